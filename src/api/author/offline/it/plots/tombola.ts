import { core, more, type Plot, scene, slot } from '../../language-pack.ts'

/** Christmas: a bag of ninety numbers, and out comes a ninety-first that stands on nobody's card. */
export const tombola: Plot = {
  id: 'tombola',
  categories: ['christmas'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Nives', gender: 'female', connection: 'cugina' },
    b: { name: 'Oreste', gender: 'male', connection: '' },
  },
  titles: ['Il novantuno', 'Una cartella di troppo', '{h} e il numero che non c’era'],
  teasers: [
    'Nel sacchetto della tombola ci sono novanta numeri. La sera della vigilia {h} ne pesca uno in più.',
    'Esce il novantuno, e nessuno ce l’ha. Finché non si trova la cartella, in quella casa non si cena.',
  ],
  start: 'La sera della vigilia si gioca a tombola. Dal sacchetto esce il novantuno, che non esiste.',
  byname: '{h}, mano nel sacchetto',
  places: [
    { name: 'La tavola', description: 'Ci stanno in undici, se due si stringono.' },
    { name: 'Il ripostiglio', description: 'Le scatole portano scritto che cosa non contengono.' },
    { name: 'Il pianerottolo', description: 'Quattro porte. Da tre esce profumo di cena.' },
  ],
  scenes: [
    scene(['Novanta', 'Fagioli secchi', 'Il sacchetto'], 'Dal sacchetto esce un numero di troppo.', [
      core(
        [
          'La vigilia, {lì}, si giocava a tombola prima di cena: era la regola. {H} teneva il sacchetto. Pescò, guardò e non disse niente. Sul gettone c’era scritto novantuno.',
        ],
        [
          'C’era una regola sola, la sera della vigilia: prima la tombola, poi la cena. <Il forno lo sapeva e aspettava.> Si giocava {lì} con un sacchetto di panno, le cartelle unte e i fagioli secchi per segnare. Quell’anno a pescare toccava {h.a}. Uscì il sette. Uscì il trenta. Poi {h} sentì sotto le dita un gettone più freddo degli altri. Lo tirò fuori. Era il novantuno.',
          'I numeri della tombola sono novanta. Lo sanno anche quelli che non sanno contare. {H} aveva infilato la mano nel sacchetto come tutti gli anni, {lì}, la sera della vigilia. <Undici persone guardavano quella mano con il fagiolo pronto.> Il legno era vecchio, la cifra era rossa, il nove e l’uno stavano vicini e comodi. «Novantuno» lesse {h}. Undici fagioli rimasero per aria.',
        ],
      ),
      core(
        [
          'Nessuno l’aveva. E la regola era chiara: un numero uscito va segnato, o la partita non finisce. E senza fine, niente cena.',
        ],
        [
          '«Rimettilo dentro» disse qualcuno. {H} lo rimise, mescolò, pescò. Novantuno. Mescolò con tutto il braccio. Novantuno. Un numero uscito va segnato, diceva la regola, e finché non si segna la partita resta aperta. Dal forno arrivò un odore di pasta che cominciava a offendersi. {H} aveva fame. Ma soprattutto voleva sapere di chi era.',
          'Si controllarono le cartelle, davanti e dietro. Il novantuno non c’era. «Allora non vale» disse uno. «Se è uscito vale» disse un altro. Per venti minuti si litigò con molta educazione. {H} girava il gettone tra le dita. Era consumato ai bordi. <Non si consuma un numero che nessuno chiama.> Da qualche parte c’era una cartella che lo aspettava.',
        ],
      ),
      core(
        ['«Cerchiamola» disse {a.+}, e si alzò con il tovagliolo ancora al collo.'],
        [
          '{A.+} si alzò con il tovagliolo al collo. «Quante cartelle c’erano nella scatola?» «Dodici» disse {h}. «E noi quante ne abbiamo?» Le contarono. Undici. «Ecco» disse {a}.',
          '«Io ho ancora posto per un fagiolo» disse {a.+}, «e nessuna voglia di aspettare. Dove stava la scatola?» «Nel ripostiglio.» «Allora si comincia da lì.» Presero la torcia e un grissino a testa.',
        ],
      ),
      slot('portrait'),
      slot('company'),
      more(1, [
        '{W.ora} Sulla tavola i fagioli tenevano ognuno il suo numero. <Un bambino ne aveva mangiato uno, e adesso gli mancava il quarantaquattro.> «Nessuno tocchi niente» disse {a}. «Si torna subito.» Nessuno credette al subito.',
      ]),
    ]),
    scene(['Il ripostiglio', 'Quello che non c’è scritto'], '{H} e {a} cercano la dodicesima cartella.', [
      core(
        [
          'Nel ripostiglio le scatole mentivano tutte. In quella delle candele c’erano bottoni, in quella dei bottoni una trappola per topi con dentro un angelo. La cartella non c’era. In cambio cadde uno scaffale, e si ruppe il piatto grande.',
        ],
        [
          'Nel ripostiglio ogni scatola diceva una cosa e ne conteneva un’altra. «Candele», e dentro erano bottoni. «Bottoni», e dentro c’era un angelo senza un’ala. {H} salì sul terzo ripiano. Il terzo ripiano scese. Con lui scese il piatto grande, quello che si usava una volta all’anno, quella sera. <Fece un rumore lungo, come se li contasse, i pezzi.> La cartella non c’era.',
          'Cercarono tra le palle di vetro, una per una, con due dita. Cercarono nella scatola scritta «Varie», che era la più ordinata di tutte. {A} trovò un guanto del Settantotto. {H} tirò un cartoncino giallo che spuntava dal fondo. Non era la cartella: era quello che teneva su tutto il resto. Quando il rumore finì, in terra c’era il piatto della vigilia, in nove pezzi.',
        ],
      ),
      more(1, [
        '«Il piatto era di mia zia» disse qualcuno dal corridoio. «Però non le piaceva» disse {a} in fretta. <Si fece silenzio, per rispetto della zia.> {H} raccolse i pezzi in un cestino. Li contò due volte, e due volte furono nove.',
      ]),
      slot('road'),
      core(
        [
          'Sul pianerottolo si aprì la porta di fronte, da cui non usciva nessun profumo. «A me manca chi gioca» disse la vicina, ridendo un poco, e richiuse.',
        ],
        [
          'Sul pianerottolo la vicina di fronte aprì appena la porta. «Avete già fatto tombola?» «No» disse {h}. «Ci manca una cartella.» «A me manca chi gioca» disse la vicina, ridendo un poco, e richiuse. Da quella porta non usciva nessun profumo.',
          'Al rumore si affacciò la vicina di fronte, in pantofole. «Tutto bene? Credevo fosse già la tombola.» «Non ancora» disse {h}. «Beati voi» disse la vicina. «A me, per cominciare, manca chi gioca.» La porta si richiuse piano. Era l’unica, sul pianerottolo, senza profumo di cena.',
        ],
      ),
      more(3, [
        'Nel ripostiglio si poteva stare solo storti. {H} pendeva a destra, {a} a sinistra. <In mezzo passava appena la torcia.> «Se ci fosse stata» disse {a}, «si sarebbe stufata anche lei.»',
      ]),
    ]),
    scene(['Chi scriveva i numeri', 'Il prezzo', 'Una pescata al buio'], 'Qualcuno conosce il sacchetto da prima.', [
      core(
        [
          'Il sacchetto l’aveva cucito {b.+}. «So di chi è il novantuno» disse {b}. «Ma voglio il tuo premio: se fai tombola, quest’anno non prendi niente.»',
        ],
        [
          'In fondo alla tavola, vicino alla stufa, sedeva {b.+}. Il sacchetto veniva da lì: lo aveva cucito {b}, per un’altra vigilia. «So che cos’è il novantuno» disse {b}. «Però costa. Il premio della tombola, quest’anno, non lo prendi. Nemmeno se vinci.» Il premio stava sulla credenza, con il fiocco. {H} lo guardava da novembre.',
          '{B.+} non aveva smesso un momento di sgranare fagioli. «Ce l’ho messo io, quel numero» disse {b}. «E non l’ho mai tolto.» «Perché?» «Prima il premio. Se esce il tuo nome, stasera, dici: non è mio.» <Sulla credenza il fiocco era rosso come il gettone.>',
        ],
      ),
      slot('questions'),
      core(
        [
          '{H} guardò il pacco con il fiocco, e poi non lo guardò più. «Va bene» disse. «Una cartella si fa sempre in più» disse {b}. «Nessuno chiede mai per chi.»',
        ],
        [
          '{H} mise le mani in tasca, per non vederle. «Va bene» disse. {B} annuì. «Quando disegnai le cartelle ne feci undici, e poi una. Quella in più si mette in tavola coperta, con un fagiolo sopra. Poi un anno non c’era posto, e qualcuno la spostò. Da allora il sacchetto la cerca.»',
          'Ci volle un bel respiro. «Non è mio» disse {h} a voce alta, per provare. Suonava male. La seconda volta andò meglio. «Bravo sacchetto» disse {b}. «La dodicesima non era per noi. Era per chi non si è ancora seduto. Noi la usavamo per tenerci sotto qualcosa di caldo.»',
        ],
      ),
      slot('quiet'),
      more(2, [
        '«Io una volta ho vinto» raccontò {b}. «Tombola secca, al quarantesimo numero. Ho vinto un cesto. E per tutta la sera nessuno mi ha più rivolto la parola.» <{B} ci pensò su.> «Era un cesto molto grande.»',
      ]),
      slot('road'),
    ]),
    scene(['Si raffredda', 'La pasta si offende'], 'La partita si ferma, e la casa si stanca.', [
      core(
        [
          'Le dieci. I più piccoli dormivano sui cappotti. Due zii avevano messo il fagiolo dove volevano. «Chiudiamo la partita» dissero tutti. Sotto la pentola non c’era più il fuoco.',
        ],
        [
          'Si fecero le dieci. Uno a uno i fagioli rotolavano via. C’era chi dormiva sui cappotti, chi mangiava il pane a pezzi, chi barava apertamente. «Basta» disse una voce dalla cucina. «O si cena o si butta.» {H} teneva il gettone nel pugno. <Era ancora freddo, e non c’era verso di scaldarlo.> Senza quella cartella la vigilia finiva così, a metà.',
          'La candela di mezzo si spense da sola. Nessuno la riaccese. «È solo un numero» disse chi di solito aveva ragione. Sparecchiarono le cartelle, una sull’altra, con i fagioli che cadevano. {H} le vide sparire nella scatola: dieci, undici. Poi guardò il tavolo vuoto. Non aveva mai visto niente di così poco natalizio.',
        ],
      ),
      slot('road'),
      more(1, [
        '«Un piatto rotto, niente premio e la cena fredda» contò {a}. «Stiamo vincendo?» «Non ancora» disse {h}. <Dalla strada salì un canto, stonato con molta convinzione.>',
      ]),
    ]),
    scene(['Sotto la pentola', 'Dodici'], '{H} ripensa a dove si mette una cosa calda.', [
      slot('key'),
      core(
        [
          'Qualcosa di caldo! {H} corse in cucina e alzò la pentola. Sotto, nera e tonda di anni, c’era la dodicesima cartella: faceva da sottopentola. Nel mezzo, in rosso, il novantuno. E dietro una parola: «Chi arriva».',
        ],
        [
          'Ci tenevano sotto qualcosa di caldo. {H} aprì gli occhi. In cucina la pentola stava dove stava sempre, su un quadrato di cartone scuro che nessuno aveva mai guardato. «Alzala» disse {h}. {A} la alzò con due presine. Il quadrato aveva tre righe di numeri, bruciati e lucidi. In mezzo c’era il novantuno. Dietro, nella scrittura di {b}, due parole: «Chi arriva».\nDall’altra parte del pianerottolo c’era una porta senza profumo. Non serviva altro. {H} prese un fagiolo e andò a bussare.',
          '«Dov’è che si mette una pentola?» chiese {h} piano. «Sul sottopentola» disse {a}. «E il nostro com’è?» Nessuno lo sapeva. Era una cosa quadrata, scura, e c’era da sempre. La girarono sotto la lampada. Aveva le caselle. Aveva il novantuno, preciso in mezzo, con un cerchio intorno come una sedia. E c’era scritto, piccolissimo: «Chi arriva».\n{H} uscì sul pianerottolo con la cartella in mano. La vicina aprì subito. <Non aveva ancora fatto in tempo ad allontanarsi dalla porta.> «Le manca chi gioca?» chiese {h}. «A noi manca lei.»',
        ],
      ),
      core(
        [
          'La vicina si sedette e mise un fagiolo solo. «Tombola» disse, quasi scusandosi. Il gettone, adesso, era tiepido.',
        ],
        [
          'Si strinsero in dodici. La vicina guardò la sua cartella, prese il fagiolo e lo appoggiò sul novantuno. Le altre caselle, con la pentola sopra, si erano segnate da sole, col tempo: una macchia tonda per numero. «Credo» disse, «che sia tombola.» {H} le portò il pacco con il fiocco. Non pesava niente, a darlo.',
          'Venne con le pantofole e un vasetto di mostarda. La fecero sedere vicino alla stufa. «Novantuno» gridò {h}, e la vicina disse: «Ce l’ho!», così forte che si svegliarono quelli sui cappotti. Il premio toccò a lei. Erano guanti. <Le stavano come se l’avessero misurata.>',
        ],
      ),
    ]),
    scene(['A tavola', 'Nove pezzi', 'Dopo la vigilia'], 'Finalmente si cena.', [
      slot('after'),
      more(1, [
        'Il piatto grande non c’era più, e la pasta finì in nove piatti piccoli. «Così è più calda» disse {b}, e non era vero, ma tutti lo ripeterono. <Qualcuno si leccò il suo.>',
      ]),
      more(2, [
        'Al dolce la vicina raccontò di quando suonava la tromba in un circo. Nessuno l’aveva mai immaginata con una tromba. <La tromba ce l’aveva ancora, dietro quella porta.> Si decise che l’anno prossimo si apriva la partita con quella.',
      ]),
      core(
        [
          'A mezzanotte {h} rimise i gettoni nel sacchetto e li contò. Novanta. Il novantuno era rimasto in tavola, davanti alla dodicesima sedia.',
        ],
        [
          'Prima di dormire {h} rimise i gettoni nel sacchetto, contando. <{W.fine}> Novanta. Uno era rimasto sulla tovaglia, davanti alla dodicesima sedia, e nessuno lo spostò. Sotto la pentola, da quella notte, c’è un giornale piegato in quattro. La cartella si appende vicino alla porta. Ci si mette un fagiolo sopra, fresco, ogni vigilia.',
          'La tavola era un campo di briciole e fagioli. {H} ne raccolse una manciata e la lasciò cadere nel barattolo: facevano il rumore della pioggia sul tetto. Il gettone rosso era l’ultimo. {H} lo tenne un momento sul palmo. Caldo come una tazza. Poi lo infilò per primo nel sacchetto, in fondo, dove l’anno dopo qualcuno lo avrebbe trovato.',
        ],
      ),
    ]),
  ],
}
