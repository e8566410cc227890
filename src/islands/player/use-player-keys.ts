import { useEffect } from 'react'
import type { Player } from '../../stores/player/player.ts'
import { wishOf } from './player-keys.ts'

export function usePlayerKeys(player: Player): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return
      const wish = wishOf(event, event.target instanceof Element ? event.target : null)
      if (!wish) return
      event.preventDefault()
      wish(player)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [player])
}
