import { seeded } from '../../../../lib/seeded.ts'
import { countWords } from '../../../../lib/words.ts'
import type { BriefChange, Rename } from '../../improve/brief-change.ts'
import { withName } from '../../improve/rename.ts'
import { revisedBrief } from '../../improve/revised-brief.ts'
import { type Candidate, wordsOf } from '../candidates.ts'
import { epithetsOf } from '../epithets/epithets.ts'
import { withEpithetAgain } from '../epithets/with-epithets.ts'
import type { PhrasedBrief } from '../language-pack.ts'
import { withReferences } from '../references/with-references.ts'
import { phraseAnswers } from '../sockets/phrase-answers.ts'
import type { Filling } from '../sockets/socket.ts'
import { socketWords } from '../sockets/socket-words.ts'
import { paragraphs, type Stretch, type TokenResolver } from '../template.ts'
import { changedFillings } from './changed-fillings.ts'
import { type CurrentStory, numberedPeople } from './current-story.ts'
import { type Entry, entriesAfter } from './entries-after.ts'
import { fittingPhrasings } from './fitting-phrasings.ts'
import { withoutPerson } from './held-plot.ts'
import { type ExtendAgain, type RevisedUnits, revisedUnits } from './revised-units.ts'
import { RevisionImpossible } from './revision-impossible.ts'

/** A story after a change, and what became of its stretches. */
export interface RevisedStory extends RevisedUnits {
  readonly story: CurrentStory
  readonly resolve: TokenResolver
}

/** Words of tokens: answers in sockets and threads, then people and the location. */
export const resolverOf = (phrased: PhrasedBrief, fillings: readonly Filling[], story: CurrentStory): TokenResolver => {
  const socketed = socketWords(fillings, story.brief.hero.gender)
  return token => socketed(token) ?? phrased.resolve(token)
}

const named = (text: string, renames: readonly Rename[], language: string): string =>
  renames.reduce((words, rename) => withName(words, rename, language), text)

function renamedCandidate(candidate: Candidate, renames: readonly Rename[], language: string): Candidate {
  if (renames.length === 0) return candidate
  const told = candidate.paragraphs.map(paragraph =>
    paragraph.map((stretch): Stretch => {
      const text = named(stretch.text, renames, language)
      return { ...stretch, text, words: countWords(text, language) }
    }),
  )
  return { ...candidate, paragraphs: told, fixed: wordsOf(told, false), optional: wordsOf(told, true) }
}

/** The beats in new words: the same phrasings, and the same choices in them. */
function rendered(
  entries: readonly Entry[],
  resolve: TokenResolver,
  { language }: CurrentStory['pack'],
  fillings: readonly Filling[],
  renames: readonly Rename[],
): Candidate[] {
  const random = seeded('')
  const made = entries.map(({ candidate }): Candidate => {
    const told = paragraphs(candidate.wording, resolve, random, language)
    return { ...candidate, paragraphs: told, fixed: wordsOf(told, false), optional: wordsOf(told, true) }
  })
  return withReferences(made, fillings, language, resolve).map(one => renamedCandidate(one, renames, language))
}

/** Epithets of the brief as it is now, after the name that the hero has now. */
function extending({ brief, renames, pack: { language } }: CurrentStory, resolve: TokenResolver): ExtendAgain {
  const epithets = epithetsOf(brief, language)
  const hero = named(resolve('h') ?? '', renames, language)
  return (stretch, epithet) => withEpithetAgain(stretch, epithet, epithets, hero, language)
}

function plotAfter(story: CurrentStory, change: BriefChange): CurrentStory['plot'] {
  if (change.kind !== 'removal') return story.plot
  const index = numberedPeople(story.brief).relations.findIndex(({ name }) => name === change.name)
  return index < 0 ? story.plot : withoutPerson(story.plot, index)
}

/**
 * The story with a change: its own beats, phrasings and choices. Throws RevisionImpossible.
 */
export function revisedStory(story: CurrentStory, change: BriefChange): RevisedStory {
  const { pack, input } = story
  const brief = change.kind === 'name' ? story.brief : revisedBrief(story.brief, [change])
  const renames = change.kind === 'name' ? [...story.renames, change] : story.renames
  const fillings = changedFillings(story, brief, change)
  const plot = plotAfter(story, change)
  const { verbosity, memory, language } = input
  const phrased =
    brief === story.brief
      ? story.phrased
      : phraseAnswers(pack, brief, { plot, fillings: [] }, { verbosity, memory, language })
  const next: CurrentStory = { ...story, brief, renames, fillings, plot, phrased }
  const resolve = resolverOf(phrased, fillings, next)
  const random = seeded(`${brief.seed} ${JSON.stringify(change)}`)
  const entries = fittingPhrasings(entriesAfter(story, next, change), fillings, random)
  const kept = entries.filter(({ isGone }) => !isGone)
  const made = rendered(kept, resolve, pack, fillings, renames)
  const now = new Map(kept.map((entry, at) => [entry, made[at]]))
  const units = revisedUnits(story, entries, entry => now.get(entry), extending(next, resolve))
  if (!units) throw new RevisionImpossible('too-much')
  return { ...units, resolve, story: { ...next, selected: made, all: units.all, starts: units.starts } }
}
