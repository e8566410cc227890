import { atom } from 'nanostores'
import type { Clock } from '../clock.ts'
import type { Answers } from './answers.ts'
import { type Draft, EMPTY_DRAFT } from './draft.ts'

/** Time to take back a fresh start. */
export const UNDO_MS = 10_000

/** `found`: answers of an earlier visit, to go on with or not; `emptied`: they can still be had back. */
export type DraftNotice = 'none' | 'found' | 'emptied'

/** Answers that were there when the wizard opened. */
export function createDrafts(answers: Answers, clock: Clock) {
  const $notice = atom<DraftNotice>('none')
  let before: Draft = EMPTY_DRAFT
  let stop = () => {}
  const settle = (notice: DraftNotice) => {
    stop()
    $notice.set(notice)
  }
  return {
    $notice,
    find() {
      if (answers.$draft.get().edited.length > 0) settle('found')
    },
    goOn: () => settle('none'),
    empty() {
      before = answers.$draft.get()
      answers.fill(EMPTY_DRAFT)
      settle('emptied')
      stop = clock.after(UNDO_MS, () => settle('none'))
    },
    restore() {
      answers.fill(before)
      settle('none')
    },
  }
}
