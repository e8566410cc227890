import type { Page } from 'playwright'

/** What a page says of itself to programs (JSON-LD), in its order. */
export async function factsOn(page: Page): Promise<Record<string, unknown>[]> {
  const written = await page.locator('script[type="application/ld+json"]').textContent()
  return JSON.parse(written ?? '[]')
}
