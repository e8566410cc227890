import type { Language } from '../../contract/languages.ts'
import { WORDS_READ_ALOUD_PER_MINUTE } from '../../contract/limits.ts'
import type { Texts } from '../../contract/texts.ts'
import { counted } from '../../lib/counted.ts'
import { fill } from '../../lib/fill.ts'
import { isRelations, isTexts, type RelationDraft, textOf, type Value, type Values } from './draft.ts'
import { type Field, OTHER } from './fields.ts'
import { answerText } from './parameter.ts'

export interface LocaleTexts {
  readonly texts: Pick<Texts, 'wizard' | 'options'>
  readonly language: Language
}

/** Lines separated by line feeds; empty when there is none. */
export function say(field: Field, values: Values, localeTexts: LocaleTexts): string {
  const value = values[field.name]
  if (field.question) return value === undefined ? '' : answerText(field, value, localeTexts.texts.options.truth)
  switch (field.kind) {
    case 'choice':
      return textOf(value) && sayChosen(field, textOf(value), localeTexts)
    case 'choices':
      return isTexts(value) ? value.map(option => wordOf(localeTexts, field.name, option)).join(', ') : ''
    case 'truth':
      return typeof value === 'boolean' ? wordOf(localeTexts, 'isRealShort', value ? 'yes' : 'no') : ''
    case 'places':
      return isTexts(value) ? value.filter(location => location.trim()).join(', ') : ''
    case 'relations':
      return isRelations(value) ? value.map(person => sayRelation(person, localeTexts)).join('\n') : ''
    case 'number':
      return textOf(value) && counted(localeTexts.language, Number(value), localeTexts.texts.wizard.years)
    default:
      return sayTyped(field, value, localeTexts)
  }
}

/** Without its question: "red hair", not "red". */
function sayChosen(field: Field, option: string, localeTexts: LocaleTexts): string {
  if (field.name === 'hair' || field.name === 'eyes') return wordOf(localeTexts, `${field.name}Long`, option)
  return sayChoice(field, option, localeTexts)
}

export function wordOf({ texts }: LocaleTexts, group: string, option: string): string {
  const groups: Readonly<Record<string, Readonly<Record<string, string>>>> = texts.options
  return groups[group]?.[option] ?? option
}

export function sayChoice(field: Field, option: string, localeTexts: LocaleTexts): string {
  if (field.question) return field.question.options?.[Number(option)] ?? ''
  if (field.name !== 'length') return wordOf(localeTexts, field.name, option)
  const [words, minutes] = [Number(option), Math.round(Number(option) / WORDS_READ_ALOUD_PER_MINUTE)]
  return fill(localeTexts.texts.wizard.words, {
    words: sayNumber(words, localeTexts),
    minutes: sayNumber(minutes, localeTexts),
  })
}

export const sayNumber = (number: number, { language }: LocaleTexts): string =>
  new Intl.NumberFormat(language).format(number)

/** Joined by the rules of the language: "a, b und c". */
export const sayList = (texts: readonly string[], { language }: LocaleTexts): string =>
  new Intl.ListFormat(language).format(texts)

function sayTyped(field: Field, value: Value | undefined, localeTexts: LocaleTexts): string {
  const typed = textOf(value).trim()
  if (typed === OTHER && (field.kind === 'language' || field.kind === 'base-story')) return ''
  if (field.kind === 'language') return wordOf(localeTexts, 'language', typed)
  if (field.kind !== 'base-story') return typed
  const titles: Readonly<Record<string, string>> = localeTexts.texts.wizard.baseStories
  return titles[typed] ?? ''
}

function sayRelation({ name, age, gender, connection }: RelationDraft, localeTexts: LocaleTexts): string {
  const person = [name.trim(), age.trim(), gender && wordOf(localeTexts, 'gender', gender)].filter(Boolean).join(', ')
  return [person, connection.trim()].filter(Boolean).join(' – ')
}
