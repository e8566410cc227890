import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { SETTLED_MS } from '../../contract/limits.ts'
import { call } from '../../stores/client.ts'
import { browserClock } from '../../stores/clock.ts'
import { lastOpenId } from '../../stores/library/continue-reading.ts'
import { createLibrary } from '../../stores/library/library.ts'
import { callAsNobody } from '../../stores/library/nobody-client.ts'
import { purchaseIn } from '../../stores/library/purchase.ts'
import { createUnclaimed } from '../../stores/library/unclaimed.ts'
import { $readingPositions } from '../../stores/reader/stored-position.ts'
import { session } from '../../stores/session.ts'
import { browserVisibility } from '../../stores/visibility.ts'

export function useLibrary({ login, isOfAudiobooks }: { readonly login: string; readonly isOfAudiobooks: boolean }) {
  const [purchase] = useState(() => purchaseIn(window.location.search))
  const [library] = useState(() =>
    createLibrary({
      ask: call,
      clock: browserClock,
      visibility: browserVisibility,
      session,
      purchase,
      isOfAudiobooks,
      reading: () => lastOpenId($readingPositions.get()),
      leave: () => window.location.replace(login),
    }),
  )
  const [unclaimed] = useState(() => createUnclaimed({ askAsNobody: callAsNobody }))
  const [isSettled, setSettled] = useState(false)
  const membership = useStore(library.$membership)
  const isMember = membership?.state === 'member'
  useEffect(() => {
    library.open()
    return library.stop
  }, [library])
  useEffect(() => {
    if (!isMember) return
    void unclaimed.find()
  }, [isMember, unclaimed])
  useEffect(() => browserClock.after(SETTLED_MS, () => setSettled(true)), [])
  const { state } = useStore(unclaimed.$unclaimed)
  const hasNote = membership !== undefined && (!isMember || state === 'some' || state === 'keeping')
  return { library, unclaimed, purchase, membership, isSettled, hasNote, now: useStore(library.$library) }
}
