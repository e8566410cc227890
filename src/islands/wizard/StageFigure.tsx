import { type ReactNode, useMemo } from 'react'
import { drawHero } from '../../figures/draw-hero.ts'
import { fill } from '../../lib/fill.ts'
import type { Hero } from '../../stores/wizard/hero.ts'
import { useWizard } from './context.ts'

interface Props {
  readonly hero: Hero
  /** Stands there until this is loaded, and where it cannot be. */
  readonly scene: ReactNode
  /** What else is known. */
  readonly children: ReactNode
}

/** The hero as the pictures of the story will show it, and what of the words they will not. */
export default function StageFigure({ hero: { name, person }, children }: Props) {
  const { page, texts } = useWizard()
  const { category } = page
  const { svg, undrawn } = useMemo(() => drawHero(person, { name, category }), [person, name, category])
  const words = texts.wizard.figure
  return (
    <>
      <img
        className="wizard-figure"
        src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
        alt={name ? fill(words.named, { name }) : words.unnamed}
      />
      <div className="wizard-known">
        {children}
        <p className="wizard-undrawn" role="status">
          {undrawn.length > 0 && fill(words.undrawn, { what: undrawn.join(', ') })}
        </p>
      </div>
    </>
  )
}
