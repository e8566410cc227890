import { speak } from '../pack/speak.ts'
import type { Voice } from '../voice.ts'
import { awake } from './plots/awake.ts'
import { bell } from './plots/bell.ts'
import { bench } from './plots/bench.ts'
import { blueDoor } from './plots/blue-door.ts'
import { boot } from './plots/boot.ts'
import { coats } from './plots/coats.ts'
import { cup } from './plots/cup.ts'
import { donkey } from './plots/donkey.ts'
import { echo } from './plots/echo.ts'
import { lamp } from './plots/lamp.ts'
import { longList } from './plots/long-list.ts'
import { minutes } from './plots/minutes.ts'
import { ring } from './plots/ring.ts'
import { smudge } from './plots/smudge.ts'
import { string } from './plots/string.ts'
import { thursday, thursdayBetweenFriends } from './plots/thursday.ts'
import { tide } from './plots/tide.ts'
import { yawn } from './plots/yawn.ts'
import { pack } from './speech.ts'

export const english: Voice = {
  language: 'en',
  plots: [
    donkey,
    blueDoor,
    yawn,
    tide,
    ring,
    bell,
    minutes,
    smudge,
    lamp,
    coats,
    string,
    echo,
    cup,
    bench,
    thursday,
    thursdayBetweenFriends,
    awake,
    boot,
    longList,
  ],
  episodes: [],
  spareTitles: [
    'A Little Further',
    'Shortly After',
    'Not Yet',
    'Quietly Now',
    'What Came of It',
    'A Detour',
    'Almost',
    'Just Here',
    'The Next Thing',
    'In Between',
    'On Tiptoe',
    'A Small Find',
    'Round the Corner',
    'After All',
    'Only a Word',
    'Onwards',
    'What Nobody Saw',
    'Two Steps Back',
    'Very Nearly',
    'A Sign',
    'Behind the Door',
    'And Now?',
    'The Long Look',
    'Once More',
    'Something Else',
    'Quite Near',
    'By the Way',
    'As Far as That',
  ],
  speak: (brief, plot, random, room) => speak(pack, brief, plot, random, room),
}
