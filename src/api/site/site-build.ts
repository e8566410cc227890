import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { SiteBundle } from '../../contract/site-bundle.ts'
import { type BuildSettings, requireBuiltFor } from '../config/build-settings.ts'
import { ConfigError } from '../config/config-error.ts'

/** What `npm run build` leaves: what does not depend on content, and the program that renders what does. */
export interface SiteBuild {
  /** The folder of the finished files. */
  readonly client: string
  /** Tells one build from another. */
  readonly stamp: string
  readonly bundle: SiteBundle
  /** The site's own pictures, for the bundle. */
  readonly pictures: unknown
}

/**
 * Opens the build in a folder. Throws ConfigError when there is none, or half of one, and when it was made for other
 * settings than those given.
 */
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
