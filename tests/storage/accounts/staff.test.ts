import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { SignInMail } from '../../../src/api/accounts/account-deps.ts'
import { changeStaff, listStaff } from '../../../src/api/accounts/staff.ts'
import { openTestService, type TestService } from '../../helpers/service.ts'
import { roleBrowser } from '../roles/role-browser.ts'

const SET = 'set@tales.example'
const mails: SignInMail[] = []
let test: TestService
beforeEach(async () => {
  test = await openTestService({ staffEmails: [SET], sendMail: async (_queries, mail) => void mails.push(mail) })
})
afterEach(() => test.close())

const deps = () => ({ db: test.database.db, clock: Date.now, staffEmails: [SET] })
const change = (email: string, isStaff: boolean) => changeStaff(deps(), { email, isStaff })
const isStaff = async (email: string, signIn: 'unproven' | 'proven') =>
  (await (await roleBrowser(test, mails, { email, signIn })).ask({ method: 'GET', path: '/user' })).json().isStaff
const login = (email: string) =>
  test.server.inject({ method: 'POST', url: '/api/v1/auth/login', payload: { email, lang: 'de' } })

describe('Staff', () => {
  it('are those of the settings and those who were made so, once they have followed their link', async () => {
    expect(await change('Given@Tales.example', true)).toBe('granted')
    for (const email of [SET, 'Given@Tales.example']) {
      expect((await login(email)).json()).toMatchObject({ message: 'Account found', jwt: null })
      expect(await isStaff(email, 'proven')).toBe(true)
    }
    expect(await isStaff('visitor@tales.example', 'proven')).toBe(false)
    expect(await listStaff(deps())).toEqual([
      { email: SET, by: 'STAFF_EMAILS' },
      { email: 'Given@Tales.example', by: 'grant' },
    ])
  })

  it('are none whose session was given at once, and none any more who were dismissed', async () => {
    const early = await roleBrowser(test, mails, { email: 'early@tales.example', signIn: 'unproven' })
    expect(await change('early@tales.example', true)).toBe('granted')
    const status = async () => (await early.ask({ method: 'GET', path: '/landing' })).statusCode
    expect(await status()).toBe(404)
    expect(await isStaff('early@tales.example', 'proven')).toBe(true)
    expect(await change('early@tales.example', false)).toBe('revoked')
    expect(await isStaff('early@tales.example', 'proven')).toBe(false)
    expect([await change('never@tales.example', false), await change(SET, false)]).toEqual(['unknown', 'by-setting'])
  })
})
