import type { ElementHandle, Locator, Page } from 'playwright'

/** More stops than any card has. */
const STOPS_MAX = 80

type Focus = 'here' | 'elsewhere' | 'gone'

const focusOf = (target: ElementHandle): Promise<Focus> =>
  target.evaluate(element => {
    if (!element.isConnected) return 'gone'
    return element === document.activeElement ? 'here' : 'elsewhere'
  })

/** What it is looked for by names every button of the page: once for all stops. */
const found = async (target: Locator) => (await target.elementHandle()) as ElementHandle

/** Walks with the Tab key until the focus is on the target; one that cannot be reached so is an error. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  let element = await found(target)
  for (let stop = 0; stop < STOPS_MAX; stop += 1) {
    let focus = await focusOf(element)
    // It may be drawn anew meanwhile.
    if (focus === 'gone') {
      element = await found(target)
      focus = await focusOf(element)
    }
    if (focus === 'here') return
    await page.keyboard.press('Tab')
  }
  throw new Error(`the Tab key does not reach ${target}`)
}

/** Presses a button, a chip or a link with the keyboard. */
export async function press(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

/** Types into a field with the keyboard, over what stands there. */
export async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(text)
}
