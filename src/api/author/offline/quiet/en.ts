import type { QuietTexts } from './quiet-phrases.ts'

export const quiet: QuietTexts = {
  and: 'and',
  form: { dead: '+', deadAnimal: '+', newborn: '+', unborn: '+' },
  kinds: {
    dead: {
      phrasings: [
        'In one pocket was a pencil stub that had been {m.s}. {H} never used it. <It was for holding.>',
        'There was a tune that came from {m.+}, four notes, the last a little flat. {H} hummed it only now and then.',
        'At home one cup on the shelf was kept for {m.+}. <Nobody drank from it, and it was never dusty.>',
        '{H} thought of {m.+}, the way you look back to see whether a light is on. It was.',
        'One photograph had gone soft at the corners from being held. It was the one of {m.+}.',
        'The scarf that had been {m.s} still smelt faintly of peppermint. {H} folded it, and folded it again.',
        'Some sayings in the family came from {m.+}. {H} tried one under {his} breath, and it fitted.',
        'On the kitchen calendar one day in the year was circled, for {m.+}. {H} knew it without looking.',
      ],
      small: [
        'Here is the picture of {m.+}. {H} gives it a kiss.',
        '{H} thinks of {m.+}. It feels warm.',
        'Here is a cup. It is the cup of {m.+}. {H} pats it.',
      ],
      many: 'Along the hall hung the old photographs, a little crooked, of ALL.',
    },
    deadAnimal: {
      phrasings: [
        'The blanket that had been {m.s} still had a dent in it. {H} never smoothed it out.',
        'The warm patch on the floor had always been {m.s}. {H} left it free.',
        'The last thing before sleep was a thought for {m.+}, a short one, like a pat.',
      ],
      small: ['The blanket of {m.+} is soft. {H} strokes it.', '{H} thinks of {m.+}. It feels warm.'],
      many: 'In the garden there was a row of smooth stones, one each for ALL.',
    },
    newborn: {
      phrasings: [
        'At home people had begun to whisper, because of {m.+}. <Even the kettle was taken off early.>',
        '{H} thought of {m.s} hand. It went exactly once round a finger.',
        'You could hold {m.+} if you sat down first and had a cushion under your arm. {H} knew how.',
        'The top of {m.s} head smelt of warm bread. <You had to bend down to know that.>',
        'Beside the basket with {m.+} in it nobody said a word. There was only breathing, small and quick.',
        'One of {m.s} socks fitted nicely over {h.s} thumb.',
        'For {m.+} the world was still one arm and one song. {H} hummed along.',
        'Whoever was holding {m.+} grew quiet all at once. <So did {h}.>',
      ],
      small: [
        'Shh! Quiet, because of {m.+}. Very quiet.',
        '{M.s} hand is small. So small!',
        '{H} holds {m.+}. Very gently.',
      ],
      many: 'One had to be quiet that spring, because of ALL.',
    },
    unborn: {
      phrasings: [
        'A drawer had been emptied for {m.+}. {H} had put a round stone in it, to start with.',
        'Everybody was waiting for {m.+}. {H} kept count with knots in a string, one a week.',
        'There was a name already: {m}. {H} said it sometimes, for practice.',
        'A bed stood ready for {m.+}, hardly bigger than a bread tin.',
        'Of everything good {h} put half aside, for {m.+}.',
        '{H} was practising a song for {m.+}. The second verse was missing, but there was time.',
        'Under the coats there was a new peg, very low down, for {m.+}.',
        'At home lay a knitted hat for {m.+}, too big and very small.',
      ],
      small: [
        'Here is a little bed. It is for {m.+}.',
        '{H} waits for {m.+}. Soon!',
        'Here is a hat. It is for {m.+}.',
      ],
      many: 'A list on the door said who was being waited for: ALL.',
    },
  },
}
