import type { Episode } from '../../language-pack.ts'
import { always, more, scene } from '../../language-pack.ts'

/** For the smallest: a game, a snack, a thing that is too heavy. */
export const smallGames: readonly Episode[] = [
  {
    id: 'the-long-puddle',
    categories: [],
    ages: ['toddler'],
    ...scene(['A Long Puddle', 'How to Cross'], 'A puddle lies right across the way.', [
      always([
        'There was a puddle. It was very long. It went from this side to that side. There was no way round. {H} stood at the edge. <Two toes got wet.>',
      ]),
      always([
        '‘I will carry you,’ said {a}. ‘No,’ said {h}. {H} wanted a bridge. {H} put in a leaf. It swam off. {H} put in a stick. It swam off too. <They went round and round. They were having fun.>',
      ]),
      more(1, [
        'A sparrow came. It did not mind. It hopped in and had a bath. Splish, splish! <Now the puddle was a bit smaller. A very little bit.>',
      ]),
      always([
        'A stone! That was heavy. Plop. It stayed. One more. Plop. Three. {H} stepped on the first. Wobble. On the second. Wobble, wobble. On the third. Over! And now {a}? {A} had big feet. One, two, splosh. <One foot was in.> ‘It is warm,’ said {a}. It was not true. So {h} jumped in as well, to see.',
      ]),
    ]),
  },
  {
    id: 'sharing-a-pear',
    categories: [],
    ages: ['toddler'],
    ...scene(['The Pear', 'One for Me'], 'There is one pear, and it drips.', [
      always([
        '{A} had a pear. It was yellow, with one brown spot. ‘Bite?’ said {a}. {H} bit. It ran down the chin. It ran down the arm. <It ran in the sleeve, where it was dark.>',
      ]),
      always([
        'Now {a} bit. Now {h}. Crunch. The spot came nearer. Who would get the spot? {H} turned the pear. {A} turned it back. Bite. Bite. <It was a race, and they both wanted to lose.>',
      ]),
      more(1, [
        'A wasp came to look. Zzz. They sat quite still. The wasp had a lick. It was polite. It took one drop. <Zzz, it said, thank you.> Off it went.',
      ]),
      always([
        'Only the spot was left, and the stalk. {H} shut {his} eyes. {H} bit into it. Oh! It was the sweetest bit of all. ‘You have some,’ said {h}. {A} had some. ‘Oh,’ said {a}. Now there were pips. One, two, three, and one. They planted them by the wall. {H} waited. Nothing yet. <‘Tomorrow,’ said {a}.>',
      ]),
    ]),
  },
  {
    id: 'peep-in-the-hedge',
    categories: [],
    ages: ['toddler'],
    ...scene(['Where Is {a}?', 'Peep'], '{A} has gone, or perhaps not.', [
      always([
        '{H} looked at a beetle. Then {h} looked up. Where was {a}? Not in front. Not behind. There was only a hedge. <The hedge had a boot.>',
      ]),
      always([
        '‘{A}?’ called {h}. Nobody answered. The hedge giggled. {H} looked under a leaf. {A} was not there. {H} looked in a flower pot. {A} was not there. {H} looked in {his} own pocket. <You never know.> ‘Oh dear,’ said {h}, quite loud. ‘All gone.’',
      ]),
      more(1, [
        'A robin sat on top of the hedge. It looked down through the twigs. It looked at {h}. Tick, tick, it said. <It would love to tell.>',
      ]),
      always([
        'Then {h} had a plan. {H} got in on the other side. It was green in there and it smelt of rain. {H} sat as small as a mouse. Now it was quiet. It was quiet for a long time. ‘{H}?’ said a voice. ‘Where are you?’ {H} did not say a thing. <{H} bit {his} sleeve.> ‘{H}!’ ‘Peep!’ said {h}, right at {a.s} ear. Now they both had twigs in their hair.',
      ]),
    ]),
  },
  {
    id: 'a-big-sack',
    categories: [],
    ages: ['toddler'],
    ...scene(['The Sack', 'Heave'], 'A sack wants to go up the hill.', [
      always([
        'An old woman sat on a sack. It was a fat sack. ‘It wants to go up there,’ she said. ‘And I want to sit.’ ‘We can pull,’ said {h}. <She got up. The sack said: pff.>',
      ]),
      always([
        'Heave! {H} pulled, and {a} pulled. The sack came one step. Heave! One more. {H} sat down behind it and pushed with both feet. Then the string went. Snap! Down rolled the sack. <Bumpety, bumpety, bump.> There it lay again, at the bottom.',
      ]),
      more(1, [
        '‘What is in it?’ asked {h}. ‘Winter,’ said the old woman. {H} felt. It was soft, with corners. <Was winter soft? It had corners, that was true.>',
      ]),
      always([
        '‘A bit at a time,’ said {h}. They opened it. It was full of socks! Big ones and small ones, red and green. {H} hung them on. One on each ear. Two on each arm. {A} got ten. Now the sack was thin and hopped along by itself. Up they went, like two washing lines. At the top the old woman counted. One was missing. <It was on {h.s} nose.> ‘Keep it,’ she said.',
      ]),
    ]),
  },
  {
    id: 'pot-band',
    categories: [],
    ages: ['toddler'],
    ...scene(['The Drum', 'Boom, Boom'], 'A pot is upside down, and it wants to be a drum.', [
      always([
        'There stood a pot. It was upside down. {H} knocked on it. Boom! ‘It is a drum,’ said {h}. Boom, boom! <A crow flew up.>',
      ]),
      always([
        '{A} found a tin. Ting! So {h} went boom, and {a} went ting. Boom, ting. Boom, ting. Then both went at once. Bing! That was not right. ‘You first,’ said {h}. But now nobody went at all. <It was very quiet for a band.>',
      ]),
      more(1, [
        'Somebody joined in. Tock, tock! Who was it? It was a bird with a red cap. It sat on a post. It knocked with its nose. <Boom, ting, tock. Now it was a song.>',
      ]),
      always([
        'A window opened. A lady looked out. Was she cross? She had a spoon and a lid. Clang! she went. A boy came with two shoes. Clap, clap! They marched once round the tree. Boom, ting, clang, clap. Then a baby cried. ‘Shh,’ said all of them. Now they did it on tiptoe. <Boom. Ting.> It was the softest band in the world. The baby listened, and it slept.',
      ]),
    ]),
  },
  {
    id: 'tower-of-stones',
    categories: [],
    ages: ['toddler'],
    ...scene(['The Tower', 'One on Top'], '{H} builds a tower.', [
      always([
        'Here were stones. Flat ones. {H} took one and put it down. {H} put one on top. And one on top. It was a tower. <It came up to a beetle.>',
      ]),
      always([
        '‘Higher,’ said {h}. Four. Five. {H} held {his} breath. {A} held the next stone. Six! It wobbled to the left. It wobbled to the right. Crash. All six lay there. <One had rolled under {a.s} foot.>',
      ]),
      more(1, [
        '{A} built one, too. It had a door in it. {A} looked in. ‘Who lives there?’ asked {h}. An ant came out. <She shook her feet. It was a nice house.> Then she went on.',
      ]),
      always([
        '{H} looked at the stones. The big one was on top. That was why! Now the big one went down first. The next one was not so big. The next was small. Seven. Eight. The last was like a pea. {H} put it on with two fingers and shut both eyes. One eye opened. It stood! Nobody said a word. <Not even the wind.> They went away backwards, so that they could see it for longer.',
      ]),
    ]),
  },
]
