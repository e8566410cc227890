import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import { mailFailureOf } from './mail-failure-of.ts'
import type { OpenMailer } from './mailer.ts'
import { messageOf } from './message-of.ts'

export const MAIL_FILE = '.eml'
const NAME_LENGTH = 32

/** Mails as files in a folder. The same mail sent again is the same file. */
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

/** File name that does not reveal the recipient. */
const nameOf = (messageId: string): string => createHash('sha256').update(messageId).digest('hex').slice(0, NAME_LENGTH)

/** Written to a temporary file, synced, renamed: never torn. Only our user reads it, as mails hold login links. */
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
