import { more, type Plot, scene, slot } from '../../language-pack.ts'
import { must } from '../must.ts'

/** Adventure: the white horse on the hill is gone from its place, and it has left tracks. */
export const chalkHorse: Plot = {
  id: 'chalk-horse',
  categories: ['adventure', 'generic', 'bedtime'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Ottilie', gender: 'female', connection: 'sister' },
    b: { name: 'Mr Varley', gender: 'male', connection: '' },
  },
  titles: ['The Horse on the Hill', 'Only Green', '{h} and the White Tracks'],
  teasers: [
    'For three thousand years a horse has stood on the hill, cut into the chalk. On Friday morning it is gone.',
    'A horse as long as a street does not get lost. But where does it go, when it has had enough of standing?',
  ],
  start:
    'The white horse has stood on the hill for three thousand years. Now there is only grass. Tomorrow the whole county is coming to wash it, and {h} has given a promise.',
  byname: '{h}, who brought the brushes',
  places: [
    { name: 'The hill', description: 'It is as round as a loaf and has the best view for miles.' },
    { name: 'Miss Amory’s window', description: 'It looks the wrong way.' },
    { name: 'The forge', description: 'It has been cold a long time and still smells of hot iron.' },
  ],
  scenes: [
    scene(['Only Green', 'Friday Morning', 'Gone'], 'The horse is not where it has always been.', [
      must(
        [
          'On the hill {where} there was a horse, cut through the grass into the chalk, as long as a street and as white as a tooth. It had stood there for three thousand years. On Friday morning {h} drew the curtain to see what the weather was doing, and there was the hill. It was green all over.',
          'Nobody knew who had drawn it. It was made of five lines, like something you do on the telephone, and it was a horse as no other horse was. <Ships used it. So did swifts.> It stood on the hill above the roofs {where}, and if you did not know what to look at, you looked at that. On Friday {h} looked, and there was nothing to look at but grass.',
        ],
        [
          'On the hill {where} there was a white horse, cut into the chalk, as long as a street. It had stood there for three thousand years. On Friday morning {h} looked up, and the hill was green all over.',
        ],
      ),
      must(
        [
          'It was a bad day for it. Tomorrow was the scouring, when people came from the whole county with brushes to get it clean. And {h} had made a promise besides. Miss Amory was ninety and lived on the back side of the hill. She had never in her life seen the horse from her own bed. ‘Tomorrow you shall,’ {h} had told her. {He} had been thinking of a mirror.',
          'It could not have picked a worse week. Once in seven years it is scoured; that was tomorrow, and there were nine hundred brushes in the village hall. <And a band.> Worse still was the promise. Old Miss Amory’s window looked out behind the hill, and she could no longer walk round to the front. ‘I’ll see to it that you see it,’ {h} had said, and counted on having a horse.',
        ],
        [
          'Tomorrow people were coming from the whole county to scrub it clean. And {h} had promised old Miss Amory, who lived behind the hill, that she should see it once from her own bed. {He} had been thinking of a mirror.',
        ],
      ),
      must(
        [
          '‘A thing that size doesn’t get lost,’ said {a.+}. They went up to look. In the turf, white and round and as big as a cartwheel, there was the print of a hoof. A good way on there was another.',
          '‘Stolen,’ said {a.+}. ‘Rolled up, like a carpet.’ But when they had climbed the hill there were marks on the grass, white as spilt flour. <Each of them would have made a pond.> They led away from where the horse had stood. ‘It walked,’ said {h}.',
        ],
        [
          '‘A thing that size doesn’t get lost,’ said {a.+}. They climbed the hill. In the turf, white and as big as a cartwheel, there was the print of a hoof.',
        ],
        '',
        'out',
      ),
      slot('portrait'),
      slot('company'),
      more(2, [
        '{W.there} Up there the larks were going on as if nothing had happened. Someone from the council was standing in the gap with a tape measure. <He measured it twice and wrote down: Nil.> ‘Don’t tread on it,’ he said, and then looked as if he wondered what he had meant.',
      ]),
    ]),
    scene(['Whitewash', 'Something Like a Horse', 'The Bucket'], '{H} tries to paint another one.', [
      must(
        [
          'The tracks stopped at the road. So {h} did what could be done: {he} got whitewash. They had two brooms and eleven buckets, and only five lines to make. {H} drew from memory. From close up it looked splendid. Then {a} ran down to the churchyard to see it from below, and was a long time coming back. ‘It’s very good,’ said {a}. ‘What sort of dog is it?’ And {h} had no whitewash left, and was white to the hips.',
          '‘Five lines,’ said {h}, ‘how hard can that be?’ They took the whitewash that had been meant for the cricket club. Up and down they ran with their brooms. You can’t see a horse when you are standing on its neck. <You have to believe in it.> At noon the church clerk rang up to ask why there was a sheep on the hill with its hand up. It took till two to wash off, and it took {h.s} good jacket to do it.',
        ],
        [
          'At the road the tracks stopped. So {h} fetched whitewash and drew a horse from memory. {A} ran down to see it from below, and was a long time coming back. ‘It’s very good,’ said {a}. ‘What sort of dog is it?’',
        ],
      ),
      more(1, [
        'They looked behind barns. They looked in a quarry, which was white all over and gave them both a start. ‘If I were a horse,’ said {a}, ‘where’d I go?’ They tried that. <They got as far as a trough and a gate to look over.>',
      ]),
      more(3, [
        '‘Have you seen a horse?’ {h} asked a man with a spade. ‘What like?’ ‘White. Three hundred and sixty feet.’ The man thought. ‘Not since breakfast,’ he said. <He had a cousin who bred large ones.>',
      ]),
      slot('road'),
    ]),
    scene(['The Forge', 'Three Thousand Years', 'Two Buckets'], 'Somebody has always looked after the horse.', [
      must(
        [
          'In the forge under the hill sat {b.+}, who was minding it while nobody needed shoes. ‘I’ve been expecting you,’ said {b}. ‘I’ve the rule book for it here, what you must do and mustn’t. I’ll read you the page. But there’s a thing to be done first, and I can’t do it now, with my back. Every seven years somebody’s got to carry water up. Two buckets. Right to the top, and none spilt.’',
          'The old forge was open. {B.+} had the key this summer, and was sitting on the anvil with a book as thick as a step. ‘It’s all in there,’ said {b}. ‘Whoever asks has to carry first. Two buckets of water from the spring, up to the head, without setting them down. Nobody’s done it in my time. They bring hoses.’',
        ],
        [
          'In the old forge {b.+} was minding the book about the horse. ‘Whoever asks has to carry first,’ said {b}. ‘Two buckets of water, right to the top, without setting them down. Nobody’s done it in my time.’',
        ],
      ),
      slot('questions'),
      must(
        [
          'It was further than it looked. The handles cut. At the steep bit {h} had to stop and stand there with both arms shaking, for {he} must not put them down. At the top there was a hollow in the turf, where the mouth would have been. {He} poured the water in. It lay there and looked at the sky. When {he} came down {b} had the page open. ‘“It has been asked to stand,”’ read {b}. ‘“It was never asked if it could sit.”’',
          'Halfway up {h} could no longer feel {his} hands, which was an improvement. Not a drop went over. There was a dip in the grass up there, the size of a bath, and it drank both buckets as if it had been waiting for them. <{A} held {his} elbows, going down.> {B} read it out, with one finger on the line: ‘“Bring it water, for it stands and is patient. No one has ever told it that it may lie down.”’',
        ],
        [
          'Halfway up {h} could no longer feel {his} hands. {He} poured the water where the mouth would have been. Then {b} read out the page: ‘“It was only ever asked to stand. No one has told it that it may lie down.”’',
        ],
      ),
      more(2, [
        '‘Who drew it?’ asked {h}. {B} leafed back to the beginning. There was nothing there but a hand, gone over in brown. ‘Somebody who had a hill,’ said {b}, ‘and somebody to show it to. <You don’t do a thing that size for yourself.>’',
      ]),
    ]),
    scene(['All Round the Hill', 'Evening', 'Nothing White'], 'They search until it grows dark.', [
      must(
        [
          'They went once right round the hill, at the bottom, where the lanes are. They looked in every field. There were cows in them, and long grass. At the back, below Miss Amory’s window, the meadow had not been mown, and they waded through it up to the waist. Their shoes got white there; {h} put it down to the whitewash. When the sun was low they had been everywhere.',
          'They asked at the farms. They walked the ridge from end to end, and came down the far side through a great tangled meadow that belonged to nobody. <Miss Amory waved to them from her pillow. {H} waved back and felt dreadful.> ‘There’s chalk on your legs,’ said {a}. ‘From this morning,’ said {h}. It was getting dark. There was nowhere left that they had not stood.',
        ],
        [
          'They went right round the hill and looked in every field. At the back, under Miss Amory’s window, they waded through a wild meadow up to the waist. Their legs got white there, and {h} put it down to the whitewash. When the sun was low they had been everywhere.',
        ],
      ),
      slot('road'),
      slot('quiet'),
      more(1, [
        '{W.still} They sat down on a gate with their backs to it all. ‘Three thousand years,’ said {a}. ‘In all weathers. On a slope.’ {A} took a shoe off and rubbed {a.his} foot. <{H} was thinking of what to say to nine hundred people with brushes.>',
      ]),
    ]),
    scene(['Further Off', 'Five Lines', 'Lying Down'], '{H} sees what is too near to be seen.', [
      slot('key'),
      must(
        [
          'You can’t see a horse when you are standing on its neck. {H} had found that out this morning, with a broom. And {his} legs were white. {He} took {a} by the sleeve, and they ran, over the lane and up the hill opposite, till they had no breath. Then they turned round.\nIt was lying in the wild meadow, below Miss Amory’s window, with its legs tucked under it and its long head on the grass. They had walked across it twice. It was the same five lines. They had only been put down in a different way, the way you put yourself down when you are tired.',
          '‘We’ve stood everywhere,’ said {a}. ‘That’s it,’ said {h}. ‘We’ve stood. How far off do you have to be?’ Only from below could you ever see it. From on top it had been nothing but ditches. They went up the next hill in the last light, backwards, to see whether it would come.\nIt came. First there was a curve, in the long grass of the meadow behind. Then came an ear. ‘It hasn’t run away,’ said {h}. ‘It’s lain down.’ It had got up once in three thousand years, gone round to the quiet side, and folded its legs.',
        ],
        [
          'You can’t see a horse when you are standing on its neck. {H} took {a} by the sleeve, and they ran up the hill opposite and turned round. It was lying in the wild meadow, below Miss Amory’s window, with its legs tucked under it. They had walked across it twice. It was only tired. It had lain down.',
        ],
      ),
      must(
        [
          '‘We could get it up,’ said {a}. ‘With nine hundred people.’ {H} looked at it for some time, and shook {his} head. Instead {he} took the brushes round to the other side. All Saturday they scrubbed the horse where it lay. They did it gently, and round the eye they used toothbrushes.',
          'In the morning the people came with their brushes, and looked for it in the proper place. {H} stood on a gate. ‘It’s round here,’ {he} called. ‘And not so loud, please.’ <The band took off its boots.> They washed it from nose to tail without waking it, and it came up like milk.',
        ],
        [
          '‘We could get it up,’ said {a}. {H} shook {his} head. On Saturday nine hundred people scrubbed the horse where it lay. They did it gently, so as not to wake it.',
        ],
      ),
    ]),
    scene(['From Her Own Bed', 'The Far Side', 'Monday'], 'Somebody sees the horse for the first time.', [
      slot('after'),
      more(1, [
        'There was some talk about the maps. The man from the council thought it ought to be sent back. ‘You try,’ said {b}. <He stood in front of the great white nose with his tape measure for a minute or two. Then he tucked it in at the edges, where the turf had come up, and went home.>',
      ]),
      must(
        [
          'Miss Amory had been lying on her left side since Friday. ‘I didn’t like to mention it,’ she said. ‘I thought that I’d made it up.’ <{W.over}> {H} plumped up the pillow and sat down by her. There it lay, right outside, so close to the glass that you could see it breathe, or it was the grass. ‘It’s smaller than I’d thought,’ said Miss Amory. ‘No,’ said {h}. ‘It’s lying down.’ She shifted a little. ‘Very sensible,’ she said, and shut her eyes as well.',
          'That evening {h} pushed Miss Amory’s bed up to the window. <{W.over}> She looked for as long as it takes to drink a cup of tea. ‘Ninety years,’ she said, ‘I’ve had the back of it.’ Nobody knows how long it will stay. On Monday {h} carried up two buckets, to the new place, by the mouth. In the morning there was not a drop in the hollow, and all along the wet grass, as broad as a cartwheel, somebody had turned over on to the other side.',
        ],
        [
          'Miss Amory had been lying on her left side since Friday. ‘I didn’t like to mention it,’ she said. There it lay, right outside her window. ‘It’s smaller than I’d thought.’ ‘It’s lying down,’ said {h}. ‘Very sensible,’ said Miss Amory, and shut her eyes as well.',
        ],
      ),
    ]),
  ],
}
