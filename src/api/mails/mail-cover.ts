import sharp from 'sharp'
import type { Queries } from '../db/database.ts'
import { mediaKey } from '../media/media-address.ts'
import { coverFormatFile } from '../media/picture-files.ts'
import type { Files } from '../outside/files/files.ts'
import type { MailContent } from './new-mail.ts'

/** Twice the width that is shown, for sharp screens. */
const WIDTH = 460
const QUALITY = 78
/** Larger mails are slow to come on a phone. */
const BYTES_MAX = 120 * 1024

export interface MailCover {
  /** JPEG, which every mail program shows. */
  readonly bytes: Uint8Array
  readonly title: string
}

interface CoverDeps {
  readonly db: Queries
  readonly files: Pick<Files, 'get'>
}

/** The titled cover of a mail's story; undefined where it is not drawn, or gone: the mail then has a lantern. */
export async function mailCover({ db, files }: CoverDeps, { data }: MailContent): Promise<MailCover | undefined> {
  if (!('story' in data) || data.story === undefined) return undefined
  const id = data.story
  const row = await db.selectFrom('story').select(['cover', 'title']).where('id', '=', id).executeTakeFirst()
  if (!row?.title) return undefined
  const kept = await files.get(mediaKey({ story: id, file: coverFormatFile(row.cover ?? 0, 'card', row.title) }))
  if (!kept) return undefined
  const bytes = await sharp(kept.bytes).resize({ width: WIDTH }).jpeg({ quality: QUALITY, mozjpeg: true }).toBuffer()
  return bytes.length > BYTES_MAX ? undefined : { bytes: new Uint8Array(bytes), title: row.title }
}
