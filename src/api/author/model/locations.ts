import * as z from 'zod/mini'
import type { TextModel } from '../../outside/model/model.ts'
import { instructions } from '../../prompts/instructions.ts'
import { LOCATIONS_TASK, PLACES_MIN, PLACES_MORE } from '../../prompts/locations-task.ts'
import type { Brief } from '../../story/brief.ts'
import type { RequestOptions, Scenery } from '../author.ts'
import { ask } from './ask.ts'
import { settingAsData } from './brief-as-data.ts'
import { tokensFor } from './budget.ts'
import { tidy } from './tidy.ts'

const SCENERY_WORDS = 300

const SceneryOutput = z.strictObject({ places: z.array(z.strictObject({ name: z.string(), description: z.string() })) })
type SceneryOutput = z.output<typeof SceneryOutput>

function problemIn(output: SceneryOutput, brief: Brief): string | undefined {
  if (output.places.some(place => place.name.trim() === '' || place.description.trim() === ''))
    return 'A place has no name or no description.'
  const names = new Set(output.places.map(place => place.name.trim()))
  const missing = brief.places.filter(name => !names.has(name.trim()))
  if (missing.length > 0) return `These places are missing, by exactly these names: ${JSON.stringify(missing)}`
  if (names.size < PLACES_MIN) return `There must be at least ${PLACES_MIN} different places.`
  return names.size > brief.places.length + PLACES_MORE ? 'There are too many places.' : undefined
}

export async function writeScenery(model: TextModel, brief: Brief, options: RequestOptions): Promise<Scenery> {
  const question = {
    part: 'places',
    name: 'places',
    instructions: instructions(brief),
    prompt: `${settingAsData(brief)}\n\n${LOCATIONS_TASK}`,
    schema: SceneryOutput,
    tokens: tokensFor(SCENERY_WORDS, brief.language),
    problemIn: (output: SceneryOutput) => problemIn(output, brief),
  }
  const { places } = await ask(model, question, options)
  const line = (text: string) => tidy(text, brief.language)
  return {
    name: brief.location,
    places: places.map(place => ({ name: place.name.trim(), description: line(place.description) })),
  }
}
