import type * as z from 'zod/mini'
import type { Beat, Episode, Insert, Plot, Scene, Slot, SlotName } from '../language-pack.ts'
import type { Socket } from '../sockets/socket.ts'
import type { Thread, ThreadPart } from '../threads/thread.ts'
import { areNeeds, isSlotName, partsOf } from './attributes.ts'
import { blocksOf } from './blocks.ts'
import { readYaml } from './read-yaml.ts'
import { beatOf, type LocatedBeat, type LocatedScene, type LocatedSlot, scenesOf } from './scenes.ts'
import { EPISODE, INSERTS, PLOT, type SOCKET, THREAD } from './schema.ts'
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

export interface ThreadFile {
  readonly file: string
  readonly thread: Thread
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

const socketsOf = (sockets: Readonly<Record<string, z.infer<typeof SOCKET>>>): Socket[] =>
  Object.entries(sockets).map(([name, { default: otherwise, ...more }]) => ({ name, otherwise, ...more }))

function checkSubjects(file: string, subjects: readonly string[], sockets: readonly string[]): void {
  const unknown = subjects.find(name => name.startsWith('{') && !sockets.includes(name.slice(1, -1)))
  if (unknown !== undefined) throw new StoryTextError(file, FRONT_MATTER_LINE, `"${unknown}" is no socket of the plot`)
}

export function readPlot(text: StoryText): PlotFile {
  const { frontMatter, blocks } = blocksOf(text)
  const { sockets, ...head } = readYaml({ file: text.file, text: frontMatter, linesBefore: 1 }, PLOT)
  checkSubjects(text.file, [...head.things, ...head.locations], Object.keys(sockets ?? {}))
  const scenes = scenesOf(text.file, blocks)
  const plot: Plot = {
    id: nameOf(text),
    ...head,
    ...(sockets && { sockets: socketsOf(sockets) }),
    scenes: scenes.map(scene => sceneOf(scene)),
  }
  return { file: text.file, scenes, plot }
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

const THREAD_PARTS = ['plant', 'use', 'end'] as const satisfies readonly ThreadPart[]
const ALL_PARTS = ['plant use end', 'plant end']

/** A thread has its parts in order, each with phrasings; the second may be left out. */
export function readThread(text: StoryText): ThreadFile {
  const { file } = text
  const { frontMatter, blocks } = blocksOf(text)
  const head = readYaml({ file, text: frontMatter, linesBefore: 1 }, THREAD)
  const parts = blocks.map(block => {
    const name = block.kind === 'section' ? block.heading.text.trim() : ''
    const part = THREAD_PARTS.find(one => one === name)
    if (block.kind !== 'section' || !part || block.phrasings.length === 0)
      throw new StoryTextError(
        file,
        block.kind === 'section' ? block.heading.line : 1,
        'a part of a thread is "## plant", "## use" or "## end" with a phrasing',
      )
    return [part, block.phrasings.map(phrasing => phrasing.text)] as const
  })
  if (!ALL_PARTS.includes(parts.map(([part]) => part).join(' ')))
    throw new StoryTextError(file, 1, 'a thread has "## plant", "## use" if need be, and "## end", in this order')
  const { plant = [], use = [], end = [] }: Partial<Record<ThreadPart, string[]>> = Object.fromEntries(parts)
  return { file, thread: { id: nameOf(text), ...head, plant, use, end } }
}
