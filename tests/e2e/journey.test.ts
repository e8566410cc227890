import type { Page } from 'playwright'
import { describe } from 'vitest'
import type { StepName } from '../../src/contract/answers/row.ts'
import type { Language } from '../../src/contract/languages.ts'
import type { Texts } from '../../src/contract/texts.ts'
import { chip, HERO, lengthChip, nextButton, shown } from './cards.ts'
import { test } from './guest.ts'
import { press, type } from './keyboard.ts'
import { categoryPath, textsIn } from './texts.ts'

const JOURNEYS = [
  { language: 'de', category: 'bedtime', place: 'Das Treppenhaus von Oma Ingrid', quirk: 'zählt jede Stufe' },
  { language: 'en', category: 'adventure', place: 'The harbour of Port Isaac', quirk: 'counts every step' },
] as const satisfies readonly { language: Language; category: string; place: string; quirk: string }[]

const A_NUMBER = '3'

type Journey = (typeof JOURNEYS)[number]

describe.concurrent('a visitor with a keyboard', () => {
  test.for(JOURNEYS)(
    'gets from the category page to a story to read, in $language',
    async (journey, { guest, expect }) => {
      const texts = textsIn(journey.language)
      const { page, complaints } = await guest(categoryPath(journey.language, journey.category))
      await press(page, page.getByRole('button', { name: texts.pages.category.start }).first())
      await answerAll(page, texts, journey)

      await page.waitForURL(/\/story\/[0-9a-f-]{36}/)
      const news = page.getByRole('dialog')
      await news.waitFor()
      await press(page, news.getByRole('link', { name: texts.progress.dialog.read }))

      await page.waitForURL(/\/library\/ebook\/[0-9a-f-]{36}/)
      await page.locator('.reader-chapter').first().waitFor()
      expect(
        await page
          .locator('.read')
          .allInnerTexts()
          .then(chapters => chapters.join(' ')),
      ).toContain(HERO)
      expect(complaints).toEqual([])
    },
  )
})

async function answerAll(page: Page, texts: Texts, { place, quirk }: Journey): Promise<void> {
  const { gender, hair, eyes, build, archetype, tone } = texts.options
  const pick = (question: string, option: string) => press(page, chip(page, question, option), 'Space')
  const field = (name: string) => page.locator(`#${name}`)
  const cards: [StepName, () => Promise<void>][] = [
    [
      'person',
      async () => {
        await type(page, field('name'), HERO)
        await type(page, field('age'), '9')
        await pick('gender', gender.female)
      },
    ],
    [
      'look',
      async () => {
        await pick('hair', hair.red)
        await pick('eyes', eyes.green)
        await pick('build', build.small)
      },
    ],
    [
      'inside',
      async () => {
        await pick('archetype', archetype.hero)
        await type(page, field('quirks'), quirk)
      },
    ],
    [
      'place',
      async () => {
        await type(page, field('location'), place)
        await pick('tone', tone.thrilling)
      },
    ],
    [
      'relations',
      async () => {
        await press(page, page.locator('#relations-add'))
        await type(page, field('relations-0-name'), 'Ingrid')
        await type(page, field('relations-0-age'), '68')
      },
    ],
    ['questions', () => pickIdeas(page)],
    ['more-questions', () => pickIdeas(page)],
    ['telling', () => press(page, lengthChip(page, 500))],
    ['check', async () => {}],
  ]
  for (const [step, answer] of cards) {
    await shown(page, step)
    await answer()
    await press(page, nextButton(page))
  }
}

/** Answers every question of a card with the first thing it offers, or with a number. */
async function pickIdeas(page: Page): Promise<void> {
  for (const question of await page.locator('.wizard-card .question').all()) {
    const offered = question.getByRole('button').first()
    if ((await offered.count()) > 0) await press(page, offered)
    else await type(page, question.locator('input, textarea').first(), A_NUMBER)
  }
}
