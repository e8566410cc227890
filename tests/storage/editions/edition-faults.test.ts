import { describe, it } from 'vitest'
import type { Files } from '../../../src/api/outside/files/files.ts'
import type { TestService } from '../../helpers/service.ts'
import { itemsOf, made, openEditionService, order, shortStory, storyOf, strayFiles } from './edition-service.ts'

/** A store that fails, as often as told, at the files whose names fit. */
const failing =
  (name: RegExp, times: number, fail: (put: Files['put'], ...requested: Parameters<Files['put']>) => Promise<void>) =>
  (files: Files): Files => {
    let open = times
    return {
      ...files,
      async put(key, bytes, type) {
        if (!name.test(key) || open === 0) return files.put(key, bytes, type)
        open -= 1
        return fail(files.put, key, bytes, type)
      },
    }
  }

const full = async () => {
  throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' })
}
/** What was sent is there, and nobody heard of it. */
const cut = async (put: Files['put'], ...requested: Parameters<Files['put']>) => {
  await put(...requested)
  throw Object.assign(new Error('socket hang up'), { code: 'ECONNRESET' })
}

describe.concurrent.each([
  ['a full disk', full],
  ['a connection that is cut in the middle', cut],
])('With %s', (_fault, fault) => {
  it.for([
    ['binding an ebook', 'ebook', /\.pdf$/],
    ['reading a chapter aloud', 'audiobook', /audio-1-.*\.mp3$/],
    ['joining an audiobook', 'audiobook', /\.m4b$/],
  ] as const)(
    '%s is tried again, and no row is without its file',
    async ([, kind, name], { expect, onTestFinished }) => {
      let seen: string[] = []
      const test: TestService = await openEditionService({
        filesBy: failing(name, 1, async (put, ...requested) => {
          const rows = await test.database.db.selectFrom('media').select('file').execute()
          seen = rows.map(({ file }) => file).filter(file => name.test(file))
          return fault(put, ...requested)
        }),
      })
      onTestFinished(() => test.close())
      await test.work()
      const story = await shortStory(test, 1)
      // What is bound and spoken is not looked at: two sentences take less than five hundred words.
      await test.database.db.updateTable('chapter').set({ text: 'Es war einmal. Dann war es gut.' }).execute()
      await order(test, story, kind)
      expect(await made(test, story, kind)).toBe('ready')
      expect(seen).toEqual([])
      expect(await strayFiles(test, story)).toEqual({ orphaned: [], torn: [] })
      expect(itemsOf(await storyOf(test, story), kind).every(item => item.downloadUrl !== '')).toBe(true)
      expect(test.logged.some(line => line.includes('task failed'))).toBe(true)
    },
  )
})
