import { describe, expect, it } from 'vitest'
import { hashPassword, isPassword } from '../../../src/api/accounts/password-hash.ts'

const PASSWORD = 'eine lange Straße'

describe('A password', () => {
  it('is kept as argon2id with a salt of its own, and nothing of it can be read', async () => {
    const [one, other] = [await hashPassword(PASSWORD), await hashPassword(PASSWORD)]
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
    expect(one).not.toBe(other)
    expect(one).not.toContain('Straße')
  })

  it('is known again, and no other is', async () => {
    const stored = await hashPassword(PASSWORD)
    expect(await isPassword(stored, PASSWORD)).toBe(true)
    for (const wrong of ['', 'eine lange Strasse', `${PASSWORD} `, PASSWORD.toUpperCase()]) {
      expect(await isPassword(stored, wrong)).toBe(false)
    }
  })

  it('is the same on a keyboard that composes its letters another way', async () => {
    expect(
      await isPassword(await hashPassword('größer als du'.normalize('NFC')), 'größer als du'.normalize('NFD')),
    ).toBe(true)
  })

  it.each([null, '', 'x', '$argon2i$v=19$m=19456,t=2,p=1$AAAA$AAAA'])('is none that was kept as %j', async stored => {
    expect(await isPassword(stored, PASSWORD)).toBe(false)
  })
})
