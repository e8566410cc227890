import type { Template } from '../language-pack.ts'

/**
 * How somebody is told of who neither speaks nor acts: `{m}` is the person, with the forms of the language, and never
 * the subject of a verb. `many` tells of all who are left when there are several; `ALL` are their names.
 */
interface QuietPhrases {
  readonly phrasings: readonly Template[]
  /** For the smallest, in the present. */
  readonly small: readonly Template[]
  readonly many: Template
}

/** Whoever died, is not yet born, or was just born; of animals only those that died. */
export type QuietKind = 'dead' | 'deadAnimal' | 'unborn' | 'newborn'

export interface QuietTexts {
  readonly kinds: Readonly<Record<QuietKind, QuietPhrases>>
  /** Form of the names in `ALL`: `+dat` in German. */
  readonly form: Readonly<Record<QuietKind, string>>
  readonly and: string
}
