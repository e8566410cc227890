import { atom } from 'nanostores'
import { isAdvent } from '../contract/advent.ts'
import { readGeneratorParameters } from '../contract/calls/read-generator-parameters.ts'
import type { Category } from '../contract/categories.ts'
import type { Language } from '../contract/languages.ts'
import type { RefusalCode } from '../contract/refusals.ts'
import type { Client } from './client.ts'
import { handOver, wizardAt } from './wizard/handover.ts'

/** Paths of the pages on which stories begin. */
export type BeginningPaths = Readonly<Record<Language, Beginnings>>
/** A story in 24 chapters begins on the calendar's own page. */
type Beginnings = Readonly<Record<Category, string> & Partial<Record<'advent', string>>>

export type Recreating = { state: 'idle' } | { state: 'asking'; id: string }

/** Takes a story's answers to the page it began on, to make another story of them. */
export function createRecreating(ask: Client, leave: (path: string) => void) {
  const $recreating = atom<Recreating>({ state: 'idle' })

  /** The code of a refusal; undefined when the browser is on its way. */
  const recreate = async (id: string, language: Language, paths: BeginningPaths): Promise<RefusalCode | undefined> => {
    if ($recreating.get().state === 'asking') return undefined
    $recreating.set({ state: 'asking', id })
    const answer = await ask(readGeneratorParameters, { params: { id } })
    $recreating.set({ state: 'idle' })
    if (!answer.ok) return answer.refusal.code
    const { parameter } = answer.value
    const { category, urlLanguage } = parameter.context
    const beginnings = paths[urlLanguage ?? language]
    const calendar = isAdvent(parameter.story.chapterCount ?? 0) ? beginnings.advent : undefined
    handOver(parameter)
    leave(wizardAt(calendar ?? beginnings[category]))
    return undefined
  }
  return { $recreating, recreate }
}

export type RecreatingStore = ReturnType<typeof createRecreating>
