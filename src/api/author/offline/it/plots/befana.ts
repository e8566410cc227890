import { core, more, type Plot, scene, slot } from '../../language-pack.ts'

/** Christmas, its last night: in the stocking lies a request, for somebody who has never had a stocking of her own. */
export const befana: Plot = {
  id: 'befana',
  categories: ['christmas'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Piero', gender: 'male', connection: 'fratello' },
    b: { name: 'Assunta', gender: 'female', connection: '' },
  },
  titles: ['La calza della Befana', 'Taglia quarantadue', '{h} riempie una calza'],
  teasers: [
    'La notte del cinque gennaio {h} trova nella calza un biglietto. La Befana chiede una cosa che nessuno le ha mai dato.',
    'Riempire una calza è facile. Ma di che cosa, se è per chi le riempie tutte?',
  ],
  start: 'È la notte della Befana. Nella calza {h.di} c’è solo un biglietto, e non è per {h}: è della Befana.',
  byname: '{h}{g:, aiutante della Befana|, aiutante della Befana| in aiuto alla Befana}',
  places: [
    { name: 'Il camino', description: 'È murato da anni, ma ogni tanto starnutisce.' },
    { name: 'Il mercato di notte', description: 'Si vende tutto a metà prezzo, anche il freddo.' },
    { name: 'Il tetto', description: 'Qui il Natale finisce con un po’ di fuliggine.' },
  ],
  scenes: [
    scene(['Un biglietto', 'Niente carbone', 'La calza leggera'], 'Nella calza c’è una richiesta.', [
      core(
        [
          'La notte del cinque gennaio {h} infilò la mano nella calza, troppo presto, come sempre. Non c’erano dolci. Non c’era carbone. C’era un biglietto: «Quest’anno ne vorrei una anch’io. B.».',
        ],
        [
          'La calza pendeva {lì} da un chiodo, floscia come una domanda. {H} sapeva che fino al mattino non si tocca. Sapeva anche che un dito non è una mano. <Il dito ci andò per conto suo.> In fondo alla punta c’era una carta piegata. Sapeva di fumo. «Gentile casa» diceva. «Riempio calze da molto tempo. Quest’anno ne vorrei una anch’io. Taglia quarantadue. B.»',
          'Era la notte del cinque gennaio, l’ultima del Natale, quella con le briciole. {H} passò davanti alla calza per andare a bere. Passò di nuovo per tornare. Alla terza volta la strizzò: non un torrone, non un mandarino. Solo un fruscio. <Il carbone, almeno, avrebbe fatto rumore.> Era un biglietto scritto con un pezzetto di brace: «Una volta sola la vorrei trovare io. Grazie. B.».',
        ],
      ),
      core(
        [
          'Fino all’alba mancavano sei ore. {H} prese la calza più grande che c’era. Ma che cosa vuole, una che ha già tutto nel sacco?',
        ],
        [
          '{H} lesse il biglietto due volte. In tutti quegli anni non ci aveva pensato nessuno. Le lasciavano un’arancia, un bicchiere, mai una calza. Sei ore fino all’alba, contò {h}. La calza si trovava: ce n’era una da sci, lunga come una manica. Ma dentro?',
          'Una calza per la Befana. {H} aprì il cassetto e scelse quella rossa, la più lunga, con un rammendo sul tallone. E poi rimase lì, con la calza in mano. Dolci? Ne aveva un sacco pieno. Carbone? Non scherziamo. Prima dell’alba ci voleva qualcosa che nel suo sacco non c’era.',
        ],
      ),
      core(
        ['{A.+} arrivò in calzini. «Che fai con la mia calza da sci?» «La riempio» disse {h}. «Per la Befana.»'],
        [
          '«Quella è la mia calza da sci» disse {a.+} dalla porta. «Serve alla Befana.» {A} lesse il biglietto, lo annusò e si allacciò le scarpe. «La mia però ha un buco» disse {a}.',
          '{A.+} dormiva male, la notte della Befana, per principio. «Non dirmi che hai guardato dentro» disse {a}. {H} diede il biglietto. {A} lo lesse con un occhio solo, poi con due. «Taglia quarantadue» disse. «Ha i piedi grandi. Per forza.»',
        ],
      ),
      slot('portrait'),
      slot('company'),
      more(2, ['Nel camino murato qualcosa starnutì. <«Salute» disse {a}, senza pensarci.> Poi più niente. {W.ora}']),
    ]),
    scene(['Il mercato a metà prezzo', 'Che cosa le piace?'], '{H} cerca un regalo per chi li porta.', [
      core(
        [
          'In piazza c’era l’ultimo mercato. Comprarono una sciarpa, un pettine, una lampadina. Quando infilarono tutto, la calza si allungò, si allungò, e dal buco del tallone ogni cosa cadde in un tombino.',
        ],
        [
          'In piazza smontavano l’ultimo mercato. {H} aveva i soldi della mancia di Natale, tutti. Una sciarpa, perché lassù fa freddo. Un pettine, per via del vento. Una lampadina tascabile. <«Alla sua età ci vede poco» disse {a}.> Infilarono le cose una dopo l’altra, e la calza se le mangiò con piacere. Sul ponticello {h} la sentì leggera. Il tallone aveva un buco. Sotto il tallone c’era il canale.',
          '«Un callifugo» propose {a}. «Una scopa nuova.» «È come regalare una macchina a un tassista» disse {h}. Alla fine comprarono quel che era rimasto sui banchi: uno scaldino, due saponette, un ombrello da borsetta. Non avanzò una moneta. Nella calza ci stava tutto. Poi il rammendo si aprì come una bocca, e tutto uscì dal tallone, in discesa, per la strada.',
        ],
      ),
      more(1, [
        'La donna delle castagne stava spegnendo la brace. «Per chi era?» chiese. «Per una che fa i regali» disse {h}. «Ah, come me» disse la donna. «Io a Natale ricevo padelle.» <Diede a ognuno l’ultima castagna, che era fredda.>',
      ]),
      slot('road'),
      more(2, [
        'Chiesero in giro che cosa può piacere a una signora che lavora una notte all’anno. Un vigile disse: le ferie. Un bambino in pigiama, alla finestra, disse: un bambino. <Una suora disse: che smettano di disegnarla brutta.> {H} si segnò tutto sulla mano.',
      ]),
    ]),
    scene(['Filo da rammendo', 'Quanto costa un tallone'], 'Qualcuno sa rammendare, ma vuole qualcosa.', [
      core(
        [
          'Una sola luce era accesa: lì cuciva {b.+}. «Il tallone lo chiudo» disse {b}. «Ma mi serve la lana. La voglio dal tuo berretto.» Era il berretto che {h} portava da sempre.',
        ],
        [
          'Dietro l’unica finestra accesa {b.+} cuciva. «Un tallone così non tiene più niente» disse {b}. «Posso rifarlo. Però a quest’ora di lana non ce n’è. Tranne quella.» E indicò il berretto {h.di}. Era il berretto di tutti gli inverni. <Sopra le orecchie aveva preso la forma delle orecchie.>',
          '{B.+} quella notte non dormiva, e aveva l’ago già infilato. «La rammendo» disse {b}, «ma un rammendo vuole lana che ha già tenuto caldo qualcuno. Lana nuova non serve a niente.» Guardò il berretto {h.di}. Anche {h} lo guardò, cioè se lo tolse.',
        ],
      ),
      slot('questions'),
      core(
        [
          '{H} trovò il filo e tirò. Il berretto se ne andò giro dopo giro. «E dentro?» chiese {h}. «Tu che cosa cerchi per prima, nella tua?» disse {b}.',
        ],
        [
          'Cominciarono dal pompon. {H} tirava il filo, {a} lo avvolgeva, il berretto girava e diventava più corto. Poi non ci fu più. <Le orecchie si accorsero subito.> «E dentro che ci mettiamo?» chiese {h}. {B} fece un nodo. «Quando metti la mano nella calza, al buio» disse {b}, «che cosa stai cercando?»',
          'Un berretto si disfa in fretta. Ci si mette più a crederci. {B} lavorava al tallone e parlava con l’ago tra i denti. «La gente le lascia cose utili» disse {b}. «Nella calza, di utile, non si è mai trovato niente. Pensateci.»',
        ],
      ),
      slot('quiet'),
      more(2, [
        '«Da piccola ho avuto il carbone» disse una voce che passava di lì a ritirare un orlo. «Vero?» «Verissimo. L’ho tenuto. Con quel pezzo ho disegnato la porta di casa, poi le finestre, poi un cane.» <Ci pensò.> «È stato l’anno che mi sono divertita di più.»',
      ]),
      slot('road'),
    ]),
    scene(['Le quattro', 'Calza vuota'], 'Il tallone tiene, ma dentro non c’è niente.', [
      core(
        [
          'Le quattro. La calza aveva un tallone nuovo e niente dentro. I negozi erano chiusi, le tasche vuote. {H} si sedette sul gradino, con la testa fredda.',
        ],
        [
          'Alle quattro del mattino non si compra nulla. La calza era intera, lunga, perfetta. Era anche vuota. {H} si sedette su un gradino. Non c’erano più soldi né berretto, e fra tre ore sarebbe stata mattina. <«Possiamo scriverle che ci dispiace» disse {a}.> {H} scosse la testa. Di dispiaceri doveva averne la casa piena.',
          'In cima alle case si vedeva passare un’ombra, di tetto in tetto, un po’ curva, sempre di corsa. Non si fermava mai abbastanza da trovare qualcosa. {H} la seguì con il dito. Dodici camini in un minuto. La calza era pronta, e dentro c’era solo aria.',
        ],
      ),
      more(1, [
        '{A} frugò nelle tasche. Uscirono un biglietto del tram, mezza matita, una nocciola. «Io la calza la svuotavo sul letto» disse {a}. «La roba era sempre quella. Ma il rumore, prima, al buio…» <La nocciola rotolò via e fece tic, tic, tic.>',
      ]),
      slot('road'),
    ]),
    scene(['Non sapere', 'Al buio'], '{H} capisce che cosa si cerca in una calza.', [
      slot('key'),
      core(
        [
          'La mano nella calza non cerca dolci. Cerca di indovinare. E lei sapeva sempre tutto, perché tutto l’aveva messo lei. {H} bussò di porta in porta: ognuno doveva infilare una cosa senza dire che cosa. In mezz’ora la calza era gonfia, e neanche {h} sapeva di che.',
        ],
        [
          'Che cosa stai cercando, al buio? {H} chiuse gli occhi e mise la mano nella calza vuota. Ecco: per un momento, prima di toccare il fondo, poteva esserci di tutto. Era quello. E lei non l’aveva mai avuto, perché il sacco lo riempiva da sé, e sapeva sempre che cosa c’era.\n«Nessuno di noi deve saperlo» disse {h}. Andarono di porta in porta, dove c’era una luce. «Ci metta dentro qualcosa» dicevano, «e non ce lo dica.» Girandosi dall’altra parte sentivano ridere, frugare, cadere. <Un neonato ci mise un calzino, suo.> La calza prese gobbe dappertutto.',
          '«Lei sa sempre che cosa c’è dentro» disse {h}. «In tutte. Da secoli. Deve essere noiosissimo.» {A} smise di soffiarsi sulle mani. Una sorpresa, allora, ma vera: che non la conoscesse nemmeno chi la faceva. Fermarono il fornaio, l’infermiera di notte, i due che tornavano da ballare. Ognuno infilò il braccio nella calza rossa e lasciò cadere una cosa, a occhi chiusi. {H} reggeva e non guardava. <Qualcosa ticchettava. Qualcos’altro, una volta, fece miao, ma era un giocattolo.>',
        ],
      ),
      core(
        [
          'La appesero al comignolo, con un biglietto: «Per B. Non si guarda fino al mattino». Poi scesero in fretta, che si faceva chiaro.',
        ],
        [
          'Sul tetto faceva un freddo da orecchie. {H} appese la calza al comignolo, dalla parte del vento, e ci attaccò un biglietto: «Per B. Non si guarda fino al mattino». Scesero senza voltarsi. Poi si voltarono. L’ombra si era fermata. Era la prima volta, quella notte, che stava ferma. Aveva una mano dentro fino al gomito.',
          'La portarono su per l’abbaino, in due, come un salame importante. Sul comignolo c’era un chiodo. Doveva essere lì da sempre, e nessuno ci aveva mai appeso niente. <Era lucido di ruggine.> {H} ci mise la calza. Dopo, dal letto, si sentì frugare, sopra il soffitto. A lungo. Poi una risata bassa, di chi non ride da un po’.',
        ],
      ),
    ]),
    scene(['Il sei gennaio', 'Fuliggine'], 'Viene il mattino, e ogni calza è al suo posto.', [
      slot('after'),
      more(1, [
        'Al mattino in tutta la strada si raccontava la stessa cosa. «Ci ho messo la chiave di non so che.» «Io la lettera che non ho spedito.» «Io un uovo, ma sodo.» <Una signora arrossì e non raccontava niente.> Fu l’Epifania più chiacchierata di sempre.',
      ]),
      core(
        [
          'Anche la calza {h.di} era piena. In cima c’era un berretto nuovo, nero di fuliggine, di taglia giusta. Teneva caldo subito, come se l’avesse già portato qualcuno.',
        ],
        [
          'Sul chiodo, la mattina, la calza {h.di} era di nuovo gonfia. {H} non la svuotò. Infilò la mano, chiuse gli occhi e aspettò ancora un poco. Qualcosa di morbido. Era un berretto, fatto a mano, con la fuliggine tra le maglie. <{W.fine}> Sopra le orecchie aveva già la forma delle orecchie.',
          'Nel camino murato, sul davanzale, c’era la calza da sci, ripiegata con cura, vuota. Nel tallone era rimasto un biglietto: «Non ho ancora capito a che serve la terza cosa. Non ditemelo. B.». Accanto, un berretto. {H} se lo calcò fino agli occhi e rimise la mano nella propria calza, piano, per farla durare.',
        ],
      ),
    ]),
  ],
}
