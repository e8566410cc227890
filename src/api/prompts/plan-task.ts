import type { Brief } from '../story/brief.ts'

export const planTask = (
  brief: Brief,
) => `Plan the story, in the story's language, in exactly ${brief.chapterCount} chapters.
The shape: a wish, an obstacle, a first try that fails and costs something, help with a condition, a second try that fails
and teaches, a turn whose key was planted early, a new balance, a last image that rhymes with the first. A short story
leaves tries out. Give every fact of the data a job: key of the turn, obstacle, running joke, way home, voice of a helper.
- title: at most eight words, no colon, not the category.
- teaser: two sentences that make one want to read and give the turn away to nobody.
- chapters: each with a title of two to six words and a summary of 20 to 40 words: who wants what, what is tried, what it
  costs, how it changes. Chapter 1 introduces the hero, the place and the wish, and tells the facts of "openingFacts".`
