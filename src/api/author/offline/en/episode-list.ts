import type { Beat, Episode } from '../language-pack.ts'
import { between } from './episodes/between.ts'
import { detours } from './episodes/detours.ts'
import { finds } from './episodes/finds.ts'
import { forChildren } from './episodes/for-children.ts'
import { forGrown } from './episodes/for-grown.ts'
import { forKinds } from './episodes/for-kinds.ts'
import { smallGames } from './episodes/small-games.ts'
import { smallMeetings } from './episodes/small-meetings.ts'
import { strangers } from './episodes/strangers.ts'

const isBeat = (one: Episode['beats'][number]): one is Beat => 'phrasings' in one

const inCompany = (episode: Episode): Episode => ({
  ...episode,
  beats: episode.beats.map(one => (isBeat(one) ? { ...one, needs: `${one.needs ?? ''} !apart/together`.trim() } : one)),
})

const ALL_EPISODES: readonly Episode[] = [
  ...between,
  ...strangers,
  ...finds,
  ...detours,
  ...forChildren,
  ...forGrown,
  ...forKinds,
  ...smallMeetings,
  ...smallGames,
]

export const EPISODES: readonly Episode[] = ALL_EPISODES.map(inCompany)
