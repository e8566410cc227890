import { FALLBACK_LANGUAGE, isLanguage } from '../../contract/languages.ts'
import { shellOf } from '../../contract/routes.ts'
import { fileOfPage } from './page-writer.ts'

const NOT_FOUND = '404.html'
/** Compressed forms, sent in place of their file. */
const COMPRESSED = /\.(br|gz)$/i

export function splitUrl(url: string): { pathname: string; search: string } {
  const cut = url.indexOf('?')
  return cut === -1 ? { pathname: url, search: '' } : { pathname: url.slice(0, cut), search: url.slice(cut) }
}

/** A language in capitals, which is the same page for good. */
export function lowerCaseOf(pathname: string): string | undefined {
  const [, prefix = '', rest = ''] = /^\/([A-Za-z]{2})(\/.*)?$/.exec(pathname) ?? []
  const language = prefix.toLowerCase()
  return language !== prefix && isLanguage(language) ? `/${language}${withoutEndSlashes(rest)}` : undefined
}

/** Unknown two-letter prefixes lead to the fallback language; a trailing slash is dropped. */
export function redirectOf(pathname: string): string | undefined {
  const [, prefix = '', rest = ''] = /^\/([a-z]{2})(\/.*)?$/.exec(pathname) ?? []
  if (prefix && !isLanguage(prefix) && pathname !== '/xx') return `/${FALLBACK_LANGUAGE}${withoutEndSlashes(rest)}`
  if (pathname.endsWith('/')) return ownPath(withoutEndSlashes(pathname))
  return undefined
}

/** Leading slashes and backslashes would lead to another host. */
function ownPath(path: string): string {
  let from = 0
  while (path[from] === '/' || path[from] === '\\') from += 1
  return `/${path.slice(from)}`
}

/** A loop: a regular expression takes quadratic time. */
function withoutEndSlashes(path: string): string {
  let to = path.length
  while (path[to - 1] === '/') to -= 1
  return path.slice(0, to)
}

/** Undefined for a path that cannot be a page. */
export function pageOf(pathname: string): string | undefined {
  let decoded: string
  try {
    decoded = decodeURIComponent(pathname)
  } catch (error) {
    if (error instanceof URIError) return undefined
    throw error
  }
  return decoded.includes('\0') || decoded.includes('/.') || COMPRESSED.test(decoded) ? undefined : decoded
}

export function fileNameOf(page: string): string {
  const target = shellOf(page)
  return /\.[a-z0-9]+$/i.test(target) ? target.slice(1) : fileOfPage(target)
}

export function notFoundFiles(pathname: string): string[] {
  const [, language] = pathname.split('/')
  return isLanguage(language) ? [`${language}/${NOT_FOUND}`, NOT_FOUND] : [NOT_FOUND]
}
