import { more, type Plot, scene, slot } from '../../language-pack.ts'
import { must } from '../must.ts'

/** Science fiction: minutes can be lent, and they keep the taste of where they come from. */
export const minutes: Plot = {
  id: 'minutes',
  categories: ['scifi'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Oona', gender: 'female', connection: 'sister' },
    b: { name: 'Mr Halloran', gender: 'male', connection: '' },
  },
  titles: ['Sixty Borrowed Minutes', 'The Minute Exchange', '{h} Is Short of Time'],
  teasers: [
    'Since last year you can lend a minute as you lend an umbrella. {H} needs sixty by six o’clock.',
    'A minute from a waiting room stays a minute from a waiting room. {H} finds this out fifty-nine times.',
  ],
  start:
    'At six the shuttle takes off with {a} in it. {H} wants one more hour, and {where} an hour is something you can borrow.',
  byname: '{h}, borrower of time',
  places: [
    { name: 'The departures hall', description: 'Every clock here is right, and nobody is glad of it.' },
    { name: 'The Minute Exchange', description: 'A counter, a pair of scales, and ten thousand small drawers.' },
    { name: 'Bench nine', description: 'It looks out on the runway. Somebody has scratched HERE into it.' },
  ],
  scenes: [
    scene(['An Hour Short', 'Since Last Year', 'Bench Nine'], 'In an hour {a} will leave, and an hour is not enough.', [
      must(
        [
          'Since last year minutes could be lent. You held your wrist against somebody’s wrist, said ‘one’ or ‘ten’, and your bracelet grew a little lighter. {Where} people did it at bus stops. <It had made the buses no more punctual.> A borrowed minute came on at the end, when your own had run out. For you it lasted as long as any other. For the rest of the world it took no time at all.',
          'The bracelets came in last spring, and after that time was a thing you could hand over. A minute from my wrist to yours: it clicked, and I was one short and you were one up. While you spent it, everyone else stood still. {Where} that had been a nine days’ wonder. <By the tenth, people were using it to find their keys.>',
        ],
        [
          'Since last year minutes could be lent. {Where} you held your wrist to somebody’s wrist[ and it clicked|, and click]. While you spent a borrowed minute, all the rest of the world stood still.',
        ],
      ),
      must(
        [
          'On bench nine in the departures hall sat {a.+}, with one bag. At six the shuttle would leave, and {a} would be gone until the year after next. It was five. An hour is a good deal. It was not nearly enough. ‘I’ll get us another,’ said {h}. ‘Wait here.’',
          '‘Don’t look at the clock,’ said {a.+}. They both looked at it. It was five. The shuttle stood out on the runway, steaming slightly, and at six it was going to take {a} to a place with two moons for two years. ‘I want one more hour,’ said {h}. ‘A proper one. I’m going to borrow it.’ <{A} said you couldn’t just do that. {H} was already asking a man with a newspaper.>',
        ],
        [
          'On bench nine sat {a.+}, with one bag. At six the shuttle would leave, [and {a} would be gone for two years|with {a} in it, for two years]. It was five. ‘I want one more hour,’ said {h}. ‘I’m going to borrow it.’',
        ],
      ),
      slot('portrait'),
      slot('company'),
      more(
        2,
        [
          '{A} had packed for two moons: one jumper for each. On top lay a matchbox with nothing in it. ‘What’s that for?’ ‘In case there’s something,’ said {a}. <It had come along on every journey so far, and so far there never had been.>',
        ],
        '',
        'matchbox',
      ),
      more(3, [
        'The hall was all glass. Through it you saw the runway, the fuel carts, and a cleaning robot which had got hold of a balloon and did not know what the rules were. <It let go of it in the end. Then it watched, with its lamp tilted, till there was nothing left to see.>',
      ]),
    ]),
    scene(['One at a Time', 'Other People’s Minutes', 'From the Queue'], '{H} collects minutes from strangers.', [
      must(
        [
          '{H} went down the queues with {his} sleeve rolled up. People were kind. Click: a minute from a man at the tax office. Click: four from a lady at the dentist’s. By half past five there were nineteen on {his} wrist. {He} ran back, and they tried one. The hall froze, down to the drop under the tap. And they sat there in the silence and were bored out of their minds. It smelt of waiting room. They read the same poster twice.',
          'It is surprising what people will let you have. ‘Take ten,’ said a man. ‘I’m only waiting for a parcel.’ Click, click, click. {H} came back with twenty-two. They put their wrists together and the world stopped in the middle of a sneeze. Then they noticed. A minute keeps the taste of where it comes from. These were parcel minutes. <You could not talk in them. You could only look at your shoes.> They used up nine before they found out how to stop.',
        ],
        [
          '{H} went down the queues, and people were kind. Click: a minute from the dentist’s. Click: ten from a man who was waiting for a parcel. But a minute keeps the taste of where it comes from. They sat in it and were bored.',
        ],
      ),
      more(1, [
        'There were others. One minute was from somebody who had missed a train. In that one they both ran to the end of the hall without wanting to. One came from a night nurse, and was so tired that they had to hold each other up. <And one, from a small boy, was nothing but hiccups.> ‘You can’t blame them,’ said {a}. ‘They’ve given us what they had over.’',
      ]),
      more(2, [
        'A lady in a fur hat offered an hour outright. It was a golden hour, she said, from a summer by a lake. She wanted nine hundred for it. <{H} turned out all {his} pockets. It came to four, and a token for a trolley.> ‘Then I’ll go on keeping it,’ said the lady, who had said so, one could tell, for years.',
      ]),
      more(2, [
        '‘Have one of mine,’ said the cleaning robot. It held out an arm. There was a bracelet on it; somebody must have thought it funny. Its minute was very clean, and in it they knew precisely where everything was. <Under bench four there was a sweet. Under bench seven there was a postcard from 2031.>',
      ]),
      more(3, [
        'It had turned half past by then. A voice read out the gates. It had a way of saying ‘last’ as if it were only a word. {H} put {his} hands over {a.s} ears, and then there was no one to put hands over {h.s}.',
      ]),
      slot('road'),
    ]),
    scene(
      ['The Minute Exchange', 'By Weight', 'What Is It Worth?'],
      'At the Exchange one can get better minutes, for good ones.',
      [
        must(
          [
            'Behind the lifts was the Exchange. {B.+} was minding the counter this week, and weighed the bracelet in one hand. ‘Dentist,’ said {b}. ‘Parcel. Parcel. It’s not much good, is it? I’ve got better. But with me you don’t pay with many. You pay with one. I want your best.’',
            '‘By weight or by taste?’ asked {b.+}, who was minding the scales in the Exchange. Ten thousand drawers went up the wall. {H} said by taste. ‘Then it’s dear,’ said {b}. ‘I can let you have sixty, and they’re good. But you’ll have to give me one minute of your own, the best you’ve got. You won’t have it any more, after. You’ll only know that there was something.’',
          ],
          [
            'Behind the lifts was the Minute Exchange, where {b.+} was minding the counter. ‘Dentist,’ said {b}. ‘Parcel. I’ve got better, sixty of them. But I want one of yours. Your best.’',
          ],
        ),
        slot('questions'),
        must(
          [
            '{H} knew which one. It was from a morning on a harbour wall, and there was a herring in it, and somebody laughing. {He} held out {his} wrist. Click. {He} waited for it to hurt. There was only a small clean place, like where a picture has been. ‘That’s a beauty,’ said {b}, and put it on the scales. The scales did not move. ‘Odd,’ said {b}. ‘It’s a shared one, then. They weigh nothing.’',
            'Which one do you give? {H} went through them. There was a night in the snow that was not quite it, and a birthday that was very nearly. Then {he} had it: the morning on the harbour wall, with the herring. It had lasted less than a minute, if you were strict. <{He} thought it through once more, slowly, right to the end.> Click. {B} put it on the scales. The scales did not move. ‘Odd,’ said {b}. ‘It weighs nothing. That’s how it is with the shared ones. We’re not really meant to take them.’',
          ],
          [
            '{H} knew which one. It was from a harbour wall, [and somebody was laughing in it|and there was a herring in it]. Click. {B} put it on the scales, and they did not move. ‘Odd,’ said {b}. ‘It’s a shared one. They weigh nothing.’',
          ],
        ),
        more(2, [
          '‘What do people bring?’ asked {h}. {B} pulled out a drawer here and there. ‘First snow. First snow. A goal. Somebody’s been forgiven, that’s a nice one, smell that.’ It smelt of wet wool and toast. <‘And here,’ said {b}, ‘are the ones nobody’s come back for.’ It was the whole bottom row.>',
        ]),
        more(3, [
          'A customer came who wanted his hour back. He had sold it to sit an exam. ‘It was only an hour with my dad in the shed,’ he said. ‘We weren’t even doing anything.’ <{B} went up the ladder to the very top and was gone for some time.>',
        ]),
      ],
    ),
    scene(['Sixty Good Ones', 'Somebody Else’s Summer', 'Ten to Six'], 'The good minutes belong to others.', [
      must(
        [
          'It was ten to six. They pressed wrist to wrist, and the hall stood still. And it was lovely: there was a lake in it, and a boat, and a boy called Arthur. They did not know any Arthur. They sat in somebody’s finest hour like guests in a good room, with their hands in their laps, and did not dare touch anything. After three minutes {a} said: ‘Shall we give it back?’',
          'They were good, there was no denying it. In the first a band played. In the second somebody put a puppy into {h.s} arms. <It licked {his} chin and called {him} Margaret.> Everything was warm, and none of it was theirs. ‘It’s like reading someone’s post,’ said {a}. They stopped it at the fourth. It was nine minutes to six, and now there was nothing left to try.',
        ],
        [
          'They were lovely minutes. There was a lake in them, and a boy called Arthur. But they knew no Arthur. ‘Shall we give them back?’ said {a}. It was ten to six.',
        ],
      ),
      slot('road'),
      slot('quiet'),
      more(1, [
        '{H} took the fifty-odd that were left back to the counter and asked for nothing in return. ‘There’s no refund,’ said {b}. ‘I know.’ {B} put each into its drawer again. It took no time, which was as well. <Over the counter hung a sign: WE ARE NOT LIABLE FOR WHAT YOU DO WITH IT.>',
      ]),
      more(2, [
        'On bench nine {a} had moved the bag to the floor. There was room on the bench for three now, and they both sat at the same end. The voice read out the gate. {A} did not get up. ‘They’ll call it twice,’ said {a}. <‘They always call it twice.’>',
      ]),
      more(3, [
        '‘You’ll write,’ said {h}. ‘It takes eleven weeks.’ ‘Then you’d better start now.’ {A} got out a pencil and wrote something on the back of {h.s} hand, and folded the fingers over it. ‘Not before Thursday,’ said {a}.',
      ]),
    ]),
    scene(['It Weighs Nothing', 'One Minute to Six', 'The Clock'], '{H} thinks about the scales.', [
      slot('key'),
      must(
        [
          '‘It didn’t weigh anything,’ said {h}. ‘The one on the wall. It came off, and nothing was gone. Because it was yours too. You’ve still got it.’ {A} thought. ‘The herring,’ said {a}. ‘Tell me.’ So {a} told it, from the start, and somewhere in the middle {h} laughed in the right place, and it was back.\nNeither of them was looking at the clock. If they had, they would have seen it. It said one minute to six. It went on saying it. If two people have one minute, both the whole of it, the bracelet doesn’t know whose to take. So it takes none.',
          'A shared one weighs nothing. Why not? {H} laid {his} wrist against {a.s} and did not say a number. ‘I’m not lending you this,’ {he} said. ‘We’ll just both have it.’ They looked out at the runway. They did not do anything with it. \nThey had talked for a long while before {h} saw that a cleaning robot was standing on one wheel, and the drop under the tap had not come down. One minute to six, said every clock in the hall. A minute that belongs to two can’t be used up by either.',
        ],
        [
          '‘It didn’t weigh anything,’ said {h}. ‘Because it was yours too. You’ve still got it.’ So {a} told it, the harbour, the herring, and it was back. Neither of them looked at the clock. It said one minute to six, and went on saying it. A minute that belongs to two can’t be used up by either.',
        ],
      ),
      more(1, [
        'How long was it? You could not measure it, that was the point. Long enough to finish three conversations that had been lying about since spring. <Long enough for one silence, too.> Then {a} yawned, and that was a yawn of {a.his} own, and the clock went: tick.',
      ]),
    ]),
    scene(['Six', 'Departure', 'What Was Left'], 'The shuttle leaves.', [
      slot('after'),
      more(1, [
        '{B} had come out from behind the scales to see. In twelve months at the Exchange, said {b}, there’d never been a case. ‘I’ll have to write it down as an error.’ But the pencil hung there over the form. <Then {b} wrote: none.>',
      ]),
      must(
        [
          'At the gate {a} turned round and threw something. It was a matchbox. <{W.over}> The shuttle lifted at six sharp and grew small. {H} sat on bench nine until the steam was gone. Then {he} pushed the matchbox open a crack and held it to {his} ear. There was a harbour in it. Somebody was just about to laugh. {H} shut it again, quite full, and put it in {his} pocket for the year after next.',
          'They called it twice. {A} went. <{W.over}> {H} looked at the clock, because now it did not matter, and it was six, and it was one past. On {his} wrist the bracelet showed what {he} had: everything {he} had come with, and one minute more. Beside it stood a letter that had never been there before. It was {a.s} initial. ‘You can’t lend that,’ said {b}, looking over. ‘No,’ said {h}.',
        ],
        [
          'At six the shuttle lifted[ and grew small|, and was small, and was gone]. {H} looked at {his} bracelet. It showed everything {he} had come with, and one minute more. Beside it stood {a.s} initial. ‘You can’t lend that one,’ said {b}. ‘No,’ said {h}.',
        ],
      ),
    ]),
  ],
}

/** The same between two who are fond of each other and no kin. */
export const minutesBetweenTwo: Plot = {
  ...minutes,
  id: 'minutes-between-two',
  categories: ['love'],
  ages: ['12-20', '20+'],
  cast: { ...minutes.cast, a: { ...minutes.cast.a, connection: '' } },
}
