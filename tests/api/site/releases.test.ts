import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { writeSiteFile } from '../../../src/api/site/page-writer.ts'
import { openReleases, type Releases } from '../../../src/api/site/releases.ts'

const RECORD = { stamp: 'a build', token: 'so far', sitemaps: [] }

let root: string
let client: string
let time: number
let releases: Releases
beforeEach(async () => {
  root = mkdtempSync(path.join(os.tmpdir(), 'lumitale-releases-'))
  client = path.join(root, 'client')
  mkdirSync(path.join(client, 'de/story'), { recursive: true })
  writeFileSync(path.join(client, 'de/story/_.html'), 'a shell')
  time = Date.parse('2026-11-21T12:00:00Z')
  releases = openReleases(path.join(root, 'site'), () => time++)
  await releases.tidy()
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

async function served(): Promise<string> {
  const folder = await releases.begin(client)
  await releases.record(folder, RECORD)
  await releases.serve(folder)
  return folder
}
const names = () => readdirSync(path.join(root, 'site/releases')).map(name => path.join(root, 'site/releases', name))

describe('A rendered site', () => {
  it('has the files of the build without a second copy of their bytes', async () => {
    const folder = await releases.begin(client)
    const [there, here] = [client, folder].map(where => statSync(path.join(where, 'de/story/_.html')))
    expect(here?.ino).toBe(there?.ino)
  })

  it('may replace a file of the build without changing the build', async () => {
    const folder = await releases.begin(client)
    await writeSiteFile(folder, 'de/story/_.html', 'a page')
    expect(readFileSync(path.join(client, 'de/story/_.html'), 'utf8')).toBe('a shell')
  })

  it('is served under a name that never changes', async () => {
    expect(releases.current()).toBeUndefined()
    const first = await served()
    expect(releases.current()).toEqual({ folder: first, record: RECORD })
    const second = await served()
    expect(releases.current()?.folder).toBe(second)
    expect(path.resolve(root, 'site', readlinkSync(path.join(root, 'site/current')))).toBe(second)
  })

  it('stays for one more after it, in case somebody is still reading there', async () => {
    const [first, second, third] = [await served(), await served(), await served()]
    expect(names().sort()).toEqual([second, third].sort())
    expect(existsSync(first)).toBe(false)
  })

  it('that was left half done by a killed process is removed by the next', async () => {
    const whole = await served()
    await releases.begin(client)
    writeFileSync(path.join(root, 'site/.current-left'), '')
    expect(names()).toHaveLength(2)
    await releases.tidy()
    expect(names()).toEqual([whole])
    expect(readdirSync(path.join(root, 'site')).sort()).toEqual(['current', 'releases'])
  })

  it('keeps files with a hash of the builds before for a week after they left the build, and no longer', async () => {
    const HOUR = 3600 * 1000
    const build = (stamp: string) => {
      const folder = path.join(root, `client-${stamp}`)
      mkdirSync(path.join(folder, '_astro'), { recursive: true })
      for (const name of ['same.js', `${stamp}.js`, `${stamp}.js.br`])
        writeFileSync(path.join(folder, '_astro', name), name)
      return folder
    }
    const publish = async (from: string) => {
      const folder = await releases.begin(from)
      await releases.record(folder, RECORD)
      await releases.serve(folder)
      return readdirSync(path.join(folder, '_astro')).sort()
    }
    const [first, second] = [build('first'), build('second')]
    expect(await publish(first)).toEqual(['first.js', 'first.js.br', 'same.js'])
    time += 30 * 24 * HOUR
    const both = ['first.js', 'first.js.br', 'same.js', 'second.js', 'second.js.br']
    expect(await publish(second)).toEqual(both)
    rmSync(first, { recursive: true })
    time += 6 * 24 * HOUR
    expect(await publish(second)).toEqual(both)
    expect(readFileSync(path.join(root, 'site/current/_astro/first.js'), 'utf8')).toBe('first.js')
    // A process that starts, and no new release: the files go all the same.
    time += 23 * HOUR
    await releases.tidy()
    expect(readdirSync(path.join(root, 'site/current/_astro')).sort()).toEqual(both)
    time += HOUR
    await releases.tidy()
    expect(readdirSync(path.join(root, 'site/current/_astro')).sort()).toEqual(['same.js', 'second.js', 'second.js.br'])
    expect(await publish(second)).toEqual(['same.js', 'second.js', 'second.js.br'])
  })

  it.each(['', '{', '{"stamp":1}', '{"stamp":"a","token":"b","sitemaps":["xx"]}'])(
    'whose record is %j counts as none',
    async record => {
      const folder = await served()
      writeFileSync(path.join(folder, '.release.json'), record)
      expect(releases.current()).toBeUndefined()
    },
  )
})
