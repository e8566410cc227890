import { BRAND } from '../../contract/brand.ts'
import { SKIP_SECONDS } from '../../contract/limits.ts'
import type { Story } from '../../contract/story.ts'
import type { Player } from '../../stores/player/player.ts'
import { soundChapters } from '../../stores/player/player-chapters.ts'
import { isSounding } from '../../stores/player/player-state.ts'

const SQUARE = { sizes: '1400x1400', type: 'image/webp' } as const
const CARD = { sizes: '600x800', type: 'image/webp' } as const

function actionsOf(player: Player): [MediaSessionAction, (details: MediaSessionActionDetails) => void][] {
  return [
    ['play', player.play],
    ['pause', player.pause],
    ['stop', player.pause],
    ['previoustrack', () => player.turn(-1)],
    ['nexttrack', () => player.turn(1)],
    ['seekbackward', ({ seekOffset }) => player.skip(-(seekOffset ?? SKIP_SECONDS))],
    ['seekforward', ({ seekOffset }) => player.skip(seekOffset ?? SKIP_SECONDS)],
    ['seekto', ({ seekTime }) => seekTime !== undefined && player.seek(seekTime)],
  ]
}

/** Connects the player to media keys and the lock screen; the result disconnects it. */
export function tieMediaKeys(media: MediaSession, player: Player, story: Story): () => void {
  const setActions = (isOn: boolean) => {
    for (const [action, run] of actionsOf(player)) {
      try {
        media.setActionHandler(action, isOn ? run : null)
      } catch {
        // The browser does not know this action.
      }
    }
  }
  const chapters = soundChapters(story)
  let named: number | undefined
  const stops = [
    player.$state.subscribe(state => {
      media.playbackState = isSounding(state) ? 'playing' : 'paused'
    }),
    player.$spot.subscribe(({ chapter, seconds }) => {
      const here = chapters.find(({ number }) => number === chapter)
      const length = here?.sound?.length ?? 0
      if (named !== chapter) media.metadata = describe(story, here?.title)
      named = chapter
      if (length > 0) media.setPositionState({ duration: length, position: Math.min(seconds, length) })
    }),
  ]
  setActions(true)
  return () => {
    for (const stop of stops) stop()
    setActions(false)
    media.metadata = null
    media.playbackState = 'none'
  }
}

function describe({ title, cover, coverFormats }: Story, chapter: string | undefined): MediaMetadata {
  const { square } = coverFormats
  const artwork = [...(square ? [{ src: square, ...SQUARE }] : []), ...(cover ? [{ src: cover, ...CARD }] : [])]
  return new MediaMetadata({ title: chapter || title, album: title, artist: BRAND, artwork })
}
