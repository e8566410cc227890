import { createHash } from 'node:crypto'
import { OVERVIEW_FILE, quadrantFile } from '../../stories/cover-files.ts'
import { mediaKey } from '../../stories/media-address.ts'
import { pictureBriefOf } from '../picture-brief.ts'
import type { Step } from '../step.ts'

/** Four covers and their overview. File names are fixed: drawing them again overwrites, never doubles. */
export const cover: Step = async work => {
  const { signal } = work.errand('cover')
  const set = await work.studio.illustrator.covers(pictureBriefOf(work.brief), signal)
  const pictures = [
    { file: OVERVIEW_FILE, bytes: set.overview, scene: {} as unknown },
    ...set.quadrants.map((bytes, index) => ({ file: quadrantFile(index), bytes, scene: set.scenes[index] as unknown })),
  ]
  const story = work.story.id
  await Promise.all(pictures.map(({ file, bytes }) => work.files.put(mediaKey({ story, file }), bytes, 'image/webp')))
  const rows = pictures.map(({ file, bytes, scene }) => ({
    id: mediaId(story, file),
    story_id: story,
    type: 'coverimage' as const,
    file,
    bytes: bytes.byteLength,
    scene: JSON.stringify(scene),
  }))
  return {
    output: { files: pictures.map(({ file }) => file) },
    effects: async transaction => {
      await transaction.insertInto('media').values(rows).execute()
    },
  }
}

/** A UUID that names this file of this story: the same however often it is made (RFC 9562, version 8). */
function mediaId(story: string, file: string): string {
  const hex = createHash('sha256').update(`${story}/${file}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
