import { more, type Plot, scene, slot } from '../../language-pack.ts'
import { must } from '../must.ts'

/** Horror: a jumper grows a sleeve every night, and nobody in the house has that many arms. */
export const sleeves: Plot = {
  id: 'sleeves',
  categories: ['horror'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Cordelia', gender: 'female', connection: 'aunt' },
    b: { name: 'Mr Hobbs', gender: 'male', connection: '' },
  },
  titles: ['The Third Sleeve', 'Knit One', '{h} and the Thing in the Coal Hole'],
  teasers: [
    'The jumper was finished. It had two sleeves. In the morning it has three, and the needles are warm.',
    'Click, click, it goes at night, under the floor. Somebody is knitting, and it is not for {h}.',
  ],
  start:
    'Somebody in the house {where} knits at night. The jumper on the chair has three sleeves now, and there is wool missing from the carpet.',
  byname: '{h}, who held the wool',
  places: [
    { name: 'The parlour', description: 'A chair, a basket, and a carpet that is getting smaller.' },
    { name: 'The wool shop', description: 'It is open when the light is bad.' },
    { name: 'The coal hole', description: 'There has been no coal in it for years. It is not empty.' },
  ],
  scenes: [
    scene(['Three', 'One Too Many', 'Click, Click'], 'A jumper has grown in the night.', [
      must(
        [
          'The jumper was grey and hung over the chair by the stove. It had been finished on Sunday. It had a front, a back and two sleeves, as it should have {where}, where it is cold and people know about jumpers. On Monday morning {h} picked it up to put it on, and there was an arm left over. It had three.',
          '{H} put on the new jumper in the dark, as one does {where} of a winter morning. One arm went in, the other arm went in. <It was beautifully warm.> Then {he} lit the lamp, and saw that there was another sleeve, hanging out at the side, and that it was moving a bit. It was only the draught. It was a very good sleeve. But nobody had knitted it.',
        ],
        [
          'The grey jumper hung over the chair by the stove. It had been finished on Sunday, with two sleeves. On Monday morning {h} picked it up {where}, and there was an arm left over. It had three.',
        ],
      ),
      must(
        [
          '‘You’ve had visitors,’ said {a.+}, and felt the stitches. They were tighter than any person makes them. ‘Whose is it?’ ‘Mine,’ said {h}. ‘It was going to be mine.’ They laid it back on the chair. On Tuesday it had four. And all {h} wanted was to be warm, and to know for whom {was} getting up at night to listen. Click, click, it went. It came from below.',
          '{A.+} counted them twice, and then {h.s} arms, to be fair. ‘I’d undo it,’ said {a}, ‘and not mention it.’ But nobody got round to that, and the next morning there were four. That night they lay awake, both of them, and heard it. <It stopped when they breathed.> Click, click. Under the floor somebody was knitting, and was in a hurry. {H} would have given a lot for two sleeves and a quiet house.',
        ],
        [
          '‘Nobody’s got three arms,’ said {a.+}. On Tuesday it had four sleeves. And at night they heard it, under the floor: click, click. [Somebody was knitting.|Somebody was knitting, and was in a hurry.]',
        ],
      ),
      slot('portrait'),
      slot('company'),
      more(2, [
        '{W.there} There was something else. The carpet had got shorter. It had a fringe where no fringe had been, and a long green thread led from it to the crack beside the stove. <The bath mat was already bald.> {A} put {a.his} hat under the pillow that night.',
      ]),
      more(3, [
        'The needles lay where they always lay, crossed, in the basket. {H} touched one. It was warm. <{A} touched the other, and then went and washed {a.his} hands, for no reason.>',
      ]),
    ]),
    scene(['Unravelled', 'The Long Thread', 'Out of Everything'], 'They undo it, and that makes it worse.', [
      must(
        [
          '‘Then we’ll undo it,’ said {h}. They took hold of the loose end and pulled. Sleeve by sleeve it came down, until there was nothing left but a heap like grey hay. It was quiet that night. There was no clicking. There was something worse: a small, dry noise, over and over, as of somebody looking for the place. In the morning the jumper lay over the chair. It had six sleeves. One of the curtains was gone, and so was {h.s} scarf. And along the seat, quite straight, lay the tape measure.',
          '{H} unpicked it all in one evening, row after row, and wound it up. <It came to a ball the size of a head, and they turned its face to the wall.> For a whole hour nothing happened. Then the click began again, twice as fast. When it got light the ball had gone, and {h.s} scarf was gone as well, right down to the label. On the chair was the jumper, as full of arms as a bagpipe. The tape measure had been laid out in front of it, every inch.',
        ],
        [
          'They pulled it all undone, down to the last stitch. That night it clicked twice as fast. In the morning the jumper lay over the chair, with six sleeves. The curtain was gone, and so was {h.s} scarf. Beside it somebody had laid out the tape measure.',
        ],
      ),
      more(1, [
        '‘That tape,’ said {h}. ‘I put it away last night.’ ‘I don’t like that at all,’ said {a}, and rolled it up very tight. <The next morning it was stretched out again, with the end over the edge, as if somebody was meant to pick it up.>',
      ]),
      more(2, [
        'They stopped the crack by the stove with newspaper. In the night the paper was pushed out from below, folded. The crossword had been done with a burnt stick. <‘Seven across is wrong,’ said {a}, and felt a little better.>',
      ]),
      slot('road'),
    ]),
    scene(
      ['The Wool Shop', 'Eight Needles', 'Something Warm'],
      'Somebody knows what it means when there is so much wool about.',
      [
        must(
          [
            'The wool shop was open, since the light was bad. {B.+} was minding it for the winter and had mittens on over {b.his} gloves. ‘Six already?’ said {b}. ‘Then it’ll stop at eight. It’s always eight. I’ve got what you need to take down there. But wool isn’t sold for money, not the kind I mean. You give me the warmest thing you have on.’',
            'In the shop by the bridge {b.+} sat behind the counter, looking after forty kinds of grey. They told {b.him} about it. ‘Without a pattern,’ said {b}, ‘poor soul. I’ll let you have the right ball. It’s the softest there is. It costs warmth, though. You’ll have to feel the cold a bit, to see what it’s about.’',
          ],
          [
            'In the wool shop {b.+} was behind the counter. ‘It’ll stop at eight,’ said {b}. ‘It’s always eight. I’ve got the ball you need. But you’ll give me the warmest thing you have on.’',
          ],
          '',
          'out',
        ),
        slot('questions'),
        must(
          [
            'It was {his} coat. {He} had it from somebody, and it had never once let {him} down. {H} took it off, and the wind that lives by bridges came straight in. ‘That’s what it’s like down there,’ said {b}. ‘All day. They come indoors in October, and people scream. Nobody asks them to sit by the stove. So they try to help themselves. It can do sleeves. It can’t do a neck. You can’t measure your own neck.’',
            '{H} unbuttoned {his} coat and pushed it over the counter. It had a lining and a history. {He} could feel each of {his} ribs introduce itself. ‘There,’ said {b}, and gave {him} a ball as soft as breath. ‘Think how it would be with no coat ever. And so many arms. It’s laid something out for you each morning, hasn’t it? It’s got it all but the one place. You can’t see to that yourself.’',
          ],
          [
            '{H} took off {his} coat, and it was bitter. ‘That’s what it’s like down there,’ said {b}. ‘All winter. They come in, and people scream. It can knit its own sleeves. But it can’t do a neck. Nobody can measure their own neck.’',
          ],
        ),
        more(2, [
          '‘Are you never frightened?’ said {h}. ‘Of course I am,’ said {b}. ‘I’m frightened, and I count the stitches. <It’s quite possible to do both.>’ {B} bit off a thread. ‘You’ll find it’s mostly legs.’',
        ]),
      ],
    ),
    scene(['Downstairs', 'The Coal Hole', 'Eight'], 'They go down with a lamp, and it comes to nothing.', [
      must(
        [
          'At midnight they opened the hatch. The steps went down, and the lamp did not want to. There was no coal. There were threads, from wall to wall, red, green, grey, all the things that had ever gone missing from the house. In the middle, where they all met, something drew itself together. ‘Come out,’ said {h}. {His} voice broke. Then all the threads twanged, {a} shrieked, and they were both back upstairs with the hatch shut. The jumper had gone from the chair.',
          'They went down backwards, as you do on a ship. <{A} held on to the lamp, and {h} held on to {a}.> It was as cold as a well. Out of the dark came the gleam of needles. There were not two of them. It clicked, and stopped, and clicked. {H} had meant to say something friendly. What came out was: ‘Go away!’ It was quite still after that. Something dropped on the floor and rolled up to their feet. It was the rest of {h.s} scarf, wound up neatly, given back.',
        ],
        [
          'At midnight they went down into the coal hole. Threads ran from wall to wall. In the middle something drew itself together. {H} had meant to say something friendly. What came out was: ‘Go away!’ They were upstairs again before the echo was.',
        ],
      ),
      slot('road'),
      slot('quiet'),
      more(1, [
        'They sat on the hatch, shivering, one of them with a coat. After some time {a} laid half of it round {him}. {W.still} ‘It gave it back,’ said {h}. ‘I shouted at it, and it stopped.’ <No more clicking came from below. It is terrible, to have wanted quiet and to get it.>',
      ]),
      more(2, [
        '‘How many legs has a spider got?’ asked {a}, after a long pause. {H} had been trying not to ask that. ‘It needn’t be one,’ said {h}. ‘No,’ said {a}. ‘There are lots of things with eight sleeves. <A quartet.>’',
      ]),
    ]),
    scene(['The Tape Measure', 'Round the Neck', 'Hold Still'], '{H} does what nobody has done for it.', [
      slot('key'),
      must(
        [
          'You can’t measure your own neck. And every morning it had laid out the tape. It had not been a threat. It had been asking. {H} took the tape from the basket, and the soft ball of wool, and opened the hatch. {He} went down alone, singing a bit. ‘It’s only me,’ {he} said to the dark. ‘I’ve come to do your neck. You’ll have to hold still.’\nThere was a rustling. It came out from between the threads, one leg at a time, and each leg had a sleeve on. It was as big as a table. It had a great many eyes, and they were all squeezed shut.',
          '‘It put the tape out,’ said {h}. ‘Every night. It was waiting for one of us to pick it up.’ {H} had had cold ribs since the bridge, and could not stop thinking of eight cold elbows. {He} went down, with the tape round {his} own neck, as tailors do. {A} held the lamp, and looked at the ceiling. ‘Good evening,’ said {h}. ‘I believe it’s the collar?’\nAnd it came. It did not run. It put each foot down as if the floor might shout. When it stood before {him} it bent its front legs and held up its head, like somebody at the doctor’s.',
        ],
        [
          'Every morning it had laid out the tape measure. It had been asking. {H} took the tape and went down alone. ‘It’s only me,’ {he} told the dark. ‘I’ve come to do your neck.’ It came out from between the threads, one leg at a time. It was as big as a table. It had a great many eyes, and they were all squeezed shut.',
        ],
      ),
      must(
        [
          'It was nineteen inches, and soft as a peach. {H} held the wool and it knitted. Eight needles went, faster than rain. When the collar was done it pulled the jumper over its head. It got stuck. {H} helped. <Out of the top came the eyes, two by two, and they were open.>',
          '{H} put the tape round, with cold fingers, and it giggled. After that nobody was afraid. {He} held out both hands with the wool over them, and round after round the neck grew. It was a roll neck. <‘Grey suits it,’ said {a} from the steps.> It patted itself all over, with all of them, to see if it was true.',
        ],
        [
          'It was nineteen inches, and soft as a peach. {H} held the wool, and it knitted, faster than rain. Then it pulled the jumper over its head.',
        ],
      ),
    ]),
    scene(['By the Stove', 'Two Sleeves', 'Warm'], 'Somebody moves up to make room.', [
      slot('after'),
      more(1, [
        '{B} sent {h.s} coat back by the boy, with a note. ‘It’s got warm again by itself,’ it said. <In the pocket was a pattern for socks. It began: cast on eight.>',
      ]),
      must(
        [
          'It comes up in the evenings now, when it’s dark. <{W.over}> There is a place beside the stove where the carpet used to be, and it folds itself up there very small. Sometimes it holds the wool for {h}, sometimes {h} for it. The basket goes down with the night, and it clicks away till morning. There’s always something new on the chair: a tea cosy, a curtain. Last Sunday it was a jumper, in {h.s} size. It has two sleeves. It took a bit of getting used to, you could see that. There is one more, but it’s very small, and it has a hanky in it.',
          'In the morning the chair was empty. <{W.over}> There was a carpet on the floor, with a pattern in it that had not been there before. There were curtains, there was a blanket, and a scarf with a ‘{h}’ in one corner. All had been given back, and mended. Only from down below, when you put your ear to the hatch, came a slow, woolly snore. {A} fetched the tape and laid it on the top step, rolled up. ‘In case it grows,’ said {a}.',
        ],
        [
          'It comes up in the evenings now and folds itself up small, by the stove. In the morning there is always something new on the chair. Last Sunday it was a jumper in {h.s} size. It has two sleeves. It took a bit of getting used to, you could see that.',
        ],
      ),
    ]),
  ],
}
