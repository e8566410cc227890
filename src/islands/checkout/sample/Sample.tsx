import './sample.css'
import { useEffect, useRef, useState } from 'react'
import type { PreviewSample } from '../../../contract/preview.ts'
import { elapsed } from '../../../lib/elapsed.ts'
import { fill } from '../../../lib/fill.ts'
import { Icon } from '../../icon/Icon.tsx'
import { Problem } from '../../ui/Problem.tsx'
import type { ShopTexts } from '../shop-props.ts'

interface Props {
  readonly sample: PreviewSample
  /** Of the story. */
  readonly language: string
  readonly texts: ShopTexts['sample']
  /** Whether it was come for: it begins by itself where the browser allows that. */
  readonly isAwaited: boolean
}

const SECOND_MS = 1000
const BARS = 56

/** The beginning of the story, read aloud by the voice of the audiobook. */
export default function Sample({ sample, language, texts, isAwaited }: Props) {
  const { url, durationMs, spokenBy, sentences } = sample
  const sound = useRef<HTMLAudioElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [isOn, setOn] = useState(false)
  const [atMs, setAtMs] = useState(0)
  const [isBroken, setBroken] = useState(false)
  useEffect(() => {
    if (!isAwaited || !url) return
    button.current?.focus()
    button.current?.scrollIntoView({ block: 'center' })
    // Without leave of the browser it waits for the button, which has the focus.
    sound.current?.play().catch(() => undefined)
  }, [isAwaited, url])
  if (!url || !durationMs || !spokenBy) return null
  const toggle = () => {
    if (isOn) sound.current?.pause()
    else sound.current?.play().catch(() => setBroken(true))
  }
  const spoken = sentences.findLast(({ fromMs }) => isOn && fromMs <= atMs)
  return (
    <div className="sample">
      {/* biome-ignore lint/a11y/useMediaCaption: its text stands below */}
      <audio
        ref={sound}
        src={url}
        preload="none"
        onPlay={() => setOn(true)}
        onPause={() => setOn(false)}
        onEnded={() => setAtMs(0)}
        onTimeUpdate={({ currentTarget }) => setAtMs(currentTarget.currentTime * SECOND_MS)}
        onError={() => setBroken(true)}
      />
      <button
        ref={button}
        type="button"
        className="play-button sample-play"
        aria-label={isOn ? texts.pause : texts.play}
        onClick={toggle}
      >
        <Icon name={isOn ? 'pause' : 'play'} />
      </button>
      <div className="sample-sound" aria-hidden="true">
        <Bars text={sentences.map(({ text }) => text).join('')} share={atMs / durationMs} />
        <p>
          <span>{elapsed(atMs / SECOND_MS)}</span>
          <span>{elapsed(durationMs / SECOND_MS)}</span>
        </p>
      </div>
      <Sentences {...{ sentences, spoken, language }} />
      <p className="hint sample-voice">
        <Icon name="info" />
        {spokenBy.kind === 'model' ? fill(texts.model, { name: spokenBy.name }) : texts.engine}
      </p>
      <div role="status">{isBroken && <Problem hasIcon={false}>{texts.failed}</Problem>}</div>
    </div>
  )
}

interface SentencesProps extends Pick<PreviewSample, 'sentences'>, Pick<Props, 'language'> {
  /** The one being spoken. */
  readonly spoken: PreviewSample['sentences'][number] | undefined
}

const Sentences = ({ sentences, spoken, language }: SentencesProps) => (
  <blockquote lang={language}>
    {sentences.map(sentence => (
      <span key={sentence.fromMs}>{sentence === spoken ? <mark>{sentence.text}</mark> : sentence.text} </span>
    ))}
  </blockquote>
)

const LOW = 0.25
const HIGHS = 16

/** Decoration: heights follow the letters, the gold ones have been heard. */
function Bars({ text, share }: { readonly text: string; readonly share: number }) {
  const bars = Array.from({ length: BARS }, (_, at) => {
    const letter = text.charCodeAt(Math.floor((at * text.length) / BARS)) || 0
    return { at, height: LOW + ((letter % HIGHS) / HIGHS) * (1 - LOW) }
  })
  return (
    <div className="sample-bars">
      {bars.map(({ at, height }) => (
        <i key={at} className={at < share * BARS ? 'is-heard' : undefined} style={{ blockSize: `${height * 100}%` }} />
      ))}
    </div>
  )
}
