import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import type { Language } from '../../contract/languages.ts'
import { fill } from '../../lib/fill.ts'
import { $listeningSpeed, SPEEDS } from '../../stores/player/listening-position.ts'
import type { PlayerSession } from '../../stores/player/player-session.ts'
import { SLEEP_MINUTES, type Sleep } from '../../stores/player/player-sleep.ts'
import { Icon } from '../icon/Icon.tsx'
import type { PlayerTexts } from './player-props.ts'

interface Props {
  readonly session: PlayerSession
  readonly texts: PlayerTexts
  readonly language: Language
}

export const Options = ({ session, texts, language }: Props) => (
  <div className="player-options">
    <Speed {...{ session, texts, language }} />
    <SleepOption session={session} texts={texts.sleep} />
  </div>
)

function Speed({ session, texts, language }: Props) {
  const speed = useStore($listeningSpeed)
  const change = (next: number) => {
    $listeningSpeed.set(next)
    session.player.setRate(next)
  }
  const numbers = new Intl.NumberFormat(language)
  return (
    <Option icon="gauge" label={texts.speed} value={`${numbers.format(speed)}×`}>
      <select value={speed} onChange={event => change(Number(event.target.value))}>
        {SPEEDS.map(option => (
          <option key={option} value={option}>
            {fill(texts.speedOf, { speed: numbers.format(option) })}
          </option>
        ))}
      </select>
    </Option>
  )
}

interface OptionProps {
  readonly icon: string
  readonly label: string
  /** Whole, on as many lines as it needs. */
  readonly value: string
  readonly isOn?: boolean
  readonly children: ReactNode
}

/** The choice itself is the browser's own list, opened by any press on the sheet. */
const Option = ({ icon, label, value, isOn = false, children }: OptionProps) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the control is among the children
  <label className={isOn ? 'player-option on' : 'player-option'}>
    <Icon name={icon} />
    <span>
      <small>{label}</small>
      <b aria-hidden="true">{value}</b>
    </span>
    {children}
  </label>
)

const OFF = 'off'
const CHAPTER = 'chapter'
const RUNNING = 'running'

function SleepOption({ session: { sleep }, texts }: { session: PlayerSession; texts: PlayerTexts['sleep'] }) {
  const now = useStore(sleep.$sleep)
  const value = now.state === 'minutes' ? RUNNING : now.state
  const change = (next: string) => {
    if (next === OFF) sleep.off()
    else if (next === CHAPTER) sleep.afterChapter()
    else if (next !== RUNNING) sleep.afterMinutes(Number(next))
  }
  return (
    <Option icon="moon" label={texts.label} value={sleepText(now, texts)} isOn={now.state !== 'off'}>
      <select value={value} onChange={event => change(event.target.value)}>
        {now.state === 'minutes' && <option value={RUNNING}>{fill(texts.left, { minutes: now.left })}</option>}
        <option value={OFF}>{texts.off}</option>
        {SLEEP_MINUTES.map(minutes => (
          <option key={minutes} value={minutes}>
            {fill(texts.minutes, { minutes })}
          </option>
        ))}
        <option value={CHAPTER}>{texts.chapter}</option>
      </select>
    </Option>
  )
}

function sleepText(now: Sleep, texts: PlayerTexts['sleep']): string {
  if (now.state === 'minutes') return fill(texts.left, { minutes: now.left })
  return now.state === 'off' ? texts.off : texts.chapter
}
