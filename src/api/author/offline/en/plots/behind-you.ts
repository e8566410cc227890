import { more, type Plot, scene, slot } from '../../language-pack.ts'
import { must } from '../must.ts'

/** Horror: an empty theatre in which nobody calls out that there is somebody behind you. */
export const behindYou: Plot = {
  id: 'behind-you',
  categories: ['horror'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Delphine', gender: 'female', connection: 'cousin' },
    b: { name: 'Mr Catterall', gender: 'male', connection: '' },
  },
  titles: ['Behind You', 'The Theatre on the Pier', '{h} Does Not Look Round'],
  teasers: [
    'The theatre has been shut for thirty years. When {h} crosses the stage, six hundred empty seats call out all together.',
    'There is no one behind {h}. There never is, when you look. The empty seats are of another opinion.',
  ],
  start:
    'On the end of the pier stands an old theatre, shut up for the winter and for good. {H} has to fetch one thing off the stage. It is only forty steps, and the house is empty.',
  byname: '{h}, who made way',
  places: [
    { name: 'The stage', description: 'Forty steps from one side to the other. It slopes towards you.' },
    { name: 'The stalls', description: 'Six hundred seats, and all of them are up.' },
    { name: 'The prompt box', description: 'A hole with a lamp, from which one helps.' },
  ],
  scenes: [
    scene(['Forty Steps', 'An Empty House', 'Who Said That?'], '{H} crosses an empty stage and is called to.', [
      must(
        [
          'At the end of the pier {where} stood a theatre, and nobody had acted in it for thirty years. On Monday it was to come down. But somebody had left a lantern hanging on the far side of the stage, the big brass one, and {h} had been told that it was {hers} if {he} fetched it. So {he} went in by the left and started across. It was dark and smelt of oranges. Six hundred empty seats looked at {him}. Then they said, in one breath, quite distinctly: ‘Behind you!’',
          '{H} had only gone in for the lantern. It hung on the right of the stage, in the old theatre on the pier {where}, and after Monday there would be no theatre. <Whoever fetched it could have it; the man with the wrecking ball had said so.> {H} came on from the left. It was forty steps. {He} had done ten when the house spoke. There was nobody in it. All the seats were tipped up. ‘Behind you!’ they called, as people call at a pantomime, all together.',
        ],
        [
          'In the old theatre on the pier {where} nobody had acted for thirty years. On the far side of the stage hung a brass lantern, and {h} could have it if {he} fetched it. {He} had done ten steps when six hundred empty seats called, all together: ‘Behind you!’',
        ],
      ),
      must(
        [
          '{H} turned round, and there was nothing. {He} took another step. ‘Behind you!’ {He} whipped round. Nothing; only a curtain that was just coming to rest. {Was} outside again before {he} knew it, next to {a.+}, who had been holding the door. ‘Have you got it?’ said {a}. ‘Not quite,’ said {h}. {His} ears were still ringing.',
          'Of course {he} looked. There was dust there, coming down slowly. {He} went on. ‘BEHIND YOU!’ It was friendlier than it might have been, and a good deal louder. <There is no way to walk when six hundred people can see something that you can’t.> {H} ran. At the stage door stood {a.+}, minding the bicycles. ‘Where’s the lantern?’ asked {a}. ‘Where it was,’ said {h}.',
        ],
        [
          '{H} whipped round. There was nothing; only a curtain that was just coming to rest. {He} ran. At the stage door waited {a.+}. ‘Where’s the lantern?’ said {a}. ‘Where it was,’ said {h}.',
        ],
        '',
        'out',
      ),
      slot('portrait'),
      slot('company'),
      more(2, [
        '{W.there} Under the planks the sea went in and out, like somebody waiting their turn. On the wall outside hung the last poster. You could read half a genie and the words TWICE NIGHTLY. <‘Twice,’ said {a}. ‘So it’s not even late.’>',
      ]),
      more(3, [
        'Everyone knows the rule. You are the hero, and something creeps up on you, and the house shouts. You turn to the left; it goes to the right. You never see it. <And the smaller the children, the louder they call, for they really want you to be all right.>',
      ]),
    ]),
    scene(['Back to Back', 'A Mirror', 'Where You Aren’t Looking'], 'They try to see it, and never do.', [
      must(
        [
          'They went in together, back to back, like a crab. {A} looked behind and {h} looked in front. That way they could not miss it. They got to the middle. ‘Behind you!’ called the seats. ‘Behind who?’ said {a}. ‘BOTH!’ They spun round so fast that their heads met. The lamp went over the edge of the stage, down among the violins, and was heard for some time. Something very near them held its breath.',
          '{A} had brought a pocket mirror. It was a good plan. {H} walked ahead and held it up in front of {his} face, so as to see over {his} own shoulder. {He} saw {a}. {He} saw that {a} was looking at something to the side, with a polite expression. <‘Don’t look,’ said {a} without moving {a.his} lips.> ‘Behind you!’ sang the whole of the stalls. {H} dropped the mirror, and that was that, and for seven years.',
        ],
        [
          'They went in back to back, like a crab. ‘Behind you!’ called the seats. ‘Behind who?’ said {a}. ‘BOTH!’ They spun round so fast that their heads met. Their lamp fell down among the violins. Something very near held its breath.',
        ],
      ),
      more(1, [
        '‘It didn’t grab us,’ said {h} outside, rubbing {his} forehead. ‘It had time to.’ ‘It was polite about it,’ {a} admitted. They thought about that. <It did not make it any better. When something big is polite, you wonder what it is saving itself for.>',
      ]),
      more(2, [
        'They tried the dress circle. From up there you can see everything. The stage lay below them, with a chalk cross in the middle, bare as a plate. ‘There’s no one,’ said {a}. Very close, from all the seats around them, came a whisper. <It was not ‘behind you’ this time. It was ‘Shh’.>',
      ]),
      slot('road'),
    ]),
    scene(['The Prompter', 'A Line', 'What It Costs'], 'In the prompt box somebody has the book.', [
      must(
        [
          'From a hole in the front of the stage came a light. In the prompt box sat {b.+}, who was minding the book till Monday. ‘You’ve not got past the middle,’ said {b}. ‘No one does. I can give you the line that’s missing. But it’s the theatre; it’s give and take. You’d have to go on. Properly, with a bow. Make a fool of yourself in front of all of them, and leave it here when you go: that you mind.’',
          'Somebody coughed under their feet. It was {b.+}, down in the prompt box, looking after the last of the books. ‘I’ve got the play here,’ said {b}. ‘There’s a page that was never got to. I’ll tell you what’s on it. It’ll cost you a turn. Song, handstand, what you like. Out there, alone. The worse you are at it, the better.’',
        ],
        [
          'In the prompt box under the stage sat {b.+}, who was minding the book. ‘I can tell you what page they never got to,’ said {b}. ‘It’ll cost you a turn. Out there, alone. The worse you are at it, the better.’',
        ],
      ),
      slot('questions'),
      must(
        [
          '{H} could do one thing, badly. {He} went out and did it. It was the song with the actions. {His} voice gave way at the high bit, and at the end {he} bowed to six hundred seats, scarlet. It was quite silent. Then, far back, one seat went down and up: clap. ‘There,’ said {b}. ‘Now you know what it’s like. I’ll tell you the thing. It’s the first night it’s afraid of. It’s been waiting in the wings for thirty years.’',
          'There was nothing for it. {H} stood on the chalk cross and recited the only poem {he} knew, and got stuck, and did the second verse again instead of the third. <{A} clapped alone, which is worse than nothing.> When {he} came down {his} knees were going. ‘Well?’ said {h}. ‘That feeling you’ve got,’ said {b}. ‘That’s what’s behind you. It’s got it too. It has never dared come on.’',
        ],
        [
          '{H} sang the song with the actions, and {his} voice gave way at the high bit. Then {he} bowed, with shaking knees. ‘Now you know what it’s like,’ said {b}. ‘So does the one behind you. It’s been in the wings for thirty years. It has never dared come on.’',
        ],
      ),
      more(2, [
        '‘Who are they, in the seats?’ asked {h}. {B} turned a page. ‘They came to see something, and it never came on. You’d be surprised how long people will wait, when they’ve got their coats off.’ <In row F a seat tipped down by an inch, as when somebody leans forward.>',
      ]),
    ]),
    scene(['Thirty-nine', 'The Shadow', 'Nearly There'], '{H} goes on again and does not turn round.', [
      slot('road'),
      slot('quiet'),
      must(
        [
          'This time {h} did not look round. {A} stayed in the wings and counted for {him}. Twenty. ‘Behind you!’ {He} walked. Thirty. It was walking too; {he} heard its feet, larger than {hers} and out of step. Thirty-nine. {He} reached up and took the lantern off its hook. Now there was only the way back. And whatever it was stood in it, for {h} had stopped, and it had not had time to hide.',
          '‘I won’t turn,’ said {h}, and went. {A} gave {him} the steps from the side. It came after {him}, on very large feet that tried to be small. At thirty {his} neck was cold. <At thirty-five {was} humming.> Then {he} had the lantern in {his} hand. All {he} had to do was go back. But between {him} and {a} somebody was standing, and breathing, and wished it were not.',
        ],
        [
          'This time {h} did not look round. Something walked behind {him}, on very large feet that tried to be small. At step thirty-nine {he} took the lantern off its hook. Now there was only the way back, and somebody was standing in it.',
        ],
      ),
      more(1, [
        'Nobody called. The seats held their breath. {W.still} ‘{H},’ said {a} from the wings, in a voice that was meant to be calm. ‘It’s wearing a bow tie.’ <It is hard to say why that helped.>',
      ]),
      more(2, [
        'There was a smell of mothballs and cold cream. There was a sound, too, and {h} knew that sound. It was the one {his} own knees had made, an hour ago, on the chalk cross. <In something that size they sounded like a cupboard of cups.>',
      ]),
    ]),
    scene(['After You', 'One Step to the Left', 'The Chalk Cross'], '{H} does not turn, but steps aside.', [
      slot('key'),
      must(
        [
          'All those people had been calling for thirty years. ‘Behind you!’ Everyone had taken it for a warning. But who is it you want to see, when you shout that? Not the one in front. {H} was standing in the light, and somebody was behind {him}, and had always been behind somebody. So {he} did not turn round. {He} set the lantern down on the chalk cross, took one step to the left, as you do in a doorway, and held out a hand. ‘After you,’ {he} said.\nNothing moved. Then the boards creaked, and into the empty place, slowly, came a foot.',
          '‘It’s not me they want,’ said {h}. They had never wanted {him}. They had paid to see what was behind. {He} had been in the way, that was all, {he} and everyone else who ever crossed. {He} put the lantern down on the chalk cross and turned up the wick till there was a good round light. Then {he} walked off to the side, quite quietly, as stagehands do. ‘You’re on,’ {he} said over {his} shoulder.\nFor a long time there was only the light. A sleeve came into it. Then came the rest.',
        ],
        [
          'Everyone had taken it for a warning. But who is it you want to see, when you shout ‘Behind you’? Not the one in front. {H} did not turn round. {He} put the lantern on the floor, took one step to the left, as you do in a doorway, and held out a hand. ‘After you,’ {he} said. Into the empty place, slowly, came a foot.',
        ],
      ),
      must(
        [
          'It was very tall and had on the front half of a horse. Under that was a tail coat, and under the coat you could see the back of the stage. It looked at the seats. It opened its mouth and shut it. ‘“Good evening,”’ whispered {b} from the box. ‘Good evening,’ it said, and the whole house went down like thunder: six hundred seats.',
          'There was a good deal of it, and all of it trembled. It had a top hat in its hands, or paws, and was turning it round and round. Somewhere {b} whispered a word. It bent down to hear. Then it drew itself up till its ears touched the curtain. <‘Ladies,’ it said. ‘And gentlemen.’> You never heard such clapping, from nobody at all.',
        ],
        [
          'It was very tall and wore a tail coat, and you could see the curtain through it. ‘Good evening,’ it said, and six hundred seats began to clap.',
        ],
      ),
    ]),
    scene(['Twice Nightly', 'The Lantern', 'Applause'], 'The house empties at last.', [
      slot('after'),
      more(1, [
        'It did three songs and a bit with a hat. <The bit with the hat was not good. It was a triumph.> By eleven the seats were going up again, one after another, from the back. Each time there was a breath of cold air and the clink of somebody who has got the right money for the tram.',
      ]),
      must(
        [
          'On Monday they took down the theatre, and it made no trouble. <{W.over}> The lantern hangs at {h.s} now, in the passage. Sometimes, when {he} {v:goes|go} along there at night, it’s as though the floor creaked twice. {He} {v:does|do} not look round. {He} {v:takes|take} one step to the left and {v:leaves|leave} a bit of room. Something goes by, with a rustle, as of tails. From the kitchen, quite softly, comes one pair of hands.',
          '{H} left the lantern where it was, in the middle. <{W.over}> One ought to have something to see by, on the last night. They sat in row F until it was over, {a} and {h}, on the only two seats that stayed down. When the light went out, somebody came up the aisle with large, slow, happy feet, and passed them, and was gone into the sea air. ‘Don’t look,’ said {a}. ‘I wasn’t going to,’ said {h}, and moved {his} knees to let it by.',
        ],
        [
          '{H} left the lantern on the stage till the end. They sat in row F, on the only two seats that stayed down. When the light went out, somebody came up the aisle with large, slow, happy feet. ‘Don’t look,’ said {a}. ‘I wasn’t going to,’ said {h}, and moved {his} knees to let it by.',
        ],
      ),
    ]),
  ],
}
