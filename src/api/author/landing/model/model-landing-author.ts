import type * as z from 'zod/mini'
import type { LandingProposal, LandingWords } from '../../../../contract/landing.ts'
import type { Language } from '../../../../contract/languages.ts'
import type { TextModel } from '../../../outside/model/model.ts'
import { AuthorError, type RequestOptions } from '../../author.ts'
import { ask, type Question, TRIES } from '../../model/ask.ts'
import { tokensFor } from '../../model/budget.ts'
import { data } from '../../model/data.ts'
import type { LandingIdea, LandingTranslation } from '../landing-author.ts'
import { ProposalOutput, readProposal, readWords, WordsOutput } from './landing-output.ts'
import { isLeaked } from './landing-prompt-leak.ts'
import { ORDERS, TRANSLATE, WRITE } from './landing-prompts.ts'

/** Words of a whole page, its questions included. */
const PAGE_WORDS = 800
/** The schema, and the problem named in the second try. */
const ASIDE_TOKENS = 1500

/** A landing author for one model. Throws AuthorError without a usable answer. */
export interface ModelLandingAuthor {
  /** Tokens that the model may think with in each request. */
  readonly thinkingTokens?: number | undefined
  write(idea: LandingIdea, options: RequestOptions): Promise<LandingProposal>
  translate(translation: LandingTranslation, options: RequestOptions): Promise<LandingWords>
}

const textsOf = ({ url: _url, productQuestions, ...lines }: LandingWords): string[] => [
  ...[lines.title, lines.content, lines.boxTitle, lines.boxText, lines.metaTitle, lines.metaDescription],
  lines.productDefinition,
  ...productQuestions.flatMap(({ question, options }) => [question, ...options]),
]

interface Task<Shape, Page extends LandingWords> {
  readonly part: string
  readonly prompt: string
  readonly schema: z.ZodMiniType<Shape>
  readonly language: Language
  readonly given: string
  readonly read: (output: Shape) => { readonly value: Page } | { readonly problem: string }
}

const tokensOfOutput = (language: Language) => tokensFor(PAGE_WORDS, language)

async function page<Shape, Page extends LandingWords>(
  model: TextModel,
  task: Task<Shape, Page>,
  options: RequestOptions,
): Promise<Page> {
  const question: Question<Shape> = {
    part: task.part,
    name: task.part,
    instructions: ORDERS,
    prompt: task.prompt,
    schema: task.schema,
    tokens: tokensOfOutput(task.language),
    problemIn(output) {
      const read = task.read(output)
      if ('problem' in read) return read.problem
      return isLeaked(textsOf(read.value), task.given) ? 'It speaks of its orders, or to whoever asked.' : undefined
    },
  }
  const read = task.read(await ask(model, question, options))
  if ('problem' in read) throw new AuthorError('An answer that was good is not any more.', { passing: false })
  return read.value
}

const writePrompt = ({ idea, language, category }: LandingIdea) =>
  `${data('idea', { language, idea, ...(category && { category }) })}\n\n${WRITE}`

const translatePrompt = ({ idea, words, from, into, category }: LandingTranslation) =>
  `${data('page', { from, into, language: into, category, idea, ...words })}\n\n${TRANSLATE}`

export const openModelLandingAuthor = (model: TextModel): ModelLandingAuthor => ({
  thinkingTokens: model.thinkingTokens,
  write: (idea, options) =>
    page(
      model,
      {
        part: 'landing-page',
        prompt: writePrompt(idea),
        schema: ProposalOutput,
        language: idea.language,
        given: idea.idea,
        read: output => readProposal(output, idea.language),
      },
      options,
    ),
  translate: (translation, options) =>
    page(
      model,
      {
        part: 'landing-translation',
        prompt: translatePrompt(translation),
        schema: WordsOutput,
        language: translation.into,
        given: `${translation.idea} ${JSON.stringify(translation.words)}`,
        read: output => readWords(output, translation.into),
      },
      options,
    ),
})

/** Tokens of a page at most, over all tries, `thinking` in each: a token has at least one letter. */
const worst = (prompt: string, language: Language, thinking: number): number =>
  TRIES * (ORDERS.length + prompt.length + ASIDE_TOKENS + tokensOfOutput(language) + thinking)

export const tokensOfWriting = (idea: LandingIdea, thinking = 0): number =>
  worst(writePrompt(idea), idea.language, thinking)
export const tokensOfTranslating = (translation: LandingTranslation, thinking = 0): number =>
  worst(translatePrompt(translation), translation.into, thinking)
