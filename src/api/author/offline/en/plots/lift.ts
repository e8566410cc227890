import { more, type Plot, scene, slot } from '../../language-pack.ts'
import { must } from '../must.ts'

/** Science fiction and adventure: the machines have a bank holiday, and the lift has gone to the sea. */
export const lift: Plot = {
  id: 'lift',
  categories: ['scifi', 'adventure', 'generic'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Nadia', gender: 'female', connection: 'friend' },
    b: { name: 'Mr Bright', gender: 'male', connection: '' },
  },
  titles: ['The Lift Goes to the Sea', 'Bank Holiday', '{h} and the Tenth Button'],
  teasers: [
    'One day a year the machines have off. This year the lift has gone to the seaside, and on the ninth floor somebody wants to dance.',
    'You can press a button as often as you like. If the lift is on the beach, it is on the beach. {H} goes to fetch it.',
  ],
  start:
    'It is the machines’ holiday, and the lift has left. On the ninth floor sits Mrs Achebe in her dancing shoes. {H} has until six to bring the lift home.',
  byname: '{h}, who asked the lift',
  places: [
    {
      name: 'The house with nine floors',
      description: 'A hundred and fifty-three stairs, and no one has ever liked them.',
    },
    { name: 'The beach', description: 'Toasters as far as you can see, and one lift.' },
    { name: 'The promenade', description: 'It is flat, it is long, and it goes along.' },
  ],
  scenes: [
    scene(
      ['Back Tuesday', 'A Hole Nine Floors High', 'The Day Off'],
      'The lift has gone, and somebody is stuck at the top.',
      [
        must(
          [
            'In {h.s} house {where} there were nine floors and one lift, and on the morning of the machines’ bank holiday there were nine floors. Behind the sliding door was a draught and a rope. <They had one day a year; it was the law, and quite right too.> Usually the lift spent it asleep in the basement. This time there was a note. ‘Gone to the sea,’ it said. ‘Back Tuesday.’',
            'Once a year the machines have the day off. The kettles stand about in parks. <The mowers lie on the grass and let it grow.> {H} pressed the button for the lift, out of habit. No light came on, and no hum. {He} slid the door open. There was nothing {where} as high as that hole, and on the rope hung a note: ‘At the sea. Have never seen it. Sorry.’',
          ],
          [
            'Once a year the machines have the day off. In {h.s} house {where} the lift had gone. There was only a rope, nine floors of it, and a note: ‘Gone to the sea. Back Tuesday.’',
          ],
        ),
        must(
          [
            'It would not have mattered on any other day. But at six there was to be a band in the yard, and on the ninth floor sat Mrs Achebe, who was eighty-four today, in her dancing shoes. She had good legs, she always said. It was only the knees in the middle of them. A hundred and fifty-three stairs were out of the question.',
            'On the ninth floor lived Mrs Achebe. Today was her birthday. The band was booked, in the yard, for six; it was a surprise, so she had known since Easter. <She had her shoes on already. They were red.> She could still dance. What she could not do was stairs. ‘The lift will be back, won’t it?’ she called down the shaft. ‘Yes,’ {h} called up. It was out before {he} had thought.',
          ],
          [
            'On the ninth floor sat Mrs Achebe, eighty-four today, in red dancing shoes. At six there was a band in the yard for her. She could dance. She could not do stairs. ‘It’ll be back,’ {h} called up the shaft.',
          ],
        ),
        must(
          [
            '‘You promised her a lift that’s on the beach,’ said {a.+}. ‘It’s five miles,’ said {h}. There were no buses, of course. The buses were having a picnic.',
            '{A.+} read the note and put it back on the rope. ‘It’s got a right to its day,’ said {a}. ‘I know,’ said {h}. ‘I only want to ask it.’ <They went on foot. Bicycles had been ruled not to be machines but friends, but neither of them had one.>',
          ],
          [
            '‘You promised her a lift that’s on the beach,’ said {a.+}. ‘It’s five miles,’ said {h}, and tied {his} laces.',
          ],
          '',
          'out',
        ),
        slot('portrait'),
        slot('company'),
        more(2, [
          'They ran up first, to tell her. By the fifth floor they had stopped talking, by the seventh they had stopped running. Mrs Achebe gave them ginger beer. ‘I shan’t fret,’ she said, and turned one red toe to the left and to the right. <It was fretting, that toe.>',
        ]),
        more(3, [
          '{W.there} The town was very quiet. No hum, no beep. You could hear people whistle, and a good many had forgotten how it went. <At the crossing the traffic lights had all chosen blue.>',
        ]),
      ],
    ),
    scene(['The Beach', 'Up to Its Knees', 'All the Toasters'], 'They find the lift, and press the button.', [
      must(
        [
          'You smelt the sea first, and then warm dust, and then oil. The beach was full. Toasters lay in rows, a little browned. Hairdryers blew at the gulls. Right at the edge, with the water going in and out of its doors, stood the lift. {H} waded in and did what one does with lifts: {he} pressed the button. The doors shut. They shut on {his} jacket, and as {he} jumped back, the sleeve stayed inside.',
          'There were vacuum cleaners paddling with their hoses rolled up. There was a photocopier that had buried itself to the lid and was trying to copy a crab. <The sewing machines ran up and down the tide line.> And there, up to its sill in the sea, stood the lift, with its light on. ‘Ninth floor,’ said {h}, in the proper voice, and pressed. It had been a mistake. The doors closed with a snap and kept half {his} coat.',
        ],
        [
          'The beach was full of toasters. Right at the edge, with the water going in and out of its doors, stood the lift. {H} waded in and pressed the button. The doors snapped shut and kept {his} sleeve.',
        ],
      ),
      more(1, [
        '‘We need you,’ said {h} to the doors. Nothing. ‘It’s a birthday,’ said {a}. The little light over the door went from 3 to 2 to 1, and out. <It is hard to argue with something that can always say it is full.>',
      ]),
      more(2, [
        'They tried pulling. The lift had stood in one shaft for sixty years and had the build of it. {A} pulled at the front, {h} pushed behind, and a wave came and did neither. <A hearing aid on a towel asked them to keep it down.>',
      ]),
      more(3, [
        'Two alarm clocks lay side by side in the sun and did not ring. ‘What time is it?’ {a} asked them. ‘We’d rather not say,’ said one. <It was half past two. You could see it by the shadow of a mixer.>',
      ]),
      slot('road'),
    ]),
    scene(['The Deckchairs', 'Instead', 'A Day for a Day'], 'Somebody looks after the machines, and sets a price.', [
      must(
        [
          'On the steps {b.+} was minding the deckchairs and, for today, whatever was in them. ‘It won’t come for an order,’ said {b}. ‘They’ve had orders. And I don’t let one go back to work on its day off unless somebody does its work instead. That’s only fair. You’d be the lift, tomorrow. All day, up and down. Whatever they want carried.’',
          '‘You’re upsetting it,’ said {b.+}, who had taken on the beach for the day and was oiling a tin opener. ‘There’s one rule here. You take one hour of theirs, and you give a day of yours. If the lift goes back tonight, you’re the lift tomorrow: nine floors, prams, shopping, the lot. Think it over. It’s a lot of prams.’',
        ],
        [
          'On the steps {b.+} was minding the machines. ‘You can’t order it,’ said {b}. ‘And if it works tonight, you work tomorrow. You’d be the lift. Nine floors, prams and all.’',
        ],
      ),
      slot('questions'),
      must(
        [
          '{H} had had plans for tomorrow. They were good plans, with somebody in them and a boat. {He} looked at the house in {his} head, all nine floors of it, and at the prams. ‘Done,’ {he} said. {B} shook hands on it. ‘Then I’ll tell you a thing for nothing,’ said {b}. ‘It’s carried people up and down for sixty years. They step in, they say where they want to go. Not one of them has ever looked at the panel from its side.’',
          'Tomorrow was the one day {h} had been saving. <A hundred and fifty-three stairs, and then the same ones back.> {He} held out {his} hand. ‘From eight o’clock,’ said {b}, and it was a dry hard grip. ‘Now listen. That’s not a bad-tempered lift. It’s a lift that has gone up, and gone down. Nobody’s ever told it there’s anything else.’',
        ],
        [
          '{H} had had plans for tomorrow. {He} held out {his} hand, and {b} shook it. ‘Sixty years it’s gone up and down,’ said {b}. ‘They all tell it where they want to go. That’s all it’s ever heard.’',
        ],
      ),
      more(2, [
        '‘What do they do all day?’ asked {h}. ‘Same as you,’ said {b}. ‘They start off lying still, because they think they ought. Round about three they look for something to mend.’ <A drill was drilling holes for some lugworms. They seemed obliged.>',
      ]),
      more(3, [
        '{B} gave them each a pear. ‘It’s the fridges I feel for,’ said {b}. ‘They don’t dare sit in the sun, and they don’t like to go in. So they stand in the shade and hold things for people.’ <The pears were very cold.>',
      ]),
    ]),
    scene(
      ['Half Past Three', 'In the Water', 'No Good Asking Nicely'],
      'They try it with kindness, and that is not it either.',
      [
        must(
          [
            'So they asked nicely. {H} said please. {A} told it about the red shoes, and the knees. The doors opened by a hand’s breadth and closed again. It was sorry, you could see that. But when {h} put one foot over the sill and said ‘Home?’, the whole cabin shook. The light over the door said 0, and 9, and 0, and 9, faster and faster, like somebody shaking their head.',
            'They stood in the water, one on each side, and were as kind as they knew how. The lift listened. Once it gave a soft ping. But at the word ‘up’ it drew its doors together, and at the word ‘down’ it put its light out. <There are not many other words for a lift.> The tide was coming in. It was at the second button.',
          ],
          [
            'So they asked nicely. They told it about the red shoes. The lift gave a soft ping. But at the word ‘up’ it closed its doors, and at the word ‘down’ it put out its light.',
          ],
        ),
        slot('road'),
        slot('quiet'),
        more(1, [
          '{W.still} They sat down on the sand, with their backs to a washing machine. ‘What does it want?’ said {a}. ‘It’s got the sea.’ {H} looked along the shore. It went on and on, flat, to the left and to the right. The lift was looking the same way. At least its doors were.',
        ]),
        more(2, [
          'A milk float came by, very slowly, giving the small machines a ride from one groyne to the next and back. <Irons, mostly. They held on with their flexes.> The lift turned its light after it until it was out of sight.',
        ]),
      ],
    ),
    scene(['Which Floor?', 'The Tenth Button', 'Along'], '{H} steps in and asks.', [
      slot('key'),
      must(
        [
          'There were ten buttons on the panel, nought to nine, and every one of them was a place where somebody else wanted to be. {H} stepped in over the wet sill. {He} did not press anything. ‘Which floor would you like?’ {he} said.\nIt was so still that you heard the light bulb. Nobody had ever asked. The needle over the door went up to nine, and it was not nine. It went down to nought, and it was not nought. Then it bent. It bent out of its little window, as far as it would go, and pointed along the beach.',
          '‘We’ve only told it where we want to go,’ said {h}. {He} got in and stood with {his} back to the buttons. It looked different from there. You saw what the lift saw: two doors, opening on things it was not part of. ‘And you?’ said {h}. ‘Where to?’\nThe doors opened as wide as they went. Outside, to the left, lay the promenade, level and white, for miles. ‘Not up,’ said {h}. ‘Not down. Is it along? You’ve never been along!’ Ping, said the lift, so that the gulls got up.',
        ],
        [
          'Ten buttons, and every one was a place where somebody else wanted to be. {H} stepped in, and pressed nothing. ‘Which floor would you like?’ {he} said.\nNobody had ever asked. The needle went up, and that was not it. It went down, and that was not it. Then it bent, out of its little window, and pointed along the beach.',
        ],
      ),
      must(
        [
          'They found four tea trolleys who did not mind. The lift was heavy, but once it was rolling it would hardly be held. Along the whole promenade it went, doors open, with {h} inside and {a} pushing, and the wind came in at the front and went round and round. At the end it kept going. The end was the way home.',
          '{B} lent them rollers. Twelve mowers pulled, since they were bored by now. All the way along the front they went, past the pier and the putting green, on one level, and the needle shook with joy. <‘Going along!’ {h} called at every bench.> Somewhere after the bandstand it turned inland, of its own accord.',
        ],
        [
          'They put it on rollers. Along the whole promenade it went, doors open, with {h} inside and {a} pushing. At the end it kept going. The end was the way home.',
        ],
      ),
    ]),
    scene(['Six o’Clock', 'Red Shoes', 'And One Day Stairs'], 'The band plays, and somebody comes down.', [
      slot('after'),
      more(1, [
        'The band was on its second number when the doors opened on the ground floor. Mrs Achebe stepped out in her red shoes, with sand under them. <‘It smells of holidays in there,’ she said.> She danced till the tuba had to sit down.',
      ]),
      more(2, [
        'The next day {h} was the lift. It came to eleven prams, a harp, and a man who only wanted to know what it was like. <‘Going up,’ said {h}, and later, just ‘Up’.> By the evening {he} knew all the hundred and fifty-three by their first names.',
      ]),
      must(
        [
          'On Tuesday the lift was back in its shaft and went up and down as before. <{W.over}> But in the panel, over the nine, somebody had stuck a shell. {H} noticed it on the way home, and looked round; nobody was there. {He} pressed it with one finger. The lift gave a small ping and did nothing at all. It only left its doors open for a while, towards the street, and the two of them looked along it.',
          'When the yard was empty, {h} went to say good night. <{W.over}> The lift stood on the ground floor with its light turned low. Ten buttons. {H} breathed on the brass beside the highest one and drew an arrow with {his} finger, sideways. It would be gone by morning. ‘Next year,’ said {h}. The doors closed so slowly that it was more like somebody shutting their eyes.',
        ],
        [
          'Mrs Achebe stepped out on the ground floor, and danced till the tuba had to sit down. Later {h} went to say good night to the lift. {He} breathed on the brass over the ninth button and drew an arrow, sideways. ‘Next year,’ {he} said. Ping, it said.',
        ],
      ),
    ]),
  ],
}
