import type { LanguagePack } from '../language-pack.ts'
import { phraseBrief } from '../pack/phrase-brief.ts'
import { grammar } from './grammar.ts'
import { stories } from './stories.ts'

export const german: LanguagePack = {
  language: 'de',
  plots: stories.plots,
  episodes: stories.episodes,
  threads: stories.threads,
  traits: grammar.traits.map(({ id }) => id),
  spareTitles: stories.spareTitles,
  phraseBrief: (brief, plot, random, verbosity) => phraseBrief(grammar, brief, plot, random, verbosity),
}
