import { more, type Plot, scene, slot } from '../../language-pack.ts'
import { must } from '../must.ts'

/** Adventure: an old footpath must be walked once a year from end to end, whatever stands on it. */
export const footpath: Plot = {
  id: 'footpath',
  categories: ['adventure', 'generic'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Ravi', gender: 'male', connection: 'friend' },
    b: { name: 'Miss Lumley', gender: 'female', connection: '' },
  },
  titles: ['Footpath Nine', 'Straight On', '{h} Goes Through With It'],
  teasers: [
    'If nobody walks it by sunset, footpath nine will be struck off the map. It goes over the hill, past the bull and through a bathroom.',
    'A path is a path, even if somebody has put a house on it. {H} has until sunset.',
  ],
  start:
    'Once a year somebody must walk footpath nine from end to end, or it ceases to exist. It is the last day. {H} has good shoes and half a map.',
  byname: '{h}, walker of number nine',
  places: [
    { name: 'The first stile', description: 'The step is hollow. Everyone has put a foot in the same place.' },
    { name: 'The bull’s meadow', description: 'It is a very large meadow, from one point of view.' },
    { name: 'The house at the bend', description: 'It has been standing in the way for a hundred years.' },
  ],
  scenes: [
    scene(['The Last Day', 'Number Nine', 'Or It Will Lapse'], 'A path is going to disappear unless it is walked.', [
      must(
        [
          'The notice was nailed to the first stile {where}, and it had been raining on it for a month. ‘Public Footpath No. 9,’ it said. ‘Not walked in its entire length since last midsummer. Will lapse at sunset today.’ {H} read it twice. {He} had learnt to walk on number nine. It went from the pump over the hill to the sea, and you could smell the end of it from the beginning.',
          'Paths have to be used, or they grow shut, on the ground and on paper. That is the law {where}: once a year somebody must go the whole way. {H} found the notice when it was nearly too late. Number nine, it said, would be removed from all maps at sunset. <It did not say by whom, or with what kind of rubber.> It was the path to the sea. {H} could not imagine getting to the sea by anything else.',
        ],
        [
          'On the first stile {where} hung a notice. Nobody had walked footpath nine in its entire length this year, it said, and so at sunset it would cease to be. It was the path to the sea. {H} had learnt to walk on it.',
        ],
      ),
      must(
        [
          '‘All of it?’ said {a.+}. ‘Without leaving it once?’ ‘Not by a step,’ said {h}. That was in the small print. They put a foot on the stile, each in turn, in the hollow where everyone’s foot had been. It was two o’clock.',
          '{A.+} had come for a stroll and had the wrong shoes on. ‘What if there’s something in the way?’ ‘Then we go through it,’ said {h}. <They did not know yet what they were saying.> Over the first stile there was a dip in the stone, as deep as a soup plate, worn by two hundred years of boots. It fitted. It was a little after two.',
        ],
        [
          '‘Without leaving it once?’ said {a.+}. ‘Not by a step,’ said {h}. The stone of the stile was hollow, from two hundred years of feet. Theirs fitted. It was two o’clock.',
        ],
        '',
        'out',
      ),
      slot('portrait'),
      slot('company'),
      more(2, [
        '{W.there} The first mile was as good as gold. There were brambles. There was a gate that fell over when you looked at it. <They put it up again behind them, to be correct.> At the top of the hill the sea lay there like something that has been kept for later.',
      ]),
      more(3, [
        'In the second field the path went through a flock of sheep, and the sheep had not been informed. ‘Excuse us,’ said {h}. They stood up, one at a time, like people in a theatre. <One of them had a ticket in its ear with a nine on it.>',
      ]),
    ]),
    scene(['The Bull', 'Round Is Not Straight', 'Back to the Start'], 'The first thing in the way has horns.', [
      must(
        [
          'In the third field stood a bull. The path went under him. ‘We could go round by the hedge,’ said {a}. It was only a very small way round; ten steps at most. They took it. They were nearly at the far gate when {h} looked at the paper again. ‘Not by a step,’ said the small print. There was no help for it. They had to go all the way back to the pump and begin afresh.',
          'He was lying right across it and chewing, the size of a shed. They did what anybody would: they made a bow round him on tiptoe. <It was a beautiful bow.> It was only at the stile that {h} stopped. ‘That wasn’t the path,’ said {h}. ‘That was beside the path.’ If you’ve left it once it doesn’t count. They had three hours left, and they were back at the first stile.',
        ],
        [
          'In the third field lay a bull, right across the path. They went round him, ten steps at most. But not by a step, said the small print. So they had to go all the way back and begin again.',
        ],
      ),
      more(1, [
        'The second time they stayed where they were and waited for him to move. {H} sang to him. {A} told him the plot of a film. In the end he got up of his own accord, and walked with them as far as the fence, exactly on the line. <He had missed the end of the film, said {a}, and that was how you got them.>',
      ]),
      more(2, [
        'After that came a pond that had not been there last year. They went through it, {a} first, with the shoes round {a.his} neck. <A duck made room.> In the middle {h} felt something flat and hard under {his} foot. It was a stepping stone. It had never stopped being one.',
      ]),
      slot('road'),
    ]),
    scene(['The Officer', 'Right of Way', 'The Boots'], 'At the crossroads somebody is in charge of all the paths.', [
      must(
        [
          'At the crossroads stood a hut full of signposts, and in it was {b.+}, who was minding the paths this summer. ‘Nine!’ said {b}. ‘I’d given it up. It’s lost in the middle, you know. There’s a house. I can’t tell you how it goes; the map’s gone through at the fold. I could give you the stamp for it, that gets you in anywhere. But it’s not handed out to people in good boots. You’d have to leave me those.’',
          'Where five ways meet they came on {b.+}, painting an arm for a signpost. Somebody had to see to them. ‘I’ve the stamp here,’ said {b}. ‘With that on your hand, nobody may stop you. But the old rule is, you walk the middle of nine barefoot, or you’d never find it. Leave me your boots. It’s stubble, I should mention.’',
        ],
        [
          'At the crossroads was {b.+}, who was minding the paths. ‘Nine’s lost in the middle,’ said {b}. ‘There’s a house on it. I can give you the stamp that gets you in anywhere. But you’ll walk it barefoot. Leave me your boots.’',
        ],
      ),
      slot('questions'),
      must(
        [
          '{H} unlaced them. They were the best boots {he} had ever had, and they had taken till now to get soft. {B} put the stamp on the back of {his} hand: a little man, walking. ‘Feet know more than a map,’ said {b}. ‘Go where it’s hollow. That’s all I can tell you. Stone, wood, it’s all one: if enough people have gone that way, it’s hollow.’',
          'The grass was wet and the stubble was stubble. {H} set {his} boots side by side on the step. They looked as if they wanted to come. <{A} took off the wrong shoes with some relief.> ‘One thing,’ said {b}, and pressed the stamp on their hands. ‘Don’t look for the way. Tread for it. Where people have gone for long enough there’s always a dip.’',
        ],
        [
          '{H} unlaced the best boots {he} had ever had. {B} stamped a little walking man on {his} hand. ‘Tread for it,’ said {b}. ‘Where people have gone for long enough it’s hollow. Stone or wood, it’s all one.’',
        ],
      ),
      more(2, [
        '‘Who needs it?’ asked {h}. ‘A path to the sea?’ {B} thought. ‘There’s always one. You don’t know who till they’ve come through.’ The new arm was finished now. It said SEA, and it pointed at a wall. <‘I only paint them,’ said {b}.>',
      ]),
    ]),
    scene(['Through the House', 'The Bathroom', 'Nothing Behind It'], 'A house stands on the path, and they go in.', [
      must(
        [
          'The house at the bend stood right on it. {H} knocked, and showed the stamp. ‘Oh, not the path,’ said the man in the door. But he had to let them in; it was the law. They went in by the hall, through a bathroom, where a lady in a shower cap said ‘Good afternoon’, and along a passage. Then they stood in a kitchen. There was a table with six people at supper, and a wall. There was no door.',
          'It went up two steps and then it was a house. A whole family was at home in it. <‘Gran always said,’ said the man in slippers. ‘We thought she made it up.’> They walked down his hall with their muddy feet, past a bath with somebody in it, who drew the curtain and wished them luck. The passage came out in the kitchen, and that was the end. In front of them was a long table, with people eating. Behind it was a blank wall with a window in it, and in the window the sun was quite low.',
        ],
        [
          'The house at the bend stood right on it. {H} showed the stamp, and they had to be let in. They went down the hall, and through a bathroom with somebody in it. Then they stood in a kitchen. There was a long table with people at supper, and behind it a wall with a window. There was no door.',
        ],
      ),
      slot('road'),
      slot('quiet'),
      more(1, [
        '‘Sit down, at any rate,’ said the man in slippers. They could not; the chairs were next to the path. So they ate standing, one behind the other. There was rice pudding. {W.still} <On the wall the clock said what time it was, several times over.>',
      ]),
      more(2, [
        '‘Does anything in here belong to it?’ {h} asked. ‘To the path?’ The family looked round. There were plates, there was a dresser, there was a dog. The grandfather at the end put down his spoon. ‘That table came with the house,’ he said. ‘Never been moved. They built the kitchen round it.’ <He ran his hand along it. It had a sag in it like an old horse.>',
      ]),
    ]),
    scene(['Hollow', 'Over the Table', 'One Foot After Another'], '{H} treads for the way.', [
      slot('key'),
      must(
        [
          'Where it’s hollow. {H} shut {his} eyes and put one bare foot forward, over the tiles. There was a dip. There was a second one, on the bench, and {he} climbed up on it. The next was higher still. It was in the middle of the table, between the gravy and the peas, worn in the oak by two hundred years of boots, as deep as a soup plate. There was nothing wrong with the path. It was only that somebody had taken the stile for a table, and laid it.\n‘Excuse me,’ said {h}, and set {his} foot in it.',
          'It had to be here. ‘Tread for it,’ {b} had said, so {h} trod. The floor was flat, the wall was flat. The bench was not. {His} toes knew that shape; it was the shape of the first stile. And the table, when you looked along it with the light coming in low, had a hollow as well, just where they had put the bread. It was no table. It was a stile, and six people were having their supper off it.\n‘Would you hold the peas?’ said {h}.',
        ],
        [
          'Where it’s hollow. {H} put one bare foot forward. There was a dip in the bench. And in the middle of the table, between the gravy and the peas, was another, as deep as a soup plate. It was no table. It was a stile, and people were having their supper off it. ‘Excuse me,’ said {h}, and set {his} foot in it.',
        ],
      ),
      must(
        [
          'They all took hold of their plates. {H} went over the table in three steps, and {a} came after, with a bow to the grandmother. The window was open. The sill was hollow. Outside, between two rows of beans, the path ran down to the sea as if nothing had ever been in the way.',
          'Somebody lifted the jug. Somebody moved a candle. One step on the bench, one on the board, one on the window sill, and that was hollow too, and warm. <‘Well, I never,’ said the grandfather. ‘Mind the trifle.’> Then they jumped, and there was grass under their feet, and it went downhill.',
        ],
        [
          'Everyone took hold of their plates. {H} went over the table in three steps, {a} came after, and the window sill was hollow too. Outside the path ran down to the sea.',
        ],
      ),
    ]),
    scene(['The End of It', 'Sunset', 'Salt'], 'Footpath nine comes to the sea.', [
      slot('after'),
      more(1, [
        'Behind them they heard chairs. The whole family was coming: the lady with wet hair, the grandfather, and the dog. They had lived there for forty years, they said, and had always driven round by the road. <It was four hundred steps. The smallest counted them.>',
      ]),
      must(
        [
          'They put their feet in the water as the sun did. <{W.over}> It was cold, and it stung wherever there had been stubble. At the very last stile, half in the sand, there was a nail, and on the nail hung a pencil and a tin. You were to write your name. {H} wrote it, and {a} wrote {a.hers}, and then there was a pause, since the pencil had to go round. It was a long queue. Nine had not been so well walked for years.',
          'The path stopped where the sea started, with one stone, and the stone had a dip in it. <{W.over}> The wave came up, filled it, and went back. {H} stood in it with both feet. The sun was touching. ‘Does it count?’ said {a}. Behind them in the dusk, up at the house, someone had opened the kitchen window as far as it went, and set a lamp in the middle of the table.',
        ],
        [
          'The path stopped where the sea started, with one stone, and the stone was hollow too. {H} stood in it with both feet as the sun went down. Up at the house someone had opened the window as far as it went, and set a lamp in the middle of the table.',
        ],
      ),
    ]),
  ],
}
