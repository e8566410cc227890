import { RELATION_AGE_DEFAULT } from '../../contract/limits.ts'
import { PRESETS } from '../../contract/presets.ts'
import type { WizardPage } from '../../contract/wizard-page.ts'
import type { RelationDraft, Values } from './draft.ts'

/** What stands chosen before the visitor chooses; `languages` are those this installation writes, null for any. */
export function defaultsOf(page: Pick<WizardPage, 'category' | 'language'>, languages: string[] | null): Values {
  const { targetAge, tone, age, isReal } = PRESETS[page.category]
  const language = !languages || languages.includes(page.language) ? page.language : languages[0]
  return {
    isReal,
    tone: [...tone],
    ...(age !== undefined && { age: String(age) }),
    ...(targetAge && { targetAge }),
    ...(language && { language }),
  }
}

export const NEW_RELATION: RelationDraft = { name: '', gender: '', age: String(RELATION_AGE_DEFAULT), connection: '' }
