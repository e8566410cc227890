import { localeOf } from '../../../lib/locale.ts'
import type { Phrases } from './phrases.ts'

const ENDS_LIST = /[,;:]$/u
const ENDS_SENTENCE = /[.!?…]$/u

const capital = (text: string, locale: string | undefined): string =>
  text.charAt(0).toLocaleUpperCase(locale) + text.slice(1)

/** Rests of phrases that begin with the typed text, up to a whole word. */
function remainders(typed: string, starts: readonly string[], lower: (text: string) => string): string[] {
  const begun = lower(typed)
  return starts
    .filter(start => lower(start).startsWith(begun))
    .map(start => start.slice(typed.length))
    .filter(rest => /^[\s,]/u.test(rest))
    .map(rest => rest.trimStart())
}

/** Nearest first: answers after a comma, sentences after a full stop, else continuations. No repeats. */
export function continuations(start: string, { starts, goOn }: Phrases, language: string): string[] {
  const locale = localeOf(language)
  const lower = (text: string) => text.toLocaleLowerCase(locale)
  const typed = start.trim()
  const said = lower(typed)
  const isNew = (text: string) => !said.includes(lower(text.replace(/^[,\s]+/u, '')))
  if (typed === '') return [...starts]
  if (ENDS_LIST.test(typed)) return starts.filter(isNew)
  if (ENDS_SENTENCE.test(typed)) return starts.filter(isNew).map(text => capital(text, locale))
  return [...new Set([...remainders(typed, starts, lower), ...goOn.filter(isNew)])]
}
