import { more, type Plot, scene, slot } from '../../language-pack.ts'
import { must } from '../must.ts'

/** Love, or friendship: two people are tied together for a race, and the knot will not open. */
export const threeLegged: Plot = {
  id: 'three-legged',
  categories: ['love', 'generic'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Joni', gender: 'female', connection: '' },
    b: { name: 'Mrs Pargeter', gender: 'female', connection: '' },
  },
  titles: ['Three Legs', 'A Very Good Knot', '{h} and the Long Afternoon'],
  teasers: [
    'They were tied together for one race, ankle to ankle. It is four o’clock now, and the knot will not come undone.',
    'At the fete {h} only wanted to win a marrow. Now there are three legs, and one of them is {a.s}.',
  ],
  start:
    'At the summer fete {h} and {a} are tied together for the three-legged race. They come in last. Then the knot turns out to be a good one.',
  byname: '{h}, of the middle leg',
  places: [
    { name: 'The field', description: 'Bunting on three sides, and on the fourth a cow.' },
    { name: 'The tea tent', description: 'Everything in it is either too hot or a sponge.' },
    { name: 'The raffle', description: 'First prize, a weekend. Second prize, two marrows.' },
  ],
  scenes: [
    scene(['On Your Marks', 'The Middle Leg', 'Last'], 'Two people are tied together for a race.', [
      must(
        [
          'At the summer fete {where} there was a three-legged race, and one was short of people. ‘You two,’ said the vicar, and before {h} could say that {was} only there to see the marrows, there was a scarf round {his} ankle. The other ankle in it belonged to {a.+}. They knew each other, in a way. They said good morning. They had never before been of one leg.',
          'It is not always easy to get near a person. {Where} it was done with a scarf. Two at a time they stood along the chalk line, and the vicar went from pair to pair on his knees, tying. ‘Who’s with you?’ he asked {h}. ‘Nobody.’ ‘And with you?’ he asked {a.+}, who was standing next to {him} with the same expression. He pulled the ends tight, and it was done.',
        ],
        [
          'At the summer fete {where} there was a three-legged race, and one was short of people. Before {h} could say anything there was a scarf round {his} ankle. The other ankle in it belonged to {a.+}. They had hardly ever got beyond good morning.',
        ],
      ),
      must(
        [
          'They set off with the left and with the right. They fell over with both. By the time they had discussed it the others were having squash. ‘Sorry,’ said {a}. ‘Sorry,’ said {h}. Then {he} bent down to undo the knot. It was a very good knot. The vicar had once been in the navy.',
          '‘On three,’ said {h}. ‘Is it on three or after three?’ said {a}. Everyone else had gone. They came in last, by a good way, holding each other up by the collar, to warm applause. <A dog had overtaken them.> ‘Well,’ said {a}, ‘that was that,’ and they both reached for the scarf. It did not move. It had got wet in the ditch and gone as hard as a nut.',
        ],
        [
          'They came in last, holding each other up by the collar. Then {h} bent down to undo the knot. It was a very good knot. The vicar had once been in the navy.',
        ],
        '',
        'out',
      ),
      slot('portrait'),
      slot('company'),
      more(2, [
        '{W.there} At four, {h} was to give the speech for the marrows. It was a short one, but {he} had been working on it for a week, and {he} had to be seen by the whole field. All {he} wanted was to stand up there on two legs. <In the third row, if possible, would be {a}. That had been the plan.>',
      ]),
      more(3, [
        'The first thing you find out is that the other person has a side. {H} liked to have people on the left. {A} was on the left. <You could feel every step {a} was going to take a bit before {a.he} took it.> It was like being told a secret by a knee.',
      ]),
    ]),
    scene(
      ['Scissors', 'The Tea Tent', 'Two Plates, One Table'],
      'They try to get loose, and are in each other’s way.',
      [
        must(
          [
            'They tried a fork. They tried a hairpin and the leg of a chair. Then {h} thought of the cake knife, and they set out for the tea tent. {H} saw the knife on the left. {A} saw it on the right. They were both correct, for there were two, and between the two there was a table with eleven sponges on it. It was not fast. It was more like a ship going down. When they stood up they had jam in their ears, and the knives were in the trifle, and no one in the tent would lend them so much as a spoon.',
            '‘We’ll cut it,’ said {a}. ‘It’s Mrs Vicar’s good silk,’ called the vicar from a distance. So they pulled. {H} pulled this way, {a} pulled that way, like two people saying goodbye in a hurry. <It did the knot a world of good.> Then {a.s} shoe slipped, and they went backwards through the tea tent, in at one side and out at the other. On the way {h} lost a button, a cuff and the speech. Somebody used it for the jam.',
          ],
          [
            'They pulled, each their own way, and the knot got tighter. Then somebody slipped, and they went backwards through the tea tent, in at one side and out at the other. {H} lost a button, a cuff and what {he} had been going to say at four.',
          ],
        ),
        more(1, [
          '‘You’re pulling,’ said {a}. ‘You’re pulling,’ said {h}. They sat down on the grass to have it out. It turned out that sitting down has to be agreed as well. <It was the first time either of them had laughed.>',
        ]),
        more(2, [
          'They had to go past the coconut shy. It cost threepence for three. ‘You throw,’ said {a}. ‘I’ll be the leg.’ {H} threw. With a good leg under you it’s a different thing. <They won a goldfish, and gave it back, since it seemed to have plans of its own.>',
        ]),
        slot('road'),
      ],
    ),
    scene(['The First Aid Tent', 'Patience', 'An Hour'], 'Somebody knows knots, and has conditions.', [
      must(
        [
          'In the first-aid tent sat {b.+}, who had taken over the bandages for the day. {B} put on a pair of glasses to look at it. ‘That’s a beauty,’ said {b}. ‘I’d not hurt it. I can tell you how to get it off. But I’m busy, with the egg-and-spoon. You do something for me first: carry the tea urn to the band. Full. Without spilling.’',
          '{B.+} was looking after the sprains this year, and was glad of a knot. ‘Don’t pull,’ said {b}. ‘Whatever you do. I’ll let you into it when you’ve done me a favour. There are forty chairs to go from here to the stage. Somebody must. And you’ll have to do it as you are.’',
        ],
        [
          'In the first-aid tent sat {b.+}. ‘Don’t pull,’ said {b}. ‘I can tell you how it comes off. But first there are forty chairs to be carried to the stage. You’ll have to do it as you are.’',
        ],
      ),
      slot('questions'),
      must(
        [
          'It is not possible with three legs to hurry. After the first turn they stopped saying left and right. After the fifth they stopped falling. {H} noticed that you can hear how somebody else is breathing, and go by that. When they came back, hot in the face, {b} had a look at the ankle, and a longer one at the two of them. ‘It’ll come off by itself,’ said {b}, ‘when nobody’s pulling. It’s silk. Give it an hour, and leave it be.’',
          'They did it badly, then they did it well. Somewhere in the middle {a} began to hum, and after that it was more of a dance. ‘Now tell us,’ said {h}, back at the tent. {B} took off the glasses. ‘There’s nothing to tell,’ said {b}. ‘As long as one of you wants to be off, it holds. When you’ve both stopped it lets go. You might look at it in an hour or so. <Or you might not.>’',
        ],
        [
          'After the first turn they stopped saying left and right. After the fifth they stopped falling. ‘It’ll come off by itself,’ said {b} then. ‘As long as one of you is pulling, it holds. Give it an hour, and leave it be.’',
        ],
      ),
      more(2, [
        '‘Do you do many knots?’ asked {h}. ‘Mostly in stomachs,’ said {b}. ‘It’s the same thing. People come in here and tug.’ <{B} tied a bow round somebody’s thumb without looking.>',
      ]),
    ]),
    scene(['An Hour', 'Round the Field', 'Without a Word'], 'There is an hour to be got through.', [
      must(
        [
          'So they had an hour. They went round the field once, as there was nowhere to be. They looked at the cow. {A} said that when {a.was} small there had been two sorts of people, the ones who jump off the wall and the ones who hold the coats. ‘Which were you?’ said {h}. ‘I held the coats. You jumped.’ {H} had always thought nobody was watching. {He} lost the step, and found it again.',
          'There is a good deal of time in an hour when you can’t walk off. They stood at the duck race, and then at the cow. <The cow looked from one to the other, and at the middle.> ‘I’ve seen you at the library,’ said {h}. ‘You always read the last page first.’ ‘Only to know if it’s safe,’ said {a}. It was not much, as talk. But neither of them was used to being noticed, and both of them had to look at the cow again.',
        ],
        [
          'So they had an hour. They went round the field. They looked at the cow. ‘You always read the last page first,’ said {h}. ‘At the library. I’ve seen you.’ ‘Only to know if it’s safe,’ said {a}. Neither of them was used to being noticed.',
        ],
      ),
      slot('road'),
      slot('quiet'),
      more(1, [
        '{W.still} They shared a bag of cherries on the bank. With the stones they aimed at a bucket. {A} had the better arm and {h} had the better eye; so {h} said where, and {a} spat. <They hit it nine times out of eleven. The vicar pretended to be looking at the sky.>',
      ]),
      more(2, [
        'At four they climbed on to the stage together, there was no other way. The speech was in the jam. So {h} said what came into {his} head, which was that it takes two to carry a marrow. <It was the best speech they had ever had. {A} held up the marrow.>',
      ]),
    ]),
    scene(['The Knot', 'How Long Have You Known', 'Loose'], '{H} looks down.', [
      slot('key'),
      must(
        [
          'They were on the bench under the limes when {h} looked down to see how the knot was getting on. There was no knot. There was a scarf, lying across two shoes, as loose as a sleeping cat. It must have dropped off at the cow. {H} thought back. They had gone the whole way round the field after that, and climbed on to a stage, and down, left, right, left, with nothing round their ankles at all. {He} ought to have said something. {He} moved {his} foot a little closer, so that it should not show.\n‘How long have you known?’ said {a}, looking straight ahead.',
          'It was getting on for six, and the hour had long gone by. {H} had not liked to look. Now {he} did, out of the corner of one eye. The scarf had come undone. It lay in the grass with one end on {his} shoe and one end on {a.s}, and it was dry; it had been lying like that for ages. And neither had moved a foot. {H} looked up, very slowly. {A} was studying the bunting.\n‘It’s come off,’ said {h}. ‘I know,’ said {a}. ‘Since the coconuts, I think. Or the cow.’',
        ],
        [
          'On the bench under the limes {h} looked down. There was no knot. The scarf lay across two shoes, as loose as a sleeping cat. They had walked half round the field with nothing round their ankles at all. {H} moved {his} foot a little closer, so that it should not show. ‘How long have you known?’ said {a}, looking straight ahead.',
        ],
      ),
      must(
        [
          '‘Since just now,’ said {h}. ‘You?’ ‘Since the cow,’ said {a}. They both thought about that. It was a long way from the cow. ‘You never said,’ said {h}. ‘I thought you’d want it back,’ said {a}. ‘Your leg.’',
          '‘You might have mentioned it.’ ‘So might you.’ {H} tried to remember what {he} had wanted two legs for. It had seemed important at the time. <Somewhere a brass band was packing up a tuba.> Nobody pulled.',
        ],
        [
          '‘Since just now,’ said {h}. ‘You?’ ‘Since the cow,’ said {a}. It was a long way from the cow. ‘I thought you’d want it back,’ said {a}. ‘Your leg.’',
        ],
      ),
    ]),
    scene(['Home on Four', 'The Scarf', 'Left, Right'], 'Two people walk home.', [
      slot('after'),
      more(1, [
        'They took the scarf back to the vicar. He ran it through his fingers. ‘It’s a knot I learnt at sea,’ he said. ‘For two boats in bad weather. You’re meant to undo it when it clears.’ <He looked at how they were standing. ‘But there’s no hurry,’ he said.>',
      ]),
      must(
        [
          'They went home by the lane, on four legs, and it felt like one too many. <{W.over}> At the first puddle they both went left. At the gate they both stopped to let the other go first, and both went. ‘On three?’ said {a}. ‘Or after three?’ said {h}. They had it by the second lamp post. If you had come up behind, you would have looked for the scarf.',
          'The next year there was a race again. <{W.over}> The vicar came along the chalk line on his knees. ‘Who’s with you?’ he said to {h}, and then he saw. He put the scarf back in his pocket. They stood there, ankle to ankle, with nothing round them but their socks. They came in last again. They had got to talking, near the cow.',
        ],
        [
          'They went home by the lane, on four legs, and it felt like one too many. At the first puddle they both went left. If you had come up behind, you would have looked for the scarf.',
        ],
      ),
    ]),
  ],
}
