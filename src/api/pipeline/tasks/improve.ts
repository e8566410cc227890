import type { RefusedPart } from '../../../contract/version.ts'
import { describeError } from '../../../lib/describe-error.ts'
import { AuthorError, type RequestOptions } from '../../author/author.ts'
import { briefFor } from '../../author/brief-for.ts'
import { revisedBrief } from '../../author/improve/revised-brief.ts'
import { withoutOverruled } from '../../author/improve/without-overruled.ts'
import type { Queries } from '../../db/database.ts'
import { requestRemake } from '../../editions/remake-editions.ts'
import { receiptOf } from '../../editor/receipt.ts'
import { recordTokens } from '../../limits/token-budget.ts'
import {
  endRevisionRequest,
  markRequestWaiting,
  type RevisionRequestRow,
  workingRevisionRequest,
} from '../../stories/revision-requests.ts'
import { isProgramOrder } from '../../story/program-orders.ts'
import type { Task, TaskResult, TaskWork } from '../../studio/task.ts'
import { keepVersion } from '../../versions/keep-version.ts'
import { FIRST_VERSION, lastVersion } from '../../versions/versions.ts'
import { StoryRejected } from '../rejected.ts'
import { type Finished, readFinished } from './improve-material.ts'
import { type Improved, improveText } from './improve-text.ts'

/** Revises a finished story; `about` is the id of the revision request. The story stays unchanged until all is settled. */
export const improve: Task = {
  async run(work) {
    const request = await workingRevisionRequest(work.db, work.about)
    if (!request) return {}
    // A model is given nothing that speaks to a program.
    if (work.studio.author.kind === 'model' && isProgramOrder(request.text)) return ended(request, 'unchanged')
    const finished = await readFinished(work)
    try {
      const improved = await improveText(work.studio.author, finished, request.text, round =>
        requestOptions(work, round),
      )
      if (improved.patches.length > 0) return fulfilled(work, request, finished, improved)
      return improved.refused.length > 0 ? refused(request, improved.refused) : ended(request, 'unchanged')
    } catch (error) {
      if (!isFinal(error)) throw error
      work.log.warn({ storyId: request.story_id, error: describeError(error) }, 'wish could not be fulfilled')
      return ended(request, 'failed')
    }
  },
  lost: (transaction, { about, storyId }) => endRevisionRequest(transaction, { id: about, storyId }, 'failed'),
  waiting: (transaction, { about }, service) => markRequestWaiting(transaction, about, service),
}

/** Whether another try would fail, or cost as much again: an unusable answer has been asked for twice already. */
const isFinal = (error: unknown): boolean =>
  error instanceof StoryRejected || (error instanceof AuthorError && (!error.passing || error.cause === undefined))

const ended = (wish: RevisionRequestRow, state: 'unchanged' | 'failed'): TaskResult => ({
  effects: transaction => endRevisionRequest(transaction, { id: wish.id, storyId: wish.story_id }, state),
})

/** Nothing was done: it counts as not asked for. */
const refused = (request: RevisionRequestRow, parts: readonly RefusedPart[]): TaskResult => ({
  effects: transaction =>
    endRevisionRequest(transaction, { id: request.id, storyId: request.story_id }, 'refused', parts),
})

async function fulfilled(
  work: TaskWork,
  request: RevisionRequestRow,
  finished: Finished,
  improved: Improved,
): Promise<TaskResult> {
  const [front, ...chapters] = improved.pages
  const { title = '', text: teaser = '' } = front ?? {}
  const changes = [...finished.changes, ...improved.changes]
  const renames = changes.flatMap(change => (change.kind === 'name' ? [{ from: change.from, to: change.to }] : []))
  const revised = revisedBrief(finished.bible.brief, improved.changes)
  const overruled = [...new Set([...finished.overruled, ...improved.overruled])]
  const asWritten = withoutOverruled(await briefFor(work.studio.author, revised), overruled)
  const receipt = receiptOf(asWritten, chapters)
  const made = { title, teaser, chapters, patches: improved.patches, renames, changes, overruled, receipt }
  return {
    effects: async transaction => {
      await lockUnchangedStory(transaction, request.story_id, finished.version)
      await keepVersion(transaction, work.story, { ...made, request: request.text, restoredFrom: null, now: work.now })
      await endRevisionRequest(transaction, { id: request.id, storyId: request.story_id }, 'done', improved.refused)
      await requestRemake(transaction, work.queueTask, work.story.id)
      // The cover shows the title.
      if (title !== work.story.title) await work.queueTask(transaction, 'cover-card', String(work.story.cover ?? 0))
    },
  }
}

/** Locks the story's row. Throws when its text has changed: the task then begins anew. */
async function lockUnchangedStory(transaction: Queries, id: string, version: number): Promise<void> {
  await transaction.selectFrom('story').select('id').where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
  const last = await lastVersion(transaction, id)
  if ((last?.number ?? FIRST_VERSION) !== version) throw new Error('the story was changed while a wish was fulfilled')
}

/** `spent` throws when the revision has used up its reserved tokens: no further request is made. */
const requestOptions = (work: TaskWork, round: string): RequestOptions => ({
  signal: work.signal,
  key: `${work.key}:${round}`,
  spent: async usage => {
    if (await recordTokens(work.db, { storyId: work.story.id, step: 'improve', ...usage })) return
    throw new AuthorError('the tokens set aside for this wish are used up', { passing: false })
  },
})
