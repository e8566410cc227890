// Seconds to bind a book of 10,000 words in three formats, beside other installed binders in the same run.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from 'playwright'
import { openBindery } from '../../src/api/bindery/bindery.ts'
import type { Book } from '../../src/api/bindery/book.ts'
import { EBOOK_FORMATS } from '../../src/api/bindery/ebook-format.ts'
import { openTypesetter } from '../../src/api/bindery/typeset/typesetter.ts'
import { drawPictures, sampleBook } from '../conformance/sample-book.ts'
import { isInstalled } from '../conformance/tools.mjs'

const BARS = { threeFormatsMs: 1000 } as const
const WORDS = 10_000
const ROUNDS = 3
const KILOBYTES_PER_MEGABYTE = 1024
const { signal } = new AbortController()

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`
const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

async function timed(work: () => unknown): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

const escaped = (text: string) => text.replace(/[&<>]/g, character => `&#${character.charCodeAt(0)};`)
const asHtml = ({ chapters, language, title }: Book) =>
  `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>${escaped(title)}</title><style>@page{size:5in 8in;margin:18mm}p{hyphens:auto;text-align:justify}img{width:60mm}h1{break-before:page}</style>${chapters
    .map(({ title: name, paragraphs, picture }, index) => {
      const shown = picture ? `<img src="picture.webp" alt="${index}">` : ''
      return `<h1>${escaped(name)}</h1>${shown}${paragraphs.map(text => `<p>${escaped(text)}</p>`).join('')}`
    })
    .join('')}</html>`

async function others(book: Book, folder: string): Promise<void> {
  const page = path.join(folder, 'book.html')
  writeFileSync(page, asHtml(book))
  writeFileSync(path.join(folder, 'picture.webp'), book.chapters[0]?.picture?.bytes ?? new Uint8Array())
  const tools = [
    ['pandoc', 'EPUB', [page, '-o', path.join(folder, 'pandoc.epub'), '--resource-path', folder]],
    ['pandoc', 'DOCX', [page, '-o', path.join(folder, 'pandoc.docx'), '--resource-path', folder]],
    ['ebook-convert', 'EPUB', [page, path.join(folder, 'calibre.epub')]],
    ['ebook-convert', 'PDF', [page, path.join(folder, 'calibre.pdf')]],
  ] as const
  for (const [program, kind, args] of tools) {
    if (!isInstalled(program)) {
      console.log(`${kind} by ${program}: not installed`)
      continue
    }
    let status: number | null = null
    const ms = await timed(() => {
      status = spawnSync(program, args, { cwd: folder, stdio: 'ignore' }).status
    })
    console.log(`${kind} by ${program}: ${status === 0 ? seconds(ms) : 'failed'}`)
  }
  await byChromium(page)
}

async function byChromium(page: string): Promise<void> {
  const executablePath = process.env.CHROME_PATH ?? '/usr/bin/chromium'
  const ms = await timed(async () => {
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
    const tab = await browser.newPage()
    await tab.goto(`file://${page}`)
    await tab.pdf({ preferCSSPageSize: true, tagged: true })
    await browser.close()
  }).catch(() => undefined)
  console.log(`PDF by Chromium: ${ms === undefined ? 'not installed' : seconds(ms)}`)
}

const book = await sampleBook({ language: 'de', words: WORDS, withSound: false, pictures: await drawPictures() })
const typesetter = openTypesetter()
const bindery = openBindery({ typesetter })
let ready = await bindery.prepare(book, signal)
const preparing = await timed(async () => {
  ready = await bindery.prepare(book, signal)
})
const rounds: number[][] = []
for (let round = 0; round <= ROUNDS; round++) {
  const times: number[] = []
  for (const format of EBOOK_FORMATS) times.push(await timed(() => bindery.bind(ready, format, signal)))
  rounds.push(times)
}
await bindery.close()
const words = book.chapters.reduce((sum, { paragraphs }) => sum + paragraphs.join(' ').split(/\s+/).length, 0)
console.log(`${words} words, ${book.chapters.length} chapters with a picture each; ${ROUNDS} rounds, medians`)
const [cold = [], ...warm] = rounds
for (const [index, format] of EBOOK_FORMATS.entries()) {
  const ms = median(warm.map(times => times[index] ?? 0))
  console.log(`${format.toUpperCase()}: ${seconds(ms)} (the first: ${seconds(cold[index] ?? 0)})`)
}
const threeFormatsMs = median(warm.map(times => times.reduce((sum, ms) => sum + ms, 0)))
console.log(`all three, pictures ready: ${seconds(threeFormatsMs)} (under ${seconds(BARS.threeFormatsMs)})`)
console.log(`making the pictures ready: ${seconds(preparing)}`)
const megabytes = (kilobytes: number) => `${Math.round(kilobytes / KILOBYTES_PER_MEGABYTE)} MB`
console.log(`peak memory of the typesetter: ${megabytes(typesetter.peakKilobytes)}`)
console.log(`peak memory of this process, drawing included: ${megabytes(process.resourceUsage().maxRSS)}`)
const folder = mkdtempSync(path.join(tmpdir(), 'lumitale-books-'))
try {
  await others(book, folder)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
if (threeFormatsMs > BARS.threeFormatsMs) console.log('missed: threeFormatsMs')
process.exitCode = threeFormatsMs > BARS.threeFormatsMs ? 1 : 0
