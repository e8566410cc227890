import type { Story } from '../../contract/story.ts'
import { fill } from '../../lib/fill.ts'
import type { Speaking } from '../../stores/player/player-story.ts'
import { Spinner } from '../ui/Spinner.tsx'
import { OtherAudiobooks } from './OtherAudiobooks.tsx'
import { PlayerCover } from './PlayerCover.tsx'
import type { PlayerProps, PlayerTexts } from './player-props.ts'

interface Props extends PlayerProps {
  readonly story: Story
  readonly speaking: Speaking | undefined
  readonly lookAgain: () => void
  readonly retry: () => void
}

export default function SilentStory({ story, speaking, lookAgain, retry, ...props }: Props) {
  const { texts, paths } = props
  const canBuy = !speaking && paths.shop !== undefined && story.role === 'owner'
  return (
    <div className="wrap player">
      <PlayerCover story={story} texts={texts} />
      <section className="player-silent">
        <p className="player-eyebrow" lang={story.language}>
          {story.title || texts.untitled}
        </p>
        <h1>{headingOf(speaking, texts)}</h1>
        <div role="status">
          {speaking === 'going' && <Spinner />}
          <p className="lead">
            {speaking ? soonText(speaking, texts) : canBuy ? texts.silent.offer : texts.silent.text}
          </p>
        </div>
        <Ways {...{ story, speaking, canBuy, texts, paths, lookAgain, retry }} />
      </section>
      <OtherAudiobooks {...props} current={story.id} />
    </div>
  )
}

interface WaysProps extends Omit<Props, 'language'> {
  readonly canBuy: boolean
}

const Ways = ({ story, speaking, canBuy, texts, paths, lookAgain, retry }: WaysProps) => (
  <div className="player-ways">
    {canBuy && (
      <a className="button gold" href={`${fill(paths.shop ?? '', { id: story.id })}?only=audiobook`}>
        {texts.silent.shop}
      </a>
    )}
    {speaking === 'late' && (
      <button type="button" className="button gold" onClick={lookAgain}>
        {texts.lookAgain}
      </button>
    )}
    {speaking === 'failed' && story.role === 'owner' && (
      <button type="button" className="button gold" onClick={retry}>
        {texts.failed.retry}
      </button>
    )}
    <a className={canBuy || speaking ? 'button paper' : 'button gold'} href={fill(paths.reader, { id: story.id })}>
      {texts.read}
    </a>
  </div>
)

function headingOf(speaking: Speaking | undefined, texts: PlayerTexts): string {
  if (!speaking) return texts.silent.heading
  return speaking === 'failed' || speaking === 'spent' ? texts.failed.heading : texts.soon.heading
}

function soonText(speaking: Speaking, texts: PlayerTexts): string {
  if (speaking === 'failed') return texts.failed.text
  if (speaking === 'spent') return texts['change-quota']
  return speaking === 'late' ? texts.late : texts.soon.text
}
