import { useStore } from '@nanostores/react'
import { createContext, useContext } from 'react'
import type { Generator } from '../../stores/generator/generator.ts'
import type { PageText } from '../../stores/generator/page-text.ts'
import type { FieldName, Problem } from '../../stores/generator/problems.ts'
import { explain } from '../../stores/wizard/explain.ts'
import { tiesOf } from '../ui/Field.tsx'
import type { GeneratorProps } from './generator-props.ts'

export interface Bench extends GeneratorProps {
  readonly generator: Generator
}

export const BenchContext = createContext<Bench | undefined>(undefined)

export function useBench(): Bench {
  const bench = useContext(BenchContext)
  if (!bench) throw new Error('a part of the landing generator outside of it')
  return bench
}

/** The page that is shown, and what changes it. A change takes what is said of its fields away. */
export function usePage() {
  const { generator } = useBench()
  const { text, stored } = useStore(generator.desk.$page)
  const change = (part: Partial<PageText>, field: FieldName) => {
    generator.desk.edit(part)
    generator.saving.forgive(field)
  }
  return { text, stored, change }
}

/** What is wrong with the page that is shown. */
export function useProblems(): readonly Problem[] {
  const { saving } = useBench().generator
  const { text } = usePage()
  return useStore(saving.$problems).filter(({ language }) => language === text.language)
}

/** What is wrong with a field of the page that is shown, in words; `part` is one of several. */
export function useProblem(field: FieldName, part = ''): string {
  const { texts } = useBench()
  const problem = useProblems().find(found => found.field === field && found.part === part)
  return problem ? explain(problem.issue, texts.errors) : ''
}

/** The attributes that tie a group of controls, which can be moved to as a whole, to its hint and what is wrong with it. */
export function groupTiesOf(id: string, hint: string, problem: string) {
  const { 'aria-invalid': _ofControls, ...ties } = tiesOf(id, hint, problem)
  return { ...ties, tabIndex: -1 }
}

/** The id of the control of a field. */
export const controlId = (field: FieldName, part = '') => `gn-${field}${part && `-${part.replaceAll('.', '-')}`}`
