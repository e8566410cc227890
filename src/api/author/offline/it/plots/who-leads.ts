import { core, more, type Plot, scene, slot } from '../../language-pack.ts'

/** Love, or friendship: two people dance, both lead, and the square that they dance on is not level. */
export const whoLeads: Plot = {
  id: 'who-leads',
  categories: ['love', 'generic'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Sandra', gender: 'female', connection: 'amica' },
    b: { name: 'Tullio', gender: 'male', connection: '' },
  },
  titles: ['Chi guida?', 'Un ballo intero', '{h} e i piedi degli altri'],
  teasers: [
    '{H} e {a} vogliono ballare un ballo intero senza pestarsi. Il guaio è che guidano in due.',
    'Una piazza, una fisarmonica, quattro piedi. E una biglia che sa qualcosa.',
  ],
  start: 'Stasera in piazza si balla. {H} e {a} non sono mai arrivati alla fine di un ballo: guidano tutti e due.',
  byname: '{h}, piede sinistro',
  places: [
    { name: 'La piazza', description: 'Sembra piatta. Lo dicono tutti, tranne le biglie.' },
    { name: 'Il palco', description: 'Sono sei cassette di pesche e una fisarmonica.' },
    { name: 'La fontana', description: 'È in basso, e lo è sempre stata.' },
  ],
  scenes: [
    scene(['Il primo passo', 'Un piede'], 'Si balla, per poco.', [
      core(
        [
          'D’estate, {lì}, in piazza si ballava. {H} e {a.+} cominciarono insieme, ognuno verso la propria destra. Al terzo passo {a} era sul piede {h.di}. Al quinto {h} su quello {a.di}. Un ballo intero non l’avevano mai finito.',
        ],
        [
          'Le sere di luglio, {lì}, tiravano le lampadine da un balcone all’altro e si ballava in piazza. C’era chi volava, chi strusciava, chi spostava semplicemente il peso. {H} ballava con {a.+}. <Era un modo di dire.> Partivano insieme, con molta buona volontà. {H} andava a destra. {A} andava a destra, ma la propria. Al terzo passo un tacco trovava un alluce. Al quinto chiedevano scusa in due, e chinandosi battevano la fronte. In tre estati non avevano mai finito un ballo.',
          '«Questo lo finiamo» disse {a.+}. Lo diceva ogni sera, d’estate, quando {lì} in piazza attaccava la fisarmonica. {H} contò: uno, due, e. Sull’«e» {a} era già partit{a.o}. Uno guidava di qua, l’altro guidava di là, e in mezzo c’erano i piedi. <La gente faceva posto, per prudenza.> Alla quarta battuta zoppicavano verso la fontana, a metterci le caviglie.',
        ],
      ),
      core(
        [
          'Era l’ultima sera dell’estate. {H} voleva un ballo intero, dalla prima nota all’ultima, con {a}. In tasca aveva una biglia, e la girava fra le dita.',
        ],
        [
          'Quella era l’ultima sera. Domani le lampadine tornavano in cantina. {H} girava fra le dita una biglia, trovata in tasca. {H} non chiedeva molto: un ballo intero, dalla prima nota all’ultima, e alla fine essere ancora lì, di fronte. Sull’orlo della fontana {a} si massaggiava un piede. «Ne suonano ancora tre» disse {a}.',
          '«L’anno prossimo» disse {a}, con un piede nell’acqua. «Anche l’anno scorso l’hai detto» disse {h}. Rimanevano tre balli, e poi l’estate era finita. {H} aveva una biglia in tasca, trovata quella mattina, e la faceva girare tra le dita. Uno almeno, pensò. Fino all’ultima nota.',
        ],
      ),
      slot('portrait'),
      slot('company'),
      more(2, [
        '{W.ora} Sotto le lampadine le ombre ballavano meglio dei padroni. <Quella {h.di} e quella {a.di} non si pestavano mai: si passavano attraverso.>',
      ]),
      more(1, [
        'La biglia scappò di tasca {h.a} mentre si allacciava la scarpa. Rotolò fra le gambe dei ballerini, girò intorno a una sedia e si fermò contro la fontana. «Strano» disse {a}. «Qui è piatto.» {H} andò a riprenderla.',
      ]),
    ]),
    scene(['Un po’ per uno', 'Il primo ballo'], 'Fanno un accordo.', [
      core(
        [
          '«Un po’ per uno» disse {h}. «Otto passi guido io, otto tu.» Ma dove finivano gli otto? Al nono guidarono tutti e due. Al decimo nessuno. Si schiantarono contro il banco delle pesche, e un tacco si staccò.',
        ],
        [
          'Fecero un patto: otto passi guidava {h}, otto {a}. Per otto passi fu bellissimo, benché un po’ rigido. Al nono {h} non aveva ancora finito, e {a} aveva già cominciato. Al diciassettesimo ognuno lasciò il posto all’altro. Senza guida, un ballo va dove può. <Andò nelle pesche.> Il banco si aprì con dolcezza. Quando si rialzarono, la fisarmonica aveva chiuso, e il tacco sinistro {h.di} era rimasto sotto una cassetta. Le pesche andavano pagate: tutti i soldi del gelato.',
          '«Ti seguo» disse {h}. «No, ti seguo io» disse {a}. Si abbracciarono e aspettarono. Uno aspettava che l’altro partisse. La musica passava sopra di loro come un tram. <Una bambina girò intorno alle loro gambe, scambiandole per un albero.> Alla fine partirono insieme, all’indietro, ognuno per lasciar fare all’altro. Le braccia tennero. Una manica no. Il primo dei tre balli era andato.',
        ],
      ),
      slot('road'),
      more(1, [
        'Una coppia anziana passò senza muovere altro che le scarpe. «Come fate?» chiese {h}. «Lei guida» disse il vecchio. «Lui guida» disse la vecchia. <Si guardarono, dopo cinquant’anni, con interesse.>',
      ]),
    ]),
    scene(['Sei cassette di pesche', 'La fisarmonica'], 'Qualcuno suona, e detta una condizione.', [
      core(
        [
          'Sul palco, alla fisarmonica, quella sera c’era {b.+}. «L’ultimo lo suono lungo, per voi» disse {b}. «Però lo suono finché non vi pestate. Al primo piede smetto, e smette per tutti.»',
        ],
        [
          'La fisarmonica la reggeva, per quella sera, {b.+}, sopra sei cassette di pesche. «Vi guardo da tre canzoni» disse {b}. «Mi fate perdere il tempo.» Poi ci pensò. «L’ultimo ballo lo suono per voi, lungo quanto vi serve. Ma appena uno pesta l’altro, chiudo il mantice. E finisce la festa per tutti.» La piazza era piena. {H} guardò tutte quelle scarpe felici.',
          '«Avete un problema di precedenza» disse {b.+}, che dava il cambio al suonatore. «Se volete, vi aiuto. Suono un pezzo che non ha fine: va avanti finché ballate. In cambio ballate da soli, in mezzo, e gli altri stanno a vedere.» <{A} cercò con gli occhi dove nascondersi. In mezzo a una piazza non c’è nulla.> «Va bene» disse {h}, per tutti e due.',
        ],
      ),
      slot('questions'),
      core(
        ['«Ma chi deve guidare?» chiese {h}. {B} soffiò via la polvere dai tasti. «Perché uno di voi?» disse.'],
        [
          '«Allora dicci tu chi guida» disse {a}. {B} accordava, per quanto si può. «Io suono» disse. «Ma non guido. La musica dice quando. Dove, non lo dice.» Guardò la piazza, con la testa inclinata. <Anche le cassette erano un po’ inclinate.> «Quassù mi scivola sempre il leggio» disse.',
          '«Chi comanda, di noi due?» chiese {h}. «E perché proprio di voi due?» disse {b}, e mise un sasso sotto il leggio, come chi lo fa ogni sera. «C’è altra gente, in un ballo. C’è quello che sta sotto.»',
        ],
      ),
      slot('quiet'),
      slot('road'),
    ]),
    scene(['Il secondo ballo', 'A occhi chiusi'], 'Provano un’altra volta, e va peggio.', [
      core(
        [
          'Il secondo ballo lo provarono a occhi chiusi. Così, disse {a}, nessuno guarda dove vuole andare. Andarono dritti nella fontana, tutti e due.',
        ],
        [
          '«A occhi chiusi» propose {a}. «Chi non vede non comanda.» Chiusero gli occhi e si tennero per i gomiti. Per un po’ filò liscio. Non si pestarono. {H} sentiva i sassi tondi sotto le suole, e le risa farsi lontane. Poi mancò la piazza. <Ci fu invece dell’acqua.> Si ritrovarono in piedi nella fontana, con l’acqua alla cintura, con la musica finita. «Ma perché sempre la fontana?» disse {a}.',
          'Il vigile segnò delle frecce con il gesso. Era un bel ballo, da seguire: destra, destra, giro. Ma i sassi erano tondi, le frecce storte, e {h} {a.e} badavano più al gesso che alle mani. Finirono il secondo ballo a cinque metri di distanza. Fra loro c’era la fontana. Nessuno aveva pestato nessuno, certo. Così erano capaci tutti.',
        ],
      ),
      more(1, [
        '{A} strizzò una manica. «Forse siamo da panchina» disse {a}. «Siamo bravi, da panchina.» <{H} non rispose. Aveva qualcosa di tondo in mano.>',
      ]),
      slot('road'),
    ]),
    scene(['Quello che sta sotto', 'L’ultimo ballo'], 'Qualcun altro guida.', [
      slot('key'),
      core(
        [
          '{H} posò la biglia sui sassi. La biglia partì, piano, fece una curva e andò alla fontana. La piazza pendeva! «Non guidiamo noi» disse {h}. «Guida lei.» La musica cominciò. Lasciarono che i piedi scendessero dove scendeva la piazza, e nessuno dei due dovette decidere.',
        ],
        [
          'C’è quello che sta sotto. {H} si chinò e posò la biglia in mezzo alla piazza. Per un momento stette ferma. Poi cominciò a scendere, senza fretta: fece una curva intorno al palco, una più stretta vicino alle sedie, e bussò alla fontana. «Pende» disse {a}. «È sempre stata storta, e noi tiravamo dritto.» {B} attaccò. {H} prese la mano {a.di}. Nessuno tirò e nessuno spinse. Sotto le scarpe la piazza si abbassava di un niente, a sinistra, e i piedi ci andarono, quattro, insieme. <Passarono dietro il palco come l’acqua dietro un sasso.> Ogni volta che {h} stava per decidere, era già deciso.',
          'La biglia cadde di mano, rotolò e andò a bussare alla fontana. {H} la guardò, poi guardò la riga che un secchio rovesciato aveva lasciato sui sassi. Tutto scendeva per la stessa strada. «Via le scarpe» disse {h}. Scalzi si sentiva: qui i sassi calavano, là tenevano, più in là facevano una gobba che girava a destra. «A destra di chi?» chiese {a}. «Della piazza» disse {h}. E {b}, che aspettava, aprì il mantice. Ballarono in discesa, larghi e lenti. Nelle curve la gobba li voltava da sé. <La coppia anziana smise di discutere per guardare.>',
        ],
      ),
      core(
        [
          'Alla fontana la piazza finiva, e finì la musica. All’ultima nota erano di fronte, senza fiato. Nessuno aveva pestato nessuno.',
        ],
        [
          'Arrivarono alla fontana con l’ultima nota, esattamente, come la biglia. {B} tenne il tasto finché ci fu aria. {H} guardò in giù. Quattro piedi, uno di fronte all’altro, tutti interi. Poi guardò in su. «E adesso?» disse {a}. «Adesso si risale» disse {h}. «In salita si va più piano.»',
          'Il mantice si svuotò. Per un attimo si udì solo la fontana. Erano ancora lì, di fronte, e il ballo era finito prima di loro. <«Era questo» disse {a}, «l’ultimo passo? Non l’avevo mai visto.»> Dietro, in piazza, cento persone guardavano per terra e provavano con un piede.',
        ],
      ),
    ]),
    scene(['Lampadine', 'In salita'], 'L’estate si spegne, un filo alla volta.', [
      slot('after'),
      more(2, [
        'Spensero le lampadine da un balcone all’altro. La coppia anziana ballava ancora, al buio. «Allora chi guidava?» si sentì. <«Zitto. Gira.»>',
      ]),
      core(
        [
          'Sulla strada di casa {h} e {a} camminavano vicini. Anche la strada pendeva, di poco, verso il mezzo. A ogni passo le maniche si toccavano. Nessuno dei due tirò dritto.',
        ],
        [
          'Tornando a casa {h} teneva in mano una scarpa, per via dell’alluce. Con una scarpa sì e una no, si pende. <{W.fine}> {A} camminava dalla parte giusta. Alla salita {h} posò la biglia per terra, tanto per vedere. Quella venne giù, fra i loro piedi, senza toccarne nessuno, e loro si scostarono insieme, un passo di qua, un passo di là, e di nuovo vicini. La fisarmonica, lontana, era chiusa. Ma il passo, chi lo contava, era di tre.',
          'La biglia adesso sta sul davanzale {h.di}, in un piattino. Quando fuori comincia l’estate, si sposta. Appena, da un orlo all’altro. Allora {h} scende in piazza, e dall’altra strada scende {a}. Non si danno appuntamento. Le due strade calano da sole, e dove finiscono c’è la fontana.',
        ],
      ),
    ]),
  ],
}
