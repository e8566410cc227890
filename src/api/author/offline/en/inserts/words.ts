import type { Brief } from '../../../../story/brief.ts'
import { plain } from '../../../../story/plain-words.ts'
import type { Insert, Template } from '../../language-pack.ts'
import { rich, turnAt } from '../../pack/inserts.ts'
import { phrasedAnswers } from '../../phrases/phrased-answers.ts'
import { stories } from '../stories.ts'
import { factInsert } from './fact-insert.ts'
import { phraseOf } from './phrase.ts'

/** A question of more words is not read out. */
const QUESTION_WORDS = 16
/** And of more than these, not in a story that has no room. */
const SHORT_QUESTION_WORDS = 9

const ASKED: readonly Template[] = [
  '‘{Q:N}’ asked {b}.\n‘{X:dynamic.N},’ said {h}, without having to think. <{B} wrote it down with a very sharp pencil.>',
  '‘{Q:N}’ {a} wanted to know.\n{H} considered it. ‘{X:dynamic.N},’ {he} said.',
  'On the wall {b} had hung a card with a question on it: ‘{Q:N}’ Below was a line to fill in. {H} took the pencil and wrote: ‘{X:dynamic.N}.’ <The card looked relieved.>',
  '‘One more thing,’ said {b}. ‘{Q:N}’\n‘{X:dynamic.N},’ said {h}. <It was out before {he} could tidy it.>',
  '‘I’ve always meant to ask,’ said {a}. ‘{Q:N}’\n‘{X:dynamic.N},’ said {h}<, and for a while they walked without talking, because it was a good answer>.',
  '‘Say something true,’ said {b}. ‘For instance: {q:N}’\n{H} took a breath. ‘{X:dynamic.N}.’ <It counted.>',
  '{B} shuffled a pack of cards with nothing on them but writing. {H} drew one. ‘{Q:N}’ it asked. ‘{X:dynamic.N},’ said {h}, and laid it face up. <{B} put it with the aces.>',
  '‘There’s a toll,’ said {b}, ‘but it isn’t money.’ It was a question: ‘{Q:N}’ {H} paid on the spot: ‘{X:dynamic.N}.’ <{B} gave no change.>',
]
const SAID: readonly Template[] = [
  'In {h.s} pocket was a slip of paper, folded small. ‘{X:dynamic.N},’ it said. <{He} knew it by heart and read it all the same.>',
  '‘Tell me something only you know,’ said {b}. {H} took a breath. ‘{X:dynamic.N},’ {he} said.',
  '‘{X:dynamic.N},’ said {h} into the silence. {A} nodded, as if that said it all. <It very nearly did.>',
  'Somebody had written on the steamed-up glass with a finger: ‘{X:dynamic.N}.’ {H} knew who. {He} had, last week.',
  'A button had come off, and behind it, on a strip of cloth, it said in ink: ‘{X:dynamic.N}.’ <{H} had sewn it in there for emergencies.>',
  '{B} was doing a crossword and had got stuck on {h}. ‘Something only {he} would say,’ {b} read out. {H} leant over. ‘{X:dynamic.N}.’ <It fitted, with one square left for the full stop.>',
  'On the sole of {h.s} left shoe there were words in marker pen: ‘{X:dynamic.N}.’ <They were nearly worn away. They had been walked on for luck.>',
  '‘Password?’ said {b}. {H} had not known there was one. {He} said the first thing {he} would have stood up for: ‘{X:dynamic.N}.’ It turned out to do.',
]
const SMALL_ASKED: readonly Template[] = [
  '‘{Q:N}’ asked {a}. ‘{X:dynamic.N}!’ said {h}.',
  '‘{Q:N}’ asked {b}. ‘{X:dynamic.N},’ said {h}.',
  '‘{Q:N}’ said {a}, and sat down to hear it. ‘{X:dynamic.N}.’ Yes!',
  '{A} held an ear very close. ‘{Q:N}’ {H} said it in there: ‘{X:dynamic.N}.’',
  '‘{Q:N}’ said {b}. {H} did not have to think. ‘{X:dynamic.N}!’',
  '‘{Q:N}’ asked {b}, with a spoon in the air. ‘{X:dynamic.N}!’ Then they ate.',
  '‘I have a question,’ said {a}. ‘{Q:N}’ ‘{X:dynamic.N},’ said {h}. {A} liked that.',
]
const SMALL: readonly Template[] = [
  '‘{X:dynamic.N}!’ said {h}. ‘Oh yes,’ said {a}.',
  '‘{X:dynamic.N},’ said {h}. {A} nodded.',
  'And what did {h} say? ‘{X:dynamic.N}!’',
  '{H} said it to a stone: ‘{X:dynamic.N}.’ The stone kept it.',
  '{H} said it in {a.s} ear. ‘{X:dynamic.N}.’ It tickled.',
  'Shh, a secret! ‘{X:dynamic.N},’ said {h}. Then everybody knew.',
  '‘{X:dynamic.N},’ sang {h}, hop, hop, on one leg.',
]

