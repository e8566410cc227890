import type { Weather, WeatherId } from '../pack/weather.ts'

export const weathers: Readonly<Record<WeatherId, Weather>> = {
  rain: {
    there: 'Il pleuvait, mais d’un seul côté de la rue.',
    still: 'La pluie avait pris ses aises et ne s’excusait plus.',
    over: 'La pluie s’était arrêtée sans prévenir personne.',
  },
  wind: {
    there: 'Le vent essayait les volets un à un, comme un facteur.',
    still: 'Le vent tournait les pages d’un journal oublié sur un banc.',
    over: 'Le vent s’était couché quelque part derrière les poubelles.',
  },
  fog: {
    there: 'Le brouillard se tenait devant les vitres et n’osait pas sonner.',
    still: 'Le brouillard était si épais qu’on aurait pu s’y asseoir.',
    over: 'Le brouillard rentra chez lui, un morceau après l’autre.',
  },
  clear: {
    there: 'Le ciel était net comme une nappe qu’on vient de secouer.',
    still: 'Une lune mince pendait là-haut, comme un cintre sans manteau.',
    over: 'La lune s’était un peu poussée, pour mieux voir.',
  },
  snow: {
    there: 'Il neigeait à gros flocons, et chacun prenait son temps.',
    still: 'La neige avait mangé tous les trottoirs.',
    over: 'Il ne neigeait plus. Le dernier flocon tomba sans témoin.',
  },
}
