import type { Locator, Page } from 'playwright'

/** More stops than any card has. */
const STOPS_MAX = 80

const hasFocus = (target: Locator) => target.evaluate(element => element === document.activeElement)

/** Walks with the Tab key until the focus is on the target; one that cannot be reached so is an error. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < STOPS_MAX; stop += 1) {
    if (await hasFocus(target)) return
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
