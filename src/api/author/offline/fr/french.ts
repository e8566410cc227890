import { own } from '../../../../lib/own.ts'
import type { Brief } from '../../../story/brief.ts'
import type { Voice } from '../language-pack.ts'
import { castOf } from '../pack/cast.ts'
import { speak } from '../pack/speak.ts'
import type { WeatherId } from '../pack/weather.ts'
import { casting } from './cast.ts'
import { EPISODES } from './episode-list.ts'
import { indoorFlags } from './indoors.ts'
import { pairSaid } from './pair.ts'
import { PLOTS } from './plot-list.ts'
import { smallWeathers } from './small-weather.ts'
import { SPARE_TITLES } from './spare-titles.ts'
import { pack } from './speech.ts'
import { typeset } from './typeset.ts'

function smallWeather({ targetAge }: Brief, flags: readonly string[], token: string): string | undefined {
  const weather = flags.map(flag => own(smallWeathers, flag as WeatherId)).find(known => known !== undefined)
  if (targetAge !== 'toddler' || !weather) return undefined
  return own({ 'w.là': weather.there, 'w.encore': weather.still, 'w.fini': weather.over }, token)
}

export const french: Voice = {
  language: 'fr',
  plots: PLOTS,
  episodes: EPISODES,
  spareTitles: SPARE_TITLES,
  speak: (brief, plot, random, room) => {
    const speech = speak(pack, brief, plot, random, room)
    const { hero, a } = castOf(brief, plot, casting)
    const say = (token: string) => {
      const words = smallWeather(brief, speech.flags, token) ?? pairSaid(token, hero, a) ?? speech.say(token)
      return words === undefined ? undefined : typeset(token, words, brief.facts)
    }
    return { ...speech, say, flags: [...speech.flags, ...indoorFlags(plot.id)] }
  },
}
