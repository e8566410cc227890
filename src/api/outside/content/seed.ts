import type { Files } from '../files/files.ts'
import type { Resource } from './resource.ts'
import { seedLandings } from './seed/landings.ts'
import { openSeedPictures, type SeedPicture } from './seed/seed-pictures.ts'
import { seededAt } from './seed/seeded.ts'
import { seedSiteTexts } from './seed/site-texts.ts'
import { CONTENT_TYPES } from './types.ts'

/** Files written side by side: a folder syncs each, a bucket answers over a network. */
const AT_ONCE = 16

export interface Seed {
  readonly resources: readonly Resource[]
  readonly files: readonly SeedPicture['file'][]
}

/**
 * What the embedded service holds on its first day: the types, the site's own texts and its first landing pages as
 * entries, and their pictures. The same ids, addresses and keys wherever it is made.
 */
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

/** Puts the seed's files where assets have theirs; what is to be stored of them then. */
export async function putSeed(files: Files, now: Date): Promise<readonly Resource[]> {
  const seed = makeSeed(now)
  const waiting = [...seed.files]
  const putNext = async (): Promise<void> => {
    for (let file = waiting.pop(); file; file = waiting.pop()) await files.put(file.key, file.bytes, file.type)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, putNext))
  return seed.resources
}
