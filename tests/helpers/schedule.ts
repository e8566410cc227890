import { existsSync } from 'node:fs'
import path from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const STORAGE = path.resolve(import.meta.dirname, '../storage')
/** Tests that compute little: they wait for processes to start, to die and to be missed, and for turns that come by the clock. */
const WAITING = [
  'accounts/gone-everywhere',
  'database-lost',
  'editions/editions-killed',
  'few-connections',
  'improve-killed',
  'kill',
  'mail-killed',
  'many-processes',
  'notifications',
  'schedule',
  'services-away',
  'shop/killed',
].map(name => path.join(STORAGE, `${name}.test.ts`))

/**
 * The order of the files, so that two cores are always busy and never crowded: of the storage tests every third one that
 * waits, as long as there are any, then the parts, which only compute. Files of a project follow each other, because a
 * process that goes on with a file of the same project keeps what it has imported.
 */
export default class Schedule extends BaseSequencer {
  override async sort(specifications: TestSpecification[]): Promise<TestSpecification[]> {
    const lost = WAITING.filter(file => !existsSync(file))
    if (lost.length > 0) throw new Error(`the schedule names tests that are not there: ${lost.join(', ')}`)
    const sorted = await super.sort(specifications)
    const isStorage = ({ project }: TestSpecification) => project.name === 'storage'
    const isWaiting = ({ moduleId }: TestSpecification) => WAITING.includes(moduleId)
    const storage = sorted.filter(isStorage)
    return [
      ...inTurns(
        storage.filter(isWaiting),
        storage.filter(one => !isWaiting(one)),
      ),
      ...sorted.filter(one => !isStorage(one)),
    ]
  }
}

/** One of the first, two of the others, and so on. */
function inTurns<Item>(first: readonly Item[], others: readonly Item[]): Item[] {
  const mixed = first.flatMap((item, index) => [item, ...others.slice(index * 2, index * 2 + 2)])
  return [...mixed, ...others.slice(first.length * 2)]
}
