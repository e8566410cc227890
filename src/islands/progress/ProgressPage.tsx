import './progress.css'
import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { Language } from '../../contract/languages.ts'
import type { Texts } from '../../contract/texts.ts'
import { call } from '../../stores/client.ts'
import { browserClock } from '../../stores/clock.ts'
import { createGeneration, statusOf } from '../../stores/generation.ts'
import { browserVisibility } from '../../stores/visibility.ts'
import Toast from '../toast/Toast.tsx'
import { Completion } from './Completion.tsx'
import { Finished } from './Finished.tsx'
import { Missing } from './Missing.tsx'
import type { ProgressPaths } from './progress-props.ts'
import { Results } from './Results.tsx'
import { StatusPanel } from './StatusPanel.tsx'

interface Props {
  readonly language: Language
  readonly texts: Pick<Texts, 'progress' | 'errors' | 'frame'>
  readonly paths: ProgressPaths
}

/** The page of one story: how it is made, and, once it is complete, the story. */
export default function ProgressPage({ language, texts: { progress: texts }, paths }: Props) {
  const [generation] = useState(() =>
    createGeneration({ ask: call, clock: browserClock, visibility: browserVisibility }),
  )
  const now = useStore(generation.$generation, { ssr: 'initial' })
  const log = useStore(generation.$log, { ssr: 'initial' })
  useEffect(() => {
    generation.open(location)
    return generation.stop
  }, [generation])
  const complete = now.state === 'complete'
  useEffect(() => {
    if (complete && location.hash === '#story') document.getElementById('story')?.scrollIntoView()
  }, [complete])

  const status = statusOf(now)
  const finished = now.state === 'complete' && !now.panel
  const shared = { language, texts, paths }
  return (
    <div className="stage progress" data-cat={status?.category}>
      <div className="wrap">
        {now.state === 'missing' && <Missing texts={texts} paths={paths} />}
        {finished && <Finished status={now.status} {...shared} />}
        {now.state !== 'missing' && !finished && (
          <StatusPanel generation={now} log={log} onRetry={generation.retry} {...shared} />
        )}
        {status && <Results status={status} finished={finished} {...shared} />}
      </div>
      {complete && now.announced && <Completion status={now.status} onClose={generation.closeNews} {...shared} />}
      <Toast closeLabel={texts.dialog.close} />
    </div>
  )
}
