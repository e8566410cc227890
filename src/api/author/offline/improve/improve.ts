import type { RefusedPart } from '../../../../contract/version.ts'
import { seeded } from '../../../../lib/seeded.ts'
import { countWords } from '../../../../lib/words.ts'
import type { Manuscript } from '../../../story/manuscript.ts'
import type { Improvement, ImproveRequest } from '../../author.ts'
import type { BriefChange } from '../../improve/brief-change.ts'
import { applyPatches } from '../../improve/patches.ts'
import { patchesBetween } from '../../improve/patches-between.ts'
import { renamePatches } from '../../improve/rename.ts'
import { revisedBrief } from '../../improve/revised-brief.ts'
import type { LanguagePack } from '../language-pack.ts'
import { ownFacts } from '../own-facts.ts'
import { beatPatches } from './beat-patches.ts'
import { toneBeats } from './beats.ts'
import { type CurrentStory, composedStory, type StoryRevisions } from './current-story.ts'
import { isCareful } from './is-careful.ts'
import { isDone } from './is-done.ts'
import { requestParts } from './request-parts.ts'
import { resized } from './resized.ts'
import { revisedPages } from './revised-pages.ts'
import { revisedStory } from './revised-story.ts'
import { RevisionImpossible } from './revision-impossible.ts'
import { revisionWords } from './revision-words.ts'
import { understandPart } from './understand-part.ts'
import type { RequestContext, Understood } from './understood.ts'

const TONE_BEATS_MAX = 2

/** A story with what has been changed in it by parts of a request. */
interface Work {
  readonly story: CurrentStory
  readonly pages: readonly Manuscript[]
  readonly changes: readonly BriefChange[]
}

const wordsIn = (pages: readonly Manuscript[], language: string): number =>
  pages.reduce((sum, { text }) => sum + countWords(text, language), 0)

function changed({ story, pages, changes }: Work, change: BriefChange): Work {
  const revised = revisedStory(story, change)
  if (!isCareful(story.brief, revised.story.brief)) throw new RevisionImpossible('heavy')
  const after =
    change.kind === 'name'
      ? applyPatches(pages, renamePatches(pages, change, story.pack.language))
      : revisedPages(story, revised, pages)
  return { story: revised.story, pages: after, changes: [...changes, change] }
}

function styled(work: Work, understood: Understood & { kind: 'tone' | 'length' }, context: RequestContext): Work {
  const { story, pages } = work
  const { brief } = context
  if (understood.kind === 'length')
    return { ...work, pages: applyPatches(pages, resized(story, brief, pages, understood.direction)) }
  const random = seeded(`${brief.seed} ${understood.tone} ${pages.map(({ text }) => text.length).join(' ')}`)
  const beats = toneBeats(story, brief, understood.tone, random)
  return { ...work, pages: applyPatches(pages, beatPatches(beats, brief, pages, random, TONE_BEATS_MAX)) }
}

/** Does what a part asks for. Throws RevisionImpossible when the text is not then as it was asked. */
function doPart(work: Work, understood: Understood, context: RequestContext): Work {
  if (understood.kind === 'refused') throw new RevisionImpossible(understood.reason)
  if (understood.kind === 'several') return understood.all.reduce((made, one) => doPart(made, one, context), work)
  const made =
    understood.kind === 'change' ? changedAnywhere(work, understood.change) : styled(work, understood, context)
  if (patchesBetween(work.pages, made.pages).length === 0)
    throw new RevisionImpossible(understood.kind === 'change' ? 'not-in-story' : 'nothing-to-change')
  const { language } = context.brief
  const difference = wordsIn(made.pages, language) - wordsIn(work.pages, language)
  if (understood.kind === 'length' && Math.sign(difference) !== (understood.direction === 'longer' ? 1 : -1))
    throw new RevisionImpossible('nothing-to-change')
  if (understood.kind === 'change' && !isDone(understood.change, work, made))
    throw new RevisionImpossible('part-of-plot')
  return made
}

/** Places in the plot that are tried for somebody new, until a chapter has the words to spare. */
const ATTEMPTS_MOST = 12

function changedAnywhere(work: Work, change: BriefChange): Work {
  if (change.kind !== 'addition' && change.kind !== 'removal') return changed(work, change)
  for (let attempt = 0; ; attempt++)
    try {
      return changed(work, attempt === 0 ? change : { ...change, attempt })
    } catch (error) {
      const isFull = error instanceof RevisionImpossible && error.reason === 'too-much'
      if (!isFull || attempt === ATTEMPTS_MOST) throw error
    }
}

const contextOf = (
  { story, pages }: Work,
  revisions: StoryRevisions,
  words: RequestContext['words'],
  changes: readonly BriefChange[],
): RequestContext => ({
  story,
  brief: revisedBrief(revisions.brief, changes),
  pages,
  words,
})

/** The story as its changes so far have left it. */
function currentStory(pack: LanguagePack, { brief, changes }: StoryRevisions): CurrentStory {
  const composed = composedStory(pack, brief)
  return changes.reduce((story, change) => revisedStory(story, change).story, composed)
}

/** Does what can be done, part by part, and says why the rest is refused. Nothing is changed for a part that is refused. */
export function improved(
  pack: LanguagePack,
  revisions: StoryRevisions,
  pages: readonly Manuscript[],
  { text: request }: Pick<ImproveRequest, 'text'>,
): Improvement {
  const brief = { ...revisions.brief, facts: ownFacts(revisions.brief) }
  const words = revisionWords(pack.language)
  const known: StoryRevisions = { brief, changes: revisions.changes }
  const none = { patches: [], changes: [], overruled: [] }
  if (!words) return { ...none, refused: [{ part: request, reason: 'not-understood' }] }
  let work: Work = { story: currentStory(pack, known), pages, changes: [] }
  const contextNow = () => contextOf(work, known, words, [...known.changes, ...work.changes])
  const refused: RefusedPart[] = []
  const done = new Set<string>()
  for (const part of requestParts(request, contextNow())) {
    const context = contextNow()
    const understood = understandPart(part, context)
    // "Too short! Longer, please." asks for one thing.
    if (done.has(JSON.stringify(understood))) continue
    try {
      work = doPart(work, understood, context)
      done.add(JSON.stringify(understood))
    } catch (error) {
      if (!(error instanceof RevisionImpossible)) throw error
      refused.push({ part, reason: error.reason })
    }
  }
  return { patches: patchesBetween(pages, work.pages), changes: work.changes, overruled: [], refused }
}
