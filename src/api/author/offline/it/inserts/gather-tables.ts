import type { ByKind, Gathering } from '../../gather.ts'

const PEOPLE: readonly Gathering[] = [
  {
    head: '{H} rovesciò lo zaino e mise tutto in fila. C’era qualcosa di ciascuno.',
    items: [
      'La mela la mandava WER, con un morso, di prova.',
      'Lo spago ce l’aveva messo WER, tre metri, per ritrovare la strada.',
      'Il cerotto l’aveva scelto WER, grande come per due ginocchia.',
      'La matita la regalava WER, e per questo era corta.',
      'La caramella di riserva l’aveva aggiunta WER, e si era attaccata alla fodera, ma contava.',
      'Il biglietto l’aveva scritto WER, con una parola sola: «Vai!».',
    ],
    tail: '«Adesso ci siamo tutti» disse {a}. <Rimisero dentro ogni cosa, come si rimette a letto qualcuno.>',
  },
  {
    head: 'A chi altro si poteva chiedere? Chiesero a tutti quelli che trovarono.',
    items: [
      'WER non lo sapeva, ma lo disse con molta educazione.',
      'WER lo riteneva possibile, almeno a partire da giovedì.',
      'WER annuì due volte, che è già qualcosa.',
      'WER promise di restare alla finestra.',
      'WER consigliò prima pazienza e poi ciambellone.',
      'WER rise in un modo che metteva coraggio.',
    ],
    tail: '«Bene, adesso sappiamo che cosa fare» disse {a}. <Non l’aveva detto nessuno. Ma tutto insieme si capiva.>',
  },
  {
    head: 'Nella giacca di {h} c’era una fotografia con gli angoli molli. Ci stavano dentro quelli che contano, molto stretti.',
    items: [
      'Davanti a tutti c’era WER, con gli occhi chiusi.',
      'Le corna a qualcuno le faceva WER.',
      'Solo WER guardava dall’altra parte.',
      'A bocca piena c’era WER.',
      'Era venuta mossa la faccia che faceva WER, di sicuro per il ridere.',
      'Quasi fuori stava WER: un braccio e mezzo saluto.',
    ],
    tail: '«E chi l’ha scattata?» chiese {a}.\n«Io» disse {h}. <Dunque qualcuno mancava, eppure si vedeva chi: tutti guardavano lì.>',
  },
  {
    head: 'Al momento buono, ognuno aiuta con quello che ha.',
    items: [
      'Una scala ce l’aveva WER, e la prestò.',
      'WER conosceva una signora dell’ufficio oggetti smarriti.',
      'La voce buona ce l’aveva WER, e chiamò da lontano.',
      'Di tempo ne aveva WER, e lo diede tutto.',
      'Per il caso aveva un proverbio WER.',
      'Ragione aveva WER, ma serviva a poco.',
    ],
    tail: '«Con meno hanno fatto dei ponti» disse {a}. <{H} rifece il conto. Era vero.>',
  },
  {
    head: 'In fondo alla strada c’era una panchina lunga, e ci stavano seduti in fila.',
    items: [
      'A un capo c’era WER, con il giornale di ieri.',
      'Accanto teneva il posto WER, con il cappello.',
      'Le gambe le dondolava WER.',
      'Semi di zucca offriva WER.',
      'Fece spazio WER, mezzo palmo per volta.',
      'All’altro capo dormiva WER, o faceva molto bene finta.',
    ],
    tail: '«Vi aspettavamo» dissero. «Da quando?» chiese {h}. <Si guardarono. Nessuno aveva portato l’orologio.>',
  },
]

const PLACES: readonly Gathering[] = [
  {
    head: '{H} disegnò una mappa a memoria, con una matita spuntata.',
    items: [
      'In mezzo scrisse WER, perché lì si arriva sempre prima.',
      'Più in alto mise WER con un cerchio intorno.',
      'Sul bordo ci stette WER, per un pelo.',
      'Dove si ruppe la punta restò WER.',
      'Una crocetta, piccola, ebbe WER.',
      'In fondo, tra due onde, finì WER.',
    ],
    tail: '{A} studiò il foglio. «E qui dov’è?» {H} batté con il dito sul tavolo, accanto alla carta. <«Questo non è ancora disegnato.»>',
  },
  {
    head: '«Quando è finita» disse {a}, «andiamo dappertutto.» Fecero un elenco.',
    items: [
      'Al primo posto venne WER; su questo erano d’accordo.',
      'Poi veniva WER, ma solo con il sole.',
      'Per via di un guanto perso si aggiunse WER.',
      'Accanto a WER scrissero: portare panini.',
      'Due volte segnarono WER, dalla voglia.',
      'Dopo misero WER, con un punto di domanda che poi cancellarono.',
    ],
    tail: '«E dopo?» chiese {h}. «Dopo, a casa» disse {a}. <Era anche quella nell’elenco, in fondo, nella grafia più grande.>',
  },
  {
    head: 'C’era una scatola di vecchie cartoline, ciascuna di un posto. {H} le fece passare.',
    items: [
      'Sulla prima c’era scritto WER, e mancava un angolo.',
      'La seconda diceva WER e sapeva di pioggia.',
      'Quella con WER era stata spedita tante volte che il francobollo non c’era più.',
      'Sotto WER qualcuno aveva aggiunto: «Torno presto».',
      'Dove si leggeva WER, era quasi tutto cielo.',
      'In fondo, capovolta, stava WER.',
    ],
    tail: '«Le ho viste tutte da vicino» disse {h}. «E chi ti ha scritto?» chiese {a}.\n«Io» disse {h}. «Per dopo.»',
  },
]

const ANSWERS: readonly Gathering[] = [
  {
    head: 'Sul tavolo c’era un quaderno con tutto quello che conviene sapere di {h}.',
    items: [
      'Sulla prima pagina c’era WER.',
      'Sotto, a matita rossa: WER.',
      'Accanto a WER era incollata una foglia secca.',
      'Arrivando a WER, a {h} venne da ridere.',
      'In lettere minuscole, perché segreto, c’era WER.',
      'L’ultima riga era WER, e poi veniva una macchia.',
    ],
    tail: '«Chi l’ha scritto?» chiese {h}. <Qualcuno che era stato a sentire.> Non si fece avanti nessuno.',
  },
  {
    head: 'C’era da fare un esame a {h}, ma le domande erano andate perse. Bastavano le risposte, disse {b}.',
    items: [
      'Per prima venne WER.',
      'Subito dietro seguì WER.',
      'Dopo averci pensato un po’ uscì WER.',
      'Una rischiò di restare fuori: WER.',
      'Poi, a dito alzato: WER.',
      'L’ultima fu WER, e per quella {h} si mise in piedi.',
    ],
    tail: '{B} annuì a ciascuna. «Dieci» disse {b}. <«In che cosa?» chiese {h}. Anche quello stava con le domande.>',
  },
  {
    head: 'Che cosa ci si porta dietro? {H} contò sulle dita quello che conta.',
    items: [
      'Il pollice fu WER.',
      'L’indice fu WER, e a ragione.',
      'Quello lungo in mezzo fu WER.',
      'Il dito che da solo non fa mai niente si prese WER.',
      'Per il mignolo restava WER.',
      'Con WER bisognò cominciare l’altra mano.',
    ],
    tail: 'Poi chiuse il pugno, e dentro c’era tutto. <Non pesava niente. Si portava volentieri.>',
  },
]

/** `WER` stands for one of them; no preposition that melts into an article may stand before it. */
export const GATHERINGS: ByKind<Gathering> = { people: PEOPLE, places: PLACES, answers: ANSWERS }
