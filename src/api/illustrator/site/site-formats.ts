import type { Format } from '../format.ts'

/** A picture of the site: its measure while it is drawn, and what it is drawn to. */
export interface SiteFormat extends Format {
  readonly widthPx: number
}

/**
 * Stages are open because the page's own edge cuts them off: wide beside the text, tall below it on phones.
 * Cards are the framed pictures of the pages, shares what other sites show of a link (Open Graph, 1200 x 630).
 */
export const SITE_FORMATS = {
  wide: { width: 1440, height: 800, frame: 'open', widthPx: 1800 },
  tall: { width: 693, height: 800, frame: 'open', widthPx: 780 },
  card: { width: 1066, height: 800, frame: 'tunnel', widthPx: 800 },
  share: { width: 1524, height: 800, frame: 'open', widthPx: 1200 },
  window: { width: 400, height: 500, frame: 'open', widthPx: 400 },
} satisfies Record<string, SiteFormat>

export type SiteFormatName = keyof typeof SITE_FORMATS
