import './next-steps.css'
import type { ReactNode } from 'react'
import type { BeginningPaths } from '../../contract/beginning-paths.ts'
import type { Language } from '../../contract/languages.ts'
import type { Story } from '../../contract/story.ts'
import type { Texts } from '../../contract/texts.ts'
import { fill } from '../../lib/fill.ts'
import { BlankCover } from '../book/BlankCover.tsx'
import { Icon } from '../icon/Icon.tsx'
import { ShareButton } from '../share/ShareButton.tsx'
import { RecreateButton } from '../versions/RecreateButton.tsx'
import { Rating } from './Rating.tsx'

/** All but `start` and `beginnings` hold `{id}`. */
export interface NextPaths {
  readonly shop: string
  readonly player: string
  readonly give: string
  readonly start: string
  readonly beginnings: BeginningPaths
}

interface Props {
  readonly story: Story
  readonly language: Language
  readonly texts: Pick<Texts, 'reader' | 'share' | 'frame' | 'versions' | 'errors'>
  readonly paths: NextPaths
}

/** Where the end of a book leads: loaded when it is near. */
export default function NextSteps(props: Props) {
  const { after } = props.texts.reader
  return (
    <>
      <Rating story={props.story} texts={after.rating} />
      <section className="next-steps" aria-labelledby="next-steps">
        <h2 id="next-steps">{after.heading}</h2>
        {props.story.role === 'owner' ? <OwnSteps {...props} /> : <BeginOwn {...props} />}
      </section>
    </>
  )
}

function OwnSteps({ story, language, texts, paths }: Props) {
  const { after, binding, untitled } = texts.reader
  const { id } = story
  const own = { id, language, texts, title: story.title || untitled }
  const hasSound = isHeard(story)
  const hero = story.receipt?.find(({ fact }) => fact === 'hero.name')?.answer
  return (
    <div className="next-sheets">
      <div className="sheet next-book">
        <div className="book">
          {story.cover ? <img src={story.cover} alt="" loading="lazy" /> : <BlankCover text={binding} />}
        </div>
        <div>
          <h3>{after.book.heading}</h3>
          <p>{after.book.text}</p>
          <a className="button gold" href={fill(paths.shop, { id })}>
            {after.book.button}
          </a>
        </div>
      </div>
      <Step icon="headphones" heading={after.listen.heading} text={hasSound ? after.listen.ready : after.listen.order}>
        <a
          className="button paper small"
          href={hasSound ? fill(paths.player, { id }) : `${fill(paths.shop, { id })}?only=audiobook&listen`}
        >
          {hasSound ? after.listen.play : after.listen.shop}
        </a>
      </Step>
      <Step icon="gift" heading={after.give.heading} text={after.give.text}>
        <a className="button paper small" href={fill(paths.give, { id })}>
          {after.give.button}
        </a>
      </Step>
      <Step icon="share" heading={after.share.heading} text={after.share.text}>
        <ShareButton {...own} className="button paper small" />
      </Step>
      <Step
        icon="sparkle"
        heading={hero ? fill(after.again.heading, { name: hero }) : after.again.other}
        text={after.again.text}
      >
        <RecreateButton {...own} paths={paths.beginnings} className="button paper small" label={after.again.button} />
      </Step>
    </div>
  )
}

const isHeard = ({ chapters }: Story): boolean => chapters[0]?.mediaItems.some(({ type }) => type === 'audio') === true

/** Of somebody who was given the story. */
const BeginOwn = ({ story, texts: { reader }, paths }: Props) => (
  <div className="next-sheets">
    <div className="sheet next-book">
      <div>
        <h3>{reader.after.own.heading}</h3>
        <p>{reader.after.own.text}</p>
        <a className="button gold" href={paths.start}>
          {reader.after.own.button}
        </a>
      </div>
    </div>
    {isHeard(story) && (
      <Step icon="headphones" heading={reader.after.listen.heading} text={reader.after.listen.ready}>
        <a className="button paper small" href={fill(paths.player, { id: story.id })}>
          {reader.after.listen.play}
        </a>
      </Step>
    )}
  </div>
)

interface StepProps {
  readonly icon: string
  readonly heading: string
  readonly text: string
  readonly children: ReactNode
}

const Step = ({ icon, heading, text, children }: StepProps) => (
  <div className="sheet next-step">
    <Icon name={icon} />
    <div>
      <h3>{heading}</h3>
      <p>{text}</p>
      {children}
    </div>
  </div>
)
