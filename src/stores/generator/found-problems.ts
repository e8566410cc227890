import { atom } from 'nanostores'
import type { EditorDraftStore } from './editor-draft.ts'
import type { Problem } from './problems.ts'

/** Problems of the last check; each stays until its field is changed. */
export function createFoundProblems(editorDraft: EditorDraftStore) {
  const $problems = atom<readonly Problem[]>([])
  /** Number of checks that found problems: the summary takes the focus each time. */
  const $round = atom(0)
  const report = (problems: readonly Problem[]) => {
    $problems.set(problems)
    $round.set($round.get() + 1)
    const [first] = problems
    if (first && !problems.some(({ language }) => language === editorDraft.$draft.get().shown))
      editorDraft.show(first.language)
  }
  const clearProblem = (field: Problem['field']) => {
    const { shown } = editorDraft.$draft.get()
    const left = $problems.get().filter(problem => problem.field !== field || problem.language !== shown)
    if (left.length < $problems.get().length) $problems.set(left)
  }
  return { $problems, $round, report, clearProblem }
}
