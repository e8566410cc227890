import react from '@astrojs/react'
import { defineConfig } from 'astro/config'
import { shellOf } from './src/contract/routes.ts'

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

export default defineConfig({
  site: process.env.PUBLIC_ORIGIN ?? 'http://localhost:4321',
  output: 'static',
  trailingSlash: 'never',
  session: false,
  build: { format: 'file', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  // More effort makes paper no smaller, and a first start fifteen times as slow.
  image: { service: { entrypoint: 'astro/assets/services/sharp', config: { avif: { effort: 1 } } } },
  integrations: [react()],
  security: {
    csp: {
      directives: [
        "default-src 'self'",
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'self'",
        "form-action 'self'",
      ],
      // Widths and positions that depend on data (a slider's fill, a bar's share) are style attributes.
      styleDirective: { resources: ["'self'", { resource: "'unsafe-inline'", kind: 'attribute' }] },
    },
  },
  vite: {
    plugins: [shells],
    // The service chooses the visitor's language, so it also answers the first address.
    server: { proxy: { '/api': apiOrigin, '^/$': apiOrigin } },
  },
})
