import type { Voice } from '../language-pack.ts'
import { speak } from '../pack/speak.ts'
import { EPISODES } from './episode-list.ts'
import { PLOTS } from './plot-list.ts'
import { pack } from './speech.ts'

export const english: Voice = {
  language: 'en',
  plots: PLOTS,
  episodes: EPISODES,
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
