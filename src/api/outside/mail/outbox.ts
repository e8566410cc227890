import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import { mailFailureOf } from './mail-failure-of.ts'
import type { OpenMailer } from './mailer.ts'
import { messageOf } from './message-of.ts'

export const MAIL_FILE = '.eml'
const NAME_LENGTH = 32

/** A folder of mails that nobody carries further. The same mail sent again is the same file. */
export function openOutbox(folder: string): OpenMailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return {
    async send(mail) {
      try {
        const { message } = await transport.sendMail(messageOf(mail))
        await put(folder, `${nameOf(mail.messageId)}${MAIL_FILE}`, message as Buffer)
      } catch (error) {
        throw mailFailureOf(error)
      }
    },
    close: async () => transport.close(),
  }
}

/** The name of a mail's file, which says nothing of who gets it. */
const nameOf = (messageId: string): string => createHash('sha256').update(messageId).digest('hex').slice(0, NAME_LENGTH)

/** Written beside, synced, renamed: a kill leaves no torn mail. Only our own user reads it: it may let somebody in. */
async function put(folder: string, name: string, bytes: Uint8Array): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const beside = path.join(folder, `.${randomUUID()}.part`)
  try {
    const handle = await open(beside, 'wx', 0o600)
    try {
      await handle.writeFile(bytes)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(beside, path.join(folder, name))
  } catch (error) {
    await rm(beside, { force: true })
    throw error
  }
}
