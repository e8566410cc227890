import './theatre.css'
import type { StoryStatus } from '../../contract/story.ts'
import { Curtain } from './Curtain.tsx'
import { EmptyStage } from './EmptyStage.tsx'
import { useCoverIndex } from './use-cover.ts'

interface Props {
  /** Before anything is known the curtain is closed; it parts for the work and leaves when all is done. */
  readonly scene: 'closed' | 'open' | 'dark' | 'away'
  readonly covers: StoryStatus['coverImages']
  /** Says what is to be seen while no cover is. */
  readonly text: string
}

/** The paper theatre: first an empty stage, then the story's own picture. */
export function Theatre({ scene, covers, text }: Props) {
  const index = useCoverIndex(covers)
  const url = covers?.upscaled_urls[index]
  return (
    <div className={`pg-theatre ${scene}`} role="img" aria-label={covers?.alts[index] || text}>
      <EmptyStage />
      {url && <img key={url} className="pg-scene" src={url} alt="" />}
      <Curtain />
    </div>
  )
}
