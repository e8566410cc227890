import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import type { LandingAddress } from '../../contract/site-bundle.ts'
import { fileOfPage } from './page-writer.ts'

const PAGE = '.html'

/** Pages that may change unnoticed: home pages, those without an entry, those never written. */
export async function doubtfulPages(
  folders: { readonly folder: string; readonly client: string },
  addresses: Iterable<LandingAddress>,
): Promise<string[]> {
  const landings = new Set<string>()
  for (const { path: page } of addresses) landings.add(page)
  const doubtful: string[] = []
  for (const file of await readdir(folders.folder, { recursive: true })) {
    if (!file.endsWith(PAGE) || path.basename(file).startsWith('.')) continue
    const page = `/${file.slice(0, -PAGE.length).replaceAll(path.sep, '/')}`
    if (!landings.delete(page) && !existsSync(path.join(folders.client, fileOfPage(page)))) doubtful.push(page)
  }
  return [...doubtful, ...landings]
}
