// Draws the share picture of every page that has one into dist/client/share; cached in node_modules/.cache.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { copyFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { isMainThread, Worker, workerData } from 'node:worker_threads'
import { titledShare } from '../src/api/illustrator/site/titled-share.ts'
import { BRAND } from '../src/contract/brand.ts'
import { CATEGORIES } from '../src/contract/categories.ts'
import { LANGUAGES, type Language } from '../src/contract/languages.ts'
import { type ShareKey, sharePath } from '../src/contract/share-picture.ts'
import { serverTexts } from '../src/contract/texts.server.ts'

/** Increase when the same title on the same scene is drawn differently. */
const RECIPE = 1
const WORKERS = 2

const root = path.resolve(import.meta.dirname, '..')
const cache = path.join(root, 'node_modules/.cache/lumitale-share')
const scene = (key: ShareKey) => path.join(root, `src/assets/site/shares/${key}.jpg`)

interface Order {
  readonly language: Language
  readonly key: ShareKey
}

const orders: Order[] = LANGUAGES.flatMap(language => [...CATEGORIES, 'home' as const].map(key => ({ language, key })))

function titleOf({ language, key }: Order): string {
  const { home, categories } = serverTexts(language)
  return (key === 'home' ? home.heading : categories[key].heading).replaceAll('\u00ad', '')
}

async function draw(order: Order): Promise<void> {
  const { language, key } = order
  const original = readFileSync(scene(key))
  // A name keeps its letters: Turkish upper case would give it a dotted capital.
  const text = { title: titleOf(order), kicker: BRAND.toUpperCase(), dedication: '', language }
  const recipe = createHash('sha256').update(original).update(JSON.stringify({ RECIPE, key, text })).digest('hex')
  const existing = path.join(cache, `${recipe}.jpg`)
  if (!existsSync(existing)) {
    const bytes = await titledShare(original, key === 'home' ? 'generic' : key, text)
    // Two builds may draw the same one: each writes its own file, the last rename wins.
    await writeFile(`${existing}.${process.pid}`, bytes)
    await rename(`${existing}.${process.pid}`, existing)
  }
  await copyFile(existing, path.join(root, 'dist/client', sharePath(language, key)))
}

if (isMainThread) {
  mkdirSync(cache, { recursive: true })
  mkdirSync(path.join(root, 'dist/client/share'), { recursive: true })
  for (let worker = 0; worker < WORKERS; worker++)
    new Worker(new URL(import.meta.url), { workerData: worker }).on('error', error => {
      throw error
    })
} else {
  for (const [index, order] of orders.entries()) if (index % WORKERS === workerData) await draw(order)
}
