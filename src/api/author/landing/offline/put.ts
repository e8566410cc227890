import type { Language } from '../../../../contract/languages.ts'
import { localeOf } from '../../../../lib/locale.ts'

const SENTENCE_OPENS = /(?:^|[.!?]\s+)$/u

export function capitalised(text: string, language: Language): string {
  const [first = ''] = text
  return first.toLocaleUpperCase(localeOf(language)) + text.slice(first.length)
}

const SCRIPTS_MEET = /(?<=\p{Script=Thai})(?=\p{Script=Latin})|(?<=\p{Script=Latin})(?=\p{Script=Thai})/gu

/** Fills `{name}`, capitalised at the start of a sentence; values are not expanded. Throws without a value. */
export function put(text: string, values: Readonly<Record<string, string>>, language: Language): string {
  const filled = text.replace(/\{(\w+)\}/g, (placeholder: string, name: string, at: number) => {
    const value = values[name]
    if (value === undefined) throw new Error(`nothing to put for ${placeholder}`)
    return SENTENCE_OPENS.test(text.slice(0, at)) ? capitalised(value, language) : value
  })
  return language === 'th' ? filled.replace(SCRIPTS_MEET, ' ') : filled
}
