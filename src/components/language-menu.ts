export function watchLanguageMenu(): void {
  const menu = document.querySelector<HTMLElement>('#languages')
  menu?.addEventListener('click', event => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[hreflang]')
    if (link === null) return
    const seconds = Number(menu.dataset.cookieDays) * 24 * 60 * 60
    const secure = location.protocol === 'https:' ? '; secure' : ''
    // biome-ignore lint/suspicious/noDocumentCookie: Cookie Store is asynchronous and the page is about to leave
    document.cookie = `lang=${link.hreflang}; path=/; max-age=${seconds}; samesite=lax${secure}`
  })
}
