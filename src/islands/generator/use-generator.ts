import { setPersistentEngine, windowPersistentEvents } from '@nanostores/persistent'
import { useEffect, useState } from 'react'
import type { Language } from '../../contract/languages.ts'
import { call } from '../../stores/client.ts'
import { browserClock } from '../../stores/clock.ts'
import { createGenerator, type Generator } from '../../stores/generator/generator.ts'
import { durableStorage } from '../../stores/storage.ts'

/** Asks at once whether it may be used, and warns before unsaved work is left. */
export function useGenerator(language: Language): Generator {
  const [generator] = useState(() => {
    setPersistentEngine(
      durableStorage(() => localStorage),
      windowPersistentEvents,
    )
    return createGenerator({ ask: call, clock: browserClock, language })
  })
  useEffect(() => {
    void generator.listing.load()
    const stop = generator.looks.watch()
    const warn = (event: BeforeUnloadEvent) => generator.editorDraft.$draft.get().isUnsaved && event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => {
      stop()
      removeEventListener('beforeunload', warn)
    }
  }, [generator])
  return generator
}
