import { useStore } from '@nanostores/react'
import { createContext, useContext } from 'react'
import type { LocaleTexts } from '../../stores/wizard/answer-text.ts'
import type { Value } from '../../stores/wizard/draft.ts'
import { explain } from '../../stores/wizard/explain.ts'
import type { Field } from '../../stores/wizard/fields.ts'
import type { Wizard } from '../../stores/wizard/wizard.ts'

export const WizardContext = createContext<Wizard | undefined>(undefined)

export function useWizard(): Wizard {
  const wizard = useContext(WizardContext)
  if (!wizard) throw new Error('a part of the wizard outside of it')
  return wizard
}

export function useLocaleTexts(): LocaleTexts {
  const { texts, page } = useWizard()
  return { texts, language: page.language }
}

export function useValue(field: Field): Value | undefined {
  return useStore(useWizard().$values)[field.name]
}

/** Sentence; empty when nothing is wrong. */
export function useProblem(id: string): string {
  const { $shown, texts } = useWizard()
  const problem = useStore($shown).problems.find(candidate => candidate.id === id)
  return problem ? explain(problem.issue, texts.errors) : ''
}

export interface FieldWords {
  readonly label: string
  readonly hint: string
  readonly short: string
}

export function fieldWords(field: Field, { texts }: Pick<LocaleTexts, 'texts'>): FieldWords {
  if (field.question) return { label: field.question.question, hint: '', short: field.question.question }
  const fields: Readonly<Record<string, FieldWords>> = texts.wizard.fields
  return fields[field.name] ?? { label: field.name, hint: '', short: field.name }
}
