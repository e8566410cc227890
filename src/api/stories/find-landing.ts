import * as z from 'zod/mini'
import { ANSWER_KINDS } from '../../contract/answers/answer-kinds.ts'
import { guessAnswerKind } from '../../contract/answers/guess-answer-kind.ts'
import { FALLBACK_LANGUAGE } from '../../contract/languages.ts'
import { ANSWERS_MAX, LINE_MAX } from '../../contract/limits.ts'
import type { Parameter } from '../../contract/parameter.ts'
import { filledText } from '../../contract/text.ts'
import { describeError } from '../../lib/describe-error.ts'
import { processTimer, type Timer } from '../../lib/timer.ts'
import type { Log } from '../log/log.ts'
import type { ContentReader } from '../outside/content/content.ts'
import { ContentError } from '../outside/content/content-error.ts'
import type { StoryLanding } from '../story/story-landing.ts'

const LANDING_TYPE = 'landing'
/** A visitor who orders a story does not wait longer for the content service. */
const LOOKUP_MS = 2000

const Question = z.object({
  question: filledText(LINE_MAX),
  kind: z.catch(z.optional(z.enum(ANSWER_KINDS)), undefined),
})
const Fields = z.object({
  title: filledText(LINE_MAX),
  parameter: z.catch(
    z.optional(z.object({ context: z.object({ productDefinition: filledText(LINE_MAX) }) })),
    undefined,
  ),
  questions: z.catch(z.optional(z.array(Question).check(z.maxLength(ANSWERS_MAX))), undefined),
})

export interface FindLandingDeps {
  /** Undefined where this process shows no pages. */
  readonly landings: { readonly content: { readonly read: Pick<ContentReader, 'entries'> } } | undefined
  readonly log: Pick<Log, 'warn'>
}

/**
 * The published page that the wizard was opened on. Undefined without one, and where the content service is away or slow:
 * then the story is told by what the wizard sent.
 */
export async function findLanding(
  { landings, log }: FindLandingDeps,
  { landingPage, urlLanguage }: Parameter['context'],
  timer: Timer = processTimer,
): Promise<StoryLanding | undefined> {
  const slug = landingPage?.trim()
  if (!landings || !slug) return undefined
  const language = urlLanguage ?? FALLBACK_LANGUAGE
  const query = { content_type: LANDING_TYPE, 'fields.url': slug, 'fields.lang': language, limit: 1 }
  try {
    const found = await within(landings.content.read.entries(query), timer)
    return landingIn(found?.items[0]?.fields, slug, language)
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    log.warn({ error: describeError(error) }, 'the landing page of a story could not be read')
    return undefined
  }
}

function landingIn(fields: unknown, slug: string, language: string): StoryLanding | undefined {
  const parsed = Fields.safeParse(fields)
  if (!parsed.success) return undefined
  const { title, parameter, questions = [] } = parsed.data
  return {
    slug,
    title: title.trim(),
    productDefinition: (parameter?.context.productDefinition ?? title).trim(),
    questions: questions.map(({ question, kind }) => ({
      question,
      kind: kind ?? guessAnswerKind(question, language),
    })),
  }
}

/** Undefined after LOOKUP_MS. */
async function within<Result>(work: Promise<Result>, timer: Timer): Promise<Result | undefined> {
  const late = Promise.withResolvers<undefined>()
  const cancel = timer(() => late.resolve(undefined), LOOKUP_MS)
  try {
    return await Promise.race([work, late.promise])
  } finally {
    cancel()
  }
}
