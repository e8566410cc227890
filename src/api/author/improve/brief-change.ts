import * as z from 'zod/mini'

const text = z.string()
/** Where people come in: see `entries-after.ts`. The first where it is not said. */
const attempt = z.optional(z.number())

/** A person of the answers who gets another name. */
export interface Rename {
  readonly from: string
  readonly to: string
}

/** What a revision request changes in a brief. */
const BriefChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('name'), from: text, to: text }),
  /** Another text for an answer, by the id of its fact: `hero.quirks`, `setting.place.0`, `dynamic.2`. */
  z.object({ kind: z.literal('answer'), fact: text, text }),
  /** Instead of a plot's own filling; the brief stays. */
  z.object({ kind: z.literal('filling'), socket: text, text }),
  z.object({ kind: z.literal('location'), text }),
  z.object({ kind: z.literal('age'), years: z.number() }),
  z.object({ kind: z.literal('connection'), name: text, text }),
  z.object({ kind: z.literal('addition'), name: text, connection: text, attempt }),
  z.object({ kind: z.literal('removal'), name: text, attempt }),
])
export type BriefChange = Readonly<z.output<typeof BriefChange>>

interface StoredChanges {
  /** Null in versions of before there were other changes than names. */
  readonly changes: readonly unknown[] | null
  readonly renames: readonly Rename[]
}

/** Changes of the brief up to a version; none before the first. Throws for what is no change, which is a bug. */
export const storedChanges = (version: StoredChanges | undefined): readonly BriefChange[] =>
  version?.changes?.map(change => z.parse(BriefChange, change)) ??
  (version?.renames ?? []).map(({ from, to }) => ({ kind: 'name', from, to }))
