import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type * as Axe from 'axe-core'
import type { Page } from 'playwright'
import type { Language } from '../../src/contract/languages.ts'

/** Minified: it goes to every page that is looked at. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The rules of axe that look at colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/**
 * What axe reads of a page (elements, names, colours) is the same in every language but for the words, which
 * tests/i18n.test.ts wants in each: one of Latin letters and the one with the tallest are looked at.
 */
export const isLookedAt = (language: Language): boolean => language === 'de' || language === 'th'

/** What axe finds on a page as it is, each as "rule at place"; it is brought into the page once, which takes longest. */
export async function barriersOn(page: Page, rules?: readonly string[]): Promise<string[]> {
  const isThere = await page.evaluate(() => 'axe' in window)
  if (!isThere) await page.evaluate(source)
  return page.evaluate(async only => {
    // A colour on its way from one theme to the other is nobody's to read; what scrolling drives never ends.
    const passing = document
      .getAnimations()
      .filter(
        ({ timeline, effect }) => timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity,
      )
    await Promise.allSettled(passing.map(animation => animation.finished))
    const { axe } = window as unknown as { axe: typeof Axe }
    const { violations } = await axe.run({ resultTypes: ['violations'], ...(only && { runOnly: [...only] }) })
    return violations.flatMap(({ id, nodes }) => nodes.map(node => `${id} at ${node.target.join(' ')}`))
  }, rules)
}

/**
 * What axe finds in dark and in light, each as "rule at place, scheme". The styles know a scheme by its colours alone
 * (tests/color-schemes.test.ts): where the document is the same in both, light is asked for what colours decide.
 */
export async function barriersInSchemes(page: Page): Promise<string[]> {
  const shown = () => page.evaluate(() => document.documentElement.outerHTML)
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await barriersOn(page)
  const before = await shown()
  await page.emulateMedia({ colorScheme: 'light' })
  const isSame = (await shown()) === before
  const light = await barriersOn(page, isSame ? COLOUR_RULES : undefined)
  return [...dark.map(barrier => `${barrier}, dark`), ...light.map(barrier => `${barrier}, light`)]
}
