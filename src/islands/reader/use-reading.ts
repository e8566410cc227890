import { useEffect, useMemo, useState } from 'react'
import { finishReading } from '../../contract/calls/finish-reading.ts'
import type { Story } from '../../contract/story.ts'
import { call } from '../../stores/client.ts'
import { browserClock } from '../../stores/clock.ts'
import { createReading, type Reading } from '../../stores/reader/reading.ts'
import { readingSyncOnDemand } from '../../stores/reader/reading-sync-on-demand.ts'
import { type ReadingText, readingText } from '../../stores/reader/reading-text.ts'
import { $readingPositions, savePosition } from '../../stores/reader/stored-position.ts'
import { session } from '../../stores/session.ts'
import { addressedPosition } from './paragraph-address.ts'

const open = (story: Story, text: ReadingText): Reading => {
  const isSignedIn = () => session.look().state === 'signed-in'
  return createReading({
    story: story.id,
    text,
    requested: addressedPosition(location.hash),
    stored: $readingPositions.get()[story.id],
    save: savePosition,
    sync: readingSyncOnDemand({ ask: call, clock: browserClock, isSignedIn }, story.id),
    clock: browserClock,
    finish: () => finish(story),
  })
}

/** Its books may be bought now. */
function finish({ id, role, mustBeRead }: Story): void {
  if (role === 'owner' && mustBeRead) void call(finishReading, { params: { id }, isUnnoticed: true, keepalive: true })
}

export function useReading(story: Story) {
  const text = useMemo(() => readingText(story), [story])
  const [reading] = useState(() => open(story, text))
  useEffect(() => reading.change(text), [reading, text])
  useEffect(() => void reading.join(), [reading])
  return { reading, text }
}
