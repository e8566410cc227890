import type { Page } from 'playwright'
import sharp from 'sharp'
import { describe, inject } from 'vitest'
import { fill } from '../../src/lib/fill.ts'
import { barriersOn } from './barriers.ts'
import { test } from './guest.ts'
import { press, type } from './keyboard.ts'
import { keepStory, mailedLink, signInAs } from './mailed-link.ts'
import { ownStory } from './own-story.ts'
import { libraryPath, textsIn } from './texts.ts'

const { share, sharedStory: shared, signIn, library } = textsIn('de')
const MINUTE_MS = 60_000
/** For two people and twelve pages. */
const LONG = { timeout: 120_000 }
const UNKNOWN = '/de/s/abcdefghijklmnopqrstuv'

let people = 0
const newAddress = () => `share${process.pid}-${++people}@example.com`

/** Somebody with a finished story in their library, at their library. */
async function ownerOf(page: Page): Promise<{ story: string }> {
  const story = await ownStory(page)
  await signInAs(page, newAddress())
  await keepStory(page, story)
  await page.goto(libraryPath('de'))
  await page.locator('.library-feature').waitFor()
  return { story }
}

/** The clock of the page's scripts, from now on. */
async function stopClock(page: Page): Promise<void> {
  const now = Date.now()
  await page.clock.install({ time: now })
  await page.clock.pauseAt(now + MINUTE_MS)
}

const shareButton = (page: Page) => page.getByRole('button', { name: new RegExp(`^${share.button}`) }).first()

/** Opens the dialog by keyboard; the address in it. */
async function sharedAddress(page: Page): Promise<string> {
  await press(page, shareButton(page))
  return page.getByRole('dialog').locator('#share-link').inputValue()
}

