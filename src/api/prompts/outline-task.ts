export const OUTLINE_TASK = `Outline every chapter of the plan, after its secret, so that chapters can be written apart and still meet.
- startSummary: two or three sentences, in the story's language, that tell a waiting reader how the story begins, and nothing of the
  turn or the ending.
- states: one more than there are chapters: the first is the state at the first sentence of chapter 1, each next one the state
  where a chapter ends and the next begins: time, light, who is where, holds what, knows what, wants what.
- For each chapter, in the order of the plan:
  scenes: in all about as many as the numbers under "scenes" in the task; each one sentence: who wants what, what happens, what it changes. A
  chapter gets words by its scenes: the one of the turn has the most, so that nobody cuts it; one that only leads on has one less.
  Chapter 1 has as many as the task says.
  facts: ids of the facts that are used here. Every id stands in exactly one chapter; those of "openingFacts" in chapter 1; a look (hero.hair,
  hero.eyes, hero.build) where it does something, else in none: the pictures show it.
  plants: ids of facts of a later chapter that are shown here in passing, so that they are known when they count; often none.
  place, people, timeOfDay: what a picture of its most telling moment shows: the place in a few words; the names of
  those beside the hero, as given; night, dusk, dawn, day, or null where the chapter does not say.
- Chapter 1 is being written at the same time from the plan and its secret: its scenes add nothing that those do not say. No scene,
  image or joke comes twice, but the motif.`
