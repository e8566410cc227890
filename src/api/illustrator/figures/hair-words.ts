import type { Colour } from '../../../lib/colour.ts'
import { listed, mentioned, plainWords, type WordRow } from '../../../lib/plain-words.ts'
import type { Random } from '../paper/random.ts'
import type { HairStyle } from './look-options.ts'

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
const USUAL: readonly Colour[] = ['#211714', '#5b331c', '#8a5a30', '#e3b04f', '#c2542a']
const DARK_WORDS = ['dunkel', 'dark', 'oscur', 'fonc']
const DARK: Colour = '#3a2116'
const isThai = /\p{Script=Thai}/u

const begins = (words: readonly string[], starts: readonly string[]): boolean =>
  words.some(word => starts.some(start => word.startsWith(start) || (isThai.test(start) && word.includes(start))))

/** Colour words also stand inside German compounds: "dunkelblond", "kastanienbraun". */
const containsPart = (words: readonly string[], inner: readonly string[]): boolean =>
  words.some(word => inner.some(part => part.length > 3 && word.includes(part)))

export function hairColour(random: Random, hair: string): Colour {
  const words = plainWords(hair)
  if (begins(words, COLOURFUL_WORDS)) return random.pick(COLOURFUL)
  const row =
    COLOURS.find(([, starts]) => begins(words, starts)) ?? COLOURS.find(([, starts]) => containsPart(words, starts))
  if (row) return row[0]
  return begins(words, DARK_WORDS) ? DARK : random.pick(USUAL)
}

// biome-ignore format: a style is one row of a table
const STYLES: readonly WordRow<HairStyle>[] = [
  { key: 'bald', starts: listed('bald glatze kahl glatzkopf haarlos chauve calvo calva pelon kel dazlak sacsiz หัวล้าน') },
  { key: 'curls', starts: listed('curl curls curly locke locken lockig boucl boucle bouclee rizos rizad ricci riccio riccia riccioli kraus krause krauskopf afro frise frisee wuschel kivircik bukle หยิก ลอน') },
  { key: 'plaits', starts: listed('plait plaits braid braids braided zopf zopfe tresse natte nattes trenza trenzas treccia trecce orgu orgulu pigtail ถักเปีย เปีย') },
  { key: 'bun', starts: listed('bun dutt haarknoten chignon mono crocchia topuz มวยผม') },
  { key: 'long', starts: listed('long lang lange langes langhaarig longs longue longues largo larga lungo lunghi lunga uzun ผมยาว ยาว') },
  { key: 'short', starts: listed('short kurz kurze kurzes kurzhaarig court courts courte corto corta corti kisa ผมสั้น สั้น') },
  { key: 'bob', starts: listed('bob pagenkopf carre melena caschetto kut บ๊อบ') },
]

export const hairStyleWord = (hair: string): HairStyle | undefined => mentioned(hair, STYLES)[0]
