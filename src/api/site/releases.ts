import { randomUUID } from 'node:crypto'
import { readFileSync, readlinkSync } from 'node:fs'
import { mkdir, readdir, rename, rm, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod/mini'
import { LANGUAGES } from '../../contract/languages.ts'
import type { Clock } from '../../lib/clock.ts'
import { forgetHashedFiles, keepHashedFiles } from './kept-files.ts'
import { linkTree } from './link-tree.ts'

const RECORD = '.release.json'
const CURRENT = 'current'
const BESIDE = `.${CURRENT}-`

/** A folder without this record was never finished. */
const ReleaseRecord = z.object({
  stamp: z.string(),
  token: z.string(),
  /** Languages with an outdated sitemap. */
  sitemaps: z.array(z.enum(LANGUAGES)),
})
type ReleaseRecord = z.output<typeof ReleaseRecord>

interface Release {
  readonly folder: string
  readonly record: ReleaseRecord
}

/** A process's rendered sites; not shared. `current` links to the served one, also for nginx. */
export interface Releases {
  current(): Release | undefined
  /** A new folder with the build's files, and for a week hashed ones of earlier builds. */
  begin(client: string): Promise<string>
  /** Write it after its pages. */
  record(folder: string, record: ReleaseRecord): Promise<void>
  serve(folder: string): Promise<void>
  discard(folder: string): Promise<void>
  /** Removes unfinished folders and expired hashed files. */
  tidy(): Promise<void>
}

export function openReleases(root: string, clock: Clock): Releases {
  const home = path.join(root, 'releases')
  const discard = (folder: string) => rm(folder, { recursive: true, force: true })
  return {
    current: () => readRelease(root),
    async begin(client) {
      const time = new Date(clock()).toISOString().replace(/[^0-9]/g, '')
      const folder = path.join(home, `${time}-${randomUUID().slice(0, 8)}`)
      await linkTree(client, folder)
      const before = readRelease(root)?.folder
      if (before !== undefined) await keepHashedFiles(before, folder, clock())
      return folder
    },
    record: (folder, record) => replaceText(path.join(folder, RECORD), JSON.stringify(record)),
    async serve(folder) {
      const before = readRelease(root)?.folder
      const beside = path.join(root, BESIDE + randomUUID())
      await symlink(path.relative(root, folder), beside)
      await rename(beside, path.join(root, CURRENT))
      const others = (await foldersIn(home)).filter(other => other !== folder && other !== before)
      // Retried the next time; the new site is served all the same.
      await Promise.allSettled(others.map(discard))
    },
    discard,
    async tidy() {
      await mkdir(home, { recursive: true })
      const left = (await readdir(root)).filter(name => name.startsWith(BESIDE))
      for (const name of left) await rm(path.join(root, name))
      const kept = readRelease(root)?.folder
      if (kept !== undefined) await forgetHashedFiles(kept, clock())
      for (const folder of await foldersIn(home)) if (folder !== kept && !readRecord(folder)) await discard(folder)
    },
  }
}

const foldersIn = async (home: string): Promise<string[]> => (await readdir(home)).map(name => path.join(home, name))

function readRelease(root: string): Release | undefined {
  const target = orAbsent(() => readlinkSync(path.join(root, CURRENT)))
  if (target === undefined) return undefined
  const folder = path.resolve(root, target)
  const record = readRecord(folder)
  return record && { folder, record }
}

function readRecord(folder: string): ReleaseRecord | undefined {
  const text = orAbsent(() => readFileSync(path.join(folder, RECORD), 'utf8'))
  try {
    return text === undefined ? undefined : ReleaseRecord.parse(JSON.parse(text))
  } catch {
    // Torn by a power cut, or of another version.
    return undefined
  }
}

function orAbsent<Found>(read: () => Found): Found | undefined {
  try {
    return read()
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'EINVAL' || code === 'ENOTDIR') return undefined
    throw error
  }
}

async function replaceText(file: string, text: string): Promise<void> {
  const beside = `${file}.${randomUUID()}`
  await writeFile(beside, text)
  await rename(beside, file)
}
