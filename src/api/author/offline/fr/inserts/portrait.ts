import { own } from '../../../../../lib/own.ts'
import type { Brief } from '../../../../story/brief.ts'
import type { Insert, Template } from '../../language-pack.ts'
import type { Trait } from '../../pack/trait.ts'
import { ageInsert } from './age.ts'
import { tellable } from './apart.ts'
import { BUILD } from './builds.ts'
import { characterInsert, traitInserts } from './character.ts'
import { factInsert } from './fact-insert.ts'
import { EYES, HAIR, type Look } from './looks.ts'

/** Options of the wizard that a portrait can hold before it becomes a list. */
const BUILDS_TOLD = 3

const typedLook = (id: string, label: string): Insert =>
  factInsert(
    'portrait',
    [id],
    [
      `${label} ? « {X:${id}} », répondait {h} quand on le demandait.`,
      `« {X:${id}} » : voilà ce {que} avait écrit un jour sur une fiche, à la ligne « ${label} ».`,
      `Sur le carnet de santé {de}, en face de « ${label} », une main avait noté : « {X:${id}} ».`,
      `« {X:${id}} », aurait dit la police, si la police avait cherché {h}. <Elle ne cherchait pas.>`,
      `${label} : « {X:${id}} ». <C’était noté, et souligné.>`,
      `Un passeport l’affirmait, à la ligne « ${label} » : « {X:${id}} ». <Le tampon couvrait la suite.>`,
      `« Comment vous reconnaîtra-t-on ? » avait-on demandé un jour {à}. « {X:${id}} », avait dit {h}. On ne s’était pas trompé.`,
      `Un marchand de portraits demandait d’abord : « ${label} ? » Pour {h}, il nota « {X:${id}} », puis posa son crayon, content.`,
      `À la rubrique « ${label} », quelqu’un avait mis « {X:${id}} », et {h} n’avait rien trouvé à corriger.`,
      `Dans la description {de}, on trouvait en bonne place : « {X:${id}} ». <Venaient ensuite des choses moins sûres.>`,
    ],
    [
      `${label} : « {X:${id}} ».`,
      `« {X:${id}} », pour ${label.toLowerCase() === 'silhouette' ? 'la silhouette' : `les ${label.toLowerCase()}`}.`,
    ],
  )

function lookInserts(id: string, option: string, table: Readonly<Record<string, Look>>, label: string): Insert[] {
  if (option === '') return []
  const known = own(table, option)
  return [known ? factInsert('portrait', [id], known.phrasings, known.short) : typedLook(id, label)]
}

function buildInserts({ hero }: Brief, isApart: boolean): Insert[] {
  const isUsed = (one: string, index: number) =>
    Object.hasOwn(BUILD, one) || hero.build.findIndex(other => !Object.hasOwn(BUILD, other)) === index
  return hero.build
    .filter(isUsed)
    .slice(0, BUILDS_TOLD)
    .map((one, index) => {
      const known = own(BUILD, one)
      if (!known) return typedLook('hero.build', 'Silhouette')
      return index === 0
        ? factInsert('road', ['hero.build'], tellable(known.road, isApart), known.portrait)
        : factInsert('portrait', ['hero.build'], known.portrait)
    })
}

const MARK = 'hero.peculiarities'
const MARKS: readonly Template[] = [
  `Sur un avis de recherche, on aurait lu : « {X:${MARK}} ». <Il n’y avait pas d’avis de recherche. Pas encore.>`,
  `« {X:${MARK}} » : c’était la façon la plus courte de décrire {h}, et chacun voyait tout de suite de qui il s’agissait.`,
  `Il y avait un détail, et tout le monde le citait en premier : « {X:${MARK}} ».`,
  `« Signe particulier ? » avait demandé un jour une dame derrière un guichet. « {X:${MARK}} », avait répondu {h}. <La dame avait regardé. C’était vrai.>`,
  `Tous les portraits {de} oubliaient quelque chose, jamais ceci : « {X:${MARK}} ».`,
  `On peut changer de manteau, on ne change pas de « {X:${MARK}} ». C’est à cela que l’on reconnaissait {h}, même de loin.`,
  `Un peintre avait essayé, une fois. « {X:${MARK}} », nota-t-il dans la marge, et il recommença depuis le début.`,
  `À l’école, pour distinguer {h}, le maître avait écrit sur sa liste : « {X:${MARK}} ». <Il n’y avait qu’une croix dans cette colonne.>`,
  `Les enfants du quartier ne connaissaient pas toujours le nom {de}. Ils disaient : « {X:${MARK}} », et l’on savait.`,
  `S’il avait fallu un panneau pour annoncer {h}, on y aurait peint ceci : « {X:${MARK}} ».`,
  `Une voisine au loin, un jour de brouillard, avait crié : « {X:${MARK}} ? » <C’était bien {h}.>`,
]

function marksInsert({ hero }: Brief): Insert[] {
  if (hero.peculiarities === '') return []
  return [
    factInsert('portrait', [MARK], MARKS, [`Signe particulier : « {X:${MARK}} ».`, `Un détail : « {X:${MARK}} ».`]),
  ]
}

const WHOLE_NAME: readonly Template[] = [
  'Au complet, cela donnait {full}, mais seule la poste le disait.',
  '{Full}, c’était écrit sur la boîte aux lettres. <Il avait fallu une grande boîte.>',
  'Le nom entier était {full}. On disait {h}, on n’avait pas toute la journée.',
  'Sur les papiers, on lisait {full}. <Les papiers ont du temps.>',
  '{Full}, disait-on les jours graves. Les autres jours, {h} suffisait.',
  'Entre amis, {h} suffisait. Le reste, c’est-à-dire {full}, servait aux formulaires.',
  'Il y avait un nom pour courir et un nom pour signer. Le second était {full}.',
  'Quand on criait {full} d’un bout à l’autre, {h} avait le temps d’arriver.',
]

export interface Portrayed {
  /** The trait is in the visitor's own words. */
  readonly isVisitors: boolean
  /** The running text uses less than the whole name. */
  readonly isShortened: boolean
  /** The companion may not be there yet. */
  readonly isApart: boolean
}

export function portraitInserts(brief: Brief, trait: Trait, { isVisitors, isShortened, isApart }: Portrayed): Insert[] {
  const { hero } = brief
  return [
    ...(isShortened ? [factInsert('portrait', ['hero.name'], WHOLE_NAME)] : []),
    ageInsert(brief),
    ...lookInserts('hero.hair', hero.hair, HAIR, 'Cheveux'),
    ...lookInserts('hero.eyes', hero.eyes, EYES, 'Yeux'),
    ...characterInsert(brief),
    ...traitInserts(brief, trait, isVisitors),
    ...marksInsert(brief),
    ...buildInserts(brief, isApart),
  ]
}
