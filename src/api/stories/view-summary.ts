import type { SqlBool } from 'kysely'
import { callPath } from '../../contract/call.ts'
import { readStory } from '../../contract/calls/read-story.ts'
import { FALLBACK_LANGUAGE, type Language } from '../../contract/languages.ts'
import type { MediaItem } from '../../contract/story.ts'
import type { StorySummary } from '../../contract/story-summary.ts'
import type { StoryRow } from '../accounts/own-story.ts'
import { type SoundRow, soundsIn } from '../editions/sounds.ts'
import { byFormat } from '../editions/view-editions.ts'
import { describeScene } from '../media/describe-scene.ts'
import { mediaAddress } from '../media/media-address.ts'
import type { MediaRow, Signing } from '../media/media-rows.ts'
import { OVERVIEW_FILE, quadrantFile } from '../media/picture-files.ts'
import { pictureScene } from '../media/picture-scene.ts'
import { cardFile } from './cover-formats-of.ts'
import type { SummaryParts } from './summary-parts.ts'

export type SummaryRow = Pick<
  StoryRow,
  'id' | 'status' | 'position' | 'title' | 'teaser' | 'category' | 'language' | 'written_by' | 'created_at' | 'cover'
> & {
  readonly is_own: SqlBool
  readonly url_language: Language | null
  readonly wrapped_for: string | null
  readonly given_by: string | null
}

export function viewSummary(signing: Signing, story: SummaryRow, parts: SummaryParts): StorySummary {
  const { secret, clock } = signing
  const isOwn = story.is_own === true
  const isComplete = story.status === 'complete'
  const address = (file: string) => mediaAddress(secret, { story: story.id, file }, clock())
  const cover = coverItem(story, parts.media, address)
  const sounds = soundsIn(parts.media)
  const present = isOwn ? story.wrapped_for : story.given_by
  return {
    id: story.id,
    role: isOwn ? 'owner' : 'recipient',
    state: story.status,
    title: story.title ?? '',
    description: story.teaser ?? '',
    category: story.category,
    language: story.language,
    writtenBy: story.written_by,
    createdAt: story.created_at.toISOString(),
    cover: cover?.downloadUrl ?? null,
    ...(present !== null && { present }),
    coverFormats: { card: cover?.downloadUrl ?? null },
    mediaItems: [
      ...(cover ? [cover] : []),
      ...(isComplete
        ? [{ type: 'webbook' as const, id: story.id, downloadUrl: callPath(readStory, { id: story.id }) }]
        : []),
      ...editionItems(parts, isOwn, address),
    ],
    chapters: parts.chapters.map(({ number, title }) => ({
      number,
      title,
      mediaItems: soundItems(sounds, number, address),
    })),
    statusDetails: { position: story.position, isComplete },
  }
}

type Address = (file: string) => string

function coverItem(story: SummaryRow, media: readonly MediaRow[], address: Address): MediaItem | undefined {
  const overview = media.find(({ file }) => file === OVERVIEW_FILE)
  const card = media.find(row => row.file === cardFile(story))
  if (!overview || !card) return undefined
  const file = quadrantFile(story.cover ?? 0)
  const scene = pictureScene(media.find(row => row.file === file))
  const alt = describeScene(story.url_language ?? FALLBACK_LANGUAGE, scene)
  return { type: 'coverimage', id: overview.id, downloadUrl: address(card.file), alt }
}

/** See `editions/view-editions.ts`, which says more of one story. */
const editionItems = ({ editions, media }: SummaryParts, isOwn: boolean, address: Address): MediaItem[] =>
  editions
    .filter(({ kind }) => isOwn || kind === 'audiobook')
    .flatMap(({ id, kind, state }) => {
      const files = isOwn ? media.filter(({ type }) => type === kind).toSorted(byFormat) : []
      if (files.length === 0) return [{ type: kind, id, state, downloadUrl: '' }]
      return files.map(file => ({ type: kind, id: file.id, state, downloadUrl: address(file.file) }))
    })

/** The newest, as an older one may still be there. */
function soundItems(sounds: readonly SoundRow[], chapter: number, address: Address): MediaItem[] {
  const sound = sounds.findLast(({ note }) => note.chapter === chapter)
  return sound ? [{ type: 'audio', id: sound.id, downloadUrl: address(sound.file) }] : []
}
