import { expect, it } from 'vitest'
import { blankCanvas, type Canvas, tintOf } from '../../../../src/api/illustrator/paper/canvas.ts'
import { inkPrint, Legibility, luminance, printOf } from '../../../../src/api/illustrator/type/contrast.ts'
import { layScrim, strengthNeeded } from '../../../../src/api/illustrator/type/scrim.ts'

const BOX = { x: 20, y: 10, width: 60, height: 20 }
const NIGHT = '#04061e'
const GOLD = '#f4c878'

function paper(colour: string): Canvas {
  const canvas = blankCanvas(100, 160, 1)
  const { red, green, blue } = tintOf(colour)
  for (let index = 0; index < canvas.values.length; index += 3) canvas.values.set([red, green, blue], index)
  return canvas
}

function contrastOn(canvas: Canvas, ink: string): Legibility {
  const print = printOf(canvas)
  return new Legibility(print, BOX, inkPrint(print, ink))
}

it('measures luminance as WCAG defines it', () => {
  expect(luminance(255, 255, 255)).toBeCloseTo(1, 6)
  expect(luminance(0, 0, 0)).toBe(0)
  expect(luminance(119, 119, 119)).toBeCloseTo(0.1845, 3)
})

it('measures black on white near 21, and an ink on itself near 1', () => {
  expect(contrastOn(paper('#ffffff'), '#000000').contrast).toBeGreaterThan(18)
  expect(contrastOn(paper(GOLD), GOLD).contrast).toBeLessThan(1.2)
})

it('counts the brightest that lies behind, not the mean', () => {
  const canvas = paper(NIGHT)
  const dark = contrastOn(canvas, GOLD).contrast
  for (let y = 14; y < 18; y++)
    for (let x = 40; x < 50; x++) canvas.values.set([255, 255, 240], (y * canvas.width + x) * 3)
  expect(contrastOn(canvas, GOLD).contrast).toBeLessThan(dark / 4)
})

it('darkens no more than it must, and then truly has what it wanted', () => {
  expect(strengthNeeded([contrastOn(paper(NIGHT), GOLD)], 4.5, NIGHT)).toBe(0)
  const canvas = paper('#d0c080')
  const strength = strengthNeeded([contrastOn(canvas, GOLD)], 4.5, NIGHT)
  expect(strength).toBeGreaterThan(0.3)
  expect(strength).toBeLessThan(0.9)
  layScrim(canvas, BOX, { side: 'above', fade: 40, colour: NIGHT, strength })
  expect(contrastOn(canvas, GOLD).contrast).toBeGreaterThanOrEqual(4.4)
  expect(Array.from(canvas.values.slice(-3))).toEqual([208, 192, 128])
})
