import { parseArgs } from 'node:util'
import { STORY_LENGTHS } from '../../src/contract/limits.ts'
import { itemAt } from '../../src/lib/item-at.ts'
import { LANGUAGES_WITH_BRIEFS } from './briefs.ts'

const CASES_MAX = 1000

export interface Ask {
  readonly author: 'offline' | 'model'
  readonly languages: readonly string[]
  readonly cases: number
  readonly words: readonly number[]
  /** Briefs of which ten stories each are told, for self-BLEU. */
  readonly similar: number
  /** Stories of each language with somebody who died or is not born, by the author without a model. */
  readonly tries: number
  readonly isJson: boolean
  readonly isPrinted: boolean
}

/** A flag that cannot be used; the message names it. */
export class AskError extends Error {
  override readonly name = 'AskError'
}

function listed<Value>(flag: string, text: string, known: readonly Value[]): Value[] {
  const names = known.map(String)
  return text.split(',').map(part => {
    const index = names.indexOf(part.trim())
    if (index === -1)
      throw new AskError(`--${flag} takes one or more of ${names.join(', ')}, parted by commas; not "${part}".`)
    return itemAt(known, index)
  })
}

function counted(flag: string, text: string, least: number): number {
  const count = Number(text)
  if (Number.isInteger(count) && count >= least && count <= CASES_MAX) return count
  throw new AskError(`--${flag} takes a number from ${least} to ${CASES_MAX}; not "${text}".`)
}

export function askOf(args: readonly string[]): Ask {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        author: { type: 'string', default: 'offline' },
        lang: { type: 'string', default: LANGUAGES_WITH_BRIEFS.join(',') },
        cases: { type: 'string', default: '12' },
        words: { type: 'string', default: '500,1000,2000' },
        similar: { type: 'string', default: '2' },
        tries: { type: 'string', default: '100' },
        json: { type: 'boolean', default: false },
        print: { type: 'boolean', default: false },
      },
    })
    const [author = 'offline'] = listed('author', values.author, ['offline', 'model'] as const)
    return {
      author,
      languages: listed('lang', values.lang, LANGUAGES_WITH_BRIEFS),
      cases: counted('cases', values.cases, 1),
      words: listed('words', values.words, STORY_LENGTHS),
      similar: counted('similar', values.similar, 0),
      tries: counted('tries', values.tries, 0),
      isJson: values.json,
      isPrinted: values.print,
    }
  } catch (error) {
    if (error instanceof AskError) throw error
    throw new AskError((error as Error).message, { cause: error })
  }
}
