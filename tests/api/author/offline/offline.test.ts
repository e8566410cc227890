import { describe, expect, test } from 'vitest'
import { AuthorError, type RequestOptions } from '../../../../src/api/author/author.ts'
import { openOfflineAuthor } from '../../../../src/api/author/offline/offline.ts'
import { variedBrief } from './briefs.ts'

const options: RequestOptions = { signal: new AbortController().signal, key: 'test', spent: async () => {} }

describe('the offline author', () => {
  test('writes the opening before the outline, and the same one again in another process', async () => {
    const brief = variedBrief(7)
    const author = openOfflineAuthor()
    const bible = {
      brief,
      sheet: await author.character(brief, options),
      scenery: await author.places(brief, options),
      plan: { title: '', teaser: '', chapters: [] },
    }
    const opening = await author.chapter(bible, 1, undefined, options)
    const outline = await author.outline(bible, options)
    const again = await openOfflineAuthor().chapter({ ...bible, brief: structuredClone(brief) }, 1, outline, options)
    expect(again).toEqual(opening)
  })

  test('refuses a language it does not write, for good', async () => {
    const refused = openOfflineAuthor().plan({ ...variedBrief(7), language: 'th' }, {} as never, {} as never, options)
    await expect(refused).rejects.toThrow(AuthorError)
    await expect(refused).rejects.toMatchObject({ passing: false })
  })

  test('repairs spaces and leaves every other paragraph as it is', async () => {
    const brief = variedBrief(7)
    const broken = { number: 1, title: 'x', text: 'Gut so.\nZwei  Leerzeichen , hier.' }
    const finding = { kind: 'spacing', chapter: 1, paragraph: 1, note: '' } as const
    const repaired = await openOfflineAuthor().repair({ brief } as never, broken, [finding], options)
    expect(repaired.text).toBe('Gut so.\nZwei Leerzeichen, hier.')
  })
})
