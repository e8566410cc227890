import type { Illustrator } from '../../src/api/illustrator/illustrator.ts'

/** Small bytes in place of pictures, where a test is not about pictures. */
export const plainIllustrator: Illustrator = {
  kind: 'paper-cut',
  covers: async brief => ({
    overview: Buffer.from(`overview ${brief.seed}`),
    quadrants: [0, 1, 2, 3].map(index => Buffer.from(`cover ${index} ${brief.seed}`)),
    scenes: [0, 1, 2, 3].map(() => ({ motif: 'castle', timeOfDay: 'night', sky: 'moon', pose: 'walking' })),
  }),
}
