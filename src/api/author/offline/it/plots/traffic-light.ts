import { core, more, type Plot, scene, slot } from '../../language-pack.ts'

/** Love, or friendship: a traffic light that thinks holds two people at the same crossing, four seconds too long. */
export const trafficLight: Plot = {
  id: 'traffic-light',
  categories: ['love', 'scifi'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Bianca', gender: 'female', connection: '' },
    b: { name: 'Settimio', gender: 'male', connection: '' },
  },
  titles: ['Quattro secondi di rosso', 'Il semaforo di via dei Tigli', '{h} aspetta il verde'],
  teasers: [
    'I semafori hanno imparato a pensare. Quello di via dei Tigli pensa soltanto a due persone.',
    'Ogni mattina il rosso dura quattro secondi di troppo. Solo per {h}, e solo se dall’altra parte c’è qualcuno.',
  ],
  start:
    'Un semaforo tiene il rosso più a lungo quando {h} {a.e} aspettano insieme. Qualcuno se n’è accorto, e vuole ripararlo.',
  byname: '{h}, quattro secondi fermi',
  places: [
    { name: 'L’incrocio', description: 'Quattro angoli, tre negozi, un semaforo con le sue idee.' },
    { name: 'La centrale', description: 'Una parete di lucine, e una sola che esita.' },
    { name: 'Il marciapiede', description: 'Qui si impara a memoria la punta delle scarpe.' },
  ],
  scenes: [
    scene(['Rosso', 'Via dei Tigli'], 'Un semaforo ha le sue idee.', [
      core(
        [
          'Da quando i semafori pensavano, il traffico andava benissimo. Solo quello di via dei Tigli, {lì}, faceva di testa sua. Ogni mattina teneva fermi {h} {a.e} quattro secondi di troppo.',
        ],
        [
          'L’anno prima avevano insegnato ai semafori a pensare. Contavano le biciclette, facevano passare le ambulanze, salutavano i cani. {Lì} non si aspettava più per niente. <Si arrivava sempre in anticipo, e nessuno sapeva che farsene.> Solo all’incrocio di via dei Tigli, alle otto meno dieci, il rosso durava troppo. {H} li aveva contati: quattro secondi. E li passava sempre accanto alla stessa persona.',
          'Quattro secondi non sono niente. Ci si aggiusta una manica. {H} se ne accorse solo dopo due settimane: all’incrocio di via dei Tigli, {lì}, il verde era puntuale per tutti. Per tutti, ma non quando sul marciapiede c’era anche {a.+}. Allora il rosso si fermava a guardare. <Le macchine passavano, poi non ne passava più nessuna, e lui ancora rosso.>',
        ],
      ),
      core(
        [
          'In quattro secondi non ci si dice molto. {H} voleva dire una frase intera, una volta. Aveva cominciato con «Buongiorno», ed era già verde.',
        ],
        [
          'A voler essere precisi, in quattro secondi {a} aveva detto: «Pioverà». Un’altra mattina: «Ho dimenticato le chiavi». {H} aveva risposto «Ah» e «Accidenti». A casa {h} trovava le risposte giuste, complete, perfino spiritose. Voleva arrivare in fondo a una frase, una volta sola. Era diventata una questione di principio.',
          '«Quattro secondi» disse una mattina {a}, guardando in su. «L’hai notato?» {H} aveva in testa una frase bellissima. Era verde. La gente spingeva. «Sì» disse {h}, al paraurti di un furgone. <Ci avrebbe ripensato fino a sera.>',
        ],
      ),
      slot('portrait'),
      core(
        [
          'Il giorno dopo c’era un avviso: «Impianto difettoso. Riparazione sabato». {A} lo lesse ad alta voce, piano. «Peccato» disse {a}.',
        ],
        [
          'Poi, un lunedì, comparve un cartello. «Impianto difettoso. Sabato si ripara.» Lo lessero insieme, con la testa all’indietro. Il rosso durò sette secondi. «Peccato» disse {a}. «Era l’unico che non aveva fretta.» «Bisogna fare qualcosa» disse {h}. Era quasi una frase.',
          '«Guarda» disse {a}. Sul palo avevano incollato un foglio del Comune. Il semaforo pensava troppo; sabato gli avrebbero messo il cervello nuovo. <Su, nel rosso, qualcosa tremò.> {H} e {a} si guardarono. Avevano cinque giorni, quattro secondi per volta.',
        ],
      ),
      slot('company'),
      more(2, [
        '{W.ora} «Lo fa solo con noi» disse {a}. «Ho provato a venire più presto. Con gli altri è normalissimo.» <{H} aveva provato anche a venire più tardi, ma non lo disse.>',
      ]),
    ]),
    scene(['Reclamo', 'La fila'], '{H} e {a} cercano di salvare il semaforo.', [
      core(
        [
          'Raccolsero firme. Nessuno voleva firmare per aspettare. Al terzo rosso un autista scese, prese il foglio e lo fece volare nel tombino. Con il foglio se ne andò la frase che {h} ci aveva scritto dietro.',
        ],
        [
          'Cominciarono con le firme. «Per tenere quattro secondi di rosso» spiegava {a}. La gente rideva e tirava dritto. Ne raccolsero tre: una signora col carrello, un cane che mise la zampa, uno che aveva capito male. <Il cane fu il più convinto.> Giovedì un autista scese, si fece dare il foglio e lo lasciò andare nel tombino. {H} lo guardò galleggiare. Sul retro, a matita, c’era la frase intera. Ci aveva messo quattro giorni.',
          'All’ufficio reclami non esisteva il modulo. C’era «Semaforo troppo lento», «Semaforo spento», «Semaforo caduto». «Noi vorremmo che restasse così» disse {h}. L’impiegato cercò a lungo. «Non è previsto che qualcuno sia contento» disse. Persero una mattina e furono in ritardo dappertutto. <A {h} costò una ramanzina, {a.a} pure.>',
        ],
      ),
      slot('road'),
      more(1, [
        'Intanto si erano dette molte cose, se si sommavano. Il nome, il lunedì. Un cane che non c’era più, il martedì. Mercoledì avevano soltanto riso, perché un piccione attraversava con il verde. <Era venuto bene: quattro secondi di risate sono tanti.>',
      ]),
      more(2, [
        'Il semaforo cercava di comportarsi bene. Davanti ai tecnici in prova faceva il verde, il giallo, il rosso, preciso come un soldato. <Poi arrivò {a}, e gli scappò un rosso di nove secondi.> «Vede?» disse un tecnico, e prese nota.',
      ]),
    ]),
    scene(['La centrale', 'Un favore'], 'Qualcuno può parlare con il semaforo.', [
      core(
        [
          'In centrale, davanti alla parete di luci, sedeva {b.+}. «Vi ci faccio parlare» disse {b}. «Un minuto. Ma poi gli spegnete voi la memoria, se lui vuole. Io non me la sento.»',
        ],
        [
          'La parete della centrale era tutta lucine, e quella di via dei Tigli esitava. La guardava {b.+}. «Lo conosco da quando era una lampadina» disse {b}. «Vi do un minuto con lui. Il prezzo è questo: chi ci parla dirà davanti a tutti, sabato, perché ne vale la pena. Una frase intera. Con il microfono.» {H} sentì le mani diventare fredde. Tutto, ma una frase intera.',
          '{B.+} teneva d’occhio gli incroci con una tazza in mano. «Il difetto l’ho segnalato io» disse {b}. «Mi dispiace. È il regolamento. Posso farvelo ascoltare. Ma in cambio, sabato, uno di voi lo difende davanti a tutti, con una frase che stia in piedi.» Davanti a tutti. <Una frase intera, per giunta.>',
        ],
      ),
      slot('questions'),
      core(
        [
          '«Va bene» disse {h}. Dalla griglia venne una voce come di lampadina. «Io guardo tutti» disse il semaforo. «Voi due siete gli unici che guardano me.»',
        ],
        [
          '«Va bene» disse {h}. {B} girò una chiave. Si sentì un ronzio, poi una voce da lampadina. «Non è un guasto» disse il semaforo. «Tutti guardano il verde. Voi aspettavate il rosso. Nessuno l’aveva mai aspettato.» Finì lì, perché il minuto è un minuto.',
          '{H} fece cenno di sì. La griglia gracchiò. «Che cosa vedi, quando ci tieni fermi?» chiese {a}. «Due paia di scarpe» disse il semaforo. «La prima settimana erano lontane due metri. Adesso sono trenta centimetri. Volevo vedere come andava a finire.» <{H} non osò guardare in basso.>',
        ],
      ),
      slot('quiet'),
      slot('road'),
    ]),
    scene(['Venerdì', 'Giallo'], 'Il giorno prima, il semaforo si arrende.', [
      core(
        [
          'Venerdì il semaforo fu puntuale. Non voleva mettere nessuno nei guai. Verde, subito. {H} {a.e} attraversarono, e dall’altra parte non sapevano più da che parte andare.',
        ],
        [
          'Il venerdì trovarono verde. Verde da lontano, verde all’arrivo. Il semaforo aveva deciso di essere normale, per non dare fastidio. Attraversarono. Non ci fu una gomitata, non ci fu un’attesa. «Allora, buona giornata» disse {a}. «Buona giornata» disse {h}. Era la frase più corta di tutte, e la più completa. <Non piacque a nessuno dei tre.>',
          'Il giorno dopo non ci fu neanche un secondo. Appena {h} mise la scarpa sul bordo, scattò il verde. {A} era già in mezzo alla strada, portat{a.o} dalla folla, con la testa girata. «Sabato» si lesse sulle labbra. O forse «sciopero», o «scusami». {H} restò a pensarci fino al giallo.',
        ],
      ),
      slot('road'),
      more(1, [
        'Quella sera {h} si esercitò davanti allo specchio. La frase aveva un inizio, un centro e una fine. Andava bene. <Lo specchio, però, non aveva gli occhi di nessun altro.>',
      ]),
    ]),
    scene(['Sabato', 'La frase intera'], '{H} dice quello che deve dire.', [
      slot('key'),
      core(
        [
          'Sabato c’erano i tecnici, la scala, un microfono. {H} salì sul marciapiede. La frase non c’era più. Allora guardò in basso: quattro scarpe, vicine come due case. «Non è il semaforo che è lento» disse {h}. «Siamo noi che vogliamo arrivare insieme.» E restò sul marciapiede con il verde.',
        ],
        [
          'C’erano due tecnici, una scala, l’assessore e un microfono. {H} lo prese. La frase, quella preparata da giorni, non si trovò. Si sentiva solo respirare. Allora {h} guardò dove guardano tutti in questi casi, e vide le scarpe. Le sue, quelle {a.di}. Tra l’una e l’altra non ci stava più un foglio.\n«Abbiamo aspettato il rosso tutte le mattine» disse {h}. «Non per il semaforo. Io, almeno, no.» Silenzio. «È verde» disse qualcuno in fondo. Era verde, infatti. {H} non si mosse. {A} non si mosse.',
          'L’assessore tossì nel microfono e lo diede {h.a}. {H} aveva imparato tutto a memoria. Cominciò: «Signori». Il semaforo era verde, perché voleva fare buona impressione. E {a}, accanto, guardava dritto davanti a sé, con un rossore che partiva dal collo. {H} capì che quattro secondi erano sempre bastati. Ci voleva soltanto la parola giusta. «Resti?» chiese {h}, e non lo chiese al microfono. «Resto» disse {a}.',
        ],
      ),
      core(
        [
          'Scattò il rosso, poi il verde, poi di nuovo il rosso. «Non è difettoso» disse il tecnico, e ripiegò la scala. «Funziona anche troppo.»',
        ],
        [
          'Il verde finì. Venne il giallo, venne il rosso, tornò il verde. Sul marciapiede c’erano due persone che non attraversavano. «Se non vogliono passare loro» disse il tecnico, «il semaforo che c’entra?» Chiuse la cassetta degli attrezzi. <Nel rapporto scrisse: «Impianto regolare. Utenti in sosta».>',
          'Passarono tre verdi. L’assessore guardò l’orologio, poi il cielo, poi le scarpe di tutti. «Mia moglie» disse, «l’ho conosciuta a un passaggio a livello. Era guasto.» Staccò il cartello dal palo, con molta cura, come un cerotto.',
        ],
      ),
    ]),
    scene(['Quattro secondi', 'Verde'], 'L’incrocio è lo stesso, e non proprio.', [
      slot('after'),
      more(2, [
        'In centrale {b} riempì il modulo. Alla voce «difetto» mise una riga. <Alla voce «note» disegnò due paia di scarpe.>',
      ]),
      core(
        [
          'Adesso {h} {a.e} arrivano dalla stessa parte. Il semaforo non ha più motivo di aspettare, eppure lo fa. Quattro secondi. In quattro secondi si finisce una frase. O non la si comincia nemmeno.',
        ],
        [
          'Oggi all’incrocio di via dei Tigli si arriva in anticipo, come dappertutto. <{W.fine}> Alle otto meno dieci {h} {a.e} aspettano sullo stesso lato. Il rosso li guarda ancora. È una luce rotonda, un po’ più calda delle altre. Quando diventa verde, di solito stanno parlando, e lui aspetta che abbiano finito.',
          'C’è una signora col carrello, che passa di lì da sempre. Dice che quell’incrocio è il più lento della città. Ci porta una seggiola pieghevole. Alle otto meno dieci guarda due che non attraversano, e il semaforo che non si decide. «Ecco» dice al cane, «adesso.» E il cane alza la zampa, come per votare.',
        ],
      ),
    ]),
  ],
}
