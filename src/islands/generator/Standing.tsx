import { useStore } from '@nanostores/react'
import { fill } from '../../lib/fill.ts'
import { Icon } from '../icon/Icon.tsx'
import { useBench, usePage } from './context.ts'
import { ProblemSummary } from './ProblemSummary.tsx'

/** Where the page stands, and what became of the last thing that was done with it. */
export function Standing() {
  const { generator, texts } = useBench()
  const { standing: words, saved } = texts.generator
  const { isUnsaved } = useStore(generator.desk.$desk)
  const { stored } = usePage()
  const now = useStore(generator.saving.$saving)
  const state = stored ? words[stored.changed && stored.state === 'published' ? 'changed' : stored.state] : words.fresh
  return (
    <div className="gn-standing">
      <p>
        <span className={stored?.state === 'published' ? 'pill lit' : 'pill'}>{state}</span>
        {stored?.state === 'published' && (
          <a href={encodeURI(stored.path)} target="_blank" rel="noreferrer">
            {stored.path}
          </a>
        )}
        {isUnsaved && <span className="hint">{words.unsaved}</span>}
      </p>
      <div role="status">
        {now.state === 'busy' && <p className="hint">{saved.busy[now.what]}</p>}
        {now.state === 'saved' && !isUnsaved && <p className="gn-done">{saved.saved}</p>}
        {now.state === 'withdrawn' && <p className="gn-done">{saved.withdrawn}</p>}
        {now.state === 'published' && !isUnsaved && (
          <div className="gn-done">
            <p>{now.live ? saved.live : saved.onItsWay}</p>
            <ul>
              {now.pages.map(({ id, path }) => (
                <li key={id}>
                  <a href={encodeURI(path)} target="_blank" rel="noreferrer">
                    {fill(saved.look, { path })}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        )}
        {now.state === 'failed' && (
          <p className="msg">
            <Icon name="alert-circle" />
            {`${saved.failed} ${texts.errors.refusals[now.code]}`}
          </p>
        )}
      </div>
      <ProblemSummary />
    </div>
  )
}
