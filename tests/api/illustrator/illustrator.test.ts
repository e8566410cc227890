import { afterAll, beforeAll, expect, test } from 'vitest'
import { drawCovers } from '../../../src/api/illustrator/draw-covers.ts'
import { type EditionChoice, editionPicture } from '../../../src/api/illustrator/edition-pictures.ts'
import { type CoverSet, openPaperCut } from '../../../src/api/illustrator/illustrator.ts'
import { pictureBrief, TITLED } from './picture-brief.ts'

const LONGEST_BLOCK_MS = 50
const MICROSECONDS_PER_MS = 1000

/** A quarter of the covers' size: the same order of work, in a sixteenth of the time. */
const SMALL_PX = 150

const illustrator = openPaperCut(SMALL_PX)
const fullSize = openPaperCut()
afterAll(() => Promise.all([illustrator.close(), fullSize.close()]))

const running = () => new AbortController().signal

/** Covers in their own size, drawn in the thread, and the longest that this one computed meanwhile without a pause. */
let drawn: CoverSet
let longestMs = 0
beforeAll(async () => {
  // Processor time of this thread, not time on the wall: a busy machine makes every thread wait.
  let before = process.threadCpuUsage()
  const ticks = setInterval(() => {
    const { user, system } = process.threadCpuUsage(before)
    longestMs = Math.max(longestMs, (user + system) / MICROSECONDS_PER_MS)
    before = process.threadCpuUsage()
  }, 1)
  drawn = await fullSize.covers(pictureBrief(), TITLED, running())
  clearInterval(ticks)
})

test('draws in another thread exactly what it would draw here', async () => {
  expect(drawn).toEqual(await drawCovers(pictureBrief(), TITLED, running()))
})

test('keeps the event loop free while it draws', () => {
  expect(longestMs).toBeLessThan(LONGEST_BLOCK_MS)
})

const CARD: EditionChoice = {
  variant: 1,
  format: 'card',
  text: { title: 'Mila und die zwölf Türen', kicker: 'Ein Märchen', dedication: '', language: 'de' },
}

test('draws an edition in another thread exactly as it would here', async () => {
  const drawn = await fullSize.edition(pictureBrief(), CARD, running())
  expect(drawn).toEqual(await editionPicture(pictureBrief(), CARD, running()))
})

test('hears that an edition is no longer wanted while it draws it', async () => {
  const controller = new AbortController()
  const full = illustrator.edition(pictureBrief(), { ...CARD, format: 'full' }, controller.signal)
  const next = illustrator.edition(pictureBrief(), CARD, running())
  const reason = new Error('changed their mind')
  controller.abort(reason)
  await expect(full).rejects.toBe(reason)
  expect((await next).width).toBe(SMALL_PX)
})

test('draws what somebody waits for before further editions of finished stories', async () => {
  const order: string[] = []
  const noted = async (name: string, drawing: Promise<unknown>) => {
    await drawing
    order.push(name)
  }
  await Promise.all([
    noted('first edition', illustrator.edition(pictureBrief(), CARD, running())),
    noted('second edition', illustrator.edition(pictureBrief(), { ...CARD, variant: 2 }, running())),
    noted('covers', illustrator.covers(pictureBrief(), TITLED, running())),
  ])
  expect(order).toEqual(['first edition', 'covers', 'second edition'])
})

test('says which cover a story has not', async () => {
  await expect(illustrator.edition(pictureBrief(), { ...CARD, variant: 4 }, running())).rejects.toThrow('no cover 4')
})

test('stops with the reason of an aborted signal and draws the next order all the same', async () => {
  const controller = new AbortController()
  const aborted = illustrator.covers(pictureBrief({ seed: 'given up' }), TITLED, controller.signal)
  const next = illustrator.covers(pictureBrief(), TITLED, running())
  const reason = new Error('changed their mind')
  controller.abort(reason)
  await expect(aborted).rejects.toBe(reason)
  expect((await next).quadrants).toHaveLength(4)
})

test('refuses orders once it is closed, and fails those it was still drawing', async () => {
  const other = openPaperCut()
  const unfinished = other.covers(pictureBrief(), TITLED, running())
  const failed = expect(unfinished).rejects.toThrow('the drawing thread ended')
  await other.close()
  await failed
  await expect(other.covers(pictureBrief(), TITLED, running())).rejects.toThrow('closed')
})
