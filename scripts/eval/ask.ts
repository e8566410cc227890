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
  /** Whether the judge model compares the model's stories with those of the offline author. */
  readonly isJudged?: boolean
  /** Name under which the stories are kept. */
  readonly save?: string | undefined
  /** Names of two kept runs for the judge model. */
  readonly compare?: readonly [string, string] | undefined
  /** Whether only what readers said is shown. */
  readonly isRatings?: boolean
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

const NAME = /^[a-z\d][a-z\d._-]{0,63}$/i

function named(flag: string, text: string | undefined): string {
  if (text !== undefined && NAME.test(text)) return text
  throw new AskError(`--${flag} takes names of letters, figures, ".", "_" and "-".`)
}

function counted(flag: string, text: string, least: number): number {
  const count = Number(text)
  if (Number.isInteger(count) && count >= least && count <= CASES_MAX) return count
  throw new AskError(`--${flag} takes a number from ${least} to ${CASES_MAX}; not "${text}".`)
}

const OPTIONS = {
  author: { type: 'string', default: 'offline' },
  lang: { type: 'string', default: LANGUAGES_WITH_BRIEFS.join(',') },
  cases: { type: 'string', default: '12' },
  words: { type: 'string', default: '500,1000,2000' },
  similar: { type: 'string', default: '2' },
  tries: { type: 'string', default: '100' },
  json: { type: 'boolean', default: false },
  print: { type: 'boolean', default: false },
  judge: { type: 'boolean', default: false },
  save: { type: 'string' },
  compare: { type: 'string' },
  ratings: { type: 'boolean', default: false },
} as const

export function askOf(args: readonly string[]): Ask {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: OPTIONS,
      allowPositionals: args.includes('--compare'),
    })
    const { compare, save } = values
    if (values.judge && compare === undefined && values.author !== 'model')
      throw new AskError('--judge needs --author model, or two kept runs: --compare A B.')
    if (positionals.length > 1) throw new AskError('--compare takes two names.')
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
      isRatings: values.ratings,
      isJudged: values.judge || compare !== undefined,
      ...(save !== undefined && { save: named('save', save) }),
      ...(compare !== undefined && { compare: [named('compare', compare), named('compare', positionals[0])] as const }),
    }
  } catch (error) {
    if (error instanceof AskError) throw error
    throw new AskError((error as Error).message, { cause: error })
  }
}
