import { roughTokens } from '../../outside/model/tokens.ts'
import { instructions } from '../../prompts/instructions.ts'
import { OPENING_LENSES } from '../../prompts/opening-judge-task.ts'
import { PLAN_LENSES } from '../../prompts/plan-judge-task.ts'
import type { Brief } from '../../story/brief.ts'
import type { Author } from '../author.ts'
import { briefAsData } from './brief-as-data.ts'
import { PART_WORDS_MAX, tokensOf } from './budget.ts'
import { BEFORE_WORDS_MAX } from './chapters-before.ts'
import { drawableAsData } from './plan-subjects.ts'
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

/** Requests for sheet and places. */
const REQUESTS_BEFORE = 2

type Thrift = Pick<Author, 'thinkingTokens' | 'quality'>

/** Likely maximum of tokens read and written for a story, reserved before the first request. */
export function estimateTokens(brief: Brief, { thinkingTokens = 0, quality = 'best' }: Thrift = {}): number {
  const { language, words, chapterCount } = brief
  const text = tokensOf(words, language)
  const plan = tokensOf(SHEET_AND_PLACES_WORDS + chapterCount * PLAN_WORDS_PER_CHAPTER, language)
  const outline = tokensOf(chapterCount * OUTLINE_WORDS_PER_CHAPTER, language)
  const parts = chapterCount * Math.ceil(words / chapterCount / PART_WORDS_MAX)
  const facts = roughTokens(JSON.stringify(brief.facts))
  const bible = roughTokens(instructions(brief) + briefAsData(brief)) + plan + ORDERS_TOKENS
  const thinksBest = quality === 'best'
  const before = parts * Math.min(text / 2, tokensOf(BEFORE_WORDS_MAX, language))
  // Plans and an opening that are judged and not taken, and the judgements.
  const rejected = thinksBest ? PLAN_LENSES.length - 1 : 0
  const opening = thinksBest ? Math.min(text / chapterCount, tokensOf(PART_WORDS_MAX, language)) : 0
  const judged = thinksBest ? 3 * bible + PLAN_LENSES.length * plan + OPENING_LENSES.length * opening : 0
  const drawable = (1 + rejected) * roughTokens(drawableAsData())
  const read =
    before +
    judged +
    drawable +
    (parts + rejected + REQUESTS_ASIDE) * bible +
    REQUESTS_ASIDE * facts +
    outline +
    READ_AGAIN * text
  const written = plan * (1 + rejected) + opening + outline + text * (1 + WRITTEN_AGAIN)
  const requests =
    REQUESTS_BEFORE + parts + REQUESTS_ASIDE + (thinksBest ? PLAN_LENSES.length + OPENING_LENSES.length : 0)
  return Math.ceil((read + written + requests * thinkingTokens) * TRIES)
}

const IMPROVEMENT_REQUESTS = 2
/** Share of a story written for a revision: whole paragraphs, of which only a part changes. */
const IMPROVEMENT_WRITTEN = 0.5

/** `estimateTokens` for one revision of a finished story. */
export function estimateImprovement(brief: Brief, { thinkingTokens = 0 }: Thrift = {}): number {
  const { language, words, chapterCount } = brief
  const text = tokensOf(words, language)
  const plan = tokensOf(SHEET_AND_PLACES_WORDS + chapterCount * PLAN_WORDS_PER_CHAPTER, language)
  const facts = roughTokens(JSON.stringify(brief.facts))
  const read = roughTokens(instructions(brief) + briefAsData(brief)) + plan + facts + text + ORDERS_TOKENS
  return Math.ceil((read + text * IMPROVEMENT_WRITTEN + thinkingTokens) * IMPROVEMENT_REQUESTS * TRIES)
}
