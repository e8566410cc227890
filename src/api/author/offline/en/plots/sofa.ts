import { more, type Plot, scene, slot } from '../../language-pack.ts'
import { must } from '../must.ts'

/** Science fiction: things go home by themselves at night, and one sofa cannot decide where that is. */
export const sofa: Plot = {
  id: 'sofa',
  categories: ['scifi', 'love', 'generic'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Marnie', gender: 'female', connection: 'best friend' },
    b: { name: 'Mr Quayle', gender: 'male', connection: '' },
  },
  titles: ['The Sofa Goes Home', 'Half a Sofa Each', '{h} and the Long Red Sofa'],
  teasers: [
    'At midnight all borrowed things walk home. {H.s} red sofa sets off every night, and nobody knows where it is going.',
    'A sofa on six short legs is crossing the town. {H} runs after it in slippers.',
  ],
  start:
    'Since last summer everything goes home at night by itself: ladders, books, umbrellas. {H.s} sofa goes too. But it was at home already, or so {h} thought.',
  byname: '{h}, of the left-hand end',
  places: [
    { name: 'The front room', description: 'On the floor there are six dents, where a sofa belongs.' },
    { name: 'The Office of Belongings', description: 'Here it is written down what is whose, in green ink.' },
    { name: 'The traffic island', description: 'A bollard, a strip of grass, and cars on both sides.' },
  ],
  scenes: [
    scene(['Six Dents', 'At Midnight', 'Gone Again'], 'The sofa is gone in the morning, and back at night.', [
      must(
        [
          'Since last summer, things had been going home. It was the new thread they put into everything; it knew whose you were. At midnight {where} the doors opened a crack, and out came the ladders, the library books, the casserole dishes, and found their own way back to whoever had lent them. <There were no more quarrels about drills.> {H} had nothing on loan. So {was} surprised, one morning, to sit down on the sofa and hit the floor.',
          'Nobody lent things any more {where}; they lent themselves. A thread was woven into them now, and at the stroke of twelve whatever was not at home set out for it. You could hear them go by: umbrellas hopping, a piano on the hill, being careful. <It took some getting used to, on the way back from the pub.> {H.s} sofa was {h.s} sofa. It was red, it was long, and on Monday morning it was not there.',
        ],
        [
          'Since last summer, lent things went home by themselves {where}. At midnight the ladders came out, and the library books. {H} had nothing on loan. So {was} surprised, one morning, when {he} sat down on the sofa and hit the floor.',
        ],
      ),
      must(
        [
          'There were six dents in the carpet, and that was all. In the evening it came in again, out of breath, with leaves on it. The next night it went once more. {H} rang {a.+}, who had sat at the other end of it for years, before moving to the far side of town. ‘It’s funny,’ said {a}. ‘I keep finding red fluff on my mat.’',
          'By supper it was back, and had mud to the knees. On Tuesday night it left again. {H} sat in the dents and telephoned {a.+}. They had bought it together once, at a jumble sale, for the price of a kite; that was before {a} had moved across the river. ‘Does it look unhappy?’ said {a}. It was hard to tell. It had always had a sag.',
        ],
        [
          'In the evening it came in again with leaves on it, and the next night it went once more. {H} rang {a.+}, who had sat at the other end of it for years, before moving across town. ‘I keep finding red fluff on my mat,’ said {a}.',
        ],
      ),
      slot('portrait'),
      slot('company'),
      more(2, [
        '{W.there} A front room without a sofa is only a place with a lamp. {H} tried a chair. On a chair you sit up and think about things you should be doing. <Nobody has ever put their feet in anyone’s lap on a chair.>',
      ]),
      more(3, [
        'It was the sofa of the long evenings. {H} had the left end and {a} the right. Between them was the blanket, and under the blanket a border that had been argued over for years. <Whole summers had gone down the back of it.>',
      ]),
    ]),
    scene(['Tied Up', 'A Rope', 'Through the Wall'], '{H} wants to keep it in.', [
      must(
        [
          'On Wednesday {h} tied it to the radiator. {He} sat on it too, with {his} arms folded. At twelve it stood up. It was very gentle about it; it waited, it sighed, it leaned. Then the radiator came off the wall, and sofa, {h} and radiator went down the front steps together. At the first corner {he} fell off. There was water in the hall for the rest of the week.',
          'On the third night {h} locked the door and lay down on top of it, with a rope round the both of them. The thread in a thing does not mind about locks. <It minds about home.> At midnight the sofa gave itself a shake, and took the door with it, frame and all. {H} rode as far as the pillar box. After that {he} had a bruise, and a house with no front to speak of.',
        ],
        [
          'On Wednesday {h} tied it to the radiator and sat on it with folded arms. At twelve it stood up, very gently, and the radiator came off the wall. At the first corner {h} fell off.',
        ],
      ),
      more(1, [
        'They had a go at reasoning with it, over the telephone. {H} held the receiver to a cushion. ‘What do you want, then?’ said {a}. The sofa let out some air. <‘That’s what it did when your aunt sat down,’ said {a}. ‘That isn’t a word.’>',
      ]),
      more(2, [
        '‘Perhaps it’s somebody else’s,’ said {a}. ‘From before the jumble sale.’ {H} did not like that thought. {He} turned it over, in {his} head, and then the sofa, to look for a name. <Underneath were eleven pens, a sock, and a lost Easter egg, but no name.>',
      ]),
      slot('road'),
    ]),
    scene(['Green Ink', 'Whose Is What', 'A True Answer'], 'At the Office of Belongings it is all written down.', [
      must(
        [
          'At the Office of Belongings the books went up to the ceiling. {B.+} was standing in at the counter, with a green pen. ‘A thing goes to where it belongs, and stops,’ said {b}. ‘Yours doesn’t stop. I can look it up. But to be looked up in here you must put something in. Name one thing you’ve got that isn’t yours, and has never gone home because nobody knows.’',
          '{B.+} had the counter at the Office of Belongings that week. ‘Red, six legs, restless,’ said {b}, and ran a finger down the page. ‘I do have it. I’m only allowed to read it out to somebody who’s square with the book. Are you? No old debts? Something you kept, and told yourself it was nothing?’',
        ],
        [
          'At the Office of Belongings {b.+} was minding the books. ‘I can look it up,’ said {b}. ‘But you must put something in. Name one thing you’ve got that isn’t yours, and that nobody knows about.’',
        ],
        '',
        'out',
      ),
      slot('questions'),
      must(
        [
          'There was such a thing. It lay in a drawer, and it was not worth twopence. {H} said what it was and whose, and {b} wrote it down. At that moment, at home, the drawer slid open. It felt lighter and it felt poorer. {B} turned the big book round. Beside ‘sofa, red’ there was an address. It had been crossed out. There was another, and that had been crossed out. Above them was written: ‘See both.’',
          'It took {h} three goes to say it. It was a book, and it had been lent for a weekend, a long time ago. ‘It’ll be off tonight, then,’ said {b}, and put a tick. <It was {his} favourite. That was the whole trouble with it.> Then {b} read out the line, and frowned. ‘It’s got two homes here. “Left end, right end.” Well, that’s no good. A thing can’t be in two places. It’ll be walking from one to the other till it drops.’',
        ],
        [
          'There was such a thing, and it was {his} favourite. {H} said it, and {b} wrote it down. Then {b} turned the book round. Beside ‘sofa, red’ stood two addresses. ‘It’s got two homes,’ said {b}. ‘It’ll walk from one to the other till it drops.’',
        ],
      ),
      more(2, [
        '‘Couldn’t one of them be rubbed out?’ asked {h}. ‘It’s been tried,’ said {b}. ‘There was a dog, in Baxter Street. They decided. <The dog didn’t.>’ {B} blew on the ink. ‘You can cross out an address. It’s the belonging that doesn’t come off.’',
      ]),
    ]),
    scene(['After It', 'In Slippers', 'Back and Forth'], 'At midnight {h} runs after the sofa.', [
      must(
        [
          'That night {h} followed it, in slippers, with a lamp. It went along the high street, past the ladders, over the bridge. {A} was standing at the garden gate on the other side in a dressing gown. The sofa came right up to the door; it would have gone in. But the minute it had its front legs on the mat it thought of the other place. It turned round. They watched it go back the whole way, and it limped.',
          'At twelve it got up as usual, and {h} went too. Other things were on their way, in twos and threes. <A teapot nodded.> On the far side of the river stood {a}, with the gate open. ‘Come on, then,’ said {a}. The sofa was so glad that it shook. It put one foot over the step. And then {h} saw it remember. It stood there, half in and half out, and all its springs were humming. It was homesick in both directions.',
        ],
        [
          'At midnight {h} ran after it, in slippers, right across the town. {A} stood at the gate on the far side of the river. The sofa put one foot over the step. Then it remembered the other place, and turned round, limping. It was homesick in both directions.',
        ],
      ),
      slot('road'),
      slot('quiet'),
      more(1, [
        '{W.still} They walked beside it, one at each end, as they had always sat. ‘You have it,’ said {h}. ‘No, you.’ ‘I’ve got a chair.’ ‘So have I.’ They were both lying about the chair. <Neither of them had sat properly since the spring.>',
      ]),
      more(2, [
        '‘We could saw it through,’ said {a}. They both looked at the middle of it, where the border was. The sofa had heard. <It went a bit faster, and kept to the inside of the pavement.>',
      ]),
    ]),
    scene(['The Sum', 'Halfway', 'In the Middle of the Road'], 'The sofa stops.', [
      slot('key'),
      must(
        [
          'It was not that it had two homes. {H} could see that now. It had one, and that was not a house. It was neither the left end nor the right; it was what came in between. ‘How far is it from yours to mine?’ {he} asked. ‘Two thousand steps,’ said {a}. ‘Then we want a thousand.’ They counted them out. At a thousand there was a crossing with four lanes, and in the middle of it, with a bollard at one end, lay a traffic island.\nThe sofa climbed the kerb. It turned round once, like a dog. It let itself down on its six short legs, and for the first time since last summer it stopped.',
          '‘Left end, right end,’ said {h}. ‘It isn’t going to your house. And it isn’t going to mine. It’s looking for where we both are.’ ‘That’s nowhere,’ said {a}. ‘Not any more.’ ‘Then it’s halfway.’ They ran ahead and paced it out, {a} from the one side and {h} from the other, and met on the traffic island in front of the town hall, by the bollard. It had some grass. <It was Crown property, probably.> They waved.\nAnd down the middle of the high street, on tiptoe almost, came the sofa, and sat down between them with a groan.',
        ],
        [
          'It was not going to {h.s} house, nor to {a.s}. It was looking for the place where both of them were. ‘Two thousand steps,’ said {a}. ‘Then we want a thousand,’ said {h}. At a thousand there was a traffic island, with a bollard. The sofa climbed the kerb, turned round once, like a dog, and for the first time it stopped.',
        ],
      ),
      must(
        [
          '{H} took the left end and {a} took the right. There was traffic on both sides. A night bus slowed down, and the driver raised his cap. <They moved the blanket up. The border was where it had always been.>',
          'They tried it. It was just as it used to be, except for the headlamps. ‘You’re over the line,’ said {a}. ‘It’s my foot that’s over the line,’ said {h}. ‘The rest of me is here.’',
        ],
        ['{H} took the left end and {a} took the right. A night bus slowed down, and the driver raised his cap.'],
      ),
    ]),
    scene(['Thursdays', 'Half Past Seven', 'At Home'], 'There is a lamp on the traffic island now.', [
      slot('after'),
      more(1, [
        'The council sent a man. He had a form for sofas in the carriageway. He sat down, to fill it in, between the two of them. <He was there for an hour and forty minutes.> Under ‘nature of obstruction’ he wrote, in the end: ‘none’.',
      ]),
      must(
        [
          'There is a lamp out there now, and a rug. <{W.over}> Every evening at half past seven {h} sets out from one side, with the biscuits, and {a} from the other, with the tea. It’s a thousand steps each. At midnight all the lent things go home past it, the ladders and the books. You can see the sofa prick up its cushions. Then it settles again. It is not on its way anywhere. It has got its feet up.',
          'The dents in the carpet have filled out in time. <{W.over}> {H} hardly ever sits in the front room. In the evening {he} {v:takes|take} a thousand steps and an umbrella, and there is {a}, coming the other way, and between them something long and red. It knows their tread. The cars go round it by now as water goes round a stone. And on its back, where the address should be, somebody has written in green ink: ‘Here.’',
        ],
        [
          'There is a lamp out there now. Every evening {h} sets out from one side, with the biscuits, and {a} from the other, with the tea. At midnight all the lent things go home past it. The sofa pricks up its cushions and settles again. It is not on its way anywhere.',
        ],
      ),
    ]),
  ],
}
