import { setPersistentEngine, windowPersistentEvents } from '@nanostores/persistent'
import { durableStorage } from './storage.ts'

/** Lets kept stores use the browser's storage where it allows that, and memory where it does not. */
export const keepInBrowser = (): void =>
  setPersistentEngine(
    durableStorage(() => localStorage),
    windowPersistentEvents,
  )
