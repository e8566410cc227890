import type { Brief } from '../../../brief.ts'
import { plain } from '../../../plain.ts'
import type { Insert, Template } from '../../voice.ts'
import { phraseOf } from './phrase.ts'
import { rich, told, turnAt } from './told.ts'

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
]
const SAID: readonly Template[] = [
  'In {h.s} pocket was a slip of paper, folded small. ‘{X:dynamic.N},’ it said. <{He} knew it by heart and read it all the same.>',
  '‘Tell me something only you know,’ said {b}. {H} took a breath. ‘{X:dynamic.N},’ {he} said.',
  '‘{X:dynamic.N},’ said {h} into the silence. {A} nodded, as if that said it all. <It very nearly did.>',
  'Somebody had written on the steamed-up glass with a finger: ‘{X:dynamic.N}.’ {H} knew who. {He} had, last week.',
  'A button had come off, and behind it, on a strip of cloth, it said in ink: ‘{X:dynamic.N}.’ <{H} had sewn it in there for emergencies.>',
]
const SMALL_ASKED: readonly Template[] = [
  '‘{Q:N}’ asked {a}. ‘{X:dynamic.N}!’ said {h}.',
  '‘{Q:N}’ asked {b}. ‘{X:dynamic.N},’ said {h}.',
]
const SMALL: readonly Template[] = [
  '‘{X:dynamic.N}!’ said {h}. ‘Oh yes,’ said {a}.',
  '‘{X:dynamic.N},’ said {h}. {A} nodded.',
  'And what did {h} say? ‘{X:dynamic.N}!’',
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
    return told(
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
    ...told(
      'after',
      [],
      [
        'There was a scrap of paper in {h.s} pocket that {he} had not put there. In {b.s} handwriting it said: ‘{X:dynamic.0}.’ It was underlined. <Somebody had listened.>',
        '‘{X:dynamic.0},’ {b} had chalked up where {h} was bound to see it. Nothing else. <It was enough to be going on with.>',
      ],
    ),
    rank: 2,
    needs: '!toddler',
  },
]

const HISTORY = 'hero.history'

/** How the past of the hero is spoken of: asked for by somebody who knows, or said by the hero. */
function historyInsert({ hero, targetAge }: Brief): Insert {
  const phrase = phraseOf(hero.history)
  if (phrase === 'past') {
    const asked = `‘And who {x:${HISTORY}}?’ said {a}. ‘Me,’ said {h}, very low. ‘Well, then,’ said {a}.`
    const small = `‘Who {x:${HISTORY}}?’ said {a}. ‘Me!’ said {h}.`
    const tell = [
      `‘I can’t,’ said {h}. ‘Can’t?’ said {a}. ‘Who {x:${HISTORY}}?’ {H} looked at {his} shoes. ‘Me.’ <‘And did that look possible, beforehand?’ It had not.> ‘Well, then,’ said {a}.`,
      `‘It’s too big,’ said {h}. {A} waited a moment. ‘Who {x:${HISTORY}}?’ said {a}. It was only a question. <But {h} had been there at the time, and knew the answer.> ‘I did,’ said {h}, and got up.`,
      `{A} could tell a story in one sentence. ‘There was somebody,’ said {a}, ‘who {x:${HISTORY}}.’ ‘And how does it go on?’ said {h}. <‘I’m looking at it,’ said {a}.>`,
      `‘Do you know what I keep thinking of?’ said {a}. ‘Somebody I know {x:${HISTORY}}.’ ‘That was me,’ said {h}. ‘I know it was,’ said {a}. <It was a while before either of them spoke, and it was not needed.>`,
      `{A} did not say it would be all right. {A} said: ‘Who {x:${HISTORY}}?’ <That was all.> {H} thought about it, and found that it was so, and stood a little straighter.`,
    ]
    return targetAge === 'toddler' ? told('quiet', [HISTORY], [small]) : told('quiet', [HISTORY], tell, [small, asked])
  }
  const words = phrase === 'third' ? `{H} {x:${HISTORY}}` : `{X:${HISTORY}}`
  if (targetAge === 'toddler') return told('quiet', [HISTORY], [`‘${words},’ said {a}. ‘Yes, yes.’`])
  const tell = [
    `There was a thing about {h} that everyone knew and nobody mentioned. It went like this: ‘${words}.’ <{A} moved a little closer.> ‘So that’s why,’ said {a}.`,
    phrase === 'first'
      ? `‘Tell me something from before,’ said {a}. {H} hesitated. Then out came the sentence {he} never said aloud: ‘${words}.’ <After that it was easier to breathe.>`
      : `‘${words},’ said {a}, to no one in particular. <It sounded smaller, said aloud, and it weighed less.> ‘Yes,’ said {h}. ‘That’s how it was.’`,
  ]
  return told('quiet', [HISTORY], tell, [`‘${words},’ said {${phrase === 'first' ? 'h' : 'a'}}, very low.`])
}

