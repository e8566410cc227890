import type { Language } from '../../contract/languages.ts'
import type { Texts } from '../../contract/texts.ts'
import { counted } from '../../lib/counted.ts'
import { fill } from '../../lib/fill.ts'
import { isRelations, isTexts, type RelationDraft, textOf, type Value, type Values } from './draft.ts'
import { type Field, OTHER } from './fields.ts'
import { answerText } from './parameter.ts'

export interface Speech {
  readonly texts: Pick<Texts, 'wizard' | 'options'>
  readonly language: Language
}

/** Lines separated by line feeds; empty when there is none. */
export function say(field: Field, values: Values, speech: Speech): string {
  const value = values[field.name]
  if (field.question) return value === undefined ? '' : answerText(field, value, speech.texts.options.truth)
  switch (field.kind) {
    case 'choice':
      return textOf(value) && sayChosen(field, textOf(value), speech)
    case 'choices':
      return isTexts(value) ? value.map(option => wordOf(speech, field.name, option)).join(', ') : ''
    case 'truth':
      return typeof value === 'boolean' ? wordOf(speech, 'isRealShort', value ? 'yes' : 'no') : ''
    case 'places':
      return isTexts(value) ? value.filter(place => place.trim()).join(', ') : ''
    case 'relations':
      return isRelations(value) ? value.map(sayRelation).join('\n') : ''
    case 'number':
      return textOf(value) && counted(speech.language, Number(value), speech.texts.wizard.years)
    default:
      return sayTyped(field, value, speech)
  }
}

/** Without its question: "red hair", not "red". */
function sayChosen(field: Field, option: string, speech: Speech): string {
  if (field.name === 'hair' || field.name === 'eyes') return wordOf(speech, `${field.name}Long`, option)
  return sayChoice(field, option, speech)
}

export function wordOf({ texts }: Speech, group: string, option: string): string {
  const groups: Readonly<Record<string, Readonly<Record<string, string>>>> = texts.options
  return groups[group]?.[option] ?? option
}

export function sayChoice(field: Field, option: string, speech: Speech): string {
  if (field.question) return field.question.options?.[Number(option)] ?? ''
  if (field.name !== 'length') return wordOf(speech, field.name, option)
  return fill(speech.texts.wizard.words, { words: sayNumber(Number(option), speech) })
}

export const sayNumber = (number: number, { language }: Speech): string =>
  new Intl.NumberFormat(language).format(number)

/** Joined by the rules of the language: "a, b und c". */
export const sayList = (texts: readonly string[], { language }: Speech): string =>
  new Intl.ListFormat(language).format(texts)

function sayTyped(field: Field, value: Value | undefined, speech: Speech): string {
  const typed = textOf(value).trim()
  if (typed === OTHER && (field.kind === 'language' || field.kind === 'base-story')) return ''
  if (field.kind === 'language') return wordOf(speech, 'language', typed)
  if (field.kind !== 'base-story') return typed
  const titles: Readonly<Record<string, string>> = speech.texts.wizard.baseStories
  return titles[typed] ?? ''
}

function sayRelation({ name, age, connection }: RelationDraft): string {
  const person = [name.trim(), age.trim()].filter(Boolean).join(', ')
  return [person, connection.trim()].filter(Boolean).join(' – ')
}
