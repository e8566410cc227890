import { guessAnswerKind } from '../contract/answers/guess-answer-kind.ts'
import { FALLBACK_LANGUAGE, type Language } from '../contract/languages.ts'
import { type Alternate, pathOf } from '../contract/routes.ts'
import type { Question } from '../contract/wizard-page.ts'
import type { Landing } from '../editorial/landing.ts'
import { ALL_URL_WORDS } from '../layouts/texts.ts'

/** Question numbers are indices, whatever the entry counts from. */
export const listQuestions = ({ questions, lang }: Pick<Landing, 'questions' | 'lang'>): Question[] =>
  questions.map(({ question, kind, options }, idx) => {
    return { idx, question, kind: kind ?? guessAnswerKind(question, lang), type: 'list', options }
  })

/** Translations by slug; everyone else gets the fallback language. */
export function landingTranslations(slugs: Readonly<Partial<Record<Language, string>>>): Alternate[] {
  const same = Object.entries(slugs).map(([language, landing]): Alternate & { hreflang: Language } => {
    const hreflang = language as Language
    return { hreflang, path: pathOf('landing', { language: hreflang, landing }, ALL_URL_WORDS[hreflang]) }
  })
  const unmatched = same.find(({ hreflang }) => hreflang === FALLBACK_LANGUAGE) ?? same[0]
  return unmatched ? [...same, { hreflang: 'x-default', path: unmatched.path }] : same
}
