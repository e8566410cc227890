import './advent.css'
import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { isAdvent } from '../../contract/advent.ts'
import { fill } from '../../lib/fill.ts'
import { call } from '../../stores/client.ts'
import { createStory, type ReadableStory } from '../../stores/reader/story.ts'
import { storyIdIn } from '../../stores/story-address.ts'
import Toast from '../toast/Toast.tsx'
import { AdventNotice } from './AdventNotice.tsx'
import type { AdventProps } from './advent-props.ts'
import { Calendar } from './Calendar.tsx'
import { Loading } from './Loading.tsx'

export default function AdventPage(props: AdventProps) {
  const [story] = useState(() => createStory(call))
  const now = useStore(story.$story, { ssr: 'initial' })
  useEffect(() => {
    void story.open(storyIdIn(location.pathname))
  }, [story])
  if (now.state !== 'ready' || !isAdvent(now.story.chapters.length)) {
    return <Closed {...props} now={now} onRetry={() => void story.open(storyIdIn(location.pathname))} />
  }
  return (
    <>
      <Calendar {...props} key={now.story.id} story={now.story} />
      <Toast closeLabel={props.texts.close} />
    </>
  )
}

interface ClosedProps extends AdventProps {
  readonly now: ReadableStory
  readonly onRetry: () => void
}

/** `ready` is a story without a calendar. */
function Closed({ now, texts: { reader, advent }, street, paths, onRetry }: ClosedProps) {
  switch (now.state) {
    case 'ready':
      return <Led {...advent.other} href={fill(paths.reader, { id: now.story.id })} label={advent.other.read} />
    case 'loading':
      return <Loading art={street.art} text={advent.loading} />
    case 'unreachable':
      return (
        <AdventNotice {...reader.unreachable}>
          <button type="button" className="button gold" onClick={onRetry}>
            {reader.unreachable.retry}
          </button>
        </AdventNotice>
      )
    case 'unfinished':
      return (
        <Led {...reader.unfinished} href={fill(paths.story, { id: now.story.id })} label={reader.unfinished.watch} />
      )
    default:
      return <Led {...reader.missing} href={paths.library} label={reader.missing.library} />
  }
}

interface LedProps {
  readonly heading: string
  readonly text: string
  readonly href: string
  readonly label: string
}

const Led = ({ heading, text, href, label }: LedProps) => (
  <AdventNotice heading={heading} text={text}>
    <a className="button gold" href={href}>
      {label}
    </a>
  </AdventNotice>
)
