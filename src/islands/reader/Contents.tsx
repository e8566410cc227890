import type { Story } from '../../contract/story.ts'

interface Props {
  readonly chapters: Story['chapters']
  readonly heading: string
  readonly language: string
}

export const Contents = ({ chapters, heading, language }: Props) => (
  <nav className="rd-contents" aria-labelledby="rd-contents">
    <h2 id="rd-contents" className="eyebrow">
      {heading}
    </h2>
    <ol lang={language}>
      {chapters.map(({ number, title }) => (
        <li key={number}>
          <a href={`#chapter-${number}`}>
            <span className="number">{number}</span>
            {title}
          </a>
        </li>
      ))}
    </ol>
  </nav>
)
