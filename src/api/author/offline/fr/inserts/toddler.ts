import type { Brief } from '../../../../story/brief.ts'
import { plain } from '../../../../story/plain-words.ts'
import type { Insert, Plot, Template } from '../../language-pack.ts'
import type { Cast } from '../../pack/cast.ts'
import { turnAt } from '../../pack/inserts.ts'
import type { Whereabouts } from '../../pack/whereabouts.ts'
import { phrasedAnswers } from '../../phrases/phrased-answers.ts'
import { stories } from '../stories.ts'
import { forPerson } from './company.ts'
import { factInsert } from './fact-insert.ts'
import { isSayable, saysWhere } from './places.ts'
import { toddlerPortrait } from './toddler-portrait.ts'
import { HERE, PLACE_CALLED, REFINEMENT } from './toddler-said.ts'

/** A question of more words is too long for the smallest. */
const QUESTION_WORDS = 9

const COMES: readonly Template[] = [
  'Voilà {r.+}. « J’aide », dit {r}.',
  '{R.+} est là aussi. {R} fait coucou des deux mains.',
  'Qui appelle ? C’est {r.+} ! « Bonjour, {h} ! »',
  '{R.+} apporte un biscuit. Un bout pour {h}. Un bout pour {r}.',
  '{R.+} ouvre la porte. « C’est par ici », dit {r}.',
  '{R.+} cherche aussi. {R} regarde sous la pierre.',
  'Un grand signe, là-bas. Qui agite la main ? {R.+}, voyons !',
  'Il manque quelqu’un. Il manque {r.+}. Ah, voilà {r} !',
  'Bisou à gauche, bisou à droite. C’est {r.+} qui passe.',
  'On sonne. Ding ! {R.+} voulait juste dire bonjour.',
]
const FOLLOWS: readonly Template[] = [
  '{R.+} trotte à côté. Tap, tap, tap.',
  '{R.+} est devant. {R} sait le chemin.',
  'Et {r.+} ? {R} vient aussi.',
  'Un petit bruit. C’est {r.+} ! {R} suit.',
  'Que fait {r.+} ? Rien. {R} regarde et c’est bien.',
  'Hop, {r.+} passe devant. Quelle allure !',
  'On compte les nez. Celui {r.+de} est là.',
  'Sans {r.+}, ce serait trop calme. Justement, {r} arrive.',
]
const CALLED: readonly Template[] = [
  '« {X:ID} », dit {h} et montre {r}.',
  'Qui est {r} ? « {X:ID} », dit {h}.',
  '« {X:ID} ! » crie {h}. C’est {r}.',
  'On demande des nouvelles {r.de}. « {X:ID} », répond {h}.',
  'Le doigt {de} montre {r} : « {X:ID}. »',
  'Pour {r}, {h} a trois mots. « {X:ID} ! »',
  'Connais-tu {r} ? Pas encore ? « {X:ID} », souffle {h}.',
  '« {X:ID} » : voilà tout {r}.',
]

function company(brief: Brief, cast: Cast, offset: number): Insert[] {
  return brief.relations.flatMap((relation, index) => {
    const person = cast.relations[index]
    const id = `relation.${index}`
    const list = person?.kind === 'person' ? COMES : FOLLOWS
    const comes = factInsert(
      'road',
      [`${id}.name`, `${id}.connection`],
      [forPerson(turnAt(list, index + offset), index)],
    )
    const isUnsaid = relation.connection !== '' && person?.isUnderstood !== true
    const called = forPerson(turnAt(CALLED, index + offset), index).replaceAll('ID', `${id}.connection`)
    return [
      ...(person === cast.a || person === cast.b ? [] : [comes]),
      ...(isUnsaid ? [factInsert('road', [`${id}.connection`], [called])] : []),
    ]
  })
}

