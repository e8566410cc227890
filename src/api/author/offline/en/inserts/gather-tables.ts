import type { ByKind, Enumeration, Gathering } from '../../gather.ts'

export const GATHERINGS: ByKind<Gathering> = {
  people: [
    {
      head: '{H} turned out {his} pockets and laid everything in a row. There was something from everybody.',
      items: [
        'The apple was from DAT, with one bite gone, to test it.',
        'The wool came from DAT, three yards, for finding the way back.',
        'From DAT there was a plaster, big enough for two knees.',
        'The pencil was a present from DAT, which is why it was short.',
        'A toffee from DAT had stuck to the lining, but it counted.',
        'The note from DAT was blank, except for one word: ‘Go!’',
      ],
      tail: '‘Now everyone’s here,’ said {a}. <They packed it all up again, the way you would pack people.>',
    },
    {
      head: '‘Who else could we ask?’ said {a}. They asked everybody.',
      items: [
        'WER did not know, but very politely.',
        'WER thought it possible, at least from Thursday on.',
        'WER nodded twice, which was more like it.',
        'WER promised to stay by the window.',
        'WER suggested patience first, and then biscuits.',
        'WER laughed in a way that gave you courage.',
      ],
      tail: '‘That was all of them,’ said {h}. ‘Then we know what to do,’ said {a}. <Nobody had said it. But put together, it was plain.>',
    },
    {
      head: 'In {h.s} jacket there was a photograph, soft at the corners. They were all in it, squashed together.',
      items: [
        'WER was right at the front, blinking.',
        'WER was giving somebody rabbit’s ears.',
        'WER alone was looking the wrong way.',
        'WER was still chewing.',
        'WER had come out blurred, from laughing most likely.',
        'WER was nearly out of it: one arm, and half a wave.',
      ],
      tail: '‘Who took it?’ asked {a}. ‘I did,’ said {h}. <So one person was missing, and yet you could see at once who: they were all looking that way.>',
    },
  ],
  places: [
    {
      head: '{H} drew a map, out of {his} head and with a blunt pencil.',
      items: [
        'WER went in the middle, because that is where you always get to first.',
        'Above it {he} wrote WER and put a ring round it.',
        'WER only just fitted on the edge.',
        'Where the pencil snapped, there was now WER.',
        'WER got a cross, though not a big one.',
        'Right at the bottom, between two waves, lay WER.',
      ],
      tail: '{A} studied it. ‘And where are we?’ {H} tapped the table, next to the paper. <‘Not drawn yet.’>',
    },
    {
      head: '‘When this is done,’ said {a}, ‘we’ll go everywhere.’ They made a list.',
      items: [
        'First WER, on that they agreed.',
        'Then WER, but only if the sun was out.',
        'WER was added on account of a lost glove.',
        'WER got a note beside it: take sandwiches.',
        'WER went down twice, from looking forward to it.',
        'After WER {a} put a question mark, and rubbed it out again.',
      ],
      tail: '‘And then?’ asked {h}. ‘Then home,’ said {a}. <That was on the list as well, at the bottom, in the largest letters.>',
    },
    {
      head: 'There was a box of old postcards, each from somewhere else. {H} leafed through it.',
      items: [
        'The top one said WER and had a corner missing.',
        'The next was WER and smelt of rain.',
        'WER had been posted so often that the stamp was gone.',
        'Under WER somebody had written: ‘Back soon.’',
        'WER was mostly sky.',
        'And at the very back, upside down, was WER.',
      ],
      tail: '‘I’ve been to all of those,’ said {h}. ‘So who wrote to you?’ asked {a}. <‘I did,’ said {h}. ‘For later.’>',
    },
  ],
  answers: [
    {
      head: 'There was a notebook on the table, and in it was what one had to know about {h}.',
      items: [
        'WER came on the very first page.',
        'Below it, in red pencil: WER.',
        'Beside WER somebody had stuck a dried leaf.',
        'At WER {h} had to laugh.',
        'WER was in small letters, being secret.',
        'The last line was WER, and after it came a blot.',
      ],
      tail: '‘Who wrote all this?’ asked {h}. <It was somebody who had been listening.> Nobody owned up.',
    },
    {
      head: '{H} was to be examined, only the questions had been mislaid. ‘Just the answers, then,’ said {b}.',
      items: [
        '‘Very well,’ said {h}. WER was the first.',
        'WER came close behind.',
        'After a little thought there followed WER.',
        'One was nearly left out, namely WER.',
        'Then, with a finger in the air: WER.',
        'WER was the last, and {h} sat up straight for it.',
      ],
      tail: '{B} nodded every time. ‘Passed,’ said {b}. <‘Passed what?’ asked {h}. That, too, had been with the questions.>',
    },
    {
      head: 'What does one take along? {H} counted on {his} fingers what mattered.',
      items: [
        'The thumb was WER.',
        'WER got the pointing finger, and deserved it.',
        'The long one in the middle was WER.',
        'WER took the finger that never does anything alone.',
        'The little one had to be WER.',
        'WER had to start on the other hand.',
      ],
      tail: 'Then {he} made a fist, and it was all in there. <It weighed nothing. It was good to have.>',
    },
  ],
}

export const ENUMERATIONS: ByKind<Enumeration> = {
  people: [
    { one: 'WER wished {him} luck.', many: 'Luck was wished by WER.' },
    { one: 'WER waved.', many: 'From the window waved WER.' },
    { one: 'WER came a little way.', many: 'A little of the way they had WER.' },
    { one: 'WER stayed up.', many: 'Those who stayed up were WER.' },
  ],
  places: [
    { one: 'On the wall it said WER.', many: 'On the wall were names: WER.' },
    { one: 'Below it stood WER.', many: 'Below, in small letters: WER.' },
    { one: 'The map had WER, too.', many: 'The map also knew WER.' },
    { one: 'One arrow pointed to WER.', many: 'There were arrows to WER.' },
  ],
  answers: [
    { one: 'A note said WER.', many: 'A note said: WER.' },
    { one: 'Below it stood WER.', many: 'And further down: WER.' },
    { one: '{H} only said: WER.', many: '{H} counted them off: WER.' },
    { one: 'WER mattered as well.', many: 'These mattered as well: WER.' },
  ],
}
