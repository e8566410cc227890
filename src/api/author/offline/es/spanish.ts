import type { LanguagePack } from '../language-pack.ts'
import { phraseBrief } from '../pack/phrase-brief.ts'
import { contracted } from './contracted.ts'
import { grammar } from './grammar.ts'
import { stories } from './stories.ts'

export const spanish: LanguagePack = {
  language: 'es',
  plots: contracted(stories.plots),
  episodes: contracted(stories.episodes),
  threads: contracted(stories.threads),
  traits: grammar.traits.map(({ id }) => id),
  spareTitles: stories.spareTitles,
  phraseBrief: (brief, plot, random, verbosity) => {
    const phrased = phraseBrief(grammar, brief, plot, random, verbosity)
    // Gathered answers join names too: "e Inés".
    return { ...phrased, inserts: contracted(phrased.inserts) }
  },
}
