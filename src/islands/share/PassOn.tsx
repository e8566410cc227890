import { useRef, useState } from 'react'
import type { Language } from '../../contract/languages.ts'
import { counted } from '../../lib/counted.ts'
import { fill } from '../../lib/fill.ts'
import type { Link, ShareStore } from '../../stores/share/share.ts'
import { toasts } from '../../stores/toast/toast.ts'
import { Icon } from '../icon/Icon.tsx'
import { Field } from '../ui/Field.tsx'
import { Problem } from '../ui/Problem.tsx'
import { ShareWordsForm } from './ShareWordsForm.tsx'
import type { ShareProps } from './share-props.ts'

interface Props {
  readonly link: Link
  readonly title: string
  readonly language: Language
  readonly texts: ShareProps['texts']['share']
  readonly store: ShareStore
}

export function PassOn({ link, title, language, texts, store }: Props) {
  const { field, problem, copy } = useCopying(link, texts)
  return (
    <>
      <p>{texts.lead}</p>
      <ShareWordsForm words={link.words} chapters={link.chapters} texts={texts.words} onChange={store.change} />
      <Field id="share-link" label={texts.label}>
        <input
          ref={field}
          id="share-link"
          className="input"
          readOnly
          value={link.address}
          aria-describedby="share-readers"
          onFocus={event => event.target.select()}
        />
        <Problem role="alert" hasIcon={false}>
          {problem}
        </Problem>
        <p className="hint" id="share-readers">
          <Icon name="users" /> {readersOf(link, language, texts)}
        </p>
      </Field>
      <div className="actions">
        <Ways link={link} title={title} texts={texts} onCopy={copy} />
      </div>
      <button type="button" className="button quiet small" onClick={store.confirm}>
        {texts.stop}
      </button>
    </>
  )
}

function useCopying(link: Link, texts: Props['texts']) {
  const field = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState('')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link.address)
      setProblem('')
      toasts.show(texts.copied, 'success')
    } catch {
      // No access to the clipboard: the selected address can be copied by hand.
      field.current?.select()
      setProblem(texts.notCopied)
    }
  }
  return { field, problem, copy }
}

const readersOf = ({ readers }: Link, language: Language, { readers: texts }: Props['texts']) =>
  readers === 0 ? texts.none : counted(language, readers, texts)

interface WaysProps extends Pick<Props, 'link' | 'title' | 'texts'> {
  readonly onCopy: () => void
}

function Ways({ link, title, texts, onCopy }: WaysProps) {
  const canPass = typeof navigator.share === 'function'
  const pass = () => {
    const given = { title, text: fill(texts.message, { title }), url: link.address }
    // Closed without a choice: no error.
    navigator.share(given).catch(() => undefined)
  }
  return (
    <>
      {canPass && (
        <button type="button" className="button gold" onClick={pass}>
          <Icon name="share" />
          {texts.pass}
        </button>
      )}
      <button type="button" className={canPass ? 'button paper' : 'button gold'} onClick={onCopy}>
        <Icon name="file-text" />
        {texts.copy}
      </button>
    </>
  )
}
