import sharp from 'sharp'
import { planChapter } from '../../../src/api/illustrator/chapter-plan.ts'
import { drawScene } from '../../../src/api/illustrator/draw-scene.ts'
import { photographEdition } from '../../../src/api/illustrator/edition-pictures.ts'
import { castOf } from '../../../src/api/illustrator/figures/cast.ts'
import { PICTURE } from '../../../src/api/illustrator/format.ts'
import type { Picture } from '../../../src/api/illustrator/paper/compositor.ts'
import { randomFrom } from '../../../src/api/illustrator/paper/random.ts'
import type { ChapterScene, PictureBrief } from '../../../src/api/illustrator/picture-brief.ts'
import type { PlannedScene } from '../../../src/api/illustrator/planned-scene.ts'
import { planScenes } from '../../../src/api/illustrator/scene-plan.ts'
import { CATEGORIES, type Category } from '../../../src/contract/categories.ts'
import type { Language } from '../../../src/contract/languages.ts'
import { itemAt } from '../../../src/lib/item-at.ts'
import { pictureBrief } from './picture-brief.ts'

const TILE_PX = 120
const COLUMNS = 4

/** One scene drawn small, as it is in the story. */
export function drawTile(brief: PictureBrief, scene: PlannedScene, seed: string, width = TILE_PX): Picture {
  return drawScene(randomFrom(seed), scene, castOf(brief), PICTURE, width)
}

export const coversOf = (brief: PictureBrief, width = TILE_PX): Picture[] =>
  planScenes(randomFrom(`${brief.seed}/plan`), brief).map((scene, index) =>
    drawTile(brief, scene, `${brief.seed}/${index}`, width),
  )

/** A family to draw: grandmother, dog and friend. */
export const STORY = pictureBrief({
  seed: 'one hero',
  hero: { age: 8, gender: 'female', hair: 'rote Zöpfe', build: [] },
  location: 'ein Dorf',
  tones: [],
  companions: 3,
  relations: [
    { gender: 'unsaid', age: undefined, connection: 'Oma' },
    { gender: 'unsaid', age: undefined, connection: 'unser Hund' },
    { gender: 'male', age: 9, connection: 'bester Freund' },
  ],
})

const chapter = (index: string, timeOfDay: ChapterScene['timeOfDay'], who: number[]) => ({
  place: index,
  timeOfDay,
  who,
})

/** One hero in twelve scenes: every new place, every pose, weather and time of day. */
export const CHAPTERS: readonly ChapterScene[] = [
  chapter('im Garten', 'day', [0]),
  chapter('in der Bibliothek', 'night', []),
  chapter('im Zug', 'dusk', [2]),
  chapter('auf der Insel', 'dawn', [1]),
  chapter('unter Wasser, in Atlantis', 'day', []),
  chapter('Berge im Nebel', 'dawn', [0, 2]),
  chapter('die Stadt im Regen', 'night', []),
  chapter('die Schule im Herbst', 'day', [2, 1]),
  chapter('Dschungel', 'dusk', []),
  chapter('Wüste im Wind', 'day', [0]),
  chapter('Brücke im Schnee', 'night', [1]),
  chapter('bei den Dinosauriern', 'dawn', []),
].map((scene, index) => ({ ...scene, chapter: index + 1, count: 12, timeOfDay: scene.timeOfDay ?? 'night' }))

const TITLE_TILE_PX = 190

/** One title in each language of the interface, one category each. */
const TITLES: readonly (readonly [Language, Category, title: string, kicker: string, dedication: string])[] = [
  ['de', 'christmas', 'Mila und die zwölf Türen', 'Ein Weihnachtsmärchen', 'für Mila'],
  ['en', 'scifi', 'Signal from Terra Nova', 'Science fiction', 'for Captain Noah'],
  ['fr', 'love', 'Jusqu’à la dernière lueur', 'Une histoire d’amour', 'pour Anaïs et Loïc'],
  ['es', 'adventure', 'El corazón del viento del norte', 'Una aventura', 'para Íñigo'],
  ['it', 'generic', 'Perché la luna è così lontana', 'Una storia', 'per nonna Lucia'],
  ['th', 'bedtime', 'บ้านหลังดวงจันทร์ที่ไม่มีใครเคยเห็น', 'นิทานก่อนนอน', 'แด่ มะลิ และคุณพ่อ'],
  ['tr', 'horror', 'Bataklıktaki fısıltı ve ışıklı şato', 'Bir gece hikâyesi', 'Iğdırlı Şule için'],
]

/** Title pages in every language, each of another category. */
async function titlePages(): Promise<Picture[]> {
  const pages = TITLES.map(async ([language, category, title, kicker, dedication], index) => {
    const brief = pictureBrief({ seed: 'titles', category, location: '' })
    const choice = { variant: index % 4, format: 'full', text: { title, kicker, dedication, language } } as const
    return (await photographEdition(brief, choice, new AbortController().signal, TITLE_TILE_PX)).picture
  })
  return Promise.all(pages)
}

export const SHEETS: Readonly<Record<string, () => Picture[] | Promise<Picture[]>>> = {
  titles: titlePages,
  categories: () => CATEGORIES.flatMap(category => coversOf(pictureBrief({ seed: 'a', category, location: '' }))),
  chapters: () => CHAPTERS.map(scene => drawTile(STORY, planChapter(STORY, scene), `${STORY.seed}/${scene.chapter}`)),
}

/** All pictures of a sheet side by side, as it is kept beside the tests. */
export function pasteUp(pictures: readonly Picture[]): Promise<Buffer> {
  const { width, height } = itemAt(pictures, 0)
  const tiles = pictures.map((picture, index) => ({
    input: Buffer.from(picture.pixels),
    raw: { width, height, channels: 3 as const },
    left: (index % COLUMNS) * width,
    top: Math.floor(index / COLUMNS) * height,
  }))
  const size = { width: width * COLUMNS, height: height * Math.ceil(pictures.length / COLUMNS) }
  const sheet = sharp({ create: { ...size, channels: 3, background: '#090a26' } }).composite(tiles)
  return sheet.webp({ quality: 72 }).toBuffer()
}
