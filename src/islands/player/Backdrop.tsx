import type { Story } from '../../contract/story.ts'

export function Backdrop({ story: { cover, coverFormats } }: { readonly story: Story }) {
  const picture = coverFormats.card ?? cover
  if (!picture) return null
  return (
    <div className="player-backdrop" aria-hidden="true">
      <img src={picture} alt="" />
    </div>
  )
}
