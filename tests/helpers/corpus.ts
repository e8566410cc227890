import { readFileSync } from 'node:fs'
import path from 'node:path'
import { inputHashes } from './corpus-inputs.ts'
import { isEndurance } from './how-often.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
/** Hashes of the inputs of the last whole green run, by test file: of its code, and of the texts of each language. */
export const STAMPS = path.join(ROOT, 'tests/corpus.json')
/** One case in so many where code changed. */
const CHANGED_ONE_OF = 3

type Stamps = Readonly<Record<string, Readonly<Record<string, string>>>>

export const readStamps = (): Stamps => JSON.parse(readFileSync(STAMPS, 'utf8'))
export const stampName = (file: string): string => path.relative(ROOT, file)

/** Whether every corpus is tried whole (`npm run endurance`), each with changed inputs (`npm run corpus`), or parts. */
const extent =
  isEndurance || process.env.CORPUS === 'whole' ? 'all' : process.env.CORPUS === 'changed' ? 'changed' : 'part'
/** Whether a changed corpus is tried whole, so that its hashes may be noted. */
export const isChangedWhole = extent !== 'part'

/** Inputs that changed since the last whole green run: `code`, or languages. */
export function changedInputs(file: string): ReadonlySet<string> {
  const noted = readStamps()[stampName(file)] ?? {}
  const changed = Object.entries(inputHashes(file)).filter(([part, hash]) => noted[part] !== hash)
  return new Set(changed.map(([part]) => part))
}

/** One case in `oneOf`, evenly spread; all turns together are all cases. */
export const partOf = <Case>(all: readonly Case[], oneOf: number, turn: number): readonly Case[] =>
  all.filter((_, index) => index % oneOf === turn % oneOf)

interface Corpus {
  readonly isWhole: boolean
  /** All cases, or one in `oneOf`, depending on the commit; one in `changed` where code changed. */
  cases<Case>(all: readonly Case[], oneOf: number, changed?: number): readonly Case[]
}

interface CorpusOfLanguages extends Corpus {
  /** The cases of one language: all where its texts changed. */
  of(language: string): Corpus
  /** Languages as cases: those whose texts changed, and a part of the others. */
  languages<Language extends string>(all: readonly Language[], oneOf: number): readonly Language[]
}

function corpusOf(isWhole: boolean, isChanged: boolean, turn: number): Corpus {
  return {
    isWhole,
    cases: (all, oneOf, changed = Math.min(oneOf, CHANGED_ONE_OF)) =>
      isWhole ? all : partOf(all, isChanged ? changed : oneOf, turn),
  }
}

/** Whole after changed texts, else a part: a larger one after changed code. */
export function corpusAfter(changed: ReadonlySet<string>, turn: number, isForced = false): CorpusOfLanguages {
  const isCodeChanged = changed.has('code')
  const isTextChanged = [...changed].some(part => part !== 'code')
  const part = corpusOf(isForced, isCodeChanged, turn)
  return {
    ...corpusOf(isForced || isTextChanged, isCodeChanged, turn),
    of: language => corpusOf(isForced || changed.has(language), isCodeChanged, turn),
    languages: (all, oneOf) => {
      const tried = part.cases(all, oneOf)
      return all.filter(language => changed.has(language) || tried.includes(language))
    },
  }
}

/** A test file's corpus; its part depends on `CORPUS_TURN`. */
export function openCorpus(file: string): CorpusOfLanguages {
  const changed = changedInputs(file)
  const isForced = extent === 'all' || (extent === 'changed' && changed.size > 0)
  return corpusAfter(changed, Number(process.env.CORPUS_TURN ?? 0), isForced)
}
