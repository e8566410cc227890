// The content of the first day, and as many more landing pages like its own as are wanted.

import type { Database } from '../../src/api/db/database.ts'
import { openContentStorage } from '../../src/api/outside/content/database-storage.ts'
import { type Body, LOCALE, localValue, type Resource } from '../../src/api/outside/content/resource.ts'
import { putSeed } from '../../src/api/outside/content/seed.ts'
import type { Files } from '../../src/api/outside/files/files.ts'
import { itemAt } from '../../src/lib/item-at.ts'

const RANKINGS = 60

export async function fillContent(db: Database, files: Files, pages: number): Promise<string[]> {
  const seed = await putSeed(files, new Date())
  const first = seed.filter(({ type }) => type === 'landing')
  const copies = Array.from({ length: Math.max(0, pages - first.length) }, (_, number) => {
    const round = Math.floor(number / first.length) + 1
    return copyOf(itemAt(first, number % first.length), round)
  })
  await openContentStorage(db).seed(async () => [...seed, ...copies])
  return [...first, ...copies].slice(0, pages).map(({ id }) => id)
}

function copyOf(resource: Resource, round: number): Resource {
  const fields = resource.published ?? {}
  const read = (name: string) => localValue(fields[name])
  const hreflang = Object.entries(read('hreflang') as Record<string, string>)
  const body: Body = {
    ...fields,
    title: { [LOCALE]: `${read('title')} ${round}` },
    url: { [LOCALE]: `${read('url')}-${round}` },
    hreflang: { [LOCALE]: Object.fromEntries(hreflang.map(([language, url]) => [language, `${url}-${round}`])) },
    ranking: { [LOCALE]: round % RANKINGS },
  }
  return { ...resource, id: `${resource.id}-${round}`, draft: body, published: body }
}
