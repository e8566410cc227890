import type { AnswerKind } from '../../../contract/answers/answer-kinds.ts'
import type { Language } from '../../../contract/languages.ts'
import de from './kinds/de.json' with { type: 'json' }
import en from './kinds/en.json' with { type: 'json' }
import es from './kinds/es.json' with { type: 'json' }
import fr from './kinds/fr.json' with { type: 'json' }
import it from './kinds/it.json' with { type: 'json' }
import th from './kinds/th.json' with { type: 'json' }
import tr from './kinds/tr.json' with { type: 'json' }

/** The others have phrases already, for fields that ask for the same. */
export type PhrasedKind = Exclude<AnswerKind, 'place' | 'habit' | 'other'>

/** Answers to a page's own question, by what it asks for. */
export const PHRASES_OF_KINDS: Readonly<Record<Language, Readonly<Record<PhrasedKind, readonly string[]>>>> = {
  de,
  en,
  fr,
  es,
  it,
  th,
  tr,
}
