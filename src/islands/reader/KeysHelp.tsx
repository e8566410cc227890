import { Fragment } from 'react'
import type { Texts } from '../../contract/texts.ts'

type HelpTexts = Texts['reader']['help']

/** Per row: what it does, and its keys; those in one list are pressed together. */
const rowsOf = (texts: HelpTexts): [string, string[][]][] => {
  const { keys } = texts
  return [
    [texts.forward, [[keys.right], [keys.space]]],
    [texts.back, [[keys.left], [keys.shift, keys.space]]],
    [texts.start, [[keys.home]]],
    [texts.end, [[keys.end]]],
    [texts.help, [['?']]],
    [texts.escape, [[keys.escape]]],
  ]
}

export const KeysHelp = ({ texts }: { readonly texts: HelpTexts }) => (
  <>
    <p className="hint">{texts.lead}</p>
    <dl className="reader-keys">
      {rowsOf(texts).map(([what, ways]) => (
        <div key={what}>
          <dt>{what}</dt>
          {ways.map(way => (
            <dd key={way.join()}>
              {way.map((key, index) => (
                <Fragment key={key}>
                  {index > 0 && ' + '}
                  <kbd>{key}</kbd>
                </Fragment>
              ))}
            </dd>
          ))}
        </div>
      ))}
    </dl>
    <p className="hint">{texts.tap}</p>
  </>
)
