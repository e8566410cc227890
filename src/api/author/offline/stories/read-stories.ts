import type { Tables } from '../gather.ts'
import type { Episode, Insert, Plot, Template } from '../language-pack.ts'
import type { Weather, WeatherId } from '../pack/weather.ts'
import type { AnswerPhrases } from '../phrases/phrased-answers.ts'
import type { Thread } from '../threads/thread.ts'
import { type LanguageFolder, openLanguageFolder } from './language-folder.ts'
import { ANSWERS, GATHERINGS, ORDER, TEMPLATES, WEATHERS } from './schema.ts'
import {
  type EpisodeFile,
  type InsertFile,
  type PlotFile,
  readEpisode,
  readInserts,
  readPlot,
  readThread,
  type ThreadFile,
} from './story-file.ts'
import { type StoryText, StoryTextError } from './story-text-error.ts'

/** All texts of one language. */
export interface Stories {
  readonly plots: readonly Plot[]
  readonly episodes: readonly Episode[]
  /** Of `phrases/NAME.md`. */
  inserts(name: string): readonly Insert[]
  readonly gatherings: Tables
  /** For toddlers, as `smallWeathers`. */
  readonly smallGatherings: Tables
  readonly weathers: Readonly<Record<WeatherId, Weather>>
  /** Those for all where a language has none of their own. */
  readonly smallWeathers: Readonly<Record<WeatherId, Weather>>
  /** Titles for chapters that begin within a scene. */
  readonly spareTitles: readonly Template[]
  /** One telling detail per place of the visitor. */
  readonly placeDetails: readonly string[]
  readonly answers: AnswerPhrases
  readonly threads: readonly Thread[]
}

/** The same with lines, for checks. */
export interface StoryFiles {
  readonly plots: readonly PlotFile[]
  readonly episodes: readonly EpisodeFile[]
  readonly inserts: readonly InsertFile[]
  readonly threads: readonly ThreadFile[]
  /** All files, as they are. */
  readonly sources: readonly StoryText[]
  readonly stories: Stories
}

/** In the listed order, others after them by name: the order decides what a seed draws. */
function ordered<One extends { readonly id: string }>(order: readonly string[], file: string, ones: One[]): One[] {
  const byId = new Map(ones.map(one => [one.id, one]))
  const listed = order.map(id => {
    const one = byId.get(id)
    if (!one) throw new StoryTextError(file, 1, `"${id}" is not there`)
    return one
  })
  return [...listed, ...ones.filter(({ id }) => !order.includes(id))]
}

function insertsByName(path: string, files: readonly InsertFile[]): Stories['inserts'] {
  const byName = new Map(files.map(({ name, inserts }) => [name, inserts]))
  return name => {
    const found = byName.get(name)
    if (!found) throw new Error(`${path}/phrases/${name}.md is not there`)
    return found
  }
}

async function readTables({ table }: LanguageFolder) {
  const weathers = await table('phrases/weather.yaml', WEATHERS)
  return {
    gatherings: await table('phrases/gatherings.yaml', GATHERINGS),
    smallGatherings: await table('phrases/small-gatherings.yaml', GATHERINGS),
    weathers: weathers.usual,
    smallWeathers: weathers.small ?? weathers.usual,
    spareTitles: await table('phrases/spare-titles.yaml', TEMPLATES),
    placeDetails: await table('phrases/place-details.yaml', TEMPLATES),
    answers: await table('phrases/answers.yaml', ANSWERS),
  }
}

export async function readStoryFiles(address: URL): Promise<StoryFiles> {
  const folder = openLanguageFolder(address)
  const { path, sources } = folder
  const order = await folder.table('order.yaml', ORDER)
  const plots = await folder.all('plots', readPlot)
  const episodes = await folder.all('episodes', readEpisode)
  const inserts = await folder.all('phrases', readInserts)
  const threads = await folder.all('threads', readThread)
  const inOrder = <One extends { readonly id: string }>(ids: readonly string[], ones: One[]) =>
    ordered(ids, `${path}/order.yaml`, ones)
  const stories: Stories = {
    plots: inOrder(
      order.plots,
      plots.map(({ plot }) => plot),
    ),
    episodes: inOrder(
      order.episodes,
      episodes.map(({ episode }) => episode),
    ),
    inserts: insertsByName(path, inserts),
    threads: threads.map(({ thread }) => thread),
    ...(await readTables(folder)),
  }
  return { plots, episodes, inserts, threads, sources, stories }
}

export const readStories = async (address: URL): Promise<Stories> => (await readStoryFiles(address)).stories
