import { more, type Plot, scene, slot } from '../../language-pack.ts'
import { must } from '../must.ts'

/** Horror: posters go up for somebody who is not lost yet. */
export const lostPoster: Plot = {
  id: 'lost-poster',
  categories: ['horror'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Imogen', gender: 'female', connection: 'neighbour' },
    b: { name: 'Mr Pask', gender: 'male', connection: '' },
  },
  titles: ['Lost on Thursday', 'Answers to the Name of {h}', 'The Reward'],
  teasers: [
    'On every lamp post hangs a poster. It says that {h} is lost, since Thursday. Today is Wednesday.',
    'Somebody is looking for {h}. That would be kind, if {h} were missing.',
  ],
  start:
    'There are posters all over the streets {where}: {h} is lost, last seen on Thursday, please help. It is only Wednesday.',
  byname: '{h}, found',
  places: [
    { name: 'Lamp post number one', description: 'Nails from fifty years of lost cats.' },
    { name: 'The printer’s', description: 'The letters lie in drawers and are all back to front.' },
    { name: 'The common', description: 'Flat as a plate, and no path across it that stays put.' },
  ],
  scenes: [
    scene(['Wednesday', 'Last Seen', 'The Lamp Post'], 'A poster hangs where it should not hang yet.', [
      must(
        [
          'LOST, it said on the lamp post. {H} felt sorry for somebody’s cat. Then {he} read on. ‘Since Thursday evening. Answers to the name of {h}. Last seen {where} in {his} good shoes.’ There was a drawing too, in pencil. It was not flattering, but it was {him}. Underneath, where there is usually a telephone number, it only said: ‘Reward.’ And it was Wednesday.',
          'It is a nasty thing to meet yourself on a lamp post. {H} had only stopped to do up a lace. ‘Have you seen this person?’ said the poster, and {h} had, that very morning, in the bathroom mirror. ‘{H}. Lost {where}. Not seen since Thursday.’ <The nose was very well done.> {He} looked about. There was one on the next post, and the next. {He} counted on {his} fingers what day it was. It was the day before.',
        ],
        [
          'LOST, it said on the lamp post {where}. ‘Since Thursday evening. Answers to the name of {h}. Reward.’ There was a drawing too, and it was {him}. And it was Wednesday.',
        ],
      ),
      must(
        [
          '‘It’s a joke,’ said {a.+}. They looked at the pencil lines. Nobody draws an ear like that for a joke. All down the street hung {h}, on every lamp post, and looked at {h}. ‘You could just stay in tomorrow,’ said {a}. That was what {he} meant to do. {He} wanted Friday to come, and to be still there in it.',
          '{A.+} took it off the nail and turned it over, but there was nothing on the back. ‘You aren’t lost, though,’ said {a}, and pinched {him} in the arm to be sure. ‘Not yet,’ said {h}. All {he} wanted was not to be. It could hardly be so hard; {he} had managed it every day so far.',
        ],
        ['‘You aren’t lost,’ said {a.+}. ‘Not yet,’ said {h}. All {he} wanted was to get to Friday.'],
        '',
        'out',
      ),
      slot('portrait'),
      slot('company'),
      more(2, [
        '{W.there} People had begun to look at {him}. A lady at the bus stop lowered her paper, compared, and raised it again. ‘I’m so sorry,’ said a man with a pram. <‘What for?’ ‘I don’t know,’ he said. ‘One reads these things.’>',
      ]),
      more(3, [
        'It was good paper. It was a little damp, though the day was dry, and it had no smell at all. {H} held a finger on the word ‘lost’. <When {he} took it away, the finger was cold.>',
      ]),
    ]),
    scene(
      ['Taking Them Down', 'Lamp Post After Lamp Post', 'Somewhere Else'],
      '{H} pulls down the posters, one after another.',
      [
        must(
          [
            '{H} took them down. It seemed the thing to do. {He} went from post to post, and {a} carried the pile. They did the street, and the next street; they did the hill. There was always one more, a bit further on. After an hour {h} stuffed the last of them in a bin, and looked up. They were at the edge of the common. Neither of them knew how they had come there. Behind them all the streets looked alike. It took till after dark, and most of a shoe, to find one they had ever seen before.',
            '‘They’re coming off,’ said {h}, ‘every one.’ {He} worked fast. Rip, and on to the next. {He} did not look where {he} went, {he} only looked for {himself}. <It is easy to follow, your own face.> The posters led past the school, under a bridge, along by a wall. Then there was none, only grass, and a sort of greyness. They had a hundred and eleven {h.s} under their arms, and no idea where they were. {A} asked a dog the way. It was midnight when they got in.',
          ],
          [
            '{H} took them down, lamp post after lamp post. There was always one more, a bit further on. After the last they stood at the edge of the common and had no idea where they were. It was midnight when they got home.',
          ],
        ),
        more(1, [
          '‘So now you know how it happens,’ said {a}, feet in a basin. {H} said nothing. In the bin, on top, lay the drawing, and rain was falling on it. <Nothing ran. It had been drawn by somebody who was used to wet.>',
        ]),
        more(2, [
          'They had met a man with a brush and asked him if he was the one. He was not, said he, he did operas. <But he had noticed them. ‘All hung a bit low,’ he said. ‘As if somebody couldn’t see very far.’>',
        ]),
        slot('road'),
      ],
    ),
    scene(['At the Printer’s', 'An Order', 'No Name Given'], 'There is only one press in the town.', [
      must(
        [
          'There was one press in the town. {B.+} was minding it, with ink to the elbows. ‘The LOST ones? I set those,’ said {b}. ‘I don’t tell who orders what. I could be talked round. But you’d have to pay by setting a line of type for me: the thing you’d least like to lose. In lead, back to front. I’ll keep it here.’',
          'They found {b.+} at the printer’s, in the apron, filling in for the week. ‘Yes, that’s my work,’ said {b}. ‘A hundred and twenty. Paid in advance, in coins so old I had to look them up. I gave my word I’d not say. But a word can be bought with a word. Give me one that you can’t do without, and I’ll lock it up.’',
        ],
        [
          'There was only one press in the town, and {b.+} was minding it. ‘Yes, I set those,’ said {b}. ‘I’ll tell you what I know. It costs one line: whatever you’d least like to lose. In lead, and I keep it.’',
        ],
      ),
      slot('questions'),
      must(
        [
          '{H} set it, letter by letter, with the tweezers. It took longer to say backwards. When {b} screwed it down there was a small hole where it had been. ‘It came in on Sunday,’ said {b} then. ‘A sort of grey customer. It stood in the door and was all over the shop. It apologised. It didn’t want to frighten anybody, it said. It’s just that it always happened, and for once it would like to say so beforehand.’ ‘Say what?’ ‘It never finished. It said to hang them on the left.’',
          'It was three words, and they weighed more than one would think. {B} locked them in the drawer marked &. ‘There’s not much to tell,’ said {b}. ‘I didn’t see a face. There was a cough, and the windows were white. Big, it was. Shy. It kept knocking things over and asking pardon. “I lose people,” it said to me. “I don’t do it on purpose.” And they were to hang on the left-hand side, it was most particular. I thought that was an odd thing to be particular about.’',
        ],
        [
          '{H} set it, letter by letter, back to front. ‘It was a sort of grey customer,’ said {b} then. ‘It stood in the door and was all over the shop. “I lose people,” it said. “I don’t do it on purpose.” And they were to hang on the left-hand side. It was most particular.’',
        ],
      ),
      more(2, [
        'On the wall hung older ones, yellow, going back a hundred years. They were all in the same hand: LOST, a child. LOST, a milkman, with churns. ‘Were they ever found?’ asked {h}. ‘There’s no poster for that,’ said {b}. <‘There never is. People just take the others down, and that’s how you know.’>',
      ]),
    ]),
    scene(['Thursday', 'The Left-hand Side', 'White'], 'On Thursday {h} stays in, and it does not help.', [
      must(
        [
          'On Thursday {h} locked the door and sat on the stairs in {his} good shoes. There is no point in doing a thing like that in slippers. At five {a} banged on the door: the child from number nine had gone up to the common after a kite, and was not back. They ran. They saw the kite. Then something white stood up out of the grass, on every side, without a sound. {H} had the child by the hand. {He} could not see the child. {He} could not see the hand.',
          '{H} stayed in all Thursday. {He} had a rope round {his} waist, and the rope went round the bed. But at dusk somebody called outside in a thin voice. <It was the little girl from over the road, who had only meant to be quick.> You can’t stay in with a rope on, when somebody calls like that. {H} went out with {a}, straight on, as far as the common, and they found her at once. They turned round. The fog had shut behind them like a book.',
        ],
        [
          'On Thursday {h} stayed in, with the door locked. At five somebody called outside: a child from over the road had run up to the common, and was lost. {H} and {a} found her at once. They turned round to go home. The fog had shut behind them like a book.',
        ],
      ),
      slot('road'),
      slot('quiet'),
      more(1, [
        'They walked, and it was all the same. They stood still, and it was all the same. {W.still} ‘We’re lost,’ said the child, with interest. ‘What time is it?’ asked {h}. <It was six. It was Thursday evening. At least that was settled.>',
      ]),
      more(2, [
        'The fog was not cold. It leaned on them a bit, like somebody in a crowd. Now and then it drew back, trod on something, and there was a clink. ‘Pardon,’ it seemed to say. <‘Who’s that?’ said the child. ‘Only the weather,’ said {a}, and it sighed all round them.>',
      ]),
    ]),
    scene(['Read It Again', 'The Reward', 'On the Left'], '{H} reads the poster to the end.', [
      slot('key'),
      must(
        [
          'I lose people. I don’t do it on purpose. {H} felt in {his} pocket. One poster was still there, folded small. {He} held it close to {his} eyes. LOST. Well, so {he} was. Then {he} thought of the lamp posts, how one had followed another, through the streets, up the hill, and each had a poster, always on the left-hand side. It had not been a threat. It was a trail. It led from the common to {his} own front door. The fog could not help losing them. So it had gone out on Sunday, and asked somebody to hang up the way home.\n‘And I took it all down,’ said {h}.',
          '‘It said “reward”,’ said {h} slowly. ‘For whom? Who’s got to find me?’ There was no one else about. {He} had the last of the posters in {his} jacket, and smoothed it out on {a.s} back. The nail hole was on the left. They had all hung on the left, low down, so near together that from each you could just see the next, even if you could not see very far. Somebody big and clumsy was going to lose {him}, and had felt bad about it. It had marked the whole way back. It was {h} who had put it in a bin.',
        ],
        [
          '‘I lose people,’ it had told {b}. {H} felt in {his} pocket. One poster was still there. They had all hung on the left, so near together that from each you could see the next. It had not been a threat. It was the way home. Somebody big and clumsy had marked it beforehand. And {h} had torn it down.',
        ],
      ),
      must(
        [
          'But they had left the nails. {H} put out {his} left hand into the white. There was a post, and at the height of {his} hip there was a nail. {He} took twelve steps. There was another. ‘One,’ said the child. They went from nail to nail, all three in a row, and whenever they went wrong something soft pushed at them from the side. At a hundred and eleven there was a light.',
          '‘Paper tears,’ said {a}. ‘But what did they hang on?’ {H} was already feeling for it. A nail, cold and wet. Fifteen steps on, left, low down, the next. <The fog went ahead. You could hear it knocking into bins, so that they should know where the bins were.> They went home by the nails, with the child in the middle, and at the last one stood a door.',
        ],
        [
          'But they had left the nails. {H} put out {his} left hand. There was a post, and in it a nail. Twelve steps on there was another. So they went home through the white, with the child in the middle, and at the last one there was a light.',
        ],
      ),
    ]),
    scene(['Friday', 'Found', 'A Lantern on Every Post'], 'It is Friday, and {h} is in it.', [
      slot('after'),
      more(1, [
        '{B} gave {him} back {his} line, in the end. ‘I printed one of it,’ said {b}, ‘for myself. I hope you don’t mind.’ <It hung over the press, between the milkman and the child.> It looked well, the right way round.',
      ]),
      must(
        [
          'There is no poster for being found. So {h} had one made. FOUND, it says. Thank you. It hangs on the first post, on the left, and under it, at the height of a hip, is a lantern. <{W.over}> There is one on each of them now, from the common to the door. When it is going to be thick the fog comes down a bit earlier and waits at the edge of the grass. Then {h} and {a} go along with the matches. Behind them you hear somebody coming on tiptoe, and now and then a bin.',
          'On Friday {h} was in {his} own bed. It was a perfectly good Friday. <{W.over}> There was something on the mat, a little damp: a very old coin, and a drawing. It was of {him} again. It had been done in a hurry and smiled on one side. ‘REWARD’, it said on the top. In the evening {h} hung a lantern on the first nail, and on the second, and {a} did the other end of the street. The grey stood on the common and did not dare. ‘Come on, then,’ called {h}. ‘On the left.’',
        ],
        [
          'There is no poster for being found. So {h} had one made. FOUND, it says. Thank you. On every post from the common to the door hangs a lantern now. When it gets thick you hear somebody coming along behind on tiptoe, and now and then a bin.',
        ],
      ),
    ]),
  ],
}
