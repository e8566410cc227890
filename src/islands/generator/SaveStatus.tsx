import { useStore } from '@nanostores/react'
import { fill } from '../../lib/fill.ts'
import type { Stored } from '../../stores/generator/editor-draft.ts'
import type { Saving } from '../../stores/generator/saving.ts'
import { Problem } from '../ui/Problem.tsx'
import { useGeneratorContext, usePage } from './context.ts'
import { ProblemSummary } from './ProblemSummary.tsx'

export function SaveStatus() {
  const { generator, texts } = useGeneratorContext()
  const { standing: words } = texts.generator
  const { isUnsaved } = useStore(generator.editorDraft.$draft)
  const { stored } = usePage()
  const state = stored ? words[stored.changed && stored.state === 'published' ? 'changed' : stored.state] : words.fresh
  return (
    <div className="generator-standing">
      <p>
        <span className={stored?.state === 'published' ? 'pill lit' : 'pill'}>{state}</span>
        {stored?.state === 'published' && (
          <a href={encodeURI(stored.path)} target="_blank" rel="noreferrer">
            {stored.path}
          </a>
        )}
        {isUnsaved && <span className="hint">{words.unsaved}</span>}
      </p>
      <Outcome />
      <ProblemSummary />
    </div>
  )
}

function Outcome() {
  const { generator, texts } = useGeneratorContext()
  const { saved } = texts.generator
  const { isUnsaved } = useStore(generator.editorDraft.$draft)
  const now = useStore(generator.saving.$saving)
  return (
    <div role="status">
      {now.state === 'busy' && <p className="hint">{saved.busy[now.what]}</p>}
      {now.state === 'saved' && !isUnsaved && <p className="generator-done">{saved.saved}</p>}
      {now.state === 'withdrawn' && <p className="generator-done">{saved.withdrawn}</p>}
      {now.state === 'published' && !isUnsaved && <Published now={now} />}
      {now.state === 'failed' && <Problem>{`${saved.failed} ${texts.errors.refusals[now.code]}`}</Problem>}
    </div>
  )
}

function Published({ now: { live, pages } }: { readonly now: Extract<Saving, { pages: readonly Stored[] }> }) {
  const { saved } = useGeneratorContext().texts.generator
  return (
    <div className="generator-done">
      <p>{live ? saved.live : saved.onItsWay}</p>
      <ul>
        {pages.map(({ id, path }) => (
          <li key={id}>
            <a href={encodeURI(path)} target="_blank" rel="noreferrer">
              {fill(saved.look, { path })}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
