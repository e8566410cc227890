import { atom } from 'nanostores'
import { isAdvent } from '../../contract/advent.ts'
import { readGeneratorParameters } from '../../contract/calls/read-generator-parameters.ts'
import type { Category } from '../../contract/categories.ts'
import type { Language } from '../../contract/languages.ts'
import type { RefusalCode } from '../../contract/refusals.ts'
import { fill } from '../../lib/fill.ts'
import type { Client } from '../client.ts'
import { handOver, wizardAt } from '../wizard/handover.ts'

/** Paths of the pages on which stories begin. */
export type BeginningPaths = Readonly<Record<Language, Beginnings>>
/** A story in 24 chapters begins on the calendar's own page; `landing` holds `{landing}`. */
type Beginnings = Readonly<Record<Category, string> & Partial<Record<'advent' | 'landing', string>>>

export type Recreating = { state: 'idle' } | { state: 'asking'; id: string }

/**
 * Takes a story's answers to the page it began on, to make another story of them. `isServed` says whether there still is
 * a page at a path: a landing page that was withdrawn gives way to its category's.
 */
export function createRecreating(
  ask: Client,
  leave: (path: string) => void,
  isServed: (path: string) => Promise<boolean>,
) {
  const $recreating = atom<Recreating>({ state: 'idle' })

  /** The code of a refusal; undefined when the browser is on its way. */
  const recreate = async (id: string, language: Language, paths: BeginningPaths): Promise<RefusalCode | undefined> => {
    if ($recreating.get().state === 'asking') return undefined
    $recreating.set({ state: 'asking', id })
    const answer = await ask(readGeneratorParameters, { params: { id } })
    if (!answer.ok) {
      $recreating.set({ state: 'idle' })
      return answer.refusal.code
    }
    const { parameter } = answer.value
    const { category, urlLanguage, landingPage } = parameter.context
    const beginnings = paths[urlLanguage ?? language]
    const calendar = isAdvent(parameter.story.chapterCount ?? 0) ? beginnings.advent : undefined
    const landing =
      landingPage && beginnings.landing
        ? fill(beginnings.landing, { landing: encodeURIComponent(landingPage) })
        : undefined
    const own = landing && (await isServed(landing)) ? landing : beginnings[category]
    $recreating.set({ state: 'idle' })
    handOver(parameter)
    leave(wizardAt(calendar ?? own))
    return undefined
  }
  return { $recreating, recreate }
}
