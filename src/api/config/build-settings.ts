import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'
import { ConfigError, refuseProblems } from './config-error.ts'
import type { Settings } from './settings.ts'

/** Settings that the built pages hold; read by `scripts/build.mjs`. */
export const BUILD_SETTINGS = [
  'PUBLIC_ORIGIN',
  'CONTENTFUL_SPACE',
  'OPERATOR_NAME',
  'OPERATOR_ADDRESS',
  'OPERATOR_EMAIL',
] as const satisfies (keyof Settings)[]

export type BuildSettings = { readonly [Name in (typeof BUILD_SETTINGS)[number]]?: string }

/** Written by the build; unset settings are empty. */
const RECORD = 'built-for.json'
const Record = z.object(Object.fromEntries(BUILD_SETTINGS.map(name => [name, z.string()])))
const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]']

export const buildSettingsOf = (settings: Settings): BuildSettings =>
  Object.fromEntries(BUILD_SETTINGS.map(name => [name, settings[name]]))

/** Throws ConfigError where pages were built with other values; skips unset ones and local addresses. */
export function requireBuiltFor(folder: string, settings: BuildSettings): void {
  const set = BUILD_SETTINGS.filter(name => settings[name] && !isLocal(name, settings[name]))
  if (set.length === 0) return
  const built = readRecord(path.join(folder, RECORD))
  const others = set.filter(name => built[name] !== settings[name])
  refuseProblems(
    others.map(name => `${name} is not what the pages in SITE_DIR were built with: npm run build makes them anew`),
  )
}

const isLocal = (name: string, value: string): boolean =>
  name === 'PUBLIC_ORIGIN' && LOCAL_HOSTS.includes(new URL(value).hostname)

function readRecord(file: string): BuildSettings {
  if (!existsSync(file)) {
    throw new ConfigError(
      'SITE_DIR holds pages that do not say what they were built for: npm run build makes them anew',
    )
  }
  return Record.parse(JSON.parse(readFileSync(file, 'utf8')))
}
