import * as z from 'zod/mini'
import { Parameter } from '../../contract/parameter.ts'
import { ReceiptLine, StoryFailure } from '../../contract/story.ts'
import { columnReader, type StoredSchema } from './stored.ts'

/** Where an author says that a fact is told; `fact` is an id. */
const FactQuoteRow = z.object({
  fact: z.string(),
  quote: z.string(),
  isConfirmed: z.optional(z.literal(true)),
})

export const FactQuoteRows: StoredSchema<readonly Readonly<z.output<typeof FactQuoteRow>>[]> = z.array(FactQuoteRow)

export const ReceiptRows = z.nullable(z.array(z.object({ ...ReceiptLine.shape, required: z.boolean() })))
export type ReceiptRows = z.output<typeof ReceiptRows>

const Signature: StoredSchema<readonly (readonly number[])[]> = z.array(z.array(z.number()))

/** Each throws StoredShapeError. */
export const storedFailure = columnReader('story.failure', StoryFailure)
export const storedParameter = columnReader('story.parameter', Parameter)
export const storedReceipt = columnReader('story.receipt', ReceiptRows)
export const storedSignature = columnReader('story.signature', Signature)
export const storedQuotes = columnReader('chapter.quotes', FactQuoteRows)
