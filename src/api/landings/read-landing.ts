import { LANGUAGES } from '../../contract/languages.ts'
import type { DraftEntry } from '../outside/content/content.ts'
import { refuse } from '../results/refusal.ts'
import { entryAt } from './claims.ts'
import { coverOf, draftOf, hreflangOf, storedAs } from './entry-draft.ts'
import type { LandingDeps } from './landing-deps.ts'
import { rowsOf } from './list-landings.ts'

/** A draft with its translations. Rejects like the content service. */
export async function readLanding(deps: LandingDeps, id: string) {
  const { write } = deps.content
  const entry = await write.entry(id)
  const stored = entry && storedAs(entry)
  if (!entry || !stored) return refuse('not-found')
  const { asset = '', address } = coverOf(entry)
  const cover = address ?? (asset && (await write.assetUrls([asset])).get(asset)) ?? ''
  const draft = draftOf(entry, cover)
  if (!draft) return refuse('not-found')
  const siblings = await rowsOf(deps, await translationsOf(deps, entry))
  return { ...stored, updatedAt: entry.updatedAt, draft, siblings }
}

async function translationsOf(deps: LandingDeps, entry: DraftEntry): Promise<DraftEntry[]> {
  const hreflang = hreflangOf(entry)
  const found = await Promise.all(
    LANGUAGES.map(async language => {
      const url = hreflang[language]
      const id = url && (await entryAt(deps, { language, url }))
      return id ? deps.content.write.entry(id) : undefined
    }),
  )
  return found.filter(translation => translation !== undefined)
}
