import type { StoryStatus } from '../../contract/story.ts'
import { Icon } from '../icon/Icon.tsx'

interface Props {
  readonly locations: NonNullable<StoryStatus['location']>['places']
  readonly storyLanguage: string
  readonly heading: string
}

export const Locations = ({ locations, storyLanguage, heading }: Props) => (
  <section className="progress-sheet day">
    <h2>{heading}</h2>
    <ul className="progress-places" lang={storyLanguage}>
      {locations.map(({ name, description }) => (
        <li key={name}>
          <Icon name="map-pin" />
          <span>
            <b>{name}</b>
            {description && <small>{description}</small>}
          </span>
        </li>
      ))}
    </ul>
  </section>
)
