import { FALLBACK_LANGUAGE, type Language } from '../../contract/languages.ts'
import { RELATION_AGE_DEFAULT } from '../../contract/limits.ts'
import { PRESETS } from '../../contract/presets.ts'
import type { WizardPage } from '../../contract/wizard-page.ts'
import { type RelationDraft, textOf, type Values } from './draft.ts'
import { givenValues } from './given-values.ts'
import type { Wording } from './parameter.ts'
import { isWrittenLength, longestWritten, type Service } from './service.ts'

/** Category's, then the page's, as far as this installation writes them. `texts`: the page's. */
export function defaultsOf(
  page: Pick<WizardPage, 'category' | 'language' | 'presets' | 'chapterCount'>,
  service: Service,
  texts: Wording,
): Values {
  const languages = service.state === 'known' ? service.languages : null
  const { targetAge, tone, isReal } = PRESETS[page.category]
  const language = !languages ? page.language : writtenLanguage(page.language, languages)
  const values = {
    isReal,
    tone: [...tone],
    ...(targetAge && { targetAge }),
    ...(language && { language }),
    ...givenValues(page.presets ?? {}, texts),
  }
  return withWrittenLength(values, page, service)
}

/** The page's language, else the product's second choice of every text. */
const writtenLanguage = (language: Language, written: readonly string[]): string | undefined =>
  [language, FALLBACK_LANGUAGE].find(code => written.includes(code)) ?? written[0]

/** A page may be older than what this installation writes now: the longest book that is no longer than the page's. */
function withWrittenLength(
  values: Values,
  { chapterCount }: Pick<WizardPage, 'chapterCount'>,
  service: Service,
): Values {
  const length = textOf(values.length)
  const book = { targetAge: textOf(values.targetAge), chapterCount }
  if (length === '' || isWrittenLength(service, length, book)) return values
  return { ...values, length: longestWritten(service, length, book) ?? '' }
}

export const NEW_RELATION: RelationDraft = { name: '', gender: '', age: String(RELATION_AGE_DEFAULT), connection: '' }
