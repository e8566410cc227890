import { core, more, type Plot, scene, slot } from '../../language-pack.ts'

/** Horror of the friendly kind: in the painted window of the house somebody moves, a little each night. */
export const paintedWindow: Plot = {
  id: 'painted-window',
  categories: ['horror', 'generic'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Nico', gender: 'male', connection: 'vicino' },
    b: { name: 'Tecla', gender: 'female', connection: '' },
  },
  titles: ['La finestra dipinta', 'Sei finestre, cinque vere', '{h} e la persiana'],
  teasers: [
    'La casa ha sei finestre, e una è dipinta sul muro. Da qualche notte, in quella, c’è qualcuno.',
    'Ogni notte la persiana dipinta è un dito più chiusa. E una stanza vera si fa più buia.',
  ],
  start:
    'Sulla facciata c’è una finestra finta, dipinta cent’anni fa. {H} si accorge che la persiana si muove, e che una mano la tiene.',
  byname: '{h}, quinta finestra da sinistra',
  places: [
    { name: 'La facciata', description: 'Cinque finestre si aprono. La sesta fa finta, molto bene.' },
    { name: 'Il ponteggio', description: 'Scricchiola un’asse sì e una no, e di notte le scambia.' },
    { name: 'La stanza cieca', description: 'Dietro la finestra dipinta c’è soltanto muro, dicono.' },
  ],
  scenes: [
    scene(['La sesta finestra', 'Un dito'], 'Nella finestra finta qualcosa è cambiato.', [
      core(
        [
          'La casa, {lì}, aveva sei finestre, ma una era dipinta: persiane verdi, davanzale, un gatto di vernice. Una sera {h} alzò gli occhi. Il gatto non c’era. E la persiana dipinta era più chiusa di ieri.',
        ],
        [
          'Chi aveva costruito la casa, {lì}, voleva sei finestre e aveva soldi per cinque. La sesta la fece dipingere. Persiane verdi, un davanzale con la sua ombra, un gatto che dormiva. <I forestieri la salutavano.> {H} ci passava sotto tutti i giorni e non la guardava più. Una sera la guardò. Il gatto di vernice era seduto. La persiana di destra, che era sempre stata spalancata, si era chiusa di un dito. E sull’orlo, dalla parte del buio, c’erano quattro dita anche loro.',
          'Di finestre, la facciata ne aveva una che non si poteva lavare: era dipinta. {Lì} ce ne sono, di case così. Dietro c’era muro pieno, e la camera {h.di} stava accanto. Una notte {h} sentì un cigolio. Non veniva dalla porta. Uscì in strada a vedere. <La luna faceva una luce da dentista.> Nella finestra finta la persiana era accostata, e una mano dipinta, che ieri non c’era, la teneva per l’orlo.',
        ],
      ),
      core(
        [
          'La notte dopo la persiana era più chiusa ancora. E in camera {h.di}, con la finestra aperta, ci fu meno luce. {H} voleva sapere chi chiudeva, prima che chiudesse tutto.',
        ],
        [
          'Ogni notte un dito. {H} tracciava un segno sul marciapiede. Al quarto segno notò un’altra cosa: in camera, a mezzogiorno, bisognava accendere la lampada. La finestra vera era aperta, il sole fuori anche. Eppure entrava meno. Come se qualcuno, da un’altra parte, stesse accostando la giornata. Mancava ancora un palmo. {H} non aveva voglia di vedere che cosa succedeva alla fine del palmo.',
          '{H} la misurò con l’ombrello. Lunedì un palmo, martedì un palmo meno un dito. Le dita dipinte erano bianche sulle nocche. Dietro, nel nero, si vedeva il segno chiaro di una faccia, che guardava fuori. Guardava proprio la finestra {h.di}. <Le tende vere, quella notte, si tirarono da sole. Solo un poco.> Bisognava fermarla. O almeno sapere che cosa voleva.',
        ],
      ),
      core(
        ['«Sarà l’umidità» disse {a.+}, e guardò meglio. «L’umidità» disse poi {a}, piano, «non si mangia le unghie.»'],
        [
          '{A.+} venne con un binocolo e disse che era un effetto di luce. Poi disse che era un effetto di vernice. Poi non disse più niente e passò il binocolo {h.a}. «Ha una manica» disse dopo un po’. «Ieri non aveva la manica.»',
          '«Perché sussurriamo?» chiese {a.+}. «È un muro.» «Sussurri anche tu» disse {h}. Rimasero in strada, spalla a spalla, con il naso in su. Il gatto di vernice si leccò una zampa. «Andiamo dentro» disse {a}.',
        ],
      ),
      slot('portrait'),
      slot('company'),
      more(2, [
        '{W.ora} Sulla finestra dipinta, invece, il tempo era sempre quello di cent’anni prima. <C’era vento, si vedeva dalle pieghe.>',
      ]),
    ]),
    scene(['Una mano di bianco', 'La vernice'], 'Provano a cancellarla.', [
      core(
        [
          'Salirono sul ponteggio con un secchio di calce e ci passarono sopra due mani di bianco. La finestra sparì. All’alba il bianco era ai piedi del muro, come neve. E il pennello l’aveva in mano l’altro.',
        ],
        [
          'Davanti alla casa c’era un ponteggio, per il tetto. {H} {a.e} salirono con la calce. La prima mano coprì il gatto, che soffiò. La seconda coprì le dita. Bianco, liscio: un muro. Scesero contenti. <{A} fischiava perfino.> All’alba la calce era tutta in terra, in un mucchietto, come la neve che cade dai rami. La finestra dipinta era più nitida di prima. Nella mano che non teneva la persiana, adesso, c’era un pennello. Il loro. E la persiana era scesa di tre dita in una volta.',
          'Appesero davanti un lenzuolo, inchiodato ai quattro angoli. Per due ore non vedere fu bellissimo. Poi il lenzuolo cominciò a gonfiarsi, a schioccare, a tirare come una vela. In strada non si muoveva una foglia. <{A} si leccò un dito e lo alzò: niente.> Con uno strappo il lenzuolo volò via, e con il lenzuolo la lampada, i chiodi, il berretto {h.di}. Passarono tutti dentro la finestra dipinta. Il berretto, da allora, si vede sullo sfondo.',
        ],
      ),
      slot('road'),
      more(1, [
        'Bussarono al muro, dall’interno, in camera {h.di}. Toc. Era pieno. Toc, toc. Pienissimo. <Poi qualcosa, dentro il pieno, fece: frrr. Come una tenda al vento.>',
      ]),
      more(2, [
        '«La mia bisnonna la salutava» disse il postino. «Diceva: buongiorno, buon vento. Poi siamo passati noi, con la fretta.» <Si toccò il berretto, per prudenza.>',
      ]),
    ]),
    scene(['Chi sa dipingere', 'Una vista'], 'Qualcuno conosce la mano che l’ha fatta.', [
      core(
        [
          'Sul ponteggio, a ritoccare la facciata, c’era {b.+}. «Ti insegno a guardare dentro» disse {b}. «In cambio chiudi la tua finestra, quella vera, e non la apri finché non hai finito.» Era l’unica vista che {h} avesse.',
        ],
        [
          'In cima al ponteggio, con i pennelli in un barattolo di pomodori, c’era {b.+}, che quella settimana aiutava a rifare i colori. «Calce?» disse {b}. «Che maniere.» Poi guardò meglio {h}. «Le finestre dipinte hanno un verso. Se sai dove metterti, ci vedi dentro. Te lo mostro. Ma per vedere da una finestra finta devi rinunciare a una vera. Chiudi la tua. Al buio, finché non è finita.» <Dalla sua finestra {h} vedeva un pezzetto di tutto.>',
          '«Voi la guardate da sotto» disse {b.+}, posando il secchio. Per quella sera badava al ponteggio. «Da sotto fa paura chiunque. Posso farvi stare di fronte. Però lassù si sale di notte, e senza lampada: la luce vera, su una cosa dipinta, vede solo il muro.» {H} consegnò la lampada tascabile. Poi consegnò anche quella di scorta.',
        ],
      ),
      slot('questions'),
      core(
        ['«E guardale le nocche» disse {b}. «Uno che chiude una persiana ha le nocche rosse. Le sue sono bianche.»'],
        [
          '«Chi la dipinse era bravissimo» disse {b}, «e aveva fretta. Fece il vento, nelle pieghe. Fece le persiane aperte. Poi andò a pranzo, e non so che cosa si dimenticò.» {B} indicò le persiane vere, una per una. «Guarda come stanno aperte le tue. Perché non sbattono?» Ai lati, nel muro, c’erano degli omini di ferro, alti un dito: quelli che tengono ferme le persiane.',
          '«Avete notato le nocche?» disse {b}. «Un pittore non sbaglia le nocche. Chi tira le ha in un modo, chi regge in un altro.» E fece scattare, sulla finestra vera, l’omino di ferro che ferma la persiana. Clac. Aveva una faccina, quell’omino, consumata dalle mani.',
        ],
      ),
      slot('quiet'),
      slot('road'),
    ]),
    scene(['Di fronte', 'L’ultimo dito'], '{H} sale, e la guarda negli occhi.', [
      core(
        [
          'Di notte {h} salì. Mancava un dito. Da vicino, dietro la persiana, c’era una ragazza dipinta, con i capelli tutti da una parte. Guardava {h} e non sbatteva le ciglia. Il vento, là dentro, urlava.',
        ],
        [
          'Le assi scricchiolavano sotto {h}, poi sotto {a}. Lassù, senza lampada, il muro smise a poco a poco di essere muro. Si fece profondo. Venne fuori un freddo di mare. Mancava un dito alla fine. Nella fessura c’era una faccia, di una ragazza di cent’anni fa, con i capelli tutti da una parte. La bocca era aperta. {H} avrebbe voluto scendere, ma il piede non trovava l’asse. <Il gatto di vernice era aggrappato alla sua gonna con tutte le unghie.>',
          'Salirono a tentoni, fino al quinto piano di assi. «È qui» disse {h}, e lo disse a una faccia. Era a un palmo. Gli occhi dipinti erano spalancati e lucidi, ma non di vernice. La persiana tremava. Un colpo, e si sarebbe chiusa. In tutta la casa, in quel momento, le finestre vere cominciarono a gemere sui cardini.',
        ],
      ),
      more(1, [
        '«Che cosa vuole?» soffiò {a}. {H} guardò le dita, da vicino. Sotto le unghie c’era del verde. <Cent’anni di verde.> Non tirava. Le dita non tiravano affatto.',
      ]),
      slot('road'),
    ]),
    scene(['Chi regge', 'L’omino di ferro'], '{H} vede che cosa manca nel quadro.', [
      slot('key'),
      core(
        [
          'Non chiudeva. Reggeva! Da cent’anni teneva aperta la persiana contro il vento, perché il pittore aveva dimenticato il fermo. E adesso era stanca. {H} prese il pennello e dipinse un omino di ferro, con la faccina e tutto. Clac. La mano si staccò.',
        ],
        [
          'Le nocche bianche: chi regge le ha così. {H} guardò il muro dipinto accanto alla persiana. Era vuoto. Niente omino, niente gancio, niente di niente. Quel vento soffiava da cent’anni, e lei da cent’anni teneva la persiana con una mano sola. Se mollava, sbatteva. E con la sua sbattevano tutte. «Un momento ancora» disse {h}. «Resisti!» {A} tese il barattolo, {b} da sotto gridò: «Nero, e un filo di bianco!». {H} dipinse, al buio, un omino alto un dito: i piedi nel muro, il petto in fuori. <La faccia venne storta, ma decisa.> Clac. La persiana si fermò. Una dopo l’altra, con molta cautela, le quattro dita si aprirono.',
          '«Non ci sta spiando» disse {h}. «Sta chiedendo aiuto!» {A} afferrò la persiana dipinta, e le mani scivolarono sul muro: da fuori non si può. Ci voleva qualcosa che potesse entrare. {H} scese di corsa e smontò l’omino di ferro dalla propria finestra. Lo appoggiò al muro, e con il pennello gli fece il giro, come si fa con la mano sul quaderno. Quando lo staccò, l’ombra restò là. L’ombra aveva i piedi saldi. <Fece persino un inchino.> Clac. Dentro il quadro qualcuno buttò fuori il fiato, dopo cent’anni.',
        ],
      ),
      core(
        [
          'La ragazza scosse la mano indolenzita. Poi aprì la persiana fino in fondo. Dentro, in tutte le stanze vere, tornò il giorno, benché fosse notte.',
        ],
        [
          'La ragazza si guardò il palmo, come una cosa ritrovata in tasca. Ci soffiò sopra. Si tirò indietro i capelli, e i capelli tornarono dov’erano, per via del vento. Poi spalancò la persiana. Dalla finestra dipinta uscì una luce di mattina, di mare, di bucato. Cadde sul ponteggio, sulla strada, sulle mani {h.di}.',
          'Per un po’ non si mosse. Non sapeva che fare di due mani. Ne provò una: la posò sul davanzale. Provò l’altra: grattò il gatto dietro le orecchie. <Era cent’anni che il gatto aspettava.> E dalla finestra, che dava sul muro pieno, venne fuori un sole basso, da colazione.',
        ],
      ),
    ]),
    scene(['Buongiorno, buon vento', 'Due mani'], 'Tutte le finestre sono aperte.', [
      slot('after'),
      more(2, [
        '{B} volle lasciare le loro ditate sotto il davanzale. «È la vostra firma» disse. <{A} ci mise l’impronta del pollice.>',
      ]),
      core(
        [
          'Ora i forestieri salutano una ragazza con il gatto in braccio. {H} la saluta ogni mattina, aprendo la persiana: buongiorno, buon vento. E se nessuno guarda, lei alza la mano. Quella libera.',
        ],
        [
          'Alla finestra {h.di} un omino di ferro si è allentato, e la persiana, quando tira aria, va tenuta. <{W.fine}> {H} la tiene con una mano e guarda fuori. Di fianco, sulla facciata, anche la ragazza guarda fuori, con i gomiti sul davanzale. Non si parlano. Ma certe sere di vento, quando {h} deve cambiare mano, la persiana resta ferma ugualmente. Quattro dita di vernice, leggere, la tengono dall’altra parte.',
          'Dopo una settimana, sul davanzale vero {h.di}, c’era un fazzoletto, piegato in quattro, e odorava di mare. Dentro c’era un pelo di gatto, verde. {H} se lo mise in tasca e uscì in strada a contare le finestre. Una, due, tre, quattro, cinque, e una sesta, dove qualcuno dormiva con la testa sulle braccia. Tutte e due le braccia. {H} passò in punta di piedi.',
        ],
      ),
    ]),
  ],
}
