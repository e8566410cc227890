import { describe } from 'vitest'
import { LIBRARY_TABS } from '../../src/islands/library/library-props.ts'
import { test } from './guest.ts'
import { press, type } from './keyboard.ts'
import { asMember, EMAIL, idAt, libraryTab, media, serveLibrary, spoken, stories, titleAt } from './library-guests.ts'
import { startOwn } from './own-story.ts'
import { readerPath, textsIn } from './texts.ts'

const texts = textsIn('de')
const { library, versions, share } = texts
const LONG = { timeout: 120_000 }
const LOGIN = '/de/login?to=/de/library/overview'

describe.concurrent('a guest at the library', () => {
  test.for(LIBRARY_TABS)('is led to sign in from %s when this browser made nothing', async (tab, { guest, expect }) => {
    const { page } = await guest(libraryTab(tab))
    await page.waitForURL(/\/login/)
    expect(page.url()).toContain(LOGIN)
  })

  test('sees what this browser made, signs in to keep it, and is back at once', LONG, async ({ guest, expect }) => {
    const { page, complaints } = await guest('about:blank')
    const id = await startOwn(page)
    await page.goto(libraryTab('overview'))
    await page.locator(`.library-feature a[href$="${id}"]`).first().waitFor()
    await press(page, page.getByRole('link', { name: library.guest.signIn }))
    await page.waitForURL(new RegExp(`/login\\?to=.*&story=${id}`))
    const email = `${id}@example.org`
    await type(page, page.getByRole('textbox'), email)
    await page.keyboard.press('Enter')
    await page.waitForURL(`**${libraryTab('overview')}`)
    await page.locator('.library-note', { hasText: email }).waitFor()
    await page.locator(`.library-feature a[href$="${id}"]`).first().waitFor()
    expect(complaints).toEqual([])
  })
})

