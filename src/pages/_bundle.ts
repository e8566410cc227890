import { createApp } from 'astro/app/entrypoint'
import type { SitePictures } from '../components/site-picture.ts'
import type { SiteBundle } from '../contract/site-bundle.ts'
import { openSiteRenderer } from '../editorial/site-renderer.ts'
import { ALL_URL_WORDS } from '../layouts/texts.ts'

const app = createApp({ streaming: false })
// Pages are written into files, which have no headers.
if (app.manifest.csp) app.manifest.csp.cspDestination = 'meta'
const NOT_FOUND = 404

/** See contract/site-bundle.ts. */
export const openRenderer: SiteBundle['openRenderer'] = ({ source, report, pictures }) => {
  const origin = import.meta.env.SITE
  return openSiteRenderer({
    source,
    report,
    origin,
    words: ALL_URL_WORDS,
    async draw(path, content) {
      const locals = { content, pictures: pictures as SitePictures }
      const response = await app.render(new Request(new URL(encodeURI(path), origin)), { locals })
      if (response.status === NOT_FOUND) return undefined
      // The path only: the page's text may hold what a person wrote.
      if (!response.ok) throw new Error(`${path} was rendered with ${response.status}`)
      return new Uint8Array(await response.arrayBuffer())
    },
  })
}
