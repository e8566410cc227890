export const CHARACTER_TASK = `Make the character sheet of the hero, in the story's language.
- epithet: what the hero is called after the name, without the name; two to five words.
- appearance: one or two sentences with every feature given in the data, nothing that contradicts it.
- strength: one sentence: what the hero can do that will matter.
- quirk: one sentence: the habit or flaw given, as it shows in daily life; invent a fitting one if none is given.`
