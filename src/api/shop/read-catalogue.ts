import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { FALLBACK_LANGUAGE, LANGUAGES } from '../../contract/languages.ts'
import { EDITIONS, type Edition } from '../../contract/shop.ts'
import { serverTexts } from '../../contract/texts.server.ts'
import { PlainError } from '../../lib/plain-error.ts'

const CENTS_IN_EURO = 100

const price = z.int().check(z.gte(0))
const Length = z.strictObject({ wordsFrom: z.int().check(z.gte(1)), priceInCent: price })
const Seed = z.array(
  z.strictObject({
    id: z.uuid(),
    name: z.enum(EDITIONS),
    priceInCent: price,
    /** Prices of longer stories. */
    lengths: z._default(z.array(Length), []),
  }),
)

export interface CatalogueEntry {
  readonly id: string
  readonly name: Edition
  readonly priceInCent: number
  /** Prices of longer stories, ascending. */
  readonly lengths: readonly { readonly wordsFrom: number; readonly priceInCent: number }[]
  readonly title: string
  readonly description: string
  readonly metadata: Readonly<Record<string, string>>
}

/** The message names the product. */
export class CatalogueError extends PlainError {
  override readonly name = 'CatalogueError'
}

/** The catalogue with all texts. Throws CatalogueError for prices not in whole euros, for duplicates, and where more words cost less. */
export function readCatalogue(seed: unknown = seedFile()): CatalogueEntry[] {
  const entries = Seed.parse(seed)
  const names = new Set(entries.map(({ name }) => name))
  if (names.size !== entries.length) throw new CatalogueError('a product stands in the catalogue twice')
  return entries.map(entry => {
    for (const { priceInCent } of [entry, ...entry.lengths]) requireWholeEuros(entry.name, priceInCent)
    requireAscending(entry)
    const texts = serverTexts(FALLBACK_LANGUAGE).shop.products[entry.name]
    return { ...entry, ...texts, metadata: metadataOf(entry.name) }
  })
}

/** Each length after the one before, and dearer. */
function requireAscending({ name, priceInCent, lengths }: z.output<typeof Seed>[number]): void {
  const isAscending = lengths.every((length, index) => {
    const before = lengths[index - 1] ?? { wordsFrom: 0, priceInCent }
    return length.wordsFrom > before.wordsFrom && length.priceInCent > before.priceInCent
  })
  if (!isAscending) throw new CatalogueError(`the lengths of ${name} do not ascend`)
}

/** Prices are shown without cents. */
export function requireWholeEuros(name: string, priceInCent: number): void {
  if (priceInCent % CENTS_IN_EURO === 0) return
  throw new CatalogueError(`the price of ${name} is not whole euros: ${priceInCent} cents`)
}

const seedFile = (): unknown => JSON.parse(readFileSync(new URL('products.json', import.meta.url), 'utf8'))

const metadataOf = (name: Edition): Record<string, string> =>
  Object.fromEntries(
    LANGUAGES.map(language => [language, JSON.stringify(serverTexts(language).shop.products[name])] as const),
  )
