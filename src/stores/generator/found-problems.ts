import { atom } from 'nanostores'
import type { DeskStore } from './desk.ts'
import type { Problem } from './problems.ts'

/** Problems of the last check; each stays until its field is changed. */
export function createFoundProblems(desk: DeskStore) {
  const $problems = atom<readonly Problem[]>([])
  /** Number of checks that found problems: the summary takes the focus each time. */
  const $round = atom(0)
  const report = (problems: readonly Problem[]) => {
    $problems.set(problems)
    $round.set($round.get() + 1)
    const [first] = problems
    if (first && !problems.some(({ language }) => language === desk.$desk.get().shown)) desk.show(first.language)
  }
  const forgive = (field: Problem['field']) => {
    const { shown } = desk.$desk.get()
    const left = $problems.get().filter(problem => problem.field !== field || problem.language !== shown)
    if (left.length < $problems.get().length) $problems.set(left)
  }
  return { $problems, $round, report, forgive }
}
