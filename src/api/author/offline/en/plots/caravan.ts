import { more, type Plot, scene, slot } from '../../language-pack.ts'
import { must } from '../must.ts'

/** Bedtime: rain on a caravan, and one drip that is out of time. */
export const caravan: Plot = {
  id: 'caravan',
  categories: ['bedtime', 'generic'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Winnie', gender: 'female', connection: 'grandmother' },
    b: { name: 'Mr Sorley', gender: 'male', connection: '' },
  },
  titles: ['Plink', 'Rain on a Tin Roof', '{h} and the Drip'],
  teasers: [
    'It is raining on the caravan. Inside there is one drip, and it does not keep time.',
    'Plink. Then nothing. Then, just as {h} is nearly asleep: plink.',
  ],
  start:
    'In an old caravan {where} there is one drip that never comes when you expect it. {H} means to stop it, and then to sleep.',
  byname: '{h}, conductor of the rain',
  places: [
    { name: 'The caravan', description: 'Cream and green, with a bed that is a table by day.' },
    { name: 'The next caravan', description: 'Its awning is hung with pans, from a teaspoon’s size up.' },
    { name: 'The field', description: 'By night it is all grass and taps.' },
  ],
  scenes: [
    scene(['The Drip', 'Plink', 'A Table by Day'], 'It rains, and one drop has its own ideas.', [
      must(
        [
          'There is nothing like lying in a caravan when it rains. {H} had been looking forward to it since spring. The roof was tin, a foot above {his} nose, and {where} the rain had come on at nine as if ordered. It ran, it pattered, it hushed. It was the best thing in the world. And then something went plink.',
          'The bed in the caravan was a table by day. {H} lay on it under the window, with the roof so near that you could touch it, and waited for rain. At nine it came. {Where} they have the good kind, fine and steady, like someone sweeping a yard a long way off. <{H} shut {his} eyes.> Plink, it said, right beside {his} ear.',
        ],
        [
          'There is nothing like lying in a caravan {where} when it rains. The roof was a foot above {h.s} nose. It pattered, it hushed. And then something went plink.',
          'The bed in the caravan was a table by day. {H} lay on it and waited for rain, and {where} they have the good kind, like someone sweeping a yard a long way off. Plink, it said, right beside {his} ear.',
        ],
      ),
      must(
        [
          'It was a drip. It fell from the skylight into the washing-up bowl. That would have been all right; but it would not keep time. Plink, plink. Then nothing, for so long that you began to hope. Plink. ‘Did you hear that?’ said {h}. ‘I’ve been hearing it since half past nine,’ said {a.+} from the other bunk. All {h} wanted was rain without it.',
          '‘That’s only a drip,’ said {a.+}, on the other bunk. They lay and listened for the next one. It did not come. It did not come. They breathed out. Plink. <It had been waiting for that.> {H} had wanted to fall asleep to the rain. You can’t fall asleep to a thing that keeps changing its mind.',
        ],
        [
          'It was a drip, into the washing-up bowl, and it would not keep time. Plink, plink. Then nothing, until you began to hope. Plink. ‘I’ve been hearing it since half past nine,’ said {a.+} from the other bunk.',
          '‘That’s only a drip,’ said {a.+}, on the other bunk. They listened for the next one. It did not come. They breathed out. Plink. You can’t fall asleep to a thing that keeps changing its mind.',
        ],
      ),
      slot('portrait'),
      slot('company'),
      more(1, [
        'They tried to work it out. Three, then a gap of eleven. Two, then a gap of nineteen. {A} wrote it down on the bread bag. <‘It’s someone’s telephone number,’ said {a}.> Then came four in a row, and that was too long for a telephone.',
      ]),
      more(3, [
        '{W.there} The caravan stood in a field with nineteen others, nose to tail, each with a yellow window. Behind every window somebody was saying: ‘Listen to that!’ <In one of them somebody was not saying it in a nice way.> The dark smelt of wet dog and gas.',
      ]),
    ]),
    scene(['A Cork', 'Somewhere Else', 'Every Hole but One'], '{H} stops the drip, and it moves.', [
      must(
        [
          '{H} got up and put a cork in the skylight. It was quiet. They smiled at each other in the dark. Plink: now it came from the cupboard. {H} stopped the cupboard with a sock. It came from the lamp. {H} stopped the lamp with {his} last dry jumper, and then it came in by the door, all of it, over {his} feet, and the bed was wet.',
          '‘Chewing gum,’ said {a}. They chewed. They stuck it round the skylight, and pressed. For a whole minute there was only the rain. Then it went plonk, behind the bread. Stopped there, it dripped from the clock. <A roof like that is one long conversation.> In the end {h} stood on the bed with both arms up and a thumb on every hole, and found that {he} had one hole more.',
        ],
        [
          '{H} stopped it with a cork. Plink: now it came from the cupboard. {H} stopped that with a sock. It came from the lamp. {H} stopped the lamp with {his} last dry jumper, and then it dripped on the bed.',
          '‘Chewing gum,’ said {a}. They stuck it round the skylight. For a whole minute there was only the rain. Then it went plonk, behind the bread. In the end {h} stood with a thumb on every hole, and there was one hole more.',
        ],
      ),
      more(2, [
        '‘Leave it in the cupboard,’ said {a}. ‘It was no trouble there.’ It had been no trouble in the bowl either, if you looked back. <They had been very happy, at half past nine, and not known it.>',
      ]),
      more(1, [
        'They lay down the other way round, with their heads at the foot end. It helped for as long as it took the drip to turn round. <{A} put up an umbrella. Then it was not plink any more, it was pock.>',
      ]),
      slot('road'),
    ]),
    scene(['Next Door', 'The Pan Man', 'Lent, Not Given'], 'In the next caravan nobody minds the drips.', [
      must(
        [
          'In the next caravan a lamp was lit, and there it went plink too. It went plonk as well. Under the awning sat {b.+}, minding the pans for the whole field. ‘You’ve corked it?’ said {b}. ‘Poor thing. I can lend you what you need. But I’ve got to be up for the morning milk, and I’ve no alarm. One of you lies awake for me till five, or gives me something that will wake me.’',
          'They ran across, under one coat. {B.+} was sitting there with {b.his} feet in a baking tin, and over {b.him} hung pans, from small to large. Somebody had to see to them, said {b}. ‘Dripping, are you? So is everyone. I’ve a cure, but I don’t hand that out for nothing. I need a thing off you that makes a noise, and that you’re fond of.’',
        ],
        [
          'In the next caravan sat {b.+}, minding pans for the whole field. ‘Corked it? Poor thing,’ said {b}. ‘I’ve a cure. But I want something for it, that makes a noise and that you’re fond of.’',
          'Next door, under an awning hung with pans, sat {b.+}. ‘Dripping? So is everyone,’ said {b}. ‘I’ve a cure. It costs a thing of yours that makes a noise, and that you’re fond of.’',
        ],
        '',
        'out',
      ),
      slot('questions'),
      must(
        [
          '{H} had a whistle. It was the one thing {he} had brought that was not clothes. {He} took it off its string. {B} tried it, and hung it up by the door. ‘That’ll wake me,’ said {b}. And then {b} gave them no cork and no tar. {B} gave them a jelly mould, a frying pan and a bucket. ‘You’ve been listening to one of them,’ said {b}. ‘Nobody can stand one.’',
          'It was {his} mouth organ, with the one dumb note. {H} laid it on the table. ‘That’s a good one,’ said {b}, and breathed into it, and found the place where it said nothing. ‘Now then.’ And {b} unhooked three pans and a jelly mould, and put a ladle on top. ‘What’s this for?’ said {a}. ‘Company,’ said {b}. <That was all {b} would say, except to mind the guy ropes.>',
        ],
        [
          '{H} laid down {his} whistle. {B} hung it by the door and gave them a jelly mould, a frying pan and a bucket. ‘You’ve been listening to one of them,’ said {b}. ‘Nobody can stand one.’',
          'It was {his} mouth organ. {B} breathed into it, and put it by. Then {b} unhooked a pan, a bucket and a jelly mould. ‘What are they for?’ said {a}. ‘Company,’ said {b}. ‘Nobody can stand just one.’',
        ],
      ),
      more(2, [
        '‘Does it never get on your nerves?’ asked {h}. ‘It used to,’ said {b}. ‘I’d lie there and think: now. And it was never now. It’s a terrible thing, to be owed a plink.’ <One fell in the tin between {b.his} feet, and {b} nodded to it.>',
      ]),
    ]),
    scene(['Full to the Brim', 'A Clatter', 'Worse'], 'They set out the pans, and it gets worse.', [
      must(
        [
          'They set the pans on the floor, all in a row, and took out the cork. Now it dripped where it liked. But the row was a row, and the drops were not. One fell beside the bucket. One fell in the butter. The frying pan said bong, and {a} sat bolt upright. It was worse than before. It was like four people who have not been introduced.',
          'Back in the caravan they put down what they had, next to the door, and waited. A drop hit the floor. Another hit {a}. <The third got into the mould, by luck, and made a noise like a small pudding.> It was a clatter with holes in it. If that was company, said {a}, then it was the kind that stays till two.',
        ],
        [
          'They set the pans in a row and took out the cork. One drop fell beside the bucket, one in the butter. The frying pan said bong. It was worse than before.',
          'They put the pans next to the door and took out the corks. A drop hit the floor. Another hit {a}. The frying pan said bong. If that was company, said {a}, it was the kind that stays till two.',
        ],
      ),
      slot('road'),
      slot('quiet'),
      more(1, [
        '{W.still} They sat on the edge of the bed with a towel round their shoulders. Nobody said anything. There was plink, over by the stove. There was a gap. <And {h} noticed that {he} knew what ought to have been in it.> But then {a} asked if there was any cocoa.',
      ]),
      more(2, [
        '{A} used to know somebody, {a} said, who played the triangle in an orchestra. In two hours he had three notes. ‘And the rest of the time?’ ‘He counted.’ ‘Wasn’t he bored?’ <‘He said you never hear the others so well as when you’re waiting,’ said {a}.>',
      ]),
    ]),
    scene(['Under Every Drop', 'The Gap', 'Company'], '{H} stops stopping it.', [
      slot('key'),
      must(
        [
          'Plink, and a gap. They had done everything about the plink. Nobody had thought about the gap. ‘It’s not out of time,’ said {h}. ‘It’s only got one note out of the tune. It’s like hearing the man with the triangle and nobody else.’ {He} got down on the floor and put a finger wherever the rain came in, and {a} pushed a pan under the finger. The bucket went there. The mould went here. Under the clock went a cup, a spoon, and the lid of the kettle.\nThey took out the sock. They took out the gum. They let all of it in.',
          '‘All evening we’ve been putting corks in,’ said {h}. ‘Take them out!’ Every hole had its drop, and every drop its own step. They had silenced all of them but one and then complained that it made no sense. {H} lit the lamp and followed the drips, one by one. Wherever one fell {he} put something that rang. <A teaspoon. The lid. A tooth mug, for the high bit.>\nWhen there was no more crockery they lay down and listened.',
        ],
        [
          'Plink, and a gap. They had stopped every drop but one and then complained that it made no sense. ‘Take the corks out,’ said {h}. Under every drip {he} put something that rang: the bucket, the mould, a cup, a spoon. Then they let all of it in.',
          '‘All evening we’ve been putting corks in,’ said {h}. ‘Take them out!’ Every hole had its drop, and every drop its own step. {H} followed them with the lamp. Under each {he} put something that rang, and when there was no more crockery they lay down.',
        ],
      ),
      must(
        [
          'Plink, it began. And there, where the gap had been, came a pock, and a bong from the bucket, and two short ones out of a cup. It went round. It came back to the beginning, and the plink was just where you wanted it. <It had been right the whole time. It had only been alone.>',
          'First the bucket, slow. Then the cup got in between, then the spoon. And whenever you thought now, there it was, plink, from the washing-up bowl: now. ‘That’s got a chorus,’ said {a}. In the next caravan somebody joined in, or else it was the wind.',
        ],
        [
          'Plink, it began. And there, where the gap had been, came a pock, and a bong, and two short ones out of a cup. The plink was just where you wanted it.',
          'First the bucket, slow. Then the cup got in between, then a spoon. And whenever you thought now, there it was, plink, from the washing-up bowl: now.',
        ],
      ),
    ]),
    scene(['The Whole Field', 'Chorus', 'Rain'], 'It rains, and that is as it should be.', [
      slot('after'),
      must(
        [
          'It took up nearly all the floor, so they had to stay in bed. <{W.over}> {A} did the first verse with one toe. After that {a} only breathed. The tune went round the caravan, out by the skylight and over the wet field, from one yellow window to the next, and the windows went out. {H} lay with {his} nose under the tin. Somewhere in the third time round there was a gap, quite a long one. {Was} not there for the plink.',
          'Nobody has ever written it down. <{W.over}> It went slower towards midnight, as the rain did. The cup came in less often, and then the spoon sat out. {H} kept one hand over the edge of the bed, near the bucket, where you could feel it in the air. Bong. And a while later: bong. Somewhere very far off a drop was hanging from a skylight and thinking about it. It had all the time it wanted.',
        ],
        [
          'The tune went round the caravan and out over the wet field. {A} did the first verse with one toe. {H} lay with {his} nose under the tin. Somewhere in the third time round there was a gap, quite a long one. {Was} not there for the plink.',
          'It went slower towards midnight, as the rain did. First the spoon sat out, and then the cup. {H} kept one hand over the edge of the bed, where you could feel it in the air. Bong. Very far off a drop was hanging from a skylight and thinking about it. It had all the time it wanted.',
        ],
      ),
    ]),
  ],
}
