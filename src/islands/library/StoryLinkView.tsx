import { Icon } from '../icon/Icon.tsx'
import type { StoryLink } from './story-links.ts'

interface Props {
  readonly link: StoryLink
  readonly className: string
}

export const StoryLinkView = ({ link: { kind, icon, label, href }, className }: Props) => (
  <a className={className} href={href} download={kind === 'file' || undefined}>
    <Icon name={icon} />
    {label}
  </a>
)
