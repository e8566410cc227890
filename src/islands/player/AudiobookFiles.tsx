import type { Story } from '../../contract/story.ts'
import { fill } from '../../lib/fill.ts'
import { filesOf } from '../../stores/library/editions.ts'
import { Icon } from '../icon/Icon.tsx'
import type { PlayerTexts } from './player-props.ts'

interface Props {
  readonly story: Story
  readonly texts: PlayerTexts
}

export function AudiobookFiles({ story, texts }: Props) {
  const files = filesOf(story, 'audiobook')
  if (files.length === 0) return null
  return (
    <div className="player-files">
      {files.map(({ format, href }) => (
        <a key={href} className="button quiet small" href={href} download>
          <Icon name="download" />
          {fill(texts.file, { format })}
        </a>
      ))}
    </div>
  )
}
