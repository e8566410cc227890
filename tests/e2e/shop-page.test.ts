import type { Page } from 'playwright'
import { describe } from 'vitest'
import type { Language } from '../../src/contract/languages.ts'
import { pathOf } from '../../src/contract/routes.ts'
import { longStoryWith, PRODUCTS, shopResponses, startedWith } from '../stores/checkout/sample-shop.ts'
import { STORY_ID } from '../stores/sample-story.ts'
import { barriersInSchemes } from './barriers.ts'
import { test } from './guest.ts'
import { press } from './keyboard.ts'
import { textsIn } from './texts.ts'
import { watchTraffic } from './traffic.ts'

const SHOP_SCRIPT_MAX = 85 * 1024
const WIDTHS = [320, 360, 768, 1440]
const { shop, errors } = textsIn('de')
const shopPath = (language: Language) => pathOf('shop', { language, id: STORY_ID }, textsIn(language).urls)
const order = (page: Page, edition: 'ebook' | 'audiobook') =>
  page.getByRole('button', { name: `${shop.actions.buy}: Ein ${edition}` })

/** Answers a page as the service would, without a story that has to be written. */
async function serve(page: Page, over: Parameters<typeof shopResponses>[0] = {}): Promise<void> {
  const answer = shopResponses(over)
  await page.route('**/api/v1/**', async route => {
    const { status = 200, json } = answer({ path: new URL(route.request().url()).pathname })
    await route.fulfill({ status, json })
  })
}

async function overhangs(page: Page): Promise<number[]> {
  const found: number[] = []
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    if ((await page.evaluate(() => document.documentElement.scrollWidth)) > width) found.push(width)
  }
  return found
}

/** What axe finds, wide and narrow, in light and dark. */
async function barriers(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    found.push(...(await barriersInSchemes(page)))
  }
  return found
}

describe.concurrent('the page of the shop', () => {
  test('asks for little script, and for nothing of paying before somebody orders', async ({ guest, expect }) => {
    const { page, complaints } = await guest('about:blank')
    await serve(page, { checkout: { json: { ...startedWith('cs_1_secret_2'), publishableKey: 'pk_live_somebody' } } })
    const foreign: string[] = []
    // The real script is not to be had here: this one says what it was asked to show.
    await page.route('https://*.stripe.com/**', async route => {
      foreign.push(route.request().url())
      const isFrame = route.request().resourceType() === 'document'
      await route.fulfill(
        isFrame ? { contentType: 'text/html', body: 'frame' } : { contentType: 'text/javascript', body: STRIPE },
      )
    })
    // What Stripe needs is allowed here, and on no other page.
    expect(await (await page.request.get('/de/library')).text()).not.toContain('stripe.com')
    const traffic = watchTraffic(page)
    await page.goto(shopPath('de'))
    await order(page, 'ebook').waitFor()
    await traffic.atRest()
    const bytes = await traffic.scriptBytes()
    console.info(`scripts in KB: ${(bytes / 1024).toFixed(1)} on the page of the shop`)
    expect(bytes).toBeLessThanOrEqual(SHOP_SCRIPT_MAX)
    await order(page, 'ebook').click()
    await page.getByRole('checkbox').check()
    expect(foreign).toEqual([])
    await page.getByRole('button', { name: shop.checkout.order }).click()
    await page.getByText('pk_live_somebody de cs_1_secret_2').waitFor()
    await page.frameLocator('.checkout-frame iframe').getByText('frame').waitFor()
    // The bank's question lies over the dialog, outside of it.
    await page.getByRole('button', { name: 'bank' }).click()
    await page.getByText('answered').waitFor({ state: 'attached' })
    expect(new URL(foreign[0] ?? '').origin).toBe('https://js.stripe.com')
    expect(complaints).toEqual([])
    // Nothing of it is left behind.
    await page.keyboard.press('Escape')
    await page.getByText('taken down').waitFor({ state: 'attached' })
  })

  test('holds no barrier, never scrolls sideways, and shows what is had already', async ({ guest, expect }) => {
    const { page, complaints } = await guest('about:blank')
    const story = longStoryWith(
      { type: 'ebook', state: 'ready', downloadUrl: '/m/book.epub' },
      { type: 'audiobook', id: 'two', state: 'pending' },
      { type: 'paperback', id: 'three', state: 'ready' },
    )
    await serve(page, { [`stories/${STORY_ID}`]: { json: story } })
    await page.goto(shopPath('de'))
    await page.getByText(shop.owned.audiobook.pending).waitFor()
    await page.getByText(shop.ordered).waitFor()
    const file = page.getByRole('link', { name: shop.actions.download.replace('{format}', 'EPUB') })
    expect(await file.getAttribute('href')).toBe('/m/book.epub')
    expect([await overhangs(page), await barriers(page)]).toEqual([[], []])
    await page.goto(`${shopPath('th')}?only=audiobook`)
    await page.locator('.shop-row').waitFor()
    expect(await page.locator('.shop-row').count()).toBe(1)
    expect(await overhangs(page)).toEqual([])
    await page.getByRole('button', { name: textsIn('th').shop.all }).click()
    expect(await page.locator('.shop-row').count()).toBe(PRODUCTS.length)
    expect(await overhangs(page)).toEqual([])
    expect(complaints).toEqual([])
  })

  test('says what stands in the way, and shows a new price before it is paid', async ({ guest, expect }) => {
    const { page } = await guest('about:blank')
    await page.goto(pathOf('shop', { language: 'de', id: 'nobody' }, textsIn('de').urls))
    await page.getByRole('heading', { name: shop.missing.heading }).waitFor()
    expect(await barriers(page)).toEqual([])
    await serve(page, { products: { json: [] } })
    await page.goto(shopPath('de'))
    await page.getByText(shop.none).waitFor()
    await page.unrouteAll()
    await serve(page, { checkout: { status: 503, json: { error: 'payment-away' } } })
    await page.reload()
    await press(page, order(page, 'audiobook'))
    const button = page.getByRole('button', { name: shop.checkout.order })
    await press(page, button)
    await page.getByText(errors.refusals['acceptance-needed']).waitFor()
    const box = page.getByRole('checkbox')
    expect(await box.evaluate(element => element === document.activeElement)).toBe(true)
    await page.keyboard.press('Space')
    await press(page, button)
    await page.getByText(errors.refusals['payment-away']).waitFor()
    expect([await overhangs(page), await barriers(page)]).toEqual([[], []])
    await page.unrouteAll()
    const dearer = PRODUCTS.map(product => ({ ...product, priceInCent: product.priceInCent + 100, priceId: 'new' }))
    await serve(page, { products: { json: dearer }, checkout: { status: 409, json: { error: 'price-changed' } } })
    await press(page, button)
    await page.getByRole('dialog').getByText(shop.news['price-changed']).waitFor()
    await page.getByRole('dialog').getByText('10 €').first().waitFor()
    expect(await box.isChecked()).toBe(false)
    // Whatever is pressed, the page below is out of reach; closing gives the focus back to what opened it.
    const places = new Set<boolean>()
    for (let stop = 0; stop < 8; stop += 1) {
      await page.keyboard.press('Tab')
      places.add(await page.evaluate(() => document.activeElement?.closest('header, footer, .shop-sheet') !== null))
    }
    expect([...places]).toEqual([false])
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    const opener = order(page, 'audiobook')
    await expect.poll(() => opener.evaluate(element => element === document.activeElement)).toBe(true)
  })
})

