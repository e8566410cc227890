import type { ChapterOutline, RequestOptions } from '../../src/api/author/author.ts'
import { openOfflineAuthor } from '../../src/api/author/offline/offline.ts'
import { ownFacts } from '../../src/api/author/offline/own-facts.ts'
import { bookTexts } from '../../src/api/bindery/book-texts.ts'
import type { PaperCut } from '../../src/api/illustrator/illustrator.ts'
import type { Narrator } from '../../src/api/narrator/narrator.ts'
import { checkStory } from '../../src/api/pipeline/check-story.ts'
import type { Brief } from '../../src/api/story/brief.ts'
import { briefOf } from '../../src/api/story/brief-of.ts'
import { coverTextOf } from '../../src/api/studio/cover-text.ts'
import { chapterSubjects, pictureBriefOf } from '../../src/api/studio/picture-brief.ts'
import { BRAND } from '../../src/contract/brand.ts'
import { Parameter } from '../../src/contract/parameter.ts'
import { itemAt } from '../../src/lib/item-at.ts'
import { paragraphs } from '../../src/lib/paragraphs.ts'
import { countWords } from '../../src/lib/words.ts'
import { writeStory } from '../eval/write-story.ts'

export interface SampleAnswers {
  /** As the page names them. */
  readonly shown: readonly string[]
  readonly seed: string
  /** Which of the four covers. */
  readonly cover: number
  readonly parameter: unknown
}

interface Makers {
  readonly illustrator: PaperCut
  readonly narrator: Narrator
}

/** With its facts in the forms in which the offline author tells them. */
export function sampleBrief({ parameter, seed }: SampleAnswers): Brief {
  const brief = briefOf(Parameter.parse(parameter), seed)
  return { ...brief, facts: ownFacts(brief) }
}

const signal = new AbortController().signal
const options = (key: string): RequestOptions => ({ signal, key, spent: async () => undefined })

/** One story of one chapter, as the product makes it without any outside service. Throws when its editor finds a fault. */
export async function makeSample(answers: SampleAnswers, { illustrator, narrator }: Makers) {
  const author = openOfflineAuthor()
  const brief = sampleBrief(answers)
  const bible = { brief, ...(await planned(author, brief)) }
  const { chapters } = await writeStory(author, brief, brief.seed, signal)
  const findings = checkStory(brief, chapters)
  if (findings.length > 0) throw new Error(`the sample has faults: ${JSON.stringify(findings)}`)
  const { title, text } = itemAt(chapters, 0)
  const outline = await author.outline(bible, options('outline'))
  const pictures = await drawn(illustrator, bible, itemAt(outline.chapters, 0))
  const spoken = await narrator.speak(orderOf(brief, bible.plan.title, { title, text }), signal)
  return {
    sound: spoken.mp3,
    cover: itemAt(pictures.cards, answers.cover),
    picture: pictures.chapter,
    facts: {
      title: bible.plan.title,
      chapter: title,
      paragraphs: paragraphs(text),
      answers: answers.shown,
      words: countWords(text, brief.language),
      durationMs: spoken.durationMs,
    },
  }
}

async function planned(author: ReturnType<typeof openOfflineAuthor>, brief: Brief) {
  const sheet = await author.character(brief, options('character'))
  const scenery = await author.places(brief, options('places'))
  return { sheet, scenery, plan: await author.plan(brief, sheet, scenery, options('plan')) }
}

async function drawn(
  illustrator: PaperCut,
  { brief, plan }: { brief: Brief } & Awaited<ReturnType<typeof planned>>,
  chapter: ChapterOutline,
) {
  const picture = pictureBriefOf(brief, plan)
  const { cards } = await illustrator.covers(picture, coverTextOf(brief, plan.title), signal)
  const scene = { chapter: chapter.number, count: 1, ...chapter.view, story: chapterSubjects(brief, chapter, plan) }
  return { cards, chapter: (await illustrator.chapter(picture, scene, signal)).bytes }
}

function orderOf({ language }: Brief, book: string, { title, text }: { title: string; text: string }) {
  const { made: disclosure } = bookTexts(language, 'rules')
  const year = new Date().getUTCFullYear()
  const tags = { title: book, author: book, publisher: BRAND, language, year, disclosure, byModel: false }
  return { number: 1, count: 1, title, paragraphs: paragraphs(text), book: tags, withAac: false }
}
