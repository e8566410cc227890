// Lighthouse on a phone, in German and Thai. Needs the internet, and a build for this port: else origins differ.
import { spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { itemAt } from '../../src/lib/item-at.ts'
import { startProcess } from '../../tests/helpers/service-process.ts'

const LIGHTHOUSE = 'lighthouse@13.5.0'
const PORT = '4321'
const SCORE_MIN = 1
/** After one that warms up; what else the machine does shows in single ones. */
const RUNS = 5
const PICTURE_MAX_BYTES = 70 * 1024
const LANGUAGES = ['de', 'th'] as const
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

interface Report {
  readonly categories: Readonly<Record<(typeof CATEGORIES)[number], { readonly score: number }>>
  readonly audits: Readonly<
    Record<
      string,
      {
        readonly numericValue?: number
        readonly score: number | null
        readonly title: string
        readonly details?: { readonly items?: readonly Item[] }
      }
    >
  >
}
interface Item {
  readonly url?: string
  readonly resourceType?: string
  readonly transferSize?: number
  readonly items?: readonly { readonly node?: { readonly snippet?: string } }[]
}

const root = path.resolve(import.meta.dirname, '../..')
const { chromium } = (await import(new URL('../chromium.mjs', import.meta.url).href)) as { chromium(): string }
const { build } = (await import(new URL('../build.mjs', import.meta.url).href)) as { build(): Promise<void> }

async function pagesOf(origin: string, language: string): Promise<string[]> {
  const texts = JSON.parse(readFileSync(path.join(root, `i18n/${language}.json`), 'utf8'))
  const category = `/${language}/${texts.urls.stories}/${texts.urls.categories.love}`
  const html = await (await fetch(new URL(encodeURI(category), origin))).text()
  const landing = /href="(\/[a-z]{2}\/pages\/[^"]+)"/.exec(html)?.[1]
  if (!landing) throw new Error(`${category} names no landing page`)
  return [`/${language}`, category, landing]
}

async function measure(address: string, folder: string): Promise<Report> {
  const file = path.join(folder, 'report.json')
  rmSync(file, { force: true })
  const flags = ['--headless=new', '--no-sandbox', '--disable-gpu'].join(' ')
  const args = [
    '-y',
    LIGHTHOUSE,
    address,
    '--output=json',
    `--output-path=${file}`,
    `--chrome-flags=${flags}`,
    '--quiet',
  ]
  const child = spawn('npx', args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, CHROME_PATH: chromium() },
  })
  let said = ''
  child.stderr.on('data', chunk => {
    said = (said + chunk).slice(-2000)
  })
  await new Promise(resolve => child.once('exit', resolve))
  if (!existsSync(file)) throw new Error(`Lighthouse left no report: ${said}`)
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** Bytes of the largest picture that the page loaded: nothing it shows first can be heavier. */
const largestPicture = ({ audits }: Report) =>
  Math.max(
    0,
    ...(audits['network-requests']?.details?.items ?? [])
      .filter(({ resourceType }) => resourceType === 'Image')
      .map(({ transferSize = 0 }) => transferSize),
  )

const numberOf = ({ audits }: Report, audit: string) => Math.round(audits[audit]?.numericValue ?? Number.NaN)

/** The run whose performance is the median. */
async function medianRun(address: string): Promise<Report> {
  await measure(address, folder)
  const reports: Report[] = []
  for (let run = 0; run < RUNS; run++) reports.push(await measure(address, folder))
  reports.sort((one, other) => one.categories.performance.score - other.categories.performance.score)
  return itemAt(reports, Math.floor(RUNS / 2))
}

const failed = ({ audits }: Report) =>
  Object.entries(audits)
    .filter(([, { score, details }]) => score !== null && score < 0.9 && details !== undefined)
    .map(([name]) => name)

await build()
const folder = mkdtempSync(path.join(os.tmpdir(), 'lumitale-lighthouse-'))
chmodSync(folder, 0o755)
const service = await startProcess(folder, { PORT, HOST: 'localhost' })
let missed = 0
try {
  for (const language of LANGUAGES) {
    for (const page of await pagesOf(service.origin, language)) {
      const address = new URL(encodeURI(decodeURI(page)), service.origin).href
      const report = await medianRun(address)
      const scores = CATEGORIES.map(category => report.categories[category].score)
      const shift = report.audits['cumulative-layout-shift']?.numericValue ?? 1
      const picture = largestPicture(report)
      const isGood = scores.every(score => score >= SCORE_MIN) && shift === 0 && picture < PICTURE_MAX_BYTES
      if (!isGood) missed++
      const points = scores.map(score => Math.round(score * 100)).join(' / ')
      const paints = `FCP ${numberOf(report, 'first-contentful-paint')} LCP ${numberOf(report, 'largest-contentful-paint')} TBT ${numberOf(report, 'total-blocking-time')} ms`
      console.log(
        `${isGood ? 'ok    ' : 'MISSED'} ${points}  CLS ${shift}  ${paints}  largest picture ${Math.round(picture / 1024)} KB  ${decodeURI(page)}${isGood ? '' : `  ${failed(report).join(', ')}`}`,
      )
    }
  }
} finally {
  await service.end('SIGTERM')
  rmSync(folder, { recursive: true, force: true })
}
process.exit(missed === 0 ? 0 : 1)
