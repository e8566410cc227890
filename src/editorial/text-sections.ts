import { Marked, type Token, type Tokens } from 'marked'
import { renderMarkdown, type SafeHtml } from './markdown.ts'
import type { Picture } from './picture.ts'

/** From one main heading to the next, with its pictures. */
export interface TextSection {
  readonly html: SafeHtml
  readonly figures: readonly Figure[]
}

interface Figure {
  readonly picture: Picture
  readonly alt: string
  /** Empty for none. */
  readonly caption: string
}

/** Longer lines are no picture. */
const LINE_MAX = 2000
const HEADING = /^ {0,3}(#{1,6})(?:[ \t]|$)/
const FENCE = /^ {0,3}(?:```|~~~)/
/** Italics right below a picture are its caption. */
const CAPTION = /^\*([^*]+)\*$/
/** `[name]: address`; every section may refer to it. */
const DEFINITION = /^ {0,3}\[[^\]]+\]:\s/

interface Part {
  readonly lines: string[]
  readonly figures: Figure[]
}

/**
 * A line that is one of `pictures` becomes a figure of its section, its title or italics below it the caption. Pictures
 * that the text does not name go, one each, to the sections without one.
 */
export function renderSections(markdown: string, pictures: readonly Picture[]): TextSection[] {
  const lines = markdown.split(/\r?\n/)
  const definitions = lines.filter(line => DEFINITION.test(line))
  const parts = withText(partsOf(lines, pictures))
  const named = new Set(parts.flatMap(({ figures }) => figures.map(({ picture }) => picture)))
  const unnamed = pictures.filter(picture => !named.has(picture))
  return parts.map(part => {
    const other = part.figures.length > 0 ? undefined : unnamed.shift()
    return {
      html: renderMarkdown([...part.lines, '', ...definitions].join('\n'), { pictures }),
      figures: other ? [{ picture: other, alt: other.alt, caption: '' }] : part.figures,
    }
  })
}

function partsOf(lines: readonly string[], pictures: readonly Picture[]): Part[] {
  const depths = outsideFences(lines).flatMap(line => HEADING.exec(line)?.[1]?.length ?? [])
  const highest = Math.min(...depths)
  const parts: Part[] = [{ lines: [], figures: [] }]
  let fenced = false
  for (const [at, line] of lines.entries()) {
    if (FENCE.test(line)) fenced = !fenced
    const begins = !fenced && HEADING.exec(line)?.[1]?.length === highest
    if (begins) parts.push({ lines: [], figures: [] })
    const part = parts.at(-1)
    const figure = fenced ? undefined : figureAt(at, lines, pictures)
    if (figure) part?.figures.push(figure)
    else if (!isCaption(at, lines, pictures)) part?.lines.push(line)
  }
  return parts
}

type Lines = readonly string[]

const captionAt = (at: number, lines: Lines) => CAPTION.exec(lines[at]?.trim() ?? '')?.[1]

const isCaption = (at: number, lines: Lines, pictures: readonly Picture[]) =>
  captionAt(at, lines) !== undefined && figureIn(lines[at - 1] ?? '', pictures) !== undefined

function figureAt(at: number, lines: Lines, pictures: readonly Picture[]): Figure | undefined {
  const figure = figureIn(lines[at] ?? '', pictures)
  return figure && { ...figure, caption: figure.caption || (captionAt(at + 1, lines) ?? '') }
}

function outsideFences(lines: readonly string[]): string[] {
  let fenced = false
  return lines.filter(line => {
    if (FENCE.test(line)) fenced = !fenced
    return !fenced
  })
}

function figureIn(line: string, pictures: readonly Picture[]): Figure | undefined {
  if (!line.trimStart().startsWith('![') || line.length > LINE_MAX) return undefined
  const [paragraph] = new Marked({ gfm: true }).lexer(line.trim()) as (Token & { tokens?: Token[] })[]
  const [image, ...rest] = paragraph?.type === 'paragraph' ? (paragraph.tokens ?? []) : []
  if (image?.type !== 'image' || rest.length > 0) return undefined
  const { href, text, title } = image as Tokens.Image
  const picture = pictures.find(({ url }) => url === href || url.replace(/^https?:/, '') === href)
  return picture && { picture, alt: text || picture.alt, caption: title ?? '' }
}

/** Pictures of parts without text go to the part before, or to the first with text. */
function withText(parts: readonly Part[]): Part[] {
  const kept: Part[] = []
  const early: Figure[] = []
  for (const part of parts) {
    if (part.lines.some(line => line.trim() !== '')) kept.push(part)
    else (kept.at(-1)?.figures ?? early).push(...part.figures)
  }
  kept[0]?.figures.unshift(...early)
  return kept
}
