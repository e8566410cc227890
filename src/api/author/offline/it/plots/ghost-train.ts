import { core, more, type Plot, scene, slot } from '../../language-pack.ts'

/** Horror and an adventure: the ride stops halfway in the dark, and the monsters are more frightened than the passengers. */
export const ghostTrain: Plot = {
  id: 'ghost-train',
  categories: ['horror', 'adventure'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Berta', gender: 'female', connection: 'migliore amica' },
    b: { name: 'Silvano', gender: 'male', connection: '' },
  },
  titles: ['Il trenino della paura', 'Ultimo giro', '{h} nel tunnel'],
  teasers: [
    'Il trenino della paura si ferma a metà del tunnel. I mostri di cartone staccano. Poi, in fondo, qualcuno ulula davvero.',
    'È l’ultima sera delle giostre. {H} è in mezzo al tunnel, al buio, e i mostri hanno paura.',
  ],
  start:
    'L’ultima sera delle giostre il trenino della paura si ferma a metà. {H} deve trovare l’uscita, e un mostro vero.',
  byname: '{h}, vagone numero tre',
  places: [
    { name: 'Il tunnel', description: 'Da fuori è lungo venti metri. Da dentro nessuno li ha contati.' },
    { name: 'Lo spogliatoio', description: 'Ai ganci sono appesi denti, mantelli e una merenda.' },
    { name: 'Il fondo', description: 'Qui i binari finiscono e il buio no.' },
  ],
  scenes: [
    scene(['A metà', 'Vagone tre'], 'Il trenino si ferma, e la luce se ne va.', [
      core(
        [
          'Era l’ultima sera delle giostre, {lì}. {H} {a.e} presero il trenino della paura, per l’ultimo giro. A metà del tunnel il trenino fece un singhiozzo e si fermò. Si spensero le luci. E la musica, che faceva paura, fece molta più paura smettendo.',
        ],
        [
          'Le giostre partivano il mattino dopo. {Lì}, l’ultima sera, restava acceso soltanto il trenino della paura: tre vagoni, una strega sul tetto, un biglietto che valeva doppio. {H} volle fare l’ultimo giro con {a.+}, seduta dura, ginocchia al mento. <Lo scheletro a sinistra salutò come ogni anno.> A metà del tunnel le ruote fecero un singhiozzo. Il trenino si fermò. Si spense la lampadina rossa, poi quella verde, e al buio rimase soltanto la mano di qualcuno su quella di qualcun altro.',
          '«Un giro solo» aveva detto {a.+}, «e teniamo gli occhi aperti.» Era l’ultima sera delle giostre {lì}, e il trenino della paura faceva i vagoni vuoti. Passarono il vampiro, la mummia, la testa che gira. Poi, proprio in mezzo, ci fu un colpo. Le luci morirono una alla volta. <L’altoparlante disse «uuuh» e non finì la u.> Nessuno venne ad aggiustare. {H} tenne gli occhi aperti, ma non si vedeva la differenza.',
        ],
      ),
      core(
        ['«Usciamo a piedi» disse {h}. Fu allora che qualcuno, in fondo al tunnel, ululò. Non era un disco.'],
        [
          '{H} voleva una cosa molto semplice: l’uscita. «Basta seguire i binari» disse. In quel momento, dal fondo, venne un ululato. Non assomigliava a quelli registrati, che erano larghi e contenti. Questo era piccolo, lungo e solo. «Era compreso nel biglietto?» sussurrò {a}.',
          'Si aspettava che qualcuno gridasse: tutto a posto! Invece si sentì grattare. Poi un ululato, così vero che lo scheletro di sinistra batté i denti. «Andiamo via» disse {h}, e mise un piede sul binario. L’uscita era da qualche parte, davanti. L’ululato anche.',
        ],
      ),
      slot('portrait'),
      slot('company'),
      more(2, [
        '{W.ora} Così dicevano, almeno, quelli che erano fuori. Nel tunnel non c’era tempo di nessun genere. <C’era odore di polvere, di zucchero filato, e di gomma.>',
      ]),
    ]),
    scene(['Fine turno', 'Gente di cartone'], 'Nel buio qualcuno timbra il cartellino.', [
      core(
        [
          'Una porticina si aprì nel muro. Ne uscì il vampiro, con la merenda sotto il braccio. «Noi si stacca» disse. La mummia si stava già sbendando. «E l’uscita?» chiese {h}. «Dopo il fondo» dissero. «Ma nel fondo non ci andiamo. Lì c’è quello.» E se ne andarono con l’unica torcia.',
        ],
        [
          'Nel muro si aprì una porticina. Uscirono il vampiro, la mummia e la testa che gira, tenuta sottobraccio dal resto. «Il turno è finito» disse il vampiro, levandosi i canini. «Voi che cosa ci fate qui?» «Cerchiamo l’uscita.» I tre si guardarono. «Da dove siete entrati no: tirano giù la serranda. L’altra è dopo il fondo.» Nel fondo qualcuno ululò. La mummia si riavvolse in un attimo. <«C’è quello» disse. «Da martedì.»> Poi corsero via tutti, con l’unica torcia, e nella fretta urtarono il vagone. Il vagone rotolò all’indietro e sparì.',
          'Seguirono i binari a tastoni e urtarono contro qualcosa di morbido. «Attenzione al mantello!» disse il vampiro. Stava al buio con la strega e lo scheletro, tutti pigiati in uno sgabuzzino. «Siamo qui da martedì» dissero. «Di là c’è un mostro.» «Ma i mostri siete voi» disse {h}. «Noi siamo stagionali» disse la strega. Tentarono di uscire tutti insieme, a trenino. Al primo ululato il trenino si girò, travolse {h} {a.e}, e le scarpe finirono spaiate. <La scarpa sinistra {h.di} se la ritrovò lo scheletro, che non la voleva.>',
        ],
      ),
      slot('road'),
      more(1, [
        '«Di che cosa avete paura, esattamente?» chiese {a}. «Del buio» disse il vampiro. «Delle cose con i denti» disse la strega, che ne aveva uno. <Lo scheletro non disse niente, ma si sentiva tutto.>',
      ]),
      more(2, [
        'Sul cartello dello sgabuzzino c’era il regolamento. «Il personale spaventa con moderazione. Non si tocca il pubblico. In caso di paura, rivolgersi al collega.» <Il collega, di solito, era peggio.>',
      ]),
    ]),
    scene(['Lo spogliatoio', 'Il quadro elettrico'], 'Qualcuno conosce il tunnel, ma vuole un cambio.', [
      core(
        [
          'Nello spogliatoio, per quella sera, c’era {b.+}. «Nel fondo si passa» disse {b}. «Vi do la pila. Ma i miei mostri vengono con voi: li riportate fuori tutti, tenendoli per mano.»',
        ],
        [
          'Dietro una tenda c’era lo spogliatoio, e nello spogliatoio, per l’ultima sera, {b.+}, che aggiustava un’ala. «La pila ce l’ho» disse {b}. «Un’ora di luce. Ma la pila va con i mostri. Li prendete per mano, tutti, e li portate fuori con voi. Da martedì non hanno il coraggio di andare a casa.» {H} guardò la fila: sei, con la testa che gira sette. <Le mani erano due, più due.>',
          '{B.+} era lì a dare una mano per la chiusura e contava i mantelli. «Sentite» disse {b}. «So che cosa c’è nel fondo. Non ve lo dico, perché non mi credereste. Vi do un sentiero sicuro, in cambio di una cosa: vi portate dietro i miei mostri, per mano, e a luce spenta. Chi ci è andato con la torcia, finora, ha visto soltanto la propria ombra, ed è tornato indietro di corsa.»',
        ],
      ),
      slot('questions'),
      core(
        [
          '{H} disse di sì. «E ascoltate come ulula» disse {b}. «Di solito, chi vuole spaventare, aspetta la risposta.»',
        ],
        [
          '{H} inghiottì e disse di sì. {B} finì il punto all’ala. «Un consiglio da chi fa questo mestiere» disse {b}. «Per far paura si urla e si scappa. Per chiamare si urla e si aspetta. Quando ulula, contate. Vediamo se aspetta.»',
          'Si presero tutti per mano. La mano della mummia era di garza, e sudava. {B} aprì la tenda. «Noi, nel mestiere» disse, «distinguiamo. C’è il verso che dice: vattene. E c’è il verso che dice: dove siete? Da lontano fanno lo stesso effetto.»',
        ],
      ),
      slot('quiet'),
      slot('road'),
    ]),
    scene(['Nel fondo', 'Dove finiscono i binari'], 'La fila entra nel buio più buio.', [
      core(
        [
          'Andarono in fila, mano nella mano, con {h} in testa. I binari finirono. Il buio si fece denso, peloso. Poi qualcosa di umido toccò il ginocchio {h.di}.',
        ],
        [
          'In testa andava {h}, poi {a}, poi la mummia che lasciava una scia, poi tutti gli altri. Sotto i piedi i binari si interruppero. Nessuno parlava. <Lo scheletro cercava di tenere ferme le ossa con le mani, e ne mancava sempre una.> L’ululato venne così vicino che se ne sentì il fiato: caldo, con un odore che {h} conosceva, e non si ricordava di dove. Poi qualcosa di umido, a forma di bottone, premette contro il suo ginocchio.',
          'Il fondo non era lontano: era grande. Le voci non tornavano indietro. La fila si allungò, si strinse, qualcuno pianse nella manica di un altro. «È il vampiro» disse {a}, «ma non ditelo.» Davanti, a mezzo metro da terra, si accesero due cose verdi. <Non erano lampadine: sbattevano.> Nessuno lasciò la mano di nessuno, ma solo perché le dita non si aprivano più.',
        ],
      ),
      slot('road'),
      more(1, [
        'Uuuh, fece il buio. {H} contò. Uno, due, tre, quattro, cinque. Non accadde nulla. Sei, sette. Stava zitto, e aspettava. <Anche il suo silenzio era piccolo.>',
      ]),
    ]),
    scene(['Dove siete?', 'La risposta'], '{H} risponde.', [
      slot('key'),
      core(
        [
          'Aspettava una risposta. {H} prese fiato, e ululò anche {g:lui|lei|per conto suo}, piano. Dal buio arrivò di corsa qualcosa, con quattro zampe e la coda: un cucciolo, salito martedì sul vagone tre, che da allora cercava il suo padrone. Ai mostri cedettero le gambe.',
        ],
        [
          'Chi chiama aspetta. {H} non scappò. Si mise in ginocchio, nel buio, e fece la cosa più sciocca che si possa fare in un tunnel: rispose. «Uuuh» fece {h}, piccolo, lungo. Silenzio. Poi un tamburellare di zampe, un guaito, e addosso {h.a} arrivò tutto: orecchie, zampe, lingua, una coda che batteva sul vampiro. Era un cane. Un cane giovane, magro, con al collo un nastro da giostra.\n«Vagone tre» disse {a}, leggendo il nastro con le dita. «Martedì.» Era salito con qualcuno che aveva avuto paura ed era corso fuori. Lui era rimasto a cercarlo. Da quattro giorni faceva la sola cosa che sapeva fare.',
          '«Fate come me» disse {h} alla fila. Ulularono tutti. Era un coro orribile: la mummia stonava, la testa che gira faceva l’eco di sé stessa. Quando smisero, dal fondo venne un passo. Poi un altro. Non era un passo di mostro: era quello di uno che non osa crederci. <Le due luci verdi si abbassarono.> «Ma è Pomponio!» disse la strega. «Il cane della biglietteria! È una settimana che mettono i cartelli!» Il mostro si rovesciò sulla schiena, con le zampe in aria, e chiese perdono per il disturbo.',
        ],
      ),
      core(
        [
          'L’uscita la trovò il cane: conosceva il tunnel meglio di tutti. Sbucarono tra le luci delle giostre, mano nella mano. La gente strillò di paura, e ai mostri fece un gran bene.',
        ],
        [
          'Il cane trottò avanti, naso a terra, e {h} dietro, con tutta la fila. Fece due curve che nessuno aveva mai fatto, spinse con la testa una porta dipinta di nero. Fuori c’erano le lampadine, le note storte della giostra, la gente in fila per i bomboloni. <Qualcuno guardò: una mummia, un vampiro in lacrime, sei mani intrecciate.> Strillarono come non si strillava da anni. «Grazie» disse la strega, commossa.',
          'Fu la testa che gira a vedere per prima la luce, perché era girata dalla parte giusta. Uscirono tutti insieme, accecati, dietro una coda. Alla biglietteria c’era un bambino con un guinzaglio vuoto. Non disse niente. Si sedette per terra, e il cane salì in quelle braccia, dove non ci stava. I mostri si tolsero le maschere per vedere meglio.',
        ],
      ),
    ]),
    scene(['Ultimo giro', 'Smontare'], 'Le giostre partono.', [
      slot('after'),
      more(2, [
        'Il vampiro raccontò la cosa ai bomboloni. Nella sua versione il cane era alto tre metri e lui non aveva pianto. <La mummia gli passò un pezzo di benda, per gli occhi.>',
      ]),
      core(
        [
          'Quando il camion partì, all’alba, dal tunnel smontato uscì un uuuh piccolo e allegro. {H}, dalla finestra, rispose. E contò: uno, due. Non ci fu da aspettare.',
        ],
        [
          'Il mattino dopo il tunnel era una pila di assi su un camion. <{W.fine}> Visto così misurava venti metri, non di più. Lo scheletro, legato sul tetto, salutava come ogni anno. In cabina, tra la strega e il vampiro, sporgeva un muso. {H} alzò la mano. «Uuuh» fece {h}, a voce bassa, in mezzo alla strada. Il camion suonò il clacson, due volte, e il muso rispose.',
          'Sul prato, dove c’era stato il fondo, l’erba era gialla e piatta. {H} ci camminò sopra, di giorno, con le mani in tasca. Trovò un canino di gomma, un bottone, un pezzo di benda. Se li mise in tasca. Poi, siccome non c’era nessuno, si sedette nel posto più buio che ci fosse stato, e c’era il sole.',
        ],
      ),
    ]),
  ],
}
