import type { Episode } from '../../language-pack.ts'
import { always, more, scene } from '../../language-pack.ts'
import { ALL } from './ages.ts'

/** What happens because somebody took the long way. */
export const detours: readonly Episode[] = [
  {
    id: 'one-glove',
    categories: [],
    ages: ALL,
    ...scene(['One Glove', 'On the Railing', 'Waving'], 'A glove is stuck on a railing and seems to be waving.', [
      always([
        'Somebody had put it on a spike of the railings, so that it should be seen: one glove, red, left hand. It stood there with its fingers up. ‘It’s waving,’ said {a}. {H} waved back. <One cannot very well not.> Then they saw that it had been there for a while. There was moss on the thumb.',
      ]),
      always([
        '‘We could look for the other one,’ said {h}. It was not much of a plan, but it was a way to go. They looked at the hands of everybody who came along. There were pairs, and more pairs. There was a gentleman who had odd ones on purpose. <He was a conductor; left and right had to be told apart.> At last there came an old lady with a bag. On her right hand she had a red glove. The left was in her pocket.',
      ]),
      more(1, [
        '‘You’ve lost this,’ said {h}, and told her where it was. ‘Oh no,’ she said. ‘I know where it is. I go by there every day.’ <She took the left hand out of the pocket and showed it to them. It was blue with cold, and very cheerful.>',
      ]),
      always([
        '‘My grandson’s new here,’ said the old lady. ‘He’s six and he goes to school by himself. He’d never let me take him to the door. So I stand at the corner and wave. But in winter I can’t be there at eight, it’s too slippery. I put that up to do it for me.’ She pulled the right one straight. ‘He’s never said a word about it.’ They went back that way, for it was no great detour. The glove still had its fingers up. But round its wrist, so as to keep out the draught, somebody small had tied a shoelace, in a bow.',
      ]),
    ]),
  },
  {
    id: 'speaking-tube',
    categories: [],
    ages: ALL,
    ...scene(
      ['A Pipe in the Wall', 'Hello, Down There', 'Somebody Is Listening'],
      'A voice comes out of a pipe, and it has a question.',
      [
        always([
          '‘Is it still light where you are?’ asked the pipe. It came out of the wall at about the height of {h.s} chin, and it was green at the rim. {A} looked behind the wall. There was nothing there but more wall. ‘Yes,’ said {h} into the hole. ‘A bit.’ <It smelt of pennies.> ‘Good,’ said the pipe. ‘And is there anything going on?’',
        ]),
        always([
          'So {h} told it. There was a man with a barrow. There was a cloud like a boot. The pipe was a very good listener; it said ‘No!’ and it said ‘He never!’. It wanted to know what was in the barrow, and {a} ran to see. Turnips. ‘Turnips!’ said the pipe. You’d have thought nobody had ever seen one. <After a time {h} found {he} was looking at things more sharply, so as to have something to say.> ‘Where are you?’ asked {a} at last. There was a silence. ‘At the other end,’ it said.',
        ]),
        more(1, [
          '‘What’s it like there?’ asked {h}. ‘Oh, you know,’ said the pipe. ‘A chair. A pipe.’ They heard it shift. <‘I used to have a window,’ it said, ‘but one can’t ask a window anything.’>',
        ]),
        always([
          'They had to be getting on. It is not easy to take leave of a pipe. ‘Don’t mind me,’ it said. ‘Somebody always comes by.’ {H} had gone a few steps when {he} turned round and went back. ‘You haven’t told us anything,’ said {h}. ‘We’ve done all the talking. What do you see?’ It was so long before it spoke that {a} put an ear to it as well. ‘When you two talk,’ it said, ‘there’s a bit of light comes down. Just a spot. It’s moving about on my hand. I wouldn’t have mentioned it.’ <They stayed for another quarter of an hour. They took it in turns to stand where the sun could get past.>',
        ]),
      ],
    ),
  },
  {
    id: 'borrowed-book',
    categories: [],
    ages: ALL,
    ...scene(['Page Ninety', 'The Reader', 'Do Not Say'], 'Somebody is reading while walking, and must not be told.', [
      always([
        'A girl was coming along with a book in front of her face. She walked round a bollard without looking up, then round a dog. ‘Mind the step,’ said {h}. She took the step. ‘Thanks,’ said the book. They went next to her, since it was the same way, and {h} read the cover. <{He} knew it. {He} had read it twice and hidden it once.> ‘That’s a good one,’ {h} began. ‘Don’t say!’ said the girl.',
      ]),
      always([
        'It’s hard to walk beside someone who is on page ninety when you know what happens on ninety-four. {H} bit {his} lip. ‘Is he coming back?’ asked the girl, of no one in particular. {A} looked at the sky. {H} coughed. ‘You’ve coughed,’ said the girl. ‘So he isn’t.’ ‘I’ve got a cold,’ said {h}. <She turned over. They went past a fire engine, an acrobat and a small flood, and she did not see any of them.> Ninety-two. Ninety-three. {H} took {a} by the sleeve.',
      ]),
      more(1, [
        '‘I wish I were you,’ {h} said after a while. ‘Me? Why?’ ‘You’ve still got it in front of you.’ The girl lowered the book by an inch, for the first time. She had ink on her nose. <‘What were you doing,’ she asked, ‘when you got to the end?’ {H} had been on a swing. It had gone on swinging by itself.>',
      ]),
      always([
        'On ninety-four she stood still. It was in the middle of the way. People went round her. She read it, and her ears went red, and then pale. Her hand came out to the side and felt about in the air, and {h} held out {his}, without a word, and she held on to it and turned the page. Nobody spoke until the chapter was done. ‘You knew that,’ said the girl. ‘Yes.’ ‘And you let me walk right into it.’ ‘I was there, though,’ said {h}. She thought it over. <‘All right,’ she said.> She went on, round a lamp post, round a nun; and from far off they heard her laugh. That was ninety-nine.',
      ]),
    ]),
  },
  {
    id: 'the-long-way',
    categories: [],
    ages: ALL,
    ...scene(['A Short Cut', 'It Saves a Minute', 'The Long Way Round'], 'Somebody recommends a short cut.', [
      always([
        '‘It’s a short cut,’ said {a}. ‘I know it from before.’ It began well, with an arch. Then there were some steps down, and some steps up, and the same arch from the other side. ‘Before what?’ asked {h}. <There was a cat on a wall who looked as if it had seen them all come by.> ‘It used to be shorter,’ said {a}.',
      ]),
      always([
        'They were not lost. {A} said so at every corner. They could hear where they wanted to be; it was only over there. But a short cut is a proud thing. Anybody who’s taken one can’t turn back, it would cost the minute that it was meant to save. They climbed over a gate. They went along a gutter. In a yard they helped a woman hang out a carpet, as there was no other way past it. <After that they were grey to the eyebrows.> ‘How much have we saved?’ asked {h}. {A} did not like to look at the time.',
      ]),
      more(1, [
        '‘Who showed you it?’ asked {h}. {A} stepped across a hen. ‘My father. He took it every evening. It was always a bit longer; he’d found another bend. <I used to think he couldn’t find the way,’ said {a}. ‘Later on I thought he didn’t want it to stop.’>',
      ]),
      always([
        'Then they pushed through a last hedge and were standing right behind their own backs. That is, it was the arch again. {H} began to laugh. It took some time, and {a} had to join in. They sat down under it. It was about as good a place as there was. You could see the steps going down and the steps going up. The whole of the short cut hung between them like washing. ‘And the proper way?’ asked {h}. {A} pointed. It went past six feet from where they sat, broad and straight and empty. <‘It’s dull,’ said {a}. ‘And nobody’s got a hen.’> They took it in the end. It saved them half an hour, and they missed every minute of it.',
      ]),
    ]),
  },
  {
    id: 'waiting-room',
    categories: [],
    ages: ALL,
    ...scene(
      ['The Clock That Stopped', 'Ten to Four', 'Wound Up'],
      'A clock has stopped, and people have got used to it.',
      [
        always([
          'The clock over the door said ten to four. It had said so when they sat down under it, and by now they had eaten two sandwiches. ‘It’s always ten to four here,’ said the man on the bench. He had a flat cap and was in no hurry. ‘Since when?’ asked {h}. ‘Since my wedding,’ said the man. <He had been going to be married at four.>',
        ]),
        always([
          'He told it quite calmly. He had stood here in a stiff collar, looking up at that clock, and wished very hard that it would stop, only for a moment, till he had got his breath. It had stopped. It had been a great shock to everyone. She had waited at the church, and the bells had waited, and there were some who were still in the pews. <That’s how he put it.> ‘And then you didn’t go?’ said {a}. ‘It isn’t four yet,’ said the man.',
        ]),
        more(1, [
          '‘Has nobody ever wound it?’ asked {h}. ‘They’ve been,’ said the man. ‘They take off the back and there’s nothing wrong with it. It’s only waiting for somebody to say so. <I can’t, you see,’ he said. ‘I was the one who asked.’>',
        ]),
        always([
          '{H} got up on the bench. The glass was dusty, and behind it the big hand stood one breath short of moving, like somebody on the edge of a step. ‘What would you want,’ said {h}, ‘before it goes on?’ The man took off his cap. He looked at the lining for a while. ‘I’d have liked someone to say that it was all right to be afraid,’ he said. ‘It is,’ said {h}. ‘I am, too. Most days around ten to four.’ There was a whirr. Tock, it went, right over their heads. The man stood up so quickly that his knees cracked. <‘Do you suppose,’ he said, ‘she’s a bit cross?’> He did not wait to hear. They saw him trot off down the road, holding his cap on, with nine minutes in hand.',
        ]),
      ],
    ),
  },
  {
    id: 'map-of-smells',
    categories: [],
    ages: ALL,
    ...scene(
      ['Follow Your Nose', 'Left at the Onions', 'The Nose'],
      'Somebody finds the way by smell, and has a cold.',
      [
        always([
          '‘Would you do me a favour and smell something?’ asked the young man in dark glasses. He had a white stick and a very red nose. ‘I find my way by it. But since this morning I’ve had a cold. I haven’t the least idea where I am.’ <He sneezed, and turned round once to the left by mistake.> {H} held {his} nose up in the air. It smelt of nothing. It smelt of air.',
        ]),
        always([
          '‘You’ve got to sort it,’ said the young man. ‘At the bottom there’s stone. That’s always there. On top of that, what comes?’ {H} shut {his} eyes. There was stone, now that he said it. There was something like soap. ‘From the right?’ ‘From the right.’ ‘Then we’re near the barber. Good. Now go until there’s onions.’ So they went arm in arm, all three in a row. <{A} was given the low ones: dogs, drains and leather.> They were wrong twice. Once it was only {a.s} sandwich. But then they had onions, so strong that they all cried.',
        ]),
        more(1, [
          '‘What do I smell of?’ {a} wanted to know. ‘At the moment? Of nothing, like everyone.’ He sounded sorry about it. ‘On other days I could tell you what you’ve been up to since breakfast. <It isn’t always welcome,’ he added.>',
        ]),
        always([
          '‘The last bit is hard,’ said the young man. ‘It’s a very quiet one. I’ve never been able to describe it. It’s where I live.’ They stood in a row of doors that were all alike. {H} went from the first to the next with {his} eyes shut. Polish. Cabbage. Cat. And in front of the fourth {he} stopped. There was nothing special about it, a bit of toast, a bit of wood, and something over, like a pillow that somebody has just got up from. ‘Here,’ said {h}. ‘How do you know?’ ‘It smells of somebody being expected.’ The young man put his key in, and it turned. <Later, at the next corner, {h} shut {his} eyes once more and took a deep breath to the side. ‘What?’ said {a}. ‘Nothing,’ said {h}. ‘I only wanted to know it when I’m lost.’>',
        ]),
      ],
    ),
  },
]