const SAYS_COMPANION = /\{a[.}]/iu
const SAYS_HELPER = /\{b[.}]/iu
/** Every so many answers one is given while the two sit still; the others, where the helper asks. */
const QUIET_EVERY = 3

/** Phrasings that need nobody who is not there. */
const tellable = (all: readonly Template[], absent: RegExp | undefined): readonly Template[] =>
  absent ? all.filter(template => !absent.test(template)) : all

function answerInserts(brief: Brief, offset: number, isApart: boolean): Insert[] {
  const isSmall = brief.targetAge === 'toddler'
  return brief.answers.map(({ question }, index) => {
    const words = plain(question).split(' ').length
    const isAsked = /\?$/u.test(plain(question)) && words <= QUESTION_WORDS
    const isQuiet = index % QUIET_EVERY === QUIET_EVERY - 1 && !isApart
    const all = isSmall ? (isAsked ? SMALL_ASKED : SMALL) : isAsked ? ASKED : SAID
    const list = tellable(all, isQuiet ? SAYS_HELPER : isApart ? SAYS_COMPANION : undefined)
    const number = (template: string) =>
      template.replaceAll(':N', `:${index}`).replaceAll('dynamic.N', `dynamic.${index}`)
    const asker = isQuiet ? 'a' : 'b'
    const short =
      isAsked && words <= SHORT_QUESTION_WORDS
        ? `[‘{Q:N}’ asked {${asker}}. ‘{X:dynamic.N},’ said {h}.|{${asker.toUpperCase()}} asked: ‘{Q:N}’ ‘{X:dynamic.N},’ said {h}.]`
        : 'On a slip of paper in {his} pocket it said: ‘{X:dynamic.N}.’'
    return factInsert(
      isQuiet ? 'quiet' : 'questions',
      [`dynamic.${index}`],
      [number(turnAt(list, index + offset))],
      [number(short)],
    )
  })
}

/** What the hero answered comes back at the end. */
const answerReturns = (): Insert[] => [
  {
    ...factInsert(
      'after',
      [],
      [
        'There was a scrap of paper in {h.s} pocket that {he} had not put there. In {b.s} handwriting it said: ‘{X:dynamic.0}.’ It was underlined. <Somebody had listened.>',
        '‘{X:dynamic.0},’ {b} had chalked up where {h} was bound to see it. Nothing else. <It was enough to be going on with.>',
        'On the way back {h} found it in the dust of a windowpane, in letters that ran from left to right like ants: ‘{X:dynamic.0}.’ <{B} had a dusty finger and a very innocent face.>',
        'Somewhere {b} was telling it to somebody else already. ‘And then {h} said: “{X:dynamic.0}”,’ one could hear. <It had got a little longer at both ends.>',
        'When it was quiet again {h} said it once more, to {himself}, to see whether it still held. ‘{X:dynamic.0}.’ It held.',
      ],
    ),
    rank: 2,
    needs: '!toddler',
  },
]

const HISTORY = 'hero.history'

/** The hero says it, in the visitor’s own words. */
const historyOwned = (words: string): readonly Template[] => [
  `‘Tell me something from before,’ said {a}. {H} hesitated. Then out came the sentence {he} never said aloud: ‘${words}.’ <After that it was easier to breathe.>`,
  `‘I’ll tell you one thing,’ said {h}, ‘if you look the other way.’ {A} looked the other way. ‘${words}.’ <There was a good deal to look at over there.> ‘All right,’ said {a}, without turning round.`,
  `They were peeling an egg between them when {h} said it. ‘${words}.’ {A} went on peeling, one small piece at a time, and gave {him} the half with more yolk.`,
  `‘What’s the longest you ever kept anything to yourself?’ asked {a}. {H} worked it out. Then {he} stopped keeping it. ‘${words}.’ <It took four seconds to say.>`,
  `{H} wrote it with a finger on {his} own knee, first. Then {he} tried it aloud: ‘${words}.’ {A} had been reading the knee. <‘I thought it was something like that.’>`,
  `‘${words},’ said {h}, in the voice one uses for the weather. {A} put down the spoon. ‘And you’ve carried that about all day? On top of the bag?’ <{H} nodded. It had been the heavier of the two.>`,
]

