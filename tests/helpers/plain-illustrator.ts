import type { Studio } from '../../src/api/studio/studio.ts'

export const plainIllustrator: Studio['illustrator'] = {
  kind: 'paper-cut',
  covers: async (brief, { title, dedication }) => ({
    overview: Buffer.from(`overview ${brief.seed}`),
    quadrants: [0, 1, 2, 3].map(index => Buffer.from(`cover ${index} ${brief.seed}`)),
    cards: [0, 1, 2, 3].map(index => Buffer.from(`card of cover ${index}: ${title}, ${dedication}`)),
    scenes: [0, 1, 2, 3].map(() => ({ motif: 'castle', timeOfDay: 'night', sky: 'moon', pose: 'walking' })),
  }),
  chapter: async (brief, { chapter }) => ({
    bytes: Buffer.from(`chapter ${chapter} ${brief.seed}`),
    scene: { motif: 'village', timeOfDay: 'dusk', sky: 'rings', pose: 'sitting' },
  }),
  plate: async ({ seed }, { chapter }) => ({ bytes: new Uint8Array(Buffer.from(`plate ${chapter} ${seed}`)) }),
  edition: async (_brief, { variant, format, text }) => ({
    bytes: new Uint8Array(Buffer.from(`${format} of cover ${variant}: ${text.title}, ${text.dedication}`)),
    type: 'image/webp',
    width: 600,
    height: 800,
    contrasts: {},
  }),
}
