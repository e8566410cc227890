import sharp from 'sharp'
import type { Studio } from '../../src/api/studio/studio.ts'
import { plainIllustrator } from './plain-illustrator.ts'

const PRINT_PX = { width: 1571, height: 2471 } as const
const SMALL_PX = { width: 60, height: 80 } as const

const picture = async ({ width, height }: { width: number; height: number }): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(
    await sharp({ create: { width, height, channels: 3, background: '#1b2a4a' } })
      .jpeg()
      .toBuffer(),
  )

export const pictureIllustrator: Studio['illustrator'] = {
  ...plainIllustrator,
  chapter: async (brief, scene, signal) => ({
    ...(await plainIllustrator.chapter(brief, scene, signal)),
    bytes: await picture(SMALL_PX),
  }),
  plate: async () => ({ bytes: await picture(PRINT_PX) }),
  edition: async (brief, choice, signal) => ({
    ...(await plainIllustrator.edition(brief, choice, signal)),
    bytes: await picture(choice.format === 'print' ? PRINT_PX : SMALL_PX),
    type: 'image/jpeg',
  }),
}
