import type { Colour } from '../paper/colour.ts'
import type { Random } from '../paper/random.ts'
import { plainWords } from '../plain-words.ts'

/** Beginnings of words in German, English, French and Spanish; the first row that matches decides. */
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
    ],
  ],
  ['#e3b04f', ['blond', 'gold', 'dorad', 'dore', 'rubi', 'stroh', 'weizen', 'honig', 'honey', 'miel']],
  ['#cfccd2', ['grau', 'gray', 'grey', 'silb', 'silv', 'weiss', 'white', 'gris', 'blanc', 'plat', 'argent', 'canos']],
  ['#211714', ['black', 'schwarz', 'noir', 'negr', 'raven', 'rabe', 'ebony', 'azabache']],
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
/** Say a shade only; a colour beside them decides. */
const DARK_WORDS = ['dunkel', 'dark', 'oscur', 'fonc']
const DARK: Colour = '#3a2116'
const CURL_WORDS = ['curl', 'lock', 'boucl', 'riz', 'kraus', 'afro', 'frise', 'wuschel']

const begins = (words: readonly string[], starts: readonly string[]): boolean =>
  words.some(word => starts.some(start => word.startsWith(start)))

/** Colour words also stand inside German compounds: "dunkelblond", "kastanienbraun". */
const holds = (words: readonly string[], inner: readonly string[]): boolean =>
  words.some(word => inner.some(part => part.length > 3 && word.includes(part)))

/** The colour a hair text means; one of the seed's when it names none. */
export function hairColour(random: Random, hair: string): Colour {
  const words = plainWords(hair)
  if (begins(words, COLOURFUL_WORDS)) return random.pick(COLOURFUL)
  const row = COLOURS.find(([, starts]) => begins(words, starts)) ?? COLOURS.find(([, starts]) => holds(words, starts))
  if (row) return row[0]
  return begins(words, DARK_WORDS) ? DARK : random.pick(USUAL)
}

export const hasCurls = (hair: string): boolean => begins(plainWords(hair), CURL_WORDS)
