import * as z from 'zod/mini'
import type { TextModel } from '../../outside/model/model.ts'
import { CHARACTER_TASK } from '../../prompts/character-task.ts'
import { instructions } from '../../prompts/instructions.ts'
import type { Brief } from '../../story/brief.ts'
import type { RequestOptions, Sheet } from '../author.ts'
import { ask } from './ask.ts'
import { briefAsData } from './brief-as-data.ts'
import { tokensFor } from './budget.ts'
import { tidy } from './tidy.ts'

const SHEET_WORDS = 120

const CharacterOutput = z.strictObject({
  epithet: z.string(),
  appearance: z.string(),
  strength: z.string(),
  quirk: z.string(),
})

export async function writeCharacter(model: TextModel, brief: Brief, options: RequestOptions): Promise<Sheet> {
  const question = {
    part: 'character',
    name: 'character',
    instructions: instructions(brief),
    prompt: `${briefAsData(brief)}\n\n${CHARACTER_TASK}`,
    schema: CharacterOutput,
    tokens: tokensFor(SHEET_WORDS, brief.language),
    problemIn: (answer: z.output<typeof CharacterOutput>) =>
      Object.values(answer).some(text => text.trim() === '') ? 'No field may be empty.' : undefined,
  }
  const output = await ask(model, question, options)
  const { name, age } = brief.hero
  const line = (text: string) => tidy(text, brief.language)
  return {
    name,
    byname: `${name}, ${line(output.epithet)}`,
    age,
    appearance: line(output.appearance),
    strength: line(output.strength),
    quirk: line(output.quirk),
  }
}
