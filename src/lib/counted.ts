import { fill } from './fill.ts'

/** The plural form for a number, with `{count}` filled in. */
export function counted(language: string, count: number, forms: { one: string; other: string }): string {
  const form = new Intl.PluralRules(language).select(count) === 'one' ? forms.one : forms.other
  return fill(form, { count })
}
