import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { SiteBuild } from '../../src/api/site/site-build.ts'
import type { SiteBundle } from '../../src/contract/site-bundle.ts'
import { fakeSiteBundle } from './fake-site-bundle.ts'

export function writeSiteBuild(folder: string, stamp = 'first', bundle: SiteBundle = fakeSiteBundle): SiteBuild {
  const client = path.join(folder, `client-${stamp}`)
  mkdirSync(path.join(client, '_astro'), { recursive: true })
  mkdirSync(path.join(client, 'de'), { recursive: true })
  writeFileSync(path.join(client, '404.html'), '<p>Not here</p>')
  writeFileSync(path.join(client, 'de/404.html'), '<p>Nicht da</p>')
  writeFileSync(path.join(client, `_astro/${stamp}.js`), `export const stamp = '${stamp}'`)
  return { client, stamp, bundle, pictures: [] }
}
