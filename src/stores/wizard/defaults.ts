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
  const { targetAge, tone, age, isReal } = PRESETS[page.category]
  const language = !languages || languages.includes(page.language) ? page.language : languages[0]
  const values = {
    isReal,
    tone: [...tone],
    ...(age !== undefined && { age: String(age) }),
    ...(targetAge && { targetAge }),
    ...(language && { language }),
    ...givenValues(page.presets ?? {}, texts),
  }
  return withWrittenLength(values, page, service)
}

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
