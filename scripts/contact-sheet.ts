import { mkdir, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { drawCovers } from '../src/api/illustrator/draw-covers.ts'
import type { PictureBrief } from '../src/api/illustrator/picture-brief.ts'
import { CATEGORIES, type Category } from '../src/contract/categories.ts'
import { locationSheet, thingSheet } from './pictures/subject-sheets.ts'

/**
 * Draws the overviews of seeds and categories to look at: `node scripts/contact-sheet.ts --out <folder> --seeds a,b --categories love`;
 * with `--subjects docs` everything that can be drawn of a story, things and places, into that folder.
 */
const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'data/contact-sheets' },
    seeds: { type: 'string', default: 'a' },
    categories: { type: 'string', default: CATEGORIES.join(',') },
    location: { type: 'string', default: '' },
    hair: { type: 'string', default: 'red' },
    gender: { type: 'string', default: 'female' },
    age: { type: 'string', default: '8' },
    companions: { type: 'string', default: '0' },
    subjects: { type: 'string' },
  },
})

if (values.subjects !== undefined) {
  await writeFile(`${values.subjects}/things.webp`, await thingSheet())
  await writeFile(`${values.subjects}/places.webp`, await locationSheet())
  process.exit(0)
}

const UNTITLED = { title: '', kicker: '', dedication: '', language: 'en' }

await mkdir(values.out, { recursive: true })
for (const category of values.categories.split(',') as Category[]) {
  for (const seed of values.seeds.split(',')) {
    const hero = { age: Number(values.age), gender: values.gender, hair: values.hair, build: [] }
    const story = { location: values.location, tones: [], companions: Number(values.companions) }
    const brief: PictureBrief = { seed, category, hero, ...story }
    const started = performance.now()
    const set = await drawCovers(brief, UNTITLED, new AbortController().signal)
    const sizes = set.quadrants.map(bytes => `${Math.round(bytes.byteLength / 1024)} KB`).join(', ')
    const motifs = set.scenes.map(scene => `${scene.motif} (${scene.timeOfDay}, ${scene.sky})`).join(', ')
    console.log(`${category} ${seed}: ${Math.round(performance.now() - started)} ms; ${sizes}; ${motifs}`)
    await writeFile(`${values.out}/${category}-${seed}.webp`, set.overview)
  }
}
