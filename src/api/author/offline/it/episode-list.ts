import type { Episode } from '../language-pack.ts'
import { betweenTwo } from './episodes/between-two.ts'
import { byOthers } from './episodes/by-others.ts'
import { forChildren } from './episodes/for-children.ts'
import { oddTrades } from './episodes/odd-trades.ts'
import { smallMeetings } from './episodes/small-meetings.ts'
import { smallThings } from './episodes/small-things.ts'
import { thingsOnTheWay } from './episodes/things-on-the-way.ts'

export const EPISODES: readonly Episode[] = [
  ...betweenTwo,
  ...forChildren,
  ...oddTrades,
  ...thingsOnTheWay,
  ...byOthers,
  ...smallMeetings,
  ...smallThings,
]
