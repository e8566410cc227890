// How long covers take and what they need, beside the same picture drawn by SVG filters in the same run.

import { monitorEventLoopDelay } from 'node:perf_hooks'
import { Resvg } from '@resvg/resvg-js'
import { EDITION_FORMATS } from '../../src/api/illustrator/edition-formats.ts'
import type { EditionChoice } from '../../src/api/illustrator/edition-pictures.ts'
import { castOf } from '../../src/api/illustrator/figures/cast.ts'
import { openPaperCut } from '../../src/api/illustrator/illustrator.ts'
import { randomFrom } from '../../src/api/illustrator/paper/random.ts'
import type { Glow, Layer, Sheet, Stage } from '../../src/api/illustrator/paper/stage.ts'
import type { PictureBrief } from '../../src/api/illustrator/picture-brief.ts'
import { planScenes } from '../../src/api/illustrator/scene-plan.ts'
import { titlePage } from '../../src/api/illustrator/title-page.ts'
import { arrangeType } from '../../src/api/illustrator/type/title-block.ts'
import { itemAt } from '../../src/lib/item-at.ts'

const BARS = { quadrantsMs: 3000, fullMs: 4000, peakMegabytes: 700, longestBlockMs: 50 } as const
const KILOBYTES_PER_MEGABYTE = 1024
const NANOSECONDS_PER_MS = 1e6
const MICROSECONDS_PER_MS = 1000
const SHADOWS = { far: [2, 3, 0.34], middle: [3, 5, 0.46], near: [5, 9, 0.62] } as const

const BRIEF: PictureBrief = {
  seed: 'bench',
  category: 'adventure',
  hero: { age: 8, gender: 'female', hair: 'red', build: [] },
  location: '',
  tones: [],
  companions: 1,
}
const CHOICE: EditionChoice = {
  variant: 0,
  format: 'full',
  text: {
    title: 'The Heart of the North Wind',
    kicker: 'An adventure',
    dedication: 'for Leyla, the brave',
    language: 'en',
  },
}

const glowMarkup = ({ x, y, radius, radiusY, colour, strength }: Glow, id: number) =>
  `<defs><radialGradient id="glow${id}"><stop offset="0" stop-color="${colour}" stop-opacity="${strength}"/><stop offset=".35" stop-color="${colour}" stop-opacity="${strength * 0.3}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient></defs><ellipse cx="${x}" cy="${y}" rx="${radius}" ry="${radiusY}" fill="url(#glow${id})" style="mix-blend-mode:screen"/>`

