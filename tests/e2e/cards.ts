import type { Locator, Page } from 'playwright'
import { STEP_NAMES, type StepName } from '../../src/contract/answers/row.ts'
import { STORY_LENGTHS } from '../../src/contract/limits.ts'
import type { Texts } from '../../src/contract/texts.ts'

export const HERO = 'Łucja'
export const HERO_AGE = 17
const STORAGE_KEY = 'Das Treppenhaus von Oma Ingrid'
const GENDER = 'gender'

/** Opens the wizard of a category page. */
export async function begin(page: Page, texts: Texts): Promise<void> {
  await page.getByRole('button', { name: texts.pages.category.start }).first().click()
  await shown(page, 'person')
}

/** Waits until a card is there. */
export async function shown(page: Page, step: StepName): Promise<void> {
  await page.waitForURL(address => address.searchParams.get('step') === step)
  await page.locator('.wizard-card h1').waitFor()
}

/** The chip of an option within its question. */
export const chip = (page: Page, question: string, option: string): Locator =>
  page.locator(`#${question}`).getByRole('button', { name: option, exact: true })

/** The chip of a story length; its words are set as the language sets numbers. */
export const lengthChip = (page: Page, words: number): Locator =>
  page
    .locator('#length')
    .getByRole('button')
    .nth(STORY_LENGTHS.indexOf(words as (typeof STORY_LENGTHS)[number]))

export const nextButton = (page: Page): Locator => page.locator('.wizard-bar button[type=submit]')

/** Gives a card the answers it cannot do without. */
export async function answer(page: Page, texts: Texts, step: StepName): Promise<void> {
  if (step === 'person') {
    await page.locator('#name').fill(HERO)
    await page.locator('#age').fill(String(HERO_AGE))
    await chip(page, GENDER, texts.options.gender.female).click()
  }
  if (step === 'place') await page.locator('#location').fill(STORAGE_KEY)
  if (step === 'telling') await lengthChip(page, 500).click()
}

/** Answers card after card, from the first one, until `last` is shown; `look` sees each before it is answered. */
export async function walkTo(
  page: Page,
  texts: Texts,
  last: StepName,
  look: (step: StepName) => Promise<void> = async () => {},
): Promise<void> {
  for (const step of STEP_NAMES) {
    await shown(page, step)
    await look(step)
    if (step === last) return
    await answer(page, texts, step)
    await nextButton(page).click()
  }
}

/** What the visitor's browser keeps of the answers for a category. */
export const stored = (page: Page, category: string): Promise<string | null> =>
  page.evaluate(key => localStorage.getItem(key), `wizard:${category}`)
