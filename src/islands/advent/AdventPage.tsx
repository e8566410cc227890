import './advent.css'
import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { isAdvent } from '../../contract/advent.ts'
import { fill } from '../../lib/fill.ts'
import { call } from '../../stores/client.ts'
import { createStory } from '../../stores/reader/story.ts'
import { storyIdIn } from '../../stores/story-address.ts'
import Toast from '../toast/Toast.tsx'
import { AdventNotice } from './AdventNotice.tsx'
import type { AdventProps } from './advent-props.ts'
import { Calendar } from './Calendar.tsx'
import { Loading } from './Loading.tsx'

/** A story in 24 chapters as a street with 24 windows. */
export default function AdventPage(props: AdventProps) {
  const { texts, paths, street } = props
  const { reader, advent } = texts
  const [story] = useState(() => createStory(call))
  const now = useStore(story.$story, { ssr: 'initial' })
  useEffect(() => {
    void story.open(storyIdIn(location.pathname))
  }, [story])

  if (now.state === 'ready' && isAdvent(now.story.chapters.length)) {
    return (
      <>
        <Calendar {...props} key={now.story.id} story={now.story} />
        <Toast closeLabel={texts.close} />
      </>
    )
  }
  if (now.state === 'ready') {
    return (
      <AdventNotice {...advent.other}>
        <a className="btn gold" href={fill(paths.reader, { id: now.story.id })}>
          {advent.other.read}
        </a>
      </AdventNotice>
    )
  }
  if (now.state === 'loading') {
    return <Loading art={street.art} text={advent.loading} />
  }
  if (now.state === 'unreachable') {
    return (
      <AdventNotice {...reader.unreachable}>
        <button type="button" className="btn gold" onClick={() => void story.open(storyIdIn(location.pathname))}>
          {reader.unreachable.retry}
        </button>
      </AdventNotice>
    )
  }
  if (now.state === 'unfinished') {
    return (
      <AdventNotice {...reader.unfinished}>
        <a className="btn gold" href={fill(paths.story, { id: now.story.id })}>
          {reader.unfinished.watch}
        </a>
      </AdventNotice>
    )
  }
  return (
    <AdventNotice {...reader.missing}>
      <a className="btn gold" href={paths.library}>
        {reader.missing.library}
      </a>
    </AdventNotice>
  )
}
