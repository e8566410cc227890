import * as z from 'zod/mini'
import type { TextModel } from '../../outside/model/model.ts'
import { instructions } from '../../prompts/instructions.ts'
import type { Brief } from '../../story/brief.ts'
import type { Errand, Scenery } from '../author.ts'
import { ask } from './ask.ts'
import { wish } from './brief-as-data.ts'
import { tokensFor } from './budget.ts'
import { tidy } from './tidy.ts'

const SCENERY_WORDS = 300
/** Places a story may have beside those that were named. */
const PLACES_MIN = 2
const PLACES_MORE = 4

const Answer = z.strictObject({ places: z.array(z.strictObject({ name: z.string(), description: z.string() })) })
type Answer = z.output<typeof Answer>

export const TASK = `List the places of the story, in the story's language: first every place named in setting.places, with
exactly the given name, then up to ${PLACES_MORE} further places inside or near setting.location, at least ${PLACES_MIN} in all.
Each description is one or two sentences with one thing to see and one to hear, smell or touch.`

function problemIn(answer: Answer, brief: Brief): string | undefined {
  if (answer.places.some(place => place.name.trim() === '' || place.description.trim() === ''))
    return 'A place has no name or no description.'
  const names = new Set(answer.places.map(place => place.name.trim()))
  const missing = brief.places.filter(name => !names.has(name.trim()))
  if (missing.length > 0) return `These places are missing, by exactly these names: ${JSON.stringify(missing)}`
  if (names.size < PLACES_MIN) return `There must be at least ${PLACES_MIN} different places.`
  return names.size > brief.places.length + PLACES_MORE ? 'There are too many places.' : undefined
}

/** Where the story plays: what the visitor named, and a few places more. */
export async function writePlaces(model: TextModel, brief: Brief, errand: Errand): Promise<Scenery> {
  const question = {
    part: 'places',
    name: 'places',
    instructions: instructions(brief),
    prompt: `${wish(brief)}\n\n${TASK}`,
    schema: Answer,
    tokens: tokensFor(SCENERY_WORDS, brief.language),
    problemIn: (answer: Answer) => problemIn(answer, brief),
  }
  const { places } = await ask(model, question, errand)
  const line = (text: string) => tidy(text, brief.language)
  return {
    name: brief.location,
    places: places.map(place => ({ name: place.name.trim(), description: line(place.description) })),
  }
}
