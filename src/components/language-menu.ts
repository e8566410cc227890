/** Keeps the page where it exists in the other language, what was asked of it included, and notes the choice. */
export function watchLanguageMenu(): void {
  const menu = document.querySelector<HTMLElement>('#languages')
  menu?.addEventListener('click', event => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[hreflang]')
    if (link === null) return
    noteLanguage(link.hreflang, Number(menu.dataset.cookieDays))
    if (menu.dataset.keepsPath === 'true') link.pathname = withLanguage(location.pathname, link.hreflang)
    if (!isHome(link.pathname)) link.search = withTarget(location.search, link.hreflang)
  })
}

function noteLanguage(language: string, days: number) {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: Cookie Store is asynchronous and the page is about to leave
  document.cookie = `lang=${language}; path=/; max-age=${days * 24 * 60 * 60}; samesite=lax${secure}`
}

const withLanguage = (path: string, language: string): string => path.replace(/^\/[^/]+/, `/${language}`)

/** Where a sign-in leads on to has a language as well. */
const withTarget = (search: string, language: string): string =>
  search.replace(/([?&]to=(?:\/|%2F))[a-z]{2}(?=\/|%2F|&|$)/i, `$1${language}`)

const isHome = (path: string): boolean => path.lastIndexOf('/') === 0
