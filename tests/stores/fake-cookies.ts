import type { CookieJar } from '../../src/stores/session.ts'

/** Cookies as a page sees them. `rules` are those of the last one that was written. */
export function fakeCookies() {
  const kept = new Map<string, string>()
  let rules = ''
  const jar: CookieJar = {
    get cookie() {
      return Array.from(kept, ([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(text: string) {
      const [, name = '', value = '', rest = ''] = /^([^=]+)=([^;]*);?(.*)$/.exec(text) ?? []
      rules = rest
      if (rest.includes('max-age=0')) kept.delete(name)
      else kept.set(name, value)
    },
  }
  return { jar, kept, rules: () => rules }
}
