import type { Insert, Template } from '../../voice.ts'

const tone = (name: string, slot: Insert['slot'], tell: readonly Template[], also = ''): Insert => ({
  slot,
  rank: 1,
  tell,
  needs: `${name} !toddler${also}`,
  facts: [],
})

/** One or two moments in which the tone asked for comes to the fore. */
export const toneInserts: readonly Insert[] = [
  tone('funny', 'road', [
    'Dann fiel {a} hin. Nicht schlimm, nur ausführlich. „Ich wollte sowieso nach unten“, sagte {a} vom Boden aus. <{H} setzte sich höflichkeitshalber dazu.>',
    '„Ich habe einen Plan“, sagte {a}. „Ist er gut?“ „Er ist kurz.“ <Er war sogar sehr kurz. Er bestand aus dem Wort „hinein“.>',
  ]),
  tone('funny', 'after', [
    '„Wenn das jemand erfährt“, sagte {a}. „Wer denn?“, fragte {h}. „Eben. Das wäre doch schade.“ <Also erzählten sie es gleich am nächsten Tag allen, jeder ein wenig anders.>',
  ]),
  tone('thrilling', 'road', [
    'Hinter ihnen knackte es. {H} drehte sich um. Nichts. Sie gingen weiter, und es knackte wieder, genau einen Schritt zu spät. „Nicht umdrehen“, sagte {a}. <Sie drehten sich nicht um. Es kostete sie den halben Mut des Tages.>',
    '„Still“, zischte {a}. Sie drückten sich an die Wand. Etwas ging vorbei, langsam, und blieb stehen. <{H} zählte die eigenen Atemzüge. Es waren zu viele.> Dann ging es weiter.',
  ]),
  tone('thrilling', 'key', [
    'Es blieb noch eine Minute. {H} sah, wie {a} auf die Uhr sah und dann so tat, als hätte {a.er} nicht auf die Uhr gesehen.',
  ]),
  tone('sad', 'quiet', [
    '„Manchmal“, sagte {a}, „stelle ich noch eine Tasse zu viel hin.“ {H} sagte nichts. <Es gab nichts, was da gepasst hätte.> {Er} rückte nur so nah heran, dass die Ärmel sich berührten.',
  ]),
  tone(
    'moving',
    'quiet',
    [
      '{A} nahm etwas Kleines aus der Tasche, sah es an und steckte es wieder ein. „Das zeige ich dir, wenn wir zurück sind“, sagte {a}. <{H} fragte nicht. Man hörte auch so, dass es wichtig war.>',
    ],
    '',
  ),
  tone('happy', 'road', [
    'Auf einmal mussten beide lachen, und keiner wusste, wer angefangen hatte. <Es war auch kein Grund zu sehen.> Es ging erst vorbei, als {a} Schluckauf bekam.',
  ]),
  tone('happy', 'after', [
    '{H} ging den letzten Rest hüpfend. <Das war nicht nötig. Darum war es ja so schön.>',
    '„Gleich noch mal?“, fragte {h}. „Morgen“, sagte {a}, und auch das war eine gute Antwort.',
  ]),
  tone('motivating', 'road', [
    '„Das schaffe ich nie“, sagte {h}. „Nein“, sagte {a}. „Nicht das alles. Aber siehst du den Stein da vorn? Bis zu dem.“ <Bis zu dem ging es. Und hinter dem Stein lag ein anderer.>',
  ]),
  tone('inspiring', 'quiet', [
    '„Wer hat das eigentlich zum ersten Mal gemacht?“, fragte {h}. „Jemand, der nicht wusste, ob es geht“, sagte {a}. <{H} sah die eigenen Hände an. Es waren ganz gewöhnliche Hände. Vermutlich hatten alle solche gehabt.>',
  ]),
  tone('dark', 'road', [
    'Eine Lampe nach der anderen ging aus, immer die, unter der sie gerade durchgegangen waren. <Es war, als hätte es jemand eilig mit dem Dunkel.> „Schau nach vorn“, sagte {a}. Vorn brannten noch drei.',
  ]),
  tone(
    'romantic',
    'quiet',
    [
      '{A} stand nur eine Handbreit entfernt. Das war näher als nötig. <Keiner von beiden rückte weg.> {H} hätte gern gewusst, ob {a} die Handbreit auch gemessen hatte.',
    ],
    ' grown love',
  ),
  tone(
    'romantic',
    'quiet',
    ['{A} nahm {ihm} einen Faden vom Ärmel und wusste dann nicht, wohin damit. <Am Ende behielt {a.er} ihn.>'],
    ' grown love',
  ),
  tone('futuristic', 'road', [
    'Über ihnen zog lautlos eine Lieferdrohne vorbei, ein Paket im Arm wie eine Katze ihr Junges. <Sie grüßte mit dem Blinker.> {H} grüßte zurück. Man weiß nie, wer morgen die Post bringt.',
  ]),
  tone(
    'dystopian',
    'road',
    [
      'An jeder Ecke hing dasselbe Plakat: „Alles ist in Ordnung.“ <Es hing dort seit Jahren. Darunter klebte noch eines, darunter noch eines.> {H} hatte einmal eine Ecke abgelöst. Unter dem letzten war nur Wand.',
    ],
    ' grown',
  ),
]
