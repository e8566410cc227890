import { own } from '../../../../lib/own.ts'
import { handlingOf } from './handling.ts'
import type { NounPhrase, Reading } from './reading.ts'

/** Who owns: "his", "ihr". */
export type Owner = 'male' | 'female' | 'neutral'

const GERMAN_GENDERS = ['masculine', 'feminine', 'neuter']

/** German: masculine, feminine, neuter, plural; others: masculine, feminine, and for a plural of their own two more. */
function byGender({ language, gender, isPlural }: NounPhrase, options: readonly string[]): string | undefined {
  if (language === 'de') return isPlural ? options[3] : options[GERMAN_GENDERS.indexOf(gender)]
  const at = ['masculine', 'feminine'].indexOf(gender)
  return at < 0 ? undefined : options[isPlural && options.length > 2 ? at + 2 : at]
}

const phraseOf = (reading: Reading): NounPhrase | undefined =>
  reading.kind === 'noun phrase' ? reading : reading.kind === 'place' ? reading.phrase : undefined

/**
 * The words for a token of a reading, by its part after the dot; undefined where the language, or this reading, has no
 * such form. `g:` chooses a wording by gender, `v:` one for the singular and one for the plural, `h:` one that holds for a
 * thing of any size and one for what fills an arm.
 */
export function formOf(reading: Reading, form: string, owner: Owner = 'neutral'): string | undefined {
  const phrase = phraseOf(reading)
  const at = form.indexOf(':')
  if (at >= 0) {
    const options = form.slice(at + 1).split('|')
    const choice = form.slice(0, at)
    if (phrase && choice === 'g') return byGender(phrase, options)
    if (phrase && choice === 'h') return options[handlingOf(phrase) === 'arms' ? 1 : 0]
    return phrase && choice === 'v' ? options[phrase.isPlural ? 1 : 0] : undefined
  }
  const key = `${form} ${owner}`
  const whole = own(reading.forms, key) ?? own(reading.forms, form)
  return whole ?? (phrase && (own(phrase.forms, key) ?? own(phrase.forms, form)))
}
