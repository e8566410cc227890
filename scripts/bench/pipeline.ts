import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Author, FinalRead } from '../../src/api/author/author.ts'
import { openDatabase } from '../../src/api/db/database.ts'
import { startEmbeddedServer } from '../../src/api/db/embedded-server.ts'
import { openPaperCut } from '../../src/api/illustrator/illustrator.ts'
import { chapterWaves } from '../../src/api/pipeline/chapter-waves.ts'
import { exampleParameter } from '../../tests/helpers/example-parameter.ts'
import { authorAt } from '../../tests/helpers/fake-model/author.ts'
import { startFakeModel } from '../../tests/helpers/fake-model/server.ts'
import { openServiceOn } from '../../tests/helpers/service-on.ts'
import { startStory } from '../../tests/helpers/start-story.ts'

const FIRST_TOKEN_MS = 400
const TOKENS_PER_SECOND = 60
const WORDS = '2000'
const RATIO_MAX = 1.25
const FIRST_CHAPTER_SHARE_MAX = 0.5
const LOOK_MS = 20
const NOTHING_READ: FinalRead = { patches: [], quotes: [], confirmed: [] }

interface Span {
  readonly name: string
  readonly from: number
  readonly to: number
}

function timed(author: Author, spans: Span[]): Author {
  const note = async <T>(name: string, work: Promise<T>): Promise<T> => {
    const from = performance.now()
    const made = await work
    spans.push({ name, from, to: performance.now() })
    return made
  }
  return {
    ...author,
    character: (...asked) => note('character', author.character(...asked)),
    places: (...asked) => note('places', author.places(...asked)),
    plan: (...requested) => note('plan', author.plan(...requested)),
    outline: (...requested) => note('outline', author.outline(...requested)),
    chapter: (bible, number, ...requested) => note(`chapter ${number}`, author.chapter(bible, number, ...requested)),
    repair: (bible, chapter, ...requested) =>
      note(`chapter ${chapter.number}`, author.repair(bible, chapter, ...requested)),
    finalRead: (...requested) => note('final read', author.finalRead?.(...requested) ?? Promise.resolve(NOTHING_READ)),
  }
}

const lasted = (spans: readonly Span[], name: string) =>
  spans.filter(span => span.name === name).reduce((sum, span) => sum + span.to - span.from, 0)

function criticalPath(spans: readonly Span[]): number {
  const of = (name: string) => lasted(spans, name)
  const count = new Set(spans.map(span => span.name).filter(name => name.startsWith('chapter'))).size
  const waves = chapterWaves(count).map(wave => Math.max(...wave.map(number => of(`chapter ${number}`))))
  const later = waves.reduce((sum, wave) => sum + wave, 0)
  const beginning = Math.max(of('character'), of('places')) + of('plan')
  return beginning + Math.max(of('outline'), of('chapter 1')) + later + of('final read')
}

const folder = mkdtempSync(path.join(os.tmpdir(), 'lumitale-bench-'))
// The database may run as another user.
chmodSync(folder, 0o755)
const postgres = await startEmbeddedServer(path.join(folder, 'pg'))
const database = await openDatabase(postgres.url, () => undefined)
const fake = await startFakeModel({ firstTokenMs: FIRST_TOKEN_MS, tokensPerSecond: TOKENS_PER_SECOND })
const spans: Span[] = []
const illustrator = openPaperCut()
const test = await openServiceOn(database, { author: timed(authorAt(fake), spans), illustrator })
await test.work()

const started = performance.now()
const response = await startStory(test.server, { parameter: exampleParameter({ story: { length: WORDS } }) })
const { id } = response.json() as { id: string }
let firstChapter: number | undefined
let status = 'working'
while (status === 'working') {
  await sleep(LOOK_MS)
  const rows = await database.db.selectFrom('chapter').select('number').where('story_id', '=', id).execute()
  if (rows.length > 0) firstChapter ??= performance.now() - started
  status = (await database.db.selectFrom('story').select('status').where('id', '=', id).executeTakeFirstOrThrow())
    .status
}
const total = performance.now() - started
const critical = criticalPath(spans)
const sequential = spans.reduce((sum, span) => sum + span.to - span.from, 0)
const share = (firstChapter ?? total) / total
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
console.log(
  `a story of ${WORDS} words (${status}), ${FIRST_TOKEN_MS / 1000} s to the first token, ${TOKENS_PER_SECOND} tokens/s a stream`,
)
console.log(`total ${seconds(total)}, critical path ${seconds(critical)}, one after the other ${seconds(sequential)}`)
console.log(`total / critical path ${(total / critical).toFixed(2)} (at most ${RATIO_MAX})`)
console.log(
  `first chapter readable after ${seconds(firstChapter ?? total)}, ${share.toFixed(2)} of the total (under ${FIRST_CHAPTER_SHARE_MAX})`,
)

await test.close()
await illustrator.close()
await fake.stop()
await postgres.stop()
rmSync(folder, { recursive: true, force: true })
process.exitCode = status === 'complete' && total / critical <= RATIO_MAX && share < FIRST_CHAPTER_SHARE_MAX ? 0 : 1
