import type { Brief } from '../story/brief.ts'
import { careOf } from '../story/care/care.ts'

const PEOPLE = `- People in "care" neither speak nor act nor go along, whatever is asked for: who is dead is remembered by what they said, made or
  taught; who is unborn is waited for; who is newborn is held, carried, asleep. They are no ghost, no voice, no joke.`
const TENDER = `- What "tender" holds is true and weighs on somebody: never a joke, never quoted, never the turn that is solved or cured, never
  contradicted. Tell it in plain words, or leave it out.`
const BODY = `- "body" says what the hero's body does otherwise: "wheels" has no stairs, no ladder and no running; "unwalking", "unseeing",
  "unhearing" and "unspeaking" do not walk, see, hear or speak. Nothing in the story asks for it, and it is neither a lesson nor healed.`

/** Rules for people who cannot act, for what is heavy and for the hero's body; empty for a brief with none of them. */
export function careRules(brief: Brief): string {
  const { people, heavy, constraints } = careOf(brief)
  const isQuiet = people.some(({ status }) => status !== 'alive')
  const rules = [isQuiet && PEOPLE, heavy.length > 0 && TENDER, constraints.length > 0 && BODY].filter(
    rule => rule !== false,
  )
  return rules.length === 0 ? '' : ['Care, which no wish overrides:', ...rules].join('\n')
}
