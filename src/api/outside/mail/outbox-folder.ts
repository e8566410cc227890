import { readdir, readFile, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import PostalMime, { type Attachment } from 'postal-mime'
import { PICTURE_ADDRESS } from './mailer.ts'
import { MAIL_FILE } from './outbox.ts'

export interface OutboxMail {
  readonly id: string
  readonly to: string
  readonly from: string
  readonly subject: string
  readonly writtenAt: Date
  readonly html: string
  readonly text: string
}

const ID = /^[0-9a-f]{32}$/

export async function listOutbox(folder: string, limit: number): Promise<OutboxMail[]> {
  const ids = await idsIn(folder)
  const dated = await Promise.all(ids.map(async id => ({ id, at: await writtenAt(folder, id) })))
  const newest = dated.sort((one, other) => Number(other.at) - Number(one.at)).slice(0, limit)
  const mails = await Promise.all(newest.map(({ id }) => readOutbox(folder, id)))
  return mails.filter(mail => mail !== undefined)
}

export async function readOutbox(folder: string, id: string): Promise<OutboxMail | undefined> {
  if (!ID.test(id)) return undefined
  const [bytes, at] = await Promise.all([absentAsUndefined(readFile(fileOf(folder, id))), writtenAt(folder, id)])
  if (!bytes || !at) return undefined
  const { to, from, subject = '', html: written = '', text = '', attachments } = await PostalMime.parse(bytes)
  const html = withPictures(written, attachments)
  return { id, to: to?.[0]?.address ?? '', from: from?.address ?? '', subject, writtenAt: at, html, text }
}

/** Browsers know no addresses within a mail. */
function withPictures(html: string, attachments: readonly Attachment[]): string {
  const [picture] = attachments
  if (picture?.mimeType !== 'image/jpeg' || typeof picture.content === 'string') return html
  const data = Buffer.from(new Uint8Array(picture.content)).toString('base64')
  return html.replace(PICTURE_ADDRESS, `data:image/jpeg;base64,${data}`)
}

export async function removeFromOutbox(folder: string, address: string): Promise<number> {
  const mails = await Promise.all((await idsIn(folder)).map(id => readOutbox(folder, id)))
  const theirs = mails.filter(mail => mail !== undefined).filter(({ to }) => to.toLowerCase() === address.toLowerCase())
  await Promise.all(theirs.map(({ id }) => rm(fileOf(folder, id), { force: true })))
  return theirs.length
}

const fileOf = (folder: string, id: string) => path.join(folder, `${id}${MAIL_FILE}`)

async function idsIn(folder: string): Promise<string[]> {
  const names = (await absentAsUndefined(readdir(folder))) ?? []
  return names.map(name => path.basename(name, MAIL_FILE)).filter(id => ID.test(id))
}

const writtenAt = async (folder: string, id: string): Promise<Date | undefined> =>
  (await absentAsUndefined(stat(fileOf(folder, id))))?.mtime

async function absentAsUndefined<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
