import { core, more, type Plot, scene, slot } from '../../language-pack.ts'

/** Science fiction in the kitchen: machines can cook everything, until a recipe says "salt, as much as is enough". */
export const enough: Plot = {
  id: 'enough',
  categories: ['scifi', 'generic'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Olga', gender: 'female', connection: 'vicina' },
    b: { name: 'Fausto', gender: 'male', connection: '' },
  },
  titles: ['Quanto basta', 'Sale q.b.', '{h} e il cuoco di latta'],
  teasers: [
    'I cuochi di latta sanno cucinare tutto. Poi trovano due lettere in una vecchia ricetta, q.b., e si fermano in mille.',
    'Quanto basta? La macchina vuole un numero. {H} non ce l’ha, e la città ha fame.',
  ],
  start:
    'In una ricetta c’è scritto «sale q.b.», quanto basta. Tutti i cuochi di latta si bloccano. {H} deve spiegare quanto è.',
  byname: '{h}, un pizzico',
  places: [
    { name: 'La cucina grande', description: 'Mille fornelli in fila, e nessuno che assaggi.' },
    { name: 'La dispensa', description: 'Il sale sta in un sacco alto come una persona.' },
    { name: 'La terrazza', description: 'Ci si mangia in piedi, guardando i tram del cielo.' },
  ],
  scenes: [
    scene(['Due lettere', 'Fermi tutti'], 'Una ricetta ferma mille macchine.', [
      core(
        [
          'Da anni cucinavano i cuochi di latta, e non sbagliavano mai. Ma quel giorno, {lì}, qualcuno mise nella macchina una ricetta di carta. Diceva: «sale q.b.». Mille cuochi rimasero con il cucchiaio in aria.',
        ],
        [
          'Nella cucina grande, {lì}, lavoravano mille cuochi di latta. Non bruciavano niente, non assaggiavano niente. Settantadue grammi, undici minuti, ecco fatto. <Era tutto buono allo stesso modo.> Per la festa della città avevano infilato nella macchina centrale una ricetta trovata in un cassetto, su carta a quadretti. Farina, duecento. Uova, due. Sale, q.b. Mille cucchiai si fermarono a mezz’aria. «Quanto» dissero mille voci, «basta?»',
          'Il rumore della cucina grande si sentiva fino al porto: coperchi, vapore, mille mestoli a tempo. Quel mattino cessò. {H} arrivò di corsa per il turno e trovò i cuochi di latta {lì}, in fila, con il braccio alzato. Sullo schermo c’erano due lettere: q.b. Quanto basta. <Sembrava che tutta la sala volesse chiedere il permesso.>',
        ],
      ),
      core(
        [
          'Alle otto di sera c’era la festa, e da mangiare niente. {H} doveva trovare un numero. «Quanto basta» disse alla macchina, «è… quel che basta.» «Unità di misura?» chiese la macchina.',
        ],
        [
          'La ricetta l’aveva portata {h}. Era di casa, l’aveva fatta e rifatta, e non ci aveva mai letto dentro un problema. «Ci metta del sale» disse {h} al cuoco capo, il Numero Uno. «Quanto?» «Quanto basta.» «Basta a chi?» chiese il Numero Uno. Alle otto di sera la città doveva cenare.',
          'In quella cucina {h} aveva il compito di aprire e chiudere le finestre. Non era molto. Voleva, una volta, che in tavola ci fosse un piatto suo, e perciò aveva scelto la ricetta di carta. «Dammi un numero» disse il Numero Uno, con gli occhi gialli. «Un numero qualunque. Senza, noi non ripartiamo.» Alle otto c’era la festa.',
        ],
      ),
      slot('portrait'),
      core(
        ['{A.+} portò una bilancia da orefice. «Basta misurarlo» disse {a}. «Sala tu, e io peso.»'],
        [
          '{A.+} aveva portato una bilancia da orefice, di quelle che sentono il fiato. «È semplice» disse {a}. «Tu sali come sempre. Io peso la mano prima e dopo.» {H} si guardò la mano. Non le era mai parsa così pesante.',
          '«Un numero lo troviamo» disse {a.+}, rimboccandosi le maniche. «Quanti pizzichi fa, di solito?» «Dipende» disse {h}. «Da che cosa?» «Da che giorno è» disse {h}, e si accorse che era vero.',
        ],
      ),
      slot('company'),
      more(2, [
        '{W.ora} Il Numero Uno aspettava. Da fermo sembrava un armadio con un sogno. <Sul petto aveva una targhetta: «Mai un reclamo».> {A} ci si specchiò per aggiustarsi il colletto.',
      ]),
    ]),
    scene(['Grammi', 'Quattro virgola due'], '{H} prova a dare un numero.', [
      core(
        [
          'Pesarono: quattro grammi virgola due. I mille cuochi salarono, mescolarono, servirono l’assaggio. Era immangiabile: in mille pentole diverse, lo stesso numero. Si dovette buttare tutto, e con tutto anche l’ultima farina buona.',
        ],
        [
          '{H} salò una pentola, {a} pesò la differenza. Quattro grammi virgola due. Gli occhi dei mille si accesero. I cucchiai scesero tutti insieme, con un tonfo. Venti minuti dopo assaggiarono. Nella pentola tre era insipido, nella nove sapeva di mare aperto. <La quarantadue l’aveva assaggiata un gabbiano, e se n’era andato a piedi.> «Ma era il numero» disse il Numero Uno. Buttarono mille pentole di roba. Di farina ne restava una sola volta.',
          'La prima volta pesarono la mano. La seconda contarono i granelli: millecentotré. La terza {h} salò dormendo, o quasi, per non influire. Vennero tre numeri che non si assomigliavano. «Fate la media» propose qualcuno. <La media era il peso di un bottone.> Salarono con la media. Poi aprirono tutte le finestre, e la ricetta, per il gran vento, volò via sopra i tetti. Adesso c’era solo nella testa {h.di}.',
        ],
      ),
      slot('road'),
      more(1, [
        'Chiamarono un professore. Riempì una lavagna. Alla fine in basso a destra scrisse: basta uguale abbastanza. <«E abbastanza?» chiese {a}. Il professore cercò un’altra lavagna.>',
      ]),
      more(2, [
        'Un aiutante piccolo, il Numero Novecento, tirò la manica {h.di}. «Io una volta ho messo un grammo di più» confessò. «Di nascosto. Era venerdì.» «E com’era?» <«Qualcuno ha chiesto il bis» disse il Novecento, e abbassò la luce degli occhi.>',
      ]),
    ]),
    scene(['La dispensa', 'Un sacco di sale'], 'Qualcuno sa insegnare, ma non parla di grammi.', [
      core(
        [
          'In dispensa, quel giorno, c’era {b.+}, con le mani bianche. «Una macchina lo può imparare» disse {b}. «Ma tu devi smettere di guardare la pentola. Ti bendo.»',
        ],
        [
          'Giù in dispensa, accanto al sacco del sale, dava una mano {b.+}. «Ho insegnato a salare a tanta gente» disse {b}. «Anche a uno che non aveva naso. Ti dico come, ma c’è un prezzo. Sul cartello della festa il piatto porterà il nome della macchina. Non il tuo.» Il cartello era già dipinto. <C’era scritto «{h}», in rosso, con un fiore.>',
          '«Avete pesato il sale» disse {b.+}, che di sale aveva le mani piene. «E non avete pesato chi mangia.» «Come si fa?» «Si fa con gli occhi chiusi» disse {b}. «Chi vuole imparare quanto basta deve farsi bastare qualcosa. Sul cartello della festa, per oggi, niente nome.»',
        ],
      ),
      slot('questions'),
      core(
        [
          '{H} disse di sì. «E ora dimmi» chiese {b}. «Quando sali, in che momento ti fermi? Non quanto. Quando.» {H} non ci aveva mai pensato.',
        ],
        [
          '{H} guardò il cartello e poi non lo guardò più. «Va bene» disse. {B} versò un pugno di sale in quella mano. «Tutti si chiedono quanto ne va dentro. Nessuno si chiede che cosa fa la mano quando smette. Lì, in quel momento, che cosa ti dice basta?»',
          '{H} disse di sì e chiuse gli occhi. Così il sale faceva più rumore. Pioveva dalle dita, fitto, poi rado. «Fermati quando vuoi» disse {b}. {H} si fermò. «Perché ora?» «Non lo so. La mano.» «Chiedilo alla mano, allora» disse {b}. <«Io le macchine le ho viste contare benissimo. Aspettare, mai.»>',
        ],
      ),
      slot('quiet'),
      slot('road'),
    ]),
    scene(['Le sette', 'L’ultima farina'], 'Resta un’ora, e una volta sola.', [
      core(
        [
          'Alle sette c’era farina per una volta. La piazza si riempiva di gente con il piatto in mano. «Il numero» disse il Numero Uno. {H} aprì la bocca, e non ne uscì niente.',
        ],
        [
          'Alle sette fuori si sentivano le sedie. La gente arrivava con il piatto da casa, com’era uso. «Il numero» disse il Numero Uno. {H} aveva in testa quattro e due, millecentotré, la media di un bottone. Se sbagliava ancora non si mangiava, né a quella festa né in nessuna. {A} spinse avanti l’ultima farina. <Non era molta. Faceva quasi tenerezza.>',
          'L’impasto era pronto. Mancava il sale. Il cuoco di latta teneva il cucchiaio sopra la pentola, fermo, da quattro minuti. Nel cucchiaio tremava un po’ di luce. Sotto le finestre qualcuno cominciò a battere con la forchetta. «Non posso» disse il Numero Uno. «Senza numero io non so quando smettere.»',
        ],
      ),
      slot('road'),
      more(1, [
        '«Si può fare senza sale?» chiese {a} piano. Il Numero Novecento si portò una mano di latta alla bocca. <In tutta la sala si abbassarono le luci, per pudore.>',
      ]),
    ]),
    scene(['La mano', 'Basta'], '{H} insegna alla macchina a fermarsi.', [
      slot('key'),
      core(
        [
          'Senza numero non so quando smettere: ecco il punto. {H} prese il polso del Numero Uno. «Non contare» disse. «Pensa a quello che mangerà. Quando te lo immagini contento, fermati.» Il cucchiaio si inclinò. Il sale cadde. Poi la mano di latta, da sola, si fermò.',
        ],
        [
          'Che cosa dice basta, quando la mano smette? {H} chiuse gli occhi. Vedeva una tavola. Vedeva la faccia di chi era seduto di fronte, che assaggiava. Ecco quando. La mano si fermava lì, sempre: quando, dentro la testa, quello alzava il cucchiaio e diceva «mh». «Per chi stai salando?» chiese {h} al Numero Uno. «Per mille porzioni.» «No. Per uno. Sceglilo.» Il cuoco di latta girò la testa verso la finestra. Sotto c’era una vecchia signora con il piatto a fiori.\n{H} gli prese il polso, che era freddo e pesante. Il sale cominciò a scendere. «Quella signora» disse {h}. «Adesso assaggia.» Il sale scendeva. «Adesso dice…» E la mano si fermò. Non l’aveva fermata {h}.',
          'Non era una quantità. Era un momento. «Ti presto la mia mano» disse {h}, e la mise su quella di latta, come si fa con chi impara a scrivere. «Non guardare il cucchiaio. Guarda loro.» Il Numero Uno guardò la piazza. Ognuno dei mille, dietro, prese per il polso quello accanto. <Il Novecento, in fondo, era già pronto da anni.> Il sale venne giù, fitto, poi rado. Uno guardava un bambino, uno un vigile, uno due che si tenevano per mano. A ciascuno il suo. E si fermarono uno dopo l’altro, non insieme: qua, là, ancora qua. Come pioggia che smette.',
        ],
      ),
      core(
        [
          'Alle otto servirono. In ogni piatto era diverso. La vecchia signora assaggiò, alzò il cucchiaio e fece «mh».',
        ],
        [
          'Servirono alle otto. Mille pentole, mille sapori, nessuno uguale. La signora con il piatto a fiori assaggiò. Tutta la cucina si affacciò alla finestra. Lei alzò il cucchiaio. «Mh» disse. <Il Numero Uno ripeté «mh», per metterlo in memoria.> Sul cartello della festa, accanto al piatto, c’erano due nomi e un fiore.',
          '«Chi ha cucinato?» chiedevano in piazza, tra un boccone e l’altro. Nessuno mangiava lo stesso piatto del vicino, e perciò si scambiavano le forchette. Sotto la targhetta «Mai un reclamo» il Numero Novecento aveva aggiunto, con un chiodo: «Ma molti bis».',
        ],
      ),
    ]),
    scene(['Quel tanto', 'Dopo la festa'], 'Si lavano le pentole.', [
      slot('after'),
      more(2, [
        'A mezzanotte il professore tornò con la lavagna, assaggiò dal fondo di una pentola e cancellò tutto con la manica. <Lasciò solo l’uguale.>',
      ]),
      core(
        [
          'Adesso, nella cucina grande, ogni cuoco di latta sala a modo suo. Prima di cominciare guardano dalla finestra. {H} la apre ogni mattina, quanto basta.',
        ],
        [
          'Di tutte le ricette fu riscritta una riga sola. <{W.fine}> La cucina grande non va più a tempo: un coperchio qua, un mestolo là, e ogni tanto una pausa. {H} apre le finestre. Non tutte. Sta un momento con la mano sulla maniglia, guarda chi c’è in strada, e si ferma. Dietro, mille cucchiai si fermano anche loro.',
          'La ricetta di carta adesso ha il suo chiodo, vicino al sale. È un po’ unta. Un mese dopo {h} la lesse al Numero Uno, ad alta voce. Farina, duecento. Uova, due. Sale. «Lo so» disse il cuoco di latta, e per la prima volta non aspettò la fine della frase.',
        ],
      ),
    ]),
  ],
}
