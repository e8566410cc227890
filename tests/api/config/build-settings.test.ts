import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { BUILD_SETTINGS, buildSettingsOf, requireBuiltFor } from '../../../src/api/config/build-settings.ts'
import { ConfigError } from '../../../src/api/config/config-error.ts'
import { readSettings } from '../../../src/api/config/settings.ts'

const NOTHING = Object.fromEntries(BUILD_SETTINGS.map(name => [name, '']))

/** A folder as the build leaves it, made for what is given. */
function built(settings: Record<string, string> | undefined): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lumitale-built-'))
  if (settings) writeFileSync(path.join(folder, 'built-for.json'), JSON.stringify({ ...NOTHING, ...settings }))
  return folder
}
const requireIn = (folder: string, environment: Record<string, string>) => () =>
  requireBuiltFor(folder, buildSettingsOf(readSettings(environment)))

describe('Pages that were built before', () => {
  const HERE = { PUBLIC_ORIGIN: 'https://tales.example', OPERATOR_NAME: 'Tales Ltd' }

  it('are taken when they were built with what is set, or when nothing is', () => {
    expect(requireIn(built(HERE), HERE)).not.toThrow()
    expect(requireIn(built(HERE), {})).not.toThrow()
    expect(requireIn(built({}), {})).not.toThrow()
    expect(requireIn(built(undefined), {})).not.toThrow()
  })

  it('may be tried at any address of this machine', () => {
    for (const origin of ['http://localhost:5000', 'http://127.0.0.1:80', 'http://[::1]:4321']) {
      expect(requireIn(built(HERE), { PUBLIC_ORIGIN: origin })).not.toThrow()
    }
  })

  it.each([
    ['PUBLIC_ORIGIN', 'https://other.example'],
    ['CONTENTFUL_SPACE', 'space'],
    ['OPERATOR_NAME', 'Somebody else'],
    ['OPERATOR_ADDRESS', 'Street 1|Town'],
    ['OPERATOR_EMAIL', 'other@tales.example'],
  ])('are refused when they were built with another %s, which is not quoted', (name, value) => {
    const requests = requireIn(built(HERE), { ...HERE, [name]: value })
    expect(requests).toThrow(ConfigError)
    expect(requests).toThrow(`${name} is not what the pages in SITE_DIR were built with: npm run build makes them anew`)
    expect(requests).not.toThrow(value)
  })

  it('are refused when they do not say what they were built for, and something is set', () => {
    expect(requireIn(built(undefined), HERE)).toThrow('SITE_DIR holds pages that do not say what they were built for')
  })

  it('say so of every setting that the build reads', () => {
    const listed = /^const SETTINGS = \[(.*)\]$/m.exec(readFileSync('scripts/build.mjs', 'utf8'))?.[1]
    expect(listed?.match(/[A-Z_]+/g)?.toSorted()).toEqual([...BUILD_SETTINGS].toSorted())
  })
})
