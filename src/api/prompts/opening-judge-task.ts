/** Ways into the first scene, so that drafts differ by order and not by chance. */
export const OPENING_LENSES: readonly string[] = [
  'Begin with hands: somebody does something small with a thing or a person that the secret needs later.',
  'Begin with a line that somebody says to somebody else who is there, in the manner of the sample.',
]

export const OPENING_JUDGE_TASK = `Several drafts of the opening chapter are given as "drafts". Judge them as an editor who has to print one, by these five lines:
1. In the first paragraph somebody wants something at once, and something small is wrong.
2. What the secret plants is there, and looks like nothing.
3. One exact thing instead of three adjectives; people speak differently; no line that nobody would say.
4. Answers do something; none is recited.
5. It fits the readers' age, and ends so that one turns the page.
- best: the number of the draft to print.`
