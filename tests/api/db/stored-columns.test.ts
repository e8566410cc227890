import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { storedInvoiceDetails } from '../../../src/api/db/invoice-columns.ts'
import { storedAcceptances, storedAddress, storedMetadata } from '../../../src/api/db/shop-columns.ts'
import { StoredShapeError } from '../../../src/api/db/stored.ts'
import {
  storedFailure,
  storedParameter,
  storedQuotes,
  storedReceipt,
  storedSignature,
} from '../../../src/api/db/story-columns.ts'
import { storedPatches, storedRefusals } from '../../../src/api/db/version-columns.ts'
import { LINE_MAX } from '../../../src/contract/limits.ts'
import { exampleParameter } from '../../helpers/example-parameter.ts'
import { COLUMNS } from '../../storage/schema-columns.ts'

const ROOT = path.resolve(import.meta.dirname, '../../..')
/** Written for stories to come, and read as one of their `story.earlier_histories`. */
const READ_ELSEWHERE = ['story.history']

const READERS: Readonly<Record<string, (value: unknown) => unknown>> = {
  'story.parameter': storedParameter,
  'story.receipt': storedReceipt,
  'story.signature': storedSignature,
  'story.failure': storedFailure,
  'chapter.quotes': storedQuotes,
  'story_version.patches': storedPatches,
  'revision_request.refused': storedRefusals,
  'product.metadata': storedMetadata,
  'shop_order.accepted': storedAcceptances,
  'shop_order.address': storedAddress,
  'invoice.details': storedInvoiceDetails,
}

describe('A JSON column', () => {
  it('has a reader that names it, whichever it is', () => {
    const sources = globSync('src/api/**/*.ts', { cwd: ROOT }).filter(file => !file.includes('/migrations/'))
    const text = sources.map(file => readFileSync(path.join(ROOT, file), 'utf8')).join('\n')
    const columns = Object.entries(COLUMNS).flatMap(([table, types]) =>
      Object.entries(types).flatMap(([column, type]) => (type === 'jsonb' ? [`${table}.${column}`] : [])),
    )
    expect(columns.length).toBeGreaterThan(20)
    expect(columns.filter(column => !new RegExp(`['\`]${column}\\b`, 'u').test(text))).toEqual(READ_ELSEWHERE)
  })

  it.each(Object.entries(READERS))(
    '%s is refused in another shape, by its name and without what it holds',
    (column, read) => {
      for (const other of ['Łucja', 7, [{ Łucja: 'Łucja' }], { story: { language: 7 }, name: [], line1: 'Łucja' }]) {
        const error = caught(() => read(other))
        expect(error).toBeInstanceOf(StoredShapeError)
        expect(error?.message).toMatch(`${column} is stored in a shape that is not known, at `)
        expect(error?.message).not.toContain('Łucja')
      }
    },
  )

  it('names every path that is of another shape', () => {
    const { story, character, ...more } = exampleParameter()
    const other = { ...more, story: { ...story, targetAge: 'Łucja' }, character: { ...character, archetype: 7 } }
    expect(caught(() => storedParameter(other))?.message).toBe(
      'story.parameter is stored in a shape that is not known, at story.targetAge, character.archetype',
    )
  })

  it('is read as it stands, under other limits and with what no schema names', () => {
    const { story, ...more } = exampleParameter()
    const older = { ...more, story: { ...story, refinement: 'a'.repeat(LINE_MAX * 100), later: true } }
    expect(storedParameter(older)).toBe(older)
  })

  it('is not given the defaults of a request', () => {
    const { story, ...more } = exampleParameter()
    const { audience: _, ...rest } = story
    expect(caught(() => storedParameter({ ...more, story: rest }))?.message).toContain('at story.audience')
  })
})

function caught(run: () => unknown): Error | undefined {
  try {
    run()
    return undefined
  } catch (error) {
    return error instanceof Error ? error : undefined
  }
}
