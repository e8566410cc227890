import { more, type Plot, scene, slot } from '../../language-pack.ts'
import { must } from '../must.ts'

/** Christmas: the back half of the donkey, a star that will not rise, and the only animal that goes backwards. */
export const donkey: Plot = {
  id: 'donkey',
  categories: ['christmas'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Morwenna', gender: 'female', connection: 'cousin' },
    b: { name: 'Mr Abelard', gender: 'male', connection: '' },
  },
  titles: ['The Back Half of the Donkey', '{h} and the Star That Stuck', 'Mostly Floor'],
  teasers: [
    'In the Christmas play {h} is the back half of the donkey. In an hour the star has to rise, and the star has other ideas.',
    'One line to speak, one rope that jams, one donkey. It is Christmas Eve, and {h} can see nothing but floor.',
  ],
  start:
    'It is Christmas Eve, and {h} is standing bent over inside a donkey, at the back. This year, at last, there is a line to say. Then the star gets stuck.',
  byname: '{h}, hindquarters of the donkey',
  places: [
    { name: 'The hall', description: 'Ninety chairs, one stove, and a stage that slopes towards the tea urn.' },
    {
      name: 'The prop cupboard',
      description: 'Three crowns, four beards, and one person who knows where everything is.',
    },
    { name: 'Inside the donkey', description: 'Dark, woollen, and mostly floor.' },
  ],
  scenes: [
    scene(
      ['Mostly Floor', 'One Line', 'Inside the Donkey'],
      'This year the back half of the donkey has been promised a line.',
      [
        must(
          [
            'From inside a donkey you see mostly floor. {H} knew that better than anyone {where}, having been the back half for three Christmases. <The boards of the stage were old friends by now.> The front half had the ears and the applause. The back half had the tail.',
            'The Christmas play {where} had a donkey, and the donkey had two halves. {H} was the other one. <Three years running.> From in there you see mostly floor, and a little of the person in front.',
          ],
          [
            'From inside a donkey you see mostly floor. {H} had been the back half for three Christmases {where}, so {he} ought to know.',
          ],
        ),
        must(
          [
            'But this year there was a line. When the star rose, somebody had to say: ‘There it is.’ Three words, and they were {h.s}. {He} had been practising since October, in every room with a door.',
            'This Christmas, though, it was going to be different. Three words had been promised to the back of the donkey: ‘There it is.’ They came at the moment the star went up. {H} had said them to the bath, the bus and the cat next door.',
          ],
          [
            'But this year there was a line. When the star rose, somebody had to say: ‘There it is.’ The three words were {h.s}.',
          ],
        ),
        must(
          [
            'The front half was {a.+}. ‘Don’t tread on me this time,’ said {a}, stepping into the legs. ‘Don’t stop without telling me,’ said {h}. It was a partnership.',
            'In front, with the ears, went {a.+}. ‘I steer, you follow,’ said {a}. ‘I always follow,’ said {h}. <‘You followed me into the harp,’ said {a}.>',
          ],
          ['The front half was {a.+}. ‘Don’t tread on me this time,’ said {a}.'],
        ),
        slot('portrait'),
        slot('company'),
        more(2, [
          '{W.there} In the hall the chairs were going out in rows, and somebody had put the tea urn on. The three kings were arguing about who was to carry what. <The gold had chocolate in it, so everyone wanted the gold.> It was one hour to go.',
        ]),
        more(3, [
          'Mrs Pell, who directed, went by with a clipboard and a shepherd’s crook. ‘Has anyone seen a lamb?’ she said. ‘Which sort?’ ‘The sort with wheels.’ <It was found under the piano, chewed.> She ticked it off.',
        ]),
        more(2, [
          'It is not easy to rehearse as half of something. ‘Left leg,’ said {a}. ‘Mine or yours?’ ‘Ours.’ They went once round the hall and came back with a scarf, two hymn books and a small angel who had wanted a lift. <‘We’ll have to brake sooner,’ said {a}.>',
        ]),
      ],
    ),
    scene(
      ['It Goes Up on a Rope', 'An Hour to Go', 'The Lamp in the Star'],
      'The star is dark, and {h} tries to mend it.',
      [
        must(
          [
            'At six they tried the star. It was tin, as wide as a door, and hung on a rope over the stable. The lamp inside it gave one cough and died. {H} climbed up to look. {He} shook it. <It is what one does.> Out fell the bulb, and there was a noise like the end of something, and the donkey’s tail got caught in the ladder and stayed there.',
            'The star was made of tin and stood ready behind the stable, on its rope. ‘Light it,’ called Mrs Pell. Nothing lit. {H}, who happened to be nearest, went up the ladder and gave it a tap. The tap was too much. The bulb came down past {him}, and so did {he}, and the tail tore off.',
          ],
          [
            'At six the star would not light. {H} climbed up and gave it a tap. Down came the bulb, down came {h}, and the donkey’s tail tore off. {A} sewed it on again with clothes line.',
          ],
        ),
        more(1, [
          '‘No star,’ said the smallest king. He was five and took things as they came. ‘Then how do we know where to go?’ Nobody had an answer. <Somebody suggested a sign with an arrow. Mrs Pell shut her eyes.>',
        ]),
        more(2, [
          '{A} sewed the tail back on with string and a great many knots. <‘It won’t come off again,’ said {a}, ‘whatever you tie to it.’> {H} tried it. It would have held a horse, let alone half a donkey.',
          'There was no needle, so {a} fixed the tail with a length of clothes line, twice round the middle. ‘You could tow a car with that,’ said {a}. <Nobody had a car, and {h} let it be.>',
        ]),
        more(3, [
          'They tried a candle in the star. It looked very fine until the tin got warm. They tried a bicycle lamp, but someone had to pedal. <The shepherd who pedalled got as far as Bethlehem, he said, and then had to lie down.> The clock over the urn said half past six.',
        ]),
        more(2, [
          '{H} looked for another bulb. There was one over the stove, but then the hall went dark. There was one in the ladies’, but then the ladies objected. <‘In my day,’ said the man at the tea urn, ‘we had a real star, and it was just as much trouble.’>',
        ]),
        slot('road'),
      ],
    ),
    scene(
      ['The Prop Cupboard', 'What the Lamp Costs', 'A King Without a Word'],
      'There is another lamp, and it has a price.',
      [
        must(
          [
            'The prop cupboard was being minded by {b.+}. ‘I’ve a lamp,’ said {b}. ‘A good one. It comes off a lifeboat. But I don’t lend for nothing on Christmas Eve. What have you got that you’d hate to give away?’ {H} had three words. {He} could feel them in {his} mouth.',
            'Among the beards and crowns sat {b.+}, who was minding the cupboard tonight. ‘A lamp? Behind the camel,’ said {b}. ‘But it’s a swap. I want something that’s worth as much to you as light is to them.’ {H} turned out {his} pockets. They both knew it was not in the pockets.',
          ],
          [
            'The prop cupboard was being minded by {b.+}. ‘I’ve a lamp,’ said {b}. ‘But it’s a swap. What have you got that you’d hate to give away?’ {H} had three words.',
          ],
        ),
        slot('questions'),
        must(
          [
            '‘The smallest king hasn’t a word to say all evening,’ said {b}. ‘Not one. His gran has come on two trains.’ {H} looked at the floor, from habit. ‘It’s “There it is”,’ {h} told the smallest king. ‘You say it when it’s up. Not before.’ Then {he} took the lamp and went back to being legs.',
            '‘See the little king? He comes on, he stands, he goes,’ said {b}. ‘He asked me if he was really in it.’ So {h} went over, bent down to the crown and said the three words, slowly, twice. The king moved his lips. <It was like handing over a warm coin.> After that {h} carried the lamp away, and had nothing to practise.',
          ],
          [
            '‘The smallest king hasn’t a word to say all evening,’ said {b}. So {h} went and gave him the line, slowly, twice. Then {he} took the lamp.',
          ],
        ),
        more(2, [
          '‘You’ll be wanting this, then,’ said {b}, and screwed the lamp in. It lit the whole cupboard. You could see everything ever lost by everyone: a wing, a trumpet, the other half of the moon. <‘So that’s where that is,’ said Mrs Pell behind them.>',
        ]),
        more(3, [
          '‘Why do you do the back?’ {b} asked, hunting for a screw. {H} had never been asked. ‘Someone has to. And you hear everything. People think you’re a donkey.’ ‘What do they say?’ ‘This year? They say they hope it snows, and that Gran’s got thin.’ <{B} gave {him} a toffee for that.>',
        ]),
        more(1, [
          '‘You gave it away?’ said {a}. ‘All three?’ ‘You can’t very well give two,’ said {h}. {A} said nothing, but on the way back walked more slowly, so that nobody had to trot.',
        ]),
      ],
    ),
    scene(['Curtain', 'Halfway', 'The Rope Jams'], 'The play begins, and the star stops halfway.', [
      more(1, [
        'The hall filled. You could hear it from inside: chairs, coats, a baby with opinions. Mary forgot her shawl and Joseph forgot his name. <‘I’m the carpenter,’ he said in the end, and it was allowed.> The donkey crossed the stage without treading on anyone.',
      ]),
      more(2, [
        'In the second scene an angel lost a wing. It came down beside the donkey like a large letter. {A} bent the knees, {h} bent the knees, and the donkey picked it up and carried it off, to applause. <‘That wasn’t in the play,’ breathed {a}. ‘It is now.’>',
      ]),
      more(3, [
        'The innkeeper said there was no room. He said it so kindly that the people in the front row began to move up. <‘There’s a place by me,’ called somebody’s aunt.> Mary said thank you, but they had a stable.',
      ]),
      more(3, [
        'From in the dark {h} could see boots. Shepherds’ boots, kings’ slippers, one bare foot that belonged to heaven. {He} knew them all by now. The smallest slippers were turned in at the toes, and they were shaking. {H} put out a hoof and laid it next to them.',
      ]),
      slot('road'),
      slot('quiet'),
      must(
        [
          'Then it was time. The shepherds looked up. The rope creaked, the star rose as far as the stable roof, and stuck. They pulled. It sat there like a tin plate on a shelf. Somebody in the second row began to cough. The smallest king had his mouth open, ready, and no star to put in it.',
          'The moment came. Behind the curtain two shepherds hauled on the rope, and up went the star, one foot, two feet, and no further. It hung behind the stable, where not one person could see it. <A hundred and eighty eyes looked at nothing.> The smallest king drew breath, and held it.',
        ],
        [
          'The moment came. Behind the curtain two shepherds pulled. The star rose as far as the stable roof, and stuck. The smallest king drew breath, and held it.',
        ],
      ),
      more(2, [
        '‘Pull harder,’ whispered a shepherd. ‘I am pulling harder.’ <Something in the roof said: crack.> They let go rather quickly. In the dark of the donkey {a} felt for {h.s} hand and said: ‘What do we do?’ It is a strange thing to be asked when you are a back.',
      ]),
      more(3, [
        'The pianist, to save what could be saved, played the carol again. There are only so many verses. At the fourth the angels started to sit down. <At the fifth one of them waved to her mother.>',
      ]),
    ]),
    scene(['The Tail', 'The Other Way', 'Backwards'], '{H} looks at the floor once more.', [
      slot('key'),
      must(
        [
          'The floor. Across the boards ran the rope, right under {his} nose, through a ring and away to the side. It was not the star that was stuck. It was the ring: the rope was being pulled round a corner. It needed to be pulled straight back. ‘Stop,’ said {h}. ‘Other way.’ ‘Donkeys don’t go the other way,’ said {a}. ‘This one’s got me in it.’\n{H} tied the rope to the tail and walked. For the first time in three years the back half led. Step by step the donkey went backwards through the shepherds, and step by step behind the stable something began to shine.',
          'There was the rope. It lay across the boards a foot from {h.s} face, bent hard round the leg of the manger. From out there they could not see it. You had to be someone who sees mostly floor. ‘{A},’ said {h}, ‘we’re going to reverse.’ A loop, a knot, and the rope was on the tail.\nNobody in the hall had ever seen a donkey walk backwards with such purpose. It went past the kings. It went past Joseph, who bowed. And at the same pace, over the roof of the stable, up came the star.',
        ],
        [
          'The rope. It lay right under {his} nose, bent round the leg of the manger. You had to see mostly floor to see that. {H} tied it to the tail, and for the first time in three years the back half led. Backwards went the donkey, past the kings and past Joseph, and over the stable rose the star.',
        ],
      ),
      must(
        [
          'It was so bright that the whole front row had shadows. For one breath nobody said a thing. Then a very small voice said: ‘There it is!’',
          'Light fell on ninety chairs. The smallest king let go of his breath and of his gold. ‘There it is,’ he said, to his gran, in the fourth row. <She said: ‘So it is.’>',
        ],
        ['‘There it is,’ said the smallest king, to his gran, in the fourth row.'],
      ),
    ]),
    scene(['Applause', 'Two Halves', 'There It Is'], 'The donkey takes a bow.', [
      slot('after'),
      more(1, [
        'There was a good deal of clapping. The kings bowed, the angels bowed, the sheep rolled off the edge. ‘And the donkey!’ somebody shouted. {A} took one step aside and pushed the other half to the front. <It was the wrong way round, but it was the right way round.>',
      ]),
      more(2, [
        '‘I counted,’ said {b} afterwards, at the urn. ‘You said nothing at all for an hour and a half. It was the best part in the play.’ <The tea was stewed and tasted of success.> Next year, {b} said, there might be a lamp to mind.',
      ]),
      must(
        [
          'When the hall was empty they left the star up, since no one could get it down. <{W.over}> {H} sat on the edge of the stage in two woollen legs, and the smallest king’s gran came by and pressed something into {his} hand. It was a chocolate coin. {He} looked down to unwrap it. You still saw mostly floor. But there was light on it now, all the way to the door.',
          'Later {h} went back for the legs. <{W.over}> The hall was dark except for the star. {A} was there already, with two cups and one mince pie. ‘Say it,’ said {a}. ‘It’s only us.’ {H} looked at the floor, where the light lay on every board. ‘There it is,’ {he} said.',
        ],
        [
          'Later {h} sat on the edge of the stage in two woollen legs and looked down. You still saw mostly floor. But there was light on it now, all the way to the door.',
        ],
      ),
    ]),
  ],
}
