import { core, more, type Plot, scene, slot } from '../../language-pack.ts'

/** Bedtime: on the last page of the book everybody sleeps, but tonight somebody is missing from the picture. */
export const gluedPage: Plot = {
  id: 'glued-page',
  categories: ['bedtime', 'adventure', 'generic'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Mirella', gender: 'female', connection: 'zia' },
    b: { name: 'Cesare', gender: 'male', connection: '' },
  },
  titles: ['La pagina incollata', 'Sette in un letto', '{h} torna a pagina otto'],
  teasers: [
    'Nell’ultima figura del libro dormono in sette. Stasera sono sei. {H} torna indietro, pagina per pagina, a cercare chi manca.',
    'L’orso non è arrivato alla fine del libro. Finché non c’è, non si può chiudere.',
  ],
  start: 'Ogni sera il libro finisce con sette che dormono. Stasera ne manca uno, e {h} torna indietro a cercarlo.',
  byname: '{h}, dito nel libro',
  places: [
    { name: 'L’ultima pagina', description: 'Un letto grande, blu, con una coperta a puntini.' },
    { name: 'Pagina otto', description: 'È fatta di bosco, e sa un po’ di albicocca.' },
    { name: 'Il margine', description: 'Bianco e quieto. Ci passeggia chi è uscito dalla figura.' },
  ],
  scenes: [
    scene(['Sei', 'L’ultima pagina'], 'Dalla figura manca qualcuno.', [
      core(
        [
          'Il libro {h.di} finiva sempre allo stesso modo: un letto, e sette animali che dormono. Quella sera, {lì}, {h} li contò. Erano sei. Al posto dell’orso c’era il cuscino.',
        ],
        [
          'Era un libro vecchio, con il dorso di tela. {H} lo conosceva come le proprie tasche, e di sera, {lì}, lo leggeva solo per arrivare alla fine. Sull’ultima pagina c’era un letto blu, e sotto la coperta a puntini dormivano in sette: la lepre, la volpe, tre topi, il tasso e l’orso. <L’orso stava di lato e prendeva metà coperta.> Quella sera la coperta era in ordine. {H} contò con il dito. Sei. Accanto al tasso c’era il cuscino dell’orso, gonfio, mai usato.',
          'Si può aver letto un libro cento volte e accorgersi soltanto alla centesima di una cosa. {H}, {lì}, stava per chiuderlo. C’era stata la parola «buonanotte», c’era la figura con il letto. Ma nella figura il tasso aveva un occhio aperto. <In cento sere non l’aveva mai avuto.> Guardava il posto vuoto accanto a sé. Ci mancava l’orso.',
        ],
      ),
      core(
        ['Non si può chiudere un libro se qualcuno è rimasto fuori. {H} prese la torcia. «Torno indietro» disse.'],
        [
          'Un libro così non si chiude: e se l’orso stava arrivando? Resterebbe schiacciato fra due pagine, al buio. {H} aveva sonno, un sonno buono, già mezzo sistemato. Ma nella figura la lepre si era messa a sedere. {H} infilò il dito a pagina trenta e cominciò a sfogliare dalla parte sbagliata.',
          'Anche i topi, adesso, avevano aperto gli occhi. Erano sei occhi piccolissimi, grandi come punti, ma messi tutti insieme facevano una domanda. «Lo trovo io» disse {h} alla pagina. Prima di lui, comunque, non avrebbe dormito nessuno: né là né qui.',
        ],
      ),
      slot('portrait'),
      core(
        [
          '{A.+} si sedette sul bordo del letto. «L’ultima volta dov’era?» «Non lo so» disse {h}. «Di solito guardo la volpe.»',
        ],
        [
          '{A.+} si sedette sul bordo del letto e mise gli occhiali del libro. «Si fa come con le chiavi» disse {a}. «L’ultima volta, dove l’hai visto?» {H} ci pensò. Era imbarazzante. Nessuno guarda mai l’orso.',
          '«Che ci fai con la luce?» chiese {a.+}. «Manca l’orso.» {A} prese il libro, lo tenne lontano, lo tenne vicino. «Manca l’orso» ammise. E siccome a letto, con un tasso che guarda così, non ci si torna, tirò su i piedi e fece posto al cuscino.',
        ],
      ),
      slot('company'),
      more(2, [
        '{W.ora} Le pagine, voltate all’indietro, facevano un altro rumore: non più fsss, come di chi se ne va, ma come di chi rientra.',
      ]),
    ]),
    scene(['Indietro', 'Da trenta a venti'], '{H} sfoglia il libro dalla parte sbagliata.', [
      core(
        [
          'A pagina ventisei pioveva. A pagina ventidue c’era una festa. Dell’orso, soltanto le impronte. {H} voltò più in fretta, troppo in fretta: straap. La pagina diciannove, con il ponte, si era strappata in due. Adesso dalla fine non si tornava più al principio.',
        ],
        [
          'A ritroso la storia non aveva senso e proprio per questo era bella. La torta si faceva intera, la pioggia risaliva. A pagina ventisei l’orso non c’era. A ventidue, alla festa, nemmeno: c’era però la sua fetta, sul piatto. <Nessuno l’aveva toccata, il che gli fa onore.> {H} voltava sempre più svelto. A pagina diciannove c’era il ponte. Straap. Il ponte si aprì a metà, da una sponda all’altra, con un margine bianco che nessuno avrebbe potuto saltare.',
          'Interrogarono le figure. La volpe, a pagina ventiquattro, indicò indietro con la coda. Il gufo di ventuno dormiva: lui dorme di giorno, e in quella pagina era giorno. {A} inumidì il dito, per voltare meglio, ma il dito sapeva di tè. <Una macchia si allargò sul fiume, e il fiume straripò.> Quando l’ebbero asciugato con la manica, la pagina diciannove si era strappata proprio dove passa il ponte.',
        ],
      ),
      slot('road'),
      more(1, [
        'Sul margine di pagina venti camminava un personaggio che non avevano mai visto: un signore piccolo, a matita. «Io sono una correzione» disse. «Dovevo diventare un oste. Poi ci hanno ripensato.» <Passeggiava lì da ottant’anni, e si trovava bene.>',
      ]),
      more(2, [
        'Tra le pagine c’erano cose dimenticate: un capello, una violetta secca, il biglietto di un tram. «Questo è del mio ventitré» disse {a}. «Non ci sono mai salit{a.o}, allora.» E per un po’ si parlò di dove sarebbe andato.',
      ]),
    ]),
    scene(['Colla di farina', 'Chi rilega'], 'Qualcuno sa aggiustare un ponte.', [
      core(
        [
          'In cucina {b.+} aveva ancora il barattolo della colla. «Il ponte lo aggiusto» disse {b}. «Ma una pagina rotta vuole una pagina intera. Leggetemene una che non avete mai letto.»',
        ],
        [
          'Scesero in cucina con il libro aperto, come si porta un uccellino. {B.+} era ancora in piedi e mise a scaldare acqua e farina. «Un ponte di carta si rifà» disse {b}. «Però la colla tiene solo se si paga. Voglio che mi leggiate ad alta voce una pagina di questo libro che non avete letto mai.» {H} rise. Le aveva lette tutte. Poi contò i numeri in basso, e non rise più: sette, dieci. <Mancavano la otto e la nove.>',
          '«Strappi così ne ho fatti anch’io» disse {b.+}, rimestando. «Vi do colla e pennello. In cambio mi lasciate la torcia: si guasta la vista, a leggere sotto le coperte. Le ultime pagine le cercherete al buio, con le dita.» {H} accese e spense un’ultima volta, per salutarla.',
        ],
      ),
      slot('questions'),
      core(
        [
          'Il ponte tenne. E intanto {h} aveva visto una cosa: dopo la sette veniva la dieci. «Due pagine sono attaccate» disse {b}. «Da quando?»',
        ],
        [
          'Un velo di colla, una striscia di carta da forno, e il ponte tornò a posto. «Fra la sette e la dieci c’è qualcosa di grosso» disse {b}, stringendo il foglio tra le dita. «È doppio. Ci dev’essere caduta una cosa dolce, una volta, e qualcuno ha chiuso il libro in fretta.» {H} diventò ross{o} fino alle orecchie.',
          'A occhi chiusi le dita sono più attente degli occhi. {H} le fece scorrere sui bordi: pagina cinque, sei, sette. La successiva era spessa il doppio, e nell’angolo aveva un rilievo duro, a forma di goccia. {B} ci annusò sopra. «Albicocca» disse. «Chi mangiava pane e marmellata, leggendo?»',
        ],
      ),
      slot('quiet'),
      slot('road'),
    ]),
    scene(['Spessa il doppio', 'Non tirare'], 'Due pagine non vogliono lasciarsi.', [
      core(
        [
          'Tirare no: si strappava il bosco. {H} appoggiò l’orecchio. Dentro, tra la otto e la nove, qualcuno respirava piano. Da quanto tempo?',
        ],
        [
          'Provarono con l’unghia, poi con un coltello senza filo. La carta gemette, e saltò via un pezzetto di bosco. «Non così» disse {a}. {H} posò il libro e ci appoggiò sopra l’orecchio, come su una porta. C’era un respiro. Lento, largo, paziente. <Era il respiro di uno che aspetta da prima che si imparasse a leggere.> L’orso era lì, fra la otto e la nove, al buio, con la marmellata in faccia.',
          'Quella marmellata aveva anni. Era diventata vetro. {H} tirò appena, e nel bosco si aprì una crepa. «Se tiri lo perdi» disse {a}. «Se non tiri non dorme nessuno.» Di là dalla carta qualcosa si mosse, adagio, e si fermò, come chi sente delle voci e spera.',
        ],
      ),
      slot('road'),
      more(1, [
        '«Cento sere» disse {h}. «E ogni volta saltavo dalla sette alla dieci. Mi pareva che nel bosco ci si mettesse poco.» <Nelle altre cento l’orso aveva dormito in piedi.> Nessuno diede la colpa a nessuno, ma il pane e marmellata venne in mente a tutti.',
      ]),
    ]),
    scene(['Il fiato', 'Otto e nove'], '{H} apre le pagine senza tirare.', [
      slot('key'),
      core(
        [
          'Che cosa scioglie lo zucchero? Il caldo. {H} avvicinò la bocca al bordo e soffiò, come su una mano gelata. Hah. Ancora. La pagina diventò tiepida, poi morbida. E fra la otto e la nove, con un rumore di bacio, si aprì il bosco. C’era l’orso. Teneva in mano una lanterna, per chi veniva a prenderlo.',
        ],
        [
          'Non si tira, con chi è rimasto attaccato. {H} ricordò l’inverno, le mani fredde, quello che si fa. Avvicinò la bocca al bordo delle pagine e soffiò: hah, piano, caldo. Aspettò. Soffiò di nuovo. Sotto le labbra la carta profumava di albicocca. <{A} soffiava dall’altro lato, dove c’è il numero.> Alla decima volta la goccia dura si fece lucida. Alla ventesima si sentì un piccolo schiocco, come un bacio, e il bosco si aprì da solo.\nL’orso era seduto su un ceppo, in mezzo a due pagine che nessuno aveva mai letto. Aveva una lanterna, e la lanterna era accesa. «Ho pensato» disse, «che prima o poi qualcuno tornava indietro.»',
          'La colla, {b}, l’aveva scaldata. {H} prese il libro, tirò su la maglia del pigiama e se lo mise contro la pancia, chiuso, con le braccia intorno. «Che fai?» chiese {a}. «Lo covo» disse {h}. Stettero così a lungo, in silenzio. Contro la pelle la tela diventò tiepida, poi calda. Poi qualcosa, là dentro, si lasciò andare. Quando {h} aprì, la otto e la nove erano due, umide, profumate. <In una c’era un ceppo, nell’altra un sentiero.> E sul sentiero, a metà fra la pagina e il margine, camminava l’orso, con una mano davanti agli occhi per la gran luce.',
        ],
      ),
      core(
        [
          'Lessero ad alta voce le due pagine nuove. Erano corte. L’orso, intanto, camminava: dieci, ventidue, il ponte. {H} voltava, adesso, dalla parte giusta.',
        ],
        [
          'Lessero la otto e la nove ad alta voce, una riga per uno. Diceva che l’orso era tornato indietro a cercare la lanterna, perché il tasso ha paura del buio. Ecco perché. {H} voltò pagina dalla parte giusta, lentamente, per dargli tempo. Si vide passare la lanterna sulla neve della quindici, sul ponte rifatto, accanto alla fetta di torta. <Lì si fermò un momento.> La mangiò.',
          '«Cammina davanti tu» disse {h}, «che io giro.» Una pagina per ogni suo passo, e i passi di un orso sono lunghi. A diciannove provò il ponte con una zampa. A ventidue salutò la festa. {H} teneva aperto il margine con il pollice, perché non si impigliasse. A pagina trenta spense la lanterna con due dita.',
        ],
      ),
    ]),
    scene(['Sette', 'Buonanotte'], 'Il libro si può chiudere.', [
      slot('after'),
      more(2, [
        'Il tasso richiuse l’occhio. La lepre si rimise giù, i topi si strinsero, perché adesso metà coperta era di nuovo occupata. <Nessuno protestò.> Il cuscino dell’orso prese la forma che gli mancava.',
      ]),
      core(
        [
          'Sull’ultima pagina dormivano in sette. {H} lasciò il libro socchiuso, un dito appena, per l’aria. Poi anche il dito si addormentò.',
        ],
        [
          'Sull’ultima pagina c’era un letto blu. {H} contò con il dito, e ogni numero pesava un po’ di più: la lepre, la volpe, uno, due, tre topi, il tasso. E l’orso, di lato, con la punta del naso ancora lucida di albicocca. <{W.fine}> «Buonanotte» c’era scritto, in piccolo. {H} lo lesse fino al punto. Fuori dal libro, il letto aveva anche quello una coperta, e il posto accanto non era vuoto.',
          '{A} spense la luce. Il libro rimase sulla coperta, né aperto né chiuso. Nel buio della stanza si sentivano più respiri di quante fossero le persone: uno largo, uno a fischio, tre piccolissimi. {H} cercò di distinguerli e arrivò a quattro. Sul comodino c’era una fetta di pane e marmellata, per domani. Lontana dal bordo.',
        ],
      ),
    ]),
  ],
}
