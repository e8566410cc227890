import { readFileSync } from 'node:fs'
import path from 'node:path'

const IN_PAGE = /\/_astro\/[\w.~@-]+?\.(?:js|css)(?=["'&?)\s])/g
/** Imports of built scripts are relative; what a script loads later stands there as a path. */
const IN_SCRIPT = /["'`](?:\.\/|\/?_astro\/)([\w.~@-]+?\.(?:js|css))["'`]/g

/**
 * Scripts and styles that pages need, with everything those scripts import, now or later: paths below the folder of
 * the built site, sorted. `pages` are files in that folder. Throws when one of them is not there.
 */
export function namedAssets(folder: string, pages: readonly string[]): string[] {
  const found = new Set<string>()
  const follow = (asset: string): void => {
    if (found.has(asset)) return
    found.add(asset)
    if (!asset.endsWith('.js')) return
    for (const [, name] of read(asset).matchAll(IN_SCRIPT)) follow(`_astro/${name}`)
  }
  const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8')
  for (const page of pages) for (const [named] of read(page).matchAll(IN_PAGE)) follow(named.slice(1))
  return [...found].sort()
}
