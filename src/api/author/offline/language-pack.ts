import type { Category } from '../../../contract/categories.ts'
import type { TargetAge } from '../../../contract/options.ts'
import type { Seeded } from '../../../lib/seeded.ts'
import type { Brief } from '../../story/brief.ts'
import type { Room } from './verbosity.ts'

/**
 * A text of the story, as a language pack writes it:
 * - `{token}` stands for words of this brief (names, pronouns, places); the pack's `say` knows them. A token that begins
 *   with a capital gets its words with a capital first letter.
 * - `[one|two|three]` is a choice of wording, drawn by the seed. May hold tokens, and choices.
 * - `<A sentence.>` may be left out or told, whichever fits the length asked. Nothing later may depend on it.
 * - a line feed starts a new paragraph.
 * A visitor's words come in through tokens only, so whatever they hold is never read as markup.
 */
export type Template = string

/**
 * Where in a plot a beat from outside the plot may stand. Every plot marks `portrait`, `road` and `key`; it may mark
 * the others, and mark one several times (the beats are then dealt out among the marks).
 * - portrait: the hero is seen for the first time (age, look, traits)
 * - company: the other people come in
 * - road: on the way: places, further people, further tries
 * - questions: somebody asks and the hero answers
 * - quiet: two sit still and one tells something
 * - key: right before the turn: what the hero is like becomes the key
 * - after: the new balance; what was planted is answered
 */
export type SlotName = 'portrait' | 'company' | 'road' | 'questions' | 'quiet' | 'key' | 'after'

/** A small piece of fiction. */
export interface Beat {
  /** Whole phrasings of the same happening; one is told. */
  readonly tell: readonly Template[]
  /** Phrasings for a story that has no room; told when the full ones do not fit. */
  readonly short?: readonly Template[]
  /** Told always when 0. Otherwise told when there is room, lower ranks first. */
  readonly rank: number
  /**
   * What must be so in the world of the story: tags divided by blanks, all must hold; `a/b` holds when either does;
   * `!a` when it does not. Tags are the age ('toddler', 'child', '12-20', '20+', and 'kid' or 'grown'), the category, the
   * tones, the flags of the pack, and whatever earlier beats gave.
   */
  readonly needs?: string
  /** Tags that are true once this has been told. */
  readonly gives?: string
  /** May stand in one paragraph with a neighbour that joins too. For beats of one paragraph. */
  readonly joins?: boolean
}

export interface Slot {
  readonly slot: SlotName
}

export interface Scene {
  /** Titles for a chapter that begins or mainly plays here. At least two. */
  readonly titles: readonly Template[]
  /** One line saying what happens, without giving away the end. */
  readonly summary: Template
  readonly beats: readonly (Beat | Slot)[]
}

/** A beat for any plot that fits. */
export interface Insert extends Beat {
  readonly slot: SlotName
  /** Ids of the facts it tells; empty for a beat that only enriches. */
  readonly facts: readonly string[]
}

/** Somebody the plot needs and invents when the visitor named nobody for it. */
export interface StandIn {
  readonly name: string
  readonly gender: 'male' | 'female'
  /** What the person is to the hero, in the story's language: "Nachbarin". */
  readonly connection: string
}

export interface Plot {
  readonly id: string
  /** Of none when it is told only where so much was answered that no other has room for it. */
  readonly categories: readonly Category[]
  readonly ages: readonly TargetAge[]
  /** The person at the hero's side (tokens `a`) and the one who helps at a price (`b`), when the visitor named none. */
  readonly cast: { readonly a: StandIn; readonly b: StandIn }
  readonly titles: readonly Template[]
  readonly teasers: readonly Template[]
  /** How it starts, in two sentences, told before the first chapter is there. */
  readonly start: Template
  /** Completes the name: "{h}, die Laternenträgerin". */
  readonly byname: Template
  /** Two to four places, each with one telling detail. */
  readonly places: readonly { readonly name: Template; readonly description: Template }[]
  readonly scenes: readonly Scene[]
}

/**
 * A scene with a small wish, an obstacle and a turn of its own, that any plot which fits may take in on its way: a long
 * story is longer by these, not by more words. It leaves the hero and the companion `a` free to go on; it may leave
 * something behind for later (`gives`) and use what an earlier one left (`needs` of a beat).
 */
export interface Episode extends Scene {
  readonly id: string
  /** Of none when it fits any. */
  readonly categories: readonly Category[]
  readonly ages: readonly TargetAge[]
  /** As in {@link Beat}; for the whole episode. */
  readonly needs?: string
}

/** What a language pack knows of one brief in one plot. */
export interface Speech {
  /** The words for a token, written in lower case; undefined when it is unknown, which is a bug in a text. */
  say(token: string): string | undefined
  /** Where the lists of phrasings began in this story. */
  readonly offset: number
  /** Tags that beats may ask for, such as 'animal' when a pet comes along. */
  readonly flags: readonly string[]
  /** Beats that give every fact its job, and beats that enrich. Every fact the plots do not tell must be told by one. */
  readonly inserts: readonly Insert[]
  /** The visitor's own places, to be shown beside the plot's. */
  readonly places: readonly { readonly name: string; readonly description: string }[]
  readonly location: string
  readonly appearance: string
  readonly strength: string
  readonly quirk: string
}

/** One language: its plots, and its grammar. */
export interface Voice {
  /** Two-letter code. */
  readonly language: string
  readonly plots: readonly Plot[]
  readonly episodes: readonly Episode[]
  /** Titles for chapters that begin in the middle of a scene. At least 24. */
  readonly spareTitles: readonly Template[]
  /** `room` says how closely the answers have to be told. No answer repeats another. */
  speak(brief: Brief, plot: Plot, random: Seeded, room: Room): Speech
}

/** A beat that is always told. */
export const always = (tell: readonly Template[], needs?: string, gives?: string): Beat => ({
  tell,
  rank: 0,
  ...(needs ? { needs } : {}),
  ...(gives ? { gives } : {}),
})

/** A beat that is always told, with a short phrasing for a story that has no room. */
export const core = (short: readonly Template[], tell: readonly Template[], needs?: string, gives?: string): Beat => ({
  ...always(tell, needs, gives),
  short,
})

/** A beat that is told when there is room; rank 1 comes first. */
export const more = (rank: number, tell: readonly Template[], needs?: string, gives?: string): Beat => ({
  ...always(tell, needs, gives),
  rank,
})

/** A mark where beats from outside the plot may stand. */
export const slot = (name: SlotName): Slot => ({ slot: name })

export const scene = (titles: readonly Template[], summary: Template, beats: readonly (Beat | Slot)[]): Scene => ({
  titles,
  summary,
  beats,
})
