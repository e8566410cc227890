import { core, more, type Plot, scene, slot } from '../../language-pack.ts'

/** Bedtime, with one changed rule: silence is sold by weight, and it runs out through the smallest hole. */
export const silence: Plot = {
  id: 'silence',
  categories: ['bedtime', 'scifi', 'generic'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Vera', gender: 'female', connection: 'vicina' },
    b: { name: 'Amedeo', gender: 'male', connection: '' },
  },
  titles: ['Un etto di silenzio', 'Da consumarsi subito', '{h} e il pacchetto che taceva'],
  teasers: [
    'Il silenzio si vende a etti, incartato. {H} ne compra un po’ per dormire, ma a casa il pacchetto è vuoto.',
    'La città non tace più, e il silenzio costa caro. {H} ne cerca un etto, e scopre da dove viene.',
  ],
  start: 'Il silenzio ormai si compra a peso. {H} ne prende un etto per dormire, e per strada se ne va tutto.',
  byname: '{h}, un etto scarso',
  places: [
    { name: 'La bottega', description: 'Sul banco una bilancia, e sulla bilancia niente, pesato bene.' },
    { name: 'La strada', description: 'Ha un rumore per ogni finestra e due per ogni porta.' },
    { name: 'La stanza', description: 'Ci entra tutto quello che fuori non sta zitto.' },
  ],
  scenes: [
    scene(['Un etto scarso', 'Incartato'], '{H} compra qualcosa che non si sente.', [
      core(
        [
          'Da quando le cose parlavano tutte, {lì}, il silenzio si comprava. {H} non dormiva da tre notti. Entrò nella bottega e disse: «Un etto, per favore». Fu pesato e incartato.',
        ],
        [
          'Era cominciato con i frigoriferi, che davano consigli. Poi avevano parlato i lampioni, le scale, le suole delle scarpe. {Lì} non taceva più nulla, né di giorno né di notte. <Perfino i cuscini, quando ci si posava la testa, chiedevano com’era andata.> Così il silenzio, quello vero, si era messo a costare. Lo vendevano in una bottega d’angolo, a peso. {H} non dormiva da tre notti. Contò i soldi e disse piano: «Un etto, per favore».',
          'Nella bottega si parlava a gesti, per non rovinare la merce. Dietro il vetro c’erano tre qualità: silenzio di neve, silenzio di biblioteca, e quello misto, per tutti i giorni. {H} indicò il misto. Da quando, {lì}, i muri avevano imparato a discutere, era la terza notte che restava con gli occhi aperti. <La bilancia segnò un etto scarso.> Lo avvolsero in due fogli, con lo spago.',
        ],
      ),
      core(
        [
          'A casa {h} sciolse lo spago. Nei fogli non c’era più niente, neanche il niente: per strada era uscito tutto.',
        ],
        [
          'Sotto il braccio il pacchetto era fresco e non faceva il minimo rumore. {H} lo portò a casa come si porta un uovo. Si mise a letto, spense la luce (che protestò) e sciolse lo spago. Aprì un foglio, aprì l’altro. Dentro c’era un ronzio di strada, un pezzo di clacson, una risata di qualcun altro. Di silenzio nemmeno le briciole. E un’altra notte era lì, con tutta la voce che aveva.',
          'A metà strada il pacchetto pesava già meno. {H} affrettò il passo. Davanti al portone lo scosse, e non tacque nulla. Sul letto, tra i due fogli, trovò soltanto la piega. In un angolo c’era un foro, piccolo come la punta di uno spillo. <«Che cos’era?» chiese il comodino. «Era buono?»> E di soldi non ce n’erano più.',
        ],
      ),
      slot('portrait'),
      core(
        [
          'Bussò {a.+}. «Sei tu che hai perso del silenzio?» disse {a}. «Sulle scale, al secondo piano, ce n’è una macchia.»',
        ],
        [
          'Bussarono. Era {a.+}, con un dito sulle labbra. «Vieni a sentire» disse {a}. Sul pianerottolo c’era un punto, grande come un piatto, in cui non si sentiva nulla. Ci misero dentro un orecchio per ciascuno. «Hai lasciato una traccia» disse {a}.',
          '«Non dormo neanch’io» disse {a.+} dalla porta. «Ma un momento fa, sul terzo gradino, per poco non mi addormentavo. Che cosa ci è caduto?» {H} guardò il foro nel foglio.',
        ],
      ),
      slot('company'),
      more(2, [
        '{W.ora} Le grondaie, che del tempo facevano un romanzo, erano appena al primo capitolo. <Il portone, intanto, ripeteva l’elenco di chi lo aveva sbattuto.>',
      ]),
    ]),
    scene(['Una macchia quieta', 'A raccoglierlo'], '{H} cerca di riprendersi il suo etto.', [
      core(
        [
          'Seguirono le gocce di silenzio con un cucchiaio e un barattolo. Ma appena una era nel barattolo, il coperchio la commentava. Alla fine il barattolo cadde, e il fracasso svegliò anche quelli che dormivano.',
        ],
        [
          'Ce n’era una goccia su ogni gradino, poi una ogni dieci passi, lungo il muro. Le raccolsero con un cucchiaio, piano piano, dentro un barattolo. Quando furono una ventina il barattolo si fece freddo. «Ma che bella cosa» disse il coperchio. «Che pace. Che tranquillità. Lo dico sempre, io.» Più il coperchio lodava il silenzio e meno ce n’era. {H} tappò il coperchio con la mano, e la mano scivolò. <Un barattolo di vetro, su una scala, ha molto da dire.> Si accesero tutte le finestre della strada.',
          'Il guaio è che una goccia di silenzio non si vede: bisogna passarci dentro con l’orecchio. {H} {a.e} camminavano a quattro zampe, di muro in muro. «Ce n’è una qui!» gridava {a}, e la goccia scoppiava. Provarono a indicarle soltanto. Provarono con una spugna, che però, strizzata, cantò. <Cantava in dialetto.> All’angolo la strada aveva saputo la notizia e la annunciava, pietra dopo pietra, con tale gioia che nessuno, in tutto il quartiere, chiuse più occhio.',
        ],
      ),
      slot('road'),
      more(1, [
        'Un lampione raccontava la propria vita a un altro lampione. «La so» disse l’altro. «L’ho vista da qui.» <Ma intanto ascoltava, e faceva un po’ meno luce.>',
      ]),
      more(2, [
        'In una delle gocce, contro un muretto, trovarono un gatto. Ci stava acciambellato come in una vasca. <Aprì un occhio e fece capire che il posto era preso.> Passarono in punta di piedi.',
      ]),
    ]),
    scene(['La fornitura', 'Da dove viene'], 'Qualcuno porta il silenzio alla bottega, ogni sera.', [
      core(
        [
          'Dietro la bottega caricava cassette vuote {b.+}. «Vi dico da dove viene» disse {b}. «Ma dopo, di comprato, non ne potete avere più: chi sa farselo non è un cliente.»',
        ],
        [
          'Sul retro della bottega c’erano cassette di niente, impilate, e quella sera le spostava {b.+}. «So dove si trova» disse {b}. «E ve lo mostro. Ma c’è una regola, nel mestiere: a chi lo sa non si vende più. Se poi non vi riesce, resterete senza per sempre.» {H} pensò al silenzio di neve, sul ripiano in alto. <Un giorno, con i risparmi, ne avrebbe preso un etto.>',
          '«Voi credete che si scavi» disse {b.+}, che dava il cambio a chi riforniva il banco. «O che si peschi. Invece si fa, e si fa in due. Posso insegnarvelo. Solo, chi impara esce dalla lista dei clienti, e non ci rientra.» Sulla lista il nome {h.di} era scritto bene, in inchiostro. Dispiaceva un poco.',
        ],
      ),
      slot('questions'),
      core(
        [
          '{H} accettò. «Allora state attenti» disse {b}. «Perché le cose parlano tanto?» Nessuno ci aveva pensato. «Perché» disse {b}, «nessuno ha ancora detto: ti ascolto.»',
        ],
        [
          '«Va bene» disse {h}. {B} tirò una riga sul nome e si sedette su una cassetta. «Primo» disse {b}. «Il silenzio non è quando uno tace. Provate a far tacere qualcuno: fa un baccano, dentro. Secondo: quando una cosa smette di parlare da sola? Pensateci. Vi do un indizio: non quando è stanca.»',
          'La riga sul nome fu lunga e fece un rumore di zip. «Ora guarda» disse {b} {h.a}, e prese in mano un vecchio imbuto che si lamentava. Non disse sst. Lo accostò all’orecchio. L’imbuto parlò, parlò, rallentò, e poi finì. «Ecco un mezzo etto» disse {b}. <Si sentiva, in effetti, tutt’intorno.>',
        ],
      ),
      slot('quiet'),
      slot('road'),
    ]),
    scene(['Sst', 'Le due di notte'], 'Far tacere la stanza non riesce.', [
      core(
        [
          'A casa {h} disse: «Zitti, adesso». Non l’avesse mai detto. Il letto volle sapere perché, l’armadio si offese, la tenda prese le parti dell’armadio.',
        ],
        [
          'Alle due di notte la stanza era un’assemblea. «Silenzio, per favore» disse {h}. Il letto chiese chi avesse cominciato. L’armadio disse che lui, a sue spese, non si era mai lamentato, e cominciò. <La lampada fece mettere a verbale.> «Sst» disse {a}. Sst, ripeterono le tende, i chiodi, il bicchiere, sst, sst, sst, finché fu il rumore più forte di tutti. {H} si tirò il cuscino sulla testa. «Dunque» disse il cuscino.',
          'Provarono a non rispondere. Le cose alzarono la voce. Provarono a parlare più forte di loro, e per un po’ funzionò, come funziona spegnere il fuoco con la legna. Il comodino raccontava la sua storia a chiunque, e nessuno arrivava mai a sentirne la fine. {H} guardava il soffitto. Anche il soffitto aveva qualcosa da dire.',
        ],
      ),
      slot('road'),
      more(1, [
        '«Di che cosa si lamenta il tuo comodino?» chiese {a}. «Non lo so» disse {h}. «Non l’ho mai lasciato finire.» <{A} rimase con la bocca un poco aperta.>',
      ]),
    ]),
    scene(['Ti ascolto', 'Fino in fondo'], '{H} prova dall’altra parte.', [
      slot('key'),
      core(
        [
          'Quando smette di parlare, una cosa? Quando qualcuno l’ha ascoltata. {H} si girò verso il comodino. «Racconta» disse. «Fino in fondo.» Il comodino raccontò, e finì. E intorno al comodino si allargò, tonda e fresca, una pozza di silenzio.',
        ],
        [
          'Non quando è stanca, aveva detto {b}. {H} si tolse il cuscino dalla testa e si voltò verso il comodino, con tutta la faccia. «Ti ascolto» disse. Il comodino si interruppe. Non era preparato. Poi ricominciò, più piano: c’era una volta un noce, e sotto il noce una panca, e un temporale. {H} non disse «sì, ma», non disse «anch’io». Aspettò la fine. La fine venne: era una fine piccola, con un cassetto. «Ecco» disse il comodino. «Era questo.» E tacque, di un silenzio di prima qualità, largo come un tappeto.\n«Adesso l’armadio» bisbigliò {a}.',
          '{H} fece una cosa che in quella stanza non aveva mai fatto nessuno: mise l’orecchio contro la parete e non chiese niente. La parete parlò dell’umido, poi di chi ci aveva dormito, poi di una cosa che aveva visto e che non aveva mai potuto dire. <La disse.> Ci volle un quarto d’ora. Poi si sentì un sospiro di calce, e la parete diventò soltanto una parete. {A} intanto ascoltava la sedia. Il letto aspettava il suo turno, e già aspettando parlava meno.',
        ],
      ),
      more(1, [
        'Ascoltarono la lampada (era gelosa del giorno), la tenda (voleva essere una vela), le due pantofole, che dissero la stessa cosa in due versioni. <A ogni fine la stanza diventava più grande.>',
      ]),
    ]),
    scene(['Prima qualità', 'Tutto pesato'], 'La stanza tace, e poi la strada.', [
      slot('after'),
      more(2, [
        'Sul davanzale {h} ne mise un po’ per la strada, in un piattino. Lo trovò il lampione. <Ne fece parte all’altro, e per la prima volta guardarono insieme dalla stessa parte senza commentare.>',
      ]),
      core(
        [
          'Nel letto non si sentiva più niente. «E tu?» chiese, per ultimo, il cuscino. «Com’è andata?» {H} raccontò tutto, piano, fino in fondo. Il cuscino ascoltava.',
        ],
        [
          'Il silenzio arrivava al bordo del letto come l’acqua bassa. <{W.fine}> Restava il cuscino. «E tu?» disse, sottovoce. «Com’è andata?» Nessuno l’aveva chiesto {h.a}, quel giorno, aspettando davvero la risposta. {H} appoggiò la guancia e cominciò: la bottega, il pacchetto, le gocce. Il cuscino non disse «sì, ma». Da qualche parte, prima della fine, la voce {h.di} si fece sottile, e poi ce ne fu mezzo etto anche di quella.',
          '{A} tornò a casa per le scale, e nessun gradino fece domande. Dietro la porta {h} sentì il passo farsi piccolo, e poi il posto dove il passo era stato. C’era un silenzio da pesare a chili. Non era di neve, né di biblioteca. Sapeva un po’ di noce, un po’ di calce, un po’ di tenda. {H} ci si allungò dentro fino ai piedi, e gli occhi si chiusero senza una parola.',
        ],
      ),
    ]),
  ],
}
