import type { Beat, Episode } from '../../language-pack.ts'

const outside = (beat: Beat): Beat => ({ ...beat, needs: beat.needs ? `${beat.needs} !inside` : '!inside' })

/** The episode for stories that are out of doors: a plot that stays in the house gives `inside`, and does without it. */
export const outdoors = (episode: Episode): Episode => ({
  ...episode,
  beats: episode.beats.map(beat => ('slot' in beat ? beat : outside(beat))),
})
