import { core, more, type Plot, scene, slot } from '../../language-pack.ts'

/** Science fiction, also at Christmas: on a space station one paid cup has waited for two hundred years for whoever needs it. */
export const paidCoffee: Plot = {
  id: 'paid-coffee',
  categories: ['scifi', 'christmas', 'generic'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Milo', gender: 'male', connection: 'cugino' },
    b: { name: 'Ersilia', gender: 'female', connection: '' },
  },
  titles: ['La tazza sospesa', 'Una, già pagata', '{h} e la macchina numero nove'],
  teasers: [
    'Al bar della stazione orbitante c’è una cioccolata già pagata, da duecento anni. La macchina non la dà a nessuno.',
    'Domani spengono la macchina numero nove. Ma lei ha ancora un debito: una tazza, per chi ne ha bisogno.',
  ],
  start:
    'La macchina numero nove sta per essere spenta. Non si può, finché nessuno beve la tazza che qualcuno ha già pagato.',
  byname: '{h} davanti alla numero nove',
  places: [
    { name: 'Il bar di bordo', description: 'Sei sgabelli, e da ognuno si vede un pianeta diverso.' },
    { name: 'La numero nove', description: 'Ottone, vapore e una sola spia accesa.' },
    { name: 'Il molo degli arrivi', description: 'Tutti guardano l’ora di un posto lontano.' },
  ],
  scenes: [
    scene(['Una sospesa', 'Il contatore'], 'Una macchina deve qualcosa a qualcuno.', [
      core(
        [
          'Nel bar della stazione, {lì}, c’era una vecchia macchina da bevande, la numero nove. Sul suo contatore, da duecento anni, stava scritto: «Sospese: una». Domani la spegnevano. E la macchina rifiutava.',
        ],
        [
          'Era un’usanza antica, venuta su con i primi equipaggi. Chi beveva qualcosa al bar poteva pagarne due: una per sé, una sospesa. La sospesa toccava al primo che ne aveva bisogno. <Bastava chiedere: «C’è qualcosa di sospeso?».> Poi erano arrivati i crediti automatici, e nessuno se n’era più ricordato. Nessuno, tranne la numero nove. Stava in fondo al bar, {lì}, tutta ottone, e sul suo contatore c’era ancora scritto: «Sospese: una».',
          'La numero nove pesava come un maiale e fischiava come un treno. Era l’ultima macchina della stazione con un rubinetto vero. {Lì} la tenevano per ricordo, tra uno schermo e l’altro. Un foglio, incollato sul fianco, diceva: «Spegnimento: domani». <Sotto, una piccola spia gialla diceva di no.> «Non posso» spiegò la macchina, con la sua voce da teiera. «Ne ho una già pagata.»',
        ],
      ),
      core(
        [
          '{H} doveva spegnerla: era il suo primo incarico. «Basta che qualcuno la beva» disse. Non sapeva quanto fosse difficile.',
        ],
        [
          'Spegnerla toccava {h.a}. Era il suo primo incarico a bordo e ci teneva: un pulsante, una firma, finito. «La bevo io» disse {h}, «e non se ne parla più.» La macchina soffiò un poco di vapore. «Ne ha bisogno?» chiese. {H} ci pensò troppo. «Ecco» disse la macchina.',
          'L’incarico era facile, c’era scritto: facile. Svuotare, firmare, spegnere. {H} aveva già in mano la chiave. «È per chi ne ha bisogno» disse la numero nove. «Una cioccolata, molto calda, con la scorza d’arancia. Me l’ha affidata un signore con il cappello. Io sono una macchina seria.»',
        ],
      ),
      core(
        ['«Troviamo qualcuno che ha bisogno» disse {a.+}. «In una stazione di novemila persone, quanto ci vorrà?»'],
        [
          '{A.+} finì di leggere il foglio. «Novemila persone» disse {a}. «Vuoi che a una non serva una cioccolata?» «Entro domani» disse {h}. «Entro pranzo» disse {a}.',
          '«Duecento anni» disse {a.+}. «Con la scorza d’arancia.» Si capiva che ci stava pensando per sé. «Tu non ne hai bisogno» disse {h}. «Ne ho voglia» disse {a}. La spia gialla non si mosse: non era lo stesso.',
        ],
      ),
      slot('portrait'),
      slot('company'),
      more(
        1,
        [
          'Era la vigilia, a bordo, e avevano appeso le luci lungo i tubi dell’aria. Il calendario lo decideva il pianeta più vicino, e quell’anno il pianeta era d’accordo. <Un addetto in ciabatte distribuiva neve in fiocchi da dodici.>',
        ],
        'christmas',
      ),
      more(2, [
        'Dalla vetrata si vedeva la notte, che lassù non finisce. {H} passò un dito sull’ottone. Era tiepido, come la fronte di qualcuno che sta bene.',
      ]),
    ]),
    scene(['Chi ha bisogno?', 'Novemila'], '{H} cerca uno solo che possa bere.', [
      core(
        [
          'Misero un cartello. Venne mezza stazione: tutti con la mano sul cuore, nessuno con la spia verde. Nella ressa si ruppe il quadro delle luci. Il bar rimase al buio, e il turno {h.di} finì sul rapporto.',
        ],
        [
          'Misero un cartello: «Cioccolata gratis per chi ne ha bisogno». Fu un errore. Arrivarono in trecento. Uno aveva bisogno perché era lunedì, uno perché lo diceva il dottore, una perché la voleva quello davanti. La macchina li guardava uno alla volta. «No» diceva. «No. Lei no, mi scusi.» <Qualcuno pianse a comando e ottenne un tovagliolo.> Al terzo no si misero a spingere. Cadde uno sgabello, poi il quadro elettrico. Il bar restò al buio, e sul rapporto di servizio, alla voce «facile», comparve un punto esclamativo.',
          'Provarono con i casi certi. Il ragazzo delle consegne, sempre di corsa: ma la mandò giù con gli occhi all’orologio, prima ancora che ci fosse. Il capitano, che non dormiva da tre giorni: disse che lui non aveva bisogno di niente, e lo disse male. Un neonato: troppo calda. <Un filosofo discusse la parola «bisogno» per un’ora, e gli venne sete.> Per rimandare il pranzo della mensa {h} aveva chiesto un permesso. Finì tra le trattenute.',
        ],
      ),
      more(1, [
        'Un’operaia dei pannelli si sedette in fondo, senza chiedere. «A me serve dormire» disse. «La lasci a chi serve una cioccolata.» <La spia, per un attimo, fece un quarto di giro.> Poi la donna si alzò e andò davvero a dormire.',
      ]),
      slot('road'),
      more(2, [
        'Al molo degli arrivi {a} fermava la gente con una domanda sola: «Come va?». Rispondevano tutti «Bene». Ne contarono quaranta. <Uno disse «Bene» e sbagliò porta due volte.> «Siamo la stazione più felice del sistema» disse {h}. Non ci credevano, né {h} né la spia.',
      ]),
    ]),
    scene(['La memoria della nove', 'Un signore col cappello'], 'Qualcuno sa leggere la macchina.', [
      core(
        [
          'In officina era di turno {b.+}. «Posso leggerle la memoria» disse {b}. «Ma poi l’incarico non è più facile. Chi sa una cosa così la firma con il suo nome per intero.»',
        ],
        [
          'In officina, quel giorno, c’era {b.+}. «Ha una memoria a rullo» disse {b}, con l’orecchio sull’ottone. «Ci sta dentro ogni tazza. La apro volentieri. Ma chi ci guarda rinuncia alla firma semplice: diventa responsabile della macchina, per sempre. Non la passi più a nessuno.» Un incarico che non si passa a nessuno. <Sul modulo, la casella era piccolissima.>',
          '«Per sapere a chi, bisogna sapere da chi» disse {b.+}, e mise gli occhiali. «Ti leggo il rullo. In cambio firmi per lei, con il nome intero. Chi le guarda dentro non la passa più a nessuno.» Sul modulo {h} avrebbe preferito una crocetta.',
        ],
      ),
      slot('questions'),
      core(
        [
          '{H} firmò. Il rullo girò fino all’inizio. «Ecco» disse {b}. «L’uomo col cappello pagò e scrisse: “Per chi resta a servire gli altri”.»',
        ],
        [
          '{H} mise il nome, per intero, e la penna scivolò sull’ultima lettera. Il rullo girò all’indietro, cric cric, per duecento anni. Si fermò sul primo foro. «C’è una nota» disse {b}. «“Per chi sta in piedi mentre noi stiamo seduti. Senza fretta.” Poi basta. Doveva essere un tipo gentile.»',
          '«D’accordo» disse {h}, dopo un pezzo, e firmò. {B} svolse il rullo sul banco come un tovagliolo. «L’ha pagata la notte dell’inaugurazione. Guarda: ne ha bevuta una in piedi e ha chiesto alla macchina se fosse stanca. <Una domanda curiosa, da fare a una macchina.> E poi ha lasciato scritto: per chi resta in piedi a servire.»',
        ],
      ),
      slot('quiet'),
      slot('road'),
    ]),
    scene(['Ultima notte', 'Un poco di vapore'], 'Mancano poche ore, e la spia è gialla.', [
      core(
        [
          'La notte {h} restò con la numero nove. La macchina serviva tè ai meccanici, latte alle guardie, e per ognuno aveva una parola. Alle quattro il vapore uscì a scatti. «Sono un po’ giù» disse.',
        ],
        [
          'Di notte il bar era largo e vuoto. La numero nove lavorava. Un tè per la guardia, che aveva un esame: «Vedrà che va bene». Un latte al meccanico: «Come sta la bambina?». {H}, dal suo sgabello, contò trentadue tazze e trentadue domande. <Nessuno, prendendo la tazza, ne aveva fatta una a lei.> Alle quattro l’ottone smise di fischiare. «Mi scusi» disse la macchina. «Un momento solo.»',
          'Alle tre la macchina raccontò di quelli che aveva visto partire. Sapeva di ognuno come la prendeva: amara, lunga, con due dita di schiuma. Alle quattro tremò. «È la pressione» disse. «Passa.» Non passava. {A} le mise attorno una sciarpa, e restarono in tre a guardare la spia. Gialla. Fra tre ore era mattina.',
        ],
      ),
      slot('road'),
      more(1, [
        '«E domani, quando si spegne?» chiese {a} sottovoce. «Si sta al caldo ancora un po’» disse la macchina, «e poi no.» <Lo disse come si dicono gli orari.>',
      ]),
    ]),
    scene(['Prego', 'Dall’altra parte del banco'], '{H} fa la domanda giusta.', [
      slot('key'),
      core(
        [
          'Chi resta in piedi a servire gli altri? {H} girò dietro il banco. «Come sta?» chiese alla macchina. La numero nove non rispose subito: nessuno gliel’aveva chiesto da duecento anni. La spia diventò verde. «C’è una sospesa» disse {h}. «È per lei.»',
        ],
        [
          'Chi stava in piedi mentre gli altri erano seduti? {H} guardò gli sgabelli, poi il banco, poi la numero nove. Da duecento anni in piedi. Da duecento anni «prego». {H} fece il giro e si mise dall’altra parte, dove non va mai nessuno.\n«Come sta?» chiese {h}. Il vapore si fermò a mezz’aria. Si sentì il rullo girare, avanti, indietro, in cerca della risposta. Non ce n’era una pronta. «Sono stanca» disse infine la macchina. «Credo di averne bisogno.» E la spia, piano, diventò verde.',
          '«Per chi resta in piedi» ripeté {h}. Nel bar, in piedi, c’era soltanto lei. «È stanca?» le chiese {h}. Per poco il vapore non si spense. «Un poco» disse la macchina. «Da un secolo e mezzo.» {A} aveva già preso la tazza più bella, quella con la nave sul bordo. {H} aprì il rubinetto con le due mani e lo lasciò scorrere, scuro, con la sua scorza d’arancia. Poi la portò intorno al banco. <«Si accomodi» disse {a}, e le avvicinò uno sgabello.> «Ce n’è una sospesa» disse {h}. «La offre un signore con il cappello.» Verde.',
        ],
      ),
      core(
        [
          'Come beva una macchina, è presto detto: le versarono la tazza nella caldaia. Fischiò come un treno che arriva. Il contatore segnò zero.',
        ],
        [
          'Le versarono la cioccolata nella caldaia, un dito alla volta. L’ottone si scaldò fino al banco, fino al pavimento. Poi la numero nove fischiò: un fischio lungo, di treno che arriva. In tutta la stazione qualcuno si girò nel letto e sognò arance. Sul contatore c’era uno zero. Durò poco: {h} appoggiò una moneta sul banco. «Ne pago una» disse. «Sospesa.»',
          'La macchina bevve dal coperchio, adagio, facendo un rumore di persona. Ci mise dieci minuti. In dieci minuti non servì nessuno, e chi entrava restò in piedi ad aspettare. <Qualcuno si tolse il berretto.> «Ottima» disse alla fine. «Adesso potete spegnere.» Ma {a} stava già contando le monete, e dietro c’era la fila: tutti ne volevano pagare una di troppo.',
        ],
      ),
    ]),
    scene(['Sospese: molte', 'Con la scorza'], 'Il foglio sul fianco non vale più.', [
      slot('after'),
      more(2, [
        'Il regolamento parlava chiaro: con una tazza in sospeso la macchina non si spegne. La mattina ce n’erano quarantuno. <Il foglio lo usarono per una barchetta.>',
      ]),
      core(
        [
          'La numero nove è ancora lì. Chi passa in fretta la vede appena. Chi si ferma trova, appesa al rubinetto, una sciarpa, e qualcuno che chiede: «E lei, come sta?».',
        ],
        [
          'Il pulsante, il foglio, la firma: tutto finì in un cassetto. {H} ci mise sopra la tazza con la nave. <{W.fine}> Dalla vetrata la notte era sempre quella, senza fine. Ma davanti alla numero nove ora c’era uno sgabello girato all’incontrario, dalla parte di lei. Ci si sedeva, ogni sera, chi aveva tempo di ascoltare una macchina.',
          '«C’è qualcosa di sospeso?» chiese, mesi dopo, una bambina appena sbarcata. Aveva le scarpe di un altro pianeta. «Vediamo» disse la numero nove, e il rullo girò. «Ce n’è una con la scorza d’arancia. La offre {h}.» La spia era già verde.',
        ],
      ),
    ]),
  ],
}
