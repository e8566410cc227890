import { html, type Markup } from './markup.ts'

const ADDRESS = /(https?:\/\/[^\s<>"']+)/

export const linkedText = (text: string): Markup[] =>
  // Odd pieces are what the brackets of the expression captured.
  text
    .split(ADDRESS)
    .map((piece, index) =>
      index % 2 === 1 ? html`<a href="${piece}" target="_blank" rel="noopener">${piece}</a>` : html`${piece}`,
    )
