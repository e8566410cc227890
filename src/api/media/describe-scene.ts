import { describeScene as describe, type SceneKeys } from '../../contract/describe-picture.ts'
import type { Language } from '../../contract/languages.ts'
import { serverTexts } from '../../contract/texts.server.ts'

/** The alternative text of a story's picture in a language. */
export const describeScene = (language: Language, scene: SceneKeys): string =>
  describe(serverTexts(language).pictures, scene)
