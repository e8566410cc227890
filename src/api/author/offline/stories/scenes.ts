import type { SlotName } from '../language-pack.ts'
import { type Attributes, attributesOf, isSlotName, partsOf } from './attributes.ts'
import type { Block, Section } from './blocks.ts'
import { type Located, StoryTextError } from './story-text-error.ts'

export interface LocatedBeat extends Attributes {
  readonly line: number
  readonly phrasings: readonly Located[]
  readonly short: readonly Located[]
}

export interface LocatedSlot {
  readonly line: number
  readonly slot: SlotName
}

export interface LocatedScene {
  readonly titles: readonly Located[]
  readonly summary: Located
  readonly beats: readonly (LocatedBeat | LocatedSlot)[]
}

const SLOT = 'slot '

/** The phrasings of a heading, of which there must be one. */
export function beatOf(file: string, { heading, phrasings, short }: Section, parts: readonly string[]): LocatedBeat {
  if (phrasings.length === 0) throw new StoryTextError(file, heading.line, 'a beat without a phrasing')
  return { ...attributesOf(file, heading, parts), line: heading.line, phrasings, short }
}

function beatOrSlot(file: string, section: Section): LocatedBeat | LocatedSlot {
  const { heading, phrasings, short } = section
  const parts = partsOf(heading.text)
  const [first = ''] = parts
  if (!first.startsWith(SLOT)) return beatOf(file, section, parts)
  const slot = first.slice(SLOT.length)
  if (!isSlotName(slot) || parts.length > 1)
    throw new StoryTextError(file, heading.line, `unknown mark "${heading.text}"`)
  if (phrasings.length + short.length > 0) throw new StoryTextError(file, heading.line, 'text below a mark')
  return { line: heading.line, slot }
}

interface OpenScene {
  titles: Located[]
  summary?: Located
  beats: (LocatedBeat | LocatedSlot)[]
}

/** Titles, one summary, beats; the next title begins the next scene. */
export function scenesOf(file: string, blocks: readonly Block[]): LocatedScene[] {
  const scenes: OpenScene[] = []
  for (const block of blocks) {
    const scene = scenes.at(-1)
    if (block.kind === 'title') {
      if (scene && !scene.summary && scene.beats.length === 0) scene.titles.push(block)
      else scenes.push({ titles: [block], beats: [] })
      continue
    }
    const line = block.kind === 'section' ? block.heading.line : block.line
    if (!scene) throw new StoryTextError(file, line, 'a scene begins with a title')
    if (block.kind === 'section') scene.beats.push(beatOrSlot(file, block))
    else if (scene.summary || scene.beats.length > 0) throw new StoryTextError(file, line, 'a second summary')
    else scene.summary = block
  }
  return scenes.map(({ titles, summary, beats }) => {
    const line = titles[0]?.line ?? 1
    if (!summary) throw new StoryTextError(file, line, 'a scene without a summary')
    if (beats.length === 0) throw new StoryTextError(file, line, 'a scene without a beat')
    return { titles, summary, beats }
  })
}
