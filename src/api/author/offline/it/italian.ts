import { own } from '../../../../lib/own.ts'
import type { Brief } from '../../../story/brief.ts'
import type { LanguagePack, PhrasedBrief } from '../language-pack.ts'
import { phraseBrief } from '../pack/phrase-brief.ts'
import type { WeatherId } from '../pack/weather.ts'
import { contracted } from './contracted.ts'
import { grammar } from './grammar.ts'
import { stories } from './stories.ts'

/** Weather in the present for toddlers. */
function withSmallWeather({ targetAge }: Brief, phrased: PhrasedBrief): PhrasedBrief {
  const weather = phrased.flags
    .map(flag => own(stories.smallWeathers, flag as WeatherId))
    .find(known => known !== undefined)
  if (targetAge !== 'toddler' || !weather) return phrased
  const said = { 'w.ora': weather.there, 'w.ancora': weather.still, 'w.fine': weather.over }
  return { ...phrased, resolve: token => own(said, token) ?? phrased.resolve(token) }
}

export const italian: LanguagePack = {
  language: 'it',
  plots: contracted(stories.plots),
  episodes: contracted(stories.episodes),
  threads: contracted(stories.threads),
  traits: grammar.traits.map(({ id }) => id),
  spareTitles: stories.spareTitles,
  phraseBrief: (brief, plot, random, verbosity) =>
    withSmallWeather(brief, phraseBrief(grammar, brief, plot, random, verbosity)),
}
