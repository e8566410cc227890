import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod/mini'
import { unlessAbsent } from './encoded-file.ts'
import { linkOrCopy } from './link-tree.ts'

/** Hashed names: their content never changes. */
const HASHED = '_astro'
const RECORD = '.kept.json'
const KEEP_MS = 7 * 24 * 3600 * 1000

/** Milliseconds since the epoch when each file left the build. */
const Kept = z.record(z.string(), z.number())
type Kept = z.output<typeof Kept>

/** Keeps former releases' hashed files for a week: open pages and older processes ask for them. Hard links. */
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

/** Empty without a valid record: then all old files count as just left. */
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
