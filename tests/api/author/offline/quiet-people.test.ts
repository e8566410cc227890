import { describe, expect, it } from 'vitest'
import { QUIET_NAME, quietBrief } from '../../../../scripts/eval/briefs/quiet-people.ts'
import { QUIET_TEXTS, sentencesWith } from '../../../../scripts/eval/measures/quiet.ts'
import { compose } from '../../../../src/api/author/offline/compose.ts'
import { german as germanPack } from '../../../../src/api/author/offline/de/german.ts'
import { english as englishPack } from '../../../../src/api/author/offline/en/english.ts'
import { spanish as spanishPack } from '../../../../src/api/author/offline/es/spanish.ts'
import { french as frenchPack } from '../../../../src/api/author/offline/fr/french.ts'
import { italian as italianPack } from '../../../../src/api/author/offline/it/italian.ts'
import type { LanguagePack } from '../../../../src/api/author/offline/language-pack.ts'
import { checkFacts } from '../../../../src/api/editor/facts.ts'
import { careOf } from '../../../../src/api/story/care/care.ts'
import { openCorpus } from '../../../helpers/corpus.ts'

const PACKS: readonly LanguagePack[] = [germanPack, englishPack, frenchPack, spanishPack, italianPack]
const TRIES_EACH = 100
const corpus = openCorpus(import.meta.filename)

describe.each(Object.keys(QUIET_TEXTS))('Somebody who died, is not yet or was just born, in "%s",', language => {
  it(`is named and never acts or speaks, in ${TRIES_EACH} stories`, { timeout: 240_000 }, () => {
    const pack = PACKS.find(one => one.language === language)
    if (!pack) throw new Error(`there is no pack for ${language}`)
    for (const index of corpus.of(language).cases([...Array(TRIES_EACH).keys()], 5)) {
      const brief = quietBrief(language, index)
      expect(careOf(brief).people[1]?.status, brief.relations[0]?.connection).not.toBe('alive')
      const { chapters } = compose(pack, brief)
      const { named, acting } = sentencesWith(QUIET_NAME, chapters, language)
      expect(named.length, brief.seed).toBeGreaterThan(0)
      expect(acting).toEqual([])
      expect(checkFacts(brief, chapters)).toEqual([])
    }
  })

  it('is never the first word of a sentence, so that no verb can be theirs', () => {
    const all = Object.values(QUIET_TEXTS[language]?.kinds ?? {}).flatMap(({ phrasings, small }) => [
      ...phrasings,
      ...small,
    ])
    expect(all.filter(text => /(?:^|[.!?] |<)\{M[.}](?!s\})/u.test(text))).toEqual([])
    expect(all.every(text => /\{m/iu.test(text))).toBe(true)
  })
})
