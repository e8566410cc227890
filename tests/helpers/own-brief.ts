import { ownFacts } from '../../src/api/author/offline/own-facts.ts'
import type { Brief } from '../../src/api/story/brief.ts'

/** A brief as the pipeline gives it to the offline author: with the facts that this author proves. */
export const ownBrief = (brief: Brief): Brief => ({ ...brief, facts: ownFacts(brief) })
