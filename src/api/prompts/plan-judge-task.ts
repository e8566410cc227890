/** Ways to look at the answers, so that plans differ by order and not by chance. */
export const PLAN_LENSES: readonly string[] = [
  'In this plan a habit, flaw or strength of the hero is the key of the turn.',
  'In this plan a relation is the key of the turn: what one person knows, owes or keeps from another. Without people in the data, an animal or a thing that is dear.',
  'In this plan the place is the key of the turn: something about it that is off by one, and that the hero alone notices.',
]

export const PLAN_JUDGE_TASK = `Several plans for the same story are given as "plans". Judge them as an editor who has to print one, by these eight lines:
1. The answers are causes: exchange them for another visitor's, and the plot falls apart.
2. Somebody wants something at once, and something small is wrong.
3. One can see it: exact things, places that can be drawn.
4. The turn shows that what was planted was something else from the beginning: one could have known, link by link, and took it for something
   sensible instead. Nobody guesses it from title, teaser or summaries.
5. The ending answers the wish with an image that rhymes with the first, and with no moral.
6. The hero decides: what goes wrong comes of what they did, the turn is their own choice and costs them something, and no chance, no
   adult and no stranger does it for them.
7. People want different things and speak differently.
8. It fits the readers' age, the spirit of its kind and the length.
- best: the number of the plan to print; lines 1, 4 and 6 count twice.
- borrow: at most one thing of the other plans that would make it better without changing its course, in one sentence.
- objection: think the best plan's turn over, link by link: how does it work, in hands and things or between people; who could know, reach or
  do that, and why only now? Then what a clever child would object ("Why did she not simply ...?"), in one sentence.
- planted, pays, turn: those three of its secret, mended so that the objection has no ground any more, each one or two short sentences in the
  story's language; as they are where it has none. Every chapter is written after them.
- weakness: its other weakness that matters most, and how the chapters can mend it, in one sentence.`
