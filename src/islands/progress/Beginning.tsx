interface Props {
  readonly text: string
  readonly storyLanguage: string
  readonly heading: string
}

export const Beginning = ({ text, storyLanguage, heading }: Props) => (
  <section className="progress-beginning">
    <h2 className="eyebrow">{heading}</h2>
    <p lang={storyLanguage}>{text}</p>
  </section>
)
