import { own } from '../../../../../lib/own.ts'
import type { Brief } from '../../../../story/brief.ts'
import type { Insert, SlotName, Template } from '../../language-pack.ts'
import { yearsOf } from './age.ts'
import { factInsert } from './fact-insert.ts'
import { phraseOf } from './phrase.ts'
import { agesSaid, BY_HERO, CHARACTER, HISTORY, MARKS, QUIRK, QUIRK_KEY } from './toddler-said.ts'

const HAIR: Readonly<Record<string, string>> = {
  black: 'noirs',
  brown: 'bruns',
  blond: 'blonds',
  red: 'roux',
  colorful: 'de toutes les couleurs',
}
const EYES: Readonly<Record<string, string>> = { black: 'noirs', brown: 'bruns', green: 'verts', blue: 'bleus' }
const BUILD: Readonly<Record<string, string>> = {
  tall: 'grand{e}',
  muscular: 'fort{e}',
  small: 'petit{e}',
  slender: 'fin{e}',
  slim: 'mince',
  athletic: 'agile',
}

const HAIR_TOLD: readonly Template[] = [
  '{H} a les cheveux X. <Ils dansent quand on saute.>',
  'Regarde : des cheveux X ! C’est {h}.',
  'Les cheveux X, c’est {h}. <On les voit de loin.>',
  'Des cheveux X dépassent du bonnet. Voilà {h} !',
  'Qui a volé la brosse ? Les cheveux X {de} !',
  'Le vent connaît {h}. Il joue avec ses cheveux X.',
  'Un peigne passe dans des cheveux X. Aïe ! <Il repasse.>',
  'Même de dos, on sait : cheveux X, c’est {h}.',
]
const EYES_TOLD: readonly Template[] = [
  'Et des yeux X. <Ils voient tout.>',
  'Deux yeux X regardent partout.',
  'Les yeux X s’ouvrent tout grand. <Bonjour, les yeux !>',
  'Un œil, deux yeux X. <Ils brillent.>',
  'Ses yeux X font coucou avant la main.',
  'On ferme les yeux X. On les rouvre. Tout est encore là.',
  'Dans ses yeux X, il y a un petit {g:monsieur|madame|bonhomme}. <C’est {a}, en tout petit.>',
  'Cligne, cligne, font ses yeux X.',
]

const typed = (slot: SlotName, id: string, phrasings: readonly Template[]): Insert =>
  factInsert(
    slot,
    [id],
    phrasings.map(template => template.replaceAll('X', `{X:${id}}`)),
  )

function look(id: string, name: string, known: string | undefined, option: string): Insert[] {
  if (option === '') return []
  if (known === undefined)
    return [
      typed('portrait', id, [
        `Les ${name} ? « X », dit {h}.`,
        `« X », voilà les ${name} {de}.`,
        `Parlons des ${name}. « X ! » C’est {h} qui le dit.`,
        `{A} regarde les ${name}. « X », dit {a}, et c’est juste.`,
        `Des ${name}, il y en a partout. Mais « X », il n’y a {que}.`,
        `Pour les ${name}, on prend deux crayons. « X », dit {h}.`,
        `Le miroir connaît ces ${name}. « X », dit le miroir.`,
      ]),
    ]
  return [
    factInsert(
      'portrait',
      [id],
      [...(name === 'yeux' ? EYES_TOLD : HAIR_TOLD).map(template => template.replace('X', known))],
    ),
  ]
}

function buildInserts({ hero }: Brief): Insert[] {
  const isUsed = (one: string, index: number) =>
    Object.hasOwn(BUILD, one) || hero.build.findIndex(other => !Object.hasOwn(BUILD, other)) === index
  return hero.build
    .filter(isUsed)
    .slice(0, 2)
    .map(one => {
      const known = own(BUILD, one)
      if (known === undefined) return factInsert('portrait', ['hero.build'], ['« {X:hero.build} », dit {a} {à}.'])
      return factInsert(
        'portrait',
        ['hero.build'],
        [
          `{H} est ${known}. <C’est très bien.>`,
          `« Tu es ${known} », dit {a}. {H} fait oui.`,
          `Qui est ${known} ? {H} ! <Ça se voit.>`,
          `Le manteau le dit : {h} est ${known}.`,
          `Comment est {h} ? Très ${known}. Demandez aux chaises.`,
          `{A} mesure {h} du regard. « Toujours ${known} ! »`,
          `Les bottes savent {que} est ${known}. Elles se taisent.`,
        ],
      )
    })
}

/** What the hero is like, for the smallest. */
export function toddlerPortrait(brief: Brief, isShortened: boolean): Insert[] {
  const { hero } = brief
  const years = yearsOf(hero.age)
  const said = (slot: SlotName, id: string, answer: string, phrasings: readonly Template[]) =>
    answer === '' ? [] : [typed(slot, id, phraseOf(answer) === 'first' ? BY_HERO : phrasings)]
  return [
    ...(isShortened
      ? [factInsert('portrait', ['hero.name'], ['Voici {full}. On dit {h}.', '{Full}, c’est long. On dit {h}.'])]
      : []),
    factInsert('portrait', ['hero.age'], agesSaid(years)),
    ...look('hero.hair', 'cheveux', own(HAIR, hero.hair), hero.hair),
    ...look('hero.eyes', 'yeux', own(EYES, hero.eyes), hero.eyes),
    ...buildInserts(brief),
    ...said('portrait', 'hero.peculiarities', hero.peculiarities, MARKS),
    ...said('portrait', 'hero.characteristics', hero.characteristics, CHARACTER),
    ...quirk(hero.quirks),
    ...said('quiet', 'hero.history', hero.history, HISTORY),
  ]
}

const quirk = (quirks: string): Insert[] =>
  quirks === ''
    ? []
    : [
        typed('portrait', 'hero.quirks', phraseOf(quirks) === 'first' ? BY_HERO : QUIRK),
        factInsert('key', [], QUIRK_KEY),
      ]
