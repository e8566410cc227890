import { isAdvent } from '../../contract/advent.ts'
import type { BeginningPaths } from '../../contract/beginning-paths.ts'
import { readGeneratorParameters } from '../../contract/calls/read-generator-parameters.ts'
import type { Language } from '../../contract/languages.ts'
import type { Parameter } from '../../contract/parameter.ts'
import type { RefusalCode } from '../../contract/refusals.ts'
import { fill } from '../../lib/fill.ts'
import type { Client } from '../client.ts'
import { storeHandover, wizardAt } from '../wizard/handover.ts'

interface RecreateDeps {
  readonly ask: Client
  /** A withdrawn landing page gives way to its category's. */
  readonly isServed: (path: string) => Promise<boolean>
}

/** Leaves the answers for the wizard and returns its path, or the code of a refusal. */
export async function beginningAgain(
  { ask, isServed }: RecreateDeps,
  id: string,
  language: Language,
  paths: BeginningPaths,
): Promise<{ refused: RefusalCode } | { path: string }> {
  const result = await ask(readGeneratorParameters, { params: { id } })
  if (!result.ok) return { refused: result.refusal.code }
  const { parameter } = result.value
  const path = await beginningOf(parameter, isServed, paths[parameter.context.urlLanguage ?? language])
  storeHandover(parameter)
  return { path: wizardAt(path) }
}

async function beginningOf(
  { context, story }: Parameter,
  isServed: RecreateDeps['isServed'],
  beginnings: BeginningPaths[Language],
): Promise<string> {
  const { category, landingPage } = context
  const calendar = isAdvent(story.chapterCount ?? 0) ? beginnings.advent : undefined
  const landing =
    landingPage && beginnings.landing
      ? fill(beginnings.landing, { landing: encodeURIComponent(landingPage) })
      : undefined
  const own = landing && (await isServed(landing)) ? landing : beginnings[category]
  return calendar ?? own
}
