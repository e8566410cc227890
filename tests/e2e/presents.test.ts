import type { Page } from 'playwright'
import { describe } from 'vitest'
import { LANGUAGES } from '../../src/contract/languages.ts'
import { pathOf } from '../../src/contract/routes.ts'
import { fill } from '../../src/lib/fill.ts'
import { openPresents } from '../helpers/finished-story.ts'
import { readQr } from '../helpers/read-qr.ts'
import { barriersInSchemes, barriersOn } from './barriers.ts'
import { test } from './guest.ts'
import { press, type } from './keyboard.ts'
import { keepStory, signInAs } from './mailed-link.ts'
import { newEmail } from './mails.ts'
import { ownStory } from './own-story.ts'
import { libraryPath, textsIn } from './texts.ts'
import { watchTraffic } from './traffic.ts'

const { give, present, library, payment, shop } = textsIn('de')
const PHONE = { viewport: { width: 360, height: 740 } }
const SCRIPT_MAX = 85 * 1024
/** A word of the library that draws codes for cameras. */
const OF_CODES = 'alphanumeric'
const PULLED = 'Für Mila, die bis hundertneun zählen kann. <b>شكرا</b> 🌙'

const givePath = (language: (typeof LANGUAGES)[number], id: string) =>
  pathOf('give', { language, id }, textsIn(language).urls)

/** Somebody with a finished story in their library. */
async function giverAt(page: Page, changes: Parameters<typeof ownStory>[1] = {}): Promise<string> {
  const story = await ownStory(page, changes)
  await signInAs(page, newEmail())
  await keepStory(page, story)
  return story
}

const isScrolling = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

const field = (page: Page, name: string) => page.locator(`#give-${name}`)
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Fills the form in by keyboard and sends it. */
async function wrap(page: Page, address: string): Promise<void> {
  await type(page, field(page, 'to'), 'Mila')
  await type(page, field(page, 'from'), 'Oma Inge')
  await type(page, field(page, 'dedication'), PULLED)
  await type(page, field(page, 'address'), address)
  await press(page, button(page, give.wrap))
}

