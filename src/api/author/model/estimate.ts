import { roughTokens } from '../../outside/model/tokens.ts'
import { instructions } from '../../prompts/instructions.ts'
import type { Brief } from '../../story/brief.ts'
import { wish } from './brief-as-data.ts'
import { PART_WORDS_MAX, tokensOf } from './budget.ts'

/** Words of the sheet and the places, and what the plan and the outline say of each chapter. */
const SHEET_AND_PLACES_WORDS = 350
const PLAN_WORDS_PER_CHAPTER = 80
const OUTLINE_WORDS_PER_CHAPTER = 160
/** Requests that carry the whole bible beside those for chapters: plan, outline, continuity and some repairs. */
const REQUESTS_ASIDE = 6
/** The orders and the schema of one step, and the outline of one chapter with its neighbours' borders. */
const ORDERS_TOKENS = 500
/** How often the story is read again by continuity and repairs, and which share of it repairs write again. */
const READ_AGAIN = 2
const WRITTEN_AGAIN = 0.5
/** Some requests are tried twice. */
const TRIES = 1.25

/**
 * Tokens a story will take at most, in all likelihood, read and written together: what is reserved of a budget before
 * the first request.
 */
export function estimateTokens(brief: Brief): number {
  const { language, words, chapterCount } = brief
  const text = tokensOf(words, language)
  const plan = tokensOf(SHEET_AND_PLACES_WORDS + chapterCount * PLAN_WORDS_PER_CHAPTER, language)
  const outline = tokensOf(chapterCount * OUTLINE_WORDS_PER_CHAPTER, language)
  const parts = chapterCount * Math.ceil(words / chapterCount / PART_WORDS_MAX)
  const facts = roughTokens(JSON.stringify(brief.facts))
  const bible = roughTokens(instructions(brief) + wish(brief)) + plan + ORDERS_TOKENS
  const read = (parts + REQUESTS_ASIDE) * bible + REQUESTS_ASIDE * facts + outline + READ_AGAIN * text
  const written = plan + outline + text * (1 + WRITTEN_AGAIN)
  return Math.ceil((read + written) * TRIES)
}

/** Requests of one improvement: the first, and one more when the editor is not content. */
const IMPROVEMENT_REQUESTS = 2
/** Share of a story that an answer to a wish writes anew: whole paragraphs, of which only a part changes. */
const IMPROVEMENT_WRITTEN = 0.5

/** The same for one wish for a finished story. */
export function estimateImprovement(brief: Brief): number {
  const { language, words, chapterCount } = brief
  const text = tokensOf(words, language)
  const plan = tokensOf(SHEET_AND_PLACES_WORDS + chapterCount * PLAN_WORDS_PER_CHAPTER, language)
  const facts = roughTokens(JSON.stringify(brief.facts))
  const read = roughTokens(instructions(brief) + wish(brief)) + plan + facts + text + ORDERS_TOKENS
  return Math.ceil((read + text * IMPROVEMENT_WRITTEN) * IMPROVEMENT_REQUESTS * TRIES)
}
