import { BRAND } from '../contract/brand.ts'
import type { Language } from '../contract/languages.ts'
import { pathOf, type UrlWords } from '../contract/routes.ts'

/* JSON-LD of https://schema.org. `origin`: the site's address without a path; every address made here is absolute. */

const SCHEMA = 'https://schema.org'
/** An SVG is as large as it is asked for. */
const LOGO = '/favicon.svg'

const absolute = (origin: string | URL, path: string) => new URL(path, origin).href

/** `elsewhere`: its addresses on other sites. */
export const organization = (origin: string | URL, elsewhere: readonly string[] = []) => ({
  '@context': SCHEMA,
  '@type': 'Organization',
  '@id': absolute(origin, '/#organization'),
  name: BRAND,
  url: absolute(origin, '/'),
  logo: absolute(origin, LOGO),
  ...(elsewhere.length > 0 && { sameAs: elsewhere }),
})

export const webSite = (origin: string | URL, language: Language, words: UrlWords) => ({
  '@context': SCHEMA,
  '@type': 'WebSite',
  '@id': absolute(origin, `/${language}#website`),
  name: BRAND,
  url: absolute(origin, pathOf('home', { language }, words)),
  inLanguage: language,
  publisher: { '@id': absolute(origin, '/#organization') },
})

export interface Crumb {
  name: string
  /** From the site's root; the last crumb is the page itself. */
  path: string
}

export const breadcrumbs = (origin: string | URL, list: readonly Crumb[]) => ({
  '@context': SCHEMA,
  '@type': 'BreadcrumbList',
  itemListElement: list.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: absolute(origin, path),
  })),
})

export interface Offered {
  name: string
  description: string
  /** Address, or path that is completed. */
  image: string
  url: string
}

/** Offered as the web book, which is free. */
export const product = (origin: string | URL, { name, description, image, url }: Offered) => ({
  '@context': SCHEMA,
  '@type': 'Product',
  name,
  description,
  image: absolute(origin, image),
  url: absolute(origin, url),
  brand: { '@type': 'Brand', name: BRAND },
  offers: {
    '@type': 'Offer',
    price: '0',
    priceCurrency: 'EUR',
    availability: `${SCHEMA}/InStock`,
    url: absolute(origin, url),
  },
})
