import type * as z from 'zod/mini'
import { ServiceUnavailable } from '../../../lib/service-unavailable.ts'
import type { StructuredOutput, TextModel } from '../../outside/model/model.ts'
import { ModelError } from '../../outside/model/model-error.ts'
import { AuthorError, type RequestOptions } from '../author.ts'
import { data } from './data.ts'
import { effortOf } from './effort.ts'

/** The second try names the problem of the first answer. */
export const TRIES = 2

export interface Question<Shape> {
  readonly part: string
  readonly name: string
  readonly instructions: string
  readonly prompt: string
  readonly schema: z.ZodMiniType<Shape>
  readonly tokens: number
  /** What the schema cannot express, in English for the model; undefined when usable. */
  readonly problemIn?: (output: Shape) => string | undefined
}

function keyOf(options: RequestOptions, part: string, attempt: number): string {
  return encodeURI(`${options.key}:${part}${attempt === 1 ? '' : `:${attempt}`}`)
}

async function request<Shape>(
  model: TextModel,
  question: Question<Shape>,
  options: RequestOptions,
  { attempt, problem }: { attempt: number; problem: string | undefined },
): Promise<StructuredOutput<Shape>> {
  const { name, instructions, schema, tokens } = question
  const prompt =
    problem === undefined
      ? question.prompt
      : `${question.prompt}\n\nYour last answer could not be used: mend what this says.\n${data('problem', problem)}`
  const key = keyOf(options, question.part, attempt)
  const { signal, spent } = options
  const effort = effortOf(name)
  try {
    return await model.structured({
      name,
      instructions,
      prompt,
      schema,
      outputTokens: tokens,
      effort,
      key,
      signal,
      spent,
    })
  } catch (error) {
    if (!(error instanceof ModelError)) throw error
    if (error.failure === 'unreadable') return { state: 'bad', problem: 'It could not be read.' }
    if (error.isOutage) throw new ServiceUnavailable('model', error)
    throw new AuthorError(error.message, { passing: error.passing, cause: error })
  }
}

/** Throws AuthorError without a usable answer, ServiceUnavailable in an outage; neither quotes question or answer. */
export async function ask<Shape>(model: TextModel, question: Question<Shape>, options: RequestOptions): Promise<Shape> {
  let problem: string | undefined
  let isThoughtAway: boolean | undefined
  let isWithheld = false
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const output = await request(model, question, options, { attempt, problem })
    isThoughtAway = output.state === 'bad' && output.isThoughtAway
    isWithheld = output.state === 'bad' && output.isWithheld === true
    problem = output.state === 'bad' ? output.problem : question.problemIn?.(output.value)
    if (output.state === 'good' && problem === undefined) return output.value
  }
  const why = isThoughtAway ? ': it thought until its tokens were used up, so AI_THINKING_TOKENS is too low' : ''
  throw new AuthorError(`The model's answer for "${question.name}" could not be used, twice${why}.`, {
    passing: true,
    isWithheld,
  })
}
