import { useStore } from '@nanostores/react'
import type { Language } from '../../contract/languages.ts'
import { fill } from '../../lib/fill.ts'
import { $listeningSpeed, SPEEDS } from '../../stores/player/listening-position.ts'
import type { PlayerSession } from '../../stores/player/player-session.ts'
import { SLEEP_MINUTES } from '../../stores/player/player-sleep.ts'
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
    <label className="button player-option">
      <Icon name="gauge" />
      <span className="visually-hidden">{texts.speed}</span>
      <select value={speed} onChange={event => change(Number(event.target.value))}>
        {SPEEDS.map(option => (
          <option key={option} value={option}>
            {fill(texts.speedOf, { speed: numbers.format(option) })}
          </option>
        ))}
      </select>
    </label>
  )
}

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
    <label className={now.state === 'off' ? 'button player-option' : 'button player-option on'}>
      <Icon name="moon" />
      <span className="visually-hidden">{texts.label}</span>
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
    </label>
  )
}
