import { describe, expect, it } from 'vitest'
import { Slug } from '../../src/contract/landing-fields.ts'
import { slugOf } from '../../src/lib/slug.ts'

describe('A text as a word of an address', () => {
  it.each([
    ['de', 'Opa & der letzte Dinosaurier!', 'opa-der-letzte-dinosaurier'],
    ['de', 'Ärger in der Straße', 'ärger-in-der-straße'],
    ['tr', 'IŞIK İzmir’de', 'ışık-izmirde'],
    ['fr', 'L’été d’Éloïse', 'lété-déloïse'],
    ['th', 'คุณตากับไดโนเสาร์ ตัวสุดท้าย', 'คุณตากับไดโนเสาร์-ตัวสุดท้าย'],
    ['en', '../../etc/passwd', 'etc-passwd'],
    ['en', ' <svg onload=alert(1)> \ud800 ', 'svg-onload-alert-1'],
    ['en', '🦕🦖 …', ''],
    ['th', 'ัก', 'ก'],
  ])('is in the script of %s: %s', (language, text, slug) => expect(slugOf(text, language)).toBe(slug))

  it('is short enough for a file, whatever came', () => {
    for (const text of ['word '.repeat(20_000), 'ไ'.repeat(5000), '𝕏'.repeat(900), 'a-'.repeat(500)]) {
      expect(Slug.safeParse(slugOf(text, 'th')).success).toBe(true)
    }
  })
})
