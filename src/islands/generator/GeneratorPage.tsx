import './generator.css'
import './list.css'
import './pictures.css'
import './question-list.css'
import { useStore } from '@nanostores/react'
import { lazy, Suspense } from 'react'
import Toast from '../toast/Toast.tsx'
import { LoadingLine } from '../ui/LoadingLine.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Closed } from './Closed.tsx'
import { ConflictDialog } from './ConflictDialog.tsx'
import { GeneratorContext } from './context.ts'
import { EditorView } from './EditorView.tsx'
import type { GeneratorProps } from './generator-props.ts'
import { ListView } from './ListView.tsx'
import { PreviewDialog } from './PreviewDialog.tsx'
import { ReplaceDialog } from './ReplaceDialog.tsx'
import { useGenerator } from './use-generator.ts'
import { useView } from './use-view.ts'

const Parameters = lazy(() => import('./Parameters.tsx'))

export default function GeneratorPage(props: GeneratorProps) {
  const generator = useGenerator(props.language)
  const { view, waiting, toEditor, toList, toParameters, begin, open, duplicate, go, stay } = useView(generator)
  const listing = useStore(generator.listing.$listing)
  const { texts } = props
  const { unreachable } = texts.generator
  const isUnknown = view === 'looking'
  return (
    <GeneratorContext value={{ ...props, generator }}>
      {isUnknown && listing.state === 'loading' && (
        <LoadingLine className="wrap generator-wait" text={texts.generator.loading} />
      )}
      {isUnknown && listing.state === 'failed' && (
        <Notice
          className="wrap generator-away"
          heading={unreachable.heading}
          text={texts.errors.refusals[listing.code]}
        >
          <button type="button" className="button gold" onClick={generator.listing.load}>
            {unreachable.retry}
          </button>
        </Notice>
      )}
      {listing.state === 'closed' && <Closed />}
      {listing.state !== 'closed' && view === 'list' && (
        <ListView onBack={toEditor} onNew={begin} onOpen={open} onDuplicate={duplicate} />
      )}
      {listing.state !== 'closed' && view === 'desk' && (
        <EditorView onList={toList} onNew={begin} onParameters={toParameters} />
      )}
      {listing.state !== 'closed' && view === 'parameters' && (
        <Suspense>
          <Parameters onClose={toEditor} />
        </Suspense>
      )}
      {view === 'desk' && <PreviewDialog />}
      {view === 'desk' && <ConflictDialog />}
      {waiting && <ReplaceDialog onGo={go} onStay={stay} />}
      <Toast closeLabel={texts.frame.close} />
    </GeneratorContext>
  )
}
