import type { Texts } from '../../contract/texts.ts'
import type { Patch } from '../../contract/version.ts'
import { fill } from '../../lib/fill.ts'
import { type Run, wordChanges } from './word-changes.ts'

interface Props {
  readonly patch: Patch
  readonly texts: Texts['versions']['panel']
  /** Of the story. */
  readonly language: string
}

/** Changed words are marked for eyes and for screen readers. */
export function PatchView({ patch, texts, language }: Props) {
  const { before, after } = wordChanges(patch.before, patch.after, language)
  return (
    <li className="versions-patch">
      <h4>{positionText(patch, texts)}</h4>
      <p>
        <b>{texts.before}</b> <Marked as="del" runs={before} language={language} />
      </p>
      <p>
        <b>{texts.after}</b> <Marked as="ins" runs={after} language={language} />
      </p>
    </li>
  )
}

interface MarkedProps {
  readonly as: 'del' | 'ins'
  readonly runs: readonly Run[]
  readonly language: string
}

const Marked = ({ as: Mark, runs, language }: MarkedProps) => (
  <span lang={language}>
    {runs.map(({ text, isChanged }, index) =>
      // biome-ignore lint/suspicious/noArrayIndexKey: the runs of a patch never change
      isChanged ? <Mark key={index}>{text}</Mark> : text,
    )}
  </span>
)

function positionText({ chapter, paragraph }: Patch, texts: Props['texts']): string {
  if (chapter === 0) return paragraph === null ? texts.frontTitle : texts.frontText
  if (paragraph === null) return fill(texts.chapterTitle, { chapter })
  return fill(texts.paragraph, { chapter, paragraph: paragraph + 1 })
}
