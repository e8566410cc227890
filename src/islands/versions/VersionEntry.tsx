import type { Language } from '../../contract/languages.ts'
import type { Texts } from '../../contract/texts.ts'
import type { Version } from '../../contract/version.ts'
import { fill } from '../../lib/fill.ts'
import { Icon } from '../icon/Icon.tsx'
import { PatchView } from './PatchView.tsx'

interface Props {
  readonly version: Version
  readonly isCurrent: boolean
  readonly isBusy: boolean
  readonly texts: Texts['versions']['panel']
  readonly language: Language
  readonly storyLanguage: string
  readonly onRestore: (number: number) => void
}

export function VersionEntry({ isBusy, onRestore, ...props }: Props) {
  const { version, isCurrent, texts } = props
  const { number } = version
  const isFirst = number === 1
  const label = isCurrent ? texts.undo : texts.bringBack
  return (
    <li className="versions-entry" aria-current={isCurrent || undefined}>
      <Origin {...props} />
      {isCurrent && <p className="hint">{texts.current}</p>}
      {!(isCurrent && isFirst) && (
        <button
          type="button"
          className="button paper small"
          disabled={isBusy}
          aria-label={`${label}: ${fill(texts.number, { number })}`}
          onClick={() => onRestore(isCurrent ? number - 1 : number)}
        >
          <Icon name="rotate-left" />
          {label}
        </button>
      )}
      <Changes {...props} />
    </li>
  )
}

type PartProps = Omit<Props, 'isBusy' | 'onRestore'>

function Origin({ version: { number, createdAt, wish: request, restoredFrom }, texts, language }: PartProps) {
  return (
    <>
      <h3>
        {fill(texts.number, { number })}
        <time dateTime={createdAt}>
          {new Date(createdAt).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' })}
        </time>
      </h3>
      <p>
        {number === 1 && texts.first}
        {request !== null && <q>{request}</q>}
        {restoredFrom !== null && fill(texts.restored, { number: restoredFrom })}
      </p>
    </>
  )
}

const Changes = ({ version: { patches }, isCurrent, texts, storyLanguage }: PartProps) =>
  patches.length > 0 && (
    <details open={isCurrent}>
      <summary>{texts.changes}</summary>
      <ol className="versions-patches">
        {patches.map(patch => (
          <PatchView key={`${patch.chapter} ${patch.paragraph}`} patch={patch} texts={texts} language={storyLanguage} />
        ))}
      </ol>
    </details>
  )
