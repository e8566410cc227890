import { BRAND } from '../../contract/brand.ts'
import type { Letter } from './letter.ts'

/** The link has a line of its own, so that every program finds its end. */
export function letterText({ heading, paragraphs, lines = [], button, notes, stranger, why, imprint }: Letter): string {
  const parts = [
    heading,
    ...paragraphs,
    ...(lines.length > 0 ? [lines.map(([label, value]) => `${label}: ${value}`).join('\n')] : []),
    ...(button ? [`${button.label}\n${button.link}`] : []),
    ...notes,
    ...(stranger ? [stranger] : []),
    `-- \n${BRAND}\n${why}\n${imprint.label}\n${imprint.link}`,
  ]
  return `${parts.join('\n\n')}\n`
}
