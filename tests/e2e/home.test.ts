import type { Locator, Page } from 'playwright'
import { describe, inject } from 'vitest'
import { LANGUAGES } from '../../src/contract/languages.ts'
import { isLaunchOfferOpen, LAUNCH_OFFER } from '../../src/contract/launch-offer.ts'
import { CAROUSEL_STEP_PX } from '../../src/contract/limits.ts'
import { GROUPS_OF_TAB } from '../../src/editorial/hot-list.ts'
import { fill } from '../../src/lib/fill.ts'
import { barriersInSchemes, isLookedAt } from './barriers.ts'
import { answer, begin, HERO, nextButton, shown } from './cards.ts'
import { test } from './guest.ts'
import { openHomeAt } from './home-at.ts'
import { categoryPath, textsIn } from './texts.ts'
import { watchTraffic } from './traffic.ts'

const german = textsIn('de')
const { templates } = german.home
const PHONE = { viewport: { width: 390, height: 844 } }
const GROUPS_AT_FIRST = 3
const PHONE_PAGE_MAX_PX = 6500
const SCRIPT_MAX_BYTES = 4 * 1024
/** `scroll-padding-top` of styles/base.css: an anchor is not hidden below the header. */
const ANCHOR_OFFSET_PX = 80
/** A smooth or fractional scroll may end a pixel beside its aim. */
const NEAR_PX = 1
/** A scroll that a click begins has come to rest by then, also on a busy machine. */
const RESTED = { timeout: 10_000 }

const BEFORE_ITS_END = new Date(Date.parse(LAUNCH_OFFER.ends) - 1).toISOString()

const groupsOn = (page: Page) => page.locator('.group:visible h3').allInnerTexts()
const titlesOf = (tab: keyof typeof GROUPS_OF_TAB) => GROUPS_OF_TAB[tab].map(group => templates.groups[group].title)
const topOf = (location: Locator) => location.evaluate(element => element.getBoundingClientRect().top)

