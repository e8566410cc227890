import { HtmlValidate } from 'html-validate'
import type { Page } from 'playwright'
import { describe, expect, inject } from 'vitest'
import { fill } from '../../src/lib/fill.ts'
import { STAFF_EMAIL } from '../helpers/running-site.ts'
import { barriersOn } from './barriers.ts'
import { linksOf, translationsOf } from './crawl.ts'
import { test } from './guest.ts'
import { signInAs } from './mailed-link.ts'
import { textsIn } from './texts.ts'

const texts = textsIn('de')
const words = texts.generator
const IDEA = 'Opa Heinz findet mit seiner Enkelin das letzte Dinosaurier-Ei im Garten'
const SITTING_MAX_MS = 60_000
/** A frame without scripts says so of each script of the page; the picture of the hostile text is nowhere to be had. */
const OWED = /about:srcdoc|status of 404/
const SOON = { timeout: 10_000 }
/** Sitemaps are written ten seconds after the last one was owed, and the home page may be rendered before them. */
const SITEMAPS_SOON = { timeout: 60_000 }
const HOSTILE =
  '## Hallo\n\n<script>window.hit=1</script><img src=x onerror="window.hit=1">\n\n[klick](javascript:window.hit=1) <svg onload="window.hit=1">'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const served = async (path: string) => {
  const response = await fetch(new URL(path, inject('origin')))
  return { status: response.status, html: await response.text() }
}

/** Answers the first card beforehand and takes the rest as the category has it. */
async function answerBeforehand(page: Page): Promise<void> {
  await button(page, words.parameters.open).click()
  await page.locator('#name').fill('Opa Heinz')
  const save = page.locator('.wizard-bar button[type=submit]', { hasText: words.parameters.save })
  for (let card = 0; card < 8 && (await save.count()) === 0; card += 1) {
    await page.locator('.wizard-bar button[type=submit]').click()
  }
  await save.click()
  await page.getByText(words.parameters.some).waitFor()
}

/** The paths of the pages that were published, the first one first. */
async function publish(page: Page, name: string): Promise<string[]> {
  await button(page, name).click()
  await page.locator('.generator-done a').first().waitFor()
  return linksOf(await page.locator('.generator-done').innerHTML())
}

/** How far the sheets of the generator stand out beside it, in pixels. */
const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const right = (selector: string) =>
      Math.max(...Array.from(document.querySelectorAll(selector), one => one.getBoundingClientRect().right))
    return Math.round(right('.generator-pane') - right('.generator-head'))
  })