const baseStoryInsert = ({ targetAge }: Brief): Insert =>
  targetAge === 'toddler'
    ? told(
        'quiet',
        ['story.baseStory'],
        ['‘Like {x:story.baseStory},’ said {a}.', '‘Tell me {x:story.baseStory},’ said {h}. ‘Later,’ said {a}.'],
      )
    : told(
        'quiet',
        ['story.baseStory'],
        [
          '‘Do you know {x:story.baseStory}?’ asked {a}. ‘Nothing goes to plan in that either, and afterwards you say: of course.’ <{H} knew it. Well, even.> {H} decided to rely on it.',
          'It reminded {h} of {x:story.baseStory}. {He} said so. ‘Then who are you in it?’ asked {a}. {H} had always been the same one. <Today, for once, {he} would have liked to be somebody else; but there was nobody else to do it.>',
          '‘I wish it were {x:story.baseStory},’ said {h}. ‘I’d know what’s on the next page.’ ‘And what is?’ {H} thought. <‘It gets dark,’ said {h}. ‘And then somebody has an idea.’> ‘Well, then,’ said {a}.',
          'Whenever it was dark at home somebody had read aloud from {x:story.baseStory}. {H} could hear the voice now. <It had always slowed down at the good bits.> ‘What are you listening to?’ asked {a}. ‘To what comes next,’ said {h}.',
          '‘It’s just like {x:story.baseStory},’ said {a}. ‘This is where someone does a silly thing, and it’s the right one.’\n‘Why does it have to be me?’ said {h}. <But {was} on {his} feet already.>',
        ],
        [
          '‘It’s just like {x:story.baseStory},’ said {a}.',
          '‘As in {x:story.baseStory},’ said {a}.',
          '‘I’ve read this in {x:story.baseStory},’ said {h}.',
          '‘What would they do in {x:story.baseStory}?’ said {h}.',
          '{H} thought of {x:story.baseStory}, and went on.',
        ],
      )

const WISH: readonly Template[] = [
  'That morning {h} had found a note under the door. Somebody had pencilled a wish on it, and no name: ‘{X:story.refinement}.’ {H} pinned it to the wall. <You never know who is waiting.>',
  'Between the pages of a library book there was a wish that nobody had signed: ‘{X:story.refinement}.’ {H} put it in {his} jacket. <You don’t leave wishes lying about.>',
  'In the lining of {h.s} coat something crackled. It was a slip of paper. ‘{X:story.refinement},’ it said, in nobody’s writing. <It had been through the wash at least twice and still meant it.>',
  'Somebody had chalked a wish on the pavement, big enough to be read from above: ‘{X:story.refinement}.’ {H} walked round it. <By the evening, {he} thought, someone ought to have done something about that.>',
  'On the notice board, between a lost cat and a piano, hung a card: ‘{X:story.refinement}. Please.’ <There was a fringe of telephone numbers along the bottom, and no numbers on it.> {H} tore one off.',
]

const wishInserts = ({ targetAge }: Brief): Insert[] =>
  targetAge === 'toddler'
    ? [told('portrait', ['story.refinement'], ['A note lay on the mat. ‘{X:story.refinement},’ it said. Well, well.'])]
    : [
        told('portrait', ['story.refinement'], WISH, [
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
    ...(brief.baseStory === '' ? [] : [baseStoryInsert(brief)]),
    ...(brief.refinement === '' ? [] : wishInserts(brief)),
  ]
}
