import { useStore } from '@nanostores/react'
import { fill } from '../../lib/fill.ts'
import type { ProgressStore } from '../../stores/generator/progress.ts'
import { useGeneratorContext } from './context.ts'

export function ProgressLine({ label, store }: { readonly label: string; readonly store: ProgressStore }) {
  const { idea: texts } = useGeneratorContext().texts.generator
  const now = useStore(store.$progress)
  const share = now.state === 'running' ? now.share : now.state === 'done' ? 1 : 0
  const said = {
    idle: texts.idle,
    running: fill(texts.seconds, { seconds: now.state === 'running' ? now.seconds : 0, maximum: store.maximum }),
    done: texts.done,
    failed: texts.failed,
  }[now.state]
  return (
    <div className="generator-progress">
      <p>
        <span>{label}</span>
        <b>{said}</b>
      </p>
      <div
        className="bar"
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.floor(100 * share)}
        aria-valuetext={said}
      >
        <i style={{ transform: `scaleX(${share})` }} />
      </div>
    </div>
  )
}
