import { localeOf } from '../../lib/locale.ts'

/** Codes that stand for several scripts. */
const COMPOSITE_SCRIPTS: Readonly<Record<string, readonly string[]>> = {
  Jpan: ['Han', 'Hira', 'Kana'],
  Kore: ['Hang', 'Han'],
  Hans: ['Han'],
  Hant: ['Han'],
}

/** Undefined for a language without a known script. */
export function letterOf(language: string): RegExp | undefined {
  const locale = language.length <= 3 ? localeOf(language) : undefined
  const script = locale === undefined ? undefined : new Intl.Locale(locale).maximize().script
  if (script === undefined) return undefined
  const names = COMPOSITE_SCRIPTS[script] ?? [script]
  return new RegExp(`[${names.map(name => `\\p{scx=${name}}`).join('')}]`, 'gu')
}
