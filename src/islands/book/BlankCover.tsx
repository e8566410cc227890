import './blank-cover.css'
import { Icon } from '../icon/Icon.tsx'

/** Until the cover is drawn with its title: no other picture of the story stands for it. */
export const BlankCover = ({ text }: { readonly text: string }) => (
  <span className="book-blank">
    <Icon name="lantern" />
    <span>{text}</span>
  </span>
)
