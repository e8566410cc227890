import { useStore } from '@nanostores/react'
import { fill } from '../../lib/fill.ts'
import { Icon } from '../icon/Icon.tsx'
import { useGeneratorContext } from './context.ts'

/** Search engines show only one of two similar pages. */
export function SimilarNote() {
  const { generator, texts } = useGeneratorContext()
  const { similar: words } = texts.generator
  const pages = useStore(generator.looks.$similar)
  return (
    <div role="status">
      {pages.length > 0 && (
        <section className="generator-similar">
          <h2>
            <Icon name="info" />
            {words.heading}
          </h2>
          <ul>
            {pages.map(({ id, title, path, likeness }) => (
              <li key={id}>
                <a href={encodeURI(path)} target="_blank" rel="noreferrer">
                  {fill(words.page, { title, percent: Math.round(100 * likeness) })}
                </a>
              </li>
            ))}
          </ul>
          <p>{words.text}</p>
        </section>
      )}
    </div>
  )
}
