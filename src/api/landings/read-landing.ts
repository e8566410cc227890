import { LANGUAGES } from '../../contract/languages.ts'
import type { DraftEntry } from '../outside/content/content.ts'
import { refuse } from '../results/refusal.ts'
import { entryAt } from './claims.ts'
import { coverOf, draftOf, hreflangOf, storedAs } from './entry-draft.ts'
import type { LandingDesk } from './landing-deps.ts'
import { rowsOf } from './list-landings.ts'

/** A draft with its translations. Rejects like the content service. */
export async function readLanding(desk: LandingDesk, id: string) {
  const { write } = desk.content
  const entry = await write.entry(id)
  const stored = entry && storedAs(entry)
  if (!entry || !stored) return refuse('not-found')
  const { asset = '', address } = coverOf(entry)
  const cover = address ?? (asset && (await write.assetUrls([asset])).get(asset)) ?? ''
  const draft = draftOf(entry, cover)
  if (!draft) return refuse('not-found')
  const siblings = await rowsOf(desk, await sistersOf(desk, entry))
  return { ...stored, updatedAt: entry.updatedAt, draft, siblings }
}

async function sistersOf(desk: LandingDesk, entry: DraftEntry): Promise<DraftEntry[]> {
  const hreflang = hreflangOf(entry)
  const found = await Promise.all(
    LANGUAGES.map(async language => {
      const url = hreflang[language]
      const id = url && (await entryAt(desk, { language, url }))
      return id ? desk.content.write.entry(id) : undefined
    }),
  )
  return found.filter(sister => sister !== undefined)
}
