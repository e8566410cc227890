import type { Category } from '../../../contract/categories.ts'
import type { TargetAge } from '../../../contract/options.ts'
import type { Seeded } from '../../../lib/seeded.ts'
import type { Brief } from '../../story/brief.ts'
import type { LocationClass } from './choice/location-class.ts'
import type { Occasion } from './choice/occasions.ts'
import type { RelationClass } from './choice/relation-class.ts'
import type { Socket } from './sockets/socket.ts'
import type { Thread } from './threads/thread.ts'
import type { Verbosity } from './verbosity.ts'

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
export const SLOT_NAMES = ['portrait', 'company', 'road', 'questions', 'quiet', 'key', 'after'] as const
export type SlotName = (typeof SLOT_NAMES)[number]

export interface Beat {
  readonly phrasings: readonly Template[]
  /** Phrasings for lack of room, when the full ones do not fit. */
  readonly short?: readonly Template[]
  /** Always told at 0. Otherwise when there is room, lower ranks first. */
  readonly rank: number
  /**
   * What must be so in the world of the story: tags divided by blanks, all must hold; `a/b` holds when either does;
   * `!a` when it does not. Tags are the age ('toddler', 'child', '12-20', '20+', and 'kid' or 'grown'), the category, the
   * tones, the flags of the pack, and whatever earlier beats gave.
   */
  readonly needs?: string
  /** Tags that hold after this. */
  readonly gives?: string
  /** May share a paragraph with a neighbour that joins too. For beats of one paragraph. */
  readonly joins?: boolean
}

export interface Slot {
  readonly slot: SlotName
}

export interface Scene {
  readonly titles: readonly Template[]
  /** One line of what happens, without the end. */
  readonly summary: Template
  readonly beats: readonly (Beat | Slot)[]
}

export interface Insert extends Beat {
  readonly slot: SlotName
  /** Of those that are spread over the scenes of a plot with sockets, in this order, and stand at no mark. */
  readonly spread?: number
  readonly facts: readonly string[]
}

/** A person of the plot when the visitor named none. */
export interface DefaultCharacter {
  readonly name: string
  readonly gender: 'male' | 'female'
  /** Relation to the hero, in the story's language: "Nachbarin". */
  readonly connection: string
  /** What a visitor's person in this role may be to the hero; anything where it is not said. */
  readonly may?: readonly RelationClass[] | undefined
  /** Index of the relation that has the role whatever it may be, null for nobody; chosen where it is not said. */
  readonly by?: number | null
}

export interface Plot {
  readonly id: string
  /** Empty for a plot told only where so much was answered that no other has room. */
  readonly categories: readonly Category[]
  readonly ages: readonly TargetAge[]
  /** Tags that hold all through. */
  readonly flags?: readonly string[]
  /** Companion (`a`), and the one who helps at a price (`b`), when the visitor named none. */
  readonly cast: { readonly a: DefaultCharacter; readonly b: DefaultCharacter }
  readonly titles: readonly Template[]
  readonly teasers: readonly Template[]
  /** The beginning in two sentences, told before the first chapter is ready. */
  readonly start: Template
  /** Completes the name: "{h}, die Laternenträgerin". */
  readonly byname: Template
  /** Two to four, each with one telling detail. */
  readonly places: readonly { readonly name: Template; readonly description: Template }[]
  readonly scenes: readonly Scene[]
  /** Places for the visitor's answers, which move the plot; a plot without any is of the old stock. */
  readonly sockets?: readonly Socket[]
  readonly occasions?: readonly Occasion[] | undefined
  /** Where alone it can happen; anywhere where it is not said. */
  readonly where?: readonly LocationClass[] | undefined
  /** What pictures show of it, what matters most first: keys of `i18n/things.txt` and `i18n/locations.txt`, or a socket in braces. */
  readonly things: readonly string[]
  readonly locations: readonly string[]
}

/**
 * A scene of its own on the way of any matching plot; it leaves hero and companion `a` free to go on.
 * Long stories are longer by episodes, not by more words. Uses `gives` and `needs` of beats.
 */
export interface Episode extends Scene {
  readonly id: string
  /** Empty when it fits any. */
  readonly categories: readonly Category[]
  readonly ages: readonly TargetAge[]
  /** As in {@link Beat}; for the whole episode. */
  readonly needs?: string
}

/** A language pack for one brief in one plot. */
export interface PhrasedBrief {
  /** Words of a lower-case token; undefined when unknown, which is a bug in a text. */
  resolve(token: string): string | undefined
  /** Start in the lists of phrasings in this story. */
  readonly offset: number
  readonly flags: readonly string[]
  /** Beats for every fact that the plots do not tell, and beats that enrich. */
  readonly inserts: readonly Insert[]
  /** The visitor's own places, beside the plot's. */
  readonly places: readonly { readonly name: string; readonly description: string }[]
  readonly location: string
  readonly appearance: string
  readonly strength: string
  readonly quirk: string
}

/** A language: plots and grammar. */
export interface LanguagePack {
  readonly language: string
  readonly plots: readonly Plot[]
  readonly episodes: readonly Episode[]
  readonly threads: readonly Thread[]
  /** Ids, each a flag of stories whose hero has the trait. */
  readonly traits: readonly string[]
  /** Titles for chapters that begin within a scene. At least 24. */
  readonly spareTitles: readonly Template[]
  /** `room` limits the words of answers. No answer repeats another. */
  phraseBrief(brief: Brief, plot: Plot, random: Seeded, verbosity: Verbosity): PhrasedBrief
}
