import { languageDirection } from '../../lib/language-direction.ts'
import { localeOf } from '../../lib/locale.ts'
import type { Book } from './book.ts'

/** Scripts that join or stack letters, or have none: a large initial would tear a word apart. */
const NO_LARGE_INITIAL = /^(?:th|lo|km|my|ar|fa|he|ur|hi|bn|ta|te|ml|zh|ja|ko)\b/

/** Canonical tag, `und` when invalid. */
export const languageTag = ({ language }: Pick<Book, 'language'>): string => localeOf(language) ?? 'und'

export const directionOf = (tag: string): 'ltr' | 'rtl' => languageDirection(tag) ?? 'ltr'

export const takesLargeInitial = (tag: string): boolean => !NO_LARGE_INITIAL.test(tag)

export const dayIn = (language: string, date: Date): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(date)
