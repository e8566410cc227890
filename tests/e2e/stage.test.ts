import { describe } from 'vitest'
import { barriersOn } from './barriers.ts'
import { answer, begin, chip, HERO, nextButton, shown } from './cards.ts'
import { test } from './guest.ts'
import { categoryPath, textsIn } from './texts.ts'

const german = textsIn('de')
const { named, undrawn } = german.wizard.figure

describe.concurrent('the stage of the wizard', () => {
  test('shows the hero of the answers, changes with each, and says what is not in the picture', async ({
    guest,
    expect,
  }) => {
    const { page, complaints } = await guest(categoryPath('de', 'love'))
    const scripts: string[] = []
    page.on('request', request => {
      if (/StageFigure.*\.js$/.test(request.url())) scripts.push(request.url())
    })
    await begin(page, german)
    await shown(page, 'person')
    await page.locator('.wizard-scene').waitFor()
    expect(scripts).toEqual([])
    await answer(page, german, 'person')
    const figure = page.getByAltText(named.replace('{name}', HERO))
    await figure.waitFor()
    const seen = [await figure.getAttribute('src')]
    await nextButton(page).click()
    await shown(page, 'look')
    await chip(page, 'hair', german.options.hair.red).click()
    await expect.poll(() => figure.getAttribute('src')).not.toBe(seen.at(-1))
    seen.push(await figure.getAttribute('src'))
    await page.locator('#peculiarities').fill('Brille, Rollstuhl, Milchzahn an einer Kette')
    await expect.poll(() => figure.getAttribute('src')).not.toBe(seen.at(-1))
    await page.getByText(undrawn.replace('{what}', 'Milchzahn an einer Kette')).waitFor()
    expect(await barriersOn(page)).toEqual([])
    expect(complaints).toEqual([])
  })

  test('keeps its scene and every answer where the figures cannot be loaded', async ({ guest, expect }) => {
    const { page } = await guest(categoryPath('de', 'love'))
    await page.route(/StageFigure.*\.js$/, route => route.abort())
    await begin(page, german)
    await shown(page, 'person')
    const refused = page.waitForEvent('requestfailed')
    await answer(page, german, 'person')
    await refused
    await nextButton(page).click()
    await shown(page, 'look')
    await page.locator('.wizard-scene').waitFor()
    await page.goBack()
    expect(await page.locator('#name').inputValue()).toBe(HERO)
  })
})