describe.concurrent('a member of the library', () => {
  test('finds the shelf empty, with a way to the first story', async ({ guest }) => {
    const { page } = await guest('about:blank')
    await asMember(page)
    await page.goto(libraryTab('overview'))
    await page.getByRole('heading', { name: library.empty.heading }).waitFor()
    await page.getByRole('link', { name: library.empty.start }).waitFor()
  })

  test('walks through the tabs by keyboard', async ({ guest, expect }) => {
    const { page } = await guest('about:blank')
    await asMember(page)
    const pdf = media('ebook', '/api/v1/media/a/book.pdf?expires=1')
    await serveLibrary(page, stories({ 1: { mediaItems: [pdf] }, 2: { state: 'working' } }))
    await page.goto(libraryTab('overview'))
    const tabs = page.getByRole('navigation', { name: library.tabs.label })
    await press(page, tabs.getByRole('link', { name: library.tabs.ebooks }))
    await page.waitForURL(`**${libraryTab('ebooks')}`)
    await page.locator('.library-row').first().waitFor()
    expect(await tabs.locator('[aria-current=page]').textContent()).toBe(library.tabs.ebooks)
    expect(await page.locator('.library-row').count()).toBe(stories().length - 1)
    const files = page.locator('.library-row a[download]')
    expect(await files.allTextContents()).toEqual(['Als PDF'])
    expect(await files.getAttribute('href')).toBe(pdf.downloadUrl)
    const read = page.getByRole('link', { name: `${library.read}: ${titleAt(0)}` })
    expect(await read.getAttribute('href')).toBe(readerPath('de', idAt(0)))
    await press(page, tabs.getByRole('link', { name: library.tabs.audiobooks }))
    await page.waitForURL(`**${libraryTab('audiobooks')}`)
    await page.getByRole('heading', { name: library.audiobooks.empty.heading }).waitFor()
  })

  test('sees an audiobook come that is being read aloud', async ({ guest, expect }) => {
    const { page } = await guest('about:blank')
    await asMember(page)
    const [, , story] = stories()
    const ordered = { mediaItems: [media('audiobook', '')] }
    const done = { ...ordered, ...spoken(story!) }
    await serveLibrary(page, stories({ 2: ordered }), stories({ 2: done }))
    await page.goto(libraryTab('audiobooks'))
    const row = page.locator('.library-row')
    await row.getByText(library.audiobooks.speaking).waitFor()
    await row.getByText(library.audiobooks.speaking).waitFor({ state: 'detached' })
    expect(await row.count()).toBe(1)
    expect(await row.getByRole('heading').textContent()).toBe(titleAt(2))
  })

  test('is told how a purchase stands, on the book and above the shelf', async ({ guest }) => {
    const { page } = await guest('about:blank')
    await asMember(page)
    const bound = { mediaItems: [media('ebook', '/book.epub')] }
    await serveLibrary(page, stories(), stories({ 3: bound }))
    await page.goto(`${libraryTab('overview')}?newPurchase=ebook&storyId=${idAt(3)}`)
    const note = page.getByRole('status')
    const saying = (text: string) => note.getByText(text.replace('{title}', titleAt(3)))
    await saying(library.purchase.ebook.waiting).waitFor()
    await page.locator(`.library-shelf a[href$="${idAt(3)}"] .bought`).waitFor()
    await saying(library.purchase.ebook.here).waitFor()
  })

  test('goes on with the book that was read last, which alone is gold', async ({ guest, expect }) => {
    const { page } = await guest('/de')
    await asMember(page)
    await serveLibrary(page, stories())
    const position = { chapter: 2, paragraph: 1, offset: 0, percent: 40, minutesLeft: 12, at: Date.now() }
    const places = JSON.stringify({ [idAt(4)]: position })
    await page.evaluate(text => localStorage.setItem('reading-places', text), places)
    await page.goto(libraryTab('overview'))
    const open = page.getByRole('region', { name: library.open.heading })
    await open.getByText('Kapitel 2, noch 12 Minuten').waitFor()
    expect(await open.locator('.library-open-title').textContent()).toBe(titleAt(4))
    expect(await open.getByRole('link', { name: library.open.go }).getAttribute('href')).toBe(readerPath('de', idAt(4)))
    expect(await page.locator('main .button.gold').count()).toBe(1)
  })

  test('looks for books while typing, and sorts them', async ({ guest, expect }) => {
    const { page, complaints } = await guest('/de')
    await asMember(page)
    await serveLibrary(page, stories())
    const position = { chapter: 2, paragraph: 1, offset: 0, percent: 40, minutesLeft: 12, at: Date.now() }
    const places = JSON.stringify({ [idAt(4)]: position, [idAt(5)]: { ...position, percent: 100, at: 1 } })
    await page.evaluate(text => localStorage.setItem('reading-places', text), places)
    await page.goto(libraryTab('overview'))
    const names = page.locator('.library-shelf li:not(.library-next) .library-name')
    const search = page.getByRole('searchbox', { name: library.find.label })
    await type(page, search, 'konigswald mila')
    await page.getByRole('status').getByText(library.find.found.one).waitFor()
    expect(await names.allTextContents()).toEqual([titleAt(0)])
    await search.fill('Nashorn')
    await page.getByRole('status').getByText(library.find.none.replace('{search}', 'Nashorn')).waitFor()
    expect(await names.count()).toBe(0)
    await search.fill('')
    await page.locator('.library-feature').waitFor()
    await page.getByLabel(library.find.order).selectOption('read')
    await expect.poll(() => names.allTextContents()).toHaveLength(stories().length)
    expect((await names.allTextContents()).slice(0, 2)).toEqual([titleAt(4), titleAt(5)])
    const progress = page.locator('.library-progress .hint')
    expect((await progress.allTextContents()).slice(0, 3)).toEqual([
      'noch 12 Minuten',
      library.progress.finished,
      library.progress.unread,
    ])
    expect(complaints).toEqual([])
  })

  test('only reads what was shared, and takes it off the shelf again', async ({ guest, expect }) => {
    const { page } = await guest('about:blank')
    await asMember(page)
    await serveLibrary(page, stories({ 1: { role: 'recipient' } }), stories().toSpliced(1, 1))
    const removals: string[] = []
    await page.route('**/api/v1/stories/*/added', async route => {
      removals.push(`${route.request().method()} ${new URL(route.request().url()).pathname}`)
      await route.fulfill({ json: { removed: true } })
    })
    await page.goto(libraryTab('overview'))
    const book = page.locator('.library-shelf li', { hasText: titleAt(1) })
    await book.getByText(library.shared).waitFor()
    const more = book.getByRole('button', { name: library.actions.more })
    await press(page, more)
    expect(await more.getAttribute('aria-expanded')).toBe('true')
    for (const name of [versions.improve, versions.recreate, share.button]) {
      expect(await book.getByRole('button', { name }).count()).toBe(0)
      expect(await page.locator('.library-feature').getByRole('button', { name }).count()).toBe(1)
    }
    await press(page, book.getByRole('button', { name: library.actions.remove }))
    await page.getByText(library.actions.removed.replace('{title}', titleAt(1))).waitFor()
    await book.waitFor({ state: 'detached' })
    expect(removals).toEqual([`DELETE /api/v1/stories/${idAt(1)}/added`])
  })

  test('takes what this browser made into the account', async ({ guest, expect }) => {
    const { page } = await guest('about:blank')
    await asMember(page)
    await serveLibrary(page, stories().slice(0, 2))
    const assigned: string[] = []
    await page.route('**/assign/*', async route => {
      assigned.push(route.request().url().split('/stories/')[1] ?? '')
      await route.fulfill({ json: { id: idAt(0) } })
    })
    await page.goto(libraryTab('overview'))
    const keep = page.getByRole('button', { name: library.unkept.keep })
    await press(page, keep)
    await page.getByText(library.unkept.kept).waitFor()
    await keep.waitFor({ state: 'detached' })
    expect(assigned.map(path => path.split('/')[0])).toEqual([idAt(0), idAt(1)])
  })

  test('is reminded of the mailed link until it is opened', async ({ guest }) => {
    const { page } = await guest('about:blank')
    await asMember(page, false)
    await serveLibrary(page, stories())
    await page.goto(libraryTab('overview'))
    await page.locator('.library-note', { hasText: EMAIL }).waitFor()
  })
})
