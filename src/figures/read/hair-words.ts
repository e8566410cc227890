import type { Colour } from '../../lib/colour.ts'
import { plainWords } from '../../lib/plain-words.ts'

/** Word beginnings in German, English, French and Spanish; the first row that matches decides. */
const COLOURS: readonly (readonly [Colour, readonly string[]])[] = [
  [
    '#c2542a',
    [
      'red',
      'rot',
      'rouge',
      'rous',
      'roux',
      'roj',
      'pelirroj',
      'ginger',
      'kupfer',
      'copper',
      'cuivr',
      'cobriz',
      'fuchs',
      'auburn',
      'ross',
      'kizil',
      'แดง',
    ],
  ],
  [
    '#e3b04f',
    [
      'blond',
      'gold',
      'dorad',
      'dore',
      'rubi',
      'stroh',
      'weizen',
      'honig',
      'honey',
      'miel',
      'biond',
      'sari',
      'ทอง',
      'บลอนด์',
    ],
  ],
  [
    '#cfccd2',
    [
      'grau',
      'gray',
      'grey',
      'silb',
      'silv',
      'weiss',
      'white',
      'gris',
      'blanc',
      'plat',
      'argent',
      'canos',
      'grigi',
      'bianc',
      'gri',
      'beyaz',
      'ขาว',
      'เทา',
    ],
  ],
  ['#211714', ['black', 'schwarz', 'noir', 'negr', 'raven', 'rabe', 'ebony', 'azabache', 'ner', 'siyah', 'ดำ']],
  [
    '#5b331c',
    [
      'brown',
      'braun',
      'brun',
      'marron',
      'castan',
      'chatain',
      'kastan',
      'chestnut',
      'hazel',
      'haselnuss',
      'schoko',
      'choco',
      'bruna',
      'bruno',
      'kahve',
      'น้ำตาล',
    ],
  ],
  ['#3f7fd0', ['blau', 'blue', 'bleu', 'azul']],
  ['#3d9a68', ['grun', 'green', 'vert', 'verd']],
  ['#d8649a', ['rosa', 'pink', 'rose']],
  ['#7d57b8', ['lila', 'violet', 'purple', 'morad', 'purpur']],
]
const COLOURFUL: readonly Colour[] = ['#d8649a', '#3f7fd0', '#7d57b8', '#36a39a']
const COLOURFUL_WORDS = ['color', 'colour', 'bunt', 'regenbogen', 'rainbow', 'arcoiris', 'couleur']
/** Hair of somebody of whom no colour is said. */
export const USUAL_HAIR: readonly Colour[] = ['#2a1f1c', '#5b331c', '#7d4a28']
const DARK_WORDS = ['dunkel', 'dark', 'oscur', 'fonc']
const DARK: Colour = '#3a2116'
const isThai = /\p{Script=Thai}/u

const begins = (words: readonly string[], starts: readonly string[]): boolean =>
  words.some(word => starts.some(start => word.startsWith(start) || (isThai.test(start) && word.includes(start))))

/** Colour words also stand inside German compounds: "dunkelblond", "kastanienbraun". */
const containsPart = (words: readonly string[], inner: readonly string[]): boolean =>
  words.some(word => inner.some(part => part.length > 3 && word.includes(part)))

/** The colour that words of hair name; undefined when they name none. */
export function hairColourOf(hair: string, pick: <Item>(items: readonly Item[]) => Item): Colour | undefined {
  const words = plainWords(hair)
  if (begins(words, COLOURFUL_WORDS)) return pick(COLOURFUL)
  const row =
    COLOURS.find(([, starts]) => begins(words, starts)) ?? COLOURS.find(([, starts]) => containsPart(words, starts))
  if (row) return row[0]
  return begins(words, DARK_WORDS) ? DARK : undefined
}
