import { core, more, type Plot, scene, slot } from '../../language-pack.ts'

/** Adventure, or love on three wheels: the old van turns only to the right, and the sea is on the left. */
export const onlyRight: Plot = {
  id: 'only-right',
  categories: ['adventure', 'love', 'generic'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Leone', gender: 'male', connection: '' },
    b: { name: 'Alba', gender: 'female', connection: '' },
  },
  titles: ['Soltanto a destra', 'Tre ruote verso il mare', '{h} e il furgoncino testardo'],
  teasers: [
    'Il furgoncino ha tre ruote, sessanta angurie e un difetto: gira solo a destra. Il mare è a sinistra.',
    'Per arrivare alla festa {h} deve girare a sinistra una volta sola. È proprio quella che non si può.',
  ],
  start:
    'Il furgoncino a tre ruote gira solo a destra. {H} {a.e} devono portare sessanta angurie al mare, che sta a sinistra.',
  byname: '{h}, sempre a destra',
  places: [
    { name: 'Il furgoncino', description: 'Azzurro, tre ruote, uno specchietto legato con lo spago.' },
    { name: 'Il bivio', description: 'Un cartello dice mare, e indica la parte sbagliata.' },
    { name: 'La strada bianca', description: 'Non sta sulla carta, ma sotto le ruote sì.' },
  ],
  scenes: [
    scene(['Sessanta angurie', 'Tre ruote'], 'Si parte, ma non in tutte le direzioni.', [
      core(
        [
          'Il furgoncino aveva tre ruote e sessanta angurie sul cassone. Alla festa del mare le aspettavano per le sei. {H} girò il volante a sinistra, e il volante disse no.',
        ],
        [
          'Il furgoncino era azzurro, con tre ruote e il muso di un cane contento. Sul cassone c’erano sessanta angurie, contate. Alla festa del mare, quella sera, si mangiava anguria oppure niente. {H} salì, mise in moto e uscì dal cortile {lì}. <Il motore faceva pot pot pot, come se raccontasse una barzelletta.> Al primo incrocio il volante andò a destra che era un piacere. A sinistra si fermò dopo un dito, e non ci fu verso.',
          '«Va benissimo» aveva detto chi prestava il furgoncino. «Solo, non chiedetegli tutto.» Che cosa fosse tutto, si capì al primo bivio {lì}. {H} aveva sul cassone sessanta angurie per la festa del mare, e fino alle sei per portarle. Il mare era a sinistra. Lo sterzo girava soltanto a destra.',
        ],
      ),
      core(
        ['Senza angurie niente festa, e {h} le aveva promesse. «Ci arriviamo» disse.'],
        [
          '{H} aveva dato la sua parola. Era una parola piccola, «ci penso io», ma davanti a tutti. Dopo la festa dell’anno passato, finita con le noccioline, nessuno ci aveva più creduto. <Qualcuno, alle parole «ci penso io», aveva riso.> Le angurie sul cassone battevano una contro l’altra, come per bussare.',
          'L’anno prima la festa l’aveva salvata un temporale: pioveva, e nessuno si accorse che non c’era niente da mangiare. Quest’anno toccava {h.a}. {H} l’aveva detto ad alta voce, «alle sei in punto», e lo sapeva già mezza costa.',
        ],
      ),
      slot('portrait'),
      core(
        [
          '{A.+} si sedette accanto, con la carta stradale sulle ginocchia. «Se non gira a sinistra» disse {a}, «gireremo il mondo noi.»',
        ],
        [
          '{A.+} prese il posto accanto, che era mezzo posto, e aprì la carta. «Il mare è qui» disse {a}. «A sinistra.» «Lui non ci va.» «Allora ci andiamo noi, e lui viene dietro.» Sulla carta, con un’unghia, {a} cominciò a tracciare una strada fatta tutta di svolte a destra.',
          '«Ho portato i panini» disse {a.+}, salendo. «Quanti chilometri sono?» «Ventidue.» «Allora bastano.» «Ventidue a sinistra» disse {h}. {A} diede il secondo panino al cruscotto, cioè lo mise da parte. <Si vedeva già che sarebbe stato un pomeriggio lungo.>',
        ],
      ),
      slot('company'),
      more(2, [
        '{W.ora} Nel mezzo posto ci si stava con le spalle attaccate. Per cambiare marcia bisognava che {a} dicesse «permesso» al proprio ginocchio. <Dopo il terzo incrocio non lo diceva più.>',
      ]),
    ]),
    scene(['Giri larghi', 'Pot pot pot'], 'Tre volte a destra fa quasi una sinistra.', [
      core(
        [
          '«Tre destre fanno una sinistra» disse {a}. Era vero, ma non alla curva del mulino: lì le tre destre li riportarono nel cortile da cui erano partiti. In più l’anguria numero sessanta rotolò nel pozzo.',
        ],
        [
          '«Tre svolte a destra fanno una a sinistra» disse {a}. «È geometria.» Funzionò due volte. Girarono intorno a una chiesa, intorno a un campo di meloni gelosi. Alla terza la geometria passava per un’aia. Tra le galline il furgoncino piegò a destra, a destra, ancora a destra. E si fermò nello stesso cortile da cui era partito un’ora prima. <«Già di ritorno?» chiese una voce.> L’anguria di cima scivolò giù, fece le scale e finì nella cisterna. Cinquantanove.',
          'Fecero il giro della rotonda quattro volte, per abituarsi. Poi imboccarono una stradina che sembrava una destra ed era una scala. Il furgoncino la scese lo stesso, un gradino per ruota. In fondo c’era una fontana, e nella fontana, dopo, c’erano sei angurie. Galleggiavano. <Due ragazzi le presero a calci con molta eleganza.> Per tirar fuori le ruote ci volle tutta la benzina di riserva.',
        ],
      ),
      slot('road'),
      more(1, [
        'A un passaggio a livello aspettarono accanto a un ciclista. «Andate al mare?» chiese. «Sì.» «È di là.» «Lo sappiamo.» «Io giro solo dove c’è discesa» disse il ciclista. <Ognuno, pensò {h}, ha il suo difetto di sterzo.>',
      ]),
      more(2, [
        '{A} leggeva i nomi sulla carta: Malopasso, Ritorna, Tre Case. A Tre Case ne contarono due. «La terza sarà a sinistra» disse {h}.',
      ]),
    ]),
    scene(['Chi ripara', 'Lo spago'], 'Qualcuno conosce quello sterzo.', [
      core(
        [
          'Dove finiva l’asfalto c’era {b.+}, con le maniche rimboccate. «A sinistra non ci andrà mai» disse {b}. «Ma conosco una strada. Me la pagate con la carta: non vi serve più.»',
        ],
        [
          'L’asfalto finiva davanti a una tettoia, e sotto la tettoia quel giorno c’era {b.+}. {B} toccò lo sterzo, lo annusò. «Questo l’hanno raddrizzato storto» disse {b}. «A sinistra, mai più. Però io di qui al mare ci sono andato a occhi chiusi. La strada ve la dico, per dieci angurie. Chi è leggero ascolta meglio.» Dieci! <Su quel cassone ognuna aveva già un tavolo che l’aspettava.>',
          '«Conosco quel furgoncino» disse {b.+}, che si riparava all’ombra di un gelso. «Da nuovo girava anche troppo. Vi serve una strada che non sta scritta. Ve la do per dieci angurie.» Dieci! <Ogni anguria era un tavolo della festa.> «Otto» disse {h}. «Dieci» disse {b}, «e vi dico anche la fine.»',
        ],
      ),
      slot('questions'),
      core(
        [
          'Pagarono. «Seguite la strada bianca» disse {b}. «E al bivio del pino ricordatevi: la destra dipende da dove hai il naso.»',
        ],
        [
          'Le scaricarono. Faceva uno strano effetto, il cassone con un buco. «Strada bianca» disse {b}, «sempre dritto fino al pino. Lì comincia il difficile. Se non sapete che fare, ricordatevi questo: la destra dipende da dove hai il naso.» Non era una spiegazione, ma era l’unica.',
          'Scaricarono, una per una, con un certo dolore. {B} ne batté una con le nocche e ascoltò. «Fino al pino andate dritto» disse {b}. «Al pino c’è solo la sinistra. Allora ricordatevi questo: la destra dipende da dove hai il naso.» <{A} si toccò il naso, per controllare.>',
        ],
      ),
      slot('quiet'),
      slot('road'),
    ]),
    scene(['Il pino', 'Solo a sinistra'], 'Al bivio non ci sono destre.', [
      core(
        [
          'Al pino, davanti, c’era un burrone. A destra, un muro. A sinistra, bianca e comoda, la strada per il mare. Si vedeva già l’acqua. Erano le cinque e mezza, e il volante disse no.',
        ],
        [
          'Il pino aveva l’ombra giusta per fermarsi, ed era l’unica cosa da fare. Di fronte, il vuoto. A destra, il muro di una vigna. La strada, larga, bianca, facile, andava a sinistra. In fondo luccicava una striscia: il mare. <Si sentiva già la banda, a pezzi, quando girava l’aria.> Erano le cinque e mezza. {H} provò lo sterzo con due mani, {a} con quattro, e il furgoncino fece pot. Poi si spense.',
          'Eccolo, il mare. Stava lì sotto, in fondo a una curva sola. Una curva a sinistra. {H} spense il motore. Da tutto il giorno giravano a destra per arrivare fin lì, e l’ultima era quella sbagliata. «Le portiamo in braccio» disse {a}. Ne prese una, fece venti passi e tornò. Pesava come un nipote.',
        ],
      ),
      slot('road'),
      more(1, [
        'Si sedettero sul bordo, spalla contro spalla, per abitudine. «Se dovevo perdermi con qualcuno» disse {a}, e non finì. <{H} spaccò un panino in due e diede {a.a} la metà più grande, che per sbaglio guardavano in due.>',
      ]),
    ]),
    scene(['Il naso', 'Marcia indietro'], '{H} si chiede da che parte guarda.', [
      slot('key'),
      core(
        [
          'La destra dipende da dove hai il naso. {H} si voltò a guardare indietro, verso {a}. E la strada del mare era a destra! «In retromarcia» disse {h}. «Tu guardi, io guido.» E il furgoncino, all’indietro, girò dove non aveva mai girato.',
        ],
        [
          'Da dove hai il naso. {H} si girò sul sedile, per dire qualcosa {a.a}, e in quel momento la vide. Dietro le spalle {a.di}, oltre il finestrino, c’era la strada bianca. E stava a destra. «Girati» disse {h}. «Guarda indietro. Da che parte è il mare?» {A} si girò. «A destra» disse {a}, e cominciò a ridere.\n«Allora si va in retromarcia.» Lo specchietto era legato con lo spago e mostrava soltanto il cielo. {A} si mise in ginocchio sul sedile, a guardare. {H} guidava senza vedere niente, solo quella voce: piano, ancora, dritto, adesso. Il furgoncino alzò il muso, sorpreso, e girò.',
          '{H} guardò il furgoncino da davanti. Poi ci camminò intorno e lo guardò da dietro. Il muso da cane contento, adesso, era dall’altra parte. «E se il davanti fosse quello?» disse {h}. Girarono i panini, la schiena e tutto il resto. {H} ai comandi, {a} in piedi nel cassone, tra le angurie, a fare da occhi. «A destra!» gridava {a}. «Quale destra?» «La mia!» <Non si può guidare così senza fidarsi, e si fidarono.> Pot pot pot, a ritroso, giù per la strada del mare.',
        ],
      ),
      more(1, [
        'Le lepri si fermavano a guardare. Un contadino si tolse il cappello e poi, dopo averci pensato, se lo rimise. «Vanno via?» chiese la moglie. «No» disse lui. «Arrivano.»',
      ]),
      core(
        [
          'Alle sei in punto entrarono in piazza, di spalle. La banda smise di suonare. Poi attaccò la marcia dalla fine.',
        ],
        [
          'Sbucarono in mezzo alla festa alle sei in punto, con le angurie davanti e il motore dietro. La banda rimase con le trombe in bocca. Poi il maestro girò lo spartito e fece segno: dall’ultima battuta. <Non suonava neanche male.>',
          'I primi furono i bambini. Correvano davanti al cassone, cioè dietro. «Ci penso io» disse una voce dalla folla, ed era uno di quelli che non ci credevano. Prese la prima anguria, e la seconda, e fece una fila fino ai tavoli. Suonavano le sei.',
        ],
      ),
    ]),
    scene(['La festa del mare', 'Semi neri'], 'Ce n’è per tutti, e c’è da tornare.', [
      slot('after'),
      more(2, [
        'Si mangiò anguria fino ai gomiti. Le bucce, a barchetta, andarono in mare con una candela dentro. <Presero il largo in fila, e giravano tutte da una parte.>',
      ]),
      core(
        [
          'A mezzanotte il furgoncino aspettava con il muso verso casa. «E il ritorno?» chiese {h}. {A} aprì lo sportello. «A destra» disse {a}. «Con calma. Il giro lungo.»',
        ],
        [
          'Quando le lampadine si spensero, restarono il mare e un furgoncino azzurro. <{W.fine}> {H} si mise al volante, {a} nel mezzo posto. Sul sedile c’erano due semi neri, vicini. Per tornare la strada corta girava a sinistra. {H} guardò {a}, {a} guardò la strada. «Tre destre» disse {a}. «O anche trenta.»',
          'Sul cassone vuoto la notte ballava come una cosa leggera. Il furgoncino faceva pot pot pot lungo la costa, al contrario, con i fari accesi sulla strada già fatta. {A} guardava avanti, cioè indietro. Ogni tanto diceva «piano», anche quando si andava piano. {H} teneva la destra. Dall’altra parte, comunque, non sarebbe servito a niente andare.',
        ],
      ),
    ]),
  ],
}