describe.concurrent('the home page', () => {
  test.for(LANGUAGES)(
    'says on eight screens what it is, how and for how much, in %s',
    async (language, { guest, expect }) => {
      const { home, promo } = textsIn(language)
      const { page, complaints } = await guest(`/${language}`)
      await page.setViewportSize({ width: 360, height: 800 })
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(PHONE_PAGE_MAX_PX)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
      await page.setViewportSize({ width: 1280, height: 720 })
      const headings = await page.getByRole('heading').allTextContents()
      const promised = [home.heading, home.steps.heading, home.stagesHeading, home.about.heading, home.story.heading]
      expect(headings).toEqual(expect.arrayContaining(promised))
      for (const { title, text } of [...home.trust, ...home.steps.list]) {
        await page.getByText(title, { exact: true }).first().waitFor()
        await page.getByText(text, { exact: true }).waitFor()
      }
      expect(headings.includes(promo.heading)).toBe(isLaunchOfferOpen(Date.now()))
      expect(complaints).toEqual([])
    },
  )

  test.for(LANGUAGES)(
    'opens a whole story to read and to hear, which nobody has fetched before, in %s',
    async (language, { guest, expect }) => {
      const { home } = textsIn(language)
      const { page, complaints } = await guest('about:blank')
      const sounds: string[] = []
      page.on('request', request => {
        if (/\.mp3/.test(request.url())) sounds.push(request.url())
      })
      await page.goto(`/${language}`, { waitUntil: 'networkidle' })
      const sample = page.locator('#story')
      await sample.scrollIntoViewIfNeeded()
      const own = ['th', 'tr'].includes(language) ? 'en' : language
      expect(await sample.locator('.spread').getAttribute('lang')).toBe(own)
      expect(await sample.locator('.pill').count()).toBe(5)
      const foreign = fill(home.story.foreign, { language: textsIn(own).language.name })
      expect(await sample.getByText(foreign).count()).toBe(own === language ? 0 : 1)
      expect(sounds).toEqual([])
      await sample.getByRole('button', { name: home.story.play }).click()
      await sample.getByRole('button', { name: home.story.pause }).waitFor()
      await expect
        .poll(() => sample.locator('audio').evaluate(node => (node as HTMLAudioElement).currentTime))
        .toBeGreaterThan(0)
      expect(new Set(sounds).size).toBe(1)
      const [opening = ''] = await sample.locator('.read p').allTextContents()
      await sample.getByRole('link', { name: home.story.read }).click()
      await page.waitForURL(`**/${language}/sample`)
      const paragraphs = await page.locator('.sample-text .read p').allTextContents()
      expect(paragraphs[0]).toBe(opening)
      expect(paragraphs.join(' ').split(' ').length).toBeGreaterThan(400)
      expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
      expect(await page.getByRole('link', { name: home.story.own }).getAttribute('href')).toBe(
        `/${language}#categories`,
      )
      if (isLookedAt(language)) expect(await barriersInSchemes(page)).toEqual([])
      expect(complaints).toEqual([])
    },
  )

  test('leads from its button to the stages, which stop below the upper edge', async ({ guest, expect }) => {
    const { page } = await guest('/de')
    await page.getByRole('link', { name: german.home.start }).click()
    await page.waitForURL(/#categories$/)
    expect(Math.abs((await topOf(page.locator('#categories'))) - ANCHOR_OFFSET_PX)).toBeLessThanOrEqual(NEAR_PX)
    await page.goto('/de')
    await page.getByRole('link', { name: german.home.how }).click()
    expect(Math.abs((await topOf(page.locator('#how'))) - ANCHOR_OFFSET_PX)).toBeLessThanOrEqual(NEAR_PX)
  })

  test('shows three groups of beginnings, and all of them after a press', async ({ guest, expect }) => {
    const { page } = await guest('/de')
    expect(await page.locator('.group:visible').count()).toBe(GROUPS_AT_FIRST)
    await page.getByRole('button', { name: templates.showAll }).click()
    const all = await page.locator('.group').count()
    expect(all).toBeGreaterThan(GROUPS_AT_FIRST)
    expect(await page.locator('.group:visible').count()).toBe(all)
    expect(await page.evaluate(() => document.activeElement?.closest('.group')?.classList.contains('later'))).toBe(true)
  })

  test('says that a draft waits, and leads back to its answers', async ({ guest, expect }) => {
    const { page } = await guest(categoryPath('de', 'bedtime'))
    await begin(page, german)
    await answer(page, german, 'person')
    await nextButton(page).click()
    await shown(page, 'look')
    await page.goto('/de')
    const line = page.locator('#draft-waiting')
    await line.waitFor()
    expect(await line.textContent()).toContain(fill(german.wizard.draft.named, { name: HERO }))
    await line.getByRole('link').click()
    await shown(page, 'place')
    expect(await page.locator('.wizard-draft').count()).toBe(1)
    await page.getByRole('button', { name: german.wizard.draft.anew }).click()
    await shown(page, 'person')
    expect(await page.locator('#name').inputValue()).toBe('')
    await page.goto('/de')
    await page.locator('h1').waitFor()
    expect(await line.isVisible()).toBe(false)
  })

  test('needs next to no script', async ({ guest, expect }) => {
    const { page } = await guest('about:blank')
    const traffic = watchTraffic(page)
    await page.goto('/de')
    await traffic.atRest()
    expect(await traffic.scriptBytes()).toBeLessThanOrEqual(SCRIPT_MAX_BYTES)
  })

  test('tells programs who publishes it and in which language', async ({ expect }) => {
    const page = await (await fetch(new URL('/th', inject('origin')))).text()
    const [, facts = '[]'] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page) ?? []
    expect(JSON.parse(facts)).toMatchObject([
      { '@type': 'Organization', sameAs: Object.values(textsIn('th').frame.social) },
      { '@type': 'WebSite', inLanguage: 'th' },
    ])
  })
})