describe.concurrent('whoever comes to an audiobook that only the built-in voice would read', () => {
  for (const language of ['de', 'th'] as const) {
    test(`reads why it is not sold, and has nothing to press: ${language}`, async ({ guest, expect }) => {
      const { page, complaints } = await guest('about:blank')
      const texts = textsIn(language)
      const unsold = PRODUCTS.map(product => ({ ...product, isSold: product.name !== 'audiobook' }))
      await serve(page, { products: { json: unsold } })
      await page.goto(shopPath(language))
      const row = page.locator('.shop-row.audiobook')
      await row.getByText(texts.errors.refusals['voice-not-sold']).waitFor()
      expect(await row.getByRole('button').count()).toBe(0)
      expect(await row.locator('.shop-price, .shop-free').count()).toBe(0)
      expect(await page.locator('.shop-row.ebook').getByRole('button').count()).toBe(1)
      expect([await overhangs(page), await barriers(page), complaints]).toEqual([[], [], []])
    })
  }
})

const STRIPE = `
window.Stripe = Object.assign((key, { locale }) => ({
  createEmbeddedCheckoutPage: async ({ fetchClientSecret }) => {
    const secret = await fetchClientSecret()
    return {
      mount(place) {
        place.innerHTML = '<p>' + [key, locale, secret].join(' ') + '</p><iframe title="Stripe" src="https://js.stripe.com/frame"></iframe>'
        const bank = Object.assign(document.createElement('button'), { textContent: 'bank' })
        Object.assign(bank.style, { position: 'fixed', inset: '40%', zIndex: 2147483647 })
        bank.onclick = () => bank.replaceWith(Object.assign(document.createElement('i'), { hidden: true, textContent: 'answered' }))
        document.body.append(bank)
      },
      destroy() {
        document.body.append(Object.assign(document.createElement('i'), { hidden: true, textContent: 'taken down' }))
      },
    }
  },
}), { version: 'endive' })
`
