import { core, more, type Plot, scene, slot } from '../../language-pack.ts'

/** Bedtime: everybody's sleep is an animal that comes when it likes, and tonight it sits on top of the wardrobe. */
export const sleepCat: Plot = {
  id: 'sleep-cat',
  categories: ['bedtime', 'generic'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Carla', gender: 'female', connection: 'zia' },
    b: { name: 'Tullio', gender: 'male', connection: '' },
  },
  titles: ['Il sonno sull’armadio', 'Non si chiama il sonno', '{h} e il sonno grigio'],
  teasers: [
    'Il sonno {h.di} è grigio, grosso e capriccioso. Stasera è salito sull’armadio e non scende.',
    'Più lo chiami, meno viene. {H} deve imparare a non volerlo.',
  ],
  start: 'Ogni sera il sonno {h.di} sale sul letto e fa le fusa. Stasera sta in cima all’armadio e guarda altrove.',
  byname: '{h}, che ha un sonno leggero',
  places: [
    { name: 'La camera', description: 'Un letto, una sedia, un armadio troppo alto.' },
    { name: 'La cucina di notte', description: 'Il tavolo tiene ancora il posto a qualcuno.' },
    { name: 'Il cortile', description: 'I sonni degli altri passano sul muretto.' },
  ],
  scenes: [
    scene(['Sull’armadio', 'Una cosa grigia'], 'Il sonno non vuole scendere.', [
      core(
        [
          'Il sonno {h.di} era grigio e grande come un cuscino. Veniva tutte le sere, saltava sul letto, e buonanotte. Quella sera salì sull’armadio, si girò dall’altra parte e non scese più.',
        ],
        [
          'Ognuno ha il suo, di sonno. Quello {h.di} era grigio, con le orecchie rotonde, e pesava quanto un cuscino bagnato. Arrivava {lì} verso le nove, dalla finestra. Faceva tre giri ai piedi del letto e si lasciava cadere. <Dopo, nessuno ricordava più niente.> Quella sera entrò, guardò il letto, ci pensò. Poi con un salto fu sull’armadio.',
          'Alle nove in punto il sonno entrò dalla finestra, come tutte le sere. {H} gli aveva già fatto posto. Ma lui tirò dritto. Salì sulla sedia, dalla sedia allo scaffale, dallo scaffale in cima all’armadio. <Lassù c’erano due valigie e molta polvere.> Si sdraiò fra le valigie e chiuse gli occhi. Li chiuse lui. {H} li aveva apertissimi.',
        ],
      ),
      core(
        [
          'Domani ci si alzava presto, per un viaggio aspettato da mesi. {H} doveva dormire. «Vieni giù» disse. Il sonno sbadigliò e rimase dov’era.',
        ],
        [
          'E proprio domani! C’era la sveglia alle cinque, e una partenza segnata in rosso sul calendario. {H} voleva arrivarci con gli occhi riposati. «Vieni» disse {h}. «Qui, bello.» Batté la mano sulla coperta. Il sonno si leccò una zampa.',
          'Non era una notte qualunque. La mattina dopo, alle sei, {h} doveva salire su un palco e leggere ad alta voce davanti a tutti. Senza sonno le parole si impastano. «Per favore» disse {h} verso l’armadio. Dall’armadio cadde un po’ di polvere, nient’altro.',
        ],
      ),
      core(
        ['{A.+} si affacciò in pigiama. «Il tuo è sull’armadio? Il mio è uscito» disse {a}.'],
        [
          'La porta si aprì. «Sento che non dormi» disse {a.+}. «È lassù» disse {h}. {A} alzò gli occhi. «Però. Bel pelo.» «Non scende.» «Allora lo facciamo scendere noi.»',
          '{A.+} passava di lì con un bicchiere d’acqua. «Hai chiamato qualcuno?» «Il sonno.» {A} salì sulla sedia, guardò tra le valigie e scese. «Ha detto di no» riferì {a}.',
        ],
      ),
      slot('portrait'),
      slot('company'),
      more(1, [
        '{W.ora} Sul muretto del cortile passavano i sonni degli altri. Ce n’era uno bianco, piccolo, con un campanello. <Ce n’era uno enorme che andava dal portinaio e russava già per strada.> Ognuno sapeva a che finestra fermarsi.',
      ]),
    ]),
    scene(['Vieni giù', 'Latte tiepido'], '{H} prova con le buone, poi con le meno buone.', [
      core(
        [
          'Misero un piattino di latte, poi una ninnananna, poi la scopa. Alla scopa il sonno soffiò, saltò sulla tenda e la tirò giù tutta. Adesso era sul lampadario, più sveglio di prima.',
        ],
        [
          'Cominciarono con il latte tiepido. Il sonno lo guardò dall’alto. <Era latte buono, con il miele.> Passarono alla ninnananna: {a} la cantò fino in fondo, e si addormentò un ragno. Alla fine {h} prese la scopa. Non si prende mai la scopa con il sonno. Lui soffiò, fece un salto, si attaccò alla tenda. La tenda venne giù con tutto il bastone. Un attimo dopo il sonno dondolava dal lampadario, e da lì si vedeva benissimo quanto fosse sveglio.',
          '«Contiamo» disse {a}. Arrivarono a trecento. Il sonno teneva il conto con la coda. {H} provò a far finta di russare. Il sonno, sull’armadio, rise. <Ha una risata bassa, da pentola.> Allora {h} perse la pazienza e gli lanciò una pantofola. La pantofola tornò indietro. Insieme alla pantofola arrivarono le due valigie, che si aprirono, e la notte diventò una stanza piena di costumi da bagno.',
        ],
      ),
      more(2, [
        '«Il mio, da giovane, era un leone» disse {a}. «Mi saltava addosso alle otto di sera, in mezzo al discorso. Adesso è un passero. <Se giri una pagina, vola via.>»',
      ]),
      slot('road'),
      more(2, [
        'In cucina l’orologio faceva un passo alla volta. {H} contò quelli che mancavano alla sveglia, e fu un errore. <Il frigorifero, che aveva un sonno puntualissimo, tremò e si spense.> Restava sveglia anche una mela, sul tavolo.',
      ]),
    ]),
    scene(['Chi conosce i sonni', 'Un libro noioso'], 'Qualcuno sa come si fa, ma costa.', [
      core(
        [
          'In cucina vegliava {b.+}. «Ti dico come si fa» disse {b}. «In cambio mi dai la sveglia di domani. Te la tengo io, e tu non la guardi più.»',
        ],
        [
          'In cucina c’era la luce piccola, e sotto la luce {b.+}. «Lo stai guardando troppo» disse {b}. «Si sente. So come si prende un sonno. Ma devi darmi una cosa: la sveglia. Stanotte sta qui con me. Tu non guardi più che ore sono.» «E se non suona?» «Questo è il prezzo» disse {b}. «Non saperlo.»',
          '{B.+} girava un cucchiaino in una tazza vuota. «Con i sonni ci ho passato la vita» disse {b}. «Ti aiuto, se mi lasci qui la cosa che stringi.» {H} guardò: nella mano c’era il foglio di domani, arrotolato, con tutti gli orari. <Era già un po’ umido.>',
        ],
      ),
      slot('questions'),
      core(
        [
          'Fu difficile aprire le dita. Ma {h} lo fece. «Bene» disse {b}. «E adesso impara la regola: il sonno viene da chi ha altro da fare.»',
        ],
        [
          '{H} la posò sul tavolo. Le dita si aprirono una per volta. «Ora ascolta» disse {b}. «Nessuno l’ha mai preso correndo. Va da chi ha altro da fare. Da chi legge le istruzioni della lavatrice. Da chi fa la guardia.» E da un cassetto tirò fuori un libretto: «Istruzioni per l’uso e la manutenzione, settima edizione».',
          'Prima rimase nella mano la forma della cosa, e poi neanche quella. {B} la chiuse in un barattolo. «Lo sai perché è salito?» disse {b}. «Perché lo aspettavi in piedi. A nessuno piace entrare in una stanza dove tutti smettono di parlare.»',
        ],
      ),
      slot('quiet'),
      more(2, [
        '«E i sonni, dormono?» chiese {h}. «Di giorno» disse {b}. «Nelle sale d’aspetto. Sui termosifoni delle scuole, durante le ultime ore. <Nessuno li vede, ma tutti li sentono.>»',
      ]),
      slot('road'),
    ]),
    scene(['Istruzioni per l’uso', 'Facendo finta'], '{H} finge di non volerlo, e non basta.', [
      core(
        [
          '{H} si mise a letto con le istruzioni della lavatrice e finse di leggere. Con la coda dell’occhio guardava il lampadario. Il sonno guardava {h} con la coda della coda. Non ci cascava.',
        ],
        [
          '{H} lesse ad alta voce le istruzioni della lavatrice: «Prima dell’accensione verificare che il cestello sia vuoto». Era noiosissimo. Il sonno mise giù una zampa. {H} lo vide e trattenne il fiato, e lui la ritirò. «Capitolo due» lesse {h}. Zampa. Sguardo. Niente zampa. <Al capitolo cinque {a} russava, con la guancia sul tappeto.> Fingere, con un sonno, non serve. Se ne intende.',
          'Il trucco era avere altro da fare. {H} riordinò i calzini per colore. Ogni tre calzini, un’occhiata. Il sonno era sceso sullo scaffale. Alla quarta occhiata era di nuovo in cima. «Ti sento» disse {h}, con la voce rotta dalla stanchezza. Ed era vero: ce n’era tantissimo, di sonno, lì vicino. Ma non addosso.',
        ],
      ),
      slot('road'),
      more(1, [
        'Da lassù venne un rumore piccolo. Non era uno sbadiglio. <Era il verso che fa chi è salito troppo in alto e guarda giù.> {H} non ci fece caso, non subito.',
      ]),
    ]),
    scene(['Chi ha paura', 'Una mano in alto'], '{H} guarda il sonno come si guarda qualcuno.', [
      slot('key'),
      core(
        [
          'Il sonno tremava. Era salito troppo in alto e non sapeva scendere: ecco tutto. {H} smise di volerlo. Spostò la sedia, si appoggiò all’armadio e disse: «Resto qui io, finché non ti passa». E cominciò a raccontargli la giornata.',
        ],
        [
          'Lassù qualcuno tremava. Il pelo grigio si muoveva, e le unghie graffiavano il legno, piano. {H} restò con le mani ferme. Non era superbia. Non era un dispetto. Era salito di corsa, spaventato da tutta quell’attesa, e adesso guardava in giù. {H} lo conosceva, quello sguardo: era il suo, per domani.\n«Non devi scendere» disse {h}. «Puoi stare dove vuoi. Io intanto ti faccio compagnia.» Mise la sedia accanto, ci salì, appoggiò la guancia al bordo. E siccome non c’era altro da fare, gli raccontò il cortile, la cena, tutte le scale.',
          '{H} tese l’orecchio. Il rumore c’era ancora, piccolo, tra le valigie. «Ma tu hai paura» disse {h}. Una coda si fermò. Da quanto era lassù a fare l’importante perché non sapeva come venire giù? {H} si dimenticò dell’ora. <Si dimenticò perfino di avere sonno.> Sistemò i cuscini per terra, uno sopra l’altro, a scala. Poi mise un braccio in alto, contro l’armadio, come un ramo, e lo lasciò lì. Un braccio alzato pesa. {H} non lo abbassò.',
        ],
      ),
      core(
        [
          'Al terzo pezzo di giornata una zampa toccò la spalla {h.di}. Poi l’altra. Era pesante, e tiepido, e sapeva di niente.',
        ],
        [
          'Una zampa, sulla spalla. {H} non si girò. La seconda zampa. Poi tutto quel peso, un po’ alla volta, con le unghie dentro. Scesero insieme dalla sedia, molto piano, come si porta un vassoio.',
          'Qualcosa scese lungo il braccio, con prudenza, contando le ossa. Arrivò alla spalla, al collo. Girò tre volte intorno a niente. {H} fece due passi all’indietro e trovò il letto.',
        ],
      ),
    ]),
    scene(['Fusa', 'Senza orologio'], 'La casa diventa pesante e quieta.', [
      slot('after'),
      more(1, [
        '{A} si svegliò un momento sul tappeto. Vide la stanza sottosopra. Vide anche il letto. <Si tirò addosso un lembo di tappeto, come coperta.> Non disse niente.',
      ]),
      core(
        [
          'In cucina qualcuno teneva d’occhio le ore. In camera nessuno guardava più niente. Il sonno fece le fusa una volta, due, e {h} non sentì la terza.',
        ],
        [
          'In cucina l’orologio ticchettava per qualcun altro. Nel letto il sonno si era messo lungo, dalla spalla ai piedi. {H} sentì che voleva dirgli ancora una cosa, una piccola. <{W.fine}> Sull’armadio era rimasta l’impronta nella polvere, rotonda. La cosa piccola, domani. Dom.',
          'Il peso era giusto. Il caldo era giusto. {H} pensò che avrebbe dovuto spegnere la luce, e la luce, da qualche parte, si spense. Il sonno respirava, e {h} respirava, prima uno dopo l’altro, poi insieme. Fuori, sul muretto, passò l’ultimo ritardatario. Guardò dentro e camminò più piano.',
        ],
      ),
    ]),
  ],
}
