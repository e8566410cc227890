import { FALLBACK_LANGUAGE, LANGUAGES } from '../../contract/languages.ts'
import { ROUTES, SHELL_ID } from '../../contract/routes.ts'

export interface FormerAddress {
  readonly path: string
  readonly now: string | 'gone'
}

/** Rewrites of pages with an id: everything below `/de/story/` is one shell. */
const SHELLS = ROUTES.filter(({ pattern }) => pattern.includes('{id}')).flatMap(({ pattern }) =>
  LANGUAGES.map(language => {
    const path = pattern.replace('{lang}', language)
    return { requested: path.replace('{id}', '*'), shell: path.replace('{id}', SHELL_ID) }
  }),
)

/** Other slugs get no rule. */
const PLAIN = /^\/[\p{L}\p{M}\p{N}/._-]+$/u
const isPlain = ({ path, now }: FormerAddress) => PLAIN.test(path) && (now === 'gone' || PLAIN.test(now))
const movedOf = (former: readonly FormerAddress[]) => former.filter(isPlain).filter(({ now }) => now !== 'gone')
const goneOf = (former: readonly FormerAddress[]) => former.filter(isPlain).filter(({ now }) => now === 'gone')

const REDIRECTS_HEAD = `# For Netlify and Cloudflare Pages, which read this file in the folder of the site. The first line that fits counts.
# Lines with a condition or the status 404 are Netlify's; Cloudflare leaves them out and finds each language's 404.html
# by itself. What needs the service (writing a story, reading it) stands below /api: lead it there, for example
#   /api/*  https://service.example.org/api/:splat  200`

export function netlifyRedirects(former: readonly FormerAddress[]): string {
  const languages = LANGUAGES.filter(language => language !== FALLBACK_LANGUAGE)
  const lines = [
    ...languages.map(language => `/  /${language}  302  Language=${language}`),
    `/  /${FALLBACK_LANGUAGE}  302`,
    ...languages.map(language => `/s/*  /${language}/s/:splat  302  Language=${language}`),
    `/s/*  /${FALLBACK_LANGUAGE}/s/:splat  302`,
    ...languages.map(language => `/landing-generator  /${language}/landing-generator  302  Language=${language}`),
    `/landing-generator  /${FALLBACK_LANGUAGE}/landing-generator  302`,
    ...SHELLS.map(({ requested, shell }) => `${requested}  ${shell}  200`),
    ...movedOf(former).map(({ path, now }) => `${encodeURI(path)}  ${encodeURI(now)}  301`),
    ...LANGUAGES.map(language => `/${language}/*  /${language}/404.html  404`),
    '/*  /404.html  404',
  ]
  return `${REDIRECTS_HEAD}\n${lines.join('\n')}\n`
}

const NGINX_HEAD = `# Part of a server block whose root is this folder:
#   server { root /srv/site; include /srv/site/nginx-site.conf; }
# What needs the service (writing a story, reading it) stands below /api: add a location that passes it on.
absolute_redirect off;
charset utf-8;
gzip_static on;
error_page 404 410 /404.html;
location = /nginx-site.conf { return 404; }
location = /_redirects { return 404; }`

/** The same rules, and those that only a program can follow, for nginx. */
export function nginxRules(former: readonly FormerAddress[]): string {
  const any = LANGUAGES.join('|')
  const shells = ROUTES.filter(({ pattern }) => pattern.includes('{id}')).map(({ pattern }) => {
    const requested = pattern.replace('{lang}', `(${any})`).replace('{id}', '[^/]+')
    return `rewrite ^${requested}$ ${pattern.replace('{lang}', '$1').replace('{id}', SHELL_ID)}.html last;`
  })
  return [
    NGINX_HEAD,
    '# A language that is none leads to the same page in the fallback; a slash at the end is dropped.',
    `rewrite "^/(?!(?:${any}|xx)(?:/|$))[a-z]{2}((?:/[^/]+)*)/*$" /${FALLBACK_LANGUAGE}$1 redirect;`,
    'rewrite ^/([^/].*?)/+$ /$1 redirect;',
    '# The pages behind an id: one page for all of them.',
    ...shells,
    ...languageRedirect('= /', ''),
    '# A shared story, passed on without a language.',
    ...languageRedirect('~ ^/s/[A-Za-z0-9_-]+$', '$uri'),
    ...languageRedirect('= /landing-generator', '/landing-generator'),
    '# Where landing pages were before, and where there is none any more.',
    ...movedOf(former).map(({ path, now }) => `location = "${path}" { return 301 ${encodeURI(now)}; }`),
    ...goneOf(former).map(({ path }) => `location = "${path}" { ${notFoundOf(path)}return 410; }`),
    'location ~ \\.webmanifest$ { default_type application/manifest+json; }',
    'location /_astro/ { add_header Cache-Control "public, max-age=31536000, immutable"; }',
    ...LANGUAGES.map(
      language => `location ~ ^/${language}/ { ${notFoundOf(`/${language}/`)}try_files $uri $uri.html =404; }`,
    ),
    'location / { try_files $uri $uri.html =404; }',
    '',
  ].join('\n')
}

/** The stored language, else the browser's first, else the fallback; `path` follows it. */
const languageRedirect = (location: string, path: string): string[] => [
  `location ${location} {`,
  `  set $home /${FALLBACK_LANGUAGE};`,
  ...LANGUAGES.map(language => `  if ($http_accept_language ~* "^${language}(?:[-,;]|$)") { set $home /${language}; }`),
  `  if ($cookie_lang ~ "^(?:${LANGUAGES.join('|')})$") { set $home /$cookie_lang; }`,
  '  add_header Vary "Cookie, Accept-Language";',
  '  add_header Cache-Control no-store;',
  `  return 302 $home${path};`,
  '}',
]

function notFoundOf(path: string): string {
  const language = LANGUAGES.find(one => path.startsWith(`/${one}/`))
  return language ? `error_page 404 410 /${language}/404.html; ` : ''
}
