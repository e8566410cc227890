import { more, type Plot, scene, slot } from '../../language-pack.ts'
import { must } from '../must.ts'

/** Christmas: six bells, five ringers, and a hole in the peal that wants filling. */
export const sixthBell: Plot = {
  id: 'sixth-bell',
  categories: ['christmas'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Gwilym', gender: 'male', connection: 'uncle' },
    b: { name: 'Mrs Treadgold', gender: 'female', connection: '' },
  },
  titles: ['Six Bells and a Hole', 'One Short', '{h} Rings In Christmas'],
  teasers: [
    'There are six bells in the tower. The sixth has cracked, and Christmas begins at midnight, with a hole in it.',
    'Five bells go ding. Then comes a gap, where the big one was. {H} cannot bear the gap.',
  ],
  start:
    'On Christmas Eve the biggest of the six bells {where} has cracked. At midnight they must ring Christmas in. {H} is to have a rope for the first time, and it is the rope of the one that is silent.',
  byname: '{h}, ringer of the hole',
  places: [
    { name: 'The ringing chamber', description: 'Six ropes with woolly handles, and a notice about hats.' },
    { name: 'The High Street', description: 'Every shop has a bell over its door, each with a voice of its own.' },
    { name: 'The foundry yard', description: 'A shed full of things that used to ring.' },
  ],
  scenes: [
    scene(['The Tenor', 'Five Good Bells', 'Crack'], 'The biggest bell has cracked on Christmas Eve.', [
      must(
        [
          'There were six bells in the tower {where}, and five of them had ringers who were older than the ropes. The sixth rope had come to {h} this autumn. It was the one of the big bell, the tenor, that comes in last and says ‘bong’. {H} had practised for ten weeks with a rope and a brick. And on Christmas Eve at noon, in the frost, the tenor went ‘clack’. It had cracked from the lip to the crown.',
          '{H} had never in {his} life been let near anything important. But this Christmas the sixth ringer {where} had moved away, and there was a rope to spare. <It had a woolly handle, red and white, worn thin by other people’s hands.> Ding, dong, dang, deng, ding, went the five small ones, and {h} was to do the bong. {He} got to do it once. It was a try-out, at noon on Christmas Eve. It rang like a dropped pan. There was a crack in it you could have posted a card in.',
        ],
        [
          'There were six bells in the tower {where}, and this Christmas {h} was to ring the biggest. {He} had practised for ten weeks, with a brick. At noon on Christmas Eve, in the frost, the big bell went ‘clack’. It had cracked from top to bottom.',
          'There was a rope to spare in the tower {where}, and it had come to {h}: the sixth, the one that says bong. {H} got to pull it once, at noon on Christmas Eve. It rang like a dropped pan. The bell was cracked from lip to crown.',
        ],
      ),
      must(
        [
          '‘We’ll ring with five, then,’ said {a.+}, who had the fifth rope. They tried that. Ding, dong, dang, deng, ding. And then came the place where the bong should have been, and everyone stepped into it as into a hole in the road. At midnight they would ring in Christmas. {H} had a rope in {his} hand and nothing at the end of it.',
          'Next to {h}, on the fifth, was {a.+}. ‘You can’t ring five as if it was six,’ said {a}. ‘Listen.’ Five bells went, and a gap. Five bells, and a gap. <It was like a smile with a tooth out.> One could not have had that at Christmas. ‘I’ll find something,’ said {h}. It had gone twelve. There were twelve hours left.',
        ],
        [
          '‘We’ll ring with five, then,’ said {a.+}, who had the fifth rope. They tried it. Ding, dong, dang, deng, ding, and a gap. It was like a smile with a tooth out. ‘I’ll find something,’ said {h}. There were twelve hours left.',
          '‘You can’t ring five as if it was six,’ said {a.+}, who had the fifth rope. ‘Listen.’ Five bells, and a hole. Five bells, and a hole. You stepped into it every time. ‘I’ll find something,’ said {h}. It was noon, and at midnight it would be Christmas.',
        ],
        '',
        'out',
      ),
      slot('portrait'),
      slot('company'),
      more(2, [
        '{W.there} From up in the tower you saw the whole of the High Street, with its lamps and its geese in paper. Over every shop door hung a little bell. <You could hear who was buying what: the chemist’s went ‘ting’, the baker’s ‘tonk’.> Nobody down there knew yet.',
      ]),
      more(3, [
        '‘It isn’t the noise,’ said {a}. ‘A bell’s not there to be loud. It’s so that you know it’s the same for everybody, all at once.’ {A} tied up the fifth rope in a loop. <‘My gran used to turn off the stove by it,’ said {a}. ‘And so did everyone’s.’>',
      ]),
    ]),
    scene(['Bong', 'A Bath', 'Something Big'], '{H} looks for something large to hit.', [
      must(
        [
          'It had to be big. They hauled a tin bath up the stairs, ninety-one of them, and hung it in the place of the bell. {H} hit it with a mallet. It said ‘bong’, more or less, and then it said ‘bong’ again, and then it fell. It went down past the clock and past the five ringers and through the floor of the choir vestry. No one was hurt but a harmonium. And {h} had left the skin of {his} knuckles on the rope.',
          '‘Anything’s a bell if you hang it up,’ said {h}. They tried a frying pan, and a gas bottle. <They tried the fire engine’s, but it only knew one word.> In the end they borrowed the gong out of the hotel, and {h} swung it with all {his} might. You couldn’t say it wasn’t loud. Every dog in the place began to howl, and a slate came off, and then another. When it was over there was a hole in the roof, and through it, on to the ropes, it had begun to snow. {H} stuffed {his} own coat in.',
        ],
        [
          'They hauled a tin bath up the ninety-one stairs and hung it in place of the bell. {H} hit it with a mallet. It said ‘bong’, more or less. Then it fell, past the clock and through the floor of the vestry. {H} had left the skin of {his} knuckles on the rope.',
          'They borrowed the gong out of the hotel, and {h} swung it with all {his} might. Every dog in the place began to howl, and a slate came off the roof, and then another. {H} stuffed {his} own coat in the gap.',
        ],
      ),
      more(1, [
        'The verger asked if they could perhaps find something that stayed where it was put. <He had plaster in his hair, and a star.> ‘It’s only one in six,’ he said. ‘People won’t notice.’ {H} thought of the tooth.',
      ]),
      more(2, [
        'They stood at the foot of the tower and shouted ‘bong’, both of them, through a traffic cone. A man came out of the bank to ask if they were all right. <‘Could you do it a bit lower?’ said {h}. He could. He had a lovely bong. But you would have needed three hundred of him.>',
      ]),
      slot('road'),
    ]),
    scene(['At the Foundry', 'The Gap', 'For a Good Ear'], 'Somebody has been listening to bells for a lifetime.', [
      must(
        [
          'In the yard of the old foundry a light was on. {B.+} was minding it over the holidays, among clappers. ‘I’ve nothing that size,’ said {b}. ‘And I’d not lend it. But I’ve got ears. I’ll tell you what’s missing, if you’ll do me something: I’ve three hundred handbells here to polish by tonight, for nobody, because they’ve not been rung for years. It makes me sad to see them dull.’',
          'The foundry had cast the six, long ago. There was no fire in it any more, only {b.+}, who was keeping the place swept. ‘You’ll not get a tenor by tonight,’ said {b}. ‘You’re thinking of it wrong. I’ll say how, but you’ll have to work for it. See those shelves? Small ones. Door bells, desk bells, three hundred. They want a rub. My thumbs are done.’',
        ],
        [
          'In the old foundry {b.+} was keeping the place swept. ‘You’ll not get a big bell by tonight,’ said {b}. ‘You’re thinking of it wrong. I’ll tell you how, when you’ve polished those for me.’ On the shelves stood three hundred small ones.',
          'The foundry had cast the six, long ago, and {b.+} was minding what was left of it. ‘You don’t want a big one,’ said {b}. ‘I’ll say what you want, when you’ve given those a rub.’ There were three hundred handbells, and they were dull.',
        ],
      ),
      slot('questions'),
      must(
        [
          'They rubbed until their arms were black. Each bell when it was bright gave a tiny sound, as if it had been asked its name. It was nearly nine when they had done. ‘Right,’ said {b}. ‘Five bells and a gap. You hear a hole. I hear a place that’s been left for somebody. It comes round every three seconds, regular as anything. It’s the best-kept place in the peal. It only says nothing because you’ve always had something to say there.’',
          'There went the whole afternoon. <{A} did the big ones, {h} the small.> There was one no larger than a thimble, that had been on a cat. ‘Now listen,’ said {b}, when the last was on its shelf again. {B} tapped it out on the table: five taps, and one that {b} left out. ‘You want to stop it up. I wouldn’t. I’d ask who it’s for. You’ve been ringing over the top of that for two hundred years.’',
        ],
        [
          'They rubbed till their arms were black. ‘Right,’ said {b}. ‘Five bells, and a gap. You hear a hole. I hear a place that’s been left for somebody. You’ve rung over the top of it for two hundred years.’',
          'There went the whole afternoon. Then {b} tapped it on the table: five taps, and one left out. ‘You want to stop that up,’ said {b}. ‘I’d ask who it’s for. It’s the best-kept place in the peal.’',
        ],
      ),
      more(2, [
        '‘What’s the best bell you ever made?’ asked {h}. ‘One that cracked,’ said {b}. ‘It’s on a farm now. They hang it in the apple tree, and the wind has it. <It can’t ring, so it hums.>’',
      ]),
    ]),
    scene(['Eleven', 'Five Ropes', 'The Sixth Rope'], 'It is nearly midnight, and there is still no bell.', [
      must(
        [
          'At eleven the ringers were in their places. {H} stood at the sixth rope because that was where {was} supposed to stand. They rang the half-hour, to get warm. Ding, dong, dang, deng, ding, and then six people listened to nothing. Down in the square, all the people of the place were gathering, in scarves. You could see them wait for it, every time. And every time they looked a bit more as if they’d missed a step.',
          'The square had filled up. They’d heard by now; somebody always tells. <‘It’s the cold,’ they said. ‘It’s the times.’> In the tower the five took hold, and {h} took hold as well, of a rope that went up to a thing that said clack. They rang a few rounds. Below in the snow, four hundred people had their faces turned up. At each sixth beat there was a silence, and the silence was getting bigger than the bells.',
        ],
        [
          'At half past eleven they rang a few rounds. Ding, dong, dang, deng, ding, and nothing. Down in the snow the whole place was gathering. At every sixth beat four hundred people looked as if they’d missed a step.',
          'The square had filled with people and lanterns. In the tower they took hold, and {h} took hold too, of a rope with nothing to say. Ding, dong, dang, deng, ding. Then came the silence, and it was getting bigger than the bells.',
        ],
      ),
      slot('road'),
      slot('quiet'),
      more(1, [
        '{W.still} {H} leaned on the sill. Someone down there came late to the baker’s, to fetch the loaf for the morning. The door went ‘tonk’. It fell, by chance, just in the gap. <Nobody heard it but {h}. It had sounded surprisingly right.>',
      ]),
      more(3, [
        '‘You could do it with your mouth,’ said {a}. ‘You could do it with your foot.’ {H} stamped. In a tower like that it made a noise as when somebody puts down a parcel. <‘Christmas,’ said {a}, ‘has been delivered.’>',
      ]),
    ]),
    scene(['Everyone’s', 'Midnight', 'The Place That Was Left'], '{H} lets go of the rope.', [
      slot('key'),
      must(
        [
          'A place that’s been left for somebody. {H} looked down at the four hundred, who had been stepping in and out of it all night. They had no ropes. But who hasn’t a bell? {He} let go of the woolly handle, ran down the ninety-one stairs and out in the snow, and climbed on the horse trough. ‘It’s yours!’ {h} shouted. ‘The sixth! Get anything that rings! When they stop, that’s you!’\nThey stared. Then somebody ran. They ran to their bicycles and to their shops; the foundry doors stood open, and {b} was giving out handbells with both hands. The clock drew itself up for twelve.',
          'Three hundred small ones, and they had just been polished. ‘{A},’ said {h}, ‘ring five. Whatever happens, leave out six.’ And {was} gone, down the stairs, three at a time. In the square {he} did not even need to explain a lot. {He} only waited for the gap. It came; {he} pulled the bell at the chemist’s door. Ting. <An old gentleman took out his dinner bell.> At the next gap there were five of them, at the next thirty. They came running out of the foundry with their arms full.\nAnd high up the clock began to strike.',
        ],
        [
          'A place that’s been left for somebody. {H} let go of the rope, ran down the ninety-one stairs, and climbed on the horse trough. ‘It’s yours!’ {he} shouted. ‘The sixth! Get anything that rings! When they stop, that’s you!’ They stared. Then they ran, to their bicycles and to their shop doors, and {b} gave out handbells with both hands.',
          'Who was it for? {H} looked down at all those faces. Who hasn’t a bell? ‘{A}, ring five,’ {he} said, ‘and leave out six,’ and took the stairs three at a time. {He} waited for the gap, and pulled the chemist’s door. Ting. At the next gap there were five of them. At the next there were thirty, out of the foundry, with their arms full.',
        ],
      ),
      must(
        [
          'Ding, dong, dang, deng, ding, went the tower. And then came the sixth. It was the bicycles and the shop doors; it was the fire engine, the cat’s bell and the desk of the hotel. It was four hundred people hitting the same beat, and it was as wide as the town. You could see the snow jump.',
          'Five from above. And one from below: it was made of all the little bells there were. No bong had ever been like that. <It went from the cellar to the stars and had a budgerigar in it.> ‘Again!’ called the children, and again came five, and again it was their turn.',
        ],
        [
          'Ding, dong, dang, deng, ding, went the tower. And then came the sixth. It was four hundred people hitting the same beat, and it was as wide as the town. You could see the snow jump.',
          'Five from above. And one from below: it was made of all the little bells there were. It went from the cellar to the stars and had a budgerigar in it.',
        ],
      ),
    ]),
    scene(['Christmas Morning', 'Ninety-one Stairs', 'Tonk'], 'Christmas has been rung in.', [
      slot('after'),
      more(1, [
        '{A} came down with rope burns and a red face. ‘I’ve rung that tower for years,’ said {a}, ‘and never once heard it from underneath.’ <There was some money left over for a new tenor, later on. It was put to the vote. They bought polish.>',
      ]),
      must(
        [
          'When it was over nobody could say who had stopped first. <{W.over}> It rang itself out, down the lanes and up to bed. {H} climbed up once more to see to the ropes. Five of them were looped. {He} took the sixth, with the red and white wool, and held it a moment. Then {he} let it hang out of the window, right down to the street, where anybody could get at it.',
          'On Christmas morning everything lay under snow. <{W.over}> {H} was on {his} way to {a.s} with a parcel. The five were ringing, up in the tower. At the corner {he} stopped; it was about to come. {He} felt in {his} pocket. There was a bell in it no larger than a thimble. And behind a curtain somewhere, in the same breath, a spoon went against a glass; and a garden gate; and the baker’s door.',
        ],
        [
          'When it was over nobody could say who had stopped first. It rang itself out, down the lanes and up to bed. {H} climbed the stairs again. {He} took the sixth rope and hung it out of the window, right down to the street, where anybody could get at it.',
          'On Christmas morning the five were ringing, up in the tower. At the corner {h} stopped; it was about to come. There was a bell in {his} pocket no larger than a thimble. And behind a curtain somewhere, in the same breath, a spoon went against a glass.',
        ],
      ),
    ]),
  ],
}
