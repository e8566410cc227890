import * as z from 'zod/mini'
import type { TextModel } from '../../outside/model/model.ts'
import { CHARACTER_TASK } from '../../prompts/character-task.ts'
import { instructions } from '../../prompts/instructions.ts'
import type { Brief } from '../../story/brief.ts'
import type { Errand, Sheet } from '../author.ts'
import { ask } from './ask.ts'
import { wish } from './brief-as-data.ts'
import { tokensFor } from './budget.ts'
import { tidy } from './tidy.ts'

const SHEET_WORDS = 120

const Answer = z.strictObject({ epithet: z.string(), appearance: z.string(), strength: z.string(), quirk: z.string() })

export async function writeCharacter(model: TextModel, brief: Brief, errand: Errand): Promise<Sheet> {
  const question = {
    part: 'character',
    name: 'character',
    instructions: instructions(brief),
    prompt: `${wish(brief)}\n\n${CHARACTER_TASK}`,
    schema: Answer,
    tokens: tokensFor(SHEET_WORDS, brief.language),
    problemIn: (answer: z.output<typeof Answer>) =>
      Object.values(answer).some(text => text.trim() === '') ? 'No field may be empty.' : undefined,
  }
  const answer = await ask(model, question, errand)
  const { name, age } = brief.hero
  const line = (text: string) => tidy(text, brief.language)
  return {
    name,
    byname: `${name}, ${line(answer.epithet)}`,
    age,
    appearance: line(answer.appearance),
    strength: line(answer.strength),
    quirk: line(answer.quirk),
  }
}
