interface ChapterTask {
  readonly number: number
  readonly chapters: number
  readonly index: number
  readonly count: number
  readonly words: number
}

const COMMON = `Follow the plan, and entry, scenes and exit where the task gives them; contradict nothing in the bible. Tell only
this chapter: neither what comes before nor after it. Every fact in the bible's "facts" does something in this text: where it has
"mustSay", one of those wordings stands letter by letter; every other answer is told in whatever wording, person and tense the
sentence wants, never recited. Return the paragraphs in order, each without line feeds, without a heading.
Between 15 and 120 words a paragraph. quotes: for each fact without "mustSay", its id and the 4 to 12 words of
your text that tell it, copied exactly, from one paragraph.`

export function chapterTask({ number, chapters, index, count, words }: ChapterTask): string {
  const isFirst = number === 1 && index === 0
  const isLast = number === chapters && index === count - 1
  const part = count === 1 ? `chapter ${number}` : `part ${index + 1} of ${count} of chapter ${number}`
  return [
    `Write ${part} of ${chapters} in ${words} words: count as you go, at most a twentieth more or less.`,
    COMMON,
    index > 0 ? 'Go on exactly where "written" stops, in the same voice; repeat nothing of it.' : '',
    isFirst
      ? 'It opens the story: start in the middle of something small, not with the weather or with waking up.'
      : '',
    isLast
      ? 'It ends the story: the wish is answered by an image that rhymes with the first.'
      : 'It ends on a step forward, a question or a rest. The story goes on: no farewell, no "the end".',
  ]
    .filter(Boolean)
    .join('\n')
}