/** Somebody who knows says it, or it is found in writing. */
const historyKnown = (words: string): readonly Template[] => [
  `‘${words},’ said {a}, to no one in particular. <It sounded smaller, said aloud, and it weighed less.> ‘Yes,’ said {h}. ‘That’s how it was.’`,
  `{A} had a tin of old letters, and one of them was about {h}. {A} read out the middle: ‘${words}.’ <The rest was about a marrow.> {H} asked to see the handwriting, and held it for some time.`,
  `‘Shall I say it, or will you?’ asked {a}. {H} shrugged. ‘${words},’ said {a}, then. Nothing fell down. <{H} had half expected something to.>`,
  `On the back of a photograph there was a line in pencil. ‘${words}.’ {H} turned it over, and there {he} was, squinting. <It had been sunny, of all things.> ‘You look just the same,’ said {a}. ‘About the chin.’`,
  `{A} was sewing on a button, and one talks more easily to somebody who is sewing. ‘You know what they say of me,’ said {h}. {A} bit off the thread. ‘${words}.’ <‘Is that all they say?’> ‘It’s the main thing,’ said {h}.`,
  `‘If this were a book,’ said {a}, ‘it would have begun earlier.’ ‘Where?’ ‘With this: ${words}.’ {H} saw what {a} meant. <It did explain a good many of the later pages.>`,
]

/** How the past of the hero is spoken of: asked for by somebody who knows, or said by the hero. */
function historyInsert({ hero, targetAge }: Brief): Insert {
  const phrase = phraseOf(hero.history)
  if (phrase === 'past') {
    const asked = `‘And who {x:${HISTORY}}?’ said {a}. ‘Me,’ said {h}, very low. ‘Well, then,’ said {a}.`
    const small = `‘Who {x:${HISTORY}}?’ said {a}. ‘Me!’ said {h}.`
    const phrasings = [
      `‘I can’t,’ said {h}. ‘Can’t?’ said {a}. ‘Who {x:${HISTORY}}?’ {H} looked at {his} shoes. ‘Me.’ <‘And did that look possible, beforehand?’ It had not.> ‘Well, then,’ said {a}.`,
      `‘It’s too big,’ said {h}. {A} waited a moment. ‘Who {x:${HISTORY}}?’ said {a}. It was only a question. <But {h} had been there at the time, and knew the answer.> ‘I did,’ said {h}, and got up.`,
      `{A} could tell a story in one sentence. ‘There was somebody,’ said {a}, ‘who {x:${HISTORY}}.’ ‘And how does it go on?’ said {h}. <‘I’m looking at it,’ said {a}.>`,
      `‘Do you know what I keep thinking of?’ said {a}. ‘Somebody I know {x:${HISTORY}}.’ ‘That was me,’ said {h}. ‘I know it was,’ said {a}. <It was a while before either of them spoke, and it was not needed.>`,
      `{A} did not say it would be all right. {A} said: ‘Who {x:${HISTORY}}?’ <That was all.> {H} thought about it, and found that it was so, and stood a little straighter.`,
      `‘I had a bet once,’ said {a}. ‘They told me of somebody who {x:${HISTORY}}. I said: never. I lost.’ ‘How much?’ said {h}. <‘A cake. You ate some of it.’> Then {h} had to grin, and that helped.`,
      `{H} picked at the knot in {his} lace. ‘Who {x:${HISTORY}}?’ said {a}, and passed over half an apple. {H} chewed for a while. ‘I did.’ <‘Anything after that is just a Tuesday,’ said {a}.>`,
      `‘Name me one person,’ said {a}, ‘who {x:${HISTORY}}.’ {H} pointed, with one finger, at {his} own chest. <It was a small gesture, and it went a long way in.>`,
    ]
    return targetAge === 'toddler'
      ? factInsert('quiet', [HISTORY], [small])
      : factInsert('quiet', [HISTORY], phrasings, [small, asked])
  }
  const words = phrase === 'third' ? `{H} {x:${HISTORY}}` : `{X:${HISTORY}}`
  if (targetAge === 'toddler') return factInsert('quiet', [HISTORY], [`‘${words},’ said {a}. ‘Yes, yes.’`])
  const phrasings = [
    `There was a thing about {h} that everyone knew and nobody mentioned. It went like this: ‘${words}.’ <{A} moved a little closer.> ‘So that’s why,’ said {a}.`,
    ...(phrase === 'first' ? historyOwned(words) : historyKnown(words)),
  ]
  return factInsert('quiet', [HISTORY], phrasings, [`‘${words},’ said {${phrase === 'first' ? 'h' : 'a'}}, very low.`])
}

