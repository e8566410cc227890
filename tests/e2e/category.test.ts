import type { Locator, Page } from 'playwright'
import { describe } from 'vitest'
import { answer, nextButton, shown, stored } from './cards.ts'
import { test } from './guest.ts'
import { factsOn } from './page-facts.ts'
import { categoryPath, textsIn } from './texts.ts'

const german = textsIn('de')
const english = textsIn('en')
const [meeting, song] = german.categories.love.questions
const TYPED = 'Im Regen, unter demselben viel zu kleinen Vordach.'
const LATER = 1

const cards = (page: Page) => page.locator('#cards li.sheet')
const option = (page: Page, card: number, location: number): Locator =>
  cards(page).nth(card).locator('button').nth(location)
const isChosen = (page: Page, card: number, location: number) =>
  option(page, card, location).getAttribute('aria-pressed')
const begin = (page: Page) => page.locator('#cards [data-start-wizard]').click()

/** Answers the three cards: a sentence, the second song, a proposal. */
async function answerCards(page: Page) {
  await cards(page).nth(0).locator('textarea').fill(TYPED)
  await option(page, 1, LATER).click()
  await option(page, 2, 0).click()
}

describe.concurrent('The cards of a category page', () => {
  test('are answered there, and the wizard has nothing more to ask of them', async ({ guest, expect }) => {
    const { page } = await guest(categoryPath('de', 'love'))
    await answerCards(page)
    expect(await page.locator('#cards [role=status]').textContent()).toBe(german.pages.category.chosen)
    await begin(page)
    for (const step of ['person', 'look', 'inside', 'place', 'relations', 'more-questions', 'telling'] as const) {
      await shown(page, step)
      await answer(page, german, step)
      await nextButton(page).click()
    }
    await shown(page, 'check')
    const checked = await page.locator('.wizard-review').textContent()
    const chosen = song && 'options' in song ? song.options?.[LATER] : undefined
    for (const words of [meeting?.question, TYPED, chosen, german.options.truth.yes]) expect(checked).toContain(words)
  })

  test('can be changed in the wizard', async ({ guest, expect }) => {
    const { page } = await guest(categoryPath('de', 'love'))
    await cards(page).nth(0).locator('textarea').fill(TYPED)
    await begin(page)
    for (const step of ['person', 'look', 'inside', 'place', 'relations'] as const) {
      await shown(page, step)
      await answer(page, german, step)
      await nextButton(page).click()
    }
    await shown(page, 'questions')
    expect(await page.locator('#question-0').inputValue()).toBe(TYPED)
    await page.locator('#question-0').fill('Im Zug')
    expect(await stored(page, 'love')).toContain('Im Zug')
  })

  test('add a suggestion to what was typed; its chip shows it whole', async ({ guest, expect }) => {
    const { page } = await guest(categoryPath('en', 'love'))
    const [idea = ''] = english.categories.love.questions.flatMap(requests =>
      'options' in requests ? requests.options : [],
    )
    const typed = cards(page).nth(0).locator('textarea')
    const name = english.wizard.suggestions.add.replace('{text}', idea)
    const chip = page.getByRole('button', { name })
    expect(await chip.locator('[aria-hidden=true]').last().textContent()).toBe(idea)
    await chip.click()
    await chip.click()
    expect(await typed.inputValue()).toBe(`${idea}, ${idea}`)
  })

  test('let an answer be taken back', async ({ guest, expect }) => {
    const { page } = await guest(categoryPath('de', 'love'))
    await option(page, 1, LATER).click()
    expect(await isChosen(page, 1, LATER)).toBe('true')
    await option(page, 1, LATER).click()
    expect(await isChosen(page, 1, LATER)).toBe('false')
    expect(await page.locator('#cards [role=status]').textContent()).toBe('')
  })

  test('keep their answers over a reload, and over a visit to the wizard', async ({ guest, expect }) => {
    const { page } = await guest(categoryPath('de', 'love'))
    await answerCards(page)
    await page.reload()
    expect(await cards(page).nth(0).locator('textarea').inputValue()).toBe(TYPED)
    await begin(page)
    await shown(page, 'person')
    await page.goto(categoryPath('de', 'love'))
    expect(await cards(page).nth(0).locator('textarea').inputValue()).toBe(TYPED)
    expect([await isChosen(page, 1, LATER), await isChosen(page, 2, 0)]).toEqual(['true', 'true'])
  })

  test('show in another language what was chosen in the first', async ({ guest, expect }) => {
    const { page } = await guest(categoryPath('de', 'love'))
    await answerCards(page)
    await page.goto(categoryPath('en', 'love'))
    expect([await isChosen(page, 1, LATER), await isChosen(page, 2, 0)]).toEqual(['true', 'true'])
  })

  test('are answered with the keyboard alone', async ({ guest, expect }) => {
    const { page } = await guest(categoryPath('de', 'love'))
    await option(page, 1, 0).focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    expect(await isChosen(page, 1, LATER)).toBe('true')
    await page.keyboard.press('Space')
    expect(await isChosen(page, 1, LATER)).toBe('false')
  })
})

describe.concurrent('A category page', () => {
  test('says where it stands and what it offers, to visitors and to programs', async ({ guest, expect }) => {
    const { page } = await guest(categoryPath('de', 'love'))
    const crumbs = page.getByRole('navigation', { name: german.frame.breadcrumb })
    expect(await crumbs.getByRole('link').getAttribute('href')).toBe('/de')
    const [way, offered] = await factsOn(page)
    expect(way).toMatchObject({ '@type': 'BreadcrumbList' })
    expect(offered).toMatchObject({ '@type': 'Product', offers: { price: '0', priceCurrency: 'EUR' } })
  })

  test('shows pictures between its long text, on changing sides', async ({ guest, expect }) => {
    const { page } = await guest(categoryPath('de', 'love'))
    await page.setViewportSize({ width: 1440, height: 900 })
    const sides = await page.locator('.long-row').evaluateAll(rows =>
      rows.map(row => {
        const text = row.querySelector('.long-text')?.getBoundingClientRect().left ?? 0
        return (row.querySelector('.frame')?.getBoundingClientRect().left ?? 0) > text
      }),
    )
    expect(sides).toEqual([true, false])
  })

  test('leads to the beginnings of its kind', async ({ guest, expect }) => {
    const { page } = await guest(categoryPath('en', 'love'))
    const heading = page.getByRole('heading', { name: english.pages.category.templates })
    expect(await heading.count()).toBe(1)
    await page.locator('.more .landing-card a').first().click()
    await page.waitForURL(/\/en\/pages\//)
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
  })

  test('shows its questions without a script, and says that answering needs one', async ({ guest, expect }) => {
    const { page } = await guest(categoryPath('de', 'love'), { javaScriptEnabled: false })
    expect(await cards(page).count()).toBe(3)
    const needed = page.locator('noscript p')
    expect([await needed.textContent(), await needed.isVisible()]).toEqual([german.frame.scripts, true])
  })
})
