import { more, type Plot, scene, slot } from '../../language-pack.ts'
import { must } from '../must.ts'

/** Horror: somebody counts at night in an empty house and never gets to a hundred. */
export const ninetyNine: Plot = {
  id: 'ninety-nine',
  categories: ['horror'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Felix', gender: 'male', connection: 'cousin' },
    b: { name: 'Mrs Dart', gender: 'female', connection: '' },
  },
  titles: ['Ninety-nine', 'Coming, Ready or Not', '{h} in the Cupboard'],
  teasers: [
    'Every night in the big house somebody counts. It goes to ninety-nine, and stops, and begins again.',
    'Who counts in an empty hall, with their face to the wall? {H} has a week to find out, and a very good hiding place.',
  ],
  start:
    '{H} is looking after an empty house {where}. At night, down in the hall, somebody is counting. It never gets to a hundred.',
  byname: '{h}, who was found',
  places: [
    { name: 'The hall', description: 'Black and white tiles, and a pillar that is worn at one height.' },
    { name: 'The linen cupboard', description: 'The best place in the house to be nobody.' },
    { name: 'The gatehouse', description: 'A kettle, a bunch of keys, and a chair with its back to the drive.' },
  ],
  scenes: [
    scene(['Counting', 'Seven Nights', 'Ninety-nine'], 'In an empty house, somebody counts.', [
      must(
        [
          '{H} was to sleep in the big house {where} for seven nights, to keep the pipes from freezing. It had thirty-one rooms and nobody in them. On the first night, at ten, a voice down in the hall said: ‘One.’ It was not a loud voice. ‘Two,’ it said. It counted as children do against a wall, with its mouth full of its own arm. It got to ninety-nine. Then it stopped.',
          'It was a simple enough job: thirty-one rooms {where}, seven nights, and see that the taps ran. <The owners were in the sun.> {H} had just put out the lamp when it started, right down at the bottom of the stairs. ‘One. Two. Three.’ Someone was counting. It went on, clear and patient, up through the forties. {H} lay and waited for the hundred, as anybody would. ‘Ninety-nine,’ it said. And after a long, long silence: ‘One.’',
        ],
        [
          '{H} was to sleep in the big empty house {where}, to look after the pipes. On the first night a voice down in the hall said: ‘One. Two. Three.’ It counted to ninety-nine. Then it stopped, and after a long silence it said: ‘One.’',
        ],
      ),
      must(
        [
          'The next evening {h} did not want to be alone, and fetched {a.+}. ‘Pipes,’ said {a}. ‘Do pipes skip to the next ten when they’re bored?’ They lay under two blankets each. At ten it began. Seventy. Eighty. At ninety-nine {a} had hold of {h.s} wrist. The worst was not the counting. The worst was what should come next.',
          '‘I’ll explain it to you,’ said {a.+}, who came the second night with a bag of nuts and a poker. It began at ten. {A} stopped chewing at thirty. ‘It’s a game,’ whispered {h}. ‘Somebody’s It.’ ‘Then where are the others?’ Ninety-seven. Ninety-eight. <They did not know what happens at a hundred. They only knew who was in the house.> ‘Ninety-nine,’ said the hall.',
        ],
        [
          'The next evening {h} fetched {a.+}. At ten it began again. ‘Somebody’s It,’ whispered {h}. ‘Then who’s hiding?’ said {a}. ‘Ninety-nine,’ said the hall, and stopped. The worst was what should come next.',
        ],
      ),
      slot('portrait'),
      slot('company'),
      more(2, [
        '{W.there} By day there was nothing. There was a pillar at the foot of the stairs, white, and at about the height of your chest there was a place on it that shone like a door knob. <It had been polished by a forehead.> {A} laid {a.his} own against it, for size. It was a small forehead.',
      ]),
      more(3, [
        'Thirty-one rooms are not empty, even if there is nobody in them. There were chairs under sheets. There was a rocking horse under a sheet, which was worse. <All day {h} caught {himself} walking on tiptoe, and could not have said from whom.>',
      ]),
    ]),
    scene(['From the Landing', 'Getting It Over', 'Somebody Ran'], 'They try to help it along.', [
      must(
        [
          'On the third night they hung over the banister, and when it came to ninety-nine {h} could stand it no longer. ‘A hundred!’ {he} shouted. It was the wrong thing to do. Every door in the house flew open. Feet ran, small and quick, up the stairs, along the passage, from room to room, and in each room something was pulled off something. Then they came slowly back. ‘One,’ said the voice. It was a bit hoarse. All the sheets lay on the floor, and {a} had lost {a.his} nerve and the poker.',
          '‘Perhaps it only knows up to ninety-nine,’ said {h}. So on the third night {he} told it. ‘A hundred,’ {he} called down, quite kindly. The lamp went out. There was a patter in the dark; it went past them, so near that {h} felt the wind of it, and upstairs all the cupboards opened and shut, one after another. <They heard it look under the beds.> When it came down again it walked. In the morning there was not a bed in the house that was made, and on the tiles of the hall lay one wet drop.',
        ],
        [
          'On the third night, at ninety-nine, {h} could stand it no longer. ‘A hundred!’ {he} shouted. Every door in the house flew open. Feet ran from room to room, and looked behind everything. Then they came slowly back. ‘One,’ said the voice. It was a bit hoarse.',
        ],
      ),
      more(1, [
        'They moved into the kitchen after that and put a chair under the handle. It is not much, a chair. ‘It didn’t find anybody,’ said {a}. ‘No,’ said {h}. They had been in plain view, on the landing, hanging over the rail. <But nobody looks there. You don’t look for people who aren’t playing.>',
      ]),
      more(2, [
        'On a nursery wall somebody had kept the score, with a nail. There were five rows of strokes, under five letters. Four of the rows stopped at the same place. <The fifth went on. It went along the skirting board, round the door, and down the back stairs, and got very small.>',
      ]),
      slot('road'),
    ]),
    scene(['At the Gatehouse', 'Called In', 'The Nights Left'], 'Somebody remembers how the game was broken off.', [
      must(
        [
          'In the gatehouse by the drive lived whoever kept the keys, and this winter that was {b.+}. ‘So it’s still at it,’ said {b}. ‘I could tell you why. I’ve never liked to. You’d have to promise me you’ll stay the full week then, whatever you hear. They all leave after I’ve told them. I don’t want it left again.’',
          '{B.+} was minding the keys this winter, in the gatehouse, with the chair turned away from the house. ‘I don’t look up there after ten,’ said {b}. ‘But I’ll tell you how it was, if you pay for it. Anyone who’s heard it goes home the same day. You’d be staying till Sunday. All four nights. I want that in your own hand.’',
        ],
        [
          'In the gatehouse {b.+} was minding the keys. ‘I can tell you why,’ said {b}. ‘But everyone goes home when they’ve heard. You’d have to stay the full week. I want that in writing.’',
        ],
        '',
        'out',
      ),
      slot('questions'),
      must(
        [
          '{H} wrote it down, with the date. It was easily the worst thing {he} had ever signed. {B} put it away. ‘There were five of them, one winter,’ said {b}. ‘Playing. Four hid, and one counted. And at ninety-nine the car came, to take them back to school, a day too early. They were called in from all over the house. It was all coats and trunks. Nobody thought to go and tell the one at the pillar.’ ‘And then?’ ‘Then that one grew up, I dare say, like the rest. <But the counting stayed.>’',
          'There is something about four nights when you see them written out. {H} signed. ‘It isn’t anybody,’ said {b} then. ‘They’re all alive, they’re old, they’ve got gardens. It’s just a bit of a game that was left over. Four of them were hidden, and the bell went for tea at the wrong moment, and they all ran. There was only ever one who didn’t hear, what with the counting. That bit’s still standing there. It daren’t say a hundred. It was at ninety-nine that everyone went.’',
        ],
        [
          '{H} signed. ‘It isn’t anybody,’ said {b} then. ‘It’s a bit of a game that was left over. Four were hiding, and one was counting. At ninety-nine they were all called away. Nobody told the one at the pillar.’',
        ],
      ),
      more(2, [
        '‘Were you one of the five?’ asked {h}. {B} moved the kettle an inch. ‘I was never much good at hiding,’ said {b}, which might have been an answer. <On the wall behind {b.him} the keys hung in order, thirty-one of them, and each had a label in a child’s hand.>',
      ]),
    ]),
    scene(['The Fourth Night', 'Told', 'It Does Not Listen'], 'They tell it the game is over.', [
      must(
        [
          'They went down into the hall that night and told it. ‘They’ve gone home,’ said {h} to the pillar. ‘It’s all right. You can stop.’ The voice stopped at sixty. It listened. One could almost see it, the shape of someone standing with their face in their elbow. Then it shook its head, or the curtain stirred. ‘Sixty-one,’ it said. You do not stop counting because somebody tells you that nobody is there.',
          '‘It’s over,’ said {a} to the dark, from the second stair. ‘They had to go. They’d have told you.’ It counted through {a} as if {a} were rain. <{H} said it too, and said please.> Around eighty the voice began to wobble. At ninety-nine it was so quiet that they heard the frost. There it stood, and was afraid of the next number. What if you turn round, and there’s really no one?',
        ],
        [
          'That night they went down and told it. ‘They’ve gone home,’ said {h} to the pillar. ‘You can stop.’ The voice listened. ‘Sixty-one,’ it said. You don’t stop counting because somebody tells you that nobody is there.',
        ],
      ),
      slot('road'),
      slot('quiet'),
      more(1, [
        '{W.still} They sat on the stairs, with the blanket. It was somewhere in the thirties. ‘The counting’s the nice part,’ said {a} after a time. ‘As long as you’re counting, they’re all still there. Behind something.’ <They heard it take a breath at forty.>',
      ]),
      more(2, [
        '{H} was thinking of being found. It’s odd about that. You make yourself as small as you can, you hold your breath, you pray they’ll go by. <And if they do go by, and it gets dark, and no one comes: there is nothing in the world that’s longer.>',
      ]),
    ]),
    scene(['Ready', 'The Linen Cupboard', 'A Hundred'], '{H} plays.', [
      slot('key'),
      must(
        [
          'There was no one to find. That was what was wrong with the game, and that at least could be mended. ‘Start again,’ said {h} to the pillar. ‘We weren’t ready.’ It was silent, in surprise. Then it began, from one, and it had never counted so well. {A} took the clock case. {H} ran up to the linen cupboard, got in behind the sheets, and pulled the door to. {He} left it open a crack, for luck. ‘Ninety-eight,’ it said far below. ‘Ninety-nine.’\n‘I’m hiding!’ called {h}, with {his} heart in {his} mouth. ‘I really am! You can look!’\nThe house held its breath. ‘A hundred,’ said the voice.',
          '‘What does it need?’ said {a}. ‘Somebody to find,’ said {h}. You could not tell it that nobody was there. But you could be there. They took their shoes off. {A} rolled {a.himself} up in the hall carpet; {h} crept into the linen cupboard, right to the back, between pillowcases, where it was as dark as the inside of a loaf. It counted more and more slowly. At ninety-nine it stuck. It stood at the edge of its number like somebody on the high board.\n‘Two of us,’ called {h} through the wood. ‘We’re not going anywhere.’\nThen, for the first time in sixty years, the hall said: ‘A hundred. Coming!’',
        ],
        [
          'There was no one to find. That could be mended. ‘Start again,’ said {h} to the pillar. ‘We weren’t ready.’ {A} took the clock case. {H} got into the linen cupboard. ‘Ninety-nine,’ it said, and stuck. ‘I’m hiding!’ called {h}. ‘I really am! You can look!’ The house held its breath. ‘A hundred,’ said the voice.',
        ],
      ),
      must(
        [
          'It was no great searcher. It was out of practice. It looked in the clock and did not see {a} for joy. It came upstairs, two at a time. {H} heard it stop before the cupboard. The crack went wide. There was no one there, only a great deal of cold air, and something that touched {him} on the sleeve. ‘Got you,’ it said.',
          '{H} listened to it come. It opened doors that it must have known for years. <It said ‘Ha!’ to each of them.> {His} neck prickled, and {he} noticed that {was} grinning. It is the best fear there is. Then the sheets moved, and somebody who was not there laughed out loud and tapped {him} on the head.',
        ],
        [
          'Feet came up the stairs, two at a time. The door went wide. There was no one there, but something touched {him} on the sleeve. ‘Got you,’ it said.',
        ],
      ),
    ]),
    scene(['Home', 'The Other Way Round', 'Till Sunday'], 'Somebody else counts.', [
      slot('after'),
      more(1, [
        '{A} won the second round, by being in the rocking horse. <There were sheets all over the house again by morning, but it was a different sort of mess.> ‘Your turn,’ said {a} to the empty hall, and laid {a.his} own forehead on the pillar. Feet ran off, giggling, in every direction at once.',
      ]),
      must(
        [
          'They stayed till Sunday, as they had signed. <{W.over}> On the last evening {h} did it properly. {He} stood by the pillar and called it up the stairs, with both hands to {his} mouth: ‘All in! All in, wherever you are! The game’s done!’ You heard a door. You heard feet, that were in no hurry. They came down past {him}, over the black tiles and the white, and out, and somebody went home to their tea. The light in the porch was on. Since then it has been very quiet {where}, at ten.',
          '‘Now I count,’ said {h} on Sunday, and put {his} face in {his} arm. The stone was smooth there, and a little warm. <{W.over}> {He} counted, slowly, all the way, and at a hundred {he} turned round. {He} looked in thirty-one rooms. There was nothing in any of them. But in the linen cupboard the sheets had been pressed down, about as big as a child makes them, and it was still warm. ‘You win,’ said {h}, and left the door open a crack, and a lamp.',
        ],
        [
          'On the last evening {h} did it properly. ‘All in!’ {he} called up the stairs. ‘All in, wherever you are! The game’s done!’ Feet came down past {him}, in no hurry, over the black tiles and the white. Somebody went home to their tea. The light in the porch was on.',
        ],
      ),
    ]),
  ],
}
