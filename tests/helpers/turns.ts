import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { changedInputs, readStamps } from './corpus.ts'
import { inputsOf, productInputs } from './corpus-inputs.ts'
import { isEndurance } from './how-often.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const RUNNER = ['package.json', 'tsconfig.json', 'vitest.config.ts']
/** One file in so many is tried while its inputs are as they were. */
export const ONE_OF = 3

/**
 * Folders of tests of functions of their inputs; files of pages that sign nobody in and whose stories the test itself answers; and
 * files of trials of the running product that are repeats by nature, or of a path that another test walks.
 */
interface Turns {
  readonly functions: readonly string[]
  readonly pages: readonly string[]
  readonly trials: readonly string[]
}

export const turns: Turns = JSON.parse(readFileSync(path.join(ROOT, 'tests/turns.json'), 'utf8'))

/** Files whose inputs are the whole product. */
const ofProduct = [...turns.pages, ...turns.trials]

const testsIn = (folder: string): string[] =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.test.ts'))
    .map(file => path.join(folder, file))

/** Test files that take turns while their inputs are as they were at their last green run. */
export const turnFiles = (): string[] => [...turns.functions.flatMap(testsIn), ...ofProduct].sort()

export const isCorpus = (file: string): boolean =>
  readFileSync(path.join(ROOT, file), 'utf8').includes('openCorpus(import.meta.filename)')

const hashes = new Map<string, Buffer>()

function contentHash(input: string): Buffer {
  const known = hashes.get(input)
  if (known) return known
  const bytes = readFileSync(path.join(ROOT, input))
  const made = createHash('sha256').update(bytes).digest()
  hashes.set(input, made)
  return made
}

/** All that a file depends on: its inputs and the runner's; of a page or a trial, the whole product and the helpers that run it. */
export function inputsInTurns(file: string): string[] {
  const product = ofProduct.includes(file) ? productInputs() : []
  return [...new Set([...inputsOf(file), ...RUNNER, ...product])].sort()
}

export function inputHash(file: string): string {
  const hash = createHash('sha256')
  for (const input of inputsInTurns(file)) hash.update(input).update('\0').update(contentHash(input))
  return hash.digest('hex').slice(0, 32)
}

/** A corpus is as it was when all parts of it are, which are noted one by one. */
const isUnchanged = (file: string): boolean =>
  isCorpus(file) ? changedInputs(path.join(ROOT, file)).size === 0 : readStamps()[file]?.all === inputHash(file)

/** Of the unchanged, those whose turn it is not. */
export const notInTurn = (files: readonly string[], unchanged: ReadonlySet<string>, turn: number): string[] =>
  files.filter((file, index) => unchanged.has(file) && index % ONE_OF !== turn % ONE_OF)

/** Test files that `npm test` leaves to other turns, and `npm run corpus` to none; a run of named files has no turns. */
export function leftToOtherTurns(): string[] {
  const extent = isEndurance ? 'all' : process.env.TURNS
  if (extent !== 'part' && extent !== 'changed') return []
  const files = turnFiles()
  const unchanged = new Set(files.filter(isUnchanged))
  return extent === 'changed' ? [...unchanged] : notInTurn(files, unchanged, Number(process.env.CORPUS_TURN ?? 0))
}
