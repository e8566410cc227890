import { always, type Episode, more, scene } from '../../language-pack.ts'
import { ALL } from './ages.ts'

/** Things that lie about, and want something. */
export const thingsOnTheWay: readonly Episode[] = [
  {
    id: 'ticking-box',
    categories: [],
    ages: ALL,
    ...scene(
      ['La scatola che ticchetta', 'Non agitare', 'Sette minuti indietro'],
      'Una scatola ticchetta, e nessuno la vuole aprire.',
      [
        always([
          'Tic, faceva la scatola. Era per terra, legata con lo spago, e sopra qualcuno aveva scritto: «Fragile. È in ritardo». {H} si chinò. Tac, disse la scatola, dopo averci pensato. «Non si toccano le scatole che ticchettano» disse {a}. «E se ticchetta perché vuole essere toccata?» chiese {h}. Rimasero accovacciati, a una certa distanza, con le dita nelle orecchie per metà.',
        ]),
        always([
          'Si fermò a guardare una ragazza con una bicicletta. Poi un signore che sapeva tutto sulle scatole. «È un orologio» disse, «e va indietro.» Infatti, ad ascoltarlo bene, tra un tic e un tac ci stava un respiro intero. <Chi respirava con lui si calmava subito.> Il signore che sapeva tutto dimenticò che cosa stava dicendo, sbadigliò e si sedette sul marciapiede.',
        ]),
        more(1, [
          'La ragazza appoggiò la bicicletta. «Io sono sempre in anticipo» confessò. «Arrivo, e non c’è ancora nessuno. Mi siedo e guardo le porte.» <Aveva visto, disse, un gran numero di porte.> Intanto il tic si era fatto lungo come uno sbadiglio, e nessuno dei presenti ricordava più di avere fretta.',
        ]),
        always([
          'Sciolsero lo spago. Dentro c’era una sveglia tonda, con un biglietto: «Perde sette minuti al giorno. Non so che farmene. Forse a qualcuno avanzano». {H} la alzò perché la vedessero tutti. Nessuno parlò. Poi la ragazza in anticipo tese la mano, piano, come per un cucciolo. La legò al manubrio con lo spago suo. «Sette minuti» disse. «Arriverò quando ci siete.» Pedalò via, e si sentiva da lontano: tic, e molto dopo, con comodo, tac.',
        ]),
      ],
    ),
  },
  {
    id: 'lonely-key',
    categories: [],
    ages: ALL,
    ...scene(['La chiave sul gancio', 'Apre?', 'Senza porta'], 'Una chiave non sa più che cosa apriva.', [
      always([
        'Qualcuno l’aveva appesa a un chiodo, all’altezza degli occhi, perché il padrone la ritrovasse. Era una chiave lunga, con i denti consumati, e il chiodo l’aveva già segnata di ruggine. {A} la staccò. «Apriamo» disse. «Che cosa?» «Quello che apre.» Sembrava una cosa da due minuti.',
      ]),
      always([
        'La provarono in una serratura, poi in un lucchetto, poi in una cassetta delle lettere che non c’entrava nulla. La chiave entrava volentieri e non girava mai. <In una fessura del muro girò, ma non c’era altro che muro.> A ogni tentativo diventava un po’ più tiepida. «Non è quella che non trova la porta» disse {h}. «È che le piace entrare.»',
      ]),
      more(1, [
        'Un fabbro la soppesò. «Di queste non se ne fanno più» disse. «Erano per le case che avevano una porta sola. Chi la perdeva restava fuori e chi la trovava bussava.» <La restituì tenendola per il gambo, come un fiore.> Rifarla uguale, disse, si poteva. Ma uguale a che cosa, se non si sa che cosa apre?',
      ]),
      always([
        'Alla fine la appesero dov’era. {H} però non la lasciò così. Prese la matita e disegnò sul muro, intorno al chiodo, una porta: gli stipiti, la maniglia, uno zerbino. La chiave pendeva proprio al posto giusto. Fecero venti passi e si voltarono. Una vecchia si era fermata davanti al disegno. Guardò a destra, guardò a sinistra. Poi si pulì i piedi, due volte, prima l’uno e poi l’altro, e proseguì come chi è appena tornato a casa.',
      ]),
    ]),
  },
  {
    id: 'half-song',
    categories: [],
    ages: ALL,
    ...scene(['Mezza canzone', 'La la la', 'Come finisce?'], 'Una canzone passa di bocca in bocca, e perde la fine.', [
      always([
        'Prima la fischiettò un uomo con una scala sulle spalle, passando. Poi, senza volerlo, {h}. Poi {a}. Era una canzone che tutti conoscevano fino a metà: saliva tre gradini, girava, e lì si restava con la bocca aperta. «Come va avanti?» chiese {a}. {H} rifece i tre gradini, il giro, e cadde nello stesso buco.',
      ]),
      always([
        'Chiesero in giro. Un barista la sapeva, disse, ma solo mentre faceva altro: se ci pensava scappava. Un bambino aveva una fine sua, con un dinosauro. <Era bella, ma non era quella.> Due gemelle cantarono due fini diverse, nello stesso tempo, e smisero di parlarsi. La mezza canzone era ormai in tutte le bocche, e in tutte si fermava lì.',
      ]),
      more(1, [
        'Una signora alla finestra diede la colpa alla radio. «Quel giorno andò via la corrente» disse, «proprio sul giro. Tornò due ore dopo, e parlavano di patate.» <Da allora, quando sente parlare di patate, le vengono in mente tre gradini.>',
      ]),
      always([
        'Fu l’uomo con la scala a ripassare, scarico, con le mani in tasca. Fischiettava ancora. Gli andarono dietro in punta di piedi, {h}, {a}, le gemelle, il barista con lo straccio. Tre gradini, il giro. Lui non si fermò: prese fiato, e scese dall’altra parte, due note sole, come si scende da un marciapiede. Tutto lì. Nessuno disse niente per la delusione. Poi {h} la provò, a bocca chiusa. Era come quando in un letto si trova il posto. Le gemelle la cantarono insieme, e il barista tornò al bar camminando a tempo.',
      ]),
    ]),
  },
  {
    id: 'wrong-number',
    categories: [],
    ages: ALL,
    ...scene(['Numero quarantasei', 'La fila', 'Chi è l’ultimo?'], 'C’è una fila, e nessuno sa per che cosa.', [
      always([
        '«Chi è l’ultimo?» chiese {h}. «Lei» disse la signora davanti. Così {h} {a.e} si trovarono in fila. Era una fila ordinata, lunga, con qualche seggiolino pieghevole, e girava dietro un angolo. Ognuno teneva un numerino. Il loro era il quarantasei. «Per che cosa si aspetta?» sussurrò {a}. La signora si strinse nelle spalle. «Dev’essere buono» disse. «Guardi quanti siamo.»',
      ]),
      always([
        'Si avanzava di un passo ogni tanto. Correvano voci: davano un timbro; davano pesche; c’era una persona che rispondeva a una domanda sola, ma rispondeva bene. <Un ragazzo ne preparava una da stamattina, e la teneva coperta con la mano.> Davanti qualcuno tagliò un salame, e ne arrivò una fetta per ciascuno fino al quarantotto.',
      ]),
      more(1, [
        'Il numero quarantaquattro era un maestro di ballo, il quarantacinque una che non si fidava dei maestri di ballo. Discutevano senza voltarsi, per non perdere il posto. <Dopo mezz’ora ballavano, sempre in fila, un passo avanti e uno di lato.> La fila non se ne ebbe a male.',
      ]),
      always([
        'Girarono l’angolo. La fila continuava, girava un altro angolo, e poi {h} riconobbe un cappotto. Era il quarantotto. La testa della fila aspettava dietro alla coda: facevano il giro dell’isolato da ore. Lo scoprirono insieme, lì, il primo e l’ultimo, e si guardarono. «Chi è l’ultimo?» chiese il primo. Nessuno voleva andarsene. Il ragazzo scoprì finalmente la sua domanda: «Avete fame?». Misero i seggiolini in cerchio, visto che il cerchio c’era già. {H} conserva ancora il numerino. Dietro c’è un po’ di salame.',
      ]),
    ]),
  },
  {
    id: 'letter-to-anyone',
    categories: [],
    ages: ALL,
    ...scene(['A chi la trova', 'La busta', 'Un francobollo di troppo'], 'Una lettera è indirizzata a chi la trova.', [
      always([
        '«A chi mi trova» stava scritto sulla busta. Era infilata tra due pietre, asciutta, con un francobollo che nessuno aveva timbrato. «Non è per noi» disse {a}. «È proprio per noi» disse {h}. Ne discussero un poco, perché era giusto discuterne. Poi {h} infilò il dito sotto l’orlo.',
      ]),
      always([
        'C’era un foglio solo. «Buongiorno» diceva. «Non ho niente da dire, ma avevo un francobollo. Oggi da me c’è odore di stufa. Il gatto ha dormito sulla mia mano, e io non l’ho mossa per due ore. Da voi com’è?» Seguiva mezza pagina bianca, con le righe già tirate. <In fondo, piccolissimo: «Se non avete da scrivere, c’è una matita nell’orlo».> C’era.',
      ]),
      more(1, [
        'Non è facile dire com’è, da noi. {H} guardò in giro. {A} guardò in giro. Passò una donna con tre cappelli, uno sull’altro. «Si può mettere?» chiese {a}. <La donna disse che si poteva, purché precisassero che il terzo non era suo.> A ogni riga il posto in cui stavano diventava un po’ più strano e un po’ più loro.',
      ]),
      always([
        'Riempirono la mezza pagina: i tre cappelli, un rumore di piatti, il colore di una porta. {A} annerì con la matita la punta di un dito e firmò così. Restava da decidere dove spedirla. {H} girò la busta, cancellò una lettera e ne aggiunse un’altra: adesso c’era scritto «A chi mi trova ancora». La rimisero tra le pietre, un po’ più in fuori. Il francobollo era ancora buono. Dietro, mentre se ne andavano, si sentì una carta che scricchiolava, e non era il vento, perché qualcuno rideva.',
      ]),
    ]),
  },
]
