import * as z from 'zod/mini'
import type { StepName } from '../../contract/positions.ts'
import { CharacterSheet, StoryLocation, StoryPlan } from '../../contract/story.ts'
import { type Outline, type Plan, type Scenery, type Sheet, TIMES_OF_DAY } from '../author/author.ts'
import { readStored, type StoredSchema } from '../db/stored.ts'
import type { Manuscript } from '../story/manuscript.ts'

/** What each step of a generation stores for those after it. */
export interface StepOutputs {
  readonly character: Sheet
  readonly places: Scenery
  readonly plan: Plan
  readonly draft: Outline
  readonly cover: { readonly files: readonly string[]; readonly note: string | null }
  /** Ids of facts that no chapter tells yet. */
  readonly check: { readonly unplanned: readonly string[] }
  readonly edit: Outline
  /** Numbers of the chapters that were changed when the story was read as a whole. */
  readonly chapters: { readonly changed: readonly number[] }
  readonly editions: { readonly webbook: { readonly chapters: readonly number[] } }
  readonly complete: Readonly<Record<string, never>>
}

const View = z.object({
  place: z.string(),
  who: z.array(z.int()),
  timeOfDay: z.optional(z.enum(TIMES_OF_DAY)),
})
const ChapterOutline = z.object({
  number: z.int(),
  words: z.number(),
  entry: z.string(),
  scenes: z.array(z.string()),
  exit: z.string(),
  facts: z.array(z.string()),
  plants: z.optional(z.array(z.string())),
  view: View,
})

const Secret = z.object({
  motif: z.string(),
  planted: z.string(),
  pays: z.string(),
  turn: z.string(),
  firstImage: z.string(),
  lastImage: z.string(),
  promises: z.array(z.string()),
  styleSample: z.string(),
  speech: z.array(z.object({ name: z.string(), manner: z.string(), line: z.string() })),
  course: z.array(z.string()),
  notes: z.optional(z.array(z.string())),
})

const Subject = z.union([z.object({ key: z.string() }), z.object({ words: z.string() })])
const Subjects = z.object({ things: z.array(Subject), locations: z.array(Subject) })

/** An outline, as the step that drafts a story keeps it before it ends. */
export const OUTLINE: StoredSchema<Outline> = z.object({
  startSummary: z.string(),
  chapters: z.array(ChapterOutline),
})

/** Chapters, as the step that settles a story keeps them before it ends. */
export const MANUSCRIPTS: StoredSchema<readonly Manuscript[]> = z.array(
  z.object({
    number: z.int(),
    title: z.string(),
    text: z.string(),
    quotes: z.optional(
      z.array(z.object({ fact: z.string(), quote: z.string(), isConfirmed: z.optional(z.literal(true)) })),
    ),
  }),
)

/** The outputs that a later step or a finished story is made of. */
export type ReadOutputs = Pick<StepOutputs, 'character' | 'places' | 'plan' | 'draft' | 'check' | 'edit'>

const OUTPUTS: { readonly [Name in keyof ReadOutputs]: StoredSchema<ReadOutputs[Name]> } = {
  character: CharacterSheet,
  places: z.object({ name: z.string(), places: z.array(StoryLocation) }),
  plan: z.extend(StoryPlan, { secret: z.optional(Secret), subjects: z.optional(Subjects) }),
  draft: OUTLINE,
  check: z.object({ unplanned: z.array(z.string()) }),
  edit: OUTLINE,
}

/** What a page shows of an output: of a plan, nothing of its secret. A draft or a cover of old may say less. */
export interface ShownOutputs extends Pick<StepOutputs, 'character' | 'places'> {
  readonly plan: z.output<typeof StoryPlan>
  readonly draft: { readonly startSummary?: string | undefined }
  readonly cover: { readonly note?: string | null | undefined }
}

const SHOWN: { readonly [Name in keyof ShownOutputs]: StoredSchema<ShownOutputs[Name]> } = {
  character: OUTPUTS.character,
  places: OUTPUTS.places,
  plan: StoryPlan,
  draft: z.object({ startSummary: z.optional(z.string()) }),
  cover: z.object({ note: z.optional(z.nullable(z.string())) }),
}

interface StepRow {
  readonly step: StepName
  readonly output: unknown
}

/** The output of a step among those that have ended; undefined when it is not there. Throws StoredShapeError. */
export function outputIn<Name extends keyof ReadOutputs>(
  rows: readonly StepRow[],
  step: Name,
): ReadOutputs[Name] | undefined {
  return readRow(rows, step, OUTPUTS[step])
}

/** The same for a page. */
export function shownOutputIn<Name extends keyof ShownOutputs>(
  rows: readonly StepRow[],
  step: Name,
): ShownOutputs[Name] | undefined {
  return readRow(rows, step, SHOWN[step])
}

function readRow<Value>(rows: readonly StepRow[], step: StepName, schema: StoredSchema<Value>): Value | undefined {
  const row = rows.find(one => one.step === step)
  return row && readStored(schema, row.output, `story_step.output of ${step}`)
}
