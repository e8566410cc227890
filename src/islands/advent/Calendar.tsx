import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { ADVENT_DOORS } from '../../contract/advent.ts'
import type { Story } from '../../contract/story.ts'
import { fill } from '../../lib/fill.ts'
import { createAdvent } from '../../stores/advent/advent.ts'
import { toasts } from '../../stores/toast/toast.ts'
import { useTabTitle } from '../ui/use-tab-title.ts'
import type { AdventProps } from './advent-props.ts'
import { DoorDialog } from './DoorDialog.tsx'
import { Legend } from './Legend.tsx'
import { Snow } from './Snow.tsx'
import { StreetArt } from './StreetArt.tsx'
import { useDoorAddress } from './use-door-address.ts'
import { Windows } from './Windows.tsx'

interface Props extends AdventProps {
  readonly story: Story
}

const open = (story: Story) =>
  createAdvent({ story: story.id, jar: document, isSecure: location.protocol === 'https:', now: Date.now })

export function Calendar({ story, texts, street, gifts }: Props) {
  const [advent] = useState(() => open(story))
  const doors = useStore(advent.$street)
  const [falls, setFalls] = useState(0)
  useTabTitle(story.title)
  useEffect(() => {
    document.addEventListener('visibilitychange', advent.look)
    return () => document.removeEventListener('visibilitychange', advent.look)
  }, [advent])
  const press = (day: number) => {
    if (advent.press(day) === 'too-early') toasts.show(texts.advent.tooEarly)
    else setFalls(falls + 1)
  }
  useDoorAddress(useStore(advent.$shown), press, advent.close)
  return (
    <div className="advent">
      <Head {...{ story, texts, advent }} />
      <StreetArt art={street.art}>
        <Windows doors={doors} windows={street.windows} gifts={gifts} texts={texts.advent} onPress={press} />
      </StreetArt>
      <Snow key={falls} />
      <Foot {...{ story, texts, advent }} />
      <OpenDoor {...{ story, texts, advent, gifts }} />
    </div>
  )
}

interface PartProps extends Pick<Props, 'story' | 'texts'> {
  readonly advent: ReturnType<typeof open>
}

function Head({ story, texts: { advent: own, reader }, advent }: PartProps) {
  const time = useStore(advent.$time)
  const [before = '', after = ''] = own.lead.split('{title}')
  return (
    <header className="wrap advent-head">
      <h1>{own.heading}</h1>
      <p className="lead">
        {before}
        <span lang={story.language}>{story.title || reader.untitled}</span>
        {after}
      </p>
      {time.state !== 'december' && <p className="advent-season">{own.season[time.state]}</p>}
    </header>
  )
}

function Foot({ story, texts: { advent: own, reader }, advent }: PartProps) {
  const time = useStore(advent.$time)
  const opened = useStore(advent.$street).filter(({ state }) => state === 'open').length
  return (
    <div className="advent-foot">
      <div className="wrap">
        <Legend texts={own} />
        {time.state !== 'before' && <p>{fill(own.count, { open: opened, total: ADVENT_DOORS })}</p>}
        <p className="advent-notes">{story.writtenBy === 'offline' ? reader.notes.offline : reader.notes.ai}</p>
      </div>
    </div>
  )
}

function OpenDoor({ story, texts, advent, gifts }: PartProps & Pick<Props, 'gifts'>) {
  const shown = useStore(advent.$shown)
  const chapter = story.chapters.find(({ number }) => number === shown)
  const gift = shown === undefined ? undefined : gifts[shown - 1]
  return (
    chapter &&
    gift && (
      <DoorDialog
        key={chapter.number}
        {...{ chapter, gift }}
        language={story.language}
        texts={texts.advent}
        closeLabel={texts.close}
        onClose={advent.close}
      />
    )
  )
}
