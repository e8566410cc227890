import './log.css'
import { elapsed } from '../../lib/elapsed.ts'
import { type Generation, statusOf } from '../../stores/progress/generation.ts'
import type { LogLine } from '../../stores/progress/generation-log.ts'
import { shareDone } from '../../stores/progress/generation-progress.ts'
import { Icon } from '../icon/Icon.tsx'
import { estimateText, lineText } from './log-text.ts'
import type { ProgressTexts } from './progress-props.ts'
import { Waiting } from './Waiting.tsx'

interface Props {
  readonly generation: Generation
  readonly lines: readonly LogLine[]
  readonly language: string
  readonly texts: ProgressTexts
}

export function Log({ generation, lines, language, texts }: Props) {
  const status = statusOf(generation)
  const { state } = generation
  const awaited = state === 'working' ? generation.status.waitingFor : undefined
  return (
    <section className="progress-log">
      <h2>
        <Icon name="feather" />
        {headingFor(state, texts)}
      </h2>
      {state === 'loading' && <p className="hint">{texts.loading}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard */}
      <div className="progress-lines" role="log" aria-label={texts.log.heading} tabIndex={0}>
        <ol>
          {lines.map((line, index) => (
            <li key={`${line.key} ${line.values.number ?? ''}`} className={index === 0 ? 'now' : undefined}>
              {line.at === null ? <Icon name="check" /> : <time>{elapsed(line.at)}</time>}
              <span>{lineText(line, language, texts)}</span>
            </li>
          ))}
        </ol>
      </div>
      <Bar share={status ? shareDone(status) : 0} label={texts.bar} />
      {state === 'unreachable' && (
        <p className="progress-warning" role="status">
          <Icon name="alert-circle" />
          {texts.unreachable}
        </p>
      )}
      {/* Always rendered, so that it is announced when it fills. */}
      <div role="status">{awaited && <Waiting awaited={awaited} texts={texts} />}</div>
      {state === 'working' && !awaited && (
        <p className="hint">{estimateText(generation.status.estimateSeconds, language, texts)}</p>
      )}
    </section>
  )
}

function headingFor(state: Generation['state'], { log }: ProgressTexts): string {
  if (state === 'failed') return log.paused
  return state === 'complete' ? log.closed : log.heading
}

function Bar({ share, label }: { share: number; label: string }) {
  const percent = Math.round(share * 100)
  return (
    <div
      className="bar"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <i style={{ transform: `scaleX(${share})` }} />
    </div>
  )
}
