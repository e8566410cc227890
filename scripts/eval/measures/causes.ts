import type { Candidate } from '../../../src/api/author/offline/candidates.ts'
import { draftStory, type StoryDraft } from '../../../src/api/author/offline/draft-story.ts'
import type { Insert, LanguagePack } from '../../../src/api/author/offline/language-pack.ts'
import { givenAnswers } from '../../../src/api/author/offline/sockets/given-answers.ts'
import { findFacts } from '../../../src/api/editor/facts.ts'
import type { Brief } from '../../../src/api/story/brief.ts'
import { seeded } from '../../../src/lib/seeded.ts'

/** How much of a story of the offline author is about its visitor. */
export interface Causes {
  readonly plot: string
  /** Beats of the plot, and those of them that hold an answer. */
  readonly beats: number
  readonly beatsWithAnswer: number
  /** Answers that a sentence could use, and those that stand in two chapters or three beats. */
  readonly given: number
  readonly used: number
  /** Ends of chapters but the last, and those within a scene. */
  readonly ends: number
  readonly endsInScene: number
  /** Beats that put an answer, or its question, within marks as it was typed. */
  readonly recited: number
  /** Words of the beats told, without optional sentences; of those, words that tell of nothing in the plot or the brief. */
  readonly words: number
  readonly fillerWords: number
  /** Words of episodes, which have nothing to do with the plot. */
  readonly episodeWords: number
  readonly text: string
}

const isOf = (phrasing: string, socket: string): boolean => new RegExp(`\\{${socket}[.}]`, 'iu').test(phrasing)
/** Tokens of the words as they were typed. */
const RECITING = /\{[xXkKqQ]:/u
/** Beats that make an answer of a story of one chapter more than a word. */
const BEATS_LEAST = 3

const sumOf = (told: readonly Candidate[]): number => told.reduce((sum, { fixed }) => sum + fixed, 0)

/** Words of what was told, by where it comes from. What a fact or a thread brings in is no filler. */
function wordsBySource({ input, made }: StoryDraft): Pick<Causes, 'words' | 'fillerWords' | 'episodeWords'> {
  const own = new Set(input.plot.scenes.flatMap(({ beats }) => beats))
  const episodes = new Set(input.episodes.flatMap(({ beats }) => beats))
  const others = made.selected.filter(({ beat }) => !own.has(beat))
  const isFiller = ({ beat }: Candidate) =>
    !episodes.has(beat) && 'facts' in beat && (beat as Insert).facts.length === 0
  return {
    words: sumOf(made.selected),
    fillerWords: sumOf(others.filter(isFiller)),
    episodeWords: sumOf(others.filter(({ beat }) => episodes.has(beat))),
  }
}

export function causesOf(pack: LanguagePack, brief: Brief): Causes {
  const draft = draftStory(pack, brief, seeded(`${brief.seed} story`))
  const { input, made } = draft
  const language = pack.language as Parameters<typeof givenAnswers>[1]
  const given = givenAnswers(input.brief, language)
  const filled = input.fillings.filter(({ fact }) => fact !== undefined)
  const told = made.selected.filter(({ beat }) => input.plot.scenes.some(({ beats }) => beats.includes(beat)))
  const chaptersWith = (fact: string): number => {
    const brief = { ...input.brief, facts: input.brief.facts.filter(({ id }) => id === fact) }
    return made.texts.filter((text, index) => {
      const chapters = [{ number: index + 1, title: '', text: text.join('\n') }]
      return findFacts(brief, chapters).length > 0
    }).length
  }
  const beatsOf = (fact: string): number => {
    const socket = filled.find(one => one.fact === fact)?.socket
    return socket === undefined ? 0 : made.selected.filter(({ phrasing }) => isOf(phrasing, socket)).length
  }
  const starts = made.starts.slice(1)
  return {
    plot: input.plot.id,
    beats: told.length,
    beatsWithAnswer: told.filter(({ phrasing }) => filled.some(({ socket }) => isOf(phrasing, socket))).length,
    given: given.length,
    used: given.filter(({ fact }) => chaptersWith(fact) >= 2 || beatsOf(fact) >= BEATS_LEAST).length,
    ends: starts.length,
    endsInScene: starts.filter(start => (made.all[start]?.cut ?? 0) > 0).length,
    recited: made.selected.filter(({ phrasing }) => RECITING.test(phrasing)).length,
    ...wordsBySource(draft),
    text: made.texts.flat().join('\n'),
  }
}
