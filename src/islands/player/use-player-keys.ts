import { useEffect } from 'react'
import type { Player } from '../../stores/player/player.ts'
import { commandOf } from './player-keys.ts'

export function usePlayerKeys(player: Player): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return
      const command = commandOf(event, event.target instanceof Element ? event.target : null)
      if (!command) return
      event.preventDefault()
      command(player)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [player])
}
