import { own } from '../../../../lib/own.ts'
import type { Brief } from '../../../story/brief.ts'
import { withCare } from '../careful.ts'
import type { LanguagePack } from '../language-pack.ts'
import { castOf } from '../pack/cast.ts'
import { phraseBrief } from '../pack/phrase-brief.ts'
import type { WeatherId } from '../pack/weather.ts'
import { casting } from './cast.ts'
import { grammar } from './grammar.ts'
import { pairSaid } from './pair.ts'
import { stories } from './stories.ts'
import { typeset } from './typeset.ts'

function smallWeather({ targetAge }: Brief, flags: readonly string[], token: string): string | undefined {
  const weather = flags.map(flag => own(stories.smallWeathers, flag as WeatherId)).find(known => known !== undefined)
  if (targetAge !== 'toddler' || !weather) return undefined
  return own({ 'w.là': weather.there, 'w.encore': weather.still, 'w.fini': weather.over }, token)
}

export const french: LanguagePack = {
  language: 'fr',
  plots: stories.plots,
  episodes: stories.episodes,
  threads: stories.threads,
  traits: grammar.traits.map(({ id }) => id),
  spareTitles: stories.spareTitles,
  phraseBrief: (brief, plot, random, verbosity) => {
    const phrased = phraseBrief(grammar, brief, plot, random, verbosity)
    const careful = withCare(brief)
    const { hero, a } = castOf(careful.brief, plot, casting, careful.quiet)
    const resolve = (token: string) => {
      const words = smallWeather(brief, phrased.flags, token) ?? pairSaid(token, hero, a) ?? phrased.resolve(token)
      return words === undefined ? undefined : typeset(token, words, brief.facts)
    }
    return { ...phrased, resolve }
  },
}
