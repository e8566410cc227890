import type { Format } from '../format.ts'

export interface SiteFormat extends Format {
  readonly widthPx: number
}

/** Stages are cut off by the page's edge, tall ones below the text on phones. Shares are for Open Graph, 1200 x 630. */
export const SITE_FORMATS = {
  wide: { width: 1440, height: 800, frame: 'open', widthPx: 1800 },
  tall: { width: 693, height: 800, frame: 'open', widthPx: 780 },
  card: { width: 1066, height: 800, frame: 'tunnel', widthPx: 800 },
  share: { width: 1524, height: 800, frame: 'open', widthPx: 1200 },
  window: { width: 400, height: 500, frame: 'open', widthPx: 400 },
} satisfies Record<string, SiteFormat>

export type SiteFormatName = keyof typeof SITE_FORMATS
