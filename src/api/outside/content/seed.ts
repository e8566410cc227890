import type { Files } from '../files/files.ts'
import type { Resource } from './resource.ts'
import { seedLandings } from './seed/landings.ts'
import { openSeedPictures, type SeedPicture } from './seed/seed-pictures.ts'
import { seededAt } from './seed/seeded.ts'
import { seedSiteTexts } from './seed/site-texts.ts'
import { CONTENT_TYPES } from './types.ts'

const AT_ONCE = 16

export interface Seed {
  readonly resources: readonly Resource[]
  readonly files: readonly SeedPicture['file'][]
}

/** First content: types, the site's texts and landing pages, pictures. Ids, addresses and keys are always the same. */
export function makeSeed(now: Date): Seed {
  const seeded = seededAt(now)
  const pictures = openSeedPictures()
  const entries = [...seedSiteTexts(seeded, pictures), ...seedLandings(seeded, pictures)]
  const shown = pictures.used()
  return {
    resources: [
      ...CONTENT_TYPES.map(({ id, ...definition }) => seeded.type(id, definition)),
      ...shown.map(({ id, fields }) => seeded.asset(id, fields)),
      ...entries,
    ],
    files: shown.map(({ file }) => file),
  }
}

/** Writes the seed's files; returns the resources to store. */
export async function putSeed(files: Files, now: Date): Promise<readonly Resource[]> {
  const seed = makeSeed(now)
  const waiting = [...seed.files]
  const putNext = async (): Promise<void> => {
    for (let file = waiting.pop(); file; file = waiting.pop()) await files.put(file.key, file.bytes, file.type)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, putNext))
  return seed.resources
}
