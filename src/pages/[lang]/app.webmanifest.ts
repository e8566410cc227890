import type { APIRoute } from 'astro'
import { BRAND } from '../../contract/brand.ts'
import type { Language } from '../../contract/languages.ts'
import { pathOf } from '../../contract/routes.ts'
import { textsOf, WRITTEN_LANGUAGES } from '../../layouts/texts.ts'
import { fill } from '../../lib/fill.ts'

export const getStaticPaths = () => WRITTEN_LANGUAGES.map(lang => ({ params: { lang } }))

const NIGHT = '#10102b'
const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/app/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/** The library; every language is the same app. */
export const GET: APIRoute = ({ params }) => {
  const language = params.lang as Language
  const { app, urls } = textsOf(language)
  const manifest = {
    id: '/',
    name: fill(app.name, { brand: BRAND }),
    short_name: BRAND,
    description: app.description,
    lang: language,
    dir: 'ltr',
    start_url: pathOf('overview', { language }, urls),
    scope: '/',
    display: 'standalone',
    background_color: NIGHT,
    theme_color: NIGHT,
    icons: [icon('icon-192', 192, 'any'), icon('icon-512', 512, 'any'), icon('maskable-512', 512, 'maskable')],
  }
  return new Response(JSON.stringify(manifest), { headers: { 'content-type': 'application/manifest+json' } })
}
