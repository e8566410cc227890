import * as z from 'zod/mini'
import { CATEGORIES } from '../../../../contract/categories.ts'
import { LandingProposal, LandingWords } from '../../../../contract/landing.ts'
import { HOT_LIST_GROUPS } from '../../../../contract/landing-fields.ts'
import type { Language } from '../../../../contract/languages.ts'
import { LINE_MAX } from '../../../../contract/limits.ts'
import { slugOf } from '../../../../lib/slug.ts'
import { tidy } from '../../model/tidy.ts'

/** Without the limits, which not every provider's schemas can express. */
export const WordsOutput = z.strictObject({
  title: z.string(),
  content: z.string(),
  boxTitle: z.string(),
  boxText: z.string(),
  metaTitle: z.string(),
  metaDescription: z.string(),
  url: z.string(),
  productDefinition: z.string(),
  productQuestions: z.array(z.strictObject({ question: z.string(), options: z.array(z.string()) })),
})
type WordsOutput = z.output<typeof WordsOutput>

export const ProposalOutput = z.extend(WordsOutput, {
  category: z.enum(CATEGORIES),
  group: z.enum(HOT_LIST_GROUPS),
  ages: z.array(z.string()),
})

// biome-ignore lint/suspicious/noControlCharactersInRegex: dropping them is the purpose
const UNWRITTEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g
const TAG = /<[^<>]*>/g
const BLANK_LINES = /\n{3,}/g

const clean = (text: string) => text.toWellFormed().replace(UNWRITTEN, '').replace(TAG, '')

function tidyWords(output: WordsOutput, language: Language): WordsOutput {
  const line = (text: string) => tidy(clean(text), language)
  const questions = output.productQuestions.map(({ question, options }) => ({
    question: line(question),
    options: [...new Set(options.map(line))].filter(Boolean),
  }))
  return {
    title: line(output.title),
    content: clean(output.content).replace(/\r\n?/g, '\n').replace(BLANK_LINES, '\n\n').trim(),
    boxTitle: line(output.boxTitle),
    boxText: line(output.boxText),
    metaTitle: line(output.metaTitle),
    metaDescription: line(output.metaDescription).slice(0, LINE_MAX).toWellFormed(),
    url: slugOf(output.url, language) || slugOf(output.title, language),
    productDefinition: line(output.productDefinition),
    productQuestions: questions,
  }
}

type Read<Shape> = { readonly value: Shape } | { readonly problem: string }

function read<Shape>(schema: z.ZodMiniType<Shape>, tidied: unknown): Read<Shape> {
  const parsed = schema.safeParse(tidied)
  if (parsed.success) return { value: parsed.data }
  const fields = [...new Set(parsed.error.issues.map(({ path }) => path.join('.')))]
  return { problem: `These fields are empty, too long, too few or too many: ${fields.join(', ')}.` }
}

/** Normalised and checked against the contract; `problem` is for the model, in English. */
export const readWords = (output: WordsOutput, language: Language): Read<LandingWords> =>
  read(LandingWords, tidyWords(output, language))

export const readProposal = (output: z.output<typeof ProposalOutput>, language: Language): Read<LandingProposal> =>
  read(LandingProposal, {
    ...tidyWords(output, language),
    category: output.category,
    group: output.group,
    ages: output.ages.filter(span => /^\d{1,2}(?:-\d{1,2}|\+)$/.test(span)).slice(0, 3),
  })
