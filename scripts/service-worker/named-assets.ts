import { readFileSync } from 'node:fs'
import path from 'node:path'

const IN_PAGE = /\/_astro\/[\w.~@-]+?\.(?:js|css)(?=["'&?)\s])/g
/** Imports in built scripts are relative; lazily loaded files stand there as a path. */
const IN_SCRIPT = /["'`](?:\.\/|\/?_astro\/)([\w.~@-]+?\.(?:js|css))["'`]/g

/** Scripts and styles of pages (files below `folder`) with all imports, sorted. Throws when a page is missing. */
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
