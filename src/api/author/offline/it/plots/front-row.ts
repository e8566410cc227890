import { core, more, type Plot, scene, slot } from '../../language-pack.ts'

/** Science fiction before sleep, with one changed rule: the sun sets once in seven years, and everybody wants the first row. */
export const frontRow: Plot = {
  id: 'front-row',
  categories: ['scifi', 'bedtime'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Stella', gender: 'female', connection: 'amica' },
    b: { name: 'Ottavio', gender: 'male', connection: '' },
  },
  titles: ['Il posto in prima fila', 'Un tramonto ogni sette anni', '{h} e la sedia girata'],
  teasers: [
    'Il sole tramonta una volta ogni sette anni. Tutti portano una sedia. {H} ne vuole una davanti.',
    'Chi si alza perde il posto. Mancano tre ore al tramonto, e {h} tiene il posto a mezza città.',
  ],
  start:
    'Stasera, dopo sette anni di luce, tramonta il sole. {H} vuole vederlo dalla prima fila, e ha soltanto uno sgabello.',
  byname: '{h}, prima fila, posto girevole',
  places: [
    { name: 'Il muretto', description: 'Di là c’è l’orizzonte, di qua ci sono le sedie.' },
    { name: 'La fila', description: 'È fatta di cuscini, di nomi, e di gente che torna subito.' },
    { name: 'Le facciate', description: 'Hanno le tende tirate da sette anni.' },
  ],
  scenes: [
    scene(['Sette anni di luce', 'Lo sgabello'], 'Stasera il sole se ne va, e tutti vogliono vedere.', [
      core(
        [
          'Il mondo, ormai, girava così piano che {lì} il sole tramontava una volta ogni sette anni. Stasera toccava. {H} arrivò al muretto con uno sgabello da pianoforte, di quelli che girano. La prima fila era piena da tre giorni.',
        ],
        [
          'Da quando il mondo girava piano, {lì}, il giorno durava sette anni. Si dormiva con le tende doppie. Si chiamava notte quella che si faceva con una mano sugli occhi. Ma oggi il sole era basso, largo, arancione, e le ombre arrivavano dall’altra parte della strada. <Erano cresciute di un passo al mese.> Stasera toccava. {H} prese lo sgabello del pianoforte, quello che gira, e corse al muretto. Le sedie erano già lì, in file, da tre giorni.',
          '«Tramonto: questa sera» diceva il cartello. Il cartello era vecchio di sette anni, e questa volta aveva ragione. {Lì} il sole se ne andava così di rado che molti non l’avevano mai visto farlo. La gente portava sedie al muretto: da cucina, da spiaggia, una poltrona con dentro una nonna. {H} portò uno sgabello da pianoforte. Girava su sé stesso e cigolava in do. <Altre sedie, in casa, non ce n’erano.>',
        ],
      ),
      core(
        [
          '{H} voleva la prima fila. L’ultima volta aveva visto soltanto un cappotto a quadri, di schiena. La regola era una: chi si alza perde il posto.',
        ],
        [
          'Dell’altro tramonto {h} ricordava un cappotto. Era a quadri, e non si era spostato mai. Di là dal cappotto tutti avevano fatto «oh». Per sette anni {h} aveva pensato a quell’oh. Stavolta voleva la prima fila. Però la regola era semplice: la sedia vale finché ci si sta sopra. Chi si alza, si rialza in fondo.',
          'Sette anni prima {h} era in fondo, dietro un cappotto a quadri, e qualcuno {gli} aveva raccontato il tramonto dopo, con le mani. «Era così» avevano detto. «Ma più giù.» Non bastava. {H} lo voleva dal muretto, senza nessuno davanti. Una sedia vuota, diceva la regola, non è di nessuno. E in prima fila non ce n’era una vuota.',
        ],
      ),
      core(
        ['«Io in prima fila conosco uno spazio» disse {a.+}. «È largo come uno sgabello. Ma stretto.»'],
        [
          '{A.+} aveva un panino e un piano. «Tra la poltrona e il lampione» disse {a}. «Lì una sedia non ci sta. Uno sgabello forse.» Ci stava. {H} tirò indietro i gomiti, e davanti c’era solo l’orizzonte. «E tu?» «Io sto in piedi sul lampione» disse {a}. «Poi si vede.»',
          'Dalla prima fila qualcuno fece un cenno: era {a.+}, su una cassetta di arance. «Ti ho tenuto due dita» disse {a}. Ci si sedettero in due, {h} con lo sgabello di sbieco. Il sole era a una mano dall’acqua. <O dalla terra: da lì non si distingueva.>',
        ],
      ),
      slot('portrait'),
      slot('company'),
      more(2, [
        'Sulle facciate, alle loro spalle, le tende erano tirate da sette anni. Di qua tutti guardavano avanti. <Un gatto guardava indietro, ma nessuno chiese al gatto.>',
      ]),
    ]),
    scene(['Torno subito', 'Tenere il posto'], 'Qualcuno si alza solo un momento.', [
      core(
        [
          '«Mi tieni il posto? Torno subito» disse una signora, e posò la borsetta sulle ginocchia {h.di}. Poi un signore, un cappello. Poi un bambino, un pesce in un sacchetto. {H} era in prima fila, sepolt{o} fino al mento. Non vedeva più niente.',
        ],
        [
          '«Scusi, mi terrebbe il posto? Vado a prendere mia madre.» Una signora posò una borsetta in grembo {h.a}. Una borsetta si tiene. Poi venne un cappello: «Un minuto». Poi una chitarra, un plaid, un pesce rosso in un sacchetto. «Lui è già stato» spiegò il bambino. «Io devo.» {H} aveva un braccio su una sedia, un piede su un’altra. <{A} ne teneva tre, distes{a.o}.> Il mucchio crebbe. Il sole si abbassò di un dito, dietro la chitarra, e {h} se lo perse.',
          'Per non perdere lo sgabello {h} aveva fatto un pupazzo: una giacca, una scopa, un melone. Così si poteva andare a bere. Quando tornò, il pupazzo era in terza fila e il melone mangiato. «Si era alzato» disse un tale. «Ha detto: prego.» {H} si riprese lo sgabello e strisciò fino al lampione. Lì tutti credettero che fosse un posto di custodia. <Dopo cinque minuti aveva in grembo nove cappelli e un pesce.>',
        ],
      ),
      slot('road'),
      more(1, [
        'Una donna in camice calcolava su un foglio. «Dura quattro minuti» disse. «Poi vengono tre anni e mezzo di notte.» «E che si fa, di notte?» chiese un bambino. <La donna guardò nel foglio. «Non c’è scritto.»>',
      ]),
      more(2, [
        'Passò un venditore di occhiali scuri. Poi passò lo stesso venditore, e vendeva candele. «È l’ora di mezzo» disse. «Si guadagna due volte.»',
      ]),
    ]),
    scene(['Il lampionaio', 'Un favore a tutti'], 'Qualcuno ha un posto migliore, e un lavoro da fare.', [
      core(
        [
          'Sul lampione salì {b.+}, per provare la lampadina. «Quassù c’è la vista migliore» disse {b}. «Ve la cedo per i quattro minuti. Ma chi sta quassù deve accendere, dopo. E per accendere si guarda dall’altra parte.»',
        ],
        [
          'Al lampione, quella sera, badava {b.+}. Era spento da sette anni e andava svitato, pulito, riavvitato. «Ti vedo male» disse {b} al mucchio di cappelli. «Posso liberarti. Quelle cose le appendo io, tutte. In cambio, quando il sole è sotto, accendi tu. La leva è dietro. Bisogna voltarsi.» «Voltarsi quando?» «Un po’ prima.» {H} fece il conto dei minuti. Erano già pochi.',
          '«Cerco uno che sappia girarsi» disse {b.+}, con una scala in spalla. Per quella sera teneva in ordine le luci. «Qui sono tutti avvitati in avanti. Dopo il tramonto serve qualcuno che accenda il primo lume, laggiù, dietro le file. Ti tengo io lo sgabello. Ma l’ultimo pezzo te lo perdi.» {H} guardò lo sgabello. Era l’unica sedia, in tutta la piazza, che girava.',
        ],
      ),
      slot('questions'),
      core(
        [
          '{H} disse sì, controvoglia. «Tu pensi che il tramonto sia là» disse {b}. «È quello che pensano tutti. Per questo non c’è mai posto.»',
        ],
        [
          '«Va bene» disse {h}, e fu un bel pezzo d’arancione. {B} appese i cappelli alla scala. «Io ne ho visti tre» disse {b}. «Il primo me lo sono goduto. Il secondo avevo da fare, ed ero girat{b.o}. Sai quale mi ricordo?» <Poi una lampadina ebbe bisogno di aiuto.>',
          '«Quattro minuti di meno» disse {h}. «O di più» disse {b}. «Dipende da dove finisce la luce. Da dove parte lo sanno tutti.» Poi mise una goccia d’olio nella vite dello sgabello. Il do diventò un fa, più morbido.',
        ],
      ),
      slot('quiet'),
      slot('road'),
    ]),
    scene(['Seduti davanti', 'Un dito, mezzo dito'], 'Comincia, e davanti si alzano.', [
      core(
        [
          'Il sole toccò l’orizzonte. Tutta la prima fila si alzò in piedi, poi la seconda, poi la terza. {H}, sullo sgabello, aveva davanti un cappotto a quadri. Era lo stesso.',
        ],
        [
          'Quando il sole toccò, nessuno disse niente. Poi qualcuno si alzò per vedere meglio. Quello dietro, allora, si alzò anche lui. In un attimo furono tutti in piedi, e ognuno vedeva quanto prima. Davanti allo sgabello si mise un signore arrivato tardi. Aveva un cappotto a quadri. {H} lo riconobbe da un bottone. «Permesso» disse {h}. «Sst» disse il cappotto.',
          '«Adesso!» gridarono, e la prima fila si sporse dal muretto, tutta insieme. {H} si alzò, ricadde, salì sullo sgabello. Lo sgabello partì. Fece mezzo giro, poi uno intero: orizzonte, schiene, facciate, orizzonte. <{A} lo prese al volo.> Davanti, intanto, si era piazzato un cappotto a quadri. Di nuovo. Dopo sette anni.',
        ],
      ),
      more(1, [
        '«Com’è?» chiese {h} al cappotto. «Più giù» disse il cappotto. «E di che colore?» Il cappotto ci pensò. «Da qui» disse, «mi abbaglia. Non vedo niente.»',
      ]),
      slot('road'),
    ]),
    scene(['Dall’altra parte', 'Oh'], '{H} gira lo sgabello.', [
      slot('key'),
      core(
        [
          'Dove finisce la luce? {H} girò lo sgabello. Dietro c’erano tutti: mille facce accese, rosa, arancioni, una per una. E nelle finestre, a cui qualcuno aprì le tende, mille piccoli soli che scendevano. «Oh» disse {h}.',
        ],
        [
          'Dove finisce la luce, aveva detto {b}. {H} mise un piede a terra e diede una spinta. Lo sgabello girò senza un suono. Dietro non c’era una schiena. C’erano facce, fino in fondo alla piazza, e su ognuna c’era il tramonto. La nonna della poltrona era d’oro fino alle rughe. Il bambino del pesce teneva alto il sacchetto, e nel sacchetto galleggiava un sole rosso con la coda. <La donna in camice aveva smesso di contare.> Nessuno si sapeva guardato. Da nessun altro posto, in tutta la città, si vedevano. «Girati» disse {h} {a.a}.',
          '{H} lo fece girare, lo sgabello, e questa volta apposta. Mezzo giro. La prima cosa che vide fu il viso {a.di}: acceso di sotto in su, con un sole piccolo in ciascun occhio, che calava. Poi vide gli altri. La piazza intera era un orizzonte di gente. «Le tende!» gridò {h} verso le facciate. Una si aprì, poi dieci. Nei vetri tramontavano cento soli, ognuno un po’ storto. <Nell’ultimo piano uno si fermò, come per salutare.> E allora si voltarono tutti, file e file, e fecero «oh», finalmente in faccia a chi l’aveva aspettato.',
        ],
      ),
      core(
        [
          'Poi la luce salì dalle bocche ai nasi, dai nasi ai cappelli, e si spense. {H} abbassò la leva. Il primo lume tremò, e restò.',
        ],
        [
          'La luce si ritirò piano. Lasciò i piedi, poi le mani, poi i menti. Per ultimo brillò un pompon. Quando si spense anche quello, {h} era già girat{o} dalla parte giusta, con la mano sulla leva. Il lume fece un clic, e un cerchio giallo si posò per terra, grande come una coperta.',
          'Fu il gatto, l’ultimo in luce, sopra un tetto. Poi fu un gatto scuro. Nella piazza si sentì il buio arrivare, che nessuno sotto i sette anni conosceva. Un bambino cercò una mano. {H} tirò la leva. «Ecco» disse {b}, dalla scala. Mille facce tornarono, più piccole, gialle, vicine.',
        ],
      ),
    ]),
    scene(['La prima notte', 'Nessuno si alza'], 'Viene il buio, e viene il sonno.', [
      slot('after'),
      more(2, [
        'Ognuno si riprese le sue cose, a tastoni: il cappello, la chitarra, il pesce. <Il cappotto a quadri finì sulle ginocchia della nonna.> Nessuno chiese indietro il posto.',
      ]),
      core(
        [
          'Nessuno andò a casa. Le sedie si accostarono, i plaid si allungarono. {H} appoggiò la testa {a.a} e guardò in su: c’erano i posti di tutte le stelle, e nessuno ci stava in piedi davanti. Poi dormì, senza una mano sugli occhi.',
        ],
        [
          'Dopo sette anni di tende doppie, il buio era fresco. Cominciò a sbadigliare il bambino, e lo sbadiglio fece tutta la fila. Le sedie si accostarono. {B} abbassò il lume, di un dito, di mezzo dito. {H} girò lo sgabello un’ultima volta, pianissimo, finché in alto trovò una stella, la prima, larga come una punta di spillo. «Ti tengo il posto» le disse. Prima di finire la frase dormiva.',
          'La poltrona russava già. Una dopo l’altra si spensero le candele, posate per terra tra i piedi. {H} si avvolse nel plaid di qualcuno. «Torno subito» mormorò {a}, chiudendo gli occhi. {H} mise una mano sulla manica {a.di}, per tenere il posto. Il cigolio dello sgabello si sentì ancora, piccolo, mentre girava verso casa. Poi girò soltanto il mondo, piano come sempre.',
        ],
      ),
    ]),
  ],
}
