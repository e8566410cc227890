import type { Episode } from '../language-pack.ts'
import { betweenTwo } from './episodes/between-two.ts'
import { byTheBy } from './episodes/by-the-by.ts'
import { forChildren } from './episodes/for-children.ts'
import { forGrown } from './episodes/for-grown.ts'
import { forKinds } from './episodes/for-kinds.ts'
import { oddOffices } from './episodes/odd-offices.ts'
import { onTheWay } from './episodes/on-the-way.ts'
import { outdoors } from './episodes/outdoors.ts'
import { passersBy } from './episodes/passers-by.ts'
import { smallFavours } from './episodes/small-favours.ts'
import { smallGames } from './episodes/small-games.ts'
import { smallMeetings } from './episodes/small-meetings.ts'
import { smallThings } from './episodes/small-things.ts'

/** Episodes that need the outdoors. */
const OUT_OF_DOORS: ReadonlySet<string> = new Set([
  'chair-man',
  'queue',
  'leash',
  'foreign-words',
  'gang-of-one',
  'slow-race',
  'chalk-country',
  'bench-for-three',
  ...smallMeetings.map(({ id }) => id),
])

const ALL: readonly Episode[] = [
  ...betweenTwo,
  ...passersBy,
  ...smallThings,
  ...onTheWay,
  ...forChildren,
  ...forGrown,
  ...forKinds,
  ...smallFavours,
  ...oddOffices,
  ...byTheBy,
  ...smallMeetings,
  ...smallGames,
]

export const EPISODES: readonly Episode[] = ALL.map(episode =>
  OUT_OF_DOORS.has(episode.id) ? outdoors(episode) : episode,
)