describe('The landing generator', () => {
  test('is not there for anybody who is not staff', async ({ guest }) => {
    const { page } = await guest('/landing-generator')
    await page.getByRole('heading', { name: texts.pages.notFound.heading }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/de/landing-generator')
    expect(await page.locator('textarea').count()).toBe(0)
    expect(await page.getByRole('link', { name: words.closed.signIn }).getAttribute('href')).toContain('/de/login?to=')
    expect(await barriersOn(page)).toEqual([])
  })

  test('has staff say what each question asks for, by keyboard, and offers a guess', async ({ guest }) => {
    const { page, complaints } = await guest('about:blank')
    await signInAs(page, STAFF_EMAIL)
    await page.goto('/landing-generator')
    const { add, question, kind, kindGuess, kinds, done } = words.questions
    await button(page, add).focus()
    await page.keyboard.press('Enter')
    await page.getByLabel(question, { exact: true }).fill('Wovor fürchtet sich Opa?')
    const select = page.getByLabel(kind)
    const shown = () => select.evaluate(one => (one as HTMLSelectElement).selectedOptions[0]?.textContent)
    expect(await shown()).toBe(fill(kindGuess, { kind: kinds.fear }))
    await page.keyboard.press('Tab')
    expect(await select.evaluate(one => one === document.activeElement)).toBe(true)
    await page.keyboard.type(kinds.song)
    expect(await shown()).toBe(kinds.song)
    expect(await barriersOn(page)).toEqual([])
    await page.reload()
    await button(page, fill(words.questions.edit, { number: 1 })).click()
    expect(await shown()).toBe(kinds.song)
    await select.focus()
    await page.keyboard.press('Home')
    expect(await shown()).toBe(fill(kindGuess, { kind: kinds.fear }))
    await button(page, done).click()
    expect(complaints).toEqual([])
  })

  test('leads from an idea to a live page in one sitting', { timeout: 2 * SITTING_MAX_MS }, async ({ guest }) => {
    const { page, complaints } = await guest('about:blank')
    await signInAs(page, STAFF_EMAIL)
    const from = performance.now()
    await page.goto('/landing-generator')
    await page.getByLabel(words.idea.label).fill(IDEA)
    expect(await overflowOf(page)).toBeLessThanOrEqual(0)
    await button(page, words.idea.generate).click()
    await page.locator('.generator-sheet').waitFor({ timeout: SITTING_MAX_MS })
    const picture = page.getByRole('radio', { name: fill(words.cover.quadrant, { sheet: 1, picture: 1 }) })
    await picture.focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowRight')
    await answerBeforehand(page)
    await page.locator('label.chip', { hasText: 'Français' }).click()
    await button(page, words.languages.make).click()
    await page.locator('.generator-languages').waitFor()
    const [path = '', translation = ''] = await publish(page, fill(words.head.publishAll.other, { count: 2 }))
    const live = await served(path)
    console.info(`idea to live page: ${Math.round(performance.now() - from)} ms`)
    expect(performance.now() - from).toBeLessThan(SITTING_MAX_MS)
    expect(live.status).toBe(200)
    expect(live.html).not.toContain('noindex')
    expect(translationsOf(live.html)).toMatchObject({ de: path, fr: translation })
    const { results } = await new HtmlValidate({ extends: ['html-validate:standard'] }).validateString(live.html)
    expect(results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([])
    // Maps are written when nothing came for a while, whatever is saved in a row.
    await expect.poll(async () => (await served('/sitemap-de.xml')).html, SITEMAPS_SOON).toContain(path)
    await expect.poll(async () => linksOf((await served('/de')).html), SOON).toContain(path)
    expect(await barriersOn(page)).toEqual([])

    const visitor = await guest(path)
    expect(await barriersOn(visitor.page)).toEqual([])
    await visitor.page.locator('[data-start-wizard]').first().click()
    await expect.poll(() => visitor.page.locator('#name').inputValue()).toBe('Opa Heinz')

    await page.getByLabel(words.text.fields.content.label).fill(HOSTILE)
    await page.getByLabel(words.text.fields.url.label).fill('../../admin')
    await button(page, fill(words.head.publishAll.other, { count: 2 })).click()
    await page.getByRole('alert').filter({ hasText: words.problems.fields.url }).waitFor()
    await page.getByLabel(words.text.fields.url.label).fill(decodeURI(path).split('/').at(-1) ?? '')
    await button(page, words.head.preview).click()
    await page.frameLocator('iframe').getByRole('heading', { name: 'Hallo' }).waitFor()
    await page.keyboard.press('Escape')
    await publish(page, fill(words.head.publishAll.other, { count: 2 }))
    await visitor.page.goto(path)
    await visitor.page.getByRole('heading', { name: 'Hallo' }).waitFor()
    for (const seen of [page, visitor.page]) expect(await seen.evaluate(() => 'hit' in window)).toBe(false)
    expect([...complaints, ...visitor.complaints].filter(complaint => !OWED.test(complaint))).toEqual([])

    for (const language of ['Français', 'Deutsch']) {
      await page.locator('.generator-languages').getByRole('button', { name: language, exact: true }).click()
      await button(page, words.head.withdraw).click()
      await page.locator('.generator-done').filter({ hasText: words.saved.withdrawn }).waitFor()
      await button(page, words.head.withdraw).waitFor({ state: 'detached' })
    }
    await expect.poll(async () => (await served(path)).status, SOON).toBe(410)
    await expect.poll(async () => linksOf((await served('/de')).html), SOON).not.toContain(path)
  })
})
