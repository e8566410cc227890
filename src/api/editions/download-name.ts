import { FALLBACK_LANGUAGE, isLanguage } from '../../contract/languages.ts'
import { serverTexts } from '../../contract/texts.server.ts'
import type { Queries } from '../db/database.ts'
import type { MediaName } from '../media/media-address.ts'

const DOWNLOADS = ['ebook', 'audiobook', 'print', 'presentebook', 'presentaudiobook'] as const

/** File name for saving: the story's title, and the part of a print file. */
export async function downloadName(queries: Queries, { story, file }: MediaName): Promise<string | undefined> {
  if (!/^(?:book|audiobook|print)-/.test(file)) return undefined
  const row = await queries
    .selectFrom('media')
    .innerJoin('story', 'story.id', 'media.story_id')
    .select(['story.title', 'story.language'])
    .where('media.story_id', '=', story)
    .where('media.file', '=', file)
    .where('media.type', 'in', DOWNLOADS)
    .executeTakeFirst()
  if (!row) return undefined
  const { books } = serverTexts(isLanguage(row.language) ? row.language : FALLBACK_LANGUAGE)
  const [, part = ''] = /^print-[0-9a-f]+(-\w+)\./.exec(file) ?? []
  return `${row.title || books.untitled}${part}.${file.split('.').at(-1)}`
}
