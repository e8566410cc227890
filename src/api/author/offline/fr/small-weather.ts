import type { Weather, WeatherId } from '../pack/weather.ts'

export const smallWeathers: Readonly<Record<WeatherId, Weather>> = {
  rain: { there: 'Il pleut. Tap, tap, tap.', still: 'Il pleut encore un peu.', over: 'La pluie s’arrête.' },
  wind: { there: 'Il y a du vent. Hou !', still: 'Le vent court toujours.', over: 'Le vent se couche.' },
  fog: {
    there: 'Il y a du brouillard. Tout est doux.',
    still: 'Le brouillard est encore là.',
    over: 'Le brouillard s’en va.',
  },
  clear: {
    there: 'Il fait beau. Le ciel est grand.',
    still: 'Le ciel est toujours grand.',
    over: 'Le ciel se repose.',
  },
  snow: { there: 'Il neige. Chut, font les flocons.', still: 'Il neige encore.', over: 'La neige s’arrête.' },
}
