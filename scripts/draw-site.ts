import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { encodeOriginal, encodeShare, meanColour } from '../src/api/illustrator/site/encode-original.ts'
import { SITE_PICTURES } from '../src/api/illustrator/site/site-pictures.ts'
import { streetWindows } from '../src/api/illustrator/site/street/street-plan.ts'

/** Draws the site's pictures into src/assets/site (committed): `node scripts/draw-site.ts [key prefix]`. */
const FOLDER = path.resolve(import.meta.dirname, '../src/assets/site')
const FACTS = path.join(FOLDER, 'pictures.json')
const WINDOWS = path.join(FOLDER, 'street-windows.json')
const [prefix = ''] = process.argv.slice(2)

const write = (file: string, value: unknown) => writeFile(file, `${JSON.stringify(value, null, 2)}\n`)

await mkdir(FOLDER, { recursive: true })
const known: Record<string, unknown> = JSON.parse(await readFile(FACTS, 'utf8').catch(() => '{}'))
const facts: Record<string, unknown> = {}
let total = 0
for (const { key, words, widthPx, draw } of SITE_PICTURES) {
  facts[key] = known[key]
  if (known[key] && !key.startsWith(prefix)) continue
  const picture = draw(widthPx)
  const isShare = key.startsWith('shares/')
  const bytes = await (isShare ? encodeShare(picture) : encodeOriginal(picture))
  const file = path.join(FOLDER, `${key}.${isShare ? 'jpg' : 'webp'}`)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, bytes)
  facts[key] = { ...words, width: picture.width, height: picture.height, colour: await meanColour(picture) }
  total += bytes.byteLength
  console.log(`${key}: ${picture.width} x ${picture.height}, ${Math.round(bytes.byteLength / 1024)} KB`)
}
await write(FACTS, facts)
await write(WINDOWS, { wide: streetWindows('wide'), tall: streetWindows('tall') })
console.log(`${Math.round(total / 1024)} KB`)
