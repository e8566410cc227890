import { useRef, useState } from 'react'
import { NAME_MAX, SHARE_NOTE_MAX } from '../../contract/limits.ts'
import { SHARE_OPENINGS, type ShareWords } from '../../contract/share.ts'
import { fill } from '../../lib/fill.ts'
import { Field, tiesOf } from '../ui/Field.tsx'
import type { ShareProps } from './share-props.ts'

interface Props {
  readonly words: ShareWords
  /** Of the story. */
  readonly chapters: number
  readonly texts: ShareProps['texts']['share']['words']
  /** Whether it was saved. */
  readonly onChange: (words: ShareWords) => Promise<boolean>
}

/** Saved when a field is left, and a choice at once: the link is the same before and after. */
export function ShareWordsForm({ words, chapters, texts, onChange }: Props) {
  const { draft, edit, save, outcome } = useDraft(words, onChange)
  // Of one chapter, the first is all of it, and is called so.
  const isOne = chapters === 1
  const opened = isOne && draft.opens === 'first-chapter' ? 'whole' : draft.opens
  return (
    <>
      <Field id="share-sender" label={texts.sender} hint={texts.senderHint}>
        <input
          {...tiesOf('share-sender', texts.senderHint, false)}
          className="input"
          maxLength={NAME_MAX}
          value={draft.sender}
          onChange={event => edit({ sender: event.target.value })}
          onBlur={() => save(draft)}
        />
      </Field>
      <Field id="share-note" label={texts.note} hint={fill(texts.noteHint, { max: SHARE_NOTE_MAX })}>
        <textarea
          {...tiesOf('share-note', texts.noteHint, false)}
          className="input"
          rows={2}
          maxLength={SHARE_NOTE_MAX}
          value={draft.note}
          onChange={event => edit({ note: event.target.value })}
          onBlur={() => save(draft)}
        />
      </Field>
      <fieldset className="question share-openings">
        <legend>{texts.opens}</legend>
        {SHARE_OPENINGS.filter(opens => !isOne || opens !== 'first-chapter').map(opens => (
          <label key={opens}>
            <input type="radio" name="share-opens" checked={opened === opens} onChange={() => save(edit({ opens }))} />
            {texts.openings[opens]}
          </label>
        ))}
      </fieldset>
      <p className="hint" role="status">
        {outcome === 'saved' ? texts.saved : outcome === 'failed' && texts.notSaved}
      </p>
    </>
  )
}

function useDraft(words: ShareWords, onChange: Props['onChange']) {
  const [draft, setDraft] = useState(words)
  const [outcome, setOutcome] = useState<'saved' | 'failed'>()
  const sent = useRef(words)
  /** One at a time: the last one typed is the last one saved. */
  const saving = useRef<Promise<void>>(Promise.resolve())
  const edit = (change: Partial<ShareWords>): ShareWords => {
    const next = { ...draft, ...change }
    setDraft(next)
    setOutcome(undefined)
    return next
  }
  const save = (next: ShareWords) => {
    if (isSame(next, sent.current)) return
    sent.current = next
    const send = async () => {
      const isSaved = await onChange(next)
      // A later change says so itself.
      if (sent.current !== next) return
      // What was not saved is sent again with the next change.
      if (!isSaved) sent.current = words
      setOutcome(isSaved ? 'saved' : 'failed')
    }
    saving.current = saving.current.then(send)
  }
  return { draft, edit, save, outcome }
}

const isSame = (one: ShareWords, other: ShareWords): boolean =>
  one.sender === other.sender && one.note === other.note && one.opens === other.opens
