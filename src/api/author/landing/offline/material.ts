import { readFileSync } from 'node:fs'
import type { Category } from '../../../../contract/categories.ts'
import type { LandingQuestion } from '../../../../contract/landing.ts'
import type { Language } from '../../../../contract/languages.ts'

interface Tale {
  /** Word beginnings, or several words in a row. */
  readonly words: readonly string[]
  /** Follows the kind of story: "über einen Drachen". */
  readonly about: string
  /** Each fits after "X and", and alone as a title. */
  readonly things: readonly string[]
  readonly heading: string
  readonly texts: readonly string[]
  readonly questions: readonly LandingQuestion[]
}

/** Texts of a kind of person, with `{who}`, `{whom}`, `{toWhom}` and `{ofWhom}` as the language inflects it. */
interface Kind {
  readonly heading: string
  readonly texts: readonly string[]
  readonly questions: readonly LandingQuestion[]
}

interface Occasion extends Kind {
  readonly words: readonly string[]
  readonly label: string
}

interface Mood {
  /** The kind of story with its article: "eine Liebesgeschichte". */
  readonly noun: string
  /** As the object of "have", where a language needs another form. */
  readonly nounOf?: string
  readonly heading: string
  readonly texts: readonly string[]
}

interface Person {
  readonly kind: string
  readonly title: string
  readonly forms: Readonly<Record<string, string>>
  readonly words: readonly string[]
}

interface Phrases {
  readonly and: string
  readonly product: string
  readonly productWho: string
  readonly ownProduct: string
  readonly metaTitle: readonly string[]
  readonly lead: readonly string[]
  readonly ideaLine: readonly string[]
  readonly nameLine: readonly string[]
  readonly tellHeading: readonly string[]
  readonly tell1: readonly string[]
  readonly tell2: readonly string[]
  readonly tell3: readonly string[]
  readonly makeHeading: readonly string[]
  readonly make1: readonly string[]
  readonly make2: readonly string[]
  readonly make3: readonly string[]
  readonly readHeading: readonly string[]
  readonly read1: readonly string[]
  readonly read2: readonly string[]
  readonly read3: readonly string[]
  readonly keep1: readonly string[]
  readonly keep2: readonly string[]
  readonly boxTitle: readonly string[]
  readonly boxText: readonly string[]
  readonly metaHook: readonly string[]
  readonly metaMiddle: readonly string[]
  readonly metaEnd: readonly string[]
  readonly ownQuestions: readonly LandingQuestion[]
}

type WordLists = Readonly<
  Record<
    | 'stop'
    | 'wish'
    | 'story'
    | 'bedtime'
    | 'love'
    | 'adventure'
    | 'scifi'
    | 'named'
    | 'nameAfter'
    | 'crazy'
    | 'classic',
    readonly string[]
  >
>

type ById<Entry> = Readonly<Record<string, Entry>>

export interface Material {
  readonly language: Language
  readonly tales: ById<Tale>
  readonly kinds: ById<Kind>
  readonly occasions: ById<Occasion>
  readonly moods: Readonly<Record<Category, Mood>>
  readonly phrases: Phrases
  readonly persons: ById<Person>
  readonly words: WordLists
}

const loaded = new Map<Language, Material>()

function load(language: Language): Material {
  const read = (name: string) =>
    JSON.parse(readFileSync(new URL(`texts/${language}/${name}.json`, import.meta.url), 'utf8'))
  return {
    language,
    tales: { ...read('tales-of-wonder'), ...read('tales-of-every-day'), ...read('tales-of-moods') },
    kinds: read('kinds'),
    occasions: read('occasions'),
    moods: read('moods'),
    phrases: read('phrases'),
    persons: read('persons'),
    words: read('words'),
  }
}

export function materialOf(language: Language): Material {
  const known = loaded.get(language)
  if (known) return known
  const material = load(language)
  loaded.set(language, material)
  return material
}

/** Throws when a language lacks the id, which is a mistake in its files. */
export function entry<Entry>(entries: ById<Entry>, id: string): Entry {
  const found = entries[id]
  if (found === undefined) throw new Error(`the landing material has no ${id}`)
  return found
}
