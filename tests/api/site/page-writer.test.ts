import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Encoded, Encoding } from '../../../src/api/site/encoded-file.ts'
import { openPageFiles } from '../../../src/api/site/page-files.ts'
import { fileOfPage, removeSiteFile, writeSiteFile } from '../../../src/api/site/page-writer.ts'

const REPLACEMENTS = 200
const READERS: readonly Encoding[] = ['br', 'gzip', 'identity', 'br']

let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'lumitale-pages-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Says its number at its beginning, its end and all the way between; its length changes with it. */
const pageNumber = (number: number) => `<!doctype html>${`<p>This is version ${number}.</p>`.repeat(500 + number)}`

const plain = ({ bytes, encoding }: Encoded) => {
  if (encoding === 'br') return brotliDecompressSync(bytes).toString()
  return encoding === 'gzip' ? gunzipSync(bytes).toString() : bytes.toString()
}

describe('A page', () => {
  it('lies in its folder plain and in two compressed forms, and nothing else does', async () => {
    const file = fileOfPage('/de/pages/the-house')
    await writeSiteFile(folder, file, pageNumber(1))
    const read = (ending: string) => readFileSync(path.join(folder, file + ending))
    expect(read('').toString()).toBe(pageNumber(1))
    expect(brotliDecompressSync(read('.br')).toString()).toBe(pageNumber(1))
    expect(gunzipSync(read('.gz')).toString()).toBe(pageNumber(1))
    await removeSiteFile(folder, file)
    await removeSiteFile(folder, file)
    expect(readdirSync(path.join(folder, 'de/pages'))).toEqual([])
  })

  it('never lies outside of the folder', async () => {
    await expect(writeSiteFile(folder, '../elsewhere.html', '')).rejects.toThrow('outside')
    await expect(removeSiteFile(folder, '../elsewhere.html')).rejects.toThrow('outside')
    expect(existsSync(path.join(folder, '../elsewhere.html'))).toBe(false)
  })

  it('leaves nothing behind when it cannot be written', async () => {
    await writeSiteFile(folder, 'taken/inner.html', 'a folder')
    await expect(writeSiteFile(folder, 'taken', 'no folder')).rejects.toThrow()
    expect(readdirSync(folder).filter(name => name.endsWith('.part'))).toEqual([])
  })

  it('is read whole by whoever asks while it is replaced, and each version has one etag of its own', async () => {
    const files = openPageFiles(() => folder)
    await writeSiteFile(folder, 'busy.html', pageNumber(0))
    const versions = new Map<string, string>()
    const torn: string[] = []
    const state = { isOver: false, reads: 0 }
    const read = async (encoding: Encoding) => {
      while (!state.isOver) {
        const form = await (await files('busy.html'))?.encoded(encoding)
        if (!form) {
          torn.push('missing')
          continue
        }
        const text = plain(form)
        const number = Number(/version (\d+)/.exec(text)?.[1])
        if (text !== pageNumber(number)) torn.push(`version ${number}`)
        const reported = `${number} ${form.encoding}`
        if ((versions.get(form.etag) ?? reported) !== reported) torn.push(`etag of ${reported}`)
        versions.set(form.etag, reported)
        state.reads += 1
        await turn()
      }
    }
    const reading = READERS.map(read)
    for (let number = 1; number <= REPLACEMENTS; number++) await writeSiteFile(folder, 'busy.html', pageNumber(number))
    state.isOver = true
    await Promise.all(reading)
    expect(torn).toEqual([])
    expect(state.reads).toBeGreaterThan(REPLACEMENTS)
    const last = await (await files('busy.html'))?.encoded('br')
    expect(last && plain(last)).toBe(pageNumber(REPLACEMENTS))
  })
})