describe.concurrent('A shared story', () => {
  test(
    'shows title and cover where its link is posted, to programs without a script, and to no search engine',
    LONG,
    async ({ guest, expect }) => {
      const { page } = await guest('about:blank')
      await ownerOf(page)
      const address = await sharedAddress(page)
      const posted = async () => {
        const html = await (await fetch(address, { headers: { 'accept-language': 'th' } })).text()
        const tag = (name: string) => new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1]
        return Object.fromEntries(['robots', 'og:locale', 'og:title', 'og:image'].map(name => [name, tag(name)]))
      }
      // The card of the cover follows the story.
      await expect.poll(async () => (await posted())['og:image']).toBeTruthy()
      const { 'og:image': picture = '', 'og:title': title, ...more } = await posted()
      expect(more).toEqual({ robots: 'noindex', 'og:locale': 'th' })
      expect(title).not.toBe(textsIn('th').pages.share.title)
      const bytes = await (await fetch(new URL(new URL(picture).pathname, inject('origin')))).arrayBuffer()
      expect(await sharp(Buffer.from(bytes)).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    },
  )

  test(
    'goes from one browser to another, and is gone from there when its owner says so',
    LONG,
    async ({ guest, expect }) => {
      const { page, complaints } = await guest('about:blank')
      await ownerOf(page)
      const address = await sharedAddress(page)
      expect(new URL(address).pathname).toMatch(/^\/s\/[\w-]{22}$/)
      expect(await barriersOn(page)).toEqual([])
      await type(page, page.getByLabel(share.words.sender), 'Oma Inge')
      await type(page, page.getByLabel(share.words.note), 'Lies das heute Abend.')
      // Its only chapter is all of it, and is not called a part.
      expect(await page.getByLabel(share.words.openings['first-chapter']).count()).toBe(0)
      expect(await page.getByLabel(share.words.openings.whole).isChecked()).toBe(true)
      await page.getByLabel(share.words.openings.cover).check()
      await page.getByLabel(share.words.openings.whole).check()
      await page.getByText(share.words.saved).waitFor()
      expect(await barriersOn(page)).toEqual([])

      // Somebody else, on a narrow phone, without an account.
      const other = await guest('about:blank', { viewport: { width: 360, height: 740 } })
      await other.page.goto(address)
      await other.page.getByText(fill(shared.from, { sender: 'Oma Inge' })).waitFor()
      await other.page.getByText('Lies das heute Abend.').waitFor()
      await press(other.page, other.page.getByRole('link', { name: shared.start }))
      await other.page.locator('#chapter-1 .read p').first().waitFor()
      expect(await other.page.locator('.shared-text article').count()).toBe(1)
      expect(await other.page.title()).not.toMatch(/^Lumitale/)
      expect(new URL(other.page.url()).pathname).toBe(`/de${new URL(address).pathname}`)
      expect(await barriersOn(other.page)).toEqual([])
      await press(other.page, other.page.getByRole('link', { name: shared.visitor.keep }))
      const email = newAddress()
      await type(other.page, other.page.locator('input[type=email]'), email)
      await press(other.page, other.page.getByRole('button', { name: signIn.login.send }))
      // A new account is in at once, and yet has to prove the mailbox before it may read.
      await other.page.getByText(shared.proof.text).waitFor()
      expect(await barriersOn(other.page)).toEqual([])
      await other.page.goto(await mailedLink(email))
      await other.page.getByText(shared.kept).waitFor()
      await other.page.getByRole('link', { name: shared.read }).click()
      await other.page.locator('.reader-chapter').first().waitFor()
      expect(await other.page.locator('.reader-receipt').count()).toBe(0)
      await other.page.goto(libraryPath('de'))
      await other.page.getByText(library.shared).first().waitFor()
      expect(await other.page.getByRole('button', { name: new RegExp(`^${share.button}`) }).count()).toBe(0)

      await press(page, page.getByRole('button', { name: share.stop }))
      await page.getByText(share.confirm.text).waitFor()
      expect(await barriersOn(page)).toEqual([])
      await press(page, page.getByRole('button', { name: share.confirm.yes }))
      await page.getByText(share.ended.text).waitFor()
      await other.page.goto(address)
      await other.page.getByRole('heading', { name: shared.gone.heading }).waitFor()
      expect(await barriersOn(other.page)).toEqual([])
      await other.page.goto(libraryPath('de'))
      await other.page.getByRole('heading', { name: library.empty.heading }).waitFor()
      expect(complaints).toEqual([])
    },
  )

  test('is read to its end by one press where its owner opens all of it, without an account', async ({
    guest,
    expect,
  }) => {
    const { page } = await guest('about:blank', { viewport: { width: 360, height: 740 } })
    const chapters = [1, 2, 3].map(number => ({
      number,
      title: `Stufe ${number}`,
      text: 'Sie war warm.\nUnd sie knarrte.',
    }))
    const shown = { title: 'Die Treppe', teaser: '', cover: null, category: 'bedtime', language: 'de' }
    const given = { sender: '', note: '', opens: 'whole', firstChapter: chapters[0], nextTitle: 'Stufe 2' }
    await page.route('**/api/v1/shares/*', route =>
      route.fulfill({ json: { ...shown, ...given, chapters: 3, writtenBy: 'offline', role: 'visitor', story: null } }),
    )
    await page.route('**/api/v1/shares/*/chapters', route => route.fulfill({ json: { chapters } }))
    await page.goto(UNKNOWN)
    await page.getByText(shared.fromNobody).waitFor()
    await page.getByRole('heading', { name: 'Stufe 1' }).waitFor()
    expect(await page.locator('.shared-text article').count()).toBe(1)
    await press(page, page.getByRole('button', { name: fill(shared.readOn.button, { title: 'Stufe 2' }) }))
    await page.getByRole('heading', { name: 'Stufe 3' }).waitFor()
    expect(await page.locator('.shared-text article').count()).toBe(3)
    expect(await barriersOn(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  })

  test('is added at once for whoever is signed in, and taken out again by Undo', async ({ guest, expect }) => {
    const { page } = await guest('about:blank')
    await ownerOf(page)
    const address = await sharedAddress(page)
    const other = await guest('about:blank')
    await signInAs(other.page, newAddress())
    // A toast leaves after seconds; on a busy machine the Tab key takes longer to its button. The pointer keeps it.
    await stopClock(other.page)
    await other.page.goto(address)
    const toast = other.page.locator('.toast')
    await toast.getByText(shared.added).hover()
    await other.page.clock.resume()
    expect(await barriersOn(other.page)).toEqual([])
    await press(other.page, toast.getByRole('button', { name: shared.undo }))
    await other.page.getByText(shared.removed).waitFor()
    await press(other.page, other.page.getByRole('button', { name: shared.add }))
    await press(other.page, other.page.locator('.shared-actions').getByRole('button', { name: shared.undo }))
    await other.page.getByText(shared.removed).waitFor()
    expect(await other.page.locator('.shared-line').evaluate(line => line === document.activeElement)).toBe(true)
    // Opening it once more adds it once more; now it is found there.
    await other.page.goto(address)
    await other.page.locator('.shared-line').getByText(shared.added).waitFor()
    await other.page.goto(address)
    await other.page.locator('.shared-line').getByText(shared.kept).waitFor()
    await page.keyboard.press('Escape')
    await press(page, shareButton(page))
    await page.getByText(share.readers.one).waitFor()
  })

  test('is the same link each time, copied by one press; its owner is told that it is theirs', async ({
    guest,
    expect,
  }) => {
    const { page } = await guest('about:blank', { permissions: ['clipboard-read', 'clipboard-write'] })
    await ownerOf(page)
    const address = await sharedAddress(page)
    await press(page, page.getByRole('button', { name: share.copy }))
    await page.locator('.toast').getByText(share.copied).waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
    await page.keyboard.press('Escape')
    expect(await shareButton(page).evaluate(button => button === document.activeElement)).toBe(true)
    expect(await sharedAddress(page)).toBe(address)
    await page.goto(address)
    await page.getByText(shared.own).waitFor()
    expect(await page.getByRole('button', { name: shared.undo }).count()).toBe(0)
    expect(await barriersOn(page)).toEqual([])
  })

  test('cannot be shared by whoever is not signed in, who is shown the way', async ({ guest, expect }) => {
    const { page } = await guest('about:blank')
    const story = await ownStory(page)
    await page.goto(libraryPath('de'))
    await press(page, shareButton(page))
    const login = page.getByRole('dialog').getByRole('link', { name: share.signIn.button })
    const { pathname, searchParams } = new URL((await login.getAttribute('href')) ?? '', page.url())
    expect([pathname, searchParams.get('story'), searchParams.get('to')]).toEqual([
      '/de/login',
      story,
      libraryPath('de'),
    ])
    expect(await barriersOn(page)).toEqual([])
  })
})

describe.concurrent('An address that is shared no more', () => {
  test.for([
    ['de', 360],
    ['th', 320],
  ] as const)(
    'says so in %s, on a narrow screen, and is kept from search engines',
    async ([language, width], { guest, expect }) => {
      const { page } = await guest(UNKNOWN.replace('de', language), { viewport: { width, height: 700 } })
      await page.getByRole('heading', { name: textsIn(language).sharedStory.gone.heading }).waitFor()
      expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      expect(await barriersOn(page)).toEqual([])
    },
  )
})
