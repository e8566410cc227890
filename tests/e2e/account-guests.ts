import type { Page } from 'playwright'
import { expect } from 'vitest'
import type { Language } from '../../src/contract/languages.ts'
import { pathOf } from '../../src/contract/routes.ts'
import { textsIn } from './texts.ts'

export const PASSWORD = 'drei Laternen im Wind'

let people = 0
/** An address that nobody had before. */
export function newEmail(): string {
  people += 1
  return `mirabell.${people}.${Date.now()}@example.org`
}

export const settingsPath = (language: Language): string => pathOf('settings', { language }, textsIn(language).urls)

/** Signs a browser in without a link, as a new address is. */
export async function signInUnproven(page: Page, email: string): Promise<void> {
  const answer = await page.request.post('/api/v1/auth/login', { data: { email, lang: 'de' } })
  expect(answer.status()).toBe(200)
}

export async function signInByPassword(page: Page, email: string, password: string): Promise<void> {
  const answer = await page.request.post('/api/v1/auth/password', { data: { email, password } })
  expect(answer.status()).toBe(200)
}

/** Opens the settings and waits until they are there. */
export async function openSettings(page: Page, language: Language = 'de'): Promise<void> {
  await page.goto(settingsPath(language))
  await page.locator('.settings-sheet .settings-sessions li').first().waitFor()
}

/** Sets the password of whoever is signed in to a browser, without its page. */
export async function setPassword(page: Page, email: string): Promise<void> {
  const answer = await page.request.post('/api/v1/user/update', { data: { email, password: PASSWORD } })
  expect(answer.status()).toBe(200)
}
