import { useStore } from '@nanostores/react'
import {
  LANDING_PICTURE_MAX_BYTES,
  LANDING_PICTURE_MAX_PIXELS,
  LANDING_PICTURE_MIN_HEIGHT,
  LANDING_PICTURE_MIN_WIDTH,
} from '../../contract/limits.ts'
import { fill } from '../../lib/fill.ts'
import type { Upload } from '../../stores/generator/picture.ts'
import { explain } from '../../stores/wizard/explain.ts'
import { Icon } from '../icon/Icon.tsx'
import { tiesOf } from '../ui/Field.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { useGeneratorContext } from './context.ts'
import { Message } from './Message.tsx'

const ID = 'generator-upload'
const TYPES = 'image/jpeg,image/png,image/webp,image/avif,image/gif'
const MEGABYTE = 1024 * 1024
const MEGAPIXEL = 1_000_000

const LIMITS = {
  megabytes: LANDING_PICTURE_MAX_BYTES / MEGABYTE,
  width: LANDING_PICTURE_MIN_WIDTH,
  height: LANDING_PICTURE_MIN_HEIGHT,
  megapixels: LANDING_PICTURE_MAX_PIXELS / MEGAPIXEL,
}

export function PictureUpload() {
  const { generator, texts } = useGeneratorContext()
  const { cover: words } = texts.generator
  const upload = useStore(generator.picture.$upload)
  const isBusy = upload.state === 'busy'
  const problem = problemOf(upload, texts.errors)
  const limits = fill(words.limits, LIMITS)
  return (
    <div className="generator-upload">
      <label className="button paper" aria-busy={isBusy || undefined}>
        {isBusy ? <Spinner /> : <Icon name="arrow-up" />}
        {isBusy ? words.uploading : words.upload}
        <input
          {...tiesOf(ID, limits, problem)}
          type="file"
          accept={TYPES}
          disabled={isBusy}
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file) void generator.picture.put(file)
            target.value = ''
          }}
        />
      </label>
      <p className="hint" id={`${ID}-hint`}>
        {limits}
      </p>
      <div role="status">
        <Message id={ID} problem={problem} />
      </div>
    </div>
  )
}

function problemOf(upload: Upload, errors: ReturnType<typeof useGeneratorContext>['texts']['errors']): string {
  if (upload.state !== 'failed') return ''
  return upload.issue ? explain(upload.issue, errors) : errors.refusals[upload.code]
}
