import { inject, vi } from 'vitest'

const MAIL_LIMIT_MS = 20_000
const LOOK_EVERY_MS = 150

let count = 0
/** An address that nobody has used before. */
export const newEmail = (): string => `guest-${Date.now()}-${count++}@example.org`

/** The pages of the mails to an address, the newest first. */
async function mailsTo(email: string): Promise<string[]> {
  const list = await readMailbox('/mailbox')
  const rows = [...list.matchAll(/<a href="(\/mailbox\/\w+)"><b>[^<]*<\/b><span>([^<]*)<\/span>/g)]
  return rows.flatMap(([, path, to]) => (path && to === email ? [path] : []))
}

/** Path of the link in the newest mail to an address, once it has got as many as that. */
export async function mailedLink(email: string, mails = 1): Promise<string> {
  const found = await vi.waitUntil(
    async () => {
      const paths = await mailsTo(email)
      return paths.length >= mails && paths
    },
    { timeout: MAIL_LIMIT_MS, interval: LOOK_EVERY_MS },
  )
  const mail = await readMailbox(found[0] ?? '')
  const address = /https?:[^"<\s]+\/verify\?[^"<\s]+/.exec(mail)?.[0].replaceAll('&amp;', '&')
  if (!address) throw new Error('the mail holds no link that signs in')
  const { pathname, search } = new URL(address)
  return pathname + search
}

/** A page of the mailbox, as whoever opened it by its link sees it. */
export async function readMailbox(path = '/mailbox'): Promise<string> {
  const headers = { cookie: `mailbox=${inject('mailboxKey')}` }
  const response = await fetch(new URL(path, inject('origin')), { headers })
  if (!response.ok) throw new Error(`the mailbox answered with ${response.status}`)
  return response.text()
}
