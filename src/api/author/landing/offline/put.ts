import type { Language } from '../../../../contract/languages.ts'
import { localeOf } from '../../../../lib/locale.ts'

const SENTENCE_OPENS = /(?:^|[.!?]\s+)$/u

export function capitalised(text: string, language: Language): string {
  const [first = ''] = text
  return first.toLocaleUpperCase(localeOf(language)) + text.slice(first.length)
}

/** Where a name in Latin letters meets Thai ones. */
const SCRIPTS_MEET = /(?<=\p{Script=Thai})(?=\p{Script=Latin})|(?<=\p{Script=Latin})(?=\p{Script=Thai})/gu

/**
 * Puts values into a text's `{name}` places, with a capital where a sentence begins. A value is never read for places
 * of its own. Throws for a place without a value: that is a mistake in the material.
 */
export function put(text: string, values: Readonly<Record<string, string>>, language: Language): string {
  const filled = text.replace(/\{(\w+)\}/g, (place: string, name: string, at: number) => {
    const value = values[name]
    if (value === undefined) throw new Error(`nothing to put for ${place}`)
    return SENTENCE_OPENS.test(text.slice(0, at)) ? capitalised(value, language) : value
  })
  return language === 'th' ? filled.replace(SCRIPTS_MEET, ' ') : filled
}
