import { readFileSync } from 'node:fs'

/** Languages in which things and locations of pictures have names. */
export const NAMED_LANGUAGES = ['de', 'en', 'fr', 'es', 'it', 'pl', 'da', 'th', 'tr'] as const
export type NamedLanguage = (typeof NAMED_LANGUAGES)[number]

export const isNamedLanguage = (code: string): code is NamedLanguage =>
  (NAMED_LANGUAGES as readonly string[]).includes(code)

/** `i18n/things.txt` and `i18n/locations.txt`: a row each, a column for each language, the name first, then other words. */
type Table = 'things' | 'locations'
/** By key, then by language. */
type Names = ReadonlyMap<string, Readonly<Record<NamedLanguage, readonly string[]>>>

const read = new Map<Table, Names>()

function readTable(table: Table): Names {
  const file = new URL(`../../i18n/${table}.txt`, import.meta.url)
  const [head = '', ...rows] = readFileSync(file, 'utf8').trim().split('\n')
  const columns = head.split('|').slice(1)
  return new Map(
    rows.map(row => {
      const [key = '', ...cells] = row.split('|')
      const wordsIn = (language: NamedLanguage) => (cells[columns.indexOf(language)] ?? '').split(',')
      return [
        key,
        {
          de: wordsIn('de'),
          en: wordsIn('en'),
          fr: wordsIn('fr'),
          es: wordsIn('es'),
          it: wordsIn('it'),
          pl: wordsIn('pl'),
          da: wordsIn('da'),
          th: wordsIn('th'),
          tr: wordsIn('tr'),
        },
      ]
    }),
  )
}

export function pictureNames(table: Table): Names {
  const known = read.get(table)
  if (known) return known
  const names = readTable(table)
  read.set(table, names)
  return names
}

/** What a thing or location is called; undefined for keys and languages without a name. */
export function pictureName(table: Table, key: string, language: string): string | undefined {
  return isNamedLanguage(language) ? pictureNames(table).get(key)?.[language][0] : undefined
}
