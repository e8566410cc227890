import './theatre.css'
import type { StoryStatus } from '../../contract/story.ts'
import { Curtain } from './Curtain.tsx'
import { EmptyStage } from './EmptyStage.tsx'
import { useCoverIndex } from './use-cover.ts'

interface Props {
  /** `closed` before anything is known, `open` during the work, `away` when all is done. */
  readonly scene: 'closed' | 'open' | 'dark' | 'away'
  readonly covers: StoryStatus['coverImages']
  /** Alternative text while there is no cover. */
  readonly text: string
}

export function Theatre({ scene, covers, text }: Props) {
  const index = useCoverIndex(covers)
  const url = covers?.upscaled_urls[index]
  return (
    <div className={`progress-theatre ${scene}`} role="img" aria-label={covers?.alts[index] || text}>
      <EmptyStage />
      {url && <img key={url} className="progress-scene" src={url} alt="" />}
      <Curtain />
    </div>
  )
}
