import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { ADVENT_DOORS } from '../../contract/advent.ts'
import type { Story } from '../../contract/story.ts'
import { fill } from '../../lib/fill.ts'
import { createAdvent } from '../../stores/advent/advent.ts'
import { toasts } from '../../stores/toast/toast.ts'
import type { AdventProps } from './advent-props.ts'
import { DoorDialog } from './DoorDialog.tsx'
import { Legend } from './Legend.tsx'
import { Snow } from './Snow.tsx'
import { StreetArt } from './StreetArt.tsx'
import { Windows } from './Windows.tsx'

interface Props extends AdventProps {
  readonly story: Story
}

const open = (story: Story) =>
  createAdvent({ story: story.id, jar: document, isSecure: location.protocol === 'https:', now: Date.now })

/** The street of one story: its windows, what is behind the open one, and snow. */
export function Calendar({ story, texts, street, gifts }: Props) {
  const { advent: own, reader, close } = texts
  const [advent] = useState(() => open(story))
  const doors = useStore(advent.$street)
  const time = useStore(advent.$time)
  const shown = useStore(advent.$shown)
  const [falls, setFalls] = useState(0)
  useEffect(() => {
    document.addEventListener('visibilitychange', advent.look)
    return () => document.removeEventListener('visibilitychange', advent.look)
  }, [advent])

  const press = (day: number) => {
    if (advent.press(day) === 'too-early') toasts.show(own.tooEarly)
    else setFalls(falls + 1)
  }
  const title = story.title || reader.untitled
  const [before = '', after = ''] = own.lead.split('{title}')
  const chapter = story.chapters.find(({ number }) => number === shown)
  const gift = shown === undefined ? undefined : gifts[shown - 1]
  const opened = doors.filter(({ state }) => state === 'open').length
  return (
    <div className="advent">
      <header className="wrap advent-head">
        <h1>{own.heading}</h1>
        <p className="lead">
          {before}
          <span lang={story.language}>{title}</span>
          {after}
        </p>
        {time.state !== 'december' && <p className="advent-season">{own.season[time.state]}</p>}
      </header>
      <StreetArt art={street.art}>
        <Windows doors={doors} windows={street.windows} gifts={gifts} texts={own} onPress={press} />
      </StreetArt>
      <Snow key={falls} />
      <div className="advent-foot">
        <div className="wrap">
          <Legend texts={own} />
          {time.state !== 'before' && <p>{fill(own.count, { open: opened, total: ADVENT_DOORS })}</p>}
          <p className="advent-notes">
            {reader.notes.ai} {story.writtenBy === 'offline' && reader.notes.offline}
          </p>
        </div>
      </div>
      {chapter && gift && (
        <DoorDialog
          key={chapter.number}
          chapter={chapter}
          gift={gift}
          language={story.language}
          texts={own}
          closeLabel={close}
          onClose={advent.close}
        />
      )}
    </div>
  )
}
