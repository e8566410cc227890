import type { AnswerLanguage } from '../answers/reading.ts'

/** Something said in a line of a text, with its marks. */
export interface Speech {
  readonly from: number
  readonly to: number
  /** Whoever is named as its speaker: a token's letter, or a noun; undefined where only its neighbours tell. */
  readonly speaker: string | undefined
  /** Whether it goes on what was just said: "‘Well,’ said Ida, ‘perhaps.’" */
  readonly goesOn: boolean
}

/** In English a mark after a letter may be an apostrophe. In Spanish dashes open speech, and each has a line of its own. */
const QUOTATIONS: Readonly<Record<AnswerLanguage, RegExp | undefined>> = {
  de: /„[^„“]*“/gu,
  en: /‘(?:[^‘’]|’(?=\p{L})|(?<=\p{L})’(?= ))*[,.!?…—–]”?>?’(?=[\s<>]|$)/gu,
  fr: /«[^«»]*»/gu,
  it: /«[^«»]*»/gu,
  es: undefined,
}

const NAMED = String.raw`(?:\{(?<token>[abhtHABT]|r\d)(?:[.+:}])|(?:(?<article>the|an?|der|die|das|ein|eine|le|la|les|un|une|il|lo|gli|i|una|her|his|l[’'])\s?)?(?<noun>\p{L}[\p{L}-]+))`
/** "‘Why?’ asked Ida", "‘Why?’ Ida asked". */
const TAG = new RegExp(String.raw`^,?\s?\p{Ll}{2,}\s${NAMED}`, 'u')
const SUBJECT_FIRST = /^\s\{(?<token>[abhAHB])\} (?:said|asked|whispered|called)/u
/** What is no verb before a subject, and no name after one. */
const JOINING =
  /^,?\s?(?:and|und|et|but|aber|then|dann|when|als|as|wie|while|während|so|da|denn|dass|that|because|weil|che|quand|mais|ma|poi|or|oder|in|on|an|auf|of|from|for|to|with|mit|von|zu|wrote|stand|stood|on lisait|era)\s/u
const PRONOUN =
  /^(?:er|sie|es|he|she|it|they|il|elle|on|ils|elles|lui|lei|man|one|jemand|niemand|somebody|someone|nobody|keiner|both|beide|und|and|so|sich|sein|seine|ihr|ihre|the|der|die|das|le|la|dann|then|noch|nur|auch)$/u

function speakerAfter(rest: string): string | undefined {
  if (JOINING.test(rest)) return undefined
  const found = (SUBJECT_FIRST.exec(rest) ?? TAG.exec(rest))?.groups
  if (found?.token) return found.token.toLowerCase()
  const noun = found?.noun
  return noun === undefined || (!found?.article && PRONOUN.test(noun)) ? undefined : noun
}

/** A label on a door stands within a sentence, and ends without a point. */
const isWhole = (quotation: string, rest: string): boolean =>
  /[,.!?…—–][”>\s]*[“’»]$/u.test(quotation) || /^,?\s?\p{Ll}/u.test(rest)

/** What is said in a line, in order. */
export function speechesIn(text: string, language: AnswerLanguage): Speech[] {
  const quotation = QUOTATIONS[language]
  if (!quotation) return []
  const found: Speech[] = []
  for (const { 0: words, index } of text.matchAll(quotation)) {
    const to = index + words.length
    const rest = text.slice(to)
    const start = text.slice(0, index)
    const before = start.replace(/(?<![\s<>])[\s<>]+$/u, '')
    const goesOn = found.length > 0 && before.endsWith(',')
    const isStart = before === '' || goesOn || /(?:[.!?…:“’»][\s<]|>\s?<?)\s*<?$/u.test(start)
    if (isStart && isWhole(words, rest))
      found.push({ from: index, to, goesOn, speaker: goesOn ? undefined : speakerAfter(rest) })
  }
  return found
}
