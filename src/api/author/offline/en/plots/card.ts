import { more, type Plot, scene, slot } from '../../language-pack.ts'
import { must } from '../must.ts'

/** Christmas: one card goes to and fro between two houses for fifty years, and this year it is full. */
export const card: Plot = {
  id: 'card',
  categories: ['christmas'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Frances', gender: 'female', connection: 'neighbour' },
    b: { name: 'Mr Tilley', gender: 'male', connection: '' },
  },
  titles: ['The Same Card Every Year', 'Thank You for the Ladder', '{h} and the Robin'],
  teasers: [
    'The card came with the house. Every Christmas it goes back with one more line on it. This year there is no more room.',
    'Fifty years, one robin, and a ladder that has never been returned. The last post goes at five.',
  ],
  start:
    'For fifty years the same Christmas card has gone to and fro between two houses, a line at a time. Now it is {h.s} turn, and the card is full.',
  byname: '{h}, who keeps it going',
  places: [
    { name: 'The hall', description: 'There is a nail here for the card and for nothing else.' },
    { name: 'The post counter', description: 'It shuts at five, and it means five.' },
    { name: 'The shed', description: 'It is longer than it need be, because of what is in it.' },
  ],
  scenes: [
    scene(['The Robin', 'It Came with the House', 'One Line a Year'], 'A card has come back, and it is full.', [
      must(
        [
          'The card had come with the house, like the damp. Every first of December it dropped through {h.s} door {where}, and every Christmas Eve it went off again, with one more line inside. <It had been doing so for fifty years.> On the front was a robin on a post in the snow. There was a great deal of snow. Inside there was hardly any white left at all.',
          'Some houses {where} had a ghost. {H.s} had a Christmas card. It was always the same one: a robin on a post, and snow up to the edges. It came on the first of December from a Miss Dunmore, and on Christmas Eve it had to go back to her. You added a line. <Whoever lived in the house had added a line, back to before anyone could remember.>',
        ],
        [
          'The card had come with the house. Every first of December it dropped through {h.s} door {where}, and every Christmas Eve it went back to a Miss Dunmore, with one more line inside. On the front was a robin in the snow.',
        ],
      ),
      must(
        [
          'It had begun with a ladder. ‘Thank you for the loan of your ladder,’ said the top line. ‘We shall bring it back.’ ‘No hurry,’ wrote Miss Dunmore. ‘Have not forgotten it!’ ‘Any time.’ So it went on, down the left side and up the right, round the verse, and along the edge. This year’s line said: ‘Still here. And you?’ It was written sideways, in the last gap. After it there was room for a full stop.',
          '‘1974. So sorry about the ladder,’ you could read at the top. ‘1975. Don’t mention it.’ ‘1976. Have mentioned it again.’ Babies came into it, and hips, and a dog called Major, but sooner or later it was always the ladder. <It was still in the shed. Everyone had meant to.> In the bottom corner Miss Dunmore had just managed: ‘All well here. And you?’ And that was that. The card was full.',
        ],
        [
          'It had begun with a ladder. ‘Thank you for the loan,’ said the top line. ‘We shall bring it back.’ ‘No hurry,’ wrote Miss Dunmore. So it went on, year by year. Now her last line said: ‘And you?’ There was no room left for an answer.',
        ],
      ),
      must(
        [
          '‘Then send another card,’ said {a.+}. {H} looked at the robin. ‘It isn’t a card,’ said {h}. ‘It’s the card.’ It was three o’clock. The last post went at five.',
          '{A.+} turned it upside down, to see if that helped. ‘You could stop,’ said {a}. ‘People do stop.’ ‘She’s asked me something,’ said {h}. <It was ten past three, on Christmas Eve, and the post went at five.>',
        ],
        [
          '‘Then send another card,’ said {a.+}. ‘It isn’t a card,’ said {h}. ‘It’s the card.’ The last post went at five.',
        ],
      ),
      slot('portrait'),
      slot('company'),
      more(1, [
        '{W.there} {H} held the card to the lamp. The robin sat on its post, as round as a bun. Behind it a row of tiny footprints went off across the snow. {He} had never thought about that before. It was sitting. <So whose were they?> Then {a} asked where the ink was.',
      ]),
      more(3, [
        'Somebody in 1981 had spilt gravy on the verse. Somebody in 1990 had drawn round it and called it an island. ‘Gravy Island looks nice,’ Miss Dunmore had written. ‘Is there a ferry?’ <{H} felt {he} would have liked them both.>',
      ]),
      more(2, [
        '{H} had the answer ready, that was the worst of it. {He} had been thinking of it since the first of December: one line, nine words, all of them true. <It is hard to carry a line about for three weeks and then find the door shut.>',
      ]),
    ]),
    scene(['More Paper', 'Rubbing Out', 'A Bit of Glue'], '{H} tries to make room.', [
      must(
        [
          '‘We stick a bit on,’ said {h}. A strip of paper, a dab of glue. It looked like a plaster on a queen. And it would not lie flat, so {h} pressed it, and then {he} pulled it off again, and 1988 came with it. There it hung, the whole line about the twins. {H} used the good tablecloth to dab at it. After that they needed a new tablecloth.',
          '‘Rub out the dull ones,’ said {a}. There was 1983: ‘Nothing to report.’ {H} wetted a cloth, only the corner. The ink had waited forty years for that. It ran into 1984, and 1984 ran into the dog. <‘Oh, Major,’ said {a}.> {H} blotted it with {his} own scarf, the grey one, which was now a blue one.',
        ],
        [
          '‘We stick a bit on,’ said {h}. But it would not lie flat, and when {h} pulled it off, the whole of 1988 came with it. {He} dabbed at it with {his} good scarf. Now they needed a scarf as well.',
        ],
      ),
      more(1, [
        '‘Write on the envelope,’ said {a}. They looked at each other. The envelope got thrown away, every year. <Somewhere there must have been fifty envelopes, all of them blank inside, all that room.> It was a painful thought.',
      ]),
      more(2, [
        '{H} tried writing between the lines. {H} has a small hand, when {he} {v:tries|try}. But between ‘hip much better’ and ‘snow by the weekend’ you could just about get the word ‘Yes’. <It sounded as if the hip were coming too.> They let it dry and rubbed it out with bread.',
      ]),
      slot('road'),
    ]),
    scene(
      ['Ten to Five', 'The Counter', 'One Line for Another'],
      'The post is closing, and somebody can make it wait.',
      [
        must(
          [
            'At ten to five they stood at the counter with the card in a clean envelope, and still no line in it. {B.+} was minding the last sack. ‘Is it done?’ said {b}. ‘Nearly.’ ‘Nearly goes on the twenty-seventh. I can hold the van for a quarter of an hour. But I’d want a line for it. Not to me. To whoever it is you owe one.’',
            'Behind the counter {b.+} was standing in for half the post, in a paper crown. ‘You know I shut at five,’ said {b}. ‘I could have trouble with the lock, mind. A quarter of an hour of trouble. Only not for nothing: you’ll sit down there and write to somebody you’ve been meaning to. We all have one. I’ll stamp it now, so you can’t change your mind.’',
          ],
          [
            'At ten to five {b.+} was minding the last sack. ‘I can hold the van a quarter of an hour,’ said {b}. ‘But I want a line for it. To somebody you’ve owed one to for too long.’',
          ],
          '',
          'out',
        ),
        slot('questions'),
        must(
          [
            'There was somebody. There always is. {H} took a plain postcard and wrote the name, and then looked at the rest for as long as it takes to boil an egg. ‘Sorry it has taken me so long,’ {he} wrote in the end. It was not clever. {B} stamped it at once, bang, and it was in the sack before {h} could want it back. ‘That’s how the ladder happened,’ said {b}. ‘Everybody waited till they’d something better to say.’',
            '{H} knew at once who it was, which was unpleasant. {He} wrote the name. {He} wrote four words under it, and they were so plain that {he} went red. <{A} studied a poster about parcels.> Bang, went the stamp. ‘Costs nothing, once it’s gone,’ said {b}. ‘And now look at that card of yours again. You’ve been looking at it like somebody who wants to write. Look at it like somebody who’s got it in the post.’',
          ],
          [
            'There was somebody. There always is. {H} wrote four plain words and a name, and {b} stamped it, bang, before {he} could want it back. ‘Now look at that card,’ said {b}, ‘as if you’d only just got it.’',
          ],
        ),
        more(2, [
          '‘What’s the oldest thing you’ve ever delivered?’ asked {h}. {B} considered. ‘A grudge,’ said {b}. ‘It went between two brothers for thirty years, second class. Then one of them sent a cheese.’ <‘And?’ ‘And they wanted to know why it hadn’t come by first.’>',
        ]),
        more(3, [
          'The van stood outside with its engine running and its lights in the wet. Every now and then the driver looked at his watch in a way that could be heard. <‘It’s the lock,’ called {b}, and rattled it.>',
        ]),
        slot('quiet'),
      ],
    ),
    scene(['Snow', 'The Footprints', 'Where There Is Room'], '{H} looks at the front.', [
      slot('road'),
      slot('key'),
      must(
        [
          'As if it had just come. So {h} shut it, and held it the way you hold a card when it comes: the front first. There was the robin. There was the post. And there was all that snow. They had turned it over for fifty years, looking for white, and it had been outside the whole time. {H} put {his} nose to it. The footprints were not footprints. They were letters, thin as hairs, in pencil.\n‘When full,’ they said, ‘there is plenty of snow. Or you might just bring the ladder.’',
          'The front. Nobody ever writes on the front. But what is a field of snow, if not a sheet of paper with a bird on it? {H} tilted it to the light to see where {he} might begin. Somebody had been there already. The little tracks that went off behind the post had loops in them, and dots. ‘{A},’ said {h}, ‘robins don’t do joined-up.’\nThey read it together, cheek to cheek. ‘No more room indoors,’ it said. ‘Come out here. Better still, come, and bring my ladder.’',
        ],
        [
          '{H} shut the card and looked at the front. There was the robin, and there was all that snow. And the footprints in it were not footprints. They were letters, thin as hairs, in pencil.\n‘When full,’ they said, ‘there is plenty of snow. Or you might just bring the ladder.’',
        ],
      ),
      must(
        [
          'The driver of the van had taken many things on many Christmas Eves, but never twelve feet of ladder with a person at each end. ‘Is it stamped?’ he asked. {B} looked in the crown for a stamp. It went on the third rung.',
          'It was still in the shed, under half a century of bicycles. They carried it through the streets, {h} in front, {a} behind. <Corners had to be discussed.> The van took all three of them: {h}, {a}, and the ladder, which went in first and came out at the front between the seats.',
        ],
        [
          'So the ladder came out of the shed. The van took it, with {h} at one end and {a} at the other. {B} had put a stamp on the third rung.',
        ],
      ),
    ]),
    scene(['Miss Dunmore', 'A Clean Card', 'The Third Rung'], 'A ladder comes home.', [
      slot('after'),
      more(1, [
        'She was smaller than her handwriting. ‘You’ve taken your time,’ said Miss Dunmore. Then she looked at the ladder from the bottom to the top. ‘It was longer,’ she said. <They leant it against the house, under a gutter that had been waiting since 1974, and it fitted.>',
      ]),
      more(3, [
        'On her wall hung fifty envelopes, each slit open at the top. ‘You kept them?’ said {h}. ‘One likes to see who’s been licking them,’ said Miss Dunmore. <You could tell where the children came in. The stamps went crooked.>',
      ]),
      must(
        [
          'They had soup. <{W.over}> Later she brought out a new card from a drawer, still in its paper. There was a robin on it. Inside it was white from edge to edge. ‘Who starts?’ she said. {H} took the pen. {He} had three weeks’ worth of line ready, and did not use it. ‘Thank you,’ wrote {h}, right at the top, quite small, so as to leave room, ‘for the loan of your pen.’',
          'Before they left, {h} wrote {his} line after all. There was plenty of snow. It went from the post to the right-hand edge, nine words, and the robin seemed to be reading it. <{W.over}> Miss Dunmore hung the old card on her wall and gave {him} a new one, blank. ‘Yours to begin,’ she said. In the hall at home there was a nail for it. On the way back {h} noticed that {was} still holding her umbrella.',
        ],
        [
          'Later Miss Dunmore brought out a new card, white from edge to edge. ‘Who starts?’ she said. {H} took the pen. ‘Thank you,’ {he} wrote at the top, quite small, so as to leave room, ‘for the loan of your pen.’',
        ],
      ),
    ]),
  ],
}
