import { core, more, type Plot, scene, slot } from '../../language-pack.ts'

/** Love, or friendship: two collectors play for the last picture, and each of them cheats in order to lose. */
export const loseToYou: Plot = {
  id: 'lose-to-you',
  categories: ['love', 'generic'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Irma', gender: 'female', connection: '' },
    b: { name: 'Osvaldo', gender: 'male', connection: '' },
  },
  titles: ['Celo, manca', 'L’ultima figurina', '{h} gioca per perdere'],
  teasers: [
    'A {h} manca una figurina sola, e anche {a.a}. Se la giocano. Ma nessuno riesce a vincere: chissà perché.',
    'Settantatré partite, settantatré pareggi. Su quell’edicola c’è qualcuno che bara, e bara male.',
  ],
  start: 'A {h} {a.e} manca la stessa figurina, la duecentododici. Ne esiste una sola, e se la giocano.',
  byname: '{h}, meno una',
  places: [
    { name: 'L’edicola', description: 'Si scambia dal lato sinistro, dove non tira vento.' },
    { name: 'Il muretto', description: 'Ha una crepa che decide i casi dubbi.' },
    { name: 'Il retrobottega', description: 'Pacchi legati con lo spago, e l’ultima bustina.' },
  ],
  scenes: [
    scene(['La duecentododici', 'Manca'], 'Due album, e un buco solo.', [
      core(
        [
          'Davanti all’edicola, {lì}, si scambiavano figurine. «Celo, celo, manca.» A {h} ne mancava una: la duecentododici. Anche {a.a}. E quella sera l’edicola ne trovò una sola.',
        ],
        [
          'L’album era quello degli animali che non esistono: trecento figurine, dal basilisco al gatto con le pinne. Di domenica, {lì}, ci si trovava sul lato sinistro dell’edicola. «Celo» diceva uno, scorrendo il mazzo dell’altro. «Celo, celo, manca.» Manca era la parola più bella, a dirla. <Si diceva sempre meno.> In primavera {h} aveva un solo buco, al numero duecentododici. Chi altro aveva quel buco, lo seppe una domenica di vento. Si chiamava {a}.',
          'C’è un momento, con le figurine, in cui non si compra più: si spera. {H} c’era arrivat{o} a marzo. Pagina ventuno, in basso, una casella bianca: la duecentododici. La mostrò a tutti, {lì}, davanti all’edicola. L’ultima persona chiuse il proprio album con un sospiro. «Pagina ventuno» disse {a.+}. «In basso.» <Si guardarono come si guardano due naufraghi sulla stessa tavola.>',
        ],
      ),
      core(
        [
          '«Ce la giochiamo» disse {a}. Chi la faceva volare più vicino al muretto vinceva. Tirarono. Pari. Tirarono ancora. Pari.',
        ],
        [
          'Dall’edicola uscì il braccio con la bustina: era l’ultima di tutte, e c’era dentro lei. Una farfalla di ferro, su fondo argento. La misero sul muretto, sotto un sasso. «Ce la giochiamo» disse {a}. «Al muro» disse {h}. Si lanciano due figurine qualsiasi, e vince chi arriva più vicino. {H} la voleva tanto da avere le dita fredde. Lanciarono. Pari. Ancora. Pari.',
          '«Metà per uno?» disse {a}. Ma una farfalla di ferro, tagliata in due, non è più niente. Se la giocarono al muretto, alla mano, a chi resta più a lungo senza ridere. Finiva pari. Dissero: domenica prossima. <Quando {h} tornò a casa si accorse di essere content{o}, e diede la colpa al vento.>',
        ],
      ),
      slot('portrait'),
      slot('company'),
      more(1, [
        'La figurina la teneva l’edicola, tra due vetri, con un cartellino: contesa. Passarono aprile e maggio. Alla quarantesima partita i curiosi se n’erano andati. <Restava il cane dell’edicola, che dormiva sulle statistiche.>',
      ]),
      more(2, [
        '{W.ora} Tra una partita e l’altra si raccontavano gli animali. {A} teneva per il gatto con le pinne. {H} difendeva il cavallo a tre gobbe, che nessuno difende mai.',
      ]),
    ]),
    scene(['Pari', 'Settantatré'], 'Qualcosa non torna nel punteggio.', [
      core(
        [
          'Provarono ogni gioco: biglie, dama, la corsa. Pari. Alla corsa {h} cadde da sol{o}, a un passo dal traguardo. {A} inciampò un istante dopo. Si sbucciarono le ginocchia, e l’edicola disse che così non poteva più vendere giornali: la prossima era l’ultima.',
        ],
        [
          'Cambiarono gioco. A dama {a} si fece mangiare tre pezzi senza accorgersene; {h}, subito, quattro. Alle biglie il vento era sempre contrario, anche al coperto. Nella corsa fino alla fontana {h} era in testa. A un passo dall’acqua una scarpa, da sola, si slacciò. {A}, dietro, avrebbe vinto: ma si fermò a guardare un piccione. <Il piccione non aveva niente di speciale.> Finirono nella fontana in due, e con loro gli album. Le pagine si gonfiarono come pane. «Domenica è l’ultima» disse l’edicola, mettendole ad asciugare. «O qualcuno vince, o la vendo.»',
          'Alla sessantesima partita l’edicola cominciò a guardare meglio. A mano aperta {h} buttava sempre carta, dopo aver visto le forbici. A braccio di ferro si lasciavano andare nello stesso momento, e si facevano male al gomito. <Una volta, a testa o croce, la moneta cadde nel tombino: ce l’aveva spinta un piede, e non si capì di chi.> Il lunedì l’edicola appese un avviso. «Domenica ultima partita. Poi basta: mi state rovinando la piazza.» Per pagare i giornali calpestati {h} diede via il cavallo a tre gobbe, il pezzo più caro.',
        ],
      ),
      slot('road'),
      more(1, [
        '«Tu perdi apposta» disse il cane. O forse era un bambino, dietro il cane. «Anche tu» disse poi, all’altra metà del muretto. <Gli diedero una doppia per ciascuno, perché tacesse.>',
      ]),
      more(2, [
        'Di notte {h} provava davanti allo specchio. Bisognava sbagliare di poco, e con una faccia dispiaciuta. Veniva bene. <Era la faccia che faceva anche {a}, ora che ci pensava. Ma non ci pensò.>',
      ]),
    ]),
    scene(['L’ultima bustina', 'Il consiglio'], 'Qualcuno ha visto giocare tutta la primavera.', [
      core(
        [
          'Quella settimana, nel retrobottega dell’edicola, c’era {b.+}. «Vi ho guardati» disse {b}. «So perché pareggiate. Te lo dico, se mi dai l’album. Tutto.»',
        ],
        [
          'Nel retrobottega, fra i pacchi di giornali, dava una mano {b.+}. «Ho visto tutte le partite» disse {b}. «So come si vince la prossima. Ma chi lo sa, paga. Domenica, davanti a tutti, dici ad alta voce che cosa vuoi. Non la figurina: quello che vuoi davvero.» {H} si strinse addosso l’album, con i suoi duecentonovantanove animali che non esistono.',
          '«Settantatré pareggi» disse {b.+}, che intanto legava pacchi. «Il caso non ci arriva. Vuoi sapere chi bara?» {H} si fece ross{o}. «Allora c’è un prezzo. Domenica, prima di giocare, dici ad alta voce quello che vuoi davvero. Non la figurina. Quello che vuoi.»',
        ],
      ),
      slot('questions'),
      core(
        [
          '{H} esitò, poi disse di sì. «Chi perde apposta lascia sempre lo stesso segno» disse {b}. «Guarda le mani di chi hai davanti. Finora hai guardato il muretto.»',
        ],
        [
          '{H} fece di sì, e l’album scricchiolò. «Bene» disse {b}. «Sai perché non finisce mai? Perché per perdere bisogna essere in due: uno che perde e uno che vince. Voi siete due della stessa specie. Guarda le mani, domenica. Tu hai sempre guardato il muretto.»',
          'Ci volle un pacco intero di giornali, prima che {h} rispondesse. «Va bene» disse. {B} tagliò lo spago. «Allora ti dico una cosa piccola. Chi vuole vincere, un attimo prima di lanciare, guarda il muro. Chi vuole che vinca l’altro guarda l’altro. Io, da qui, vedevo due che non guardavano il muro.»',
        ],
      ),
      slot('quiet'),
      slot('road'),
    ]),
    scene(['Sabato', 'E dopo?'], 'Viene l’ultima domenica.', [
      core(
        [
          'Il sabato non dormì. Se vinceva, la farfalla era sua, e di domenica non c’era più motivo di venire. Se perdeva, lo stesso. {H} si mise a sperare nella pioggia.',
        ],
        [
          'Tutto il sabato {h} fece i conti. Se vinceva, l’album era pieno, e un album pieno si mette via. Se vinceva {a}, era pieno quello {a.di}. In ogni caso la domenica dopo davanti all’edicola non ci sarebbe stato nessuno, sul lato sinistro, dove non tira vento. <Nemmeno il cane, che seguiva il punteggio.> Per la prima volta da marzo, {h} sperò che quella figurina non fosse mai stata stampata.',
          'Che cosa vuoi davvero? A dirlo così, di sabato, davanti a una casella bianca, la risposta era ridicola. {H} la scrisse sul bordo dell’album, a matita, poi la cancellò. Restò il solco. <Con l’unghia lo si leggeva benissimo.> Domani bisognava dirla ad alta voce, e vincere, o perdere, e poi andare a casa.',
        ],
      ),
      slot('road'),
      more(1, [
        'Passò {a}, per caso, sotto la finestra. Era la terza volta. «Domani, allora» disse {a}. «Domani» disse {h}. «Porto le mie doppie» disse {a}. «Se mai servissero.» Nessuno rideva più.',
      ]),
    ]),
    scene(['L’ultima partita', 'Le mani'], '{H} guarda dalla parte giusta.', [
      slot('key'),
      core(
        [
          'La domenica {h} alzò la mano per lanciare, e guardò {a}. {A} guardava {h}. Le dita, in due, stavano già sbagliando mira. «Tu vuoi che vinca io» disse {h}. «E tu che vinca io» disse {a}. «Da quando?» «Da marzo.»',
        ],
        [
          'C’era mezza piazza. La farfalla di ferro, fra i vetri, brillava. {H} prese la figurina da lancio, alzò il braccio, e questa volta non guardò il muretto. Guardò le mani {a.di}. Il pollice era troppo alto: così si tira lungo. Era lo stesso pollice, un dito troppo alto, che {h} vedeva ogni sera nello specchio. «Aspetta» disse {h}. «Tu stai per sbagliare.» «No» disse {a}. «Sì. Da settantatré volte.»\n{A} abbassò il braccio. «E tu sbagli prima ancora di tirare» disse. «Ti ho vist{o}.» Si sentì il cane alzarsi. «Io non voglio la duecentododici» disse {h}, ad alta voce, ed era come parlare sott’acqua. «Voglio che manchi.»',
          '«Prima di giocare devo dire una cosa» disse {h}. La piazza fece silenzio, perché sembrava una regola. «Quello che voglio è che sia domenica.» Qualcuno rise. «È domenica» disse uno. «Anche la prossima» disse {h}. «E quella dopo.» Aveva la figurina in mano, e la mano tremava verso destra, come sempre quando voleva perdere. {A} guardò quella mano. Poi mostrò la propria: tremava verso sinistra. <Per questo veniva pari.> «Ci ho messo tre mesi a imparare a sbagliare come te» disse {a}.',
        ],
      ),
      core(
        [
          'La figurina la presero insieme e la misero sul vetro dell’edicola, dalla parte di dentro. «Contesa» diceva il cartellino. «Per sempre» aggiunse {a} a penna.',
        ],
        [
          '«Allora chi ha vinto?» chiese l’edicola, che voleva chiudere. Si consultarono. «Nessuno» disse {a}. «Ci manca» disse {h}, al plurale. L’edicola sospirò, prese la farfalla e la incollò sulla vetrina, dalla parte di dentro, dove si vede e non si tocca. <Dal retro, {b} batté le mani una volta sola.>',
          'Aprirono i due album, uno accanto all’altro, alla pagina ventuno. Due caselle bianche. {H} ci disegnò una farfalla, in quella {a.di}. {A} ne disegnò una in quella {h.di}. Venne male, con un’ala sola. <L’altra ala era venuta nell’altro album.> «Celo» disse {a}. «Celo» disse {h}.',
        ],
      ),
    ]),
    scene(['Domenica', 'Lato sinistro'], 'C’è ancora da giocare.', [
      slot('after'),
      more(2, [
        'Della farfalla di ferro, un collezionista offrì una bella cifra. «È contesa» disse l’edicola. «Da chi?» L’edicola indicò il muretto. <Lui guardò un momento, poi rimise via il portafoglio.>',
      ]),
      core(
        [
          'La domenica dopo, sul lato sinistro dell’edicola, c’erano due persone con il mazzo in mano. «Celo» diceva {h}. «Celo» diceva {a}. Andò avanti fino a sera.',
        ],
        [
          'L’album nuovo uscì in autunno: macchine inutili, quattrocento figurine. <{W.fine}> Ne comprarono uno. Uno solo, in due. Sul lato sinistro dell’edicola, dove non tira vento, ci si sta un po’ stretti. «Celo» dice {h}. «Celo» dice {a}. E quando capita un doppione fanno finta che manchi, e ricominciano da capo.',
          'Si contano ancora le partite. Sono duecentododici. Il cane dorme sul foglio, che è lungo come un lenzuolo e porta, riga dopo riga, la stessa parola: pari. Questa domenica {a} ha il sole negli occhi, {h} una scarpa slacciata. Si mettono in posizione, alzano il braccio. E nessuno dei curiosi, che sono tornati, guarda il muretto.',
        ],
      ),
    ]),
  ],
}
