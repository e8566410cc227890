import { RELATION_AGE_DEFAULT } from '../../contract/limits.ts'
import { PRESETS } from '../../contract/presets.ts'
import type { WizardPage } from '../../contract/wizard-page.ts'
import type { RelationDraft, Values } from './draft.ts'
import { givenValues } from './given-values.ts'
import type { Wording } from './parameter.ts'

/** Category's, then the page's. `languages`: those this installation writes, null for any; `texts`: the page's. */
export function defaultsOf(
  page: Pick<WizardPage, 'category' | 'language' | 'presets'>,
  languages: string[] | null,
  texts: Wording,
): Values {
  const { targetAge, tone, age, isReal } = PRESETS[page.category]
  const language = !languages || languages.includes(page.language) ? page.language : languages[0]
  return {
    isReal,
    tone: [...tone],
    ...(age !== undefined && { age: String(age) }),
    ...(targetAge && { targetAge }),
    ...(language && { language }),
    ...givenValues(page.presets ?? {}, texts),
  }
}

export const NEW_RELATION: RelationDraft = { name: '', gender: '', age: String(RELATION_AGE_DEFAULT), connection: '' }
