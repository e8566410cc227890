import type { TargetAge } from '../../../contract/options.ts'
import { own } from '../../../lib/own.ts'
import { folded } from '../folding.ts'
import { LISTS_FOR_AGE, UNFIT_WORDS } from './unfit-words.ts'

const patterns = new Map<string, RegExp>()

function entries(list: string): string[] {
  return list.split('|').map(entry => entry.trim())
}

const source = (entry: string): string => entry.replaceAll('*', '\\p{L}*').replaceAll(' ', '\\s+')

function listsFor(language: string, age: TargetAge): string[] {
  const lists = own(UNFIT_WORDS, language)
  if (lists) return LISTS_FOR_AGE[age].map(name => lists[name])
  return Object.values(UNFIT_WORDS).map(words => words.always)
}

function patternFor(language: string, age: TargetAge): RegExp {
  const key = `${Object.hasOwn(UNFIT_WORDS, language) ? language : ''} ${age}`
  const made = patterns.get(key)
  if (made) return made
  const words = listsFor(language, age).flatMap(entries).map(source)
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})(?![\\p{L}\\p{N}])`, 'u')
  patterns.set(key, pattern)
  return pattern
}

/** The first word or phrase of a text that a reader of this age must not meet; undefined when there is none. */
export function findUnfit(text: string, language: string, age: TargetAge): string | undefined {
  return patternFor(language, age).exec(folded(text, language))?.[0]
}
