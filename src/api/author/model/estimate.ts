import { roughTokens } from '../../outside/model/tokens.ts'
import { instructions } from '../../prompts/instructions.ts'
import { PLAN_LENSES } from '../../prompts/plan-judge-task.ts'
import type { Brief } from '../../story/brief.ts'
import { briefAsData } from './brief-as-data.ts'
import { PART_WORDS_MAX, tokensOf } from './budget.ts'
import { BEFORE_WORDS_MAX } from './chapters-before.ts'
import { SECRET_WORDS, SECRET_WORDS_PER_CHAPTER } from './plot-secret.ts'

/** Words of sheet, places and the plot's secret, and of plan and outline per chapter. */
const SHEET_AND_PLACES_WORDS = 350 + SECRET_WORDS
const PLAN_WORDS_PER_CHAPTER = 80 + SECRET_WORDS_PER_CHAPTER
const OUTLINE_WORDS_PER_CHAPTER = 160
/** Requests with the whole bible beside those for chapters: plan, outline, the final reading and some repairs. */
const REQUESTS_ASIDE = 6
/** Instructions and schema of one step, and the outline of one chapter with its neighbours' borders. */
const ORDERS_TOKENS = 500
/** How often the final reading and repairs read the story, and which share repairs write again. */
const READ_AGAIN = 2
const WRITTEN_AGAIN = 0.5
/** Tries per request, on average. */
const TRIES = 1.25

/** Likely maximum of tokens read and written for a story, reserved before the first request. */
export function estimateTokens(brief: Brief): number {
  const { language, words, chapterCount } = brief
  const text = tokensOf(words, language)
  const plan = tokensOf(SHEET_AND_PLACES_WORDS + chapterCount * PLAN_WORDS_PER_CHAPTER, language)
  const outline = tokensOf(chapterCount * OUTLINE_WORDS_PER_CHAPTER, language)
  const parts = chapterCount * Math.ceil(words / chapterCount / PART_WORDS_MAX)
  const facts = roughTokens(JSON.stringify(brief.facts))
  const bible = roughTokens(instructions(brief) + briefAsData(brief)) + plan + ORDERS_TOKENS
  const before = parts * Math.min(text / 2, tokensOf(BEFORE_WORDS_MAX, language))
  const read = before + (parts + REQUESTS_ASIDE) * bible + REQUESTS_ASIDE * facts + outline + READ_AGAIN * text
  // Plans that are judged and not taken.
  const judged = (PLAN_LENSES.length - 1) * (bible + plan) + bible + PLAN_LENSES.length * plan
  const written = judged + plan + outline + text * (1 + WRITTEN_AGAIN)
  return Math.ceil((read + written) * TRIES)
}

const IMPROVEMENT_REQUESTS = 2
/** Share of a story written for a wish: whole paragraphs, of which only a part changes. */
const IMPROVEMENT_WRITTEN = 0.5

/** `estimateTokens` for one wish for a finished story. */
export function estimateImprovement(brief: Brief): number {
  const { language, words, chapterCount } = brief
  const text = tokensOf(words, language)
  const plan = tokensOf(SHEET_AND_PLACES_WORDS + chapterCount * PLAN_WORDS_PER_CHAPTER, language)
  const facts = roughTokens(JSON.stringify(brief.facts))
  const read = roughTokens(instructions(brief) + briefAsData(brief)) + plan + facts + text + ORDERS_TOKENS
  return Math.ceil((read + text * IMPROVEMENT_WRITTEN) * IMPROVEMENT_REQUESTS * TRIES)
}
