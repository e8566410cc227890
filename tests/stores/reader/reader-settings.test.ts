import { describe, expect, it } from 'vitest'
import { READER_FONT_STEP_DEFAULT, READER_FONT_STEPS } from '../../../src/contract/limits.ts'
import { FIRST_SETTINGS, largerStep, smallerStep } from '../../../src/stores/reader/reader-settings.ts'
import { onNewPage } from '../progress/new-page.ts'

const open = () => import('../../../src/stores/reader/reader-settings.ts')

describe('The size of the letters', () => {
  it('has eleven steps, begins at the third, goes round by plus and stops at the smallest by minus', () => {
    expect([READER_FONT_STEPS, READER_FONT_STEP_DEFAULT, FIRST_SETTINGS.fontStep]).toEqual([11, 3, 3])
    const up = [...'x'.repeat(11)].reduce<number[]>(steps => [...steps, largerStep(steps.at(-1) ?? 3)], [3])
    expect(up).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 0, 1, 2, 3])
    const down = [...'x'.repeat(5)].reduce<number[]>(steps => [...steps, smallerStep(steps.at(-1) ?? 3)], [3])
    expect(down).toEqual([3, 2, 1, 0, 0, 0])
  })
})

describe('What somebody chose', () => {
  it('is kept in the browser', async () => {
    const storage: Record<string, string> = {}
    const { $readerSettings, changeSettings } = await onNewPage(storage, open)
    changeSettings({ family: 'opendyslexic', isPaged: true })
    changeSettings({ paper: 'candle' })
    expect(JSON.parse(storage.reader ?? '')).toEqual({
      ...FIRST_SETTINGS,
      family: 'opendyslexic',
      paper: 'candle',
      isPaged: true,
    })
    expect($readerSettings.get().family).toBe('opendyslexic')
  })

  it.each([
    ['{"fontStep":42,"family":"comic","spacing":"airy"}', { ...FIRST_SETTINGS, spacing: 'airy' }],
    ['{', FIRST_SETTINGS],
    ['null', FIRST_SETTINGS],
  ])('is taken for what it is worth when it reads %s', async (stored, expected) => {
    const { $readerSettings } = await onNewPage({ reader: stored }, open)
    expect($readerSettings.get()).toEqual(expected)
  })
})
