import { useStore } from '@nanostores/react'
import { createContext, useContext } from 'react'
import type { Generator } from '../../stores/generator/generator.ts'
import type { PageText } from '../../stores/generator/page-text.ts'
import type { FieldName, Problem } from '../../stores/generator/problems.ts'
import { explain } from '../../stores/wizard/explain.ts'
import { tiesOf } from '../ui/Field.tsx'
import type { GeneratorProps } from './generator-props.ts'

export interface GeneratorContextValue extends GeneratorProps {
  readonly generator: Generator
}

export const GeneratorContext = createContext<GeneratorContextValue | undefined>(undefined)

export function useGeneratorContext(): GeneratorContextValue {
  const value = useContext(GeneratorContext)
  if (!value) throw new Error('a part of the landing generator outside of it')
  return value
}

/** A change removes the problems of its fields. */
export function usePage() {
  const { generator } = useGeneratorContext()
  const { text, stored } = useStore(generator.editorDraft.$page)
  const change = (part: Partial<PageText>, field: FieldName) => {
    generator.editorDraft.edit(part)
    generator.saving.clearProblem(field)
  }
  return { text, stored, change }
}

export function useProblems(): readonly Problem[] {
  const { saving } = useGeneratorContext().generator
  const { text } = usePage()
  return useStore(saving.$problems).filter(({ language }) => language === text.language)
}

/** Sentence; empty when nothing is wrong. `part`: one of several controls of a field. */
export function useProblem(field: FieldName, part = ''): string {
  const { texts } = useGeneratorContext()
  const problem = useProblems().find(found => found.field === field && found.part === part)
  return problem ? explain(problem.issue, texts.errors) : ''
}

/** For a group of controls that can be focused as a whole. */
export function groupTiesOf(id: string, hint: string, problem: string) {
  const { 'aria-invalid': _ofControls, ...ties } = tiesOf(id, hint, problem)
  return { ...ties, tabIndex: -1 }
}

export const controlId = (field: FieldName, part = '') => `generator-${field}${part && `-${part.replaceAll('.', '-')}`}`
