const WORDS_PER_SCENE = 130

interface ChapterTask {
  readonly number: number
  readonly chapters: number
  readonly index: number
  readonly count: number
  readonly words: number
  readonly isAfterOthers: boolean
}

const COMMON = `Follow the plan and its secret, and entry, scenes and exit where the task gives them; contradict nothing in the bible. Tell only
this chapter: neither what comes before nor after it. Every fact in the bible's "facts" does something in this text: where it has
"mustSay", one of those wordings stands letter by letter; every other answer is told in whatever wording, person and tense the
sentence wants, never recited. Facts under "plants" in the task are shown in passing, so that a later chapter can use them. Return the paragraphs in order, each without line feeds, without a heading.
Dialogue stands in lines of its own; no paragraph has more than 120 words. quotes: for each fact without "mustSay", its id and the 4 to 12 words of
your text that tell it, copied exactly, from one paragraph, the one in which it does something. Where the secret's turn happens in your text, quotes
also has the id "plot.turn" with 4 to 12 words of the paragraph in which everything tips over: nobody will shorten that one.`

export const sceneCount = (words: number): number => Math.max(1, Math.round(words / WORDS_PER_SCENE))

/** Words of a scene are easier to keep to than those of a chapter. */
function scenesOf(words: number): string {
  const count = sceneCount(words)
  return count === 1 ? 'one scene' : `${count} scenes of about ${Math.round(words / count)} words each`
}

export function chapterTask({ number, chapters, index, count, words, isAfterOthers }: ChapterTask): string {
  const isFirst = number === 1 && index === 0
  const isLast = number === chapters && index === count - 1
  const part = count === 1 ? `chapter ${number}` : `part ${index + 1} of ${count} of chapter ${number}`
  return [
    `Write ${part} of ${chapters} in ${scenesOf(words)}: ${words} words in all, at most a twentieth more or less.`,
    COMMON,
    index > 0 ? 'Go on exactly where "written" stops, in the same voice; repeat nothing of it.' : '',
    isAfterOthers
      ? 'Earlier chapters are given as they were written, as "before": keep their voice, contradict nothing in them, take up their images and repeat none but the motif.'
      : '',
    isFirst
      ? 'It opens the story with the first image: start in the middle of something small, not with the weather or with waking up. Plant what the secret plants here.'
      : '',
    isLast
      ? 'It ends the story: what was planted pays, promises are kept, and the wish is answered by the last image, which rhymes with the first. Where "owed" is given, it says what readers wait for and the sentence in which they met it: keep every one of them as it was made there, in a scene, not in a list.'
      : 'It ends on a step forward, a question or a rest. The story goes on: no farewell, no "the end".',
  ]
    .filter(Boolean)
    .join('\n')
}
