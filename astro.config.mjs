import react from '@astrojs/react'
import sitemap from '@astrojs/sitemap'
import { defineConfig } from 'astro/config'
import { minify } from 'terser'
import bundle from './scripts/astro-bundle.mjs'
import { LANGUAGES } from './src/contract/languages.ts'
import { operatorOf } from './src/contract/operator.ts'
import { ROUTES, shellOf } from './src/contract/routes.ts'

const site = process.env.PUBLIC_ORIGIN ?? 'http://localhost:4321'
const apiOrigin = `http://127.0.0.1:${process.env.API_PORT ?? 4322}`

/** In dev, a path with an id is answered by its shell, as the site server does with the built pages. */
const shells = {
  name: 'shells',
  configureServer(server) {
    server.middlewares.use((request, _response, next) => {
      const [pathname, query] = (request.url ?? '/').split('?')
      const shell = shellOf(pathname)
      if (shell !== pathname) request.url = query === undefined ? shell : `${shell}?${query}`
      next()
    })
  },
}

/**
 * Lists of what each part needs weigh more than the round trip they save: the libraries are there already. Astro sets this
 * itself, later than the settings below.
 */
const withoutLists = {
  name: 'without-lists',
  configEnvironment: name => (name === 'client' ? { build: { modulePreload: false } } : undefined),
}

/** A second minifier after Rolldown's own: together they leave about a kilobyte less on each page with an application. */
const minifiedTwice = {
  name: 'minified-twice',
  apply: 'build',
  applyToEnvironment: environment => environment.name === 'client',
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk') chunk.code = (await minify(chunk.code, MINIFY)).code
    },
  },
}
const MINIFY = { module: true, ecma: 2020, compress: { passes: 3, pure_getters: true, keep_fargs: false } }

/** In dev, pages of content are rendered when they are asked for, out of what the service beside them publishes. */
const contentInDev = {
  name: 'content-in-dev',
  hooks: {
    'astro:config:setup': ({ command, addMiddleware }) => {
      if (command === 'dev')
        addMiddleware({ order: 'pre', entrypoint: new URL('./scripts/dev-content.ts', import.meta.url) })
    },
  },
}

/** What every application of the site stands on: one file packs tighter than several. No other page asks for it. */
const LIBRARIES = [
  // What loads a part when it is used: in a chunk of others, each page with such a part would load all of them.
  { name: 'preload', test: /vite\/preload-helper/ },
  { name: 'libraries', test: /node_modules\/(react|react-dom|scheduler|nanostores|@nanostores|zod)\// },
  {
    name: 'shared',
    // Not what only the pages at the stage door draw and ask, nor parts that the wizard and others have no use for.
    test: /\/src\/(stores\/(?!wizard\/)|islands\/(?!icon\/LitLantern|account\/|ui\/(?:BusyButton|Dialog|Field|Notice|TextField)\.)|contract\/(calls\/|story|options|refusals|call\.))/,
    minShareCount: 5,
  },
  { name: 'ui', test: /\/src\/islands\/ui\/(?:BusyButton|Notice)\./, minShareCount: 4 },
]

const INDEXED = ROUTES.filter(route => route.indexed).map(route => route.pattern.replace('/{lang}', ''))
const isIndexed = pathname => INDEXED.includes(pathname.replace(/^\/[a-z]{2}(?=\/)/, ''))

export default defineConfig({
  site,
  output: 'static',
  adapter: bundle(),
  trailingSlash: 'never',
  session: false,
  build: { format: 'file', inlineStylesheets: 'never' },
  devToolbar: { enabled: false },
  // More effort makes paper no smaller, and a first start fifteen times as slow.
  image: { service: { entrypoint: 'astro/assets/services/sharp', config: { avif: { effort: 1 } } } },
  integrations: [
    react(),
    contentInDev,
    sitemap({
      // Pages that are built once; those of content stand in the sitemaps of their languages.
      filter: address => isIndexed(new URL(address).pathname) && !address.endsWith('/xx'),
      i18n: { defaultLocale: 'en', locales: Object.fromEntries(LANGUAGES.map(language => [language, language])) },
      // The pages of content come and go without a build: whoever publishes them writes these.
      customSitemaps: LANGUAGES.map(language => `${site}/sitemap-${language}.xml`),
    }),
  ],
  security: {
    csp: {
      directives: [
        "default-src 'self'",
        // Contentful hands out its pictures itself; those of a kept story come from the browser's own shelf.
        `img-src 'self' data: blob:${process.env.CONTENTFUL_SPACE ? ' https://images.ctfassets.net' : ''}`,
        // Howler gives a player that it is done with a moment of silence as its source.
        "media-src 'self' data:",
        "worker-src 'self'",
        "manifest-src 'self'",
        "object-src 'none'",
        "base-uri 'self'",
        "form-action 'self'",
      ],
      // Widths and positions that depend on data (a slider's fill, a bar's share) are style attributes.
      styleDirective: { resources: ["'self'", { resource: "'unsafe-inline'", kind: 'attribute' }] },
    },
  },
  vite: {
    plugins: [shells, withoutLists, minifiedTwice],
    build: { emptyOutDir: false },
    environments: {
      client: { build: { rolldownOptions: { output: { codeSplitting: { groups: LIBRARIES } } } } },
    },
    // The pages themselves read no environment.
    define: { OPERATOR: JSON.stringify(operatorOf(process.env)) },
    // The service chooses the visitor's language, so it also answers the first address.
    server: {
      proxy: {
        '/api': apiOrigin,
        '/content': apiOrigin,
        '/share': apiOrigin,
        '^/$': apiOrigin,
        '^/s/': apiOrigin,
        '^/landing-generator$': apiOrigin,
      },
    },
  },
})
