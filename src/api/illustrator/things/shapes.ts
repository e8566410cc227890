import { svg } from '../../../lib/svg-markup.ts'

/** Papers by a letter: a drawing names its colours by them. */
// biome-ignore format: a paper is one entry of a table
const PAPERS: Readonly<Record<string, string>> = {
  k: '#2a1c2e', w: '#8a5634', W: '#b9794a', d: '#5a3522', r: '#c8452f', R: '#8f2c24', y: '#eab04a', Y: '#ffdf94',
  c: '#fbf3df', C: '#e2d3b4', b: '#3f6aa0', B: '#27406e', t: '#2f8f8a', T: '#1d5f63', g: '#5c9a5e', G: '#356b4c',
  p: '#7a4a86', P: '#e58aa0', s: '#9aa3b5', S: '#5f6880', o: '#e07a36', m: '#f6f8fa', n: '#d9b48a', a: '#8ec5d6',
  l: '#b6d68a', v: '#b9a5d8', x: '#3a3f55',
}
const NIGHT = '#04061e'
const FOLD = '<clipPath id="fold"><path d="M0 -600H600V600H0Z"/></clipPath>'
/** `=` also mirrored; `-` a line, `*` an ellipse, `#` a rectangle, else a path; paper, width, `/` opacity; numbers. */
const SHAPE = /^(?<twice>=?)(?<kind>[-*#]?)(?<paper>[a-zA-Z])(?<width>[\d.]*)(?:\/(?<opacity>[\d.]+))? (?<data>.*)$/u

interface Cut {
  readonly outline: string
  readonly isLine: boolean
}

function outlineOf(kind: string, data: string): string {
  const [x = 0, y = 0, third = 0, fourth = third, round = 0] = data.split(' ').map(Number)
  if (kind === '*') return svg`<ellipse cx="${x}" cy="${y}" rx="${third}" ry="${fourth}"`
  if (kind === '#') return svg`<rect x="${x}" y="${y}" width="${third}" height="${fourth}" rx="${round}"`
  return `<path d="${data}"`
}

function cutOf(shape: string): readonly Cut[] {
  const { twice = '', kind = '', paper = '', width = '', opacity = '', data = '' } = SHAPE.exec(shape)?.groups ?? {}
  const colour = PAPERS[paper]
  if (!colour) throw new Error(`no drawing can be read from "${shape}"`)
  const isLine = kind === '-'
  const ink = isLine
    ? ` fill="none" stroke="${colour}" stroke-width="${width || 3}" stroke-linecap="round" stroke-linejoin="round"`
    : ` fill="${colour}"`
  const outline = `${outlineOf(kind, data)}${ink}${opacity ? ` opacity="${opacity}"` : ''}`
  const one = { outline: `${outline}/>`, isLine }
  return twice ? [one, { outline: `${outline} transform="scale(-1 1)"/>`, isLine }] : [one]
}

const shaded = (outline: string): string => outline.replace(/ fill="#\w+"/u, '')

/** Laid over everything: paper takes on the colour of its hour. */
export interface Tint {
  readonly colour: string
  readonly strength: number
}

/** SVG of shapes, separated by `|`, round x = 0; what is right of it is the fold's dark half. */
export function cutShapes(shapes: string, tint?: Tint): string {
  const cuts = shapes.split('|').flatMap(shape => cutOf(shape.trim()))
  const fold = cuts.filter(({ isLine }) => !isLine).map(({ outline }) => shaded(outline))
  const over = tint ? `<g fill="${tint.colour}" opacity="${tint.strength}">${fold.join('')}</g>` : ''
  return `${cuts.map(({ outline }) => outline).join('')}${FOLD}<g clip-path="url(#fold)" fill="${NIGHT}" opacity=".14">${fold.join('')}</g>${over}`
}
