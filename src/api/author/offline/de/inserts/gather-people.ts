import type { Gathering } from '../../gather.ts'

/** People whom a story has no room to meet one by one meet in one happening. A comma may end the words for `WER` and `DAT`: no mark may follow them. */
export const PEOPLE: readonly Gathering[] = [
  {
    head: '{H} leerte die Taschen und legte alles in eine Reihe. Von jedem war etwas darunter.',
    items: [
      'Von DAT kam der Apfel, einmal angebissen, zur Probe.',
      'Von DAT war die Wolle, drei Meter für den Rückweg.',
      'Das Pflaster stammte von DAT und reichte für zwei Knie.',
      'Von DAT war der Bleistift, darum war er kurz.',
      'Ein Bonbon von DAT klebte, aber er zählte.',
      'Der Zettel von DAT war leer bis auf ein einziges Wort: „Los!“',
    ],
    tail: '„Jetzt sind alle dabei“, sagte {a}. <Sie packten es wieder ein, so vorsichtig, wie man Leute einpackt.>',
  },
  {
    head: '„Wen könnten wir noch fragen?“, überlegte {a}. Sie fragten alle.',
    items: [
      'WER wusste es nicht, aber sehr höflich.',
      'WER hielt es für möglich, jedenfalls ab Donnerstag.',
      'WER nickte zweimal, das half schon mehr.',
      'WER versprach, am Fenster zu bleiben.',
      'WER empfahl zuerst Geduld und dann Kekse.',
      'WER lachte so, dass man wieder Mut bekam.',
    ],
    tail: '„Das waren alle“, sagte {h}. „Dann wissen wir ja, was zu tun ist“, sagte {a}. <Gesagt hatte es keiner. Aber zusammen war es deutlich.>',
  },
  {
    head: 'In {hs:Jacke|der Jacke} steckte ein Foto, an den Ecken schon rund. Alle waren darauf, dicht an dicht.',
    items: [
      'WER stand ganz vorn und blinzelte.',
      'WER hielt jemandem Hasenohren hinter den Kopf.',
      'WER sah als einziges Gesicht in die falsche Richtung.',
      'WER kaute noch.',
      'WER war verwackelt, vor Lachen vermutlich.',
      'WER fehlte fast, man sah nur den Arm und die Hälfte vom Winken.',
    ],
    tail: '„Wer hat das Bild gemacht?“, fragte {a}. „Ich“, sagte {h}. <Darum fehlte eine Person, und doch war sie am besten zu erkennen: Alle sahen sie an.>',
  },
  {
    head: 'Ein Karren lag quer, und zu zweit rührte er sich nicht. {H} pfiff auf zwei Fingern.',
    items: [
      'WER kam als Erstes und fasste am Rad an.',
      'WER zählte laut bis drei, leider zweimal.',
      'An der Deichsel zog WER mit dem ganzen Gewicht.',
      'WER schob von hinten und sah nichts als Holz.',
      'Einen Stein legte WER unter das Rad.',
      'WER rief „Jetzt!“, und das war der richtige Augenblick.',
    ],
    tail: 'Der Karren rollte, der Weg war frei. Als {h} danken wollte, klopften sich schon alle den Staub von den Händen. <„Nächstes Mal sind wir es, die quer liegen“, hieß es.>',
  },
  {
    head: 'Der Topf war groß, und es war nur Wasser darin. „Von jedem eine Sache“, rief {a}.',
    items: [
      'WER brachte eine Möhre, krumm wie ein Fragezeichen.',
      'Von DAT kam das Salz, reichlich und gern.',
      'WER hatte nur einen Löffel und rührte dafür.',
      'Kartoffeln steuerte WER bei, schon geschält.',
      'WER warf etwas Grünes hinein und verriet nicht, was.',
      'Zum Schluss probierte WER und nickte.',
    ],
    tail: 'Es wurde eine Suppe. „Wonach schmeckt sie?“, fragte {a}. „Nach allen“, sagte {h}. <Es blieb nichts übrig als der Topf.>',
  },
]
