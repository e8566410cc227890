import { readFileSync } from 'node:fs'
import path from 'node:path'
import { inputsHash } from './corpus-inputs.ts'
import { isEndurance } from './how-often.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
/** By test file the hash of the inputs with which all of its cases were last green. */
export const STAMPS = path.join(ROOT, 'tests/corpus.json')

export const readStamps = (): Record<string, string> => JSON.parse(readFileSync(STAMPS, 'utf8'))
export const stampName = (file: string): string => path.relative(ROOT, file)

/** Whether a corpus has not yet been green as a whole with the inputs that it has now. */
const isStale = (file: string): boolean => readStamps()[stampName(file)] !== inputsHash(file)

/** One case of so many, from all over them; the parts of as many turns are all of them. */
export const partOf = <Case>(all: readonly Case[], oneOf: number, turn: number): readonly Case[] =>
  all.filter((_, index) => index % oneOf === turn % oneOf)

export interface Corpus {
  /** Whether every case is tried. */
  readonly isWhole: boolean
  /** The cases to try: all of them, or one in so many, others for another commit. */
  cases<Case>(all: readonly Case[], oneOf: number): readonly Case[]
}

/**
 * The corpus of a test file: many cases of a pure function. All are tried where an input changed since all were green
 * (`tests/corpus.json` says so) and in `npm run endurance`; otherwise a part, by `CORPUS_TURN`.
 */
export function openCorpus(file: string): Corpus {
  const isWhole = isEndurance || process.env.CORPUS === 'whole' || isStale(file)
  const turn = Number(process.env.CORPUS_TURN ?? 0)
  return {
    isWhole,
    cases: (all, oneOf) => (isWhole ? all : partOf(all, oneOf, turn)),
  }
}
