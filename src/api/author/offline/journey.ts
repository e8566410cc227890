import type { Seeded } from '../../../lib/seeded.ts'
import type { Brief } from '../../story/brief.ts'
import { meetsNeeds } from './candidates.ts'
import type { Episode, Plot, Scene } from './language-pack.ts'
import type { Recall } from './recall.ts'

/** Words of a plot with its inserts. */
const PLOT_WORDS: Readonly<Record<'toddler' | 'others', number>> = { toddler: 900, others: 1700 }
/** Words of an episode, neither terse nor ample. */
const EPISODE_WORDS: Readonly<Record<'toddler' | 'others', number>> = { toddler: 120, others: 300 }

export function episodesWanted({ words, targetAge }: Pick<Brief, 'words' | 'targetAge'>): number {
  const kind = targetAge === 'toddler' ? 'toddler' : 'others'
  return Math.max(0, Math.round((words - PLOT_WORDS[kind]) / EPISODE_WORDS[kind]))
}

export function fittingEpisodes(
  all: readonly Episode[],
  brief: Pick<Brief, 'targetAge' | 'category'>,
  tags: readonly string[],
  random: Seeded,
  memory: Recall,
): Episode[] {
  const world = new Set(tags)
  const fitting = all.filter(
    ({ ages, categories, needs }) =>
      ages.includes(brief.targetAge) &&
      (categories.length === 0 || categories.includes(brief.category)) &&
      meetsNeeds(needs, world),
  )
  return random.shuffle(fitting).toSorted((a, b) => memory.timesUsed(a.id) - memory.timesUsed(b.id))
}

const hasTurn = ({ beats }: Scene): boolean => beats.some(beat => 'slot' in beat && beat.slot === 'key')

/** Inserts episodes evenly after scenes between the first and the turn, in their order. */
export function journey(plot: Plot, episodes: readonly Episode[]): Plot {
  const turn = plot.scenes.findIndex(hasTurn)
  const gaps = Math.max(1, turn - 1)
  const scenes = plot.scenes.flatMap((scene, index) => {
    const gap = index - (turn > 1 ? 1 : 0)
    if (gap < 0 || gap >= gaps) return [scene]
    return [scene, ...episodes.filter((_, order) => Math.floor((order * gaps) / episodes.length) === gap)]
  })
  return { ...plot, scenes }
}
