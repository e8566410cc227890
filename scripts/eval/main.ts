import type { Author } from '../../src/api/author/author.ts'
import { openModelAuthor } from '../../src/api/author/model/model-author.ts'
import { openOfflineAuthor } from '../../src/api/author/offline/offline.ts'
import { readConfig } from '../../src/api/config/config.ts'
import { openModel } from '../../src/api/outside/model/open-model.ts'
import { type Ask, AskError, askOf } from './ask.ts'
import { missedBars } from './bars.ts'
import { evaluate } from './evaluate.ts'
import { HEADER, printed, type Row } from './rows.ts'
import { table } from './table.ts'
import { missedVisitorBars, visitorTable } from './visitor-bars.ts'
import { measureVisitors, type VisitorRow } from './visitor-measures.ts'
import type { Telling } from './write-story.ts'

function authorOf({ author }: Ask): Author {
  if (author === 'offline') return openOfflineAuthor()
  const { model } = readConfig(process.env)
  if (!model) throw new AskError('--author model needs AI_PROVIDER, AI_TEXT_MODEL and what else the provider asks for.')
  return openModelAuthor(openModel(model))
}

function writtenBy(ask: Ask) {
  return (name: string, { chapters }: Telling) => {
    process.stderr.write('.')
    if (!ask.isPrinted) return
    console.log(`\n===== ${name}`)
    for (const { title, text } of chapters) console.log(`\n## ${title}\n\n${text}`)
  }
}

/** What answers do to a story can be counted where plots and answers are known: without a model. */
async function visitorRows({ author, languages, tries }: Ask): Promise<VisitorRow[]> {
  const rows: VisitorRow[] = []
  if (author === 'offline') for (const language of languages) rows.push(await measureVisitors(language, tries))
  return rows
}

async function run(ask: Ask): Promise<number> {
  const author = authorOf(ask)
  const stop = new AbortController()
  process.once('SIGINT', () => stop.abort(new AskError('Stopped.')))
  const rows: Row[] = []
  for (const language of ask.languages)
    rows.push(await evaluate(author, ask, language, { written: writtenBy(ask) }, stop.signal))
  process.stderr.write('\n')
  const visitors = await visitorRows(ask)
  const missed = [
    ...rows.flatMap(row => missedBars(row).map(bar => `${row.language}: ${bar}`)),
    ...visitors.flatMap(row => missedVisitorBars(row).map(bar => `${row.language}: ${bar}`)),
  ]
  if (ask.isJson) console.log(JSON.stringify({ author: ask.author, words: ask.words, rows, visitors, missed }, null, 2))
  else {
    console.log(table(HEADER, rows.map(printed)))
    for (const row of rows)
      if (Object.keys(row.findings).length > 0) console.log(`${row.language} findings: ${JSON.stringify(row.findings)}`)
    if (visitors.length > 0) console.log(table(...visitorTable(visitors)))
    for (const bar of missed) console.log(`missed: ${bar}`)
  }
  return ask.author === 'offline' && missed.length > 0 ? 1 : 0
}

try {
  process.exitCode = await run(askOf(process.argv.slice(2)))
} catch (error) {
  if (!(error instanceof AskError) && (error as Error).name !== 'ConfigError') throw error
  console.error((error as Error).message)
  process.exitCode = 2
}