const ASKED: readonly Template[] = [
  '« {Q:N} » demande {a}. « {X:dynamic.N} », dit {h}.',
  '{B} demande : « {Q:N} » {H} le sait. « {X:dynamic.N} ! »',
  '« {Q:N} » dit {b}. « {X:dynamic.N} », dit {h} tout bas.',
  'Une question se pose sur le nez {de}. « {Q:N} » Facile ! « {X:dynamic.N}. »',
  '« Devine, {a} ! {Q:N} » {A} ne sait pas. « {X:dynamic.N} », souffle {h}.',
  '« {Q:N} » lit {a} dans un livre. {H} tourne la page. « {X:dynamic.N} ! »',
  'Voilà la grande question. « {Q:N} » Voilà la petite réponse. « {X:dynamic.N}. »',
  '{B} met la main à l’oreille. « {Q:N} » Alors {h} crie : « {X:dynamic.N} ! »',
  '« {Q:N} » Silence. Un doigt se lève. « {X:dynamic.N} », fait {h}.',
]
const SAID: readonly Template[] = [
  '« {X:dynamic.N} », dit {h}. <{H} le dit souvent.>',
  'Et que dit {h} ? « {X:dynamic.N} ! »',
  '« {X:dynamic.N} », chante {h}. <La, la, la.>',
  'Un secret chatouille la langue. Il sort : « {X:dynamic.N} ».',
  '{A} dit un mot. {H} en dit un autre : « {X:dynamic.N} ».',
  'Dans l’oreille {a.de}, {h} souffle : « {X:dynamic.N} ».',
  '« {X:dynamic.N} », répète {h} au chat. <Le chat le savait.>',
  'À quoi pense {h} ? À ceci : « {X:dynamic.N} ».',
]

function answers(brief: Brief, offset: number): Insert[] {
  return brief.answers.map(({ question }, index) => {
    const asked = plain(question)
    const isAsked = /\?$/u.test(asked) && asked.split(' ').length <= QUESTION_WORDS
    const template = turnAt(isAsked ? ASKED : SAID, index + offset)
      .replaceAll(':N', `:${index}`)
      .replaceAll('dynamic.N', `dynamic.${index}`)
    return factInsert('questions', [`dynamic.${index}`], [template])
  })
}

const STOPS: readonly Template[] = [
  '« Un jour, on ira {pN.at} », dit {a}. <Oh oui !>',
  '{PN.At}, c’est bien aussi. {H} y pense.',
  '« Tu te souviens, {pN.at} ? » dit {a}. {H} se souvient.',
  'Demain, peut-être, on sera {pN.at}. <Ou après-demain.>',
  '{H} ferme les yeux : hop, {pN.at} ! {H} les ouvre : hop, ici.',
  'Est-ce loin, {pN.at} ? Deux siestes, dit {a}.',
  'Une fois, {pN.at}, {h} a mangé une glace. <Elle est tombée.>',
  'La botte gauche a déjà été {pN.at}. La droite aussi, du coup.',
]
const UNKNOWN_STOPS: readonly Template[] = [
  '« {PN} », dit {a}. <On ira un jour.>',
  'Sur un panneau, il y a écrit : « {pN} ».',
  '« {PN} ! » dit {h}. C’est loin, ça.',
  'Le train pour « {pN} » passe. <C’est une chaise.>',
  '{A} chante une chanson. Elle parle de « {pN} ».',
  'Un oiseau arrive de « {pN} ». C’est ce qu’il raconte.',
  'Un gros trait, deux petits ronds : « {pN} », dit le dessin.',
]

const stops = (places: readonly Whereabouts[], offset: number): Insert[] =>
  places.map((place, index) => {
    const template = turnAt(isSayable(place) ? STOPS : UNKNOWN_STOPS, index + offset)
    return factInsert(
      'road',
      [`setting.place.${index}`],
      [template.replaceAll('pN', `p${index}`).replaceAll('PN', `P${index}`)],
    )
  })

function whereInserts(plot: Plot, where: Whereabouts): Insert[] {
  if (where.plain === '') return []
  if (!isSayable(where)) return [factInsert('portrait', ['setting.location'], PLACE_CALLED)]
  return saysWhere(plot) ? [] : [factInsert('portrait', ['setting.location'], HERE)]
}

/** Every fact for the smallest: in the present, in few words. */
export function toddlerInserts(
  brief: Brief,
  plot: Plot,
  cast: Cast,
  where: Whereabouts,
  places: readonly Whereabouts[],
  offset: number,
): Insert[] {
  return [
    ...whereInserts(plot, where),
    ...toddlerPortrait(brief, cast.hero.fullName !== cast.hero.name),
    ...company(brief, cast, offset),
    ...stops(places, offset),
    ...answers(brief, offset),
    ...phrasedAnswers(brief, stories.answers).map(({ fact, phrases }) => factInsert('quiet', [fact], phrases.small)),
    ...(brief.refinement === '' ? [] : [factInsert('portrait', ['story.refinement'], REFINEMENT)]),
  ]
}
