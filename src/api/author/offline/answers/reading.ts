export const ANSWER_LANGUAGES = ['de', 'en', 'fr', 'es', 'it'] as const
export type AnswerLanguage = (typeof ANSWER_LANGUAGES)[number]

/** Grammatical, of the noun; in English that of the pronoun. `unknown` for names, whose pronouns repeat the name. */
export type Gender = 'masculine' | 'feminine' | 'neuter' | 'unknown'

/** By token: "den" is the accusative with its article. A possessive that depends on its owner has a key for each. */
export type Forms = Readonly<Record<string, string>>

interface Declined {
  readonly language: AnswerLanguage
  readonly forms: Forms
}

export interface NounPhrase extends Declined {
  readonly kind: 'noun phrase'
  readonly gender: Gender
  readonly isPlural: boolean
  /** A proper name without a noun: "Flocke", "Oma Gerda". */
  readonly isName: boolean
  /** For further mentions, of "the green jumper with the hole": "the green jumper"; undefined where nothing is left out. */
  readonly brief?: Forms | undefined
  /** The same by its noun alone: "the jumper". */
  readonly noun?: Forms | undefined
}

/** A verb phrase without its subject. */
export interface Habit extends Declined {
  readonly kind: 'habit'
  /** For a second mention: "folds paper boats out of everything" as "folds paper boats"; undefined where it cannot be shorter. */
  readonly brief?: Forms | undefined
  /** For further ones, where its verb is understood alone: "folds". */
  readonly verb?: Forms | undefined
}

export interface Place extends Declined {
  readonly kind: 'place'
  /** Undefined where the words are no noun phrase: "Rostock", "hinter dem Haus". */
  readonly phrase: NounPhrase | undefined
}

/** Words that somebody says or sings, or that a book is called. */
export interface Spoken {
  readonly kind: 'spoken'
  readonly forms: Forms
}

export type Reading = NounPhrase | Habit | Place | Spoken

export const isAnswerLanguage = (language: string): language is AnswerLanguage =>
  (ANSWER_LANGUAGES as readonly string[]).includes(language)
