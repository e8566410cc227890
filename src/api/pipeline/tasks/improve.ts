import { describeError } from '../../../lib/describe-error.ts'
import { AuthorError, type Errand } from '../../author/author.ts'
import { renamedBrief } from '../../author/improve/renamed-brief.ts'
import type { Queries } from '../../db/database.ts'
import { askRemake } from '../../editions/remake-editions.ts'
import { receiptOf } from '../../editor/receipt.ts'
import { recordTokens } from '../../limits/token-budget.ts'
import { endWish, holdUpWish, type WishRow, wishUnderWay } from '../../stories/revision-requests.ts'
import type { Task, TaskResult, TaskWork } from '../../studio/task.ts'
import { keepVersion } from '../../versions/keep-version.ts'
import { FIRST_VERSION, lastVersion } from '../../versions/versions.ts'
import { StoryHeld } from '../rejected.ts'
import { type Finished, readFinished } from './improve-material.ts'
import { type Improved, improveText } from './improve-text.ts'

/** Fulfils a wish for a finished story; `about` is the wish's id. The story stays unchanged until all is settled. */
export const improve: Task = {
  async run(work) {
    const wish = await wishUnderWay(work.db, work.about)
    if (!wish) return {}
    const finished = await readFinished(work)
    try {
      const improved = await improveText(work.studio.author, finished, wish.text, round => errand(work, round))
      return improved.patches.length === 0 ? ended(wish, 'unchanged') : fulfilled(work, wish, finished, improved)
    } catch (error) {
      if (!isFinal(error)) throw error
      work.log.warn({ storyId: wish.story_id, error: describeError(error) }, 'wish could not be fulfilled')
      return ended(wish, 'failed')
    }
  },
  lost: (transaction, { about, storyId }) => endWish(transaction, { id: about, storyId }, 'failed'),
  waiting: (transaction, { about }, service) => holdUpWish(transaction, about, service),
}

/** Whether another try would fail, or cost as much again: an unusable answer has been asked for twice already. */
const isFinal = (error: unknown): boolean =>
  error instanceof StoryHeld || (error instanceof AuthorError && (!error.passing || error.cause === undefined))

const ended = (wish: WishRow, state: 'unchanged' | 'failed'): TaskResult => ({
  effects: transaction => endWish(transaction, { id: wish.id, storyId: wish.story_id }, state),
})

function fulfilled(work: TaskWork, wish: WishRow, finished: Finished, improved: Improved): TaskResult {
  const [front, ...chapters] = improved.pages
  const { title = '', text: teaser = '' } = front ?? {}
  return {
    effects: async transaction => {
      await holdUnchanged(transaction, wish.story_id, finished.version)
      const renames = [...finished.renames, ...improved.renames]
      const { patches } = improved
      const receipt = receiptOf(renamedBrief(finished.bible.brief, improved.renames), chapters)
      const made = { title, teaser, chapters, patches, renames, receipt }
      await keepVersion(transaction, work.story, { ...made, wish: wish.text, restoredFrom: null, now: work.now })
      await endWish(transaction, { id: wish.id, storyId: wish.story_id }, 'done')
      await askRemake(transaction, work.queueTask, work.story.id)
      // The cover shows the title.
      if (title !== work.story.title) await work.queueTask(transaction, 'cover-card', String(work.story.cover ?? 0))
    },
  }
}

/** Locks the story's row. Throws when its text has changed: the task then begins anew. */
async function holdUnchanged(transaction: Queries, id: string, version: number): Promise<void> {
  await transaction.selectFrom('story').select('id').where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
  const last = await lastVersion(transaction, id)
  if ((last?.number ?? FIRST_VERSION) !== version) throw new Error('the story was changed while a wish was fulfilled')
}

/** `spent` throws when the wish has used up its reserved tokens: no further request is made. */
const errand = (work: TaskWork, round: string): Errand => ({
  signal: work.signal,
  key: `${work.key}:${round}`,
  spent: async usage => {
    if (await recordTokens(work.db, { storyId: work.story.id, step: 'improve', ...usage })) return
    throw new AuthorError('the tokens set aside for this wish are used up', { passing: false })
  },
})
