import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { Story } from '../../contract/story.ts'
import type { Player } from '../../stores/player/player.ts'
import { isSounding } from '../../stores/player/player-state.ts'

export function useMediaKeys(player: Player, story: Story): void {
  const isOn = isSounding(useStore(player.$state))
  const [hasBegun, setBegun] = useState(false)
  if (isOn && !hasBegun) setBegun(true)
  useEffect(() => {
    if (!hasBegun || !('mediaSession' in navigator)) return
    let untie: (() => void) | undefined
    let isOver = false
    // Without it the page's own buttons still play.
    void import('./media-keys.ts')
      .then(({ tieMediaKeys }) => {
        if (!isOver) untie = tieMediaKeys(navigator.mediaSession, player, story)
      })
      .catch(() => {})
    return () => {
      isOver = true
      untie?.()
    }
  }, [hasBegun, player, story])
}
