import type { Story } from '../../contract/story.ts'

export function Backdrop({ story: { cover } }: { readonly story: Story }) {
  if (!cover) return null
  return (
    <div className="player-backdrop" aria-hidden="true">
      <img src={cover} alt="" />
    </div>
  )
}
