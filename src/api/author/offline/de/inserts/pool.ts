import type { Insert } from '../../language-pack.ts'
import { rich } from '../../pack/inserts.ts'
import { episodes } from './episodes.ts'
import { toneInserts } from './tones.ts'

/** What two people say and do on any way, with the jokes and small debts that come back at the end. */
const ON_THE_WAY: readonly Insert[] = [
  rich(
    'road',
    3,
    [
      '„Es gibt drei Regeln“, sagte {a}. „Erstens: nicht rennen. Zweitens: nicht trödeln.“ „Und drittens?“ {A} überlegte. „Drittens habe ich vergessen.“ <„Dann war sie bestimmt die wichtigste“, sagte {h}.>',
      '„Drei Regeln“, sagte {a} und hielt drei Finger hoch. „Zusammenbleiben. Leise sein.“ Der dritte Finger blieb stehen und wusste nicht weiter. <„Der Finger fällt mir gleich wieder ein“, sagte {a}.>',
    ],
    '!toddler',
    'rule',
  ),
  rich(
    'quiet',
    3,
    [
      '„Die dritte Regel!“, sagte {a} auf einmal. „Jetzt habe ich sie wieder. Man darf jederzeit umkehren.“ „Willst du denn?“ „Nein“, sagte {a}. „Aber man darf.“ <Das machte den Weg leichter, seltsamerweise.>',
      'Dann fiel {a} die dritte Regel ein. „Wer umkehren will, darf“, sagte {a.er}. {H} sah zurück und dann nach vorn. <Es war ungefähr gleich weit.> „Ich will nicht“, sagte {h}. „Ich auch nicht. Aber es musste gesagt werden.“',
    ],
    '!toddler rule',
  ),
  rich(
    'road',
    3,
    [
      '„Wer zuletzt lacht, hat den kürzeren Weg“, sagte {a}. „So heißt das nicht.“ „Bei uns zu Hause schon.“ <{H} merkte es sich trotzdem.>',
      '„Morgenstund fällt nicht weit vom Stamm“, sagte {a} und nickte weise. „Das sind zwei verschiedene“, sagte {h}. „Dann gilt es doppelt.“',
    ],
    '!toddler',
    'proverb',
  ),
  rich(
    'road',
    4,
    [
      '„Viele Köche“, begann {a}, „haben kurze Beine.“ „Das waren die Lügen.“ „Die Köche, die ich kenne, auch.“ <Dagegen war nichts zu sagen.>',
      '„Stille Wasser“, sagte {a}, „beißen nicht.“ {H} blieb stehen. „Hunde, die bellen“, sagte {er}. „Was ist mit denen?“ <„Schon gut“, sagte {h}.>',
    ],
    '!toddler proverb',
    'proverb2',
  ),
  rich(
    'after',
    3,
    [
      '„Ende gut“, sagte {a}. {H} wartete. Es kam nichts mehr. „Was ist?“, fragte {a}. „Nichts“, sagte {h}. „Das war nur das erste, das stimmte.“',
    ],
    '!toddler proverb2',
  ),
  rich(
    'road',
    3,
    [
      '„Ich wette, wir schaffen es“, sagte {a}. „Um was?“ „Um eine Waffel.“ „Wir haben keine Waffel.“ „Dann müssen wir eben gewinnen.“ <Sie gaben sich die Hand darauf.>',
      '„Wetten, dass es schiefgeht?“, fragte {h}. „Wetten, dass nicht?“, fragte {a}. „Der Verlierer zahlt Waffeln.“ <So hatte jeder etwas davon, egal wie es kam.>',
    ],
    '!toddler',
    'waffle',
  ),
  rich(
    'after',
    3,
    [
      'Blieb noch die Wette. {A} zog zwei Waffeln aus der Jacke, etwas zerdrückt. „Du hattest sie die ganze Zeit?“, fragte {h}. „Ich wusste ja nicht, wer gewinnt“, sagte {a}.',
      '„Du schuldest mir eine Waffel“, sagte {h}. Es war nicht mehr klar, wer die Wette gewonnen hatte. Also teilten sie. Die größere Hälfte war auf beiden Seiten.',
    ],
    '!toddler waffle',
  ),
  rich(
    'road',
    3,
    [
      'Die Finger wurden kalt. {A} hatte noch einen Handschuh, {h} hatte auch noch einen, links und rechts, wie bestellt. <Jeder trug seinen außen.> Die beiden bloßen Hände steckten zusammen in {as:Manteltasche|der Manteltasche}.',
    ],
    '!toddler !scifi',
  ),
  rich('road', 4, [
    '{A} fand in der Tasche ein Stück Brot und brach es durch. Die Stücke wurden ungleich. „Nimm das kleinere“, sagte {a} und gab {ihm} das größere. <{H} merkte es erst, als nichts mehr da war.>',
    'Es gab noch einen Keks. {H} brach ihn, und er brach schief. „Du teilst, ich suche aus“, sagte {a} und suchte sich das kleine Stück aus. <„Das ist gegen die Regel“, sagte {h} mit vollem Mund.>',
  ]),
  rich('road', 4, [
    'Eine Weile sagte keiner etwas. Es war die gute Sorte Schweigen, in der man nebeneinander denkt. Dann sagten beide gleichzeitig: „Und wenn wir –“ „Du zuerst“, sagte {a}. „Nein, du.“ <Am Ende hatten beide dasselbe gemeint.>',
  ]),
  rich('road', 4, [
    'Der Weg teilte sich. Links sah aus wie rechts, nur andersherum. {A} warf eine Münze. Sie fiel in eine Ritze und blieb auf der Kante stehen. „Also geradeaus“, sagte {h}. <Geradeaus war da eigentlich nichts. Sie kamen trotzdem durch.>',
    '„Links“, sagte {a}. „Rechts“, sagte {h}. Sie sahen sich an. „Rechts“, sagte {a}. „Links“, sagte {h}. <So höflich war selten jemand falsch gegangen.> Sie nahmen schließlich den Weg, der sich am wenigsten aufdrängte.',
  ]),
  rich('quiet', 3, [
    '„Hast du Angst?“, fragte {h}. „Ein bisschen“, sagte {a}. „Wo?“ „Im linken Knie.“ {H} sah sich das linke Knie an. „Meine sitzt im Bauch“, sagte {er}. <„Dann ist sie ja gut verteilt“, sagte {a}, und gleich war es weniger.>',
    '„Was machst du, wenn du nicht weiterweißt?“, fragte {h}. {A} dachte lange nach. „Etwas Kleines“, sagte {a.er} dann. „Schuhe binden. Die Hände waschen. Danach ist es meistens ein anderes Problem.“ <{H} band sich die Schuhe. Es half ein wenig.>',
  ]),
  rich('quiet', 4, [
    '{A} zog etwas aus der Tasche: eine Fahrkarte, so alt, dass man nur noch das Wort „zurück“ lesen konnte. „Die hebe ich auf“, sagte {a}. „Wofür?“ „Für zurück.“ <Mehr war aus {a.ihm} nicht herauszubekommen.>',
    '„Früher“, sagte {a}, „dachte ich, man wird irgendwann fertig.“ „Womit?“ „Mit allem.“ {H} sah {a.ihn} von der Seite an. „Und?“ „Ich habe inzwischen sehr viele angefangene Sachen“, sagte {a}.',
  ]),
  rich('road', 4, [
    'An der Wand hing ein Schild. „Bitte nicht“, stand darauf. „Was denn nicht?“, fragte {a}. Es stand nicht da. <Sie überlegten, was alles gemeint sein könnte, und es wurde eine lange Liste.> Zur Sicherheit gingen sie auf Zehenspitzen.',
    'Sie hatten einen Plan. Punkt eins: hingehen. Punkt zwei: nachsehen. Punkt drei hatte {h} dreimal unterstrichen, aber es stand nichts dahinter. <„Der ist für Unvorhergesehenes“, sagte {h}.> „Dann wird es ein guter Plan“, sagte {a}.',
  ]),
  rich('road', 4, [
    '„Dein Schnürsenkel“, sagte {a}. {H} sah hinunter. „Der ist zu.“ „Eben. Das bleibt nicht so.“ Zehn Schritte weiter war er offen. „Woher wusstest du das?“ „Ich kenne deine Schleifen“, sagte {a}. „Die sind wie du. Sie halten gern alles offen.“',
  ]),
  rich('quiet', 4, [
    '„Wenn es klappt“, fragte {a}, „was machst du dann als Erstes?“ {H} hatte noch nicht so weit gedacht. „Mich hinsetzen“, sagte {er}. „Und dann?“ „Sitzen bleiben.“ {A} fand, das sei ein anständiger Wunsch.',
  ]),
]

const PET: readonly Insert[] = [
  rich('road', 1, [
    '{T} blieb stehen und sah in eine Ecke, in der nichts war. <{T} sah sehr lange hin.> „Was ist da?“, fragte {h}. {T} gähnte. Es war also nichts gewesen. Oder es war jetzt weg.',
    '{T} fand etwas, trug es drei Schritte weit und legte es vor {h} hin. Es war ein Korken. „Danke“, sagte {h} und steckte ihn ein, denn man schlägt einem Freund nichts ab.',
  ]),
  rich('after', 2, ['{T} hatte von Anfang an gewusst, wie es ausgeht. <Jedenfalls sah {t} so aus.>']),
]

/** Beats that enrich any plot, told when there is room. */
export const poolFor = (hasPet: boolean): readonly Insert[] => [
  ...toneInserts,
  ...ON_THE_WAY,
  ...episodes,
  ...(hasPet ? PET : []),
]
