import type { LanguagePack } from '../language-pack.ts'
import { phraseBrief } from '../pack/phrase-brief.ts'
import { EPISODES } from './episode-list.ts'
import { grammar } from './grammar.ts'
import { PLOTS } from './plot-list.ts'

export const english: LanguagePack = {
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
  phraseBrief: (brief, plot, random, verbosity) => phraseBrief(grammar, brief, plot, random, verbosity),
}
