import { useStore } from '@nanostores/react'
import { Icon } from '../icon/Icon.tsx'
import { useGeneratorContext } from './context.ts'

export function Makers() {
  const { generator, texts } = useGeneratorContext()
  const { text, pictures, ideaUse } = useStore(generator.making.$makers)
  const { writtenBy, drawnBy, unused } = texts.generator.idea
  if (!text && !pictures) return null
  return (
    <>
      <p className="hint">{[text && writtenBy[text], pictures && drawnBy[pictures]].filter(Boolean).join(' ')}</p>
      <p className="generator-unused" role="status">
        {(ideaUse === 'frame' || ideaUse === 'none') && (
          <>
            <Icon name="info" />
            {unused[ideaUse]}
          </>
        )}
      </p>
    </>
  )
}
