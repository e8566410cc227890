import { core, more, type Plot, scene, slot } from '../../language-pack.ts'

/** Love, or friendship: one crossword for two, one square for two letters, and a table that wobbles. */
export const crossword: Plot = {
  id: 'crossword',
  categories: ['love', 'generic'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Livia', gender: 'female', connection: 'amica' },
    b: { name: 'Renzo', gender: 'male', connection: '' },
  },
  titles: ['Orizzontali e verticali', 'Una casella per due', '{h} e l’ultima casella'],
  teasers: [
    '{H} fa le orizzontali, {a} le verticali. Va bene per anni, fino a una casella che vuole due lettere.',
    'Tutte le caselle sono piene, tranne una. In quella ci stanno due ragioni, e nessuna si sposta.',
  ],
  start:
    'Ogni mattina {h} e {a} riempiono un cruciverba in due. Oggi, in una casella, hanno scritto due lettere diverse.',
  byname: '{h}, sette orizzontale',
  places: [
    { name: 'Il tavolino', description: 'Ha tre gambe serie e una che scherza.' },
    { name: 'L’edicola', description: 'Vende notizie, e caselle bianche per chi ne ha abbastanza.' },
    { name: 'La panchina', description: 'Ci si sta in due, o uno da una parte e uno dall’altra.' },
  ],
  scenes: [
    scene(['Il tavolino che balla', 'Due matite'], 'Un cruciverba si fa in due.', [
      core(
        [
          'Ogni mattina, {lì}, allo stesso tavolino che ballava, {h} faceva le orizzontali. Le verticali le faceva {a.+}. Si lavorava insieme, con due matite, senza parlare. Dove le parole s’incontravano, s’incontravano. Fino a un giovedì.',
        ],
        [
          'Il tavolino stava sotto il portico, {lì}, e aveva una gamba più corta. Ogni mattina {h} e {a.+} ci stendevano sopra un giornale solo. {H} faceva le orizzontali, {a} le verticali. Non c’era bisogno di parlare. Le parole si incontravano da sé, lettera su lettera, come due che si danno la precedenza. <Quando la matita di uno premeva, il tavolo si piegava un po’ verso l’altro.> Andò avanti per molti giornali. Poi venne un giovedì, e al centro del giovedì una casella.',
          '«Sette orizzontale» mormorava {h}. «Due verticale» rispondeva {a.+}. Era tutta la conversazione, ogni mattina {lì}, a un tavolino che zoppicava. Ma le due matite sapevano molto l’una dell’altra: dove esitava, quando barava, che faccia faceva alle capitali. Un giovedì, a schema quasi finito, le matite si toccarono. <Succedeva, ogni tanto. Nessuno dei due lo faceva notare.> Erano arrivate insieme alla stessa casella.',
        ],
      ),
      core(
        [
          'In quella casella {h} voleva una N, e {a} una M. «È N» disse {h}. «È M» disse {a}. Tirarono il giornale, uno di qua, uno di là, e il giornale si divise in due. {H} restò con le orizzontali.',
        ],
        [
          '«È una N» disse {h}. «Sicurissimamente una M» disse {a}. Si guardarono, e fu strano, perché di solito guardavano in giù. La parola {h.di} andava bene solo con la N. La parola {a.di} solo con la M. Una casella, però, ha posto per una lettera. «La tua è sbagliata.» «La tua è sbagliata da prima.» Il giornale, tirato da due parti, fece quello che fanno i giornali. {A} si alzò con la sua metà. Il tavolino, senza il suo peso, cadde dalla parte {h.di}.',
          '{H} scrisse N. {A} la cancellò e scrisse M. {H} cancellò. Alla quinta volta nella casella c’era un buco, e attraverso il buco si vedeva il tavolo. «Se è M, il mio sette orizzontale non vuol dire niente» disse {h}. «E se è N» disse {a}, «non vuol dire niente il mio due.» Poi dissero ancora due o tre cose, che con il cruciverba non c’entravano. {A} prese la matita e andò a sedersi sulla panchina, di schiena.',
        ],
      ),
      slot('portrait'),
      slot('company'),
      more(2, [
        '{W.ora} Il tavolino faceva toc, da solo. {H} premette da una parte. Dall’altra non c’era nessuno a premere. <Con un peso solo non stava mai fermo.>',
      ]),
    ]),
    scene(['Chi ha ragione', 'La soluzione'], '{H} vuole la prova.', [
      core(
        [
          '{H} corse all’edicola, a chiedere la soluzione. «Esce domani» disse l’edicolante. L’indomani comprò tutte le copie. Nella soluzione, al posto di quella casella, la macchina aveva stampato una macchia.',
        ],
        [
          'Bastava aver ragione. {H} andò all’edicola, che teneva i giornali vecchi, i dizionari usati, un pappagallo. I dizionari davano ragione {h.a}. Altri, più in fondo, davano ragione {a.a}. <Il pappagallo diceva «buongiorno», a tutti e due.> «La soluzione è sul numero di domani» disse l’edicolante. L’indomani {h} era lì alle sei, con i soldi della colazione. Voltò le pagine. Lo schema risolto c’era, piccolo e capovolto. Su quella casella la macchina aveva lasciato cadere una goccia d’inchiostro, tonda. In tutte le copie: {h} le comprò tutte, e poi non ebbe da mangiare.',
          '{H} fece un’inchiesta. Il barbiere disse N, la farmacista M, il vigile disse che bisognava vedere chi veniva da destra. A mezzogiorno il portico era diviso in due. <Due gemelli non si parlavano più.> Sulla panchina {a} teneva la sua metà di giornale e non si voltava. {H} passò davanti con una lista: trentuno a trenta. «Vinco di uno» disse. {A} si alzò e se ne andò. Aver ragione di uno, al tavolino, si sentì pochissimo.',
        ],
      ),
      slot('road'),
      more(1, [
        'La sera {h} provò a fare le verticali. Sapeva le parole, ma non venivano. Al cinque c’era: «Si fa aspettare, ma poi chiede scusa». <{H} scrisse un nome. Non era lungo giusto.>',
      ]),
      more(2, [
        'Un signore chiese se quella sedia era libera. {H} guardò la sedia. «Due verticale» rispose. Il signore si sedette altrove.',
      ]),
    ]),
    scene(['Chi fa le caselle', 'Una definizione'], 'Qualcuno sa come nasce un cruciverba.', [
      core(
        [
          'Il cruciverba, quella settimana, lo componeva {b.+}. «La soluzione non la do» disse {b}. «Facciamo così: scrivi una definizione {a.di}, come nelle parole crociate. Una riga. Io gliela porto, e ti porto la sua.»',
        ],
        [
          'In fondo allo schema, in piccolo, c’era una firma. Quella settimana le parole crociate le componeva {b.+}, con gomma, righello e molte briciole. «Mi avete fatto un buco nella casella» disse {b}, che sapeva già tutto. «La soluzione non ve la dico. Ma se vuoi ti faccio da posta. Scrivi una definizione: una riga sola, e la risposta dev’essere {a}. Io la consegno. E tu ricevi la tua, e ti tocca leggerla.» Una riga, per {a}. {H} appuntì la matita due volte. <Era la parte facile.>',
          '«Lo sapevo che quella casella portava guai» disse {b.+}, che per qualche giorno dava una mano al giornale e faceva gli schemi. «Ti aiuto, a patto che tu non chieda mai più chi ha ragione.» {H} aprì la bocca. «Mai» disse {b}. {H} la chiuse. «Bene. Qui c’è un foglietto. Definisci {a}, senza dire il nome. E non vale scrivere: chi sbaglia.»',
        ],
      ),
      slot('questions'),
      core(
        [
          '{H} ci mise tutto il pomeriggio. Scrisse: «Si piega verso di me quando premo troppo». Il biglietto di risposta diceva: «Si piega verso di me quando premo troppo».',
        ],
        [
          'Il primo foglietto diceva: «Ride alle capitali». Il secondo: «Ha sempre la matita più corta». {H} li strappò. Al decimo scrisse: «Se si alza, cado». {B} lo piegò senza leggerlo e andò. Tornò con un altro foglietto, piegato nello stesso modo. {H} lo aprì. «Se si alza» c’era scritto, nella grafia {a.di}, «cado.»',
          'Definire uno che si vede ogni giorno è come descrivere il proprio naso. {H} ci provò fino a sera. Poi chiuse gli occhi, rivide il tavolino, e scrisse: «Tiene l’altra parte». {B} fece da posta, avanti e indietro. La risposta era di tre parole. <{H} pensò a uno scherzo, e voltò il foglio.> Erano le stesse tre.',
        ],
      ),
      slot('quiet'),
      slot('road'),
    ]),
    scene(['Le due metà', 'Nessuno comincia'], 'Si ritrovano, ma la casella è ancora lì.', [
      core(
        [
          'La mattina dopo, al tavolino, c’erano tutti e due, ognuno con la sua metà. Le accostarono. In mezzo c’era ancora la casella. «N» disse piano {h}. «M» disse piano {a}. E il tavolo ballava.',
        ],
        [
          'La mattina dopo {h} arrivò prima dell’ora. {A} c’era già. Nessuno disse buongiorno, per non sbagliare lettera. Misero le due metà del giornale una accanto all’altra. Lo strappo combaciava, briciola per briciola, e al centro c’era la casella. «Scrivi tu» disse {h}. «No, tu» disse {a}. {H} prese la matita, per scrivere M. {A} prese la sua, per scrivere N. <Si accorsero insieme che così era peggio.> Adesso litigavano al contrario.',
          'Si sedettero. Il tavolino fece toc. «Ho letto» disse {h}. «Anch’io» disse {a}. Poi guardarono in giù, come sempre, e in giù c’era il buco della quinta cancellatura. Attaccarono un pezzetto di carta da dietro. La casella fu di nuovo bianca. Era bianca, e aspettava, e nessuno dei due poteva scriverci la propria lettera senza rompere la parola dell’altro.',
        ],
      ),
      more(1, [
        '«Lasciamola vuota» disse {a}. Provarono a guardare altrove. <Il piccione sul cornicione aveva una macchia bianca, quadrata.> «No» dissero insieme.',
      ]),
      slot('road'),
    ]),
    scene(['La gamba corta', 'Insieme'], 'La casella trova la sua lettera.', [
      slot('key'),
      core(
        [
          'Si piega verso di me quando premo. {H} posò la punta nella casella. «Metti anche la tua.» Scrissero tutti e due, nello stesso momento, ognuno la propria lettera. Il tavolo ballò: la N prese una gamba in più, la M ne perse mezza. Ne venne un segno solo, e si leggeva in tutti e due i modi.',
        ],
        [
          'Il tavolino si piegava sempre dalla parte di chi premeva. {H} se ne ricordò, e posò la punta nella casella. «Anche tu» disse. «Adesso. La tua.» Due matite in una casella stanno strette. Le mani si toccarono, e stavolta nessuno fece finta. {H} scrisse la N. {A} scrisse la M. La gamba corta fece toc, da una parte e dall’altra, e le matite andarono dove voleva lei. Quando le alzarono, nella casella c’era una lettera che nessuno aveva mai visto. <Aveva due gambe e mezza.> {H} la lesse di traverso: era una N. {A} la lesse dall’alto: una M. Le due parole, finalmente, volevano dire qualcosa.',
          '«Guarda le tue N» disse {h}. {A} voltò il giornale. In tutti quegli anni, dove si incrociavano le parole, ogni lettera era un po’ storta: l’aveva scritta uno mentre l’altro premeva. Il tavolo ci aveva messo del suo. Le N avevano una gamba di troppo, le M una di meno. Erano mesi che scrivevano, in tutte le caselle comuni, la stessa identica lettera. «Allora come hai fatto, a leggere?» chiese {h}. «Guardavo la tua parola» disse {a}, «non la lettera. E tu?» «Anch’io.» {H} prese le due matite, le mise una accanto all’altra, e scrissero tutti e due, con una mano sola ciascuno, un segno che teneva.',
        ],
      ),
      core(
        ['Passò {b} e guardò lo schema. «È giusto?» chiese {a}. {B} si mise la gomma in tasca. «È completo» disse.'],
        [
          '{B} passò di lì, si chinò sul giornale e studiò la casella per un pezzo. «Nella mia soluzione» disse, «c’era uno sbaglio. Ve lo posso dire, ora. Mancava una casella.» {H} guardò {a}. «Quale?» «Una più larga» disse {b}, e andò a compilare il venerdì.',
          '«E chi aveva ragione?» chiese il barbiere dalla porta, con tutto il portico dietro. {H} si era impegnat{o} a non chiederlo mai più, e scoprì che non costava nulla. «Sette orizzontale» disse. «E due verticale» disse {a}. <I gemelli, per sicurezza, si abbracciarono.>',
        ],
      ),
    ]),
    scene(['Venerdì', 'Toc'], 'Un giornale nuovo.', [
      slot('after'),
      more(2, [
        'Il cameriere venne con un cartoncino piegato. «Per la gamba» disse. «Finalmente la sistemo.» «No!» gridarono in due. <Si tenne il cartoncino.>',
      ]),
      core(
        [
          'Il venerdì aprirono un giornale nuovo. Il tavolo faceva toc di qua, poi toc di là. Verso la fine le matite arrivarono alla stessa casella. Nessuna delle due aveva fretta.',
        ],
        [
          'Il giornale di quel giovedì è appeso sotto il portico, incollato lungo lo strappo. <{W.fine}> La gente si ferma, piega la testa, legge prima di traverso e poi dall’alto. Al tavolino non ci fanno caso. {H} mormora un numero, {a} ne mormora un altro. Ogni tanto uno dei due preme un po’ più del necessario, e il tavolo s’inclina. Dall’altra parte qualcuno tiene.',
          'Adesso parlano un po’ di più. «Undici verticale» dice {a}, «nove lettere: non si può fare da soli.» {H} ci pensa. «Dondolare?» Conta sulle dita. Ci sta. {A} scrive, il tavolo fa toc, e una delle nove viene fuori con una gamba e mezza. La lasciano così.',
        ],
      ),
    ]),
  ],
}
