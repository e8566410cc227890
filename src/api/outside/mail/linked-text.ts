import { html, type Markup } from './markup.ts'

const ADDRESS = /(https?:\/\/[^\s<>"']+)/

/** A plain text with its web addresses as links, which open beside it. */
export const linkedText = (text: string): Markup[] =>
  // Every other piece is what the brackets held.
  text
    .split(ADDRESS)
    .map((piece, place) =>
      place % 2 === 1 ? html`<a href="${piece}" target="_blank" rel="noopener">${piece}</a>` : html`${piece}`,
    )
