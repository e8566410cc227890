import type { Author } from '../../src/api/author/author.ts'
import { openModelAuthor } from '../../src/api/author/model/model-author.ts'
import { openOfflineAuthor } from '../../src/api/author/offline/offline.ts'
import { reachDatabase } from '../../src/api/boot/reach-database.ts'
import { readConfig } from '../../src/api/config/config.ts'
import type { TextModel } from '../../src/api/outside/model/model.ts'
import { openModel } from '../../src/api/outside/model/open-model.ts'
import { countRatings } from '../../src/api/stories/list-ratings.ts'
import { type Ask, AskError, askOf } from './ask.ts'
import { missedBars } from './bars.ts'
import { evaluate } from './evaluate.ts'
import { type Comparison, compare, printedComparison, type Side } from './judge/compare.ts'
import { type JudgedStory, keptStory, savedStories, saveStories } from './judge/saved-stories.ts'
import { printedRatings, ratingRows } from './ratings.ts'
import { HEADER, printed, type Row } from './rows.ts'
import { table } from './table.ts'
import { missedVisitorBars, visitorTable } from './visitor-bars.ts'
import { measureVisitors, type VisitorRow } from './visitor-measures.ts'

function authorOf(kind: Ask['author']): Author {
  if (kind === 'offline') return openOfflineAuthor()
  const { model, judge, quality } = readConfig(process.env)
  if (!model) throw new AskError('--author model needs AI_PROVIDER, AI_TEXT_MODEL and what else the provider asks for.')
  return openModelAuthor(openModel(model), { quality, judge: judge && openModel(judge) })
}

function judgeOf(): TextModel {
  const { model, judge } = readConfig(process.env)
  const config = judge ?? model
  if (!config) throw new AskError('--judge needs AI_JUDGE_MODEL, or AI_PROVIDER and AI_TEXT_MODEL.')
  return openModel(config)
}

interface Written {
  readonly rows: readonly Row[]
  readonly stories: readonly JudgedStory[]
}

async function writeAll(ask: Ask, signal: AbortSignal): Promise<Written> {
  const author = authorOf(ask.author)
  const stories: JudgedStory[] = []
  const rows: Row[] = []
  const written: Parameters<typeof evaluate>[3]['written'] = (name, telling, parameter) => {
    process.stderr.write('.')
    if (parameter) stories.push(keptStory(name, telling, parameter))
    if (!ask.isPrinted) return
    console.log(`\n===== ${name}`)
    for (const { title, text } of telling.chapters) console.log(`\n## ${title}\n\n${text}`)
  }
  for (const language of ask.languages) rows.push(await evaluate(author, ask, language, { written }, signal))
  process.stderr.write('\n')
  return { rows, stories }
}

/** What answers do to a story can be counted where plots and answers are known: without a model. */
async function visitorRows({ author, languages, tries }: Ask): Promise<VisitorRow[]> {
  const rows: VisitorRow[] = []
  if (author === 'offline') for (const language of languages) rows.push(await measureVisitors(language, tries))
  return rows
}

const judged = async (sides: readonly [Side, Side], signal: AbortSignal): Promise<Comparison> =>
  compare(judgeOf(), sides, { signal, judged: () => process.stderr.write('+') })

async function againstOffline(ask: Ask, stories: readonly JudgedStory[], signal: AbortSignal): Promise<Comparison> {
  const offline = await writeAll({ ...ask, author: 'offline', similar: 0, isPrinted: false }, signal)
  return judged(
    [
      { name: ask.author, stories },
      { name: 'offline', stories: offline.stories },
    ],
    signal,
  )
}

interface Results {
  readonly rows: readonly Row[]
  readonly visitors: readonly VisitorRow[]
  readonly comparison: Comparison | undefined
}

function print(ask: Ask, { rows, visitors, comparison }: Results): number {
  const missed = [
    ...rows.flatMap(row => missedBars(row).map(bar => `${row.language}: ${bar}`)),
    ...visitors.flatMap(row => missedVisitorBars(row).map(bar => `${row.language}: ${bar}`)),
  ]
  if (ask.isJson) {
    console.log(JSON.stringify({ author: ask.author, words: ask.words, rows, visitors, missed, comparison }, null, 2))
  } else {
    console.log(table(HEADER, rows.map(printed)))
    for (const row of rows)
      if (Object.keys(row.findings).length > 0) console.log(`${row.language} findings: ${JSON.stringify(row.findings)}`)
    if (visitors.length > 0) console.log(table(...visitorTable(visitors)))
    for (const bar of missed) console.log(`missed: ${bar}`)
    if (comparison) console.log(`\n${printedComparison(comparison)}`)
  }
  return ask.author === 'offline' && missed.length > 0 ? 1 : 0
}

async function readRatings() {
  const database = await reachDatabase(readConfig(), () => undefined)
  try {
    return ratingRows(await countRatings(database.db))
  } finally {
    await database.close()
  }
}

async function run(ask: Ask): Promise<number> {
  const stop = new AbortController()
  process.once('SIGINT', () => stop.abort(new AskError('Stopped.')))
  if (ask.isRatings) {
    const rows = await readRatings()
    console.log(ask.isJson ? JSON.stringify(rows, null, 2) : printedRatings(rows))
    return 0
  }
  if (ask.compare) {
    const [a, b] = ask.compare
    const sides = [
      { name: a, stories: savedStories(a) },
      { name: b, stories: savedStories(b) },
    ] as const
    const comparison = await judged(sides, stop.signal)
    console.log(ask.isJson ? JSON.stringify(comparison, null, 2) : `\n${printedComparison(comparison)}`)
    return 0
  }
  // Without a judge nothing is worth writing for one.
  if (ask.isJudged) judgeOf()
  const { rows, stories } = await writeAll(ask, stop.signal)
  if (ask.save) console.error(`kept in ${saveStories(ask.save, stories)}`)
  const comparison = ask.isJudged ? await againstOffline(ask, stories, stop.signal) : undefined
  return print(ask, { rows, visitors: await visitorRows(ask), comparison })
}

try {
  process.exitCode = await run(askOf(process.argv.slice(2)))
} catch (error) {
  if (!(error instanceof AskError) && (error as Error).name !== 'ConfigError') throw error
  console.error((error as Error).message)
  process.exitCode = 2
}
