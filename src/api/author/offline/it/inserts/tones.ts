import type { Insert, SlotName, Template } from '../../language-pack.ts'
import { rich } from '../../pack/inserts.ts'

const tone = (name: string, slot: SlotName, phrasings: readonly Template[], also = ''): Insert =>
  rich(slot, 1, phrasings, `${name} !toddler${also}`)

/** One or two moments in which the tone asked for comes to the fore. */
export const toneInserts: readonly Insert[] = [
  tone('funny', 'road', [
    'A quel punto {a} cadde. Niente di grave, ma molto completo. «Tanto andavo di là» disse da terra. <{H} si mise a sedere accanto, per cortesia.>',
    '«Ho un piano» disse {a}. «È buono?» chiese {h}. «È corto.» <Era cortissimo. Consisteva nella parola «dentro».>',
    '{A} indicava da un pezzo, con grande autorità, la direzione sbagliata.\n«Sei sicur{a.o}?»\n«Di indicare, sicurissim{a.o}.»',
  ]),
  tone('funny', 'after', [
    '«Se qualcuno lo viene a sapere» disse {a}. «E chi?» chiese {h}. «Appunto. Che spreco.» <Il giorno dopo lo avevano già raccontato dappertutto, ogni volta un po’ diverso.>',
    '«Direi di non raccontarlo» disse {h}.\n«Già fatto» disse {a}.\n«E quando?»\n«Mentre succedeva.»',
  ]),
  tone('thrilling', 'road', [
    'Alle loro spalle scricchiolò qualcosa. {H} si voltò. Niente. Andarono avanti, e scricchiolò di nuovo, in ritardo di un passo. «Non guardare» disse {a}. <Non guardarono. Costò metà del coraggio della giornata.>',
    '«Sst» sussurrò {a}. Si schiacciarono contro il muro. Qualcosa passò lento e si fermò. <{H} contò i respiri. Ce n’era uno di troppo.> Poi riprese la sua strada.',
  ]),
  tone('thrilling', 'key', [
    'Mancava un minuto. {H} vide che {a} guardava l’orologio, e vide anche come faceva finta di no.',
    'La lancetta fece uno scatto. {H} sentì {a} deglutire, e deglutì a sua volta.',
  ]),
  tone('sad', 'quiet', [
    '«A volte» disse {a}, «apparecchio ancora per uno in più.» {H} non disse niente. <Non c’era niente che ci stesse.> Si avvicinò soltanto, finché le maniche si toccarono.',
    '{A} aveva sul telefono un messaggio che non aveva cancellato. Non lo ascoltava mai. <Bastava che ci fosse.> {H} spense lo schermo con un dito, piano.',
  ]),
  tone('moving', 'quiet', [
    '{A} tirò fuori dalla tasca una cosa piccola, la guardò e la rimise via. «Te la faccio vedere al ritorno» disse. <{H} non chiese. Si sentiva che contava.>',
    '«Hai freddo?» chiese {h}.\n«No» disse {a}, e si lasciò mettere la sciarpa. <Per un po’ ne respirò l’odore senza farsi vedere.>',
  ]),
  tone('happy', 'road', [
    'Venne loro da ridere, e non si riuscì a stabilire chi avesse cominciato. <Motivi, in giro, non se ne vedevano.> Passò soltanto quando a {a} venne il singhiozzo.',
    '{H} inventò un saluto con tre battute di mani e un giro. Lo provarono finché venne. <Da lì in avanti si salutarono ogni cento passi.>',
  ]),
  tone('happy', 'after', [
    'L’ultimo tratto {h} lo fece saltando. <Non era necessario. Il bello stava lì.>',
    '«Un’altra volta?» chiese {h}.\n«Domani» disse {a}, e anche questa era una buona risposta.',
  ]),
  tone('motivating', 'road', [
    '«Non ce la faccio» disse {h}. «No» disse {a}. «Tutto, no. Ma vedi quel sasso? Fin là.» <Fin là ci riuscirono. Dietro il sasso c’era un altro sasso.>',
    '{A} divise il problema a metà, e poi la metà a metà. «Cominciamo da questo pezzettino» disse. <Era un pezzettino ridicolo. Venne al primo colpo.>',
  ]),
  tone('inspiring', 'quiet', [
    '«Chi sarà stato il primo a fare una cosa così?» chiese {h}.\n«Uno che non sapeva se si poteva» disse {a}. <{H} si guardò le mani. Erano del tutto normali. Anche quelle, probabilmente.>',
    '«Tutto quello che vedi» disse {a}, «prima è stato un’idea di qualcuno.» {H} guardò il tavolo, la finestra, il cucchiaio. <Qualcuno, un giorno, si era stancato della minestra con le mani.>',
  ]),
  tone('dark', 'road', [
    'I lampioni si spegnevano, sempre quello appena passato. <Si sarebbe detto che qualcuno avesse fretta.> «Guarda avanti» disse {a}. Avanti ne restavano tre.',
    'L’orologio alla parete era fermo, eppure si sentiva il ticchettio. <{H} cercò da dove venisse. Veniva da più vicino.> «Sarà il mio» disse {a}, che non portava l’orologio.',
  ]),
  tone(
    'romantic',
    'quiet',
    [
      '{A} stava a un palmo. Era più vicino del necessario. <Nessuno corresse la distanza.> A {h} sarebbe piaciuto sapere se anche {a} l’aveva misurata.',
      '{A} tolse un filo dalla manica di {h}, e poi non seppe dove metterlo. <Finì in una tasca, e lì rimase.>',
    ],
    ' grown love',
  ),
  tone('futuristic', 'road', [
    'Sopra le teste passò senza rumore un drone delle consegne, con il pacco stretto come una gatta il suo piccolo. {H} lo salutò con la mano. <Non si sa mai chi porterà la posta domani.>',
    'La porta riconobbe {h} e chiese com’era andata la giornata. <Era un modello vecchio, di quelli che ascoltano la risposta.> Risposero insieme, e la porta si aprì un po’ più del solito.',
  ]),
  tone(
    'dystopian',
    'road',
    [
      'A ogni angolo c’era lo stesso manifesto: «Va tutto bene». Era lì da anni. Sotto ce n’era un altro uguale, e sotto un altro. {H} ne aveva staccato una volta un angolo fino in fondo. Sotto l’ultimo c’era solo il muro.',
    ],
    ' grown',
  ),
]
