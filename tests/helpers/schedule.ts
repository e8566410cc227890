import { existsSync } from 'node:fs'
import path from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const STORAGE = path.resolve(import.meta.dirname, '../storage')
/** Files that mostly wait for processes and timers. */
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
  'presents/killed',
  'shop/killed',
].map(name => path.join(STORAGE, `${name}.test.ts`))

/** Order for two cores: every third storage test one that waits, then parts. Projects adjacent: imports are kept. */
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

function inTurns<Item>(first: readonly Item[], others: readonly Item[]): Item[] {
  const mixed = first.flatMap((item, index) => [item, ...others.slice(index * 2, index * 2 + 2)])
  return [...mixed, ...others.slice(first.length * 2)]
}
