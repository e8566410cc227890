import { readFileSync, writeFileSync } from 'node:fs'
import type { Reporter, TestModule, TestSpecification } from 'vitest/node'
import { changedInputs, isChangedWhole, readStamps, STAMPS, stampName } from './corpus.ts'
import { inputHashes } from './corpus-inputs.ts'

const CORPUS = 'openCorpus(import.meta.filename)'
const isCorpus = (file: string): boolean => readFileSync(file, 'utf8').includes(CORPUS)

const isGreen = (module: TestModule): boolean =>
  module.ok() && [...module.children.allTests()].every(test => test.result().state === 'passed')

/** Hashes of the changed inputs whose cases a run tries all of: texts always, code where the run is of whole corpora. */
function triedWhole(file: string): Record<string, string> {
  const changed = changedInputs(file)
  return Object.fromEntries(
    Object.entries(inputHashes(file)).filter(([part]) => changed.has(part) && (isChangedWhole || part !== 'code')),
  )
}

export default class CorpusReporter implements Reporter {
  readonly #hashes = new Map<string, Record<string, string>>()

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    for (const { moduleId } of specifications.filter(({ moduleId }) => isCorpus(moduleId))) {
      const hashes = triedWhole(moduleId)
      if (Object.keys(hashes).length > 0) this.#hashes.set(moduleId, hashes)
    }
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
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
      `${green.length} corpora were tried whole where their inputs had changed: tests/corpus.json says so now`,
    )
  }
}

const sorted = <Value>(values: Readonly<Record<string, Value>>): Record<string, Value> =>
  Object.fromEntries(Object.entries(values).toSorted(([one], [other]) => (one < other ? -1 : 1)))
