import { useStore } from '@nanostores/react'
import { fill } from '../../lib/fill.ts'
import { CoverChoice } from './CoverChoice.tsx'
import { controlId, groupTiesOf, useGeneratorContext, usePage, useProblem } from './context.ts'
import { MakeButton } from './MakeButton.tsx'
import { Message } from './Message.tsx'
import { Pane } from './Pane.tsx'
import { PictureUpload } from './PictureUpload.tsx'

export function CoverPane() {
  const { generator, texts } = useGeneratorContext()
  const { cover: words } = texts.generator
  const { editorDraft, making } = generator
  const { sheets, idea } = useStore(editorDraft.$draft)
  const images = useStore(making.images.$progress)
  const problem = useProblem('coverImage')
  const id = controlId('coverImage')
  return (
    <Pane icon="image" heading={words.heading} number={3}>
      <fieldset {...groupTiesOf(id, words.hint, problem)} className="generator-covers">
        <legend className="generator-hidden">{words.choose}</legend>
        <p className="hint" id={`${id}-hint`}>
          {words.hint}
        </p>
        <Choices />
      </fieldset>
      <Message id={id} problem={problem} />
      <MakeButton
        failure={images.state === 'failed' ? images.code : undefined}
        isBusy={images.state === 'running'}
        isEmpty={idea.trim() === ''}
        icon="plus"
        label={sheets.length > 0 ? words.more : words.draw}
        onPress={making.draw}
      />
      <PictureUpload />
    </Pane>
  )
}

function Choices() {
  const { generator, texts } = useGeneratorContext()
  const { cover: words } = texts.generator
  const { sheets, uploads } = useStore(generator.editorDraft.$draft)
  const { text } = usePage()
  const known = [...sheets.flatMap(sheet => sheet.upscaled_urls), ...uploads]
  const hasFormer = text.coverImage && !known.includes(text.coverImage)
  return (
    <>
      <div className="generator-sheets">
        {sheets.map((sheet, at) => (
          <div className="generator-sheet" key={sheet.url}>
            {sheet.upscaled_urls.map((url, index) => (
              <CoverChoice key={url} url={url} label={fill(words.quadrant, { sheet: at + 1, picture: index + 1 })} />
            ))}
          </div>
        ))}
      </div>
      <div className="generator-singles">
        {hasFormer && <CoverChoice key={text.coverImage} url={text.coverImage} label={words.former} />}
        {uploads.map((url, at) => (
          <CoverChoice key={url} url={url} label={fill(words.own, { number: at + 1 })} />
        ))}
        <CoverChoice url="" label={words.none} />
      </div>
    </>
  )
}
