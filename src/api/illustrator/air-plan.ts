import { FRAMES, TREES } from './motifs/motif-table.ts'
import type { Random } from './paper/random.ts'
import type { PictureBrief } from './picture-brief.ts'
import type { FrameKind, Season, Setting, Weather } from './setting.ts'
import { seasonIn, weatherIn } from './weather-words.ts'

const GLOOMY = ['dark', 'sad', 'thrilling', 'dystopian']
const RARELY = 0.12
const SOMETIMES = 0.35

export type Air = Pick<Setting, 'weather' | 'season' | 'snow' | 'trees' | 'frame'>

function weatherBySeed(random: Random, { category, tones }: PictureBrief): Weather {
  const isGloomy = tones.some(tone => GLOOMY.includes(tone))
  const [gloom, breeze] = [random.chance(SOMETIMES), random.chance(RARELY)]
  if (category === 'christmas') return 'snow'
  if (category === 'scifi') return 'clear'
  if (category === 'horror') return gloom ? 'fog' : 'clear'
  if (isGloomy && gloom) return random.pick(['rain', 'fog'])
  return breeze && (category === 'adventure' || category === 'generic') ? 'wind' : 'clear'
}

function frameOf(brief: PictureBrief, season: Season, snow: boolean): FrameKind {
  const usual = FRAMES[brief.category]
  if (snow && usual === 'fern') return 'snow'
  return season === 'spring' && usual === 'fern' ? 'blossom' : usual
}

/** By the visitor's words (`text` first), else by category and seed. */
export function airOf(random: Random, brief: PictureBrief, text: string): Air {
  const bySeed = weatherBySeed(random, brief)
  const background = `${brief.location} ${brief.answers ?? ''}`
  const usual: Season = brief.category === 'christmas' ? 'winter' : 'summer'
  const season = seasonIn(text) ?? seasonIn(background) ?? usual
  const weather = weatherIn(text) ?? weatherIn(background) ?? bySeed
  const snow = brief.category === 'christmas' || season === 'winter' || weather === 'snow'
  return { weather, season, snow, trees: TREES[brief.category], frame: frameOf(brief, season, snow) }
}
