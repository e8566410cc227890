import type { Database } from '../db/database.ts'
import { mediaKey } from '../media/media-address.ts'
import type { Files } from '../outside/files/files.ts'
import { cardFile } from './cover-formats-of.ts'

/** What a link to a shared story shows where it is posted: nothing that the link itself does not show to everybody. */
export interface SharePreview {
  readonly title: string
  readonly hasCover: boolean
}

type PreviewDeps = { readonly db: Database }

const SHARE = /^[\w-]{22,36}$/

/** Undefined for what is not shared, or no longer. */
export async function sharePreview({ db }: PreviewDeps, share: string): Promise<SharePreview | undefined> {
  const found = await sharedCover(db, share)
  return found && { title: found.title ?? '', hasCover: found.file !== null }
}

/** The one cover of a shared story, with its title: WebP. */
export async function sharedCoverOf(
  { db, files }: PreviewDeps & { readonly files: Pick<Files, 'get'> },
  share: string,
): Promise<Uint8Array | undefined> {
  const found = await sharedCover(db, share)
  if (!found || found.file === null) return undefined
  return (await files.get(mediaKey({ story: found.id, file: found.file })))?.bytes
}

async function sharedCover(db: Database, share: string) {
  if (!SHARE.test(share)) return undefined
  const story = await db
    .selectFrom('story')
    .innerJoin('story_share', 'story_share.story_id', 'story.id')
    .select(['story.id', 'story.title', 'story.cover'])
    .where('story_share.id', '=', share)
    .executeTakeFirst()
  if (!story) return undefined
  const drawn = await db
    .selectFrom('media')
    .select('file')
    .where('story_id', '=', story.id)
    .where('type', '=', 'coverformat')
    .where('file', '=', cardFile(story))
    .executeTakeFirst()
  return { ...story, file: drawn?.file ?? null }
}
