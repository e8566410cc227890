import { Icon } from '../icon/Icon.tsx'
import { tiesOf } from '../ui/Field.tsx'
import { controlId, useGeneratorContext, usePage, useProblem } from './context.ts'
import { Message } from './Message.tsx'
import { Pane } from './Pane.tsx'

export function ParametersPane({ onOpen }: { readonly onOpen: () => void }) {
  const { parameters: words } = useGeneratorContext().texts.generator
  const { text, change } = usePage()
  const problem = useProblem('parameters')
  const id = controlId('parameters')
  return (
    <Pane icon="wand" heading={words.heading}>
      <p className="hint" id={`${id}-hint`}>
        {text.presets ? words.some : words.none}
      </p>
      <div className="generator-actions">
        <button type="button" {...tiesOf(id, words.none, problem)} className="button paper" onClick={onOpen}>
          <Icon name="pencil" />
          {words.open}
        </button>
        {text.presets && (
          <button type="button" className="button quiet" onClick={() => change({ presets: undefined }, 'parameters')}>
            {words.clear}
          </button>
        )}
      </div>
      <Message id={id} problem={problem} />
    </Pane>
  )
}
