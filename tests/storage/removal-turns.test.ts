import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { removeOwedFiles } from '../../src/api/accounts/remove-files.ts'
import { removePendingFiles } from '../../src/api/editions/pending-files.ts'
import { openTestService, type TestService } from '../helpers/service.ts'
import { startStory } from '../helpers/start-story.ts'

const FILES = 250

let test: TestService
beforeAll(async () => {
  test = await openTestService()
})
afterAll(() => test.close())

/** A worker, and the files that it removed. */
function worker() {
  const removed: string[] = []
  const remove = async (key: string) => void removed.push(key)
  const files = { ...test.workerDeps.files, list: async (prefix: string) => [`${prefix}cover.webp`], remove }
  return { removed, deps: { ...test.workerDeps, files } }
}

describe('Several workers that remove files', () => {
  it('of deleted stories take each once, all that are due', async () => {
    const { db } = test.database
    const due = new Date(Date.now() - 1000)
    const rows = Array.from({ length: FILES }, () => ({ story_id: randomUUID(), created_at: due, next_at: due }))
    await db.insertInto('file_removal').values(rows).execute()
    const workers = [worker(), worker(), worker()]
    await Promise.all(workers.map(({ deps }) => removeOwedFiles(deps)))
    const all = workers.flatMap(({ removed }) => removed)
    expect([all.length, new Set(all).size]).toEqual([FILES, FILES])
  })

  it('that were replaced take each once, all that are due', async () => {
    const { db } = test.database
    const { id } = (await startStory(test.server)).json()
    const due_at = new Date(Date.now() - 1000)
    const rows = Array.from({ length: FILES }, (_, index) => ({ story_id: id, file: `audio-${index}.mp3`, due_at }))
    await db.insertInto('pending_file').values(rows).execute()
    const workers = [worker(), worker(), worker()]
    await Promise.all(workers.map(({ deps }) => removePendingFiles(deps)))
    const all = workers.flatMap(({ removed }) => removed)
    expect([all.length, new Set(all).size]).toEqual([FILES, FILES])
    expect(await db.selectFrom('pending_file').select('file').execute()).toEqual([])
  })
})
