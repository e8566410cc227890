import { isSaid } from '../../../story/plain-words.ts'
import type { AnswerLanguage, Spoken } from './reading.ts'
import { spokenWords } from './typed.ts'

/** Who made or says it, in brackets at the end. */
const BRACKETED = /(?<=\S) ?\([^()]{2,40}\)[\s.]*$/u

/** Longer sayings are speeches. */
const WORDS_MOST = 20

const QUOTED = /^\s*["„“”«»‟‚‹›‘'](.{2,200}?)["“”«»‟‹›’'](?=[\s,.;:]|$)/u

/** Who says it, after a saying: "…, sagt sie immer"; and how much may follow. */
const SAYER: Readonly<Record<AnswerLanguage, RegExp>> = {
  de: /,? (?:(?:das )?(?:sagt|sage|sagen|ruft|meint|sagte|brummt|flüstert)|wie) (?:immer )?(?:ich|er|sie|wir|opa|oma|papa|mama|man)(?= |$)/giu,
  en: /,? (?:(?:as )?(?:she|he|they|i|we|grandma|grandpa|nan|gran|granny|mum|mom|dad) (?:always |often |usually )?(?:says?|said|shouts?|whispers?)|says? (?:she|he|grandma|grandpa|mum|mom|dad))(?= |$)/giu,
  fr: /,? (?:comme )?(?:(?:elle|il|on|mamie|papi|maman|papa|je) (?:dit|dis|répète|crie)|(?:dit|dis)-(?:elle|il|on)|dit (?:mamie|papi|maman|papa))(?= |$)/giu,
  es: /,? (?:como )?(?:siempre )?(?:dice|digo|decimos|decía|suele decir|grita)(?: (?:siempre|él|ella|el abuelo|la abuela|mamá|papá))?(?= |$)/giu,
  it: /,? (?:come )?(?:dice|dico|diciamo|diceva|ripete)(?: (?:sempre|lui|lei|il nonno|la nonna|mamma|papà))?(?= |$)/giu,
}

const AFTER_SAYER_MOST: Readonly<Record<AnswerLanguage, number>> = { de: 41, en: 41, fr: 41, es: 31, it: 31 }

/** Between a title and who made it. */
const MADE_BY: Readonly<Record<AnswerLanguage, RegExp>> = {
  de: / (?:von|v\.|by) /giu,
  en: / by /giu,
  fr: / (?:de |par |d[’'])/giu,
  es: / (?:de|por) /giu,
  it: / (?:di|dei|degli|delle|de) /giu,
}
const DASH = / [-–—] /gu

/** The words alone, without marks around them; in French with the narrow space before its marks. */
function readWords(plainWords: string | undefined, language: AnswerLanguage): Spoken | undefined {
  const words = language === 'fr' ? plainWords?.replace(/([\p{L}\p{N}])([?!;:]+)(?= |$)/gu, '$1\u202f$2') : plainWords
  if (words === undefined || !isSaid(words) || words.split(' ').length > WORDS_MOST) return undefined
  return { kind: 'spoken', forms: { '': words } }
}

function withoutSayer(words: string, language: AnswerLanguage): string {
  for (const { index, 0: sayer } of words.matchAll(SAYER[language]))
    if (words.length - index - sayer.length <= AFTER_SAYER_MOST[language]) return words.slice(0, index)
  return words
}

/** The words that somebody says, without who says them. */
export function readSaying(answer: string, language: AnswerLanguage): Spoken | undefined {
  const text = answer.replace(BRACKETED, '')
  const quoted = QUOTED.exec(text)?.[1]
  if (quoted !== undefined) return readWords(spokenWords(quoted), language)
  const words = spokenWords(text)
  const alone = words && withoutSayer(words, language)
  return readWords(alone === '' ? words : alone, language)
}

/** The name of a song or a book, without who made it; `isMaker` tells a name from other words. */
export function readTitle(
  answer: string,
  language: AnswerLanguage,
  isMaker: (words: string) => boolean,
): Spoken | undefined {
  const text = answer.replace(BRACKETED, '')
  const quoted = QUOTED.exec(text)?.[1]
  if (quoted !== undefined) return readWords(spokenWords(quoted), language)
  if (text !== answer) return readWords(spokenWords(text), language)
  for (const mark of [DASH, MADE_BY[language]])
    for (const found of [...text.matchAll(mark)].toReversed()) {
      const maker = text.slice(found.index + found[0].length).trim()
      if (isMaker(maker)) return readWords(spokenWords(text.slice(0, found.index)), language)
    }
  return readWords(spokenWords(text), language)
}
