import { readFileSync, writeFileSync } from 'node:fs'
import type { Reporter, TestModule, TestSpecification } from 'vitest/node'
import { readStamps, STAMPS, stampName } from './corpus.ts'
import { inputsHash } from './corpus-inputs.ts'

const CORPUS = 'openCorpus(import.meta.filename)'
const isCorpus = (file: string): boolean => readFileSync(file, 'utf8').includes(CORPUS)

const isGreen = (module: TestModule): boolean =>
  module.ok() && [...module.children.allTests()].every(test => test.result().state === 'passed')

export default class CorpusReporter implements Reporter {
  readonly #hashes = new Map<string, string>()

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    const stamps = readStamps()
    for (const { moduleId } of specifications.filter(({ moduleId }) => isCorpus(moduleId))) {
      const hash = inputsHash(moduleId)
      if (stamps[stampName(moduleId)] !== hash) this.#hashes.set(moduleId, hash)
    }
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const green = modules.filter(module => this.#hashes.has(module.moduleId) && isGreen(module))
    if (green.length === 0) return
    const added = green.map(({ moduleId }) => [stampName(moduleId), this.#hashes.get(moduleId)])
    const stamps = Object.entries({ ...readStamps(), ...Object.fromEntries(added) })
    const sorted = stamps.toSorted(([one], [other]) => (one < other ? -1 : 1))
    writeFileSync(STAMPS, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`)
    console.log(
      `${green.length} corpora were tried whole, since their inputs had changed: tests/corpus.json says so now`,
    )
  }
}