function sheetMarkup(stage: Stage, sheet: Sheet, id: number): string {
  const document = stage.documentOf(sheet)
  const inner = document.slice(document.indexOf('>') + 1, document.lastIndexOf('</svg>'))
  const own = inner.replace(/(id="|url\(#)(\w+)/g, `$1s${id}$2`)
  return sheet.depth === 'flat' ? own : `<g filter="url(#${sheet.depth})">${own}</g>`
}

const layerMarkup = (stage: Stage) => (layer: Layer, id: number) =>
  layer.kind === 'glow' ? glowMarkup(layer, id) : sheetMarkup(stage, layer, id)

/** The whole picture as one document: a drop shadow for every sheet, fibre and grain by turbulence over all. */
function filteredDocument(stage: Stage): string {
  const { width, height } = stage
  const shadows = Object.entries(SHADOWS).map(
    ([depth, [drop, blur, opacity]]) =>
      `<filter id="${depth}" filterUnits="userSpaceOnUse" x="0" y="0" width="${width}" height="${height}"><feDropShadow dx="0" dy="${drop}" stdDeviation="${blur}" flood-color="#050418" flood-opacity="${opacity}"/></filter>`,
  )
  const paper = (id: string, frequency: string) =>
    `<filter id="${id}" filterUnits="userSpaceOnUse" x="0" y="0" width="${width}" height="${height}"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="2" seed="4"/><feColorMatrix type="saturate" values="0"/></filter>`
  const over = (id: string, mode: string, opacity: number) =>
    `<g style="mix-blend-mode:${mode}" opacity="${opacity}"><rect width="${width}" height="${height}" filter="url(#${id})"/></g>`
  const layers = stage.layers.map(layerMarkup(stage)).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><defs>${shadows.join('')}${paper('fibre', '.012 .09')}${paper('grain', '.75')}</defs>${layers}${over('fibre', 'soft-light', 0.16)}${over('grain', 'overlay', 0.26)}</svg>`
}

function drawWithFilters(): number {
  const { picture, widthPx, type } = EDITION_FORMATS.full
  const scene = itemAt(planScenes(randomFrom(`${BRIEF.seed}/plan`), BRIEF), CHOICE.variant)
  const started = performance.now()
  const { stage } = titlePage(randomFrom(`${BRIEF.seed}/${CHOICE.variant}`), scene, castOf(BRIEF), picture)
  const block = type && arrangeType(BRIEF.category, CHOICE.text, type)
  for (const { markup } of block?.sheets ?? []) stage.sheet(markup, 'middle')
  const drawing = new Resvg(filteredDocument(stage), {
    fitTo: { mode: 'width', value: widthPx },
    font: { loadSystemFonts: false },
  })
  if (drawing.render().width !== widthPx) throw new Error('the filtered picture has another size')
  return performance.now() - started
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

/** Longest work of this thread between two turns of its loop; a busy machine delays the turns, not this. */
function watchOwnWork(): { stop(): number } {
  let longest = 0
  let before = process.threadCpuUsage()
  const ticks = setInterval(() => {
    const { user, system } = process.threadCpuUsage(before)
    longest = Math.max(longest, (user + system) / MICROSECONDS_PER_MS)
    before = process.threadCpuUsage()
  }, 1)
  return {
    stop: () => {
      clearInterval(ticks)
      return longest
    },
  }
}

const signal = new AbortController().signal
const illustrator = openPaperCut()
const delay = monitorEventLoopDelay({ resolution: 1 })
delay.enable()
const ownWork = watchOwnWork()
const quadrantsMs = await timed(() => illustrator.covers(BRIEF, CHOICE.text, signal))
const fullMs = await timed(() => illustrator.edition(BRIEF, CHOICE, signal))
delay.disable()
const ownWorkMs = ownWork.stop()
const peakMegabytes = process.resourceUsage().maxRSS / KILOBYTES_PER_MEGABYTE
const measured = { quadrantsMs, fullMs, peakMegabytes, longestBlockMs: delay.max / NANOSECONDS_PER_MS }
await illustrator.close()
const filtersMs = drawWithFilters()

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`
console.log(
  `four quadrants of 600 px, overview and encoding included: ${seconds(quadrantsMs)} (under ${seconds(BARS.quadrantsMs)} for 512 px)`,
)
console.log(
  `one full cover, ${EDITION_FORMATS.full.widthPx} x 2560: ${seconds(fullMs)} (under ${seconds(BARS.fullMs)})`,
)
console.log(`peak memory of the process: ${Math.round(peakMegabytes)} MB (under ${BARS.peakMegabytes} MB)`)
console.log(
  `longest block of the main loop: ${measured.longestBlockMs.toFixed(1)} ms (at most ${BARS.longestBlockMs} ms), ${ownWorkMs.toFixed(1)} ms of it its own work`,
)
console.log(`the same page by SVG filters: ${seconds(filtersMs)}, ${(filtersMs / fullMs).toFixed(1)} times as long`)
const missed = Object.entries(BARS).filter(([bar, most]) => measured[bar as keyof typeof BARS] > most)
if (missed.length > 0) console.log(`missed: ${missed.map(([bar]) => bar).join(', ')}`)
process.exitCode = missed.length > 0 ? 1 : 0
