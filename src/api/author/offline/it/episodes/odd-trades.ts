import { always, type Episode, more, scene } from '../../language-pack.ts'
import { ALL } from './ages.ts'

/** People with a trade that nobody has heard of. */
export const oddTrades: readonly Episode[] = [
  {
    id: 'pause-seller',
    categories: [],
    ages: ALL,
    ...scene(
      ['Il venditore di pause', 'Un minuto vuoto', 'Merce leggera'],
      'Qualcuno vende pause, e non ne ha mai fatta una.',
      [
        always([
          'La valigetta era aperta su due cassette, foderata di velluto, e dentro non c’era niente. «Pause» disse l’uomo che ci stava dietro. «Da un minuto, da cinque, da un quarto d’ora. Fresche.» {H} guardò meglio. Il niente era diviso in scomparti, con un cartellino per ciascuno. «Si mangiano?» chiese {a}. «Si fanno» disse l’uomo, parlando in fretta, perché già guardava chi veniva dopo.',
        ]),
        always([
          'Ne presero una da cinque, in prova. L’uomo prese con la pinzetta un po’ d’aria e la posò nella mano {h.di}. Non successe niente, ma successe con calma. Un piccione finì di attraversare. {A} si accorse di avere un sassolino nella scarpa da stamattina. <Lo tolse, e per un pezzo lo ammirarono.> «Buone» disse {h}. «Lei quando ne fa?» «Io? Mai» disse l’uomo. «Chi sta al banco?»',
        ]),
        more(1, [
          'Raccontò che la ditta era di famiglia. Il nonno vendeva attese, il padre intervalli, con il campanello. Lui aveva innovato. <Gli affari andavano così bene che non si era più seduto dall’autunno.> Mentre parlava aggiustava i cartellini, contava il resto, si allacciava una scarpa senza fermarsi. «Permettete» diceva ogni tre parole, e non aspettava la risposta.',
        ]),
        always([
          '{H} frugò in tasca, pagò, e si fece dare la più grande: un quarto d’ora. L’uomo la sollevò a due mani, piano, e tese le braccia. {H} non la prese. «È per lei» disse. «Al banco ci stiamo noi.» L’uomo rimase così, con quella cosa larga tra le braccia. Non sapeva dove appoggiarla. Alla fine si sedette per terra, e la pausa gli si sedette in grembo come un gatto. Intanto {h} {a.e} ne vendettero tre. Quando il quarto d’ora finì, l’uomo alzò gli occhi. «Sono così?» chiese. «Tutte?» E alzò un poco il prezzo.',
        ]),
      ],
    ),
  },
  {
    id: 'shoe-listener',
    categories: [],
    ages: ALL,
    ...scene(
      ['La ciabattina', 'Che cosa dicono le scarpe', 'Suola sinistra'],
      'Una donna ascolta le scarpe, e una tace.',
      [
        always([
          '«Si fermi» disse una donna accovacciata, con un martelletto infilato tra i capelli. «La sinistra si lamenta.» {H} guardò la propria scarpa. «Io non sento niente.» «Lei ci sta sopra» disse la donna. Accostò l’orecchio alla punta e ascoltò con gli occhi socchiusi. «Dice che la destra arriva sempre prima.»',
        ]),
        always([
          'Aveva una fila di scarpe altrui, in attesa. Con una pezza e due colpi sistemava le faccende: chi voleva essere portata al mare, chi non sopportava un certo tappeto. {A} tese la sua, per curiosità. «Questa è contenta» disse la donna, «ma vorrebbe essere allacciata senza sbuffare.» <{A} la riallacciò con molto garbo.> In fondo alla fila c’era un paio di scarponi. «Quelli invece tacciono» disse. «Da giorni. Non so di chi siano.»',
        ]),
        more(1, [
          'Provarono con i complimenti: che bel tacco, che robustezza. Provarono a farli camminare, {h} con il destro infilato su una mano, {a} con il sinistro. <Fecero un bel giro, poi inciamparono, e la colpa non fu di nessuno.> Gli scarponi guardavano davanti a sé, come i vecchi quando gli si parla troppo forte.',
        ]),
        always([
          '{H} ne prese uno e lo rovesciò. Dal tacco cadde un po’ di terra rossa, con dentro un seme. «Non stanno zitti» disse {h}. «Stanno ascoltando.» La donna si tolse il martelletto dai capelli. Nel vasetto delle bullette fecero posto, ci misero la terra, il seme, due gocce. Poi appoggiarono gli scarponi lì accanto, con le punte verso il vaso. Non era ancora spuntato nulla. Ma la donna si chinò, aspettò, e il viso le diventò largo. «Dice: piano» riferì. «In coro.»',
        ]),
      ],
    ),
  },
  {
    id: 'wind-measurer',
    categories: ['adventure', 'generic', 'love', 'horror', 'christmas'],
    ages: ALL,
    ...scene(
      ['La misura del vento', 'Un metro d’aria', 'Chi tiene il capo'],
      'Un uomo cerca qualcuno che gli tenga l’altro capo del vento.',
      [
        always([
          'Un uomo srotolava un nastro da sarto nell’aria e, ogni volta che arrivava in fondo, il nastro gli tornava addosso. «Potrebbe tenere un momento l’altro capo?» chiese {h.a}. «Di che cosa?» «Del vento» disse l’uomo. «Da solo non riesco a misurarlo. Ogni volta che arrivo dove finisce, ha ricominciato.»',
        ]),
        always([
          '{H} tenne il capo. L’uomo si allontanò contando, con la cravatta in faccia. «Quattro metri e venti!» gridò. Poi il vento si girò, e furono sei. Poi passò sotto una porta, e {a} dovette correre dall’altra parte a vedere quanto ne usciva. <Ne usciva di più di quanto ne era entrato.> L’uomo scriveva tutto su un taccuino, e il vento voltava le pagine.',
        ]),
        more(1, [
          '«A che cosa serve saperlo?» chiese {a}. L’uomo tirò fuori una fotografia, molto stropicciata: un vestito appeso a un filo. «Mia moglie mi ha chiesto una tenda della lunghezza giusta. Dice che d’estate il vento entra e non ci sta.» <Era una richiesta di sette anni prima. Lui era uno preciso.>',
        ]),
        always([
          'Misurarono finché il taccuino fu pieno. Non tornava un numero con l’altro. L’uomo si sedette sul bordo del nastro. Allora {h} prese la sua sciarpa per un capo e la lasciò andare: il vento la distese tutta, la provò, e la lasciò ricadere. «Ecco» disse {h}. «Di questa taglia.» L’uomo guardò la sciarpa, che arrivava fin dove arrivava. Fece un segno con il gesso. «Una tenda lunga quanto basta perché si muova» mormorò, e chiuse il taccuino con un elastico. Se ne andò tenendo il vento alle spalle, e questa volta lo lasciava fare.',
        ]),
      ],
    ),
  },
  {
    id: 'name-keeper',
    categories: [],
    ages: ALL,
    ...scene(['Lo schedario', 'Senza nome', 'La lettera che manca'], 'Qualcuno dà un nome alle cose che non l’hanno.', [
      always([
        'Lo schedario aveva le rotelle e veniva spinto da una signora con le maniche di carta. «Nomi» spiegò, frenando con il piede. «Li do alle cose che non ce l’hanno. Come si chiama, secondo voi, il rumore che fa una sedia quando qualcuno si alza e non torna subito?» Non lo sapeva nessuno. «Vedete» disse la signora. «Ce n’è, di lavoro.»',
      ]),
      always([
        'Aprì un cassetto e lesse a caso. La briciola che cade sempre dalla parte dei libri: sbrigiola. La voglia di ridere in una stanza dove tutti tacciono: pizzicoro. <«Quella ce l’ho spesso» disse {a}.> Poi tirò fuori una scheda bianca. «Su questa sono ferma da un mese. È quando due persone dicono la stessa parola nello stesso momento e poi si zittiscono. Voi come lo chiamereste?»',
      ]),
      more(1, [
        '{H} disse: scontro. Troppo duro. {A} disse: doppione. Troppo poco. Provarono con parole lunghe, con parole straniere, con una che era quasi uno starnuto. <La signora le scriveva tutte a matita, per non offendere nessuno.> Lo schedario, stanco, si mosse da solo di un palmo.',
      ]),
      always([
        '«Forse» disse {h}. «Forse» disse {a}, nello stesso momento. Si zittirono. La signora aveva alzato la penna e non respirava. Nessuno aveva più niente da proporre, e nell’aria restava quella cosa piccola, come una moneta caduta di taglio. «Ecco» disse la signora. «L’ho sentito bene, finalmente.» Scrisse una parola sulla scheda, la asciugò, la girò perché non la leggessero. «I nomi buoni si tengono al caldo un giorno» disse. E spinse via lo schedario, che adesso cigolava in modo diverso. Anche quello, disse, andava segnato.',
      ]),
    ]),
  },
  {
    id: 'borrowed-chair',
    categories: [],
    ages: ALL,
    ...scene(
      ['La sedia in prestito', 'Quattro gambe', 'Posto libero'],
      'Una sedia aspetta qualcuno, ma non chiunque.',
      [
        always([
          'In mezzo al passaggio c’era una sedia. Una sedia buona, impagliata, voltata verso niente. Sullo schienale pendeva un cartello: «In prestito. Rendere a chi ne ha più bisogno». {H} non era stanc{o}, ma davanti a una sedia così viene da esserlo. «Chi si siede deve poi portarla» osservò {a}, che aveva letto due volte.',
        ]),
        always([
          'La portarono, un po’ per ciascuno. A chi ne aveva più bisogno? A un fattorino con le braccia piene: non poteva, se si sedeva non si rialzava. A una signora in attesa: preferiva, disse, aspettare in piedi, si aspetta meglio. <A un cane: la annusò e le diede un’occhiata da intenditore.> La sedia era leggera all’inizio. Poi cominciò a pesare come una persona.',
        ]),
        more(1, [
          'Sotto il sedile c’erano dei segni, fatti con l’unghia, con la penna, con un chiodo. «Tre minuti, grazie.» «Qui ho letto la lettera.» «Qui non l’ho letta.» «Avevo le scarpe strette.» {H} li seguì con il dito fino al bordo. <Ce n’erano almeno cento, e l’ultimo era fresco.>',
        ]),
        always([
          'Trovarono un uomo appoggiato a un muro, che diceva di stare benissimo. Aveva un pacchetto in mano e lo guardava senza aprirlo. {H} non fece domande. Posò la sedia lì accanto, e poi, con {a}, si mise a guardare dalla parte opposta, a lungo, come chi ha visto qualcosa di molto interessante. Dietro, la paglia scricchiolò. Si sentì la carta del pacchetto, adagio. Quando si voltarono l’uomo era in piedi, con gli occhi asciutti, e teneva la sedia per lo schienale. «Da che parte andavate?» chiese. «Io la porto di là.»',
        ]),
      ],
    ),
  },
]
