import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright'
import type { ExpectStatic } from 'vitest'
import { LANGUAGES } from '../../src/contract/languages.ts'
import { barriersInSchemes, barriersOn } from './barriers.ts'
import { press } from './keyboard.ts'
import { textsIn } from './texts.ts'

const { invoices: own } = textsIn('de')
const WIDTHS = [1440, 360]
const HEIGHT = 900

/** Staff see the invoices of the newest month at any width and in every language, and take them along as CSV, by keyboard. */
export async function exportsInvoices(page: Page, paid: string, expect: ExpectStatic): Promise<void> {
  await page.goto('/de/invoices')
  await page.getByRole('heading', { name: own.list }).waitFor()
  const rows = page.locator('.invoices-list li')
  expect(await rows.filter({ hasText: paid }).count()).toBeGreaterThan(0)
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT })
    expect(await barriersInSchemes(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
  const downloading = page.waitForEvent('download')
  await press(page, page.getByRole('link', { name: own.download }))
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^Lumitale \d{4}-\d{2}\.csv$/)
  const csv = await readFile(await download.path(), 'utf8')
  expect(csv.startsWith('\ufeffnumber,kind,date,')).toBe(true)
  expect(csv).toMatch(/,DE,DE,rate,27\.10,7\.00,1\.90,29\.00,EUR,test\r\n/)
  for (const language of LANGUAGES) {
    await page.goto(`/${language}/invoices`)
    await page.getByRole('heading', { name: textsIn(language).invoices.list }).waitFor()
    expect(await barriersOn(page)).toEqual([])
    expect([language, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([language, WIDTHS[1]])
  }
}
