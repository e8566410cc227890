import { more, type Plot, scene, slot } from '../../language-pack.ts'
import { must } from '../must.ts'

/** Love: two coats are taken by mistake, and in each pocket is a list with nothing after the seven. */
export const coats: Plot = {
  id: 'coats',
  categories: ['love'],
  ages: ['12-20', '20+'],
  cast: {
    a: { name: 'Emil', gender: 'male', connection: '' },
    b: { name: 'Mrs Vane', gender: 'female', connection: '' },
  },
  titles: ['Things to Say to {h}', 'Number Seven', 'The Wrong Coat'],
  teasers: [
    'It is the wrong coat, and in the pocket is a list. It is headed: Things to say to {h}. There is nothing after number seven.',
    '{H} only meant to find a glove. What {he} finds is six sentences and a blank.',
  ],
  start:
    'After a party {h} takes the wrong coat. It belongs to {a}. In the pocket there is a list, and {h.s} name is at the top of it.',
  byname: '{h} in the wrong coat',
  places: [
    { name: 'The cloakroom', description: 'Ninety hooks, and everything grey looks alike.' },
    { name: 'The pocket', description: 'A tram ticket, two mints, a folded piece of paper.' },
    {
      name: 'The bridge',
      description: 'Halfway across there is a place where people stop to look for something to say.',
    },
  ],
  scenes: [
    scene(['A Grey Coat', 'Left Pocket', 'Ninety Hooks'], '{H} goes home in the wrong coat.', [
      must(
        [
          'All the coats {where} were grey that winter. So it was no wonder. {H} came home from the party, put a hand in the pocket for the key, and found two mints and a piece of paper. {He} did not eat mints. The sleeves, now that {he} looked, were the wrong length. On the paper, in pencil, was written: Things to say to {h}.',
          'It was the sleeves {h} noticed first, but only on the stairs. {He} had been wondering why {he} felt so well dressed. Somebody {where} had gone home in {his} coat, and {he} in theirs, because a grey coat is a grey coat. <Ninety had hung there. One might have labelled them.> In the left pocket was a list. It had {h.s} name on it. Things to say to {h}, it said, one to seven.',
        ],
        [
          'All the coats {where} were grey that winter, so it was no wonder. {H} came home in the wrong one. In the pocket was a piece of paper, and on it, in pencil: Things to say to {h}.',
        ],
      ),
      must(
        [
          'The writing was that of {a.+}. {H} sat down on the stairs. One: the swans. Two: that soup. Three: sorry about the ladder. Four: ask about the scar on the thumb. Five: you hum when you read. Six: Thursdays. And then there was a seven, with a full stop after it, and nothing more.',
          '{H} knew that hand, with its tall sevens. It was the hand of {a.+}. One, it said: the thing about the swans. Two: soup. Three: apologise (ladder). Four: why do you always sit by the door? Five: you hold your cup with both hands. Six: every Thursday. <{H} read that one twice.> After the seven came a dot. The rest of the line was as white as a held breath.',
        ],
        [
          'It was the writing of {a.+}. One: the swans. Two: soup. Three: sorry about the ladder. Five: your hands round a cup. Six: Thursdays. And then a seven, and nothing after it.',
        ],
      ),
      slot('portrait'),
      slot('company'),
      more(2, [
        'You do not read what is in other people’s pockets. {H} folded it up. {He} unfolded it, to fold it better. <It had been opened and closed before, so often that it was coming apart along the lines, just by the soup.>',
      ]),
      more(3, [
        '{W.there} It was a good coat. It smelt of pencil, and of somewhere {h} had been before. {He} kept it on for a while, indoors, with the light off, and then felt silly, and then kept it on.',
      ]),
    ]),
    scene(
      ['To Give It Back', 'The Swans', 'Number One'],
      '{H} sets out to swap the coats, and things get in between.',
      [
        must(
          [
            'Next morning {h} went to give it back. All {he} wanted was to know what came after the seven. {A} came to the door in {h.s} coat. ‘I think I’ve got your arms,’ said {a}. They both laughed at the same place. ‘Do you know,’ said {a}, ‘I saw two swans on the canal. They were having a row. One sat with its back to the other, like this.’ And {h}, who knew it was number one, got it all wrong. {He} said: ‘I know.’',
            '‘You’ve got my coat,’ said {a}, at the tram stop. ‘You’ve got mine,’ said {h}. It was the moment to swap. Neither of them undid a button. ‘There were two swans this morning,’ {a} began, and {h} was so pleased to meet it in person that {he} said ‘Yes, the row!’ before it had come to the row. <{A} stopped.> ‘How do you know about the row?’ The tram came in, and {h} got on, and it was the wrong one.',
          ],
          [
            'Next day {h} went to give it back. ‘I saw two swans on the canal,’ said {a}, at the door. ‘Yes, the row!’ said {h}, who should not have known. {He} fled, with the coat on.',
          ],
          '',
          'out',
        ),
        more(1, [
          'Two came on the Tuesday. They met in the soup place, by chance, each having gone there on purpose. ‘That soup,’ said {a}, and put down the spoon. ‘The one you made me, when I was ill. I never said. I’d have got well for the soup alone.’ {H} looked hard at the salt. <{He} crossed it off, under the table, with a thumbnail.>',
        ]),
        more(2, [
          'Three was done in a doorway, in the rain, in one breath: ‘Sorry about the ladder.’ ‘It’s all right. I was nearly down.’ ‘I should have been holding it. I was looking.’ ‘At what?’ <There was a good deal of rain just then.> ‘At the ladder,’ said {a}.',
        ]),
        more(2, [
          '{H} tried to be somewhere else on Wednesday, to slow it down. There were only seven, and one did not want to use them up. But {a} was there already, on the stairs of the somewhere else, with a bag of chestnuts. ‘Why do you always sit by the door?’ said {a}. <It was four. {H} told the truth, which was draughts.>',
        ]),
        slot('road'),
      ],
    ),
    scene(['Lost and Kept', 'Mrs Vane’s Hooks', 'A Deposit'], 'At the cloakroom they know about coats.', [
      must(
        [
          '{H} took it to the cloakroom, where {b.+} was minding the hooks. ‘I could hang it up, and it would be over,’ said {h}. {B} felt the cloth. ‘That’s no mix-up,’ said {b}. ‘These hung at opposite ends. I can tell you who swapped them. It’ll cost you what’s in your right glove.’',
          'Among ninety empty hooks sat {b.+}, minding the cloakroom for the season. ‘Forty-one and eighty-eight,’ said {b} without looking it up. ‘You don’t mix those up. Someone carried one of them across the room. I saw who. I’ll say it if you say something first. What have you got written down, at home, that you’ve never shown anyone?’',
        ],
        [
          '{H} took it to the cloakroom, which {b.+} was minding. ‘I know who swapped them,’ said {b}. ‘But first: what have you got written down, that nobody’s seen?’',
        ],
      ),
      slot('questions'),
      must(
        [
          '{H} could have said: nothing. But there is something about a person surrounded by hooks. ‘A list,’ {he} said. ‘It’s in the inside pocket. Of mine.’ There was a pause, in which both of them thought about who was wearing it. ‘Things to say,’ said {h}. ‘To {a}. It’s got seven on it.’ {B} took this down from {him} like a hat. ‘It was nobody,’ said {b}. ‘I hung them wrong. I’m minding them for the first time. But now you’ve said it, haven’t you?’',
          'It was warm in there, and nobody came. ‘A list,’ said {h}. {He} had made it in October, and had moved it from coat to coat ever since. ‘What’s on it?’ ‘Swans,’ said {h}. ‘Mostly.’ And as {he} said it {he} understood where that list was now. It was walking about the town, in the inside pocket, on {a}. <{B} watched {him} understand.> ‘I swapped them,’ said {b}. ‘By accident. I’ve never been less sorry.’',
        ],
        [
          '‘A list,’ said {h}. ‘Things to say to {a}. It’s in the inside pocket of my coat.’ They both thought about who was wearing it. ‘Nobody swapped them,’ said {b}. ‘I hung them wrong. But now you’ve said it, haven’t you?’',
        ],
      ),
      more(2, [
        '‘People leave things,’ said {b}. ‘Umbrellas, husbands. In the eighties somebody left a cello, and came back in the nineties for the bow.’ {B} gave the grey sleeve a brush. ‘But they nearly always come. You’d be surprised how far a person will go for one glove.’',
      ]),
    ]),
    scene(['Five, Six', 'Across the Table', 'Thursday'], 'There is only one number left.', [
      must(
        [
          'Five came by itself. They were waiting for a bus that had stopped running in the spring. ‘You hold your cup with both hands,’ said {a}, ‘as if it might fly off.’ That left two. On Thursday six was not said at all. {A} stood at the door, since it was Thursday, and {h} opened it, since it was Thursday, and both of them understood that it had been six for years.',
          '‘Do you realise,’ said {a}, ‘that we’ve seen each other every Thursday since the flood?’ It was Thursday. It was six. {H} had known it would come, and still it went right through {him}. <There had been three floods; {he} did not ask which.> Five they must have done somewhere on the way, without noticing, over a cup. So there was just the one with nothing after it.',
        ],
        [
          'Five came over a cup of tea. Six was not said at all: it was Thursday, and there {a} stood, as on every Thursday. That left seven.',
        ],
      ),
      slot('road'),
      slot('quiet'),
      more(1, [
        '{W.still} They went to the bridge, where people stop. They leaned on the rail. Under it the canal was black and patient. {A} put {a.his} hand in {h.s} pocket, which is to say in {a.s} own, that is, it was all rather complicated. <‘You’ve eaten the mints,’ said {a}. ‘I gave them to a horse.’>',
      ]),
      more(2, [
        'An old couple came by arm in arm. They were arguing about a tap. They stopped at the same lamp post, both, and both looked up to see if it would rain, and both held out one hand. <It was hard to say where one of them left off.> ‘How do they do that?’ said {a}. ‘Practice,’ said {h}.',
      ]),
      more(3, [
        '‘If you could only say one thing,’ said {h}, ‘and then had to be quiet for a year.’ {A} thought. You could see {a.him} try one and put it back. ‘I’d be quiet first,’ said {a}, ‘and see if you noticed.’',
      ]),
    ]),
    scene(['Seven', 'Both Pockets', 'Nothing After It'], 'On the bridge, two lists come out.', [
      slot('key'),
      must(
        [
          '‘I’ve read it,’ said {h}. ‘Your list.’ {A} went very still. Then {a.he} felt inside the coat, in the place over the heart, and brought out a paper in {h.s} writing, folded soft. ‘I’ve read yours,’ said {a}. One: swans. Two: ask about soup. They laid the two lists on the rail, side by side. They were not the same. They were about the same. And at the bottom of each there was a seven, a dot, and white.\n‘What was it going to be?’ said {a}. ‘I don’t know,’ said {h}. ‘I always got that far.’ ‘So did I.’ You can’t write that one down. It isn’t a thing you say.',
          'There was one thing left to do with a pocket. {H} took out the paper and gave it back. ‘It fell into my hand,’ {he} said. {A} did not look at it. {A.He} unbuttoned the grey coat, {h.s} grey coat, and took a paper from the inside, with {h.s} handwriting on it. ‘So did this,’ said {a}.\nSwans, it said on both. Soup, on both. One had a ladder; the other had ‘it didn’t hurt’. {H} ran a finger down the numbers. Seven: nothing. Seven: nothing. ‘You left it out,’ said {h}. ‘I couldn’t think of the word,’ said {a}. ‘It’s not a word,’ they both said, and it was not.',
        ],
        [
          '‘I’ve read your list,’ said {h}. {A} felt inside the coat and brought out a paper in {h.s} writing. ‘I’ve read yours,’ said {a}. They laid them on the rail, side by side. Swans, soup, Thursdays. And at the bottom of each a seven, and white. ‘I couldn’t think of the word,’ said {a}. ‘It isn’t a word,’ said {h}, and it was not.',
        ],
      ),
      more(1, [
        'Anybody who came by saw two grey coats, and could not have said which was which. <Two swans did come by. They were on good terms.> The papers went off the rail at some point. They drifted down one after the other and lay on the water side by side, with the writing up.',
      ]),
    ]),
    scene(['Sleeves', 'The Right Length', 'The Hook'], 'There are two coats, and two hooks.', [
      slot('after'),
      must(
        [
          'They never did swap back. <{W.over}> It was a cold winter; one kept one’s hands in one’s pockets, whosever they were. In March {h} put {his} in and found a paper. Things to say to {h}, it said, in pencil, in a tall hand. There was only one number on it. It was an eight.',
          'Now there are two hooks in the hall, and two coats, both grey. <{W.over}> In the mornings they take the nearer one. The sleeves are always wrong. But sometimes, on the stairs, {h} feels in the pocket for the key and there is a piece of paper. It has one line, and it goes on from seven.',
        ],
        [
          'They never did swap back. In March {h} put {his} hand in the pocket and found a paper. Things to say to {h}, it said. There was only one number on it. It was an eight.',
        ],
      ),
    ]),
  ],
}
