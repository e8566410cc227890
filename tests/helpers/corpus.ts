import { readFileSync } from 'node:fs'
import path from 'node:path'
import { inputsHash } from './corpus-inputs.ts'
import { isEndurance } from './how-often.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
/** Hash of the inputs of the last fully green run, by test file. */
export const STAMPS = path.join(ROOT, 'tests/corpus.json')

export const readStamps = (): Record<string, string> => JSON.parse(readFileSync(STAMPS, 'utf8'))
export const stampName = (file: string): string => path.relative(ROOT, file)

/** Whether the inputs changed since the last fully green run. */
const isStale = (file: string): boolean => readStamps()[stampName(file)] !== inputsHash(file)

/** One case in `oneOf`, evenly spread; all turns together are all cases. */
export const partOf = <Case>(all: readonly Case[], oneOf: number, turn: number): readonly Case[] =>
  all.filter((_, index) => index % oneOf === turn % oneOf)

export interface Corpus {
  readonly isWhole: boolean
  /** All cases, or one in so many, depending on the commit. */
  cases<Case>(all: readonly Case[], oneOf: number): readonly Case[]
}

/** A test file's corpus: whole after changed inputs and in `npm run endurance`, else a part, by `CORPUS_TURN`. */
export function openCorpus(file: string): Corpus {
  const isWhole = isEndurance || process.env.CORPUS === 'whole' || isStale(file)
  const turn = Number(process.env.CORPUS_TURN ?? 0)
  return {
    isWhole,
    cases: (all, oneOf) => (isWhole ? all : partOf(all, oneOf, turn)),
  }
}
