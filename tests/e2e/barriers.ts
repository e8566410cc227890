import { createRequire } from 'node:module'
import type * as Axe from 'axe-core'
import type { Page } from 'playwright'

const { source } = createRequire(import.meta.url)('axe-core') as typeof Axe

/** What axe finds on a page as it is, each as "rule at place"; it is brought into the page once, which takes longest. */
export async function barriersOn(page: Page): Promise<string[]> {
  const isThere = await page.evaluate(() => 'axe' in window)
  if (!isThere) await page.evaluate(source)
  return page.evaluate(async () => {
    // A colour on its way from one theme to the other is nobody's to read; what scrolling drives never ends.
    const passing = document
      .getAnimations()
      .filter(
        ({ timeline, effect }) => timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity,
      )
    await Promise.allSettled(passing.map(animation => animation.finished))
    const { axe } = window as unknown as { axe: typeof Axe }
    const { violations } = await axe.run({ resultTypes: ['violations'] })
    return violations.flatMap(({ id, nodes }) => nodes.map(node => `${id} at ${node.target.join(' ')}`))
  })
}
