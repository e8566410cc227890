import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { locationsOf, type StoryTexts, thingsOf } from '../../src/api/illustrator/lexicon/story-subjects.ts'
import type { ChapterScene, PictureBrief } from '../../src/api/illustrator/picture-brief.ts'
import { CATEGORIES, type Category } from '../../src/contract/categories.ts'
import { seeded } from '../../src/lib/seeded.ts'

/** Languages with plots of the offline author. */
const PLOT_LANGUAGES = ['de', 'en', 'es', 'fr', 'it'] as const
type PlotLanguage = (typeof PLOT_LANGUAGES)[number]

const STORIES = new URL('../../stories/', import.meta.url)
const HAIR = ['black', 'brown', 'blond', 'red'] as const
const AGE_OF: Readonly<Record<string, readonly [number, number]>> = {
  toddler: [3, 4],
  child: [6, 10],
  '12-20': [12, 18],
  '20+': [25, 70],
}

interface FrontMatter {
  readonly categories: readonly Category[]
  readonly ages: readonly string[]
  readonly titles: readonly string[]
  readonly teasers: readonly string[]
  readonly start: string
  readonly places: readonly { readonly name: string; readonly description: string }[]
}

export interface PlotStory extends FrontMatter {
  readonly id: string
  readonly language: PlotLanguage
  readonly file: URL
  /** The plot without its front matter. */
  readonly body: string
}

function readPlot(language: PlotLanguage, name: string): PlotStory {
  const file = new URL(`${language}/plots/${name}`, STORIES)
  const [, front = '', ...rest] = readFileSync(file, 'utf8').split(/^---$/mu)
  return { ...(parse(front) as FrontMatter), id: name.replace('.md', ''), language, file, body: rest.join('---') }
}

const plotsIn = (language: PlotLanguage): readonly PlotStory[] =>
  readdirSync(new URL(`${language}/plots/`, STORIES))
    .toSorted()
    .map(name => readPlot(language, name))

/** The first plots of a category by name, in the languages in turn. */
export function plotsOf(category: Category, count: number): readonly PlotStory[] {
  const each = PLOT_LANGUAGES.map(language =>
    plotsIn(language).filter(({ categories }) => categories[0] === category || categories.length === 0),
  )
  const turns = Array.from({ length: count * PLOT_LANGUAGES.length }, (_, index) => {
    const plots = each[index % PLOT_LANGUAGES.length] ?? []
    return plots[Math.floor(index / PLOT_LANGUAGES.length)]
  })
  return turns.filter(plot => plot !== undefined).slice(0, count)
}

/** Headings and summaries of scenes: what an author's plan says. */
const outlineOf = ({ body }: PlotStory): readonly string[] =>
  body.split('\n').filter(line => (line.startsWith('# ') || line.startsWith('> ')) && line.length > 2)

const textsOf = (plot: PlotStory): StoryTexts => ({
  language: plot.language,
  answers: [],
  title: plot.titles.join('. '),
  summaries: [
    ...plot.teasers,
    plot.start,
    ...plot.places.flatMap(({ name, description }) => [name, description]),
    ...outlineOf(plot),
  ],
})

/** A visitor of the seed's choosing who told nothing but the place where the story happens. */
export function briefOfPlot(plot: PlotStory, category: Category): PictureBrief {
  const { next, pick } = seeded(`${plot.language}/${plot.id}`)
  const [youngest, oldest] = AGE_OF[plot.ages[0] ?? 'child'] ?? [8, 8]
  return {
    seed: `${plot.language}/${plot.id}`,
    category,
    hero: {
      age: Math.round(youngest + next() * (oldest - youngest)),
      gender: pick(['female', 'male']),
      hair: pick(HAIR),
      build: [],
    },
    location: plot.places[0]?.name ?? '',
    tones: [],
    companions: 0,
    relations: [],
    story: { things: thingsOf(textsOf(plot)), locations: locationsOf(textsOf(plot)) },
  }
}

export const ALL_CATEGORIES = CATEGORIES

/** A chapter as the outline tells of it: at one of the plot's places, with what its scenes name. */
export function chapterOf(plot: PlotStory, chapter: number, count: number): ChapterScene {
  const place = plot.places[chapter % plot.places.length]?.name ?? ''
  const outline = outlineOf(plot)
  const from = Math.floor(((chapter - 1) / count) * outline.length)
  const summaries = outline.slice(from, Math.max(from + 1, Math.floor((chapter / count) * outline.length)))
  const texts = { language: plot.language, answers: [], title: place, summaries }
  return { chapter, count, place, who: [], story: { things: thingsOf(texts), locations: locationsOf(texts) } }
}
