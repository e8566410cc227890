import type { PlotSubject } from '../../src/api/author/author.ts'
import { openOfflineAuthor } from '../../src/api/author/offline/offline.ts'
import { readStories } from '../../src/api/author/offline/stories/read-stories.ts'
import type { PictureBrief } from '../../src/api/illustrator/picture-brief.ts'
import { briefOf } from '../../src/api/story/brief-of.ts'
import { pictureBriefOf } from '../../src/api/studio/picture-brief.ts'
import { CATEGORIES, type Category } from '../../src/contract/categories.ts'
import type { TargetAge } from '../../src/contract/options.ts'
import { itemAt } from '../../src/lib/item-at.ts'
import { seeded } from '../../src/lib/seeded.ts'
import { MODEL_PLANS, type ModelPlan, titlesByModel } from './model-plans.ts'

const LANGUAGES = ['de', 'en', 'es', 'fr', 'it'] as const
const OFFLINE_STORIES = 48
const AGES: readonly (readonly [TargetAge, number])[] = [
  ['toddler', 3],
  ['child', 8],
  ['12-20', 15],
  ['20+', 34],
]
const NAMES = [
  ['Mila', 'female'],
  ['Emil', 'male'],
] as const
const TITLES = 5
const STORIES = new URL('../../stories/', import.meta.url)

export interface NamedStory {
  readonly language: string
  readonly category: Category
  readonly author: 'offline' | 'model'
  readonly brief: PictureBrief
  readonly title: string
  /** Its own and four of other stories of the category in the language. */
  readonly offered: readonly string[]
}

const options = { signal: new AbortController().signal, key: 'naming', spent: async () => undefined }

function visitorOf(seed: string, language: string, category: Category, index: number) {
  const { pick } = seeded(`${seed}/visitor`)
  const [targetAge, age] = itemAt(AGES, category === 'love' ? 3 : category === 'horror' ? 1 + (index % 3) : index % 4)
  const [name, gender] = pick(NAMES)
  const parameter = {
    story: { language, length: '1000', audience: 'normal', targetAge },
    character: { demographics: { name, age, gender }, physicalAppearance: { hair: pick(['red', 'black', 'blond']) } },
    setting: { location: '', isReal: false },
    context: { category, productDefinition: 'story' },
  }
  return briefOf(parameter, seed)
}

/** By plot: titles without other tokens than the hero's name. */
async function titlesOf(language: string, category: Category, hero: string): Promise<readonly (readonly string[])[]> {
  const { plots } = await readStories(new URL(`${language}/`, STORIES))
  return plots
    .filter(({ categories }) => categories.includes(category))
    .map(({ titles }) => titles.map(title => title.replaceAll(/\{h\}/giu, hero)).filter(title => !/[{[]/u.test(title)))
    .concat(titlesByModel(language, category).map(title => [title]))
    .filter(titles => titles.length > 0)
}

async function offeredBeside(title: string, seed: string, language: string, category: Category, hero: string) {
  const { pick, shuffle } = seeded(`${seed}/offered`)
  const others = (await titlesOf(language, category, hero)).filter(titles => !titles.includes(title))
  return shuffle([title, ...shuffle(others.map(pick)).slice(0, TITLES - 1)])
}

async function byOfflineAuthor(seed: string, index: number): Promise<NamedStory> {
  const language = itemAt(LANGUAGES, index % LANGUAGES.length)
  const category = itemAt(CATEGORIES, index % CATEGORIES.length)
  const brief = visitorOf(`${seed}/${index}`, language, category, index)
  const author = openOfflineAuthor()
  const [sheet, scenery] = [await author.character(brief, options), await author.places(brief, options)]
  const plan = await author.plan(brief, sheet, scenery, options)
  const offered = await offeredBeside(plan.title, brief.seed, language, category, brief.hero.name)
  const picture = pictureBriefOf(brief, plan)
  return { language, category, author: 'offline', brief: picture, title: plan.title, offered }
}

async function byModel(seed: string, plan: ModelPlan, index: number): Promise<NamedStory> {
  const { language, category, title, teaser } = plan
  const brief = visitorOf(`${seed}/model/${index}`, language, category, index)
  const keys = (names: readonly string[]): PlotSubject[] => names.map(key => ({ key }))
  const subjects = { things: keys(plan.things), locations: keys(plan.locations) }
  const offered = await offeredBeside(title, brief.seed, language, category, brief.hero.name)
  const picture = pictureBriefOf(brief, { title, teaser, chapters: [], subjects })
  return { language, category, author: 'model', brief: picture, title, offered }
}

/** Sixty stories over categories, languages and both authors, in an order that tells nothing. */
export async function namingStories(seed: string): Promise<readonly NamedStory[]> {
  const stories: NamedStory[] = []
  for (let index = 0; index < OFFLINE_STORIES; index++) stories.push(await byOfflineAuthor(seed, index))
  for (const [index, plan] of MODEL_PLANS.entries()) stories.push(await byModel(seed, plan, index))
  return seeded(`${seed}/order`).shuffle(stories)
}
