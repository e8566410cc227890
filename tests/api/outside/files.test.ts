import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBucket } from '../../../src/api/outside/files/bucket.ts'
import type { Files } from '../../../src/api/outside/files/files.ts'
import { openFolder } from '../../../src/api/outside/files/folder.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const scratch = () => mkdtempSync(path.join(os.tmpdir(), 'lumitale-files-'))

/** What every place for files has to do. */
function behavesAsFiles(open: () => Files): void {
  it('gives back what was put', async () => {
    const files = open()
    await files.put('stories/a/cover-1.webp', bytesOf('picture'), 'image/webp')
    const stored = await files.get('stories/a/cover-1.webp')
    expect(new TextDecoder().decode(stored?.bytes)).toBe('picture')
    expect(stored?.type).toBe('image/webp')
  })

  it('opens a file for reading it in parts', async () => {
    const files = open()
    await files.put('stories/a/audio-1.mp3', bytesOf('one two three'), 'audio/mpeg')
    const opened = await files.open('stories/a/audio-1.mp3')
    expect([opened?.size, opened?.type]).toEqual([13, 'audio/mpeg'])
    const read = async (range?: { from: number; to: number }) => {
      const pieces: Buffer[] = []
      for await (const piece of (await opened?.read(range)) ?? []) pieces.push(Buffer.from(piece))
      return Buffer.concat(pieces).toString()
    }
    expect([await read(), await read({ from: 4, to: 6 })]).toEqual(['one two three', 'two'])
    expect((await files.open('stories/a/audio-1.mp3'))?.tag).toBe(opened?.tag)
    expect(opened?.tag).toMatch(/^[\w-]+$/)
    expect(await files.open('stories/none.mp3')).toBeUndefined()
  })

  it('replaces what was there', async () => {
    const files = open()
    await files.put('stories/b/cover.webp', bytesOf('first'), 'image/webp')
    await files.put('stories/b/cover.webp', bytesOf('second, longer'), 'image/webp')
    expect(new TextDecoder().decode((await files.get('stories/b/cover.webp'))?.bytes)).toBe('second, longer')
  })

  it('says that there is nothing where there is nothing', async () => {
    const files = open()
    expect(await files.get('stories/none.webp')).toBeUndefined()
    expect(await files.has('stories/none.webp')).toBe(false)
    await expect(files.remove('stories/none.webp')).resolves.toBeUndefined()
    expect(await files.list('nowhere/')).toEqual([])
  })

  it('lists what lies below a prefix, and only that', async () => {
    const files = open()
    for (const key of ['list/a/1.webp', 'list/a/2.webp', 'list/b/1.webp'])
      await files.put(key, bytesOf(key), 'image/webp')
    expect((await files.list('list/a/')).sort()).toEqual(['list/a/1.webp', 'list/a/2.webp'])
  })

  it('removes', async () => {
    const files = open()
    await files.put('stories/c.webp', bytesOf('x'), 'image/webp')
    expect(await files.has('stories/c.webp')).toBe(true)
    await files.remove('stories/c.webp')
    expect(await files.has('stories/c.webp')).toBe(false)
  })

  it.each(['../secret', '/etc/passwd', 'a/../../b', '.hidden', 'a//b', 'a\0b', ''])('refuses the key %j', async key => {
    await expect(Promise.resolve().then(() => open().get(key))).rejects.toThrow('key')
  })
}

describe('A folder of files', () => {
  const root = scratch()
  afterAll(() => rmSync(root, { recursive: true, force: true }))
  behavesAsFiles(() => openFolder(root))

  it('leaves no unfinished file behind', async () => {
    const files = openFolder(root)
    await Promise.all(
      Array.from({ length: 20 }, (_, index) => files.put('same/key.webp', bytesOf(`${index}`), 'image/webp')),
    )
    expect(readdirSync(path.join(root, 'same'))).toEqual(['key.webp'])
  })
})

describe('A bucket of files', () => {
  const directory = scratch()
  let s3: S3rver
  let server: Server
  beforeAll(async () => {
    s3 = new S3rver({
      port: 0,
      address: '127.0.0.1',
      silent: true,
      directory,
      configureBuckets: [{ name: 'stories', configs: [] }],
    })
    await s3.run()
    server = (s3 as unknown as { httpServer: Server }).httpServer
  })
  afterAll(async () => {
    await s3.close()
    rmSync(directory, { recursive: true, force: true })
  })
  behavesAsFiles(() =>
    openBucket({
      endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      bucket: 'stories',
      accessKey: 'S3RVER',
      secretKey: 'S3RVER',
      region: 'us-east-1',
    }),
  )
})
