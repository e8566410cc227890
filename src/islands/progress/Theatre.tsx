import './theatre.css'
import type { StoryStatus } from '../../contract/story.ts'
import { Curtain } from './Curtain.tsx'
import { HeroFigure } from './HeroFigure.tsx'
import { useCoverIndex } from './use-cover.ts'

interface Props {
  /** `closed` before anything is known, `open` during the work, `away` when all is done. */
  readonly scene: 'closed' | 'open' | 'dark' | 'away'
  /** Undefined until it is known. */
  readonly status: StoryStatus | undefined
  /** Alternative text while there is no cover. */
  readonly text: string
}

export function Theatre({ scene, status, text }: Props) {
  const covers = status?.coverImages ?? null
  const index = useCoverIndex(covers)
  const url = covers?.upscaled_urls[index]
  return (
    <div className={`progress-theatre ${scene}`} role="img" aria-label={covers?.alts[index] || text}>
      <div className="progress-empty" />
      <div className="progress-halo" />
      {status && <HeroFigure svg={status.heroFigure} className="progress-figure" />}
      {url && <img key={url} className="progress-scene" src={url} alt="" />}
      <Curtain />
    </div>
  )
}
