import { more, type Plot, scene, slot } from '../../language-pack.ts'
import { must } from '../must.ts'

/** Bedtime: a good night is left over, and everybody has had theirs. */
export const spareGoodNight: Plot = {
  id: 'spare-good-night',
  categories: ['bedtime', 'generic', 'adventure'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Rufus', gender: 'male', connection: 'brother' },
    b: { name: 'Mrs Tulloch', gender: 'female', connection: '' },
  },
  titles: ['One Good Night Too Many', 'Left Over', '{h} and the Last Good Night'],
  teasers: [
    'A good night is lying on the windowsill. It is not {h.s}, and it is still warm. Somebody must be lying awake without it.',
    'It is late, and everybody has had theirs. So whose is the one that is left?',
  ],
  start:
    'Somebody’s good night has been left behind {where}. {H} cannot sleep with it in the room, and sets out to bring it home.',
  byname: '{h}, who brings the last one',
  places: [
    { name: 'The windowsill', description: 'Here things lie that came in and could not find the way out.' },
    { name: 'The street', description: 'At this hour it belongs to the lamps.' },
    { name: 'The night bus', description: 'Twenty seats, and nineteen of them are free.' },
  ],
  scenes: [
    scene(['On the Windowsill', 'Left Over', 'Not Mine'], 'A good night is lying about, and it belongs to nobody.', [
      must(
        [
          '{H} had had {his} good night, and it had been a proper one, with a hand on the blanket. So what was that on the windowsill {where}? It was small and round. It gave off a bit of light, like a pebble that has been in somebody’s pocket. {H} bent down to it, and it said, very low, in no voice in particular: ‘Good night.’',
          'There it lay on the sill, next to the curtain. {H} knew a good night when {he} saw one; you get them all your life. This one was not {hers}. {He} had had {his}, and had put it under the pillow. <They keep till about two.> It was a spare one, and it was still warm. Somebody {where} was going without.',
        ],
        [
          '{H} had had {his} good night. So what was that on the windowsill {where}? It was small and round, and when you bent down it said: ‘Good night.’ It was still warm.',
          'There it lay on the sill {where}, small and warm: a good night. You know one when you see it. {H} had had {his}, and it was under the pillow. This was somebody else’s.',
        ],
      ),
      must(
        [
          'Nobody can sleep beside a good night that belongs to somebody else. It keeps saying it. {H} turned it to the wall. It said it to the wall. ‘You’ve had yours, haven’t you?’ {he} asked {a.+} across the room. ‘Hours ago,’ said {a}. ‘Then whose is it?’ They put their shoes on, and the good night in a mitten.',
          '‘Is it yours?’ asked {h}. {A.+} felt under {a.his} own pillow. ‘No, mine’s here. It’s nearly used up.’ They looked at the thing on the sill. It was not getting any warmer. <A good night lasts as long as a cup of tea.> ‘Somebody’s lying awake,’ said {h}. {He} put it in a mitten, and felt for {his} shoes.',
        ],
        [
          '‘It isn’t mine,’ said {a.+}. ‘I’ve had mine.’ So somebody was lying awake without it. {H} put it in a mitten and felt for {his} shoes.',
          '‘Mine’s here,’ said {a.+}, and felt under the pillow. So somebody was going without. {H} put the thing in a mitten, and {his} feet in {his} shoes. It would keep about as long as a cup of tea.',
        ],
        '',
        'out',
      ),
      slot('portrait'),
      slot('company'),
      more(2, [
        '{W.there} {H} carried the mitten in both hands. You could feel it through the wool, going on and off, like a bird’s chest. <‘Good night,’ it told a lamp post.> The lamp post took it well.',
      ]),
      more(3, [
        '‘How does one lose a thing like that?’ said {a}. {H} knew. You say it, and in the same moment the other one shuts the door. Or a train goes by. <Or you say it to somebody’s back, and the back is already round the corner.> Then it has to lie down where it is.',
      ]),
    ]),
    scene(['From Door to Door', 'Everybody Has One', 'Thank You, No'], 'They ask the whole street.', [
      must(
        [
          'They began where there was still light. The baker’s wife had had hers. The student had had three, from three people, and was rather muddled by it. At number twelve {h} tried just to give it to a man on the stairs. He took it kindly. Then he had two, and they got in each other’s way, and he went out for a walk. ‘You’ll have to take it back,’ he said, ‘I’m as fresh as a daisy.’',
          '‘Excuse me, have you had your good night?’ It is an odd thing to ask at a door. <But at that hour people answer.> They all had. {H} pressed it on an old lady, who only wanted to be nice. It did not agree with her. One too many, and you wake up again on the other side. When they left, she was rehanging her curtains.',
        ],
        [
          'They asked at every door with a light. Everybody had had theirs. {H} pressed it on a man on the stairs all the same. Then he had two, and it woke him right up again, and he gave it back.',
          '‘Excuse me, have you had your good night?’ They all had, up and down the street. {H} pressed it on an old lady, who only wanted to be nice. It did not agree with her. She gave it back and began to rehang her curtains.',
        ],
      ),
      more(1, [
        'There was a baby at number fifteen that had not gone off since seven. That was hopeful. {H} held the mitten to its ear. The baby listened, and laughed, and took {him} by the nose. <‘She’s not short of those,’ said her father. ‘She’s had forty.’>',
      ]),
      more(2, [
        'They asked a cat. They asked a policeman, who was eating a pasty and had not finished his evening. <‘When I’ve had this,’ he said, ‘I go home, and there it’ll be, on the stairs.’> You could see him looking forward to it.',
      ]),
      slot('road'),
    ]),
    scene(['The Night Bus', 'Lost Things', 'A Seat'], 'The night bus knows every street.', [
      must(
        [
          'At the stop stood the night bus with its doors open. At the wheel sat {b.+}, who had taken the late shift for somebody. ‘Hop in,’ said {b}. ‘I see all of them home, so we’ll find yours. The fare is, you keep me talking. It’s a long night, and I’m not to nod off. And you give up your window; I need to see out on that side.’',
          'Then came the bus, the last one, with all its lights on and hardly anybody in it. {B.+} was driving tonight. ‘A good night? Handed in, or found?’ said {b}. ‘I can take you round. I go by every door there is. But I don’t take money after twelve. You’ll have to stand up here by me and talk, and no sitting down till we’re through.’',
        ],
        [
          'At the stop stood the night bus. {B.+} was driving it tonight. ‘I go by every door there is,’ said {b}. ‘The fare is, you stand here and keep me talking. No sitting down.’',
          'Then came the last bus, and {b.+} was at the wheel. ‘I’ll take you by every door there is,’ said {b}. ‘But you’re not to sit. You’ll stand here and keep me awake.’',
        ],
      ),
      slot('questions'),
      must(
        [
          'So they stood. {H} told {b} everything {he} knew, and then some of what {he} did not. Their feet hurt. At every stop somebody got out, wrapped up and yawning, and said: ‘Thanks, driver.’ ‘Mind how you go,’ said {b}. {H} held out the mitten to each of them. They shook their heads. They were off to get theirs.',
          'It is hard work, keeping someone awake. {A} did riddles and {h} did the times table, as far as it goes. The bus stopped, and people climbed down into the dark, one here, two there. ‘Cheers,’ they said to {b}. ‘Mind how you go,’ said {b}. <Behind each of them a door opened, with a light in it.> None of them wanted what was in the mitten.',
        ],
        [
          'So they stood, and talked, and their feet hurt. At every stop somebody got out. ‘Thanks, driver,’ they said. ‘Mind how you go,’ said {b}. {H} held out the mitten. They shook their heads. They were off to get theirs.',
          '{A} did riddles, and {h} did the times table. People climbed down into the dark, one here, two there. ‘Cheers,’ they said to {b}. ‘Mind how you go,’ said {b}. Behind each of them a door opened, with a light in it. None of them wanted what was in the mitten.',
        ],
      ),
      more(2, [
        '‘Do you never get muddled with them?’ asked {h}. ‘Who lives where?’ ‘I know them by how they ring the bell,’ said {b}. ‘There’s one that only ever breathes on it.’ <Ding, went the bell, hardly at all. {B} was braking already.>',
      ]),
    ]),
    scene(['The Last Stop', 'Nobody Left', 'Getting Cold'], 'The bus is empty, and the good night is getting cold.', [
      must(
        [
          'At the last stop the last one got out. The bus was empty. It stood there and ticked. They had been past every door in the town, and behind every door somebody had what they needed. {H} looked into the mitten. It had nearly gone out. ‘Good n–,’ it said.',
          'Then there was no one left. The windows showed {h}, and {a}, and twenty seats. ‘That’s the lot,’ said {b}, and turned off the big lights. <One by one, over the whole town, the small ones had gone out as well.> The good night lay in the wool and was hardly warmer than a button.',
        ],
        [
          'At the last stop the last one got out. They had been past every door. {H} looked into the mitten. It had nearly gone out. ‘Good n–,’ it said.',
          'Then there was no one left. The windows showed {h}, and {a}, and twenty seats. In the mitten the good night was hardly warmer than a button. ‘Good n–,’ it said.',
        ],
      ),
      slot('road'),
      slot('quiet'),
      more(1, [
        '{W.still} ‘Maybe it’s a mistake,’ said {a}. ‘Maybe somebody just made one too many.’ They sat down at last, on the step of the bus. <You don’t make them by mistake, thought {h}. You make each one for somebody.>',
      ]),
      more(3, [
        'A fox crossed over, without looking, since it was all its own by now. It stopped in the light of the bus. It put its nose to the mitten, sniffed, and went on. <It had the whole night before it. It was only just up.>',
      ]),
    ]),
    scene(['The One Who Was Not Asked', 'Mind How You Go', 'At the Wheel'], '{H} sees who has been left out.', [
      slot('key'),
      must(
        [
          'They had asked everyone who got out. Who does not get out? {H} looked along the empty seats to the front. All night long people had said ‘Thanks’, and they had said ‘Cheers’. Nobody says good night to the one who drives. You don’t; it’s not as if they were going to bed. ‘{B},’ said {h}. ‘Who says it to you?’\n{B} started to answer, and then could not find anybody in the sentence.',
          '‘Mind how you go,’ {b} had said, forty times. And what had come back? Thanks. Ta. A wave. Everyone in the town had been brought home to theirs by the one person who still had to take the bus back. {H} got up. {He} had been holding the mitten out to the wrong end of the bus.\n‘Have you had yours?’ {he} asked. {B} looked straight ahead, out of the big dark window. ‘Not on nights, no,’ said {b}.',
        ],
        [
          'They had asked everyone who got out. But who does not get out? Everyone had said ‘Thanks’ and ‘Cheers’. Nobody says good night to the one who drives. ‘{B},’ said {h}. ‘Who says it to you?’ {B} had to think. ‘Not on nights,’ said {b}.',
          '‘Mind how you go,’ {b} had said, forty times. And what had come back? ‘Thanks,’ and ‘Cheers’. {H} had been holding the mitten out to the wrong end of the bus. ‘Have you had yours?’ {h} asked. {B} looked straight ahead. ‘Not on nights, no,’ said {b}.',
        ],
      ),
      must(
        [
          '{H} put the mitten into {b.s} hand, and closed the fingers over it. ‘Good night,’ it said, quite clearly, and then it was used up. {B} sat for a moment. Then {b} took off {b.his} cap, which nobody had ever seen.',
          'So {h} gave it to {b}, and because it had got so cold by now, {he} said it along with it, out loud, and {a} did too. ‘Good night, {b}.’ There was a glow behind the wheel, as when someone opens a stove. <‘Well,’ said {b}. ‘Well. Good night.’>',
        ],
        [
          '{H} put the mitten into {b.s} hand. ‘Good night,’ it said, quite clearly. Then it was used up.',
          'It had got so cold that {h} said it along with it, out loud. ‘Good night, {b}.’ There was a glow behind the wheel, as when someone opens a stove.',
        ],
      ),
    ]),
    scene(['The Way Home', 'Mind How You Go', 'Under the Pillow'], 'The bus takes two people home.', [
      slot('after'),
      must(
        [
          '{B} drove them to the door, though it was not a stop. <{W.over}> They climbed the stairs on four tired feet. In bed {h} put a hand under the pillow. {His} own had kept, just about. It was quite small by now and said only the ‘night’. That was enough; the good was all over the street. Down below the bus turned round, with its lights off, and went home to bed.',
          'They were let off outside the gate. ‘Good night!’ called {h}. ‘Good night!’ called {a}. It was so easy, once you knew. <{W.over}> The bus blinked twice. Upstairs the sill was empty. {H} lay down with cold feet and a bare hand, for {he} had left the mitten where it was. {He} listened for the engine. It went down the hill, and round the pond, and grew smaller, and parked.',
        ],
        [
          '{B} drove them home, though it was not a stop. In bed {h} put a hand under the pillow. {His} own had kept, just about. It was quite small by now and said only ‘night’. Down below the bus turned round and went home to bed.',
          '‘Good night!’ called {h} at the gate. It was so easy, once you knew. The bus blinked twice. {H} lay down with one bare hand and listened for the engine. It went down the hill, and round the pond, and grew smaller, and parked.',
        ],
      ),
    ]),
  ],
}