describe.concurrent('the ready-made beginnings', () => {
  test('show three groups first, then those of the chosen tab', async ({ guest, expect }) => {
    const { page } = await guest('/de')
    expect(await groupsOn(page)).toEqual(titlesOf('all').slice(0, GROUPS_AT_FIRST))
    for (const tab of ['family', 'romance', 'fandoms', 'learning', 'more'] as const) {
      await page.getByRole('radio', { name: templates.tabs[tab] }).check()
      expect(await groupsOn(page)).toEqual(titlesOf(tab))
    }
  })

  test('are all there without a script, and change their tab with the arrow keys', async ({ guest, expect }) => {
    const { page } = await guest('/de', { javaScriptEnabled: false })
    expect(await groupsOn(page)).toEqual(titlesOf('all'))
    await page.getByRole('radio', { name: templates.tabs.all }).focus()
    await page.keyboard.press('ArrowRight')
    expect(await groupsOn(page)).toEqual(titlesOf('family'))
  })

  test('remember the tab for whoever comes back from a page', async ({ guest, expect }) => {
    const { page } = await guest('/de')
    await page.getByRole('radio', { name: templates.tabs.romance }).check()
    const card = page.locator('.landing-card a:visible').first()
    const path = await card.getAttribute('href')
    expect(path).toMatch(/^\/de\/pages\/[^/]+$/)
    await card.click()
    await page.waitForURL(`**${path}`)
    await page.goBack()
    await page.waitForURL(/\/de$/)
    await page.getByRole('radio', { name: templates.tabs.romance, checked: true }).waitFor()
    expect(await groupsOn(page)).toEqual(titlesOf('romance'))
  })

  test('move 400 pixels with each arrow, which rest at the ends', async ({ guest, expect }) => {
    const { page } = await guest('/de', { viewport: { width: 1024, height: 900 } })
    const group = page.locator('.group').filter({ hasText: templates.groups.family.title }).first()
    const rail = group.locator('.rail')
    const back = group.getByRole('button', { name: templates.previous })
    const further = group.getByRole('button', { name: templates.next })
    const restOf = (arrow: Locator) => arrow.getAttribute('aria-disabled')
    const resting = () => Promise.all([restOf(back), restOf(further)])
    const leftOf = () => rail.evaluate(element => element.scrollLeft)
    await rail.scrollIntoViewIfNeeded()
    expect(await resting()).toEqual(['true', 'false'])
    await further.click()
    await expect.poll(leftOf, RESTED).toBe(CAROUSEL_STEP_PX)
    await expect.poll(resting, RESTED).toEqual(['false', 'false'])
    await rail.evaluate(element => element.scrollTo({ left: element.scrollWidth, behavior: 'instant' }))
    await expect.poll(resting, RESTED).toEqual(['false', 'true'])
    const end = await leftOf()
    await back.click()
    await expect.poll(leftOf, RESTED).toBe(end - CAROUSEL_STEP_PX)
  })

  test('stand in a row on a phone, where the second one looks in at the edge', async ({ guest, expect }) => {
    const { page } = await guest('/de', PHONE)
    const edges = await page
      .locator('.rail')
      .first()
      .locator('.landing-card')
      .evaluateAll(cards => cards.map(card => card.getBoundingClientRect()).map(({ left, right }) => ({ left, right })))
    const [first, second] = edges
    expect(first?.right).toBeLessThan(PHONE.viewport.width)
    expect(second?.left).toBeLessThan(PHONE.viewport.width)
    expect(second?.right).toBeGreaterThan(PHONE.viewport.width)
    expect(await page.getByRole('button', { name: templates.next }).count()).toBe(0)
  })
})

/** The process's own clock is set for a moment: one test after the other. */
describe('the launch offer', () => {
  test('names its codes and leads to the stages', async ({ guest, expect }) => {
    const { page } = await guest('about:blank')
    await openHomeAt(page, { made: BEFORE_ITS_END })
    const ticket = page.getByRole('complementary', { name: german.promo.heading })
    expect(await ticket.locator('code').allInnerTexts()).toEqual([...LAUNCH_OFFER.codes])
    await ticket.getByRole('link', { name: german.promo.button }).click()
    await expect.poll(() => topOf(page.locator('#categories')), RESTED).toBeLessThan(ANCHOR_OFFSET_PX + NEAR_PX)
  })

  test.for([BEFORE_ITS_END, LAUNCH_OFFER.ends])(
    'is gone when it is over, from a page made at %s',
    async (made, { guest, expect }) => {
      const { page } = await guest('about:blank')
      await openHomeAt(page, { made, seen: LAUNCH_OFFER.ends })
      await page.getByRole('heading', { name: german.home.heading }).waitFor()
      expect(await page.getByRole('complementary', { name: german.promo.heading }).count()).toBe(0)
    },
  )
})
