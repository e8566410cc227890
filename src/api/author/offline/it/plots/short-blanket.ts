import { core, more, type Plot, scene, slot } from '../../language-pack.ts'

/** Bedtime: one blanket for the whole house, and whoever pulls it uncovers somebody else. */
export const shortBlanket: Plot = {
  id: 'short-blanket',
  categories: ['bedtime', 'generic'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Sandro', gender: 'male', connection: 'cugino' },
    b: { name: 'Dalia', gender: 'female', connection: '' },
  },
  titles: ['La coperta corta', 'Piedi fuori', '{h} e la coperta di tutti'],
  teasers: [
    'La coperta {h.di} passa sotto il muro e finisce chissà dove. Quando {h} tira, da qualche parte qualcuno ha freddo.',
    'Una coperta sola per tutta la casa. Se copre il naso, scopre i piedi di un altro.',
  ],
  start: '{H} ha i piedi fuori e tira la coperta. Dall’altra parte del muro qualcuno tira anche lui.',
  byname: '{h}, piedi freddi',
  places: [
    { name: 'La camera', description: 'Il letto sta contro il muro, e il muro ha una fessura.' },
    { name: 'Il corridoio', description: 'Sotto ogni porta passa un dito di lana.' },
    { name: 'La soffitta', description: 'È il punto dove la coperta comincia.' },
  ],
  scenes: [
    scene(['I piedi', 'Chi tira?'], 'La coperta non basta, e non è soltanto di {h}.', [
      core(
        [
          'Faceva un freddo da gatti, {lì}. {H} si tirò la coperta fin sotto il naso, e rimasero fuori i piedi. Tirò verso i piedi. Allora, dall’altra parte del muro, qualcuno disse «ehi» e tirò a sua volta.',
        ],
        [
          'La notte più fredda dell’anno, {lì}, bisognava scegliere: il naso o i piedi. La coperta {h.di} era di lana grossa, a quadri, e non arrivava mai a tutt’e due. {H} la tirò su, e i piedi rimasero fuori. La tirò giù, e il naso si accorse subito. <Di traverso non se ne parla.> Allora afferrò l’orlo con le due mani e diede uno strappo. Dall’altra parte del muro una voce disse «ehi», e la coperta tornò indietro.',
          'Tutti i letti di quella casa, {lì}, stavano contro un muro. Nessuno si era mai chiesto perché. {H} lo scoprì la notte del gelo grande, quando cercò di capire quanto fosse lunga la coperta. La seguì con la mano oltre il bordo del materasso, giù, fino al battiscopa. Non finiva. <Passava sotto il muro, per una fessura, come una lettera.> {H} tirò. Qualcuno, di là, ritirò.',
        ],
      ),
      core(
        ['{H} voleva soltanto dormire con i piedi caldi. Ma più tirava, più nella casa si sentivano starnuti.'],
        [
          'Un piede freddo tiene sveglia tutta una persona. {H} puntò i talloni contro il letto e tirò, un braccio, due braccia. I piedi sparirono sotto la lana: che meraviglia. Un minuto dopo, nella stanza accanto, qualcuno starnutì. Poi al piano di sopra. Poi la coperta si tese come una corda, e se ne andò via tutta, con un fruscio.',
          'Si mise a tirare sul serio. La lana veniva, quadro dopo quadro: rosso, blu, un quadro verde che {h} non aveva mai visto, uno con i bottoni. Adesso ce n’era fin troppa. Dalle altre stanze arrivò un coro di denti. <Battevano anche a tempo.> E qualcosa cominciò a tirare dall’altra parte, con molte mani.',
        ],
      ),
      slot('portrait'),
      core(
        [
          '{A.+} arrivò saltando su un piede solo. «Hai tu la mia coperta» disse {a}. «No» disse {h}. «È la mia.» Guardarono l’orlo: era la stessa.',
        ],
        [
          'La porta si aprì, e {a.+} entrò saltando da un piede all’altro. «Un momento fa ero sotto una coperta a quadri» disse {a}. «Poi è passata sotto la porta.» Guardarono quella sul letto. Aveva un angolo tiepido, con l’impronta di qualcuno. «Questo ero io» disse {a}.',
          '«Ridammi almeno i bottoni» disse {a.+} dalla soglia, con addosso due asciugamani e un tappeto. «Quali bottoni?» «Quelli del mio pezzo.» Erano lì, sul letto, ancora caldi. «Allora è una sola» disse {h}. <«Ed è corta» disse {a}.>',
        ],
      ),
      slot('company'),
      more(2, [
        '{W.ora} Dall’ultimo piano venne un sospiro lungo, e la coperta, come un mare, si ritirò di una spanna.',
      ]),
    ]),
    scene(['Il corridoio', 'A chi tira di più'], '{H} e {a} cercano di tenersela.', [
      core(
        [
          'Legarono l’orlo alla spalliera con il nodo dei marinai. Per cinque minuti stettero bene. Poi la casa tirò tutta insieme. Il nodo tenne. Fu il letto ad andarsene: attraversò la stanza, si incastrò nella porta, e lì rimase.',
        ],
        [
          'Legarono l’orlo alla spalliera con un nodo da marinaio, di quelli che {a} sapeva fare e non disfare. Si misero sotto. Per cinque minuti fu l’estate. Poi tutta la casa, svegliata dal freddo, tirò dalla stessa parte. Il nodo era un ottimo nodo, e tenne. Fu il letto a partire. <Scricchiolò come una nave che lascia il porto.> Attraversò la camera, infilò la porta e si incastrò a metà, con {h} da una parte e il cuscino dall’altra.',
          '«Basta cucirci un pezzo» disse {a}. Presero le tende, una tovaglia, il vestito buono. Cucirono fino a mezzanotte, con le dita viola. La coperta diventò più lunga di tre metri, e per un attimo ce ne fu per tutti. Poi qualcuno si girò nel sonno, al terzo piano. Si sentì un crac che percorse la casa, e dal soffitto scesero tre metri di stoffa. La coperta era tornata corta. <Il vestito buono, invece, non tornò più.>',
        ],
      ),
      slot('road'),
      more(1, [
        'Nel corridoio la lana passava sotto ogni porta, e ogni volta cambiava un po’. Da chi studiava era consumata sui gomiti, da chi aveva il cane era tutta peli. Davanti all’ultima stanza era fina e quasi bianca. <Lì dentro qualcuno era vecchio, e la rigirava spesso.>',
      ]),
      more(2, [
        '«Io dormo col cappotto» disse una voce da dietro una porta. «Io con mio fratello» disse un’altra. «Io non dormo» disse una terza. «E si vorrebbe sapere chi è che tira.» {H} fece finta di passare di lì.',
      ]),
    ]),
    scene(['La soffitta', 'Il primo punto'], 'In cima alla casa c’è chi l’ha cominciata.', [
      core(
        [
          'In soffitta finiva la coperta, e lì, con l’ago, c’era {b.+}. «Corta lo è sempre stata» disse {b}. «Posso insegnarti a farla bastare. Ma la smetti di tirare per prim{o}: lasciala andare tutta, e vieni via scopert{o}.»',
        ],
        [
          'Seguirono la lana su per le scale, fino in soffitta. Lì finiva, o cominciava, sulle ginocchia {b.+di}. «Chi tira lo so» disse {b}, rammendando un quadro rosso. «Si sente dalla mano. So anche come si sta caldi, tutti. Ma è una cosa che si impara a un prezzo: lasci andare il tuo pezzo. Adesso. Nella notte del gelo grande.» {H} teneva l’orlo nel pugno. <Era l’unico angolo tiepido di tutta la salita.>',
          'Sotto la lucerna {b.+} contava i quadri con l’unghia. «Quarantotto» disse {b}. «E in casa siamo in quarantanove. Qualcuno ha sempre freddo, e di solito tocca a chi tira meno forte. Se vuoi sapere come si fa, stanotte tocca a te.» A {h} vennero i brividi prima ancora di rispondere.',
        ],
      ),
      slot('questions'),
      core(
        [
          '{H} aprì la mano, e la lana scivolò via. «Bene» disse {b}. «Ora dimmi: quando tiri, dove stanno gli altri?» «Lontano» disse {h}. «Ecco perché è corta.»',
        ],
        [
          '{H} aprì le dita. La lana se ne andò giù per le scale con un fruscio contento, e in tutta la casa gli starnuti finirono. Rimase solo il freddo, e {h} dentro. «Adesso pensa» disse {b}. «Una coperta è lunga o corta rispetto a che cosa?» «Rispetto a me.» «Sbagliato» disse {b}. «Rispetto a quanto siete lontani.»',
          'Lasciarla fu come scendere da un treno caldo. {B} guardò il pezzo sparire nella botola e infilò un ago nuovo. «L’abbiamo cominciata in due» disse {b}, «in una stanza sola. Allora era lunghissima: avanzava. Poi la casa è cresciuta. Ognuno si è preso il suo muro. La coperta è rimasta quella, e chi dice che è corta non ha mai misurato i corridoi.»',
        ],
      ),
      slot('quiet'),
      slot('road'),
    ]),
    scene(['Scoperti', 'L’ora più fredda'], 'Senza coperta, le tre del mattino sono lunghe.', [
      core(
        [
          'Le tre: l’ora più fredda. {H} batteva i piedi in corridoio. Sotto le porte la lana adesso stava ferma, tesa come un filo per panni, e copriva a tutti un pezzetto: a chi la pancia, a chi un ginocchio. A nessuno i piedi.',
        ],
        [
          'Alle tre il freddo fa sul serio. {H} camminava su e giù per il corridoio con le mani sotto le ascelle, e {a} dietro, nel tappeto. Nessuno tirava più. La coperta era tesa come una corda da un capo all’altro della casa, e a ciascuno ne toccava un palmo: chi ci scaldava una spalla, chi un ginocchio. <Qualcuno, al secondo piano, la teneva semplicemente in mano.> Era giusto, ma nessuno dormiva.',
          'Da sotto le porte si sentiva respirare gente sveglia. Era una strana compagnia: quarantanove persone con gli occhi aperti al buio, ognuna contro il suo muro, ognuna con i piedi fuori. {H} si chinò e appoggiò l’orecchio alla lana. Tremava da tutte le parti. «Così ci prendiamo un raffreddore in comune» disse {a}.',
        ],
      ),
      slot('road'),
      core(
        [
          'Per scaldarsi {h} {a.e} si misero schiena contro schiena, sul gradino. Lì, e soltanto lì, non faceva freddo.',
        ],
        [
          'Per scaldarsi {h} {a.e} si misero schiena contro schiena, sul terzo gradino. Era duro, e tirava vento da sotto. <Nessuno parlava, perché le parole facevano fumo.> Eppure dopo un poco, chissà come, la schiena era l’unica parte che stava bene.',
          '«Appoggiati» disse {a}. Sedettero sulle scale, schiena contro schiena, come due libri su uno scaffale vuoto. Il naso gelava, le mani gelavano. La schiena no. {H} non ci badò: stava contando le porte.',
        ],
      ),
    ]),
    scene(['Vicini', 'Lontano da che cosa'], '{H} misura i corridoi.', [
      slot('key'),
      core(
        [
          'La schiena era calda. Ecco quanto era lunga una coperta! {H} bussò a tutte le porte. «Portate il cuscino» disse. Nella stanza grande, uno accanto all’altro, i piedi verso il mezzo, ci stavano in quarantanove. E la coperta, sopra, avanzava.',
        ],
        [
          'Quanto siete lontani, aveva detto {b}. La schiena {a.di} era vicinissima, e lì non faceva freddo. {H} si alzò. Il corridoio, contato a passi, era di trenta; le scale, di altri quaranta. La coperta passava la notte a scaldare i corridoi! «Fuori tutti!» gridò {h}, e bussò alla prima porta, e alla seconda. «Con il cuscino! Nella stanza grande!»\nVennero in processione, in camicia, brontolando. Si misero per terra, uno accanto all’altro, come spicchi: le teste in fuori, i piedi verso il mezzo. Poi tirarono la coperta, tutti insieme, per la prima volta dalla stessa parte. Coprì i piedi. Coprì le pance. Arrivò ai nasi, e ne avanzò per due giri.',
          '{H} guardò la lana tesa da una porta all’altra, e le porte, e il vuoto in mezzo. «È lunga» disse. «È lunghissima. Siamo noi che la teniamo larga.» {A} aveva capito e stava già trascinando il tappeto nella stanza grande. <Il resto della casa lo svegliarono con due coperchi, anche se non dormiva.> Qualcuno non voleva, per via dei piedi del vicino. Ma i piedi, in quarantanove, smettono di essere di qualcuno. Quando la coperta fu tutta lì, ammucchiata, era alta come un covone.',
        ],
      ),
      more(1, [
        'La vecchia dell’ultima stanza arrivò per ultima, con il suo pezzo bianco e fino. Le fecero posto nel mezzo, dove convergevano tutti i piedi. <«Ah» disse. «Come all’inizio.»> Anche {b} era sces{b.o}, e si era mess{b.o} accanto a lei senza una parola.',
      ]),
    ]),
    scene(['Spicchi', 'Ne avanza'], 'La casa dorme in una stanza sola.', [
      slot('after'),
      more(2, [
        'Nei corridoi rimase il freddo, da solo. Girò per le stanze, provò le maniglie, guardò nei letti vuoti. <Poi, non trovando nessuno, andò a vedere altrove.>',
      ]),
      core(
        [
          'Un sospiro, due, quarantanove. {H} sentì i piedi, i suoi e quelli di qualcun altro, e non distinse più. Erano caldi. La coperta non la tirava nessuno.',
        ],
        [
          'Prima smisero le parole, poi i sospiri, poi si addormentò chi aveva giurato di non poter dormire così. <{W.fine}> {H} teneva gli occhi aperti ancora un poco, per sentire. Quarantanove respiri non vanno a tempo; però fanno un rumore come di risacca. La coperta saliva e scendeva. I piedi {h.di} trovarono un posto tra altri piedi, e lì, finalmente, tacquero anche loro.',
          'L’orlo era all’altezza del mento, e ne restava da piegare. {H} ci infilò le mani. Da una parte c’era {a}, che già dormiva con la bocca aperta, dall’altra qualcuno che russava piano, in rosso e blu. Sopra i quadri passò la luna e li contò: quarantotto. Poi, siccome era in ritardo, andò a scaldarsi dietro il tetto.',
        ],
      ),
    ]),
  ],
}
