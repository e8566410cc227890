import type { Brief } from '../story/brief.ts'

const SECRET = `- secret: what only the author knows, part of every later request. In the story's language:
  motif: one thing, sound or gesture that comes three times, the third time otherwise.
  planted: what is shown in the first half, where and by whom, and the sensible thing that everybody takes it for until the turn.
  pays: how it brings the turn about, link by link: because ..., so ..., so ...; nothing in it by chance, and each link something that can be
    done or known in this world. A reader thinks it over at night, and it must still add up.
  turn: the turn in one or two sentences: what all that was planted has meant from the beginning, and what the hero therefore chooses to do,
    against a fear or for the price of something dear. Nobody else could choose it; an answer of the data or a relation is its key.
  firstImage, lastImage: one sentence each; the last rhymes with the first.
  promises: what the opening makes a reader wait for, at most four; each is kept before the end.
  styleSample: three sentences in the manner of this narrator, about something else than the story.
  speech: for the hero and each person of the data: name as given, manner of speaking, and one line as they would say it.
  course: for each chapter in order, 20 to 35 words: what happens, what it costs, what it changes. Each follows from the one before by
    "therefore" or "but", never by "and then".`

export const planTask = (
  brief: Brief,
) => `Plan the story, in the story's language, in exactly ${brief.chapterCount} chapters.
The shape: a wish, an obstacle, a first try that fails and costs something, help with a condition, a second try that fails
and teaches, a turn whose key was planted early, a new balance, a last image that rhymes with the first. What
goes wrong comes of what the hero does for the wish, best of the very habit, fear or kindness in the data; whoever is in the way has a good
reason. Some 500 words carry a wish, one try and the turn, 1,000 a failed try before it: leave the rest out rather than tell it thinly. Give
every fact of the data a job: key of the turn, obstacle, running joke, way home, voice of a helper; hair, eyes and build only where they do
something.
- title: at most eight words, no colon, not the category.
- teaser: two sentences that make one want to read and give the turn away to nobody.
- chapters: each with a title of two to six words and a summary of 15 to 30 words: who wants what, and what is in the way. A reader
  who waits for the story sees title, teaser and summaries: none of them gives the turn, its key or the ending away.
  Chapter 1 introduces the hero, the place and the wish, and tells the facts of "openingFacts".
${SECRET}
- subjects: what the cover's picture shows, so that somebody who sees nothing else knows this story among others. things: three to five, the one
  that the story turns on first; locations: one or two. Only names that stand in "drawable", and only what the story has; leave out what
  is not listed rather than name something like it.`
