import type { Page } from 'playwright'
import { inject, vi } from 'vitest'
import { readMailbox } from './mails.ts'

const MAIL_LIMIT_MS = 10_000
const LOOK_EVERY_MS = 100

async function newestMail(email: string): Promise<string | undefined> {
  const list = await readMailbox()
  const entry = [...list.matchAll(/<li>.*?<\/li>/gs)].find(([text]) => text.includes(email))?.[0]
  return /href="(\/mailbox\/[0-9a-f]+)"/.exec(entry ?? '')?.[1]
}

/**
 * Path and query of the address in the newest mail to somebody, out of the mailbox page; waits for a mail to come, another one
 * than `before`. The service under test does not know its own port.
 */
export async function mailedLink(email: string, before?: string): Promise<string> {
  const find = async () => {
    const newest = await newestMail(email)
    return newest !== before && newest
  }
  const path = await vi.waitUntil(find, { timeout: MAIL_LIMIT_MS, interval: LOOK_EVERY_MS })
  const mail = (await readMailbox(path)).replaceAll('&amp;', '&')
  const link = /https?:\/\/[^\s<"/]+(\/\w+\/(?:verify\?token=\w+&r=[\w-]+|login\?to=[\w%-]+))/.exec(mail)?.[1]
  if (!link) throw new Error('the mail has no link')
  return link
}

/** Signs this browser in by a mailed link, without the pages that lead there. */
export async function signInAs(page: Page, email: string): Promise<void> {
  const before = await newestMail(email)
  await page.request.post('/api/v1/auth/login', { data: { email, lang: 'de' } })
  const { searchParams } = new URL(await mailedLink(email, before), inject('origin'))
  const answer = await page.request.get(`/api/v1/auth/magic-link/verify?${searchParams}`)
  if (!answer.ok()) throw new Error(`the link signed nobody in: ${answer.status()}`)
}

/** Takes a story that this browser made into the account it is signed in to. */
export async function keepStory(page: Page, story: string): Promise<void> {
  const cookies = Object.fromEntries((await page.context().cookies()).map(({ name, value }) => [name, value]))
  const answer = await page.request.post(`/api/v1/stories/${story}/assign/${cookies.id}`)
  if (!answer.ok()) throw new Error(`the story was not assigned: ${answer.status()}`)
}
