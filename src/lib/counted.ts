import { fill } from './fill.ts'

/** The form of a text that fits a number in a language, with the number in its `{count}` place. */
export function counted(language: string, count: number, forms: { one: string; other: string }): string {
  const form = new Intl.PluralRules(language).select(count) === 'one' ? forms.one : forms.other
  return fill(form, { count })
}