const phrasedInserts = (brief: Brief): Insert[] =>
  phrasedAnswers(brief, stories.answers).map(({ fact, phrases: { phrasings, short, small } }) =>
    brief.targetAge === 'toddler' ? factInsert('quiet', [fact], small) : factInsert('quiet', [fact], phrasings, short),
  )

const REFINEMENT: readonly Template[] = [
  'That morning {h} had found a note under the door. Somebody had pencilled a wish on it, and no name: ‘{X:story.refinement}.’ {H} pinned it to the wall. <You never know who is waiting.>',
  'Between the pages of a library book there was a wish that nobody had signed: ‘{X:story.refinement}.’ {H} put it in {his} jacket. <You don’t leave wishes lying about.>',
  'In the lining of {h.s} coat something crackled. It was a slip of paper. ‘{X:story.refinement},’ it said, in nobody’s writing. <It had been through the wash at least twice and still meant it.>',
  'Somebody had chalked a wish on the pavement, big enough to be read from above: ‘{X:story.refinement}.’ {H} walked round it. <By the evening, {he} thought, someone ought to have done something about that.>',
  'On the notice board, between a lost cat and a piano, hung a card: ‘{X:story.refinement}.’ <There was a fringe along the bottom for telephone numbers, and no numbers on it.> {H} read it twice, on one leg and then the other.',
  'The bread was wrapped in paper, and there was writing on the inside. ‘{X:story.refinement},’ it said. {H} asked at the bakery. <Nobody there had wished for anything since Whitsun.> So {he} kept it flat, under the clock.',
  'A balloon had come down in the night, tired out, with a label on its string: ‘{X:story.refinement}.’ {H} untied the label and let the balloon lie in. <It had come a long way to deliver that.>',
  '‘{X:story.refinement},’ said the voice on the answering machine, and rang off. {H} played it again. <It was nobody’s voice {he} knew, and it had said please without saying it.>',
]

const SMALL_WISH: readonly Template[] = [
  'A note lay on the mat. ‘{X:story.refinement},’ it said. Well, well.',
  'What was in the shoe? A note! ‘{X:story.refinement},’ it said.',
  '{H} had a wish. It was this: ‘{X:story.refinement}.’ {H} blew it off one finger. Pff.',
  '‘Wish for something,’ said {a}. {H} shut both eyes. ‘{X:story.refinement}.’',
  'A card stuck to the fridge. ‘{X:story.refinement},’ it said. It had a cat on it.',
  'A bird dropped a bit of paper. ‘{X:story.refinement}.’ Was it the bird’s wish? Cheep.',
  '‘{X:story.refinement},’ said {h} to the spoon. The spoon was the first to know.',
  'Two wishes lay in a cup. One was a bun. One was this: ‘{X:story.refinement}.’',
]

const refinementInserts = ({ targetAge }: Brief): Insert[] =>
  targetAge === 'toddler'
    ? [factInsert('portrait', ['story.refinement'], SMALL_WISH)]
    : [
        factInsert('portrait', ['story.refinement'], REFINEMENT, [
          'Under the door lay a note: ‘{X:story.refinement}.’',
          'A note hung on the nail: ‘{X:story.refinement}.’',
        ]),
        rich('after', 1, [
          'The note with the wish was still there. Somebody had put a tick beside it.',
          'And the wish without a name? {H} took another look at it. There was a name now. It was {h.s} own.',
        ]),
      ]

/** Inserts for what the visitor told in free words. `isApart`: the companion is not there to ask. */
export function wordInserts(brief: Brief, offset: number, isApart: boolean): Insert[] {
  return [
    ...answerInserts(brief, offset, isApart),
    ...(brief.answers.length > 0 ? answerReturns() : []),
    ...(brief.hero.history === '' ? [] : [historyInsert(brief)]),
    ...phrasedInserts(brief),
    ...(brief.refinement === '' ? [] : refinementInserts(brief)),
  ]
}
