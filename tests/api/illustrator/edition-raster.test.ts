import { expect, it } from 'vitest'
import { rasteriseRows } from '../../../src/api/illustrator/edition-raster.ts'
import { blankCanvas } from '../../../src/api/illustrator/paper/canvas.ts'
import { rasterise } from '../../../src/api/illustrator/paper/raster.ts'

const WIDTH = 150
const canvas = blankCanvas(WIDTH, 200, WIDTH / 300)
const documentOf = (shapes: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400">${shapes}</svg>`
const HILL = '<path d="M-20 300C80 240 200 340 330 280V420H-20Z" fill="#247"/>'
const MOON = '<circle cx="150" cy="90" r="40" fill="#fe9"/><path d="M20 50L280 60" stroke="#fff" stroke-width="6"/>'

/** The most that any channel of any pixel differs. */
const difference = (one: Uint8Array, other: Uint8Array) =>
  one.reduce((most, value, index) => Math.max(most, Math.abs(value - (other[index] ?? 0))), 0)

it('draws a sheet as it would be drawn whole, and nothing of the sheet before it', () => {
  for (const shapes of [HILL, MOON, HILL]) {
    const rows = rasteriseRows(documentOf(shapes), canvas)
    expect(difference(rasterise(documentOf(shapes), WIDTH).pixels, rows.pixels)).toBeLessThanOrEqual(2)
  }
})

it('names rows that hold every shape, and not many more', () => {
  const whole = rasterise(documentOf(MOON), WIDTH)
  const { top, bottom } = rasteriseRows(documentOf(MOON), canvas)
  expect(top).toBeLessThanOrEqual(whole.top)
  expect(bottom).toBeGreaterThanOrEqual(whole.bottom)
  expect(bottom - top).toBeLessThan(whole.bottom - whole.top + 10)
})

it('finds no rows in a sheet without shapes', () => {
  const { top, bottom, pixels } = rasteriseRows(documentOf(''), canvas)
  expect([bottom - top, pixels.some(Boolean)]).toEqual([0, false])
})
