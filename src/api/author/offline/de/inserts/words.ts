import type { Brief } from '../../../brief.ts'
import { plain } from '../../../plain.ts'
import type { Insert, Template } from '../../voice.ts'
import { told } from './portrait.ts'

/** A question of more words is not read out. */
const QUESTION_WORDS = 14

const ASKED: readonly Template[] = [
  '„{q:N}“, fragte {b}.\n„{X:dynamic.N}“, sagte {h}, ohne zu überlegen. <{B} schrieb es auf, mit einem sehr spitzen Bleistift.>',
  '„{q:N}“, wollte {a} wissen.\n{H} dachte nach. „{X:dynamic.N}“, sagte {er} dann.',
  'Auf einem Zettel an der Wand stand eine Frage: „{q:N}“ Darunter war Platz. {H} nahm den Stift und schrieb: „{X:dynamic.N}“. <Es sah aus, als hätte der Zettel darauf gewartet.>',
  '„Noch etwas“, sagte {b}. „{q:N}“\n„{X:dynamic.N}“, sagte {h}. <Es kam schneller heraus als geplant.>',
  '„Eins wüsste ich gern“, sagte {a} im Gehen. „{q:N}“\n„{X:dynamic.N}“, sagte {h}<, und sie gingen eine Weile stumm weiter, weil das eine gute Antwort war>.',
]
const SAID: readonly Template[] = [
  'In {hs:Tasche|der Tasche} steckte ein Zettel, mehrmals gefaltet. „{X:dynamic.N}“, stand darauf. <{H} kannte ihn auswendig und las ihn trotzdem.>',
  '„Sag etwas, das nur du weißt“, verlangte {b}. {H} holte Luft. „{X:dynamic.N}“, sagte {er}.',
  '„{X:dynamic.N}“, sagte {h} in die Stille. {A} nickte, als wäre damit alles gesagt. <War es auch, fast.>',
  'An die Scheibe hatte jemand mit dem Finger geschrieben: „{X:dynamic.N}“. {H} wusste, wer. {Er} selbst, vor langer Zeit.',
  '{A} zählte auf, was {a.er} von {h} gelernt hatte. Ganz vorn: „{X:dynamic.N}“. <Das Übrige brauchte länger.>',
]

const SHORT: readonly Template[] = [
  '„Und das Wichtigste?“, fragte {b}. „{X:dynamic.N}“, sagte {h}.',
  'An der Wand stand mit Kreide: „{X:dynamic.N}“.',
  '„{X:dynamic.N}“, fiel {h} dabei ein.',
  '„{X:dynamic.N}“, murmelte {h}, und {a} nickte.',
  'Mit dem Finger schrieb {h} an die Scheibe: „{X:dynamic.N}“.',
]

function answerInserts(brief: Brief, offset: number): Insert[] {
  return brief.answers.map(({ question }, index) => {
    const words = plain(question).split(' ').length
    const isAsked = /\?$/u.test(plain(question)) && words <= QUESTION_WORDS
    const list = isAsked ? ASKED : SAID
    const own = [list[(index + offset) % list.length] as string]
    const number = (template: string) =>
      template.replaceAll(':N', `:${index}`).replaceAll('dynamic.N', `dynamic.${index}`)
    return told(index % 3 === 2 ? 'quiet' : 'questions', [`dynamic.${index}`], own.map(number), [
      number(SHORT[index % SHORT.length] as string),
    ])
  })
}

/** A history told as "I" is the hero's to tell; any other is told of the hero. */
const FIRST_PERSON = /^(?:ich|wir|mein|meine|als ich)\b/iu

const historyInsert = ({ hero }: Brief): Insert =>
  FIRST_PERSON.test(plain(hero.history))
    ? told(
        'quiet',
        ['hero.history'],
        [
          '„Erzähl mir etwas von früher“, sagte {a}. {H} zögerte. Dann sagte {er} es doch: „{X:hero.history}.“ <Danach war es leichter zu atmen.>',
        ],
        ['„{X:hero.history}“, sagte {h} leise.'],
      )
    : told(
        'quiet',
        ['hero.history'],
        [
          'Es gab eine Geschichte über {h}, die alle kannten und keiner erwähnte. Sie begann so: „{X:hero.history}.“ <{A} rückte ein Stück näher.> „Darum also“, sagte {a}, mehr nicht.',
          '{A} war lange still. „Ich weiß, was man über dich erzählt“, sagte {a.er} dann. „{X:hero.history}.“ {H} nickte. <Es war seltsam, es aus einem fremden Mund zu hören. Es klang kleiner und tapferer.>',
        ],
        ['„{X:hero.history}“, hieß es über {h}.'],
      )

const baseStoryInsert = (): Insert =>
  told(
    'quiet',
    ['story.baseStory'],
    [
      '„Kennst du ‚{x:story.baseStory}‘?“, fragte {a}. „Da kommt auch immer alles anders, und hinterher sagt man: natürlich.“ <Die Geschichte kannte {h} gut.> {H} beschloss, sich daran zu halten.',
      '„Wie in ‚{x:story.baseStory}‘“, sagte {a}. „Jetzt müsste einer etwas Dummes und Richtiges tun.“\n„Warum immer ich?“, fragte {h}. <Aber {er} stand schon auf.>',
    ],
    ['„Wie in ‚{x:story.baseStory}‘“, sagte {a}.'],
  )

const wishInserts = (): Insert[] => [
  told(
    'portrait',
    ['story.refinement'],
    [
      'An diesem Tag fand {h} einen Zettel unter der Tür. Jemand hatte mit Bleistift einen Wunsch notiert, ohne Namen: „{X:story.refinement}“. {H} hängte ihn an die Wand. <Man konnte ja nie wissen.>',
      'Zwischen den Seiten eines Buches steckte ein Wunsch, den niemand unterschrieben hatte: „{X:story.refinement}“. {H} steckte ihn in die Jacke. <Wünsche soll man nicht herumliegen lassen.>',
    ],
    ['Unter der Tür lag ein Zettel: „{X:story.refinement}“.'],
  ),
  {
    ...told(
      'after',
      [],
      [
        'Der Zettel mit dem Wunsch war noch da. Jemand hatte einen Haken dahinter gemacht.',
        'Und der Wunsch ohne Unterschrift? {H} sah ihn noch einmal an. Nun stand ein Name darunter. Es war {sein} eigener.',
      ],
    ),
    rank: 1,
  },
]

/** Inserts for what the visitor told in free words. */
export function wordInserts(brief: Brief, offset: number): Insert[] {
  return [
    ...answerInserts(brief, offset),
    ...(brief.hero.history === '' ? [] : [historyInsert(brief)]),
    ...(brief.baseStory === '' ? [] : [baseStoryInsert()]),
    ...(brief.refinement === '' ? [] : wishInserts()),
  ]
}
