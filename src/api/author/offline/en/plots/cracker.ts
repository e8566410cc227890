import { more, type Plot, scene, slot } from '../../language-pack.ts'
import { must } from '../must.ts'

/** Christmas: forty crackers, forty questions, and forty answers left over in a bag. */
export const cracker: Plot = {
  id: 'cracker',
  categories: ['christmas'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Hattie', gender: 'female', connection: 'cousin' },
    b: { name: 'Mr Sixsmith', gender: 'male', connection: '' },
  },
  titles: ['Lovely Gravy', 'Forty Crackers', '{h} and the Long Table'],
  teasers: [
    'Last year you could hear the sprouts at the long table. This year {h} has made the crackers, and something has gone wrong with the jokes.',
    'Forty questions are in the crackers. The answers are in a bag. In an hour, forty people sit down to eat.',
  ],
  start:
    'Once a year the whole street eats at one long table, and nobody says a word to anyone new. {H} has made forty crackers to change that. Then the answers turn up in the wrong place.',
  byname: '{h}, maker of forty bangs',
  places: [
    { name: 'The long table', description: 'Eleven small tables under nine cloths. You can feel the joins.' },
    { name: 'The hall kitchen', description: 'It has one hatch, and from the hatch you see everything.' },
    { name: 'The back room', description: 'Glue, gold paper, and a cutter with an arm like a guillotine.' },
  ],
  scenes: [
    scene(['Lovely Gravy', 'You Could Hear the Sprouts', 'Forty Bangs'], '{H} means to make a long table laugh.', [
      must(
        [
          'Last Christmas, at the long table {where}, you could hear the sprouts. <Forty people sat at it, and forty people chewed.> They had come with their own, and they talked to their own, and when that gave out they said ‘Lovely gravy’. By the pudding it had been said eleven times. {H} had sat in the middle and passed it.',
          'The long table {where} was made of eleven small ones pushed together, and once a year the whole street sat down at it. <The cloths hid the joins.> They did not hide them well enough. Each family ate on its own bit of table and looked at its own bit of ham. ‘Lovely gravy,’ somebody would say, and somebody else would agree. That was last year.',
        ],
        [
          'Last Christmas, at the long table {where}, you could hear the sprouts. Forty people talked to their own, and when that gave out they said ‘Lovely gravy’.',
        ],
      ),
      must(
        [
          'This year {h} was doing the crackers. {He} had been collecting jokes since August, a question and an answer on every slip. Nobody can sit next to a bang and say nothing, {he} reckoned. You have to say ‘Oh!’ at least, and ‘Oh!’ is a start.',
          'So this year {h} had asked for the crackers. All forty, by hand, with gold paper and a proper snap. And in each of them, on one slip, a question and an answer so bad that you would have to read it to somebody. <{He} had tested them on the postman. The postman had gone a different way round for a week.>',
        ],
        [
          'This year {h} was making the crackers: forty of them, each with a question and an answer so bad that you would have to read it to somebody.',
        ],
      ),
      must(
        [
          '{A.+} did the bows. ‘What if they still don’t laugh?’ said {a}. ‘Then at least it’ll have been loud,’ said {h}.',
          'The bows were being tied by {a.+}, who had ribbon round every finger. ‘And if it’s just forty bangs and then the gravy?’ {H} did not answer. It was what {he} had been thinking.',
        ],
        ['{A.+} did the bows. ‘What if they still don’t laugh?’ said {a}. ‘Then it’ll have been loud,’ said {h}.'],
      ),
      slot('portrait'),
      slot('company'),
      more(2, [
        '{W.there} In the hall they were setting out the chairs. Every chair had been somewhere else the day before, and you could tell: there was a piano stool, a milking stool, and a thing from a boat. <The Hendersons brought their own, with arms. Nobody had ever been seen to sit next to an arm.>',
      ]),
      more(3, [
        '‘Why did the scarecrow get a prize?’ {h} tried. ‘I don’t know,’ said {a}. ‘Because he was outstanding in his field.’ {A} went on tying. It took as long as a kettle. Then a bow flew across the room. <‘That’s dreadful,’ said {a}, wiping both eyes. ‘Do another.’>',
      ]),
    ]),
    scene(['The Cutter', 'One Stroke', 'Half a Joke'], 'A sharp blade comes down in the wrong place.', [
      must(
        [
          'The slips came on long sheets, and the sheets had to be cut. There was a machine for that in the back room, with an arm. {H} laid the pile straight and brought it down. It went through all forty at once, very clean, and it went through exactly between the questions and the answers. Then {a} opened the door, and the draught did the rest.',
          '‘Mind your fingers,’ said {a}. {H} minded {his} fingers. What {he} ought to have minded was the line. The blade came down like the end of an argument, and on one side lay forty questions, and on the other forty answers. <For a second they were at least in order.> Then {h} sneezed.',
        ],
        [
          'The slips had to be cut. {H} brought the blade down, very clean, exactly between the questions and the answers. Then {a} opened the door, and the draught did the rest.',
        ],
      ),
      must(
        [
          'They tried to match them on their knees. ‘What do you call a blind reindeer?’ ‘A little hoarse.’ ‘No.’ ‘Two-tired?’ By five they had four that were right and six that were merely possible. {H} had sat down in the glue, in {his} one good jumper, and the crackers had to be on the table. So they rolled up the questions as they were. The answers went into a bag.',
          'It is surprising how many answers fit a question, and how few are the one. <‘To get to the other slide’ went with nearly everything.> The gum dried. It dried on {h.s} best sleeves as well, and when {he} pulled, the sleeves stayed. At half past five they gave up, and put a question into every cracker, and closed it. Forty answers were left over, in a paper bag.',
        ],
        [
          'They tried to match them, on their knees. By five they had four, and {h} had sat down in the glue in {his} one good jumper. So they put a question into every cracker. The answers went into a bag.',
        ],
      ),
      more(1, [
        '‘We could sit them down and simply tell them,’ said {a}. ‘Tell them what?’ ‘That it’s about a carrot, in general.’ <{H} looked at {a} for so long that {a} went to see about the ribbon.>',
      ]),
      more(2, [
        'Some of the answers were good enough alone. ‘A stick,’ {h} read out. ‘In the river.’ ‘Your aunt.’ They sat there on the floor among the gold paper and laughed until it hurt, though there was nothing to laugh at. <That was odd, and neither of them noticed yet how odd it was.>',
      ]),
      more(3, [
        'Mrs Henderson looked in to ask if the crackers were the safe sort. ‘They’re not even the finished sort,’ said {a}. She went away comforted. <She had only heard the tone of voice.>',
      ]),
      slot('road'),
    ]),
    scene(
      ['Behind the Hatch', 'A Place at the Table', 'What It Costs'],
      'Somebody in the kitchen knows every joke there is.',
      [
        must(
          [
            'In the hall kitchen, behind the hatch, {b.+} was in charge of the gravy. ‘Cracker jokes?’ said {b}. ‘There are only about sixty. I’ve heard them all through this hole. Bring me the bag, and I’ll tell you which is whose. But I’ll have your chair for it.’ ‘My chair?’ ‘I’ve stood here every Christmas. I’d like to see how it looks from there.’',
            '{B.+} had taken on the kitchen again, as every year, and was stirring with both arms. ‘I know the answers to those,’ said {b}. ‘You hear them all, from back here. But I’m not giving them away. I want to sit down for once. You’ve a place, in the middle, with a name on it. I’d want that.’',
          ],
          [
            'In the kitchen {b.+} was in charge of the gravy. ‘I know every joke there is,’ said {b}. ‘But I’ve never once sat at that table. It’ll cost you your chair.’',
          ],
        ),
        slot('questions'),
        must(
          [
            'It was the chair {h} had been looking at all day: halfway down, where you would hear the laugh coming from both ends. {He} took the card with {his} name on it out of {his} pocket and wrote another on the back. {B} put it in {b.his} apron, and patted it. ‘You can’t tell a joke alone,’ said {b}. ‘That’s the whole trick of them. One to ask, and one who doesn’t know.’',
            '{H} thought of the chair, and of standing up all through dinner with a ladle. Then {he} turned {his} name card over and slid it across. {B} looked at it for a while. ‘I never got to tell one, you know,’ said {b}. ‘Not through a hatch. There has to be somebody across from you who hasn’t heard.’ <The gravy was allowed to catch, slightly.>',
          ],
          [
            '{H} slid {his} name card across. {B} put it away carefully. ‘You can’t tell a joke alone,’ said {b}. ‘One to ask, and one who doesn’t know. That’s the trick of them.’',
          ],
        ),
        more(2, [
          '{B} went through the bag, a slip at a time, and knew each like a face. ‘Dentist. Penguin. Man with a duck.’ They had got as far as nine when somebody banged on the hatch. <‘Sprouts!’ said the hall.> After that there was no more time for it. Forty people were sitting down.',
        ]),
        more(3, [
          '‘Which is the best one?’ asked {h}. {B} did not need to think. ‘There’s one about a horse. I’ve never heard the end. They always drop their voices.’ <{H} promised to listen out for it.>',
        ]),
      ],
    ),
    scene(['Forty Questions', 'Bang', 'Nobody Knows'], 'The crackers go off, and it grows very quiet.', [
      must(
        [
          'Then came the bangs. They came from one end to the other like a dropped tray. Paper hats went on. And forty people unrolled forty questions and read them, to themselves, and turned them over. There was nothing on the back. ‘It doesn’t say,’ said someone. ‘Mine neither.’ And after a pause: ‘Lovely gravy.’',
          'They pulled all forty at once. <A baby laughed. It was the last laugh for some time.> ‘What goes up when the rain comes down?’ read Mr Henderson, and looked on the back, and inside the hat. His wife’s had no answer either. All along the table people laid the slips beside their plates. You could hear the sprouts.',
        ],
        [
          'Then came the bangs. Forty people unrolled forty questions, and turned them over. There was nothing on the back. ‘Lovely gravy,’ said someone. You could hear the sprouts.',
        ],
      ),
      slot('road'),
      slot('quiet'),
      more(1, [
        '{H} stood at the wall with the ladle and the paper bag. {A} had a place but had not sat down in it. ‘Read them out, from the front,’ whispered {a}. {H} read one out. ‘An umbrella!’ <It is not a thing to call across a hall, by itself.> Somebody passed {him} one.',
      ]),
      more(2, [
        '{B} sat in the middle, very straight, in a green paper hat, and looked left and right like somebody waiting for a train. It did not come. <{B} cut a potato into sixteen.>',
      ]),
    ]),
    scene(['The Other End', 'Two to Pull', 'Who Has Mine?'], '{H} sees what a cracker is for.', [
      slot('key'),
      must(
        [
          'A cracker is pulled by two. You have your end, and somebody else has the other. So why should one of them get the whole joke? ‘Don’t match them,’ said {h}. ‘Mix them up. Give everyone an answer, only not to the question they’ve got. The far end of the table.’ They ran, {h} down one side and {a} down the other, a slip by every plate.\nFor a moment nothing happened. Then Mr Henderson stood up out of his arms. ‘Who’s got mine?’ he called. ‘What goes up when the rain comes down?’',
          '‘One to ask,’ said {h}, ‘and one who doesn’t know.’ It had not gone wrong in the cutter. It had gone right. {He} tore the bag open, gave {a} one half, and they dealt the answers down the table like cards, each as far as it would go from its question. ‘That’s your half,’ {h} told everyone. ‘Somebody here’s got the other.’\nThe sprouts stopped. ‘I have got,’ said an old lady at the bottom end, ‘“Because it was two-tired.” Does that belong to anybody?’',
        ],
        [
          'It takes two to pull a cracker. So why should one get the whole joke? They ran down the table and laid an answer by every plate, as far from its question as it would go. For a moment nothing happened. Then Mr Henderson stood up. ‘Who’s got mine?’ he called.',
        ],
      ),
      must(
        [
          'It belonged to a boy at the top. He had to go all the way round to fetch it. He passed a dentist looking for a penguin. Soon nobody was in their place, and then nobody knew any more which their place had been. The laugh started at the middle. It was {b}, holding on to the table. {B} had found the horse.',
          'A chair fell over. People shouted ‘Penguin?’ into one another’s hats. <Two who had not spoken since a matter of a hedge turned out to be question and answer.> In the middle {b} leant across to a perfect stranger and asked about the horse, and got the end of it, at last, and had to be thumped on the back.',
        ],
        [
          'It took people right round the table to find their other half. Soon nobody knew which their place had been. The laugh started in the middle. It was {b}.',
        ],
      ),
    ]),
    scene(['A Free Chair', 'Not a Sprout', 'The Joins'], 'The table has changed places.', [
      slot('after'),
      more(2, [
        'The pudding came in and nobody had time for it. <It burnt blue to the end, all by itself, and looked well.> When they pulled the cloths straight afterwards, you could not have said where one table stopped and the next one started. They had been pushed together properly, by people leaning.',
      ]),
      must(
        [
          '{H} came round with the jug. There was no hurry; all the chairs were empty, or had two people on them. {He} sat down in the nearest, between somebody {he} had never met and the arm of a Henderson. <{W.over}> {A} was across from {him}. ‘Lovely gravy,’ said {a}. Nobody heard it.',
          'By nine there was one slip left on the floor. It said: ‘I don’t know, what?’ {H} put it in {his} pocket. <{W.over}> There were free seats everywhere, as nobody was in theirs, so {he} took one, next to {a}, and ate, and tried to hear the sprouts. It could not be done.',
        ],
        [
          '{H} came round with the jug. There were free chairs everywhere, as nobody was in theirs, so {he} took one, across from {a}. ‘Lovely gravy,’ said {a}. Nobody heard it.',
        ],
      ),
    ]),
  ],
}
