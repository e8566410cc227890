import { buffer } from 'node:stream/consumers'
import { strFromU8, unzipSync } from 'fflate'
import { describe } from 'vitest'
import { AccountExport } from '../../src/contract/account-export.ts'
import { BRAND } from '../../src/contract/brand.ts'
import { SESSION_COOKIES } from '../../src/contract/session.ts'
import { newEmail, openSettings } from './account-guests.ts'
import { test } from './guest.ts'
import { press, type } from './keyboard.ts'
import { keepStory, signInAs } from './mailed-link.ts'
import { readMailbox } from './mails.ts'
import { ownStory } from './own-story.ts'
import { textsIn } from './texts.ts'

const { settings, mails } = textsIn('de')
const HERO = 'Mirabell'

describe('somebody who leaves', () => {
  test('takes everything along, deletes it, and is unknown afterwards', { timeout: 120_000 }, async ({
    guest,
    expect,
  }) => {
    const email = newEmail()
    const { page, complaints } = await guest('/de')
    const story = await ownStory(page, { name: HERO })
    await signInAs(page, email)
    await keepStory(page, story)
    await page.evaluate(() => localStorage.setItem('wizard:bedtime', 'an answer that was begun'))
    await openSettings(page)

    const coming = page.waitForEvent('download')
    await press(page, page.getByRole('button', { name: settings.archive.make }))
    const download = await coming
    expect(download.suggestedFilename()).toMatch(/^lumitale-\d{4}-\d\d-\d\d\.zip$/)
    await page.getByText(settings.archive.saved).waitFor()
    const entries = unzipSync(await buffer(await download.createReadStream()))
    const data = JSON.parse(strFromU8(entries['lumitale.json'] ?? new Uint8Array()))
    expect(data.account.email).toBe(email)
    expect(AccountExport.shape.stories.parse(data.stories)).toMatchObject([
      { id: story, parameter: { character: { demographics: { name: HERO } } } },
    ])
    expect(data.stories[0].chapters.map(({ text }: { text: string }) => text).join()).toContain(HERO)
    expect(Object.keys(entries)).toHaveLength(data.files.length + 1)
    for (const { path, bytes } of data.files) expect(entries[path]?.length).toBe(bytes)

    await press(page, page.getByRole('button', { name: settings.deletion.open }))
    const dialog = page.getByRole('dialog')
    for (const item of settings.deletion.goes) await dialog.getByText(item).waitFor()
    await type(page, dialog.locator('#deletion-word'), 'behalten')
    await page.keyboard.press('Enter')
    await dialog.getByText(settings.deletion.missing.replace('{word}', settings.deletion.word)).waitFor()
    await type(page, dialog.locator('#deletion-word'), settings.deletion.word)
    await press(page, dialog.getByRole('button', { name: settings.deletion.run }))
    await page.waitForURL(/\/de$/)
    await page.getByRole('status').getByText(settings.deletion.done).waitFor()
    const names = (await page.context().cookies()).map(({ name }) => name)
    expect([...SESSION_COOKIES, 'session'].filter(name => names.includes(name))).toEqual([])
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
    expect((await page.request.get(`/api/v1/stories/${story}`)).status()).toBe(404)
    // The mail that says so is the only one left.
    const subject = mails.accountDeleted.subject.replace('{brand}', BRAND)
    const left = async () =>
      [...(await readMailbox()).matchAll(/<li>.*?<\/li>/gs)]
        .map(([entry]) => entry)
        .filter(entry => entry.includes(email))
        .map(entry => entry.includes(subject))
    await expect.poll(left, { timeout: 10_000 }).toEqual([true])
    expect(complaints).toEqual([])

    expect(await (await page.request.get('/api/v1/stories')).json()).toEqual([])
    const again = await page.request.post('/api/v1/auth/login', { data: { email, lang: 'de' } })
    expect((await again.json()).message).toBe('Account created')
  })
})
