export const OUTLINE_TASK = `Outline every chapter of the plan so that they can be written side by side by people who see only this outline.
- startSummary: two or three sentences, in the story's language, that tell a waiting reader how the story begins.
- For each chapter, in the order of the plan:
  entry: the state at its first sentence: time, light, who is where, holds what, knows what, wants what.
  scenes: about as many as "scenes" in the task says; each one or two sentences: who wants what, what happens, what it changes.
  exit: the state at its last sentence. It must equal the entry of the next chapter.
  facts: ids of the facts told here. Every id stands in exactly one chapter; those of "openingFacts" in chapter 1.
  place, people, timeOfDay: what a picture of its most telling moment shows: the place in a few words; the names of
  those beside the hero, as given; night, dusk, dawn, day, or null where the chapter does not say.
- Chapter 1 is being written at the same time from the plan alone: its entry, scenes and exit add nothing that the plan
  does not say. No scene, image or joke comes twice.`
