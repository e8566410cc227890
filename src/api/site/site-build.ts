import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { SiteBundle } from '../../contract/site-bundle.ts'
import { type BuildSettings, requireBuiltFor } from '../config/build-settings.ts'
import { ConfigError } from '../config/config-error.ts'

/** Output of `npm run build`: finished files, and the renderer of the rest. */
export interface SiteBuild {
  readonly client: string
  readonly stamp: string
  readonly bundle: SiteBundle
  readonly pictures: unknown
}

/** Throws ConfigError for a missing or partial build, and for one of other settings. */
export async function openSiteBuild(folder: string, settings: BuildSettings = {}): Promise<SiteBuild> {
  const [client, entry, stamp] = ['client', 'server/entry.mjs', '.built'].map(name => path.join(folder, name)) as [
    string,
    string,
    string,
  ]
  if (![client, entry, stamp].every(file => existsSync(file))) {
    throw new ConfigError('SITE_DIR names a folder without a built site: npm run build makes one')
  }
  requireBuiltFor(folder, settings)
  return {
    client,
    stamp: (await readFile(stamp, 'utf8')).trim(),
    bundle: (await import(pathToFileURL(entry).href)) as SiteBundle,
    pictures: JSON.parse(await readFile(path.join(client, 'site-pictures.json'), 'utf8')),
  }
}
