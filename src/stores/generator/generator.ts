import type { Language } from '../../contract/languages.ts'
import type { Client } from '../client.ts'
import type { Clock } from '../clock.ts'
import { createDesk } from './desk.ts'
import { createListing } from './listing.ts'
import { createLooks } from './looks.ts'
import { createMaking } from './making.ts'
import { createOpening } from './opening.ts'
import { createPictureUpload } from './picture.ts'
import { createSaving } from './saving.ts'
import { createTranslating } from './translating.ts'

interface Parts {
  readonly ask: Client
  readonly clock: Clock
  readonly language: Language
}

export function createGenerator({ ask, clock, language }: Parts) {
  const desk = createDesk(language)
  const saving = createSaving({ ask, desk })
  return {
    desk,
    saving,
    making: createMaking({ ask, clock, desk }),
    opening: createOpening({ ask, desk, language }),
    translating: createTranslating({ ask, desk, saving }),
    listing: createListing(ask, clock),
    looks: createLooks({ ask, clock, desk, saving }),
    picture: createPictureUpload(ask, desk),
  }
}

export type Generator = ReturnType<typeof createGenerator>
