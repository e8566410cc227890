import { always, more, type Plot, scene, slot } from '../../language-pack.ts'

/** Of no category: a small story around a long list, for a visitor with more to tell than other plots have room for. */
export const longList: Plot = {
  id: 'long-list',
  categories: [],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Josie', gender: 'female', connection: 'neighbour' },
    b: { name: 'Mr Albury', gender: 'male', connection: '' },
  },
  titles: ['The Long List', 'One More Line', '{h} Leaves Nobody Out'],
  teasers: [
    '{H} means to forget nothing and nobody. The list grows longer than the room, and still a line is missing.',
  ],
  start: 'On the back of a roll of wallpaper {h} begins a list. Everything that counts is to go on it.',
  byname: '{h} of the long list',
  places: [
    { name: 'The room', description: 'From the window to the door it is four yards of wallpaper.' },
    { name: 'The stairs', description: 'Somebody down there has the last pencil.' },
  ],
  scenes: [
    scene(['Four Yards', 'The Back of It'], '{H} begins a list.', [
      always([
        'To forget nothing, and nobody: that was what {h} wanted, one evening {where}. So {he} made a list. There was no paper. There was only a roll of wallpaper, and it had a back.',
        'One evening {where}, {h} set out to make a list of everything that counts. {He} wrote it on the back of some wallpaper. Anything smaller would not have done.',
      ]),
      slot('portrait'),
      always([
        '{A.+} held the other end. ‘When does it stop?’ asked {a}. ‘When everyone’s on it,’ said {h}.',
        'At the far end {a.+} kept the roll from rolling. ‘And if it gets too long?’ asked {a}. ‘Then it was right,’ said {h}.',
      ]),
      slot('company'),
    ]),
    scene(['The Last Pencil', 'One Line'], 'The pencil runs out, and a new one has its price.', [
      always([
        'After a yard the pencil was used up. Chalk would not stay. Soot did, but only on {h}.',
        'In the second yard the pencil broke. They tried cherry juice. It was mostly the wasps who read it.',
      ]),
      slot('road'),
      always(['Downstairs {b.+} still had a pencil. ‘It costs a line,’ said {b}. ‘One that you’ll miss.’']),
      slot('questions'),
      always(['{H} crossed out {his} own. {B} looked at the stroke for some time, and gave up the pencil.']),
      slot('quiet'),
    ]),
    scene(['To the Edge', 'The Other Side'], 'The list is full, and something is missing.', [
      always(['Late that night the list was full to the edge. It was all there. Only it was not right.']),
      more(1, ['‘Read it again,’ said {a}. {H} read. It took a while, with two stops for tea.']),
      slot('key'),
      always([
        '‘Turn it over,’ said {h}. There was the wallpaper, with all its small flowers, and between the flowers there was plenty of room. {A} took the pencil and put in a line: {h}.',
      ]),
      slot('after'),
      always([
        'They rolled out the list from the window to the door. It fitted exactly. {H} walked along it, barefoot, from the first line to the last. Then {he} put out the light. Nobody had been left out.',
      ]),
    ]),
  ],
}
