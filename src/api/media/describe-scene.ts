import { describeScene as describe, type SceneKeys, type ScenePeople } from '../../contract/describe-picture.ts'
import type { Language } from '../../contract/languages.ts'
import { pictureName } from '../../contract/picture-names.server.ts'
import { serverTexts } from '../../contract/texts.server.ts'

export const describeScene = (language: Language, scene: SceneKeys, people?: ScenePeople): string =>
  describe(serverTexts(language).pictures, scene, {
    nameOf: (table, key) => pictureName(table, key, language),
    listOf: words => new Intl.ListFormat(language).format(words),
    ...(people && { people }),
  })
