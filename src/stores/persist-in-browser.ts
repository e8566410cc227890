import { setPersistentEngine, windowPersistentEvents } from '@nanostores/persistent'
import { durableStorage } from './storage.ts'

/** Falls back to memory where the browser blocks its storage. */
export const persistInBrowser = (): void =>
  setPersistentEngine(
    durableStorage(() => localStorage),
    windowPersistentEvents,
  )
