import { core, more, type Plot, scene, slot } from '../../language-pack.ts'

/** Christmas, and an adventure with a bucket: the eel for the supper must get to the water, and swims only against. */
export const eel: Plot = {
  id: 'eel',
  categories: ['christmas', 'adventure'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Gigi', gender: 'male', connection: 'cugino' },
    b: { name: 'Carmela', gender: 'female', connection: '' },
  },
  titles: ['Il capitone', 'Uno in meno a cena', '{h} e il secchio della vigilia'],
  teasers: [
    'La vigilia di Natale nella vasca da bagno nuota la cena. {H} la guarda, e la cena guarda {h}.',
    'Un capitone, un secchio, tre ore prima di tavola. E una bestia che va sempre dall’altra parte.',
  ],
  start: 'Nella vasca c’è il capitone per la cena della vigilia. {H} vuole portarlo all’acqua vera, prima delle otto.',
  byname: '{h}, un secchio per due',
  places: [
    { name: 'La vasca', description: 'Il tappo ha una catenella, e la catenella qualcuno che la morde.' },
    { name: 'La discesa', description: 'La vigilia odora di fritto da un portone sì e da uno anche.' },
    { name: 'Il canale', description: 'Va al mare, ma non ne parla.' },
  ],
  scenes: [
    scene(['Nella vasca', 'Chi guarda chi'], 'La cena nuota in tondo.', [
      core(
        [
          'La mattina della vigilia, {lì}, nella vasca da bagno c’era il capitone per la cena. {H} entrò a lavarsi i denti. Il capitone mise fuori la testa e guardò. Nessuno dei due abbassò gli occhi.',
        ],
        [
          'Il capitone era arrivato vivo, in un foglio di giornale bagnato, come si usa. {Lì}, alla vigilia di Natale, senza capitone non ci si siede a tavola. L’avevano messo nella vasca da bagno, con l’acqua fino a metà. <Sulla porta c’era scritto: occupato.> {H} venne a lavarsi i denti. Una testa scura uscì dall’acqua, appoggiò il mento al bordo e seguì lo spazzolino. A destra, a sinistra. {H} smise di sfregare. Il capitone aspettò che riprendesse.',
          'Due chili, aveva detto il pescivendolo, e tutti di carattere. La vigilia di Natale, {lì}, il bagno era suo. Chi doveva lavarsi si lavava in cucina. {H} andò soltanto a vedere. Il capitone nuotava in tondo, sempre dalla stessa parte. Quando la mano {h.di} toccò l’acqua, si fermò. <Era un dito freddo contro un naso freddo.> Rimasero così il tempo di una canzone, che in cucina qualcuno cantava infarinando.',
        ],
      ),
      core(
        [
          'A mezzogiorno aveva un nome: Ettore. Non si frigge uno che si chiama Ettore. Alle otto si cenava, e il canale era in fondo alla discesa.',
        ],
        [
          'L’errore fu dirgli «Ettore». Fino a quel momento era stato un secondo piatto. «Ettore» ripeté {h}, per vedere se si poteva tornare indietro. Il capitone si voltò. In cucina l’olio era già in padella. In fondo alla discesa c’era il canale, e il canale andava al mare. {H} cercò il secchio più grande.',
          '{H} gli raccontò la giornata, tanto per fare conversazione. A metà si accorse che gli dava del tu. Poi che gli aveva dato un nome: Ettore. <Gli stava bene, di profilo.> Dalla cucina gridarono che alle otto si accendeva il fuoco sotto la padella. {H} guardò Ettore, poi la finestra. Di là dai tetti c’era il canale.',
        ],
      ),
      core(
        [
          '«E noi che cosa mangiamo?» chiese {a.+} dalla porta. «Altro» disse {h}. {A} prese il manico dall’altra parte.',
        ],
        [
          '{A.+} entrò, vide il secchio e chiuse la porta a chiave. «Tu sai che cosa succede, in questa casa, se manca il capitone?» «No» disse {h}. «Nemmeno io. Non è mai mancato.» {A} si tirò su le maniche. «Tu la testa» disse. «Io il resto. Il resto è di più.»',
          '«Dimmi che lo stai solo lavando» disse {a.+}. {H} non disse niente, con un capitone in braccio. Il capitone scivolò nella vasca, poi fuori, poi dentro l’accappatoio {a.di}. «È freddo!» disse {a}. «È vivo» disse {h}. «Ho sentito anche quello.»',
        ],
      ),
      slot('portrait'),
      slot('company'),
      more(2, [
        '{W.ora} Dalle case scendeva odore di fritto. {H} teneva una mano sul secchio, dalla parte delle narici di Ettore. <Se un capitone ha narici.>',
      ]),
    ]),
    scene(['La discesa', 'Due chili di carattere'], 'Il secchio parte, ma il passeggero non è d’accordo.', [
      core(
        [
          'Per la discesa Ettore saltò fuori. E invece di scendere verso l’acqua, salì. Lo inseguirono su per i gradini, dentro un portone, attraverso un presepe. Il secchio si spaccò, e l’acqua se ne andò senza di lui.',
        ],
        [
          'A metà della discesa il secchio inciampò. Ettore volò, atterrò, e scelse. In basso c’era l’acqua, si sentiva l’odore. Lui andò in su. <Era veloce, per uno senza piedi.> Infilò un portone, passò in mezzo a un presepe con le pecore di sughero e ci fece, per un momento, da fiume. Quando {h} lo riprese aveva un pastore sulla schiena. Il secchio, intanto, era arrivato in fondo da solo, in tre pezzi. E anche le scarpe {h.di} erano piene di presepe.',
          'Lo portavano in due, adagio, a passo di processione. Davanti alla friggitoria Ettore sporse la testa, capì tutto e uscì. Gli fecero strada verso il canale, con le braccia larghe. «Di là!» gridava {a}. Lui prese di qua, contro la gente, contro i pacchi, contro una banda di zampognari. Lo fermò una zampogna, dall’interno. <Fece una nota mai sentita.> Agli zampognari dovettero lasciare i guanti, e il secchio non teneva più.',
        ],
      ),
      slot('road'),
      more(1, [
        'Lo avvolsero nella sciarpa bagnata {h.di}. «Gli serve acqua» disse {h}. A ogni fontana lo bagnavano, come si fa con i fiori. Una signora chiese di che razza era il cane. «È molto basso» disse {a}.',
      ]),
      more(2, [
        '«Quel capitone va in salita» osservò un vecchio alla finestra. «Sbaglia strada.» «Non mi sembra uno che sbaglia» disse sua moglie, dietro di lui. <«Mi ricorda qualcuno» disse.>',
      ]),
    ]),
    scene(['La botte', 'Un posto a tavola'], 'Qualcuno ha dell’acqua, e nessun invito.', [
      core(
        [
          'All’angolo c’era {b.+}, con un carretto e una tinozza piena. «Ve la presto» disse {b}. «Ma stasera vengo a cena. E ho fame da vigilia.» {H} pensò alla padella vuota, e disse di sì.',
        ],
        [
          'All’angolo lavava un carretto {b.+}. Sul carretto c’era una tinozza, e nella tinozza acqua fino all’orlo. «Entra» disse {b}, non a loro. Ettore entrò. «La tinozza ve la presto» disse {b}. «Però ho una condizione. Questa vigilia non ho dove andare. Vengo da voi, mi siedo, e mangio quello che c’è.» «È proprio questo» disse {h}. «Non ci sarà.» «Allora mangio quello che non c’è. Ma seduti.»',
          '«Posso guardare nella sciarpa?» chiese {b.+}, che tornava con un carretto d’acqua per i fiori. Guardò. Ettore guardò. «Due chili» disse {b}. «Vi porto io. In cambio, quando si scopre che il piatto è vuoto, non dite che è scappato. Lo dite voi, in piedi, davanti a tutti.» {H} ci mise un po’ a rispondere. Era la parte che sperava di saltare.',
        ],
      ),
      slot('questions'),
      core(
        [
          '{B} spingeva il carretto. «In una vasca un capitone gira in tondo» disse. «Sapete perché? Cerca da che parte viene.»',
        ],
        [
          '«Di bestie così ne ho conosciute» disse {b}, spingendo. «Tutti credono che scappino. Macché. Un capitone vuole sentirsi l’acqua in faccia. Se gliela mandi da dietro, si offende.» Ettore ascoltava con la coda.',
          '«Perché va sempre dall’altra parte?» chiese {h}. «Dall’altra parte di che?» disse {b}. <La ruota cigolò mezza discesa.> «Tu lo spingi, lui si gira a vedere chi spinge. È educazione.»',
        ],
      ),
      slot('quiet'),
      more(2, [
        'Sul carretto Ettore stava diritto come un passeggero. A un certo punto si misero tutti a parlare piano. <Sembrava che avesse un treno da prendere.>',
      ]),
      slot('road'),
    ]),
    scene(['Al canale', 'Non vuole'], 'C’è l’acqua, e lui non ci va.', [
      core(
        [
          'Al canale rovesciarono la tinozza. Ettore toccò l’acqua, si girò e tornò fra i piedi {h.di}. Una volta, due, tre. Le campane suonarono le sette.',
        ],
        [
          'Al canale c’erano tre gradini, verdi. {H} si mise in ginocchio e lasciò scivolare Ettore nell’acqua. Lui la assaggiò. Poi si voltò, risalì il primo gradino e posò il mento sulla scarpa {h.di}. «Va’» disse {h}, e lo spinse. Tornò. «Va’!» Tornò più in fretta. <{A} fece il verso del mare, che da {a} non se l’aspettava nessuno.> Suonarono le sette. In qualche cucina qualcuno apriva la porta del bagno.',
          'Ettore nel canale ci stette il tempo di un respiro. Quando lo spinsero al largo, fece una curva elegante e rientrò. Provarono con una scopa, con un ramo, con le buone. {H} entrò nell’acqua fino alle ginocchia, la vigilia di Natale, e la sentì tutta. «È tuo!» disse {h}. «Tutto!» Il capitone si nascose dietro le sue gambe.',
        ],
      ),
      more(1, [
        '«Forse ti vuole bene» disse {a}. {H} non ci aveva pensato. Era peggio. <Con uno che ti vuole bene non si può nemmeno litigare.>',
      ]),
      slot('road'),
    ]),
    scene(['Contro', 'L’acqua in faccia'], '{H} smette di spingere.', [
      slot('key'),
      core(
        [
          'L’acqua in faccia, non da dietro. {H} fece il giro, si mise tra lui e il mare aperto, e con le mani gli mandò incontro l’onda: vattene via, a casa! Ettore alzò la testa. Contro quell’onda nuotò, passò fra le gambe {h.di}, e non si girò più.',
        ],
        [
          'Chi lo spingeva lo trovava sempre davanti. Chi gli dava contro, invece… {H} fece un giro largo nell’acqua fredda, finché ebbe il mare dietro le spalle. Poi cominciò a respingerlo. Con le mani mandò un’onda, un’altra: torna su, torna in vasca, qui non si passa! Ettore si irrigidì. Quell’acqua gli veniva in faccia. Abbassò la testa, prese forza dalla coda e le andò contro. Passò tra le ginocchia {h.di} come un nastro. <Una volta sola si strofinò, passando.> Poi ci fu una riga scura nel canale, che andava dritta al mare.',
          '«Non vuole essere mandato» disse {h}. «Vuole passare.» {A} capì e corse al ponte, {b} alla chiusa. «Da qui non si passa!» gridarono tutti, agitando l’acqua con quello che avevano: un cappello, una scopa, il fondo della tinozza. Era una bugia grande come un canale. Ettore li guardò uno per uno. Poi fece quello che aveva sempre fatto: il contrario. Contro le onde, contro le grida, sotto il cappello {a.di}. <Sulla superficie restò un ricciolo.> E poi fu solo acqua che andava al mare.',
        ],
      ),
      core(
        [
          'A casa il piatto lungo era vuoto, e tutti zitti. {H} salì sulla sedia, con i calzoni bagnati. «L’ho portato via io» disse. «Si chiamava Ettore.»',
        ],
        [
          'Alle otto il piatto lungo arrivò in tavola, per abitudine, con il limone intorno e niente in mezzo. Si fece silenzio. {H} si alzò. I calzoni gocciolavano sul tappeto buono. «Sono stat{o} io» disse {h}. «L’ho portato al canale. È partito alle sette e un quarto.» Qualcuno posò la forchetta. Qualcuno chiese: «E stava bene?».',
          'Il bagno era vuoto e la casa piena. Venti persone guardavano un piatto con tre foglie di alloro. «È colpa mia» disse {h}, in piedi. «Non è scappato. L’ho accompagnato.» E raccontò, fino alla curva. <Verso la fine un prozio mangiava il pane e tifava.> Quando finì, nessuno aveva cenato, e {b} disse: «Di quello che non c’è ne prendo ancora».',
        ],
      ),
    ]),
    scene(['Il piatto lungo', 'Due olive'], 'Si cena lo stesso.', [
      slot('after'),
      more(2, [
        'Tagliarono il pane, scaldarono le lenticchie di Capodanno. Per Capodanno, dissero, si vedrà. <Il limone lo mangiò {a}, per non sprecarlo.>',
      ]),
      core(
        [
          'Qualcuno, in cucina, fece un capitone di pasta di pane, lungo quanto il piatto, con due olive per occhi. Uscì dal forno a mezzanotte. Guardava tutti. Nessuno lo tagliò: se lo passarono, e andava sempre dall’altra parte.',
        ],
        [
          'Da allora, alla vigilia, sul piatto lungo c’è un capitone di pane, lucido d’uovo, con due olive per occhi. <{W.fine}> C’è un coperto in più, e ci si siede chi passa. Ogni anno {h} promette di tagliarlo. Poi le olive lo guardano. Così fa il giro della tavola, da una mano all’altra, in senso contrario a quello delle lenticchie.',
          'Quella notte {h} si lavò i denti davanti alla vasca vuota. Un anello d’acqua girava ancora nello scarico, in tondo, dalla solita parte. A destra, a sinistra: lo spazzolino lo sapeva a memoria. In fondo alla discesa il canale faceva un rumore leggero, di uno che va. {H} sciacquò il bicchiere e lasciò la vasca tappata, con due dita d’acqua, per educazione.',
        ],
      ),
    ]),
  ],
}
