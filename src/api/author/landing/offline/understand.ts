import type { Language } from '../../../../contract/languages.ts'
import { has, namedFirst, wordRow } from './find-words.ts'
import { languageOfIdea } from './idea-language.ts'
import { nameIn } from './idea-name.ts'
import { isTitle, phraseOf } from './idea-phrase.ts'
import { type Material, materialOf } from './material.ts'

/** UTF-16 units of an idea that are read. */
const READ_MAX = 2000

/** Ids of the material, the same in every language. */
export interface Understood {
  readonly person: string | undefined
  readonly occasion: string | undefined
  readonly tale: string | undefined
  readonly name: string | undefined
  readonly moods: readonly Mention[]
  /** The idea's own words, if quotable in a page of `phraseLanguage`. */
  readonly phrase: string | undefined
  readonly phraseLanguage: Language
  readonly phraseIsTitle: boolean
}

const MENTIONS = ['bedtime', 'love', 'adventure', 'scifi', 'crazy', 'classic'] as const
type Mention = (typeof MENTIONS)[number]

const INVISIBLE = /[\p{C}]/u
const EVERY_INVISIBLE = new RegExp(INVISIBLE, 'gu')
const BREAKS = /[\n\r\t]/gu

/** A journey, and the first day of school, give way to anything else named. */
function taleIn(row: string, occasion: string | undefined, { tales, language }: Material): string | undefined {
  const { school, mountains: _journey, ...others } = tales
  const strong = occasion === 'school-start' || !school ? others : { ...others, school }
  return namedFirst(row, strong, language) ?? namedFirst(row, tales, language)
}

function findIn(text: string, material: Material) {
  const { language } = material
  const row = wordRow(text, language)
  const occasion = namedFirst(row, material.occasions, language)
  return {
    person: namedFirst(row, material.persons, language),
    occasion,
    tale: taleIn(row, occasion, material),
    moods: MENTIONS.filter(mention => has(row, material.words[mention], language)),
  }
}

/** By rules, never following instructions; unknown parts are left out. */
export function understand(idea: string, page: Language): Understood {
  const readable = idea.slice(0, READ_MAX).replace(BREAKS, ' ')
  const text = readable.replace(EVERY_INVISIBLE, ' ')
  const { language, sure, spoken } = languageOfIdea(text, page)
  const material = materialOf(language)
  const found = findIn(text, material)
  const means = Boolean(found.person ?? found.occasion ?? found.tale) || found.moods.length > 0 || spoken
  // Cut text, or text without its invisible marks, is not what was typed.
  const whole = idea.length <= READ_MAX && !INVISIBLE.test(readable)
  const phrase = whole && means && sure ? phraseOf(text, material) : undefined
  return {
    ...found,
    name: nameIn(text, material),
    phrase,
    phraseLanguage: language,
    phraseIsTitle: phrase !== undefined && isTitle(phrase, material),
  }
}
