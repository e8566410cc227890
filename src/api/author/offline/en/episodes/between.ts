import type { Episode } from '../../language-pack.ts'
import { always, more, scene } from '../../language-pack.ts'
import { ALL } from './ages.ts'

/** What two people find out about each other on the way. */
export const between: readonly Episode[] = [
  {
    id: 'last-mint',
    categories: [],
    ages: ALL,
    ...scene(['The Last Mint', 'Half Each', 'Fair Shares'], 'There is one mint, and two people who are too polite.', [
      always([
        'It was the last one in the packet. {H} found it by feel, right at the bottom, and held it out. ‘You have it,’ said {h}. ‘No, you,’ said {a}. ‘It was your packet.’ <It was not clear that it had been. Packets come into one’s pocket from all sides.> So the mint lay on {h.s} palm and was nobody’s. They went on, with the hand in front of them like a small tray.',
      ]),
      always([
        'They tried tossing for it, but there was nothing to toss. They tried a contest. Whoever could say the longest word was to have it. {A} said ‘marmalade’. {H} said ‘unmarmaladed’. <That was disallowed; then it was allowed, in view of the breakfast one could imagine.> They tried letting the other one win. That is the hardest of all games, and they were both good at it. By now the mint had begun to stick.',
      ]),
      more(1, [
        '‘What’s the best thing anyone ever gave up for you?’ asked {a}. {H} thought about it for some way. ‘A window seat,’ said {h}. ‘For six hours, and it was mountains. I was asleep by the second one.’ ‘Did they mind?’ ‘They put a coat on me.’ <{A} looked at the mint with more respect.>',
      ]),
      always([
        'In the end {h} bit it in two. It broke where it liked, into a large half and a crumb. {H} held out both fists. ‘Left or right?’ ‘Left,’ said {a}. It was the large half. {A} looked at it, and at {him}, and said nothing. But some time later {h} put a hand in {his} pocket, and there was something at the bottom, slightly damp, with tooth marks. <‘How did you do that?’ said {h}. ‘Do what?’ said {a}, with a mouth that was quite empty.>',
      ]),
    ]),
  },
  {
    id: 'hiccups',
    categories: [],
    ages: ALL,
    ...scene(['Hic', 'A Cure for Hiccups', 'Upside Down'], '{A} has the hiccups, and everyone knows a cure.', [
      always([
        '‘Hic,’ said {a}. {H} stopped. ‘What was that?’ ‘Nothing. Hic.’ It came every nine steps, as regular as a tap. <{A} tried to look as though it were somebody else.> ‘Hold your breath,’ said {h}. {A} held it. {A.S} cheeks went round and red. Nine steps, ten. ‘There,’ said {a}. ‘It’s, hic.’',
      ]),
      always([
        'The next person they met was a woman with a bucket. ‘Drink from the far side of a cup,’ she said. Then came a man who swore by pinching one ear and naming seven kings. {A} got as far as William. A boy said you had to be frightened, and made a face. <It was a first-rate face. {H} thought about it for the rest of the day.> Each of them stood and waited to see if it had worked. So now there were five people in a row, all holding their breath.',
      ]),
      more(1, [
        '‘My uncle had them for a year,’ said the woman with the bucket. ‘What stopped them?’ asked {h}. ‘He forgot. Somebody asked him what he’d do without them, and he had to think.’ <She put the bucket down, to be able to think as well.>',
      ]),
      always([
        '‘What’s it like, from inside?’ {h} wanted to know. Nobody had asked that. {A} shut {a.his} eyes to look. ‘It’s like somebody knocking who’s got the wrong door,’ said {a}. ‘You don’t want to be rude. It’s, it’s.’ They all leaned in. Nothing came. It was wonderfully quiet. ‘Gone,’ whispered {a}. The woman picked up her bucket, the boy undid his face. They had gone nine steps when it said ‘Hic’. They both looked down. This time it was {h}.',
      ]),
    ]),
  },
  {
    id: 'stone-in-shoe',
    categories: [],
    ages: ALL,
    ...scene(
      ['A Stone in the Shoe', 'Somewhere Under the Heel', 'Not to Be Found'],
      'Something is in a shoe and will not come out.',
      [
        always([
          'First it was under the heel. {H} took no notice. Then it was under the toes, and one cannot take no notice with one’s toes. ‘Wait,’ said {h}, and sat down. {He} took off the shoe, turned it over and shook it. Nothing fell out. <{A} looked in with one eye and reported: a dark place, with no one at home.> {He} put it on again. Five steps further on it was back, and it had grown.',
        ]),
        always([
          '{H} tried walking on the outside edge. {He} tried hopping. In a shoe a stone is as big as a house, and everybody knows it except the people who are not wearing the shoe. ‘Perhaps it’s in the other one,’ said {a}. It was not. ‘Perhaps it’s in the sock.’ It was not in the sock. <They turned the sock inside out and hung it up to think.> ‘Perhaps you’re imagining it,’ said {a}. There was a short pause, of the cold kind.',
        ]),
        more(1, [
          '‘I once carried one for a whole day,’ said {a}, to make up for it. ‘I was too proud to stop. There were people watching.’ ‘And then?’ ‘In the evening they’d all gone home, and I took it out and looked at it. It was smaller than a lentil.’ <{A} still had it somewhere. You don’t throw away somebody you’ve walked eleven miles with.>',
        ]),
        always([
          '‘Give it here,’ said {a} at last, and pulled off {a.his} own left shoe. They swapped. {A} walked up and down, with {a.his} head on one side. Then {a.he} winced. ‘Oh yes,’ said {a}. ‘There it is. It’s a brute.’ {H} could have hugged {a.him}. It is a great thing when somebody says so. They swapped back, and shook the shoe once more, without much hope. A stone fell out. It was grey and had one corner. Neither of them had known that a stone so small could bring two people so close to not speaking.',
        ]),
      ],
    ),
  },
  {
    id: 'tune-goes-round',
    categories: [],
    ages: ALL,
    ...scene(
      ['Four Notes', 'A Tune With No End', 'Pass It On'],
      'A tune gets stuck, and there is one way to be rid of it.',
      [
        always([
          'Dum, dum, di-dum. It had been in {h.s} head since the corner. ‘What’s that you’ve got?’ asked {a}. ‘I don’t know. It just goes round.’ ‘Don’t hum it,’ said {a}, ‘or I’ll catch it.’ It was too late. <You could see it arrive, behind {a.s} left ear.> Dum, dum, went {a}, and stopped at the same place. For the bit after that was missing. It went up four steps and hung there, with one foot in the air.',
        ]),
        always([
          'They asked the people who came along. ‘Excuse me, how does this go on?’ A man with a parcel knew it at once. He sang the four notes, loudly, and then his mouth stayed open. He walked on, shaking his head. <They heard him two bends later, trying it from lower down.> A lady said it was from an advertisement for soup. Her husband said it was Brahms. They went off singing it at one another. Soon you could hear it before and behind, on all sides, and it never got any further.',
        ]),
        more(1, [
          '‘It’s like a sentence with no verb,’ said {a}. ‘You could make one up.’ {H} tried. There was an end that sounded like falling down a step. There was one like a gate. <They were ends, all right. They were the ends of something else.>',
        ]),
        always([
          'On a wall sat a very old man with nothing in his hands. They sang it to him, as they had sung it to everyone. He listened. ‘That’s not the beginning,’ he said. ‘You’ve got it the wrong way up. That is the end.’ He sang them something short and plain that had not occurred to anybody, and let it run straight into their four notes. And there it was: dum, dum, di-dum. It stood there with both feet on the ground. <All along the way it went quiet, in one after another, like lamps.> ‘What is it?’ asked {h}. ‘It’s for taking off your boots to,’ he said.',
        ]),
      ],
    ),
  },
  {
    id: 'who-is-right',
    categories: [],
    ages: ALL,
    ...scene(['The Quarrel', 'About a Goose', 'Ten Steps Apart'], 'Two people fall out over a goose.', [
      always([
        '‘It was a swan,’ said {h}. ‘It was a goose,’ said {a}. They were speaking of something that had flown over years ago. There had been a picnic; on that they were agreed. It had taken a bun. ‘Out of my hand,’ said {h}. ‘Out of mine,’ said {a}. <It is strange how much two people can have been at the same picnic.> After that they walked on with ten steps in between, and each of them looked at the other side.',
      ]),
      always([
        'Ten steps are not much, but you can’t see a face across them. {H} went through it all again. It had been big, and it had been white, it had looked at the bun first with one eye. {He} could prove it. {He} turned round to prove it and {a} was turning round as well, with a finger up. <They both lowered the finger.> They had another ten minutes of scenery. There was hardly anything on it that one would not have liked to point out to somebody.',
      ]),
      more(1, [
        'A cyclist came by, and had to ride through the gap. ‘Are you two together?’ he asked. ‘Yes,’ said {h}. ‘In a way,’ said {a}. <He rang his bell, for luck.>',
      ]),
      always([
        'Then there was a gate, and a gate can’t be gone through ten steps apart. {A} held it. ‘It was windy,’ said {a}, looking at the latch. ‘You gave me your half, afterwards. Of your bun. As mine was gone.’ {H} had forgotten that. ‘I thought it was you who gave me half of yours,’ {he} said. They worked it out. There had been two buns, and two halves, and each of them had given one to the other; so there was one bun nobody could account for. <‘Then it did take one,’ said {a}.> ‘The goose,’ said {h}. ‘The swan,’ said {a}. And it was left at that.',
      ]),
    ]),
  },
]
