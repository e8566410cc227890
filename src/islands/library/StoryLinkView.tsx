import { Icon } from '../icon/Icon.tsx'
import type { StoryLink } from './story-links.ts'

interface Props {
  readonly link: StoryLink
  readonly className: string
}

/** A file is kept by the browser, a page is gone to. */
export const StoryLinkView = ({ link: { kind, icon, label, href }, className }: Props) => (
  <a className={className} href={href} download={kind === 'file' || undefined}>
    <Icon name={icon} />
    {label}
  </a>
)
