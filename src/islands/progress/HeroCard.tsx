import type { StoryStatus } from '../../contract/story.ts'
import { counted } from '../../lib/counted.ts'
import { HeroFigure } from './HeroFigure.tsx'
import type { ProgressTexts } from './progress-props.ts'

interface Props {
  readonly status: StoryStatus
  readonly character: NonNullable<StoryStatus['character']>
  readonly language: string
  readonly texts: ProgressTexts
}

export function HeroCard({ status, character, language, texts: { hero } }: Props) {
  const rows = [
    { label: hero.appearance, value: character.appearance, wide: false },
    { label: hero.strength, value: character.strength, wide: true },
    { label: hero.quirk, value: character.quirk, wide: true },
  ].filter(row => row.value !== '')
  return (
    <section className="progress-sheet day progress-hero">
      <div className="progress-portrait">
        <HeroFigure svg={status.heroFigure} />
      </div>
      <div>
        <h2 lang={status.language}>{character.byname || character.name}</h2>
        <dl>
          <div>
            <dt>{hero.age}</dt>
            <dd>{counted(language, character.age, hero.years)}</dd>
          </div>
          {rows.map(({ label, value, wide }) => (
            <div key={label} className={wide ? 'wide' : undefined}>
              <dt>{label}</dt>
              <dd lang={status.language}>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
