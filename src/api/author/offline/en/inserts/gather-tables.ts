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

/** Told where there is no room for a scene; still, something happens. */
export const ENUMERATIONS: ByKind<Enumeration> = {
  people: [
    {
      one: '[At the corner somebody waved: WER.|Somebody pressed a sandwich into {h.s} hand, and it was WER.|A torch was lent by WER.]',
      many: '[At the corner a small crowd had come out to wave: WER.|Sandwiches had been made, by WER.|They did not go unnoticed. Out of one window, one above the other, looked WER.|‘Take this,’ said people on the way, and they were WER. {H.s} pockets filled up.]',
    },
    {
      one: '[The door was held for them by WER.|And a little of the way came WER.]',
      many: '[A scarf, a torch and a good word were given by WER.|A little of the way they had company: WER.|Fingers were being crossed by WER.]',
    },
    {
      one: '[‘Good luck!’ called WER.|Staying up for them was WER.]',
      many: '[‘Good luck!’ called WER, nearly all together.|Staying up for them, with the kettle on, were WER.]',
    },
    { one: 'Not to be forgotten: WER.', many: 'And who kept the light on? WER.' },
  ],
  places: [
    {
      one: '[‘If it goes wrong,’ said {a}, ‘we meet at WER.’|Someone had scratched a name on the wall: WER.|{A} still had a ticket to WER.]',
      many: '[‘If it goes wrong,’ said {a}, ‘where do we meet?’ {H} offered a choice: WER.|{A} turned out a pocket, and there were old tickets in it: WER.|They made a bet where they would go when it was over. The bets were on WER.]',
    },
    {
      one: '[And a postcard in {h.s} jacket said WER.|{H} had been as far as WER, and said so.]',
      many: '[{H} gave {himself} courage with the names of places {he} had been brave in: WER.|On a signpost, all on one arm, stood WER.]',
    },
    { one: 'One arrow pointed to WER.', many: 'There were arrows to WER.' },
    { one: 'On the map there was WER, too.', many: 'The map also knew WER.' },
  ],
  answers: [
    {
      one: '[‘Tell me one true thing,’ said {b}. {H} thought, and said: WER.|{B} wanted to know one thing about {h}, and got it: WER.]',
      many: '[‘Tell me something true,’ said {b}. {H} told {b.him} more than that: WER.|{B} was not satisfied till {h} had answered all that was asked. The answers were WER.|‘I have to fill something in,’ said {b}, and wrote down what {h} said: WER.]',
    },
    {
      one: '[And there was one answer more: WER.|{H} had something to add: WER.]',
      many: '[That was not all. {H} also said WER.|And since {b} went on looking at {him}: WER.]',
    },
    { one: '{H} only said: WER.', many: '{H} counted them off: WER.' },
    { one: 'It was written on {his} hand as well: WER.', many: 'These were written on {his} hand: WER.' },
  ],
}
