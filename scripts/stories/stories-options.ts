import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { StoriesError } from './stories-error.ts'

export interface PrintOptions {
  readonly language: string
  /** A parameter, or a part of one. */
  readonly answers: unknown
  readonly words?: string
  readonly age?: string
  readonly seed: string
}

export type StoriesOptions =
  | { readonly command: 'check' }
  | { readonly command: 'print'; readonly plot: string; readonly print: PrintOptions }

const USAGE = `npm run stories -- check
npm run stories -- tell PLOT --language de --answers FILE.json [--words 1000] [--age child] [--seed TEXT]`

function answersIn(file: string | undefined): unknown {
  if (file === undefined) return {}
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new StoriesError(`--answers ${file}: ${(error as Error).message}`, { cause: error })
  }
}

export function storiesOptions(args: readonly string[]): StoriesOptions {
  const { values, positionals } = parse(args)
  const [command, plot] = positionals
  if (command === 'check' && plot === undefined) return { command }
  if (command !== 'tell' || plot === undefined || values.language === undefined) throw new StoriesError(USAGE)
  const { language, answers, words, age, seed } = values
  return { command: 'print', plot, print: { language, answers: answersIn(answers), words, age, seed } }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        language: { type: 'string' },
        answers: { type: 'string' },
        words: { type: 'string' },
        age: { type: 'string' },
        seed: { type: 'string', default: 'tell' },
      },
    })
  } catch (error) {
    throw new StoriesError(`${(error as Error).message}\n${USAGE}`, { cause: error })
  }
}
