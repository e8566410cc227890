import { type Colour, darker, lighter } from '../../../../lib/colour.ts'
import { svg } from '../../../../lib/svg-markup.ts'

/** `right` is the path of the right half. */
export const halves = (right: string, colour: Colour, fold = 0.2): string =>
  svg`<path d="${right}" transform="scale(-1 1)" fill="${lighter(colour, 0.1)}"/><path d="${right}" fill="${darker(colour, fold)}"/>`

export const cut = (data: string, fill: Colour, opacity = 1): string =>
  svg`<path d="${data}" fill="${fill}" opacity="${opacity}"/>`

export const line = (data: string, colour: Colour, width: number): string =>
  svg`<path d="${data}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`

export function bow(x: number, y: number, scale: number, colour: Colour): string {
  const dark = darker(colour, 0.26)
  return svg`<g transform="translate(${x} ${y}) scale(${scale})"><path d="M0 0L-20 34L-8 30L-2 38L4 4ZM0 0L20 34L8 30L2 38L-4 4Z" fill="${dark}"/><path d="M0 0C-14 -26 -44 -26 -42 -4C-42 16 -16 14 0 0Z" fill="${lighter(colour, 0.12)}"/><path d="M0 0C14 -26 44 -26 42 -4C42 16 16 14 0 0Z" fill="${colour}"/><path d="M0 0C-12 -10 -28 -12 -32 -2M0 0C12 -10 28 -12 32 -2" stroke="${dark}" stroke-width="3" fill="none"/><rect x="-8" y="-9" width="16" height="18" rx="6" fill="${lighter(colour, 0.2)}"/></g>`
}
