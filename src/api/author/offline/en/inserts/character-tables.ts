import type { Template } from '../../language-pack.ts'

export const CHARACTER = 'hero.characteristics'

/** What the hero is like, when the answer is a thing: "a heart like a house". */
export const CHARACTER_NOUN: readonly Template[] = [
  `{Was} {x:${CHARACTER}}. <{A} said so, and {a} did not say such things for fun.>`,
  `‘Just say what {h} is in three words,’ they had told {a}, for a birthday speech. It came to this: ‘{X:${CHARACTER}}.’ <Nobody counted.>`,
  `There was a cup with {h.s} name on it and below, in smaller letters: ‘{X:${CHARACTER}}.’ <It had never once been put in the dishwasher.>`,
  `‘{X:${CHARACTER}},’ said the neighbours over the hedge, and they meant {h}. <They meant it even on Mondays.>`,
  `In a game of guessing people {a} had needed only one clue for {h}: ‘{X:${CHARACTER}}.’ Everybody shouted at once.`,
  `Ask a stranger at a bus stop, who had known {h} for as long as a bus takes, and you would hear: ‘{X:${CHARACTER}}.’`,
  `‘{X:${CHARACTER}}’ was how {a} began every letter about {h}. <Then came the weather.>`,
  `A teacher had once looked at {h} for some time before writing it down: ‘{X:${CHARACTER}}.’ <The ink had not faded.>`,
]

/** As something the hero does: "never gives up". */
export const CHARACTER_THIRD: readonly Template[] = [
  `‘{H} {x:${CHARACTER}},’ {a} told anyone who asked. <It was meant as praise.>`,
  `At family dinners there came a moment when someone said it: ‘{H} {x:${CHARACTER}}.’ <It was usually between the potatoes and the pudding.>`,
  `‘{H} {x:${CHARACTER}}’ had been scratched under a desk, in letters a compass makes. Nobody had ever crossed it out.`,
  `The lady next door had two things to say about {h}, and one was about the gate. The other went: ‘{H} {x:${CHARACTER}}.’`,
  `‘I’ll bet you,’ {a} would say to people, ‘that {h} {x:${CHARACTER}}.’ <{A} had never lost by it.>`,
  `It was on the card that came with {h.s} first bicycle: ‘{H} {x:${CHARACTER}}.’ <The bicycle had not been told.>`,
  `‘Tell them that {h} {x:${CHARACTER}},’ {a} advised whoever had to deal with {him}. ‘Then they can’t say they weren’t warned.’`,
  `Someone had made up a skipping rhyme in which {h} {x:${CHARACTER}}. <It was still sung in two streets.>`,
]

/** In whole sentences of the visitor’s. */
export const CHARACTER_SAID: readonly Template[] = [
  `Once {a} was asked what {h} was like. ‘{X:${CHARACTER}},’ said {a}<, and thought that covered it>.`,
  `There is a box for it on every form, and for {h} somebody had filled it in with care: ‘{X:${CHARACTER}}.’`,
  `‘{X:${CHARACTER}},’ it said about {h} in a school magazine<, next to a recipe for flapjacks>.`,
  `A cousin had described {h} in a telegram, and paid by the word: ‘{X:${CHARACTER}}.’ <It had been thought worth it.>`,
  `‘And {h}?’ people asked {a}, when they had been through all the others. ‘{X:${CHARACTER}}.’ <They nodded. It rang true.>`,
  `{H} had found it in an old diary, though not {his} own, and under {his} name: ‘{X:${CHARACTER}}.’`,
  `On the train {h} had once overheard two people talking of somebody. ‘{X:${CHARACTER}},’ said the one. <It took {him} three stops to see who was meant.>`,
  `If {h} had been a jar, the label would have said: ‘{X:${CHARACTER}}.’ <{A} had once made the label.>`,
]
