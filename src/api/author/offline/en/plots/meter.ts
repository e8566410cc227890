import { more, type Plot, scene, slot } from '../../language-pack.ts'
import { must } from '../must.ts'

/** Science fiction, also at Christmas: weight runs on a meter, ten minutes a token, and a guest wants to sit down. */
export const meter: Plot = {
  id: 'meter',
  categories: ['scifi', 'christmas', 'generic'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Gwen', gender: 'female', connection: 'cousin' },
    b: { name: 'Mrs Pettifer', gender: 'female', connection: '' },
  },
  titles: ['Feeding the Meter', 'Both Feet on the Floor', '{h} and the Weight of Soup'],
  teasers: [
    'Weight runs on a meter now, ten minutes a token. {H} has promised an old man a supper with both feet on the floor.',
    'Soup will not stay down on its own. {H} has three tokens, one guest, and a table that keeps leaving.',
  ],
  start:
    'Since the spring, weight has been on a meter. {H} has promised old Mr Ferris a proper supper, sitting down. It takes an hour. There are tokens for half of that.',
  byname: '{h}, with both feet on the floor',
  places: [
    { name: 'The kitchen', description: 'Everything in it is tied to something else.' },
    { name: 'The cupboard under the stairs', description: 'Here hangs the meter. It ticks when it is hungry.' },
    { name: 'The token office', description: 'The only place in town where the floor is always on.' },
  ],
  scenes: [
    scene(['Ten Minutes a Token', 'The Meter', 'A Promise'], 'Somebody is promised a supper, sitting down.', [
      must(
        [
          'Since the spring, weight had been on a meter. In every house {where} there was a grey box under the stairs. You put in a token, turned the handle, and for ten minutes things stayed where you put them. Then the box said ‘tock’, and the cups got up. <One got used to it. One slept under a net.>',
          'The grey box under the stairs said ‘tock’, and {h.s} tea left the cup. That was how it was now {where}: weight ran on a meter, ten minutes a token. <It was nobody’s fault. There had been a vote.> People saved theirs for shaving, and for babies, and floated about the rest of the day with a piece of string.',
        ],
        [
          'Since the spring, weight {where} had been on a meter. You put in a token, and for ten minutes things stayed where you put them. Then the box said ‘tock’, and the cups got up.',
        ],
      ),
      must(
        [
          'Old Mr Ferris from the top floor had never got the hang of floating. He had been holding on to his banister since Easter. ‘What I’d like,’ he had said to {h}, ‘is to sit down once more, properly, and have soup.’ And {h} had said: ‘Tonight. At seven. At ours.’ It had come out all by itself.',
          '‘What do you miss?’ {h} had asked old Mr Ferris, upstairs. He lived on the end of a rope, as he was afraid of the ceiling. ‘Sitting,’ said Mr Ferris. ‘You know. Thump.’ So {h} had asked him down to supper: soup, a chair, both feet on the floor. Tonight. <He had combed his hair for it already. It would not stay.>',
        ],
        [
          'Old Mr Ferris from the top floor was no good at floating. ‘I’d like to sit down once more,’ he had said, ‘and have soup.’ So {h} had asked him to supper. Tonight, at seven.',
        ],
      ),
      must(
        [
          '‘An hour’s six tokens,’ said {a.+}, who was holding on to the lamp. ‘How many have we got?’ {H} opened {his} hand. Three of them drifted out.',
          '{A.+} hung upside down over the stove, to be near the recipe. ‘Soup, main course, sitting about,’ said {a}. ‘That’s an hour. That’s six.’ There were three in the jar.',
        ],
        ['‘An hour’s six tokens,’ said {a.+}, holding on to the lamp. They had three.'],
      ),
      slot('portrait'),
      slot('company'),
      more(
        1,
        [
          'It was Christmas Eve besides. The tree was roped to the floor, or it would have been the ceiling’s tree. No one had needed a ladder for the star. <Getting it to stay off the light had been the trick.> All down the row the paper chains stood straight up like smoke.',
        ],
        'christmas',
      ),
      more(2, [
        'All day people drifted past the window. The man from number six came by on his back to borrow salt. He had one token in his waistcoat, he said, and was keeping it for best. <Everyone seemed to have one that they were keeping for best.>',
      ]),
      more(3, [
        'The things one had were on strings: spoons, shoes, the butter. Now and then they all leant the same way, when a lorry went by. <The cat had taken to it at once. It had been proved right about ceilings.>',
      ]),
    ]),
    scene(['Soup', 'Half an Hour', 'Tock'], '{H} tries to be quick.', [
      must(
        [
          'They practised. First token: potatoes, peeled, chopped, in the pot. Second token: boil. You cannot hurry a boil. It was just coming up when the box said ‘tock’, and so did the soup. It rose out of the pot in one piece, the shape of a pot. {H} caught at it with both hands, and learnt that it was hot. Then it went quietly along the ceiling to the corner, and there it stayed.',
          '‘We’ll cook fast,’ said {h}. They cooked fast. {A} chopped, {h} stirred, and the handle of the meter was turned twice. But onions take as long as they take. <They had not been told about the tokens.> At the second ‘tock’ the soup stood up, looked round, and left. {H} grabbed it, and burnt {his} thumb, and a quarter of an hour’s worth of weight was gone.',
        ],
        [
          'They cooked fast, and turned the handle twice. But you cannot hurry onions. At the second ‘tock’ the soup rose out of the pot in one piece. {H} grabbed at it and burnt {his} thumb.',
        ],
      ),
      more(1, [
        'Soup on a ceiling does not drip. That is the good side of it. They went up with two jam jars and coaxed it down by the edges. <‘Come along,’ said {a} to a carrot.> In the end they had most of it, and some paint.',
      ]),
      more(2, [
        '‘He could have it through a straw,’ said {a}. ‘He could have had that upstairs,’ said {h}. It was a quarter to six. <A spoon went past and they both watched it go.>',
      ]),
      more(3, [
        'They tried it without tokens. They tied the soup in a tea towel. They tied {h} to a chair, the chair to the stove, and the stove to good intentions. <When {h} laughed, all of it went up together.> ‘That’s not sitting,’ said {a}. ‘That’s being a kite.’',
      ]),
      slot('road'),
    ]),
    scene(['The Office', 'What Lies Heavy', 'One Token'], 'Tokens can be had, for weight.', [
      must(
        [
          'At the token office {b.+} was on duty, behind the only counter that never floated. ‘I can’t sell you any,’ said {b}. ‘They’re counted. But I take weight in exchange. Not flour. What is it that lies heavy on you? Tell me that, and I’ll weigh it, and you’ll have it in tokens.’',
          '{B.+} was minding the token office, with both boots on the ground and a pair of scales. ‘Weight for weight,’ said {b}. ‘That’s the rule. Have you got something on your mind? Something you drag about? You say it into the pan, and I’ll see what it comes to.’',
        ],
        [
          'At the token office {b.+} was on duty with a pair of scales. ‘Weight for weight,’ said {b}. ‘What lies heavy on you? Say it into the pan, and I’ll see what it comes to.’',
        ],
        '',
        'out',
      ),
      slot('questions'),
      must(
        [
          '{H} had something. It was a thing {he} had done in the summer and told nobody, and {he} had been walking round it ever since. {He} bent down and said it into the pan. {B} put on one weight and took it off again, and put on a smaller one. ‘One token,’ said {b}. ‘One? It’s been crushing me!’ ‘They weigh less, said,’ said {b}. ‘You’re not the first.’',
          'It takes a while to get hold of the end of it. Then {h} said it, the whole thing, very low, with {his} chin on the cold brass. The needle jumped, shook, and sank back nearly to nothing. ‘That’s all?’ said {h}. ‘They’re mostly packing,’ said {b}, and gave {him} one token. <It was the lightest walk home in months, and not because of the meter.>',
        ],
        [
          '{H} had something. {He} had carried it since the summer. {He} bent down and said it into the pan, and the needle hardly moved. ‘They weigh less, said,’ said {b}, and gave {him} one token.',
        ],
      ),
      more(2, [
        '‘Who thought of it?’ said {h}. ‘The meters?’ {B} shrugged. ‘Somebody who found it unfair. Big people had more weight than small ones. Now everyone gets the same, ten minutes at a time.’ <‘And is it fair?’ ‘It’s even,’ said {b}. ‘That’s not the same shelf.’>',
      ]),
      more(3, [
        'On the wall hung a plan of the town, with a thin wire going from each house to the next, like washing. ‘What’s the wire for?’ said {h}. ‘That’s the supply. It’s a room at a time,’ said {b}. ‘The meter doesn’t know who’s in the room. It’s only a box.’ {H} nodded. {Was} thinking about soup.',
      ]),
    ]),
    scene(['Seven o’Clock', 'Thump', 'Before the Spoon'], 'The guest comes, and the time runs out.', [
      must(
        [
          'At seven Mr Ferris came down the stairs, hand under hand. {H} turned the handle. There was a thump. It was the most beautiful thump you ever heard: an old man, a chair, the floor. He put his feet side by side and looked at them. ‘There they are,’ he said. They had two tokens. It was enough for the napkin. He had just lifted the spoon when the box said ‘tock’.',
          'He came in a tie. He came along the wall, with his eyes shut. ‘Now,’ said {h}, and {a} turned the handle, and Mr Ferris sat. Thump! He laughed out loud. <He got up and did it again.> He asked after the soup, and tasted it, and said it wanted pepper, and was quite right. That was two tokens. ‘Tock,’ said the box, and up he went with the spoon in his mouth.',
        ],
        [
          'At seven Mr Ferris came. {H} turned the handle. Thump! He sat there, and looked at his feet. He had just lifted the spoon when the box said ‘tock’.',
        ],
      ),
      slot('road'),
      slot('quiet'),
      more(1, [
        '‘It was very nice,’ said Mr Ferris from under the lamp. ‘I mean it. I had forgotten how one’s knees go.’ He held the spoon quite level, in case. {W.still} Nobody could think of anything to put in a meter.',
      ]),
      more(2, [
        'Somebody tapped at the window. It was the man from number six again, bringing back the salt. ‘I heard a thump,’ he said. ‘Is he sitting? Is it good?’ Behind him floated the sisters from number eight. They had heard it too. <You could tell that they had been listening for one.>',
      ]),
    ]),
    scene(['One Each', 'All in One Room', 'The Box Does Not Count'], '{H} does a sum about chairs.', [
      slot('key'),
      must(
        [
          'They all had one. That was it. The man from number six had one, and the sisters had one between them, and all down the row, in waistcoats and teapots, lay one token each, kept for best. One was no good to anybody. You could not so much as boil an egg. But the box did not know who was in the room. It was only a box. ‘Come in,’ said {h} to the window. ‘Bring your chairs. Bring your one.’\nThey came in by the door, the sash and the skylight, eleven households and a pram. Eleven tokens went down the slot, one after another, and {h} turned the handle and held on.',
          'Ten minutes each, alone, in eleven kitchens. What use was that? But put all the ten minutes in one kitchen, one behind the other, and it made an evening. The meter counted rooms. Nobody had told it to count people. ‘Everybody!’ called {h}, up the row and down. ‘What are you keeping it for?’\nThere was a silence. Then came a sound of drawers. They floated up out of the dusk with stools and babies and a birthday cake on a lead, and each had something small in one fist.',
        ],
        [
          'They all had one. All down the row people were keeping one token for best, and one was no good to anybody. But the box did not count people. It was only a box. ‘Come in,’ called {h} out of the window. ‘Bring your chairs. Bring your one.’ Eleven tokens went down the slot, one after another.',
        ],
      ),
      must(
        [
          'Thump, said the kitchen. It was eleven households, sitting down. It shook the plaster. For an hour and fifty minutes {h} ladled soup, and every drop of it stayed where it was put.',
          'It was not one thump. It was a whole peal of them. Someone’s grandmother cried, and the tears ran down. <She had missed that, she said. They had been going sideways.> Mr Ferris had pepper this time. He finished the plate, and sat.',
        ],
        [
          'Thump, said the kitchen. It was eleven households, sitting down. Mr Ferris had his soup, and finished it, and sat.',
        ],
      ),
    ]),
    scene(['Sitting About', 'The Last Tock', 'Shoes'], 'The weight runs out, and nobody minds.', [
      slot('after'),
      more(2, [
        '‘Tomorrow at ours,’ said the man from number six. The sisters took Thursday. <By ten o’clock the whole of January was spoken for, and somebody had started on a list of who made what.> They had been living four feet apart and several feet up.',
      ]),
      must(
        [
          'When the box said ‘tock’ for the last time, they rose from the table, all together, as one does after a good meal. <{W.over}> Nobody let go of anybody. Mr Ferris was put to bed by way of the stairwell. In the hall {h} saw something and went closer. They had left their shoes: forty of them, in pairs, side by side. Not one had moved.',
          'The last ten minutes they only sat. No one talked. You could hear spoons being laid down, and staying down. <{W.over}> ‘Tock,’ said the box. {H} let it take {him}, up past {a}, up past the shelf, with a hand on {his} stomach. The soup was in there. It was good and heavy. It would hold till morning.',
        ],
        [
          'When the box said ‘tock’ for the last time, they rose from the table all together, as one does after a good meal. {H} put a hand on {his} stomach. The soup in there was good and heavy. It would hold till morning.',
        ],
      ),
    ]),
  ],
}
