import type { Beat, Episode, Insert, Plot, Scene, Slot, SlotName } from '../language-pack.ts'
import { areNeeds, isSlotName, partsOf } from './attributes.ts'
import { blocksOf } from './blocks.ts'
import { readYaml } from './read-yaml.ts'
import { beatOf, type LocatedBeat, type LocatedScene, type LocatedSlot, scenesOf } from './scenes.ts'
import { EPISODE, INSERTS, PLOT } from './schema.ts'
import { type StoryText, StoryTextError } from './story-text-error.ts'

export interface PlotFile {
  readonly file: string
  readonly scenes: readonly LocatedScene[]
  readonly plot: Plot
}

export interface EpisodeFile {
  readonly file: string
  readonly scenes: readonly LocatedScene[]
  readonly episode: Episode
}

interface LocatedInsert extends LocatedBeat {
  readonly slot: SlotName
}

export interface InsertFile {
  readonly file: string
  readonly name: string
  readonly beats: readonly LocatedInsert[]
  readonly inserts: readonly Insert[]
}

const FRONT_MATTER_LINE = 2

function nameOf({ file }: StoryText): string {
  const name = file.slice(file.lastIndexOf('/') + 1, -'.md'.length)
  if (!/^[a-z\d-]+$/.test(name))
    throw new StoryTextError(file, 1, 'a name of other letters than a to z, digits and "-"')
  return name
}

const bothNeeds = (...needs: readonly (string | undefined)[]): string => needs.filter(Boolean).join(' ')

function beat({ rank, phrasings, short, needs, gives, joins }: LocatedBeat, alsoNeeds?: string): Beat {
  const all = bothNeeds(needs, alsoNeeds)
  return {
    phrasings: phrasings.map(({ text }) => text),
    rank,
    ...(short.length > 0 ? { short: short.map(({ text }) => text) } : {}),
    ...(all ? { needs: all } : {}),
    ...(gives ? { gives } : {}),
    ...(joins ? { joins } : {}),
  }
}

const beatOrSlot = (one: LocatedBeat | LocatedSlot, alsoNeeds?: string): Beat | Slot =>
  'slot' in one ? { slot: one.slot } : beat(one, alsoNeeds)

const sceneOf = ({ titles, summary, beats }: LocatedScene, alsoNeeds?: string): Scene => ({
  titles: titles.map(({ text }) => text),
  summary: summary.text,
  beats: beats.map(one => beatOrSlot(one, alsoNeeds)),
})

function checkedNeeds(file: string, needs: string | undefined): void {
  if (needs !== undefined && !areNeeds(needs))
    throw new StoryTextError(file, FRONT_MATTER_LINE, `"${needs}" is no attribute "needs"`)
}

export function readPlot(text: StoryText): PlotFile {
  const { frontMatter, blocks } = blocksOf(text)
  const head = readYaml({ file: text.file, text: frontMatter, linesBefore: 1 }, PLOT)
  const scenes = scenesOf(text.file, blocks)
  return { file: text.file, scenes, plot: { id: nameOf(text), ...head, scenes: scenes.map(scene => sceneOf(scene)) } }
}

export function readEpisode(text: StoryText): EpisodeFile {
  const { file } = text
  const { frontMatter, blocks } = blocksOf(text)
  const { beatNeeds, ...head } = readYaml({ file, text: frontMatter, linesBefore: 1 }, EPISODE)
  checkedNeeds(file, head.needs)
  checkedNeeds(file, beatNeeds)
  const scenes = scenesOf(file, blocks)
  const [scene, second] = scenes
  if (!scene || second) throw new StoryTextError(file, second?.titles[0]?.line ?? 1, 'an episode has one scene')
  return { file, scenes, episode: { id: nameOf(text), ...head, ...sceneOf(scene, beatNeeds) } }
}

export function readInserts(text: StoryText): InsertFile {
  const { file } = text
  const { frontMatter, blocks } = blocksOf(text)
  const { needs } = frontMatter === '' ? {} : readYaml({ file, text: frontMatter, linesBefore: 1 }, INSERTS)
  checkedNeeds(file, needs)
  const beats = blocks.map(block => {
    if (block.kind !== 'section') throw new StoryTextError(file, block.line, `a ${block.kind} among inserts`)
    const [slot = '', ...parts] = partsOf(block.heading.text)
    if (!isSlotName(slot)) throw new StoryTextError(file, block.heading.line, `unknown mark "${slot}"`)
    return { ...beatOf(file, block, parts), slot }
  })
  const inserts = beats.map(one => ({ ...beat(one, needs), slot: one.slot, facts: [] }))
  return { file, name: nameOf(text), beats, inserts }
}
