import type { OptionalLandingDeps } from './landing-deps.ts'
import { isOver, PICTURE_FOLDER } from './picture-address.ts'

export async function sweepPictures({ files, clock }: Pick<OptionalLandingDeps, 'files' | 'clock'>): Promise<number> {
  const over = (await files.list(PICTURE_FOLDER)).filter(key => isOver(key, clock()))
  for (const key of over) await files.remove(key)
  return over.length
}