describe.concurrent('A present', () => {
  test('is scheduled, changed and taken back by keyboard', async ({ guest, expect }) => {
    const { page, complaints } = await guest('about:blank')
    await giverAt(page)
    await page.goto(libraryPath('de'))
    await page.locator('.library-feature').waitFor()
    const traffic = watchTraffic(page)
    await press(page, page.getByRole('link', { name: library.actions.give }).first())
    await field(page, 'to').waitFor()
    expect(await barriersInSchemes(page)).toEqual([])
    await press(page, button(page, give.wrap))
    await page.locator('#give-to[aria-invalid]').waitFor()
    expect(await field(page, 'to').evaluate(one => one === document.activeElement)).toBe(true)
    expect(await barriersOn(page)).toEqual([])
    await wrap(page, newEmail())
    await page.getByText(give.news.wrapped).waitFor()
    expect(await page.locator('.give-present').count()).toBe(1)
    await press(page, button(page, give.edit))
    await type(page, field(page, 'to'), 'Milena')
    await press(page, button(page, give.save))
    await page.getByText(give.news.changed).waitFor()
    await page.locator('.give-state').getByText('Milena').waitFor()
    const own = await page.context().newPage()
    await own.goto(libraryPath('de'))
    await own.locator('.library-feature .bow').waitFor()
    await own.getByText(fill(library.present.owner, { name: 'Milena' })).waitFor()
    expect(await barriersOn(own)).toEqual([])
    await own.close()
    await traffic.atRest()
    expect(await traffic.scriptBytes()).toBeLessThanOrEqual(SCRIPT_MAX)
    expect((await traffic.texts()).join('\n')).not.toContain(OF_CODES)
    await press(page, button(page, give.card.show))
    await page.locator('.give-code').waitFor()
    await traffic.atRest()
    expect((await traffic.texts()).join('\n')).toContain(OF_CODES)
    const address = (await page.getByRole('link', { name: give.look }).getAttribute('href')) ?? ''
    expect(await readQr(await page.locator('.give-qr').screenshot())).toBe(new URL(address, page.url()).href)
    expect(await barriersInSchemes(page)).toEqual([])
    await press(page, button(page, give.cancel))
    await press(page, button(page, give.yes))
    await page.getByText(give.news.cancelled).waitFor()
    expect(await page.locator('.give-present').count()).toBe(0)
    expect(complaints.filter(line => !line.includes('400'))).toEqual([])
  })

  test('is sealed, opened without an account on a phone, read and thanked for', async ({ guest, expect }) => {
    const { page } = await guest('about:blank')
    const story = await giverAt(page)
    await page.goto(givePath('de', story))
    await wrap(page, newEmail())
    await page.getByText(give.news.wrapped).waitFor()
    expect(await page.locator('.give-book .bow').count()).toBe(1)
    // Too short for a book on paper.
    expect(await page.getByRole('link', { name: give.paperback }).count()).toBe(0)
    const address = (await page.getByRole('link', { name: give.look }).getAttribute('href')) ?? ''
    const other = await guest('about:blank', PHONE)
    const traffic = watchTraffic(other.page)
    await other.page.goto(address)
    await other.page.getByRole('heading', { name: present.sealed.heading }).waitFor()
    await traffic.atRest()
    expect(await traffic.scriptBytes()).toBeLessThanOrEqual(SCRIPT_MAX)
    expect(await other.page.content()).not.toContain('hundertneun')
    expect(await barriersOn(other.page)).toEqual([])
    expect(await isScrolling(other.page)).toBe(false)
    await openPresents(story)
    await other.page.reload()
    await press(other.page, button(other.page, present.wrapped.pull))
    await other.page.locator('.present-dedication').waitFor()
    // The words of a stranger are text.
    expect(await other.page.locator('.present-dedication p').textContent()).toBe(PULLED)
    expect(await barriersOn(other.page)).toEqual([])
    expect(await isScrolling(other.page)).toBe(false)
    await press(other.page, button(other.page, present.thanks.open))
    await type(other.page, other.page.locator('#present-thanks'), 'Oma, das Schaf ist wie du!')
    await other.page.keyboard.press('Enter')
    await other.page
      .getByText(fill(present.thanks.sent, { from: 'Oma Inge', thanks: 'Oma, das Schaf ist wie du!' }))
      .waitFor()
    await press(other.page, other.page.getByRole('link', { name: present.opened.read }))
    await other.page.locator('.reader-chapter').first().waitFor()
    expect(await other.page.locator('.reader-receipt').count()).toBe(0)
    expect(await other.page.locator('.reader-dedication p').textContent()).toBe(PULLED)
    expect(await barriersOn(other.page)).toEqual([])
    expect(await isScrolling(other.page)).toBe(false)
    await page.reload()
    await page.getByText(fill(give.states.opened, { to: 'Mila' })).waitFor()
    expect(await page.locator('.give-book').count()).toBe(1)
    expect(await page.locator('.give-book .bow').count()).toBe(0)
    await page.locator('.give-thanks').getByText('Oma, das Schaf ist wie du!').waitFor()
    expect(await barriersOn(page)).toEqual([])
  })

  test('is bought as an e-book by whom it was given to, without an account', async ({ guest, expect }) => {
    const { page } = await guest('about:blank')
    const story = await giverAt(page)
    await page.goto(givePath('de', story))
    await wrap(page, newEmail())
    await page.getByText(give.news.wrapped).waitFor()
    const address = (await page.getByRole('link', { name: give.look }).getAttribute('href')) ?? ''
    const { page: own, complaints } = await guest('about:blank', PHONE)
    await openPresents(story)
    await own.goto(address)
    await press(own, button(own, present.wrapped.pull))
    await press(own, own.getByRole('link', { name: present.opened.formats }))
    await own.locator('.shop-price').nth(1).waitFor()
    expect(await own.locator('.shop-row h2').allTextContents()).toEqual([
      shop.products.ebook.title,
      shop.products.audiobook.title,
    ])
    expect(await barriersOn(own)).toEqual([])
    expect(await isScrolling(own)).toBe(false)
    await press(own, button(own, `${shop.actions.buy}: ${shop.products.ebook.title}`))
    await press(own, own.getByRole('checkbox'), 'Space')
    await press(own, button(own, shop.checkout.order))
    await own.locator('#pay-email').fill(newEmail())
    await own.locator('#pay-number').fill('4242 4242 4242 4242')
    await own.locator('#pay-expiry').fill('12 / 40')
    await own.locator('#pay-cvc').fill('123')
    await own.locator('.sandbox button[type=submit]').click()
    await own.getByText(payment.present.ebook).waitFor()
    expect(await barriersOn(own)).toEqual([])
    await press(own, own.getByRole('link', { name: payment.present.files }))
    await own.locator('.ebook .shop-yours').waitFor()
    expect(complaints).toEqual([])
  })

  test('leads its giver to a paperback with the dedication, where the story fills one', async ({ guest, expect }) => {
    const { page } = await guest('about:blank', PHONE)
    const story = await giverAt(page, { story: { length: '2000' } })
    await page.goto(givePath('de', story))
    await wrap(page, newEmail())
    const paper = page.getByRole('link', { name: give.paperback })
    await press(page, paper)
    await page.waitForURL(new RegExp(`${story}\\?present=[0-9a-f-]{36}$`))
    await page.getByRole('heading', { name: shop.products.paperback.title }).waitFor()
    expect(await isScrolling(page)).toBe(false)
  })

  test('has pages without barriers in every language, which do not scroll sideways on a phone', async ({
    guest,
    expect,
  }) => {
    const { page } = await guest('about:blank', PHONE)
    const story = await giverAt(page)
    const found: string[] = []
    for (const language of LANGUAGES) {
      await page.goto(givePath(language, story))
      await field(page, 'to').waitFor()
      found.push(...(await barriersOn(page)).map(barrier => `${language}: ${barrier}`))
      if (await isScrolling(page)) found.push(`${language}: the page of the giver scrolls`)
      await page.goto(pathOf('present-code', { language }, textsIn(language).urls))
      await page.locator('#present-code').waitFor()
      await page.locator('.parcel').waitFor()
      found.push(...(await barriersOn(page)).map(barrier => `${language}: ${barrier}`))
      if (await isScrolling(page)) found.push(`${language}: the page of a code scrolls`)
    }
    expect(found).toEqual([])
  })

  test('is not found under a wrong code, which can be typed once more', async ({ guest, expect }) => {
    const { page } = await guest('/de/present/BBBB-BBBB-BBBB')
    await page.getByRole('heading', { name: present.gone.heading }).waitFor()
    expect(await barriersOn(page)).toEqual([])
    await type(page, page.locator('#present-code'), 'cccc dddd ffff')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/de/present/CCCCDDDDFFFF')
    await page.getByRole('heading', { name: present.gone.heading }).waitFor()
  })
})
