import { more, type Plot, scene, slot } from '../../language-pack.ts'
import { must } from '../must.ts'

/** Love, or friendship: a question has to be asked in a dance where everyone moves on after eight bars. */
export const eightBars: Plot = {
  id: 'eight-bars',
  categories: ['love'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Lachlan', gender: 'male', connection: '' },
    b: { name: 'Mrs Dunbar', gender: 'female', connection: '' },
  },
  titles: ['Eight Bars', 'Strip the Willow', '{h} Asks a Question in Pieces'],
  teasers: [
    'In this dance you have your partner for eight bars, and then they are gone. {H} has a question of eleven words.',
    'Round and round goes the barn dance, and every time {h} opens {his} mouth it is somebody else.',
  ],
  start:
    'In the big barn {where} everyone is dancing in a ring. {H} wants to ask {a} something. But nobody stays with anybody for longer than eight bars.',
  byname: '{h}, who turned the wrong way',
  places: [
    { name: 'The barn', description: 'It still smells of last year’s hay, and tonight of oranges.' },
    { name: 'The band’s cart', description: 'Two fiddles, one drum, and a box that breathes.' },
    { name: 'The yard', description: 'This is where people cool off, and where things are said too late.' },
  ],
  scenes: [
    scene(['A Ring', 'Eleven Words', 'Take Your Partners'], 'The dance begins, and {h} has something to ask.', [
      must(
        [
          'It was the last dance before the winter, in the barn {where}, and the whole valley had come in its boots. {H} had one thing to ask, and one person to ask it of. It was eleven words long. {He} had practised on the way, on gateposts. Tomorrow the roads would be shut, and you saw nobody till spring.',
          '{H} does not dance. But it was the barn dance {where}, the one on the last night before the passes close, and there are things that cannot wait till March. <{He} had been putting it off since May.> It was a question. You could have said it in five seconds. It only wanted somebody to stand still.',
        ],
        [
          'It was the last dance before the winter, in the barn {where}. Tomorrow the roads would be shut. {H} had one question to ask, eleven words long, and one person to ask it of.',
        ],
      ),
      must(
        [
          'On the other side of the ring, in a clean shirt, was {a.+}. Somebody took {h} by the hand; somebody took {a}. The fiddles struck up. They came towards each other, gave both hands, and turned. ‘I wanted to ask you,’ said {h}. ‘Yes?’ said {a}. And then eight bars were over, and {a} was gone, and in {h.s} arms was the blacksmith.',
          'And there stood {a.+}, under the lamp, red in the face already. The caller called. It was one of those dances in which the ring goes round, and you get a new one every eight bars. {H} worked it out: there were six people in between, then five. At last it was {a}. ‘Would you,’ said {h}, ‘if I’ but a large warm lady had swept {him} away. <‘If you what, dear?’ she said.>',
        ],
        [
          'Across the ring was {a.+}. They came towards each other, gave both hands, and turned. ‘I wanted to ask you,’ said {h}. ‘Yes?’ said {a}. Then the eight bars were over, and in {h.s} arms was the blacksmith.',
        ],
      ),
      slot('portrait'),
      slot('company'),
      more(2, [
        '{W.there} Inside it was so hot that the horses in the next stall were steaming. There were three sorts of punch, and one of them was for putting on the chest. <The children swung on the ropes. The old people sat on bales and knew the steps for everybody.>',
      ]),
      more(3, [
        'The trouble with eleven words is that you need all of them. Take out the middle, and it’s about the weather. Take off the end, and it’s an accusation. <{H} had once left out just the ‘not’, by a gatepost, and had had to sit down.>',
      ]),
    ]),
    scene(['Piece by Piece', 'The Blacksmith', 'Wrong Hands'], '{H} tries to ask it a bit at a time.', [
      must(
        [
          'So {h} decided to do it in pieces. Eight bars is about four words. The first time round {he} said: ‘I’ve been wondering whether.’ ‘Whether what?’ said {a}, going. It took the whole ring to come round. Then {h} had the next bit ready, and said it, clearly, into {his} partner’s ear. It was not {a}. Somebody had fallen out with a stitch, and everyone had moved up by one. It was the vet. The vet was very touched. It took some explaining, and two more people thought it had been meant for them.',
          '‘I’ll say it in bits,’ thought {h}, ‘like a telegram.’ The first three words went well. But between those and the next lay eleven other people. {H} lost count. <They smelt different, but they all had hands.> When the right shoulder came by {he} took hold and said the middle part, with feeling. ‘That’s the nicest thing anyone’s said to me all week,’ said the miller. {He} told his brother. By the end of the figure a good part of the valley had had a piece of it, and none of it had been {a}.',
        ],
        [
          'So {h} tried to do it in pieces, four words at a time. The first four went well. But somebody had dropped out with a stitch, and everyone had moved up by one. The next four were said, with feeling, to the vet. The vet was very touched.',
        ],
      ),
      more(1, [
        'In the pause {h} pushed through to the water butt. {A} was pushing through to it from the other side. They had got within an arm’s length. ‘Take your partners!’ cried the caller, and the crowd came in between them like a door. <‘Whether what?’ {a} called over a hat.>',
      ]),
      more(2, [
        '{H} tried cutting across the ring. It is not done. A ring is like a millwheel; you can be in it, or you can be hit by it. <{He} came out on the far side backwards, with somebody’s tambourine.>',
      ]),
      slot('road'),
    ]),
    scene(['On the Cart', 'The Caller', 'One Dance More'], 'Somebody decides how the dance goes.', [
      must(
        [
          'On the cart next to the band stood {b.+}, who was calling the dances tonight, with a jug. ‘I’ve been watching you,’ said {b}. ‘You’re asking somebody something. I could give you one more round after the last. They’d none of them thank me; they’ve cows to milk. You’d have to take the drum till then, so that he can dance as well. He’s not had a turn all night.’',
          '‘You want more bars,’ said {b.+}, who had the calling of it this year, and stood up there with one hand behind an ear. ‘Everyone does. I can play one extra. But somebody’s got to spell the drummer. That’s the price: two dances up here, where you can see it all and not be in it.’',
        ],
        [
          'Up on the cart stood {b.+}, calling the dances. ‘You’re asking somebody something,’ said {b}. ‘I can give you one round more. But you’ll take the drum for two dances first, up here, so the drummer gets a turn.’',
        ],
      ),
      slot('questions'),
      must(
        [
          '{H} drummed. From up there you saw everything. You saw who looked at whom when they thought it was only the steps. You saw {a}, going from hand to hand, and each time one turn too far, with {a.his} head round, looking for something. ‘They all go on,’ said {b}, between two calls. ‘It’s me that tells them to. Left hand, and pass on. Nobody’s ever not.’ <The drummer danced past with both arms in the air.>',
          'It is hard on the wrists. The whole ring went round under {him} like a thing made by clockmakers. ‘It can’t go wrong,’ said {b}, ‘as long as all of them go on at the same moment. I’ve only ever been afraid that one might stay where they are. I don’t know what would happen then.’ {H} did not miss a beat. But {was} looking at one clean shirt, and the way it always looked back.',
        ],
        [
          '{H} drummed. From up there you saw {a}, going from hand to hand, and each time looking back. ‘It works because they all move on,’ said {b}. ‘I’ve never seen one who didn’t. I don’t know what would happen.’',
        ],
      ),
      more(2, [
        '‘Did you ever ask anybody anything?’ said {h}. ‘In that very barn,’ said {b}. ‘He said “Pardon?”’ {B} called a figure with a good deal of stamping in it. <‘So I said it again louder, and the music had stopped.’>',
      ]),
    ]),
    scene(['The Last Round', 'Pass On', 'Seven Bars'], 'There is one dance more, and it is going too fast.', [
      must(
        [
          'Then came the last one, and after it, as promised, one more. {H} jumped down into the ring. They were all tired and very quick, as one gets. Round it went: the vet, the miller, the blacksmith. There was {a}. {A.S} hands were warm. ‘Whether what?’ said {a} at once, as if no time had gone by. {H} opened {his} mouth. All eleven of the words had got there at the same moment, and stuck in the door. Seven bars. Eight.',
          'Nobody went home. The fiddles spat on their hands, and off it went, for the very last time, twice as fast. {H} had the sentence ready on {his} tongue. It was not far now; two more, one more. ‘Now,’ said {a}, and gave {him} both hands, ‘quick.’ It was the ‘quick’ that did it. {H} could remember the first word, and the last. In between there was a hole with music in it. <They turned. They turned again. It was going to be over in two bars.>',
        ],
        [
          'Then came the very last round. The miller, the blacksmith, and there was {a}. ‘Whether what?’ said {a} at once. {H} opened {his} mouth. All eleven words had got there at the same moment, and stuck in the door. Seven bars. Eight.',
        ],
      ),
      slot('road'),
      slot('quiet'),
      more(1, [
        '{W.still} An old man on a bale was beating time with his stick. ‘In my day,’ he told nobody, ‘it was sixteen bars.’ <‘And did that help?’ asked his wife. ‘No,’ he said.>',
      ]),
    ]),
    scene(['The Wrong Turn', 'Not Passing On', 'Standing Still'], '{H} does what nobody does in a ring.', [
      slot('key'),
      must(
        [
          '‘Left hand, and pass on!’ called {b}. They all passed on. {H} did not. {He} simply stood there in the middle of the dance, with {a.s} hand in {his}, and did not let go. The miller bumped into the vet. The vet sat down. The whole ring ran up behind them like a train behind a cow, and stopped, and for the first time that evening everyone in the barn stood still. The fiddles came off the tune one after the other.\nYou could have heard a straw. ‘I’ve forgotten it,’ said {h}. ‘It was eleven words. But I’ve been here the whole time.’',
          'It is the simplest thing in the world, and nobody does it. Everybody goes on. {H} turned the wrong way. {He} turned back, towards where {he} had come from; and there, turned round the wrong way too, stood {a}. They had both of them refused, in the same bar. A dozen couples piled up on either side. <Someone’s wig went by.> The box breathed out and did not breathe in.\nNow there was time. There was as much as you could want. ‘I don’t need all eleven,’ said {h}, in the quiet. ‘Will you sit next to me?’',
        ],
        [
          '‘Left hand, and pass on!’ called {b}. Everyone passed on. {H} did not. {He} stood there in the middle of the dance and did not let go. The whole ring ran up behind them, and stopped, and the fiddles came off the tune. ‘I’ve forgotten it,’ said {h}, in the quiet. ‘It was eleven words. But I’ve been here the whole time.’',
        ],
      ),
      must(
        [
          '{A} looked at {him}. There was hay in {a.his} hair. ‘Yes,’ said {a}. ‘Yes what?’ ‘Whatever it was. I’ve been coming round to it all night.’ <The vet began to clap, on the floor.>',
          '‘I had one too,’ said {a}. ‘A question.’ ‘How long?’ ‘Nine words.’ They both began at once, and stopped, and nobody moved on. ‘You first,’ said {a}. There were no bars left to count.',
        ],
        ['‘Yes,’ said {a}. ‘Yes what?’ ‘Whatever it was. I’ve been coming round to it all night.’'],
      ),
    ]),
    scene(['Sitting Out', 'On the Bales', 'Till Spring'], 'The music goes on without two people.', [
      slot('after'),
      more(1, [
        '‘So that’s what happens,’ said {b}, and wrote it down behind the drum. <Ever since, there has been a figure in that dance in which everyone stays exactly where they are for sixteen bars. They call it the {h}.> The old man on the bale says it’s what was wrong with it all along.',
      ]),
      must(
        [
          'They sat on the bales, side by side, and it all went round in front of them. <{W.over}> It was much like being by the sea. In the night the snow came, and shut the road at both ends. On the second day {h} remembered the question, all eleven words. {He} got up and knocked on the wall; for {a} had stayed, like half the valley, and was sleeping with the fiddles. ‘I’ve got it,’ {he} called. ‘Go on, then,’ said {a}, through the boards. ‘Take your time.’',
          'There was no more dancing for them that night. <{W.over}> They had two cups of the punch and a bale of hay. When it got light, the carts went off, up the valley and down, and each stopped once on the hill. At the fork {h} had to go left and {a} right. The band, on its own cart, was asleep. ‘Eight bars,’ said {a}. ‘Then we pass on.’ They stood and counted. They were still counting when the snow began.',
        ],
        [
          'They sat on the bales, side by side, and it all went round in front of them. In the morning, at the fork, {h} had to go left and {a} right. ‘Eight bars,’ said {a}. ‘Then we pass on.’ They were still counting when the snow began.',
        ],
      ),
    ]),
  ],
}
