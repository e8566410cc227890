import { own } from '../../../../lib/own.ts'
import type { Brief } from '../../../story/brief.ts'
import type { LanguagePack, PhrasedBrief } from '../language-pack.ts'
import { phraseBrief } from '../pack/phrase-brief.ts'
import type { WeatherId } from '../pack/weather.ts'
import { contracted } from './contracted.ts'
import { EPISODES } from './episode-list.ts'
import { grammar } from './grammar.ts'
import { PLOTS } from './plot-list.ts'
import { smallWeathers } from './small-weather.ts'

/** Weather in the present for toddlers. */
function withSmallWeather({ targetAge }: Brief, phrased: PhrasedBrief): PhrasedBrief {
  const weather = phrased.flags.map(flag => own(smallWeathers, flag as WeatherId)).find(known => known !== undefined)
  if (targetAge !== 'toddler' || !weather) return phrased
  const said = { 'w.ora': weather.there, 'w.ancora': weather.still, 'w.fine': weather.over }
  return { ...phrased, resolve: token => own(said, token) ?? phrased.resolve(token) }
}

export const italian: LanguagePack = {
  language: 'it',
  plots: contracted(PLOTS),
  episodes: contracted(EPISODES),
  spareTitles: [
    'Un po’ più in là',
    'Poco dopo',
    'Non ancora',
    'Senza far rumore',
    'Quello che venne poi',
    'Una deviazione',
    'Quasi',
    'Proprio qui',
    'Il passo seguente',
    'Intanto',
    'In punta di piedi',
    'Una piccola scoperta',
    'Dietro l’angolo',
    'Dopotutto',
    'Una parola sola',
    'Avanti',
    'Quello che nessuno vide',
    'Due passi indietro',
    'Per un pelo',
    'Un segno',
    'Dietro la porta',
    'E adesso?',
    'A guardar bene',
    'Di nuovo',
    'Tutt’altra cosa',
    'Vicinissimo',
    'Sia detto per inciso',
    'Fin dove si vede',
  ],
  phraseBrief: (brief, plot, random, verbosity) =>
    withSmallWeather(brief, phraseBrief(grammar, brief, plot, random, verbosity)),
}
