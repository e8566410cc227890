import type { CookieJar } from '../../../src/stores/session.ts'

/** Signs somebody in as the service does: by cookies that say who it is. */
export function signInBy(jar: CookieJar, { id, email }: { readonly id: string; readonly email: string }): void {
  for (const [name, value] of Object.entries({ id, email })) jar.cookie = `${name}=${encodeURIComponent(value)}; path=/`
}

/** Cookies as a page sees them. `rules` are those of the last one that was written. */
export function fakeCookies() {
  const stored = new Map<string, string>()
  let rules = ''
  const jar: CookieJar = {
    get cookie() {
      return Array.from(stored, ([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(text: string) {
      const [, name = '', value = '', rest = ''] = /^([^=]+)=([^;]*);?(.*)$/.exec(text) ?? []
      rules = rest
      if (rest.includes('max-age=0')) stored.delete(name)
      else stored.set(name, value)
    },
  }
  return { jar, stored, rules: () => rules }
}
