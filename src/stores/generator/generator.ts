import type { Language } from '../../contract/languages.ts'
import type { Client } from '../client.ts'
import type { Clock } from '../clock.ts'
import { createEditorDraft } from './editor-draft.ts'
import { createListing } from './listing.ts'
import { createLooks } from './looks.ts'
import { createMaking } from './making.ts'
import { createOpening } from './opening.ts'
import { createPictureUpload } from './picture.ts'
import { createSaving } from './saving.ts'
import { createTranslating } from './translating.ts'

interface GeneratorDeps {
  readonly ask: Client
  readonly clock: Clock
  readonly language: Language
}

export function createGenerator({ ask, clock, language }: GeneratorDeps) {
  const editorDraft = createEditorDraft(language)
  const saving = createSaving({ ask, editorDraft })
  return {
    editorDraft,
    saving,
    making: createMaking({ ask, clock, editorDraft }),
    opening: createOpening({ ask, editorDraft, language }),
    translating: createTranslating({ ask, editorDraft, saving }),
    listing: createListing(ask, clock),
    looks: createLooks({ ask, clock, editorDraft, saving }),
    picture: createPictureUpload(ask, editorDraft),
  }
}

export type Generator = ReturnType<typeof createGenerator>
