import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import * as fontkit from 'fontkit'
import { afterAll, describe, expect, it } from 'vitest'
import { readyBook } from '../../../src/api/bindery/pictures/ready-book.ts'
import { bookSetting } from '../../../src/api/bindery/typeset/book-setting.ts'
import { openTypesetter } from '../../../src/api/bindery/typeset/typesetter.ts'
import { unpackWoff } from '../../../src/api/bindery/typeset/woff.ts'
import { exampleBook, SIGNAL } from './example-book.ts'

const typesetter = openTypesetter()
afterAll(typesetter.close)
const packages = createRequire(import.meta.url)

describe('The typesetter', () => {
  it('refuses what it cannot set with an error, and sets the next one', async () => {
    const setting = bookSetting(await readyBook(await exampleBook(), SIGNAL), { isPrint: false })
    const broken = typesetter.set({ ...setting, data: { title: 'no book' } }, SIGNAL)
    const whole = typesetter.set(setting, SIGNAL)
    await expect(broken).rejects.toMatchObject({ name: 'TypesettingError' })
    expect((await whole).pageCount).toBeGreaterThan(5)
    expect(typesetter.peakKilobytes).toBeGreaterThan(10_000)
  })

  it('outlives the end of its process: the order fails, the next one is set by another', async () => {
    const setting = bookSetting(await readyBook(await exampleBook(), SIGNAL), { isPrint: false })
    // The typesetter panics at a string that PDF cannot hold, which our own cutting keeps from it.
    const endless = { ...(setting.data as object), author: 'ß'.repeat(40_000) }
    await expect(typesetter.set({ ...setting, data: endless }, SIGNAL)).rejects.toMatchObject({
      name: 'TypesettingError',
    })
    expect((await typesetter.set(setting, SIGNAL)).pageCount).toBeGreaterThan(5)
  })

  it('gets web fonts as the fonts they were', () => {
    const file = packages.resolve('@fontsource/noto-sans-thai-looped/files/noto-sans-thai-looped-thai-400-normal.woff')
    const [web, plain] = [readFileSync(file), unpackWoff(readFileSync(file))].map(bytes => fontkit.create(bytes))
    if (!web || !plain || !('layout' in web) || !('layout' in plain)) throw new Error('a collection')
    expect(plain.characterSet).toEqual(web.characterSet)
    expect(plain.layout('บันได').advanceWidth).toBe(web.layout('บันได').advanceWidth)
    expect(() => unpackWoff(Buffer.from('not a font'))).toThrow('no WOFF file')
  })
})
