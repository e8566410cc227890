/** One for all languages, or by the two letters of each: a server of small models has a voice a language. */
export type PerLanguage = string | Readonly<Record<string, string>>

const PAIR = /^([a-z]{2})=(\S+)$/

/** Of "nova", or "de=thorsten fr=siwis"; undefined where that is mixed or a language stands twice. */
export function readPerLanguage(text: string): PerLanguage | undefined {
  const parts = text.trim().split(/\s+/)
  const pairs = parts.flatMap(part => {
    const [, language, name] = PAIR.exec(part) ?? []
    return language && name ? [[language, name] as const] : []
  })
  if (pairs.length === 0) return text.includes('=') ? undefined : text
  const list = Object.fromEntries(pairs)
  return pairs.length === parts.length && Object.keys(list).length === pairs.length ? list : undefined
}

/** Undefined for a language that the list has not. */
export const forLanguage = (value: PerLanguage | undefined, language: string): string | undefined =>
  typeof value === 'object' ? (Object.hasOwn(value, language) ? value[language] : undefined) : value
