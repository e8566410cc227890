import { describeAges } from '../../contract/describe-ages.ts'
import { useGeneratorContext, usePage } from './context.ts'

/** The styles are the home page's (components/LandingCard.astro). */
export function CardPreview() {
  const { texts, pictures } = useGeneratorContext()
  const { text } = usePage()
  const { card: words } = texts.generator
  return (
    <section className="generator-card">
      <h2>{words.heading}</h2>
      <div className="landing-card big" data-cat={text.category}>
        <div className="generator-card-face">
          <span className="card-picture">
            <img src={text.coverImage || pictures[text.category]} alt="" width={400} height={300} />
            {text.badge && <span className="badge">{texts.cards.badges[text.badge]}</span>}
          </span>
          <span className="name" lang={text.language}>
            {text.title || words.untitled}
          </span>
          {text.ages.length > 0 && (
            <span className="ages">
              {text.ages.map(span => (
                <span className="pill" key={span}>
                  {describeAges(span, texts.cards)}
                </span>
              ))}
            </span>
          )}
        </div>
      </div>
    </section>
  )
}
