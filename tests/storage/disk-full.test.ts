import { spawnSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orderStory } from '../helpers/audited-stories.ts'
import { isEndurance } from '../helpers/how-often.ts'
import { type ServiceProcess, startProcess } from '../helpers/service-process.ts'

const DISK_MEGABYTES = 400
const STORIES = 20
const FULL_MS = 120_000
const ENDED_MS = 600_000
const LIMIT_MS = 1_200_000
const LOOK_MS = 1000
const PIECE = Buffer.alloc(1024 * 1024)

let folder: string
let running: ServiceProcess
const exits: string[] = []

function fill(file: string): void {
  const handle = openSync(file, 'w')
  try {
    for (let length = PIECE.length; length > 0; ) {
      try {
        writeSync(handle, PIECE, 0, length)
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
        length = Math.floor(length / 2)
      }
    }
  } finally {
    closeSync(handle)
  }
}

/** Statuses that a visitor meets while the disk is full, of a page and of calls that read and write. */
async function visit(): Promise<number[]> {
  const page = await fetch(`${running.origin}/de`)
  const products = await fetch(`${running.origin}/api/v1/products`)
  const { status } = await orderStory(running.origin)
  return [page.status, products.status, status]
}

const stateOf = async (id: string, cookie: string) => {
  const response = await fetch(`${running.origin}/api/v1/stories/${id}/generator-status`, { headers: { cookie } })
  if (response.status !== 200) return 'not told'
  const { status } = (await response.json()) as { status: { currentStatus: string } }
  return status.currentStatus
}

// A small disk is a file system of its own, which only the superuser mounts: `npm run endurance` says so when it cannot.
describe.runIf(isEndurance)('A disk that is full', () => {
  beforeAll(async () => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'lumitale-disk-'))
    const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MEGABYTES}m,mode=755`, 'none', folder])
    if (mounted.status !== 0) throw new Error('a small disk cannot be mounted here: run this trial as the superuser')
    running = await startProcess(folder)
    running.child.once('exit', code => exits.push(`left with ${code}`))
  }, LIMIT_MS)
  afterAll(async () => {
    await running?.end('SIGTERM')
    spawnSync('umount', ['-l', folder])
    rmSync(folder, { recursive: true, force: true })
  })

  it(
    `for ${FULL_MS / 1000} s ends no process and loses none of ${STORIES} stories`,
    async () => {
      const begun: { id: string; cookie: string }[] = []
      for (let story = 0; story < STORIES; story++) {
        const started = await orderStory(running.origin)
        expect(started.status).toBe(200)
        begun.push({ id: started.id ?? '', cookie: started.cookie })
      }
      fill(path.join(folder, 'filler'))
      const met = new Set<number>()
      for (const end = performance.now() + FULL_MS; performance.now() < end; await sleep(LOOK_MS)) {
        const [page, ...calls] = await visit()
        expect(page).toBe(200)
        for (const status of calls) met.add(status)
      }
      expect([...met].filter(status => status !== 200 && status !== 503)).toEqual([])
      expect((await fetch(`${running.origin}/livez`)).status).toBe(200)
      rmSync(path.join(folder, 'filler'))
      let states: string[] = []
      for (const end = performance.now() + ENDED_MS; performance.now() < end; await sleep(LOOK_MS)) {
        states = await Promise.all(begun.map(({ id, cookie }) => stateOf(id, cookie)))
        if (states.every(state => state === 'complete' || state === 'failed')) break
      }
      expect(states).toEqual(begun.map(() => 'complete'))
      expect(exits).toEqual([])
    },
    LIMIT_MS,
  )
})
