import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod/mini'
import { unlessAbsent } from './encoded-file.ts'
import { linkOrCopy } from './link-tree.ts'

/** The folder of files with a hash in their name: a name never gets another content. */
const HASHED = '_astro'
const RECORD = '.kept.json'
const KEEP_MS = 7 * 24 * 3600 * 1000

/** When each kept file left the build, in milliseconds since the epoch. */
const Kept = z.record(z.string(), z.number())
type Kept = z.output<typeof Kept>

/**
 * Puts the hashed files of the release before beside those of a new one, for a week after they left the build: pages that
 * stand open, and those of a process that has the old build still, go on asking for them. Takes no room twice: they are
 * further names of the same files.
 */
export async function keepHashedFiles(before: string, folder: string, now: number): Promise<void> {
  const [had, has] = await Promise.all([namesIn(before), namesIn(folder)])
  const since = readKept(before)
  const kept: Kept = {}
  for (const name of had) {
    const left = since[name] ?? now
    if (has.has(name) || now - left >= KEEP_MS) continue
    await linkOrCopy(path.join(before, HASHED, name), path.join(folder, HASHED, name))
    kept[name] = left
  }
  await writeKept(folder, kept)
}

/** Removes those of a release whose week is over. */
export async function forgetHashedFiles(folder: string, now: number): Promise<void> {
  const kept = Object.entries(readKept(folder))
  const [over, still] = [
    kept.filter(([, left]) => now - left >= KEEP_MS),
    kept.filter(([, left]) => now - left < KEEP_MS),
  ]
  if (over.length === 0) return
  for (const [name] of over) await rm(path.join(folder, HASHED, name), { force: true })
  await writeKept(folder, Object.fromEntries(still))
}

const namesIn = async (folder: string): Promise<Set<string>> =>
  new Set((await unlessAbsent(readdir(path.join(folder, HASHED)))) ?? [])

/** Nothing where there is no record, or half of one: then every old file has just left the build. */
function readKept(folder: string): Kept {
  try {
    return Kept.parse(JSON.parse(readFileSync(path.join(folder, RECORD), 'utf8')))
  } catch {
    return {}
  }
}

async function writeKept(folder: string, kept: Kept): Promise<void> {
  const beside = path.join(folder, `${RECORD}.${randomUUID()}`)
  await writeFile(beside, JSON.stringify(kept))
  await rename(beside, path.join(folder, RECORD))
}
