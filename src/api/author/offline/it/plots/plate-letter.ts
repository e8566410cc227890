import { core, more, type Plot, scene, slot } from '../../language-pack.ts'

/** Christmas at a long table: last year's promise comes back unkept, and the sauce has eaten the words. */
export const plateLetter: Plot = {
  id: 'plate-letter',
  categories: ['christmas'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Lidia', gender: 'female', connection: 'cugina' },
    b: { name: 'Osvaldo', gender: 'male', connection: '' },
  },
  titles: ['La letterina sotto il piatto', 'Prometto che', '{h} e la promessa macchiata'],
  teasers: [
    'Sotto il piatto di Natale torna la letterina dell’anno scorso. C’è una promessa. E sulla promessa c’è il sugo.',
    '«Prometto che» c’è scritto, e poi una macchia. Il pranzo di Natale è fra tre ore.',
  ],
  start:
    '{H} ritrova la letterina di un anno fa. Diceva: prometto che. Il resto l’ha coperto il sugo, e fra poco è Natale.',
  byname: '{h}, in piedi sulla sedia',
  places: [
    { name: 'La tavola lunga', description: 'Sono tre tavoli che per un giorno si vogliono bene.' },
    { name: 'La credenza', description: 'I piatti buoni ci dormono dentro trecentosessantaquattro notti.' },
    { name: 'La sedia alta', description: 'Ha una gamba più corta, e lo sa.' },
  ],
  scenes: [
    scene(['Sotto il piatto', 'Sugo'], 'Una vecchia promessa torna a galla.', [
      core(
        [
          'A Natale, {lì}, ognuno nascondeva una letterina sotto un piatto, con una promessa. Mentre apparecchiava, {h} trovò la propria, dell’anno prima. «Prometto che» diceva. Poi veniva una macchia di sugo. In fondo: «Se non lo faccio, che mi resti la sedia zoppa».',
        ],
        [
          'La mattina di Natale tirarono fuori il servizio buono, quello con il filo d’oro. {Lì} l’usanza era che sotto ogni piatto ci fosse una letterina, con una promessa dentro, e che a pranzo la si leggesse. {H} contava i piatti fondi. Sotto il nono era rimasto incollato un foglio. Era la sua scrittura, ma di un anno fa. <Le g avevano ancora la coda lunga.> «Prometto che» cominciava. Seguiva una macchia di sugo grande come un mandarino. Sotto la macchia: «…entro il prossimo Natale. Firmato».',
          'La letterina cadde dalla pila dei piatti e planò sulla scarpa {h.di}. A Natale, {lì}, se ne scriveva una ciascuno e si metteva sotto il piatto, con una promessa per l’anno nuovo. Questa aveva la firma {h.di} e dodici mesi di credenza. «Cari tutti» diceva. «Prometto che». Il resto era ragù. <Un bel ragù, di quelli che non vanno via.> In fondo si leggeva ancora: «E se non lo faccio, l’anno prossimo non si mangia il dolce».',
        ],
      ),
      core(
        [
          'Al pranzo mancavano tre ore. {H} di quella promessa non ricordava nulla. Ma una promessa non scade perché è sporca.',
        ],
        [
          '{H} annusò il foglio, che sapeva di alloro. Della promessa, niente. Eppure a tavola sarebbe toccato leggere, come ogni anno: prima la vecchia, poi la nuova. E avrebbero chiesto: allora? Mancavano tre ore. Si può mantenere una promessa, in tre ore, se non si sa qual è?',
          'Che cosa poteva aver promesso, un anno fa, {h}? Qualcosa di grande, probabilmente: si scriveva dopo l’antipasto. Gettare il foglio era facile, e la stufa era lì. {H} aprì lo sportello, poi lo richiuse. Bruciata o macchiata, una promessa sa sempre chi l’ha fatta.',
        ],
      ),
      core(
        [
          '«Io non me la ricordo» disse {a.+}. «Ma avevi la faccia rossa.» «Per il ragù?» chiese {h}. «Prima del ragù.»',
        ],
        [
          '{A.+} arrivò con le forchette. «Promettevi sempre di mettere in ordine» disse {a}. «Questa era diversa. Quando hai finito di scrivere ti sei alzat{o} e sei andat{o} alla finestra.» «E poi?» «E poi qualcuno ha passato il ragù.»',
          '«Fa’ vedere» disse {a.+}, e tenne la letterina contro il vetro. Dalla macchia non passava luce. «Comincia con una esse» disse {a}. «O è un pezzo di carne.» {H} la guardò meglio. Era carne.',
        ],
      ),
      slot('portrait'),
      slot('company'),
      more(2, [
        '{W.ora} In cucina i vetri erano appannati di brodo. Qualcuno ci aveva scritto «buon» e poi era dovuto correre alla pentola.',
      ]),
    ]),
    scene(['Tutte le promesse', 'A tentoni'], '{H} mantiene tutto quello che può.', [
      core(
        [
          '«Mantengo tutto» disse {h}. In un’ora chiese scusa a sei persone, pagò un debito vecchio e riordinò un armadio. Sul foglio non cambiò nulla. Nell’armadio, intanto, si ruppe la teglia del dolce.',
        ],
        [
          'Se non sapeva quale, le avrebbe mantenute tutte. {H} chiese scusa alla prozia per il cappello. Rese i libri, l’ombrello, una moneta da due. Scrisse a uno a cui non scriveva più. Mise in ordine il ripostiglio, finché in fondo trovò la teglia del dolce, che da sopra gli scatoloni decise di scendere. <Il rumore durò a lungo.> Del dolce di Natale rimase una fetta, e un orologio di panna. La letterina era macchiata come prima.',
          'Fece la lista di quello che si promette di solito: essere buoni, essere puntuali, telefonare. {H} fu buon{o} per venti minuti, puntuale due volte, e telefonò a nove persone, tutte con le mani nella farina. <«Che pensiero» dissero al telefono. «E perché?»> Nell’ultima chiamata il filo prese dentro la zuppiera buona. Cadde con molta calma. Di quel servizio, ora, restavano diciannove pezzi per venti persone.',
        ],
      ),
      slot('road'),
      more(1, [
        'Provarono con il limone, con il latte, con la mollica. La macchia si schiarì, e sotto c’era una macchia più vecchia. <«Questa è del brodo di due anni fa» disse {a}. «Siamo una famiglia di strati.»>',
      ]),
      more(2, [
        'Uno zio confessò che lui, da trent’anni, prometteva sempre la stessa cosa. «Quale?» «Di non promettere più.» Lo disse con il naso nel bicchiere. <Era al secondo.>',
      ]),
    ]),
    scene(['Chi sedeva accanto', 'Un baratto'], 'Qualcuno ha letto, un anno fa.', [
      core(
        [
          'Accanto {h.a}, un anno prima, sedeva {b.+}. «L’ho letta con la coda dell’occhio» disse {b}. «Dirtela non posso: sarebbe mia. Ma ti dico dove cercare, se mi cedi il tuo posto a tavola.» Era il posto vicino alla stufa.',
        ],
        [
          'L’anno prima il posto a sinistra era toccato a una persona sola, che anche quest’anno pelava le arance: ecco {b.+}. «Certo che l’ho letta» disse {b}. «Era storta, bisognava solo piegare il collo. Ma una promessa detta da un altro non vale più. Ti do un aiuto, in cambio del tuo posto vicino alla stufa.» Quel posto {h} lo aveva da sempre. <La stufa aveva preso la forma della sua schiena, o viceversa.> «Preso» disse {h}. Fece un po’ freddo subito.',
          '«Pesa ancora, eh?» disse {b.+}, che lucidava i bicchieri. «Io ero di fianco. L’ho vista scrivere.» «E che diceva?» {B} alzò un bicchiere alla luce. «Le promesse non si riferiscono. Si ritrovano. Ti dico in che posto della casa è ancora scritta. Tu però, oggi, la letterina la leggi dalla sedia zoppa.» La sedia zoppa era quella su cui nessuno saliva volentieri.',
        ],
      ),
      slot('questions'),
      core(
        ['«Pensa al sugo» disse {b}. «Il sugo non cancella. Il sugo copia.»'],
        [
          '{B} ripiegò lo strofinaccio. «Il tuo foglio è rimasto bagnato, sotto il piatto, per un anno» disse {b}. «Sotto una cosa pesante. Che fa l’inchiostro, quando è bagnato e ha addosso qualcosa?» {H} guardò la pila. Diciannove piatti, tutti uguali.',
          '«Non guardare il foglio» disse {b}. «Lo guardi da stamattina, e lui guarda te. Guarda quello che gli stava sopra.» Sopra, {h} lo sapeva, c’era stato il pranzo intero.',
        ],
      ),
      slot('quiet'),
      more(2, [
        'Le arance pelate facevano una fila. {B} ne aprì una. «L’anno scorso» disse, «in tutto il pranzo mi hanno rivolto la parola due volte. <Tutte e due per il sale.>» Poi offrì uno spicchio.',
      ]),
      slot('road'),
    ]),
    scene(['Diciannove piatti', 'Il filo d’oro'], 'Gli ospiti arrivano, e i piatti sono già in tavola.', [
      core(
        [
          'Ma la tavola era apparecchiata, e nei piatti c’erano già i tortellini. {H} cominciò a sollevarli, uno a uno, con il brodo dentro. Sotto i primi diciotto non c’era niente. Il diciannovesimo l’aveva davanti il prozio, che mangiava.',
        ],
        [
          'Quando {h} entrò, gli ospiti erano seduti e il brodo nei piatti. Sollevare un piatto di brodo e guardarci sotto è un’arte. {H} passava dietro le sedie, chiedeva permesso, piegava la testa. <Un tortellino prese il largo.> Bianco. Bianco. Il marchio della fabbrica, bianco. Le letterine nuove si inzuppavano, e la gente cominciava a guardare. L’ultimo piatto era davanti al prozio sordo, che lo teneva con tutte e due le mani.',
          'Suonò la campanella. Entrarono in venti, cercarono il posto, si sedettero. Non c’era più tempo: ogni piatto aveva sopra un pranzo e sotto una lettera. «Un gioco!» disse {a} a voce alta. «Tutti il piatto sulla testa!» La fecero in tre. Il brodo, per fortuna, era solo tiepido. Sotto quei tre piatti non c’era scritto niente, e {h} chiese scusa per la settima volta in un giorno.',
        ],
      ),
      slot('road'),
      more(1, [
        '«Adesso le letterine!» disse la prozia, battendo sul bicchiere. «Prima quella vecchia, poi la nuova. Comincia {h}.» <Il silenzio di venti persone con il cucchiaio in mano ha un peso.>',
      ]),
    ]),
    scene(['A rovescio', 'Dalla sedia'], '{H} trova la promessa, e la mantiene.', [
      slot('key'),
      core(
        [
          'Il prozio finì il brodo. {H} voltò il suo piatto: sul fondo c’erano lettere brune, a rovescio. {A} ci mise davanti un cucchiaio lucido. «Prometto che a Natale dico a ognuno una cosa vera e buona che so di lui, e che non gli ho mai detto.»',
        ],
        [
          'Il prozio bevve l’ultimo sorso, e {h} girò il piatto. Sul fondo, dentro il cerchio d’oro, correvano delle righe brune. Il sugo aveva copiato tutto, da bravo, ma a rovescio. «Uno specchio!» disse {a}, e tese il mestolo. Nella pancia del mestolo le parole si raddrizzarono. «Prometto» lesse {h}, «che prima del prossimo pranzo di Natale dirò a ognuno una cosa bella che ho visto fare da lui, e che non gli ho mai detto.» {H} se ne ricordò, allora. La finestra, la faccia rossa. <Era stato più facile scriverlo.>',
          'Nel vetro scuro della finestra, dietro il prozio, {h} vide la tavola capovolta, e il fondo del suo piatto, che lui alzava per bere l’ultimo brodo. C’era scritto qualcosa. A rovescio, sul piatto; diritto, nel vetro. «Fermo così!» gridò {h}. Il prozio, che era sordo, restò fermo per caso. «Prometto» diceva il vetro, «di salire sulla sedia e dire a ciascuno una cosa buona di lui che ho notato solo io.» Venti facce aspettavano.',
        ],
      ),
      core(
        [
          '{H} salì sulla sedia zoppa. «Tu» disse al prozio, «lasci sempre l’ultimo pezzo, e fai finta di non avere fame.» Poi toccò al secondo. La sedia ballava. {A} e {b} la tennero ferma, ognuno da una parte.',
        ],
        [
          'La sedia zoppa dondolava. {H} ci salì lo stesso. «Zia» disse, «tu quando entri in una stanza raddrizzi i quadri con un dito, e poi ti scusi con il quadro.» Qualcuno rise, la zia no: si guardò il dito. «{A}, tu mi dai sempre il bicchiere senza scheggia.» Uno alla volta, tutti e venti. Al sesto la voce smise di tremare. La sedia non ancora. «E {b}» disse {h}, «parla poco perché ascolta fino in fondo. L’ho visto l’anno scorso. Ho passato il sale e non l’ho detto.»',
          'Cominciò dal più difficile, cioè da chi era più vicino. «{A}» disse {h}, dall’alto della sedia, «tu ridi un momento prima della fine delle barzellette, per aiutare chi le racconta.» {A} smise di mangiare. Poi toccò al prozio, alla prozia, ai gemelli, a {b}. <Al prozio lo scrissero.> Ogni volta la sedia pendeva verso la persona di cui si parlava. Nessuno toccò il brodo, che venne freddo, ed era la prima volta che a nessuno importava.',
        ],
      ),
    ]),
    scene(['Il piatto vuoto', 'Filo d’oro'], 'Si lavano i piatti buoni.', [
      slot('after'),
      more(2, [
        'Il dolce fu una fetta in venti. Ne restò. <Il prozio guardò l’ultimo pezzo, stava per dire che non aveva fame, e lo prese.>',
      ]),
      core(
        [
          'La sera {h} lavò i piatti buoni. Sul fondo del proprio trovò una scritta, fresca, a rovescio. La lesse nel mestolo. Erano diciannove calligrafie, e tutte dicevano: «Tu».',
        ],
        [
          'A fine giornata la letterina nuova {h.di} era ancora bianca. <{W.fine}> Il servizio buono tornò nella credenza, piatto su piatto. {H} ci infilò il foglio in mezzo, e prima di scrivere passò il dito nel fondo della pentola. «Prometto che» scrisse. Poi ci mise sopra una bella macchia. L’anno prossimo avrebbe saputo dove guardare.',
          'Quando {h} sollevò il proprio piatto, sotto c’erano diciannove bigliettini. Li avevano scritti sul retro delle letterine, sui tovaglioli, su una buccia d’arancia. Ognuno diceva una cosa che {h} non sapeva di fare. Li lesse in piedi, vicino alla stufa. La sedia zoppa stava accanto, e per una volta non dondolava: qualcuno le aveva messo un bigliettino sotto la gamba.',
        ],
      ),
    ]),
  ],
}
