import { useStore } from '@nanostores/react'
import { useGeneratorContext } from './context.ts'

export function Makers() {
  const { generator, texts } = useGeneratorContext()
  const { text, pictures } = useStore(generator.making.$makers)
  const { writtenBy, drawnBy } = texts.generator.idea
  if (!text && !pictures) return null
  return <p className="hint">{[text && writtenBy[text], pictures && drawnBy[pictures]].filter(Boolean).join(' ')}</p>
}
