import { more, type Plot, scene, slot } from '../../language-pack.ts'
import { must } from '../must.ts'

/** Generic: at the lost property office lies a whole Thursday with somebody's name on it. */
export const thursday: Plot = {
  id: 'thursday',
  categories: ['generic', 'scifi'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Minnie', gender: 'female', connection: 'cousin' },
    b: { name: 'Mr Dabney', gender: 'male', connection: '' },
  },
  titles: ['The Lost Thursday', 'One Thursday, Slightly Used', '{h} Is Missing a Day'],
  teasers: [
    'A card comes from the lost property office. They have found something of {h.s}: a Thursday.',
    'Wednesday is there, and Friday is there. Between them {h} has a hole, and a bus ticket for two.',
  ],
  start:
    'A card has come {where}. At the lost property office they have a Thursday with {h.s} name on it. And when {h} tries to remember last Thursday, there is nothing there.',
  byname: '{h}, owner of one Thursday',
  places: [
    { name: 'The lost property office', description: 'Umbrellas to the left, days to the right.' },
    { name: 'The calendar', description: 'It hangs in the kitchen and is short of a square.' },
    {
      name: 'The last stop',
      description: 'A shelter, a hedge, and a view of the next stop, which is in another county.',
    },
  ],
  scenes: [
    scene(['Wednesday, Friday', 'A Card', 'The Hole in the Week'], 'A card comes, and a day is missing.', [
      must(
        [
          'The calendar in the kitchen {where} went Monday, Tuesday, Wednesday, Friday. {H} had taken it for a misprint. Then the card came. ‘We have found an article belonging to you,’ it said. ‘One Thursday, slightly used. Please collect.’',
          'It began with a card on the mat {where}. ‘Lost Property. Found on the number nine bus: 1 Thursday. Name inside: {h}.’ It was a joke, of course. {H} laughed, and tried to think what {he} had done last Thursday. <{He} stopped laughing.> There was Wednesday, with fish. There was Friday, with rain. In the middle was a hole with smooth edges.',
        ],
        [
          'The calendar in the kitchen {where} went Wednesday, Friday. {H} had taken it for a misprint. Then a card came from the lost property office. They had found a Thursday with {h.s} name on it.',
        ],
      ),
      must(
        [
          '‘You can’t lose a day,’ said {a.+}. ‘What did we do on Thursday, then?’ said {h}. {A} looked out of the window. ‘This and that,’ said {a}. {H} wanted it back. It might have been a good one.',
          '{A.+} read the card and turned a little pink. ‘I shouldn’t bother,’ said {a}. ‘You’ve plenty of others.’ But {h} is not somebody who leaves a thing lying about with {his} name in it. {He} wanted that Thursday back, and {he} wanted to know who had had it in the meantime.',
        ],
        [
          '‘You’ve plenty of others,’ said {a.+}, and turned a little pink. But {h} wanted it back. It might have been a good one.',
        ],
        '',
        'out',
      ),
      slot('portrait'),
      slot('company'),
      more(2, [
        '{W.there} {H} looked for it at home first, in the places where days get to. There was half a Sunday under the sofa. There were several Mondays in the coat pockets, all the same. <Behind the clock was an hour from the spring, when they change it.> But no Thursday.',
      ]),
    ]),
    scene(['Witnesses', 'Somebody Like You', 'What People Saw'], '{H} asks what people saw.', [
      must(
        [
          'They asked round. ‘Thursday?’ said the greengrocer. ‘You bought a lemon. You ran.’ ‘You had your coat on inside out,’ said the postman. The librarian had seen {him} with a book on how to whistle. {H} wrote it all down, and it made no sense. They were so long about it that the office had shut, and now Friday’s bus pass had run out as well.',
          'Somebody must have seen it. The greengrocer remembered a lemon. The lady at the chemist’s remembered a hurry. ‘You asked me for a joke,’ said the policeman. ‘I only know the one. You wrote it on your hand.’ <{H} looked at {his} hand. It said: ‘a carrot’.> When they got to the office, the blind was down. A whole Saturday had gone on one Thursday.',
        ],
        [
          'They asked round. ‘You bought a lemon,’ said the greengrocer. ‘You ran.’ ‘You asked me for a joke,’ said the policeman. It made no sense, and by then the office had shut.',
        ],
      ),
      more(1, [
        '{H} spread it out on the kitchen table: one lemon, one joke, one coat. ‘It looks like a person who’s in trouble,’ said {h}. ‘Or a person who’s looking after one,’ said {a}, and then asked rather quickly if there was any tea.',
      ]),
      more(2, [
        'The boy at the bus stop had seen everything, he said. It would be a penny. ‘You got on the nine. You had two tickets and one sandwich. You gave the driver a lemon to smell.’ ‘And then?’ ‘Then it drove off,’ said the boy. <For a second penny he did the noise.>',
      ]),
      more(2, [
        'At the baths they had nothing under {h.s} name. At the cinema they had one glove, but it was a Tuesday’s. At the barber’s hung a list of everyone who had been in on Thursday. <It was a list of one, and the barber had put himself down so as not to leave it empty.>',
      ]),
      more(3, [
        '{A} was not being much of a help. {A} went first to all the wrong places and stopped to look at every dog. ‘Anyone would think you didn’t want me to find it,’ said {h}. ‘Look at that one,’ said {a}. ‘It’s got eyebrows.’',
      ]),
      slot('road'),
    ]),
    scene(['Days to the Right', 'A Signature', 'Slightly Used'], 'The Thursday is there, but it does not come free.', [
      must(
        [
          'On Monday they stood at the counter. {B.+} was minding lost property, umbrellas to the left, days to the right. ‘Thursday,’ said {b}, and ran a finger along the shelf. ‘We’ve kept it dry. But you don’t get a day for nothing. It’s one for one. I want the best half-hour of today.’',
          'Behind the counter, among the umbrellas, sat {b.+}, who was minding the office. ‘Ah. The Thursday,’ said {b}. ‘People never come for those. They don’t miss them.’ It lay in a box and was tied with string. ‘There’s a fee. You leave me half an hour you’d have liked. I’m in here all day, you see.’',
        ],
        [
          'On Monday {b.+} was minding the counter: umbrellas to the left, days to the right. ‘We’ve kept it dry,’ said {b}. ‘But there’s a fee. I want the best half-hour of today.’',
        ],
      ),
      slot('questions'),
      must(
        [
          'It would have been half past four, when the sun comes round to the back step. {H} had been looking forward to it. {He} signed. At once the afternoon felt a bit short in the sleeves. {B} pushed the box across. In it lay a plaster, a lemon pip, and a bus ticket for two. That was all. ‘Slightly used,’ said {b}. ‘The rest must be with the other party.’',
          '{H} thought of the back step at half past four, and signed. <{B} looked at the signature, and then for some reason at the sun.> The string came off. There was not much of it left, for a whole day: a ticket for two, a lemon pip, a plaster with a rabbit on it. ‘Somebody’s got the other half,’ said {b}. ‘It says “for two”. You can’t use one of those on your own.’',
        ],
        [
          '{H} thought of the back step at half past four, in the sun, and signed. In the box lay a plaster, a lemon pip, and a bus ticket for two. That was all. ‘The rest must be with the other party,’ said {b}.',
        ],
      ),
      more(2, [
        'The days stood in rows, each with its label. Some were hardly worn. ‘This one’s a wedding,’ said {b}. ‘He thinks he was too nervous. He wasn’t, he left it in the taxi.’ One was tiny and warm. <‘Somebody’s first,’ said {b}. ‘They all lose that one.’>',
      ]),
    ]),
    scene(['The Number Nine', 'To the Last Stop', 'A Ticket for Two'], 'They follow the ticket to its end.', [
      must(
        [
          'So they took the nine. {H} held the plaster in one hand and the pip in the other, and looked out for anything that would fit. At the last stop everybody got out, which was the two of them. There was a shelter and a hedge. {H} stood in front of the hedge, and tried to have been there. Nothing came. It began to rain, and the next bus was not for an hour.',
          'The ticket was for the nine, to the very end. They rode past the baths and the gasworks and through places that were only a name on a board. <{A} knew where to change. {H} noticed that, and went on looking out.> At the last stop was a shelter with one seat. It did not ring a bell. It did not ring anything. They had come all that way for a hedge.',
        ],
        [
          'So they took the number nine to the last stop. There was a shelter and a hedge. {H} stood in front of the hedge and tried to have been there. Nothing came. It began to rain.',
        ],
      ),
      slot('road'),
      slot('quiet'),
      more(1, [
        '{W.still} They sat in the shelter, on the one seat. ‘Does it matter so much?’ asked {a}. ‘You can have one of my Thursdays.’ ‘I don’t want one of yours,’ said {h}. It came out worse than it was meant. <{A} nodded for rather a long time.>',
      ]),
      more(2, [
        'A man came by with a wet spaniel. ‘Back again?’ he said. ‘Did the whistling help?’ {H} opened {his} mouth. But the spaniel had seen a pigeon, and the man was already at the end of the hedge. <‘What whistling?’ {h} called after him. ‘Just like that!’ called the man.>',
      ]),
      more(3, [
        '{H} tried to whistle. {He} had never been able to. It came out whole, four bars of it, with a twiddle. They both sat there and looked at {his} mouth. <‘Somebody must have taught me,’ said {h}.> ‘Page eleven,’ said {a}, and coughed.',
      ]),
    ]),
    scene(['The Other Party', 'Who Had the Other Half', 'Not Lost'], '{H} sees who has been there all along.', [
      slot('key'),
      must(
        [
          'A lemon is for a sore throat. A plaster with a rabbit is for a knee, and {h.s} knees were both all right. A joke is for somebody who can’t laugh. {H} looked down. On {a.s} left knee showed the edge of another rabbit.\n‘It was you,’ said {h}. ‘You had a bad day.’ ‘I had a terrible day,’ said {a}. ‘I didn’t want anyone to know. You came with a lemon. You’d got your coat on inside out. You stayed till it was dark, and then you said: “This one’s yours. I shan’t need it.” And you gave it to me.’',
          'Who knew the way? Who knew the page? {H} laid it all on the seat: lemon, plaster, joke. There wasn’t one thing among it that you’d get for yourself. ‘The other party,’ said {h} slowly, and turned round. {A} had pulled up a sleeve. There was a plaster on the elbow, with a rabbit on it.\n‘You didn’t lose it,’ said {a}. ‘I fell off the world on Thursday, a bit. You sat with me out here the whole day and told me the one about the carrot. And when it got late you said I could keep it. All of it, so that you’d never be able to bring it up.’',
        ],
        [
          'A lemon is for a sore throat. A joke is for somebody who can’t laugh. A plaster is for a knee, and {h.s} knees were all right. {H} looked round. On {a.s} elbow was a plaster, with a rabbit on it. ‘You didn’t lose it,’ said {a}. ‘I had a terrible day. You sat with me the whole of Thursday. And then you gave it to me.’',
        ],
      ),
      more(1, [
        '‘Was it a good one?’ asked {h}, after a while. ‘It was the best I’ve had,’ said {a}. ‘Given that it was so awful.’ <The rain had got in at one end of the shelter. They moved up, and it turned out that the seat did do for two.>',
      ]),
    ]),
    scene(['A Square of Paper', 'Thursday', 'Half Each'], 'A Thursday is shared out.', [
      slot('after'),
      more(1, [
        '‘I ought to have told you,’ said {a}. ‘But I’d have had to give it back.’ {H} thought about that all the way home on the bus. <It was two tickets and one sandwich.>',
      ]),
      more(2, [
        '{B} crossed it off the list. ‘Claimed?’ said {b}. ‘Not exactly,’ said {h}. ‘It’s been given away. I’d forgotten.’ {B} looked for the column. There was a thin one right at the edge, quite clean. <On the counter, when they left, stood half an hour, with a bow on it.>',
      ]),
      must(
        [
          'In the evening {a} brought something, wrapped up in a handkerchief. <{W.over}> It was a square of paper with a number on it, cut from a calendar. ‘Half each,’ said {a}, and tore it down the middle, very straight. {H} pinned {his} half to the wall. So now it goes Monday, Tuesday, Wednesday, Thurs, Friday. Most people take it for a misprint.',
          'The square in the calendar is still empty. <{W.over}> {H} could stick it in again. {A} has offered. But when people come into the kitchen and say, ‘You’ve got a day missing there’, {h} likes to see {a} look out of the window. ‘It’s not missing,’ says {h} then, and whistles four bars, with a twiddle. ‘I know who’s got it.’',
        ],
        [
          'In the evening {a} brought a square of paper, cut from a calendar. ‘Half each,’ said {a}, and tore it down the middle. {H} pinned {his} half to the wall. So now it goes Wednesday, Thurs, Friday. Most people take it for a misprint.',
        ],
      ),
    ]),
  ],
}

/** The same among children who are fond of each other. */
export const thursdayBetweenFriends: Plot = {
  ...thursday,
  id: 'thursday-between-friends',
  categories: ['love'],
  ages: ['child'],
}
