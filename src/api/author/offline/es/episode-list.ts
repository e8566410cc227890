import type { Episode } from '../language-pack.ts'
import { atTheTable } from './episodes/at-the-table.ts'
import { betweenTwo } from './episodes/between-two.ts'
import { forChildren } from './episodes/for-children.ts'
import { forGrown } from './episodes/for-grown.ts'
import { inTheCorridor } from './episodes/in-the-corridor.ts'
import { listening } from './episodes/listening.ts'
import { oddTrades } from './episodes/odd-trades.ts'
import { onTheWay } from './episodes/on-the-way.ts'
import { passersBy } from './episodes/passers-by.ts'
import { smallThings } from './episodes/small-things.ts'
import { smallWonders } from './episodes/small-wonders.ts'
import { toddlerMeetings } from './episodes/toddler-meetings.ts'
import { toddlerThings } from './episodes/toddler-things.ts'
import { unhurried } from './episodes/unhurried.ts'

export const EPISODES: readonly Episode[] = [
  ...betweenTwo,
  ...unhurried,
  ...oddTrades,
  ...listening,
  ...inTheCorridor,
  ...atTheTable,
  ...forChildren,
  ...forGrown,
  ...onTheWay,
  ...passersBy,
  ...smallThings,
  ...smallWonders,
  ...toddlerMeetings,
  ...toddlerThings,
]
