import { writeFileSync } from 'node:fs'
import type { Reporter, TestModule, TestSpecification } from 'vitest/node'
import { changedInputs, isChangedWhole, readStamps, STAMPS, stampName } from './corpus.ts'
import { inputHashes } from './corpus-inputs.ts'
import { inputHash, isCorpus, leftToOtherTurns, turnFiles } from './turns.ts'

const isGreen = (module: TestModule): boolean =>
  module.ok() && [...module.children.allTests()].every(test => test.result().state === 'passed')

/** Hashes of the changed inputs whose cases a run tries all of: texts always, code where the run is of whole corpora. */
function triedWhole(file: string): Record<string, string> {
  const changed = changedInputs(file)
  return Object.fromEntries(
    Object.entries(inputHashes(file)).filter(([part]) => changed.has(part) && (isChangedWhole || part !== 'code')),
  )
}

/** In `npm test` and `npm run corpus`, not where somebody tries a file on the way to a change. */
const isNoted = isChangedWhole || process.env.TURNS !== undefined

/** The hashes to note when a file is green: of a corpus by its parts, of another that takes turns as one: it is always tried whole. */
function hashesToNote(file: string): Record<string, string> {
  const name = stampName(file)
  if (isCorpus(name)) return triedWhole(file)
  return isNoted && turnFiles().includes(name) ? { all: inputHash(name) } : {}
}

export default class CorpusReporter implements Reporter {
  readonly #hashes = new Map<string, Record<string, string>>()

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    for (const { moduleId } of specifications) {
      const hashes = hashesToNote(moduleId)
      if (Object.keys(hashes).length > 0) this.#hashes.set(moduleId, hashes)
    }
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const left = leftToOtherTurns().length
    if (left > 0)
      console.log(`${left} test files wait for their turn: their inputs are as they were when they were green`)
    const green = modules.filter(module => this.#hashes.has(module.moduleId) && isGreen(module))
    if (green.length === 0) return
    const noted = readStamps()
    const added = green.map(({ moduleId }) => {
      const name = stampName(moduleId)
      return [name, sorted({ ...noted[name], ...this.#hashes.get(moduleId) })] as const
    })
    const stamps = sorted({ ...noted, ...Object.fromEntries(added) })
    writeFileSync(STAMPS, `${JSON.stringify(stamps, null, 2)}\n`)
    console.log(
      `${green.length} test files were tried whole where their inputs had changed: tests/corpus.json says so now`,
    )
  }
}

const sorted = <Value>(values: Readonly<Record<string, Value>>): Record<string, Value> =>
  Object.fromEntries(Object.entries(values).toSorted(([one], [other]) => (one < other ? -1 : 1)))
