import './covers.css'
import { useStore } from '@nanostores/react'
import type { RefusalCode } from '../../contract/refusals.ts'
import type { StoryStatus } from '../../contract/story.ts'
import { coverChoice } from '../../stores/progress/cover-choice.ts'
import { toasts } from '../../stores/toast/toast.ts'
import { Icon } from '../icon/Icon.tsx'
import { useClaim } from './claim-context.ts'
import type { ProgressTexts } from './progress-props.ts'
import { useCoverIndex } from './use-cover.ts'

interface Props {
  readonly id: string
  readonly covers: NonNullable<StoryStatus['coverImages']>
  readonly texts: ProgressTexts
}

export function Covers({ id, covers, texts }: Props) {
  const choice = useStore(coverChoice.$choice, { ssr: 'initial' })
  const chosen = useCoverIndex(covers)
  const { errors } = useClaim().texts
  const problemOf = (code: RefusalCode | undefined) =>
    code === 'change-quota' ? errors.refusals[code] : texts.covers.error
  const choose = async (index: number) => {
    await coverChoice.choose(id, index, covers.upscaled_urls)
    const { state, code } = coverChoice.$choice.get()
    if (state === 'failed') toasts.show(problemOf(code), 'error')
  }
  return (
    <fieldset
      className="progress-covers"
      aria-describedby={choice.state === 'failed' ? 'progress-cover-error' : undefined}
    >
      <legend>
        <h2>{texts.covers.heading}</h2>
      </legend>
      <div className="progress-cover-grid">
        {covers.upscaled_urls.map((url, index) => (
          <Cover
            key={url}
            url={covers.cards[index] ?? url}
            alt={covers.alts[index] ?? ''}
            isChosen={index === chosen}
            onChoose={() => void choose(index)}
          />
        ))}
      </div>
      {covers.isPartlyPaper && <p className="progress-cover-note">{texts.covers.paper}</p>}
      {choice.state === 'failed' && (
        <p className="progress-warning" id="progress-cover-error">
          <Icon name="alert-circle" />
          {problemOf(choice.code)}
        </p>
      )}
    </fieldset>
  )
}

interface CoverProps {
  readonly url: string
  readonly alt: string
  readonly isChosen: boolean
  readonly onChoose: () => void
}

const Cover = ({ url, alt, isChosen, onChoose }: CoverProps) => (
  <label className={isChosen ? 'on' : undefined}>
    <input className="visually-hidden" type="radio" name="cover" checked={isChosen} onChange={onChoose} />
    <img src={url} alt={alt} width={600} height={800} />
    <span className="mark">
      <Icon name="check" />
    </span>
  </label>
)
