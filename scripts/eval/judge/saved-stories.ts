import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod/mini'
import { AskError } from '../ask.ts'
import type { Telling } from '../write-story.ts'

const RESULTS_FOLDER = path.join('test-results', 'eval')

const Story = z.object({
  name: z.string(),
  /** The invented answers that it was written for. */
  parameter: z.record(z.string(), z.unknown()),
  chapters: z.array(z.object({ number: z.number(), title: z.string(), text: z.string() })),
  seconds: z.number(),
  tokens: z.number(),
})
const Stories = z.array(Story)
export type JudgedStory = z.output<typeof Story>

/** As it will be read again: what was not answered is left out. */
export const keptStory = (name: string, { chapters, seconds, tokens }: Telling, parameter: object): JudgedStory => ({
  name,
  parameter: JSON.parse(JSON.stringify(parameter)),
  chapters: [...chapters],
  seconds,
  tokens,
})

const fileOf = (name: string, folder: string) => path.join(folder, `${name}.json`)

export function saveStories(name: string, stories: readonly JudgedStory[], folder = RESULTS_FOLDER): string {
  mkdirSync(folder, { recursive: true })
  const file = fileOf(name, folder)
  writeFileSync(file, JSON.stringify(stories, null, 1))
  return file
}

/** Throws AskError where nothing was kept under that name, or something that this version cannot read. */
export function savedStories(name: string, folder = RESULTS_FOLDER): JudgedStory[] {
  const file = fileOf(name, folder)
  if (!existsSync(file)) throw new AskError(`Nothing was kept as "${name}": run with --save ${name} first.`)
  const parsed = Stories.safeParse(JSON.parse(readFileSync(file, 'utf8')))
  if (!parsed.success) throw new AskError(`What was kept as "${name}" cannot be read by this version.`)
  return parsed.data
}

export interface Pair {
  readonly a: JudgedStory
  readonly b: JudgedStory
}

/** Stories of both that were written for the same answers. */
export function pairsOf(a: readonly JudgedStory[], b: readonly JudgedStory[]): Pair[] {
  return a.flatMap(story => {
    const other = b.find(({ name, parameter }) => name === story.name && isDeepStrictEqual(parameter, story.parameter))
    return other ? [{ a: story, b: other }] : []
  })
}
