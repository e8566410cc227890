import { more, type Plot, scene, slot } from '../../language-pack.ts'
import { must } from '../must.ts'

/** Generic: a bench that moves a little every night, and the many hands that move it. */
export const bench: Plot = {
  id: 'bench',
  categories: ['generic'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Petra', gender: 'female', connection: 'neighbour' },
    b: { name: 'Mr Gale', gender: 'male', connection: '' },
  },
  titles: ['The Walking Bench', 'An Inch a Night', '{h} and the Green Bench'],
  teasers: [
    'The bench moves, a little every night. Everybody has noticed, and everybody is looking somewhere else.',
    'A bench has four feet, but as far as {h} knows it does not use them. So who is it?',
  ],
  start:
    'There is a green bench {where}, and {h} sits on it every day. Today, for the first time, {his} feet are in the sun. The bench has moved.',
  byname: '{h}, of the left end of the bench',
  places: [
    { name: 'The square', description: 'A pump, a tree, eleven windows, one bench.' },
    { name: 'The bench', description: 'Green. On the left it is worn to the shape of a person.' },
    { name: 'The window with the red curtain', description: 'It is always open a hand’s breadth.' },
  ],
  scenes: [
    scene(['Feet in the Sun', 'Four Marks', 'Not Where It Was'], 'The bench is not where it was.', [
      must(
        [
          'There was a green bench in the square {where}, and {h} always sat at the left end. It stood in the shade of the tree; it always had. But on Monday {his} feet were in the sun. {H} looked down. Beside each foot of the bench there was a mark on the stones, pale and square. The bench had moved an inch.',
          '{H} had a place of {his} own {where}, and that was the left end of the green bench in the square. You could set a clock by the shade there. On Monday, at noon, {he} sat down, and both {his} feet were in the sun. <It was either the sun or the bench.> Under it there were four pale squares on the stones, where it had stood for ever. They were an inch away.',
        ],
        [
          'There was a green bench in the square {where}, and {h} always sat at the left end, in the shade. On Monday {his} feet were in the sun. The bench had moved an inch.',
        ],
      ),
      must(
        [
          '‘Benches don’t,’ said {a.+}. On Tuesday it was two inches. On Wednesday it was four. {H} wanted to know who, and {he} wanted to know where to. Most of all {he} wanted to sit in {his} place without wondering where it would be tomorrow.',
          '{A.+} came with a ruler. ‘An inch,’ said {a}, ‘and a bit.’ The next day it was two, and the bit was bigger. Nobody in the square had seen anything. <They said so before they were asked.> {H} was fond of that bench. You’d want to know, if somebody you were fond of had started going out at night.',
        ],
        [
          '‘Benches don’t,’ said {a.+}. On Tuesday it was two inches, on Wednesday it was four. {H} wanted to know who, and where to.',
        ],
      ),
      slot('portrait'),
      slot('company'),
      more(2, [
        'It was going somewhere, that much was plain. They drew it on the back of an envelope: the tree, the pump, the marks. If you laid a pencil along them it pointed across the square, past the pump, at nothing in particular. <It pointed at a drain, said {a}. But one does not walk that slowly to a drain.>',
      ]),
      more(3, [
        '{W.there} They questioned the man at the kiosk. He sold them a paper and asked if it would rain. They questioned the lady with the two dachshunds. She went red to the ears. ‘Such a nice bench,’ she said. <The dachshunds looked in opposite directions.>',
      ]),
    ]),
    scene(['With a Chain', 'The Watch', 'A Long Night'], '{H} keeps watch and learns too little.', [
      must(
        [
          'On Wednesday evening {h} tied the bench to the tree with a washing line. In the morning the line was there, coiled up, with a bow. And the bench had moved a foot. On Thursday {he} put {himself} on watch, behind the pump. It rained from nine until five. Towards morning {he} closed {his} eyes for one second. When {he} opened them the bench had moved, {he} had a cold, and somebody had put an umbrella over {him}.',
          'First {h} chalked round its feet. <Somebody washed the chalk off and apologised, in chalk.> Then {he} tied a bell to it. In the morning the bell was in the pump, wrapped in a glove. And then {he} sat on it all night, from dusk to dawn, with {his} arms folded. That was the worst. It did not move at all, and in the morning everybody who came by looked at {him} as if {he} had eaten their breakfast.',
        ],
        [
          '{H} kept watch, in the rain, and closed {his} eyes for one second. The bench had moved, {he} had a cold, and somebody had put an umbrella over {him}.',
        ],
      ),
      more(1, [
        '‘We know this,’ said {a}, and counted on {a.his} fingers. ‘It’s someone who can do knots. Someone with gloves. Someone with umbrellas. Someone who can’t spell “sorry”.’ <There was nobody in the square who was all of that at once.> It was the first thing that made {h} think.',
      ]),
      more(2, [
        'It was the talk of the place, in that nobody talked about it. The baker’s boy whistled when he went by. The schoolmaster took his hat off to it, out of absent-mindedness, it seemed. Two girls were playing at the pump, and when {h} came up they were playing something else. <‘What was it before?’ asked {h}. ‘Removals,’ said the smaller one, and was trodden on.>',
      ]),
      more(2, [
        'The policeman put it all down. ‘Has it been stolen?’ ‘No.’ ‘Is it in the way?’ ‘Not yet.’ He closed his notebook. ‘Then it’s at large,’ he said, ‘and I’ll keep an eye out.’ <He gave the back of it a pat in passing. It was the pat of a man who knows how heavy a thing is.>',
      ]),
      slot('road'),
    ]),
    scene(
      ['The Man With the Brooms', 'An Exchange', 'Between Four and Five'],
      'There is one who is up at every hour.',
      [
        must(
          [
            'The only one who is about at every hour is whoever sweeps the square. This week {b.+} was minding the brooms. ‘I know who it is,’ said {b}. ‘I know all of it. But I’ve been asked not to tell, and I was asked nicely. I’ll say one thing for a swap. Your end of the bench. For good.’',
            'In the shed by the arch sat {b.+}, minding the brooms and a pot of glue. ‘What I see between four and five is nobody’s business,’ said {b}. ‘Still, you look dreadful. I’ll tell you half. What do you give? I don’t want money. I’d like the left end. I’ve had my eye on it for years.’',
          ],
          [
            'Only {b.+}, who was minding the brooms, was about at every hour. ‘I’ll tell you one thing,’ said {b}, ‘for the left end of that bench. For good.’',
          ],
        ),
        slot('questions'),
        must(
          [
            'It had taken {h} years to get that end into shape. {He} held out {his} hand, and {b} shook it. ‘You’re looking for the one who does it,’ said {b}. ‘That’s why you don’t see anyone. And you’re asking who’s pushing. You should ask who’s looking.’',
            '{H} knew every board of it, and the one nail. It was only a bench. It was only the left end. <There was no need to blow one’s nose about it; that was the cold.> ‘Done,’ said {h}. {B} spat on a palm, and they shook. ‘Then go home and sleep,’ said {b}, ‘and tomorrow look up for once. You’ve been looking at its feet the whole time.’',
          ],
          [
            'It had taken {h} years to get that end into shape. {He} shook hands on it. ‘There is no one person,’ said {b}. ‘And stop looking at its feet. Look up.’',
          ],
        ),
        more(2, [
          '{B} was mending the broom that does corners. ‘You find all sorts at that time of day,’ said {b}. ‘Single gloves. A tooth with a note. Once a whole slice of wedding cake on the pump, and nobody had got married.’ ‘What did you do with it?’ <‘I kept it a year,’ said {b}. ‘Then they did.’>',
        ]),
      ],
    ),
    scene(['Who Came By', 'An Inch Each', 'From the Attic'], 'They watch from above and see too many.', [
      must(
        [
          'That night they watched from {a.s} attic. At ten the baker’s boy came by. He looked left, he looked right, put his knee to the bench and pushed. One inch. At half past, the lady with the dachshunds. One inch. Then the schoolmaster, with his hat on; the policeman, with his off; two girls in nightgowns, who only managed half. {A} kept the tally. By three it was nineteen people, and not one knew of the others.',
          'They put out the light in the attic and waited. <It was cold, and there was one blanket, and they were fair about it.> The kiosk man came first. Then came the two sisters who had not spoken since the war, an hour apart, on the same side. Everyone thought they were alone. Everyone gave the bench one push, an inch, as you’d nudge somebody along who was too shy. ‘That’s the whole square,’ said {a}. ‘But why?’',
        ],
        [
          'That night they watched from the attic. The baker’s boy came by and gave the bench a push. One inch. Then the policeman. Nineteen people, and not one knew of the others.',
        ],
      ),
      slot('road'),
      slot('quiet'),
      more(1, [
        '‘We could go down and ask,’ said {a}. But you can’t ask somebody who is being kind in secret. It is worse than catching them in the bath. <They watched the policeman look up and down the square before he gave it his inch. He went off on tiptoe, in those boots.>',
      ]),
      more(2, [
        '{W.still} There was half a moon over the pump. The bench stood in the middle of the square now, all by itself, like something that has set out and is having a rest. ‘Where do you want to go?’ said {h} to it, under {his} breath. It was looking straight ahead.',
      ]),
      more(3, [
        'Around four {b} came with the broom. {B} swept round the bench, all four feet. Then {b} stopped, leaned the broom on the pump, and pushed, too. <It was a good two inches.> ‘So much for nobody’s business,’ said {a}.',
      ]),
    ]),
    scene(['Look Up', 'The Red Curtain', 'The Whole Way'], '{H} looks at the square as the bench sees it.', [
      slot('key'),
      must(
        [
          'Who’s looking? {H} went down and sat on the bench, and looked where the bench looked. Across the square, on the ground floor, there was a window with a red curtain, and it was open a hand’s breadth. Behind it was old Miss Amery. She had sat on this bench every day, at the right end, till the winter. Then her legs had stopped. {H} had thought that she’d moved away. {He} had not thought much about it at all.\nNobody could bring her to the bench. So they were bringing the bench to her, an inch at a time, and each of them had believed it was only their own idea.',
          'So {h} looked up. From the bench you saw eleven windows. Ten had geraniums. In the eleventh a curtain was open a little, just where a person would need it who was lying down. And then {he} knew whose end the other end was. They had sat there for years, {h} on the left and Miss Amery on the right, with a newspaper between them, and had said ‘Morning’. Since the autumn {he} had had the whole paper.\n‘It’s going to see her,’ said {h}. ‘It can’t go any faster. Everyone’s only got one inch of nerve.’',
        ],
        [
          '{H} sat down and looked where the bench looked. Across the square was a window with a red curtain. Behind it was old Miss Amery, who had always sat at the right end, until her legs stopped. Nobody could bring her to the bench. So they were bringing the bench to her.',
        ],
      ),
      must(
        [
          '‘How far is it?’ said {a}. ‘Forty feet.’ {H} spat on {his} hands. ‘Take the other end.’ But it was heavy, being oak. They got it a yard. Then there was someone at the back of it with dachshunds. Then there was a hat, and a helmet, and two nightgowns. Nobody said a word. They all looked straight ahead, and pushed.',
          '{H} took a stick and banged on the pump. Windows went up. ‘I need a hand,’ {he} called, ‘with something you’ve all been doing.’ Nobody moved. Then the baker’s boy came out, very red, and then they all came, one by one, in slippers. ‘You as well?’ they said. ‘You?’ The sisters took one end together. It weighed hardly anything.',
        ],
        [
          '‘Take the other end,’ said {h} to {a}. It was heavy. Then there was somebody with dachshunds. Then there was a helmet. Nobody said a word. They all pushed.',
        ],
      ),
    ]),
    scene(['Under the Window', 'Good Morning', 'The Right End'], 'The bench has arrived.', [
      slot('after'),
      more(1, [
        'On the stones there is a track now, right across the square, forty feet of small scratches. The council wanted to have it sanded off. <The policeman said he knew nothing about it.> In the end it was left, and children walk along it with their arms out.',
      ]),
      must(
        [
          'On Saturday at noon the red curtain was drawn aside. There stood the bench, green, right under the sill, and on the left end sat {b}, as agreed. <{W.over}> So {h} took the middle. ‘Morning,’ said a voice from the window, as if it had been yesterday. ‘Morning,’ said {h}, and passed up half the paper. There was no tree here. They all had their feet in the sun.',
          'It has stood under the window ever since. <{W.over}> {H} sits in the middle, since the left end is promised and the right end is the one next to the sill. An arm in a knitted sleeve lies on that. ‘They’ve moved you,’ said Miss Amery on the first day. ‘It was on its way,’ said {h}. {He} stretched out {his} legs. {His} feet were in the sun, and {he} left them there.',
        ],
        [
          'On Saturday the curtain was drawn aside. There stood the bench, under the sill, with {b} at the left end. {H} took the middle. ‘Morning,’ said a voice from the window. ‘Morning,’ said {h}, and passed up half the paper. There was no tree here. They all had their feet in the sun.',
        ],
      ),
    ]),
  ],
}
