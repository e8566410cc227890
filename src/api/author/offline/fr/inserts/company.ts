import type { Brief } from '../../../../story/brief.ts'
import type { Insert, Template } from '../../language-pack.ts'
import type { Cast } from '../../pack/cast.ts'
import { turnAt } from '../../pack/inserts.ts'
import { factInsert } from './fact-insert.ts'

/** Each further person lends the hero one thing, or one sentence, in a scene of their own. */
const LENDS: readonly Template[] = [
  'Au coin attendait {r.+}. « Moi, je reste », dit {r}, « mais ma lampe de poche vient avec toi. » <Elle clignotait, on aurait dit le trac.> {H} la mit dans sa poche.',
  'En chemin, on croisa {r.+}, qui écouta tout jusqu’au bout. « Alors il faut partir plus tôt que tu ne veux », dit {r}. <Le conseil n’était pas bon. Il était gentil.>',
  '{R.+} mâchait dans l’encadrement d’une porte. « Si tu as faim », dit {r}, « pense à moi. » Et {h} reçut la moitié du sandwich. <Elle dura jusqu’à la fin.>',
  'Qui arrivait en courant ? {R.+}, hors d’haleine. « Je voulais juste dire », dit {r}, et puis plus rien ne vint. <C’était bien, quand même, que quelqu’un ait voulu dire quelque chose.>',
  '{R.+} était au courant. {R} était toujours au courant. « À gauche », dit {r}. « Et si ce n’est pas à gauche, c’était à droite. »',
  '{R.+} fit un nœud à l’écharpe {de}. « Pour que tu penses à revenir », dit {r}. <Le nœud chatouillait le menton. Impossible de l’oublier.>',
  '« Fais voir », dit {r.+}, qui regarda l’affaire d’un œil, puis de l’autre. « Hum », dit enfin {r}. <De la part {r.de}, c’était un discours.>',
  'Il y eut un message {r.+de} : « Tiens bon. Je laisse la lumière allumée. » <{H} le lut deux fois et marcha plus droit.>',
  'Sur {r.+}, on pouvait compter. {R} se tenait à l’endroit prévu, fit un signe de la main et garda le passage libre.',
  '« Et moi ? » cria {r.+}. « Toi, tu veilles à ce que rien ne change ici », dit {h}. <C’était une grande mission, et {r} la prit très au sérieux.>',
  '« Prends ceci », dit {r.+}, et c’était un vieux sifflet. « À quoi sert-il ? »\n— À savoir que tu l’as, dit {r}.',
  'Chez {r.+}, il y avait de la lumière. {H} frappa, raconta, mangea une tartine debout. « Va », dit {r}. <On va mieux avec une tartine.>',
  '{R.+} n’avait rien à prêter, sauf un proverbe. Il y était question d’un âne et d’une rivière. {H} l’emporta.',
  'On reçut {r.de} un plan dessiné sur une serviette. Le nord était en bas, pour gagner de la place. C’était signé : {r.+}.',
]

const LENDS_SHORT: readonly Template[] = [
  '{R.+} lui prêta une lampe de poche.',
  '{R.+} fit signe de la fenêtre.',
  '« Bonne chance », dit {r.+}.',
  '{R.+} lui tendit un demi-sandwich.',
  '{R.+} cria : « À gauche ! »',
  '{R.+} tint la porte ouverte.',
  '« Je laisse la lumière », dit {r.+}.',
  '{R.+} lui fit un clin d’œil.',
  'Il y avait aussi {r.+}, les doigts croisés.',
  '{R.+} leva le pouce, de loin.',
  '{R.+} demanda seulement : « Tu as ton écharpe ? »',
  '{R.+} garda le passage libre.',
]

const ANIMALS: readonly Template[] = [
  '{R.+} vint aussi, naturellement. <Personne ne l’avait demandé.> Là où {h} hésitait, {r} passait devant.',
  '{R.+} pencha la tête. Il y avait là quelque chose que les autres n’avaient pas vu. <Puis {r} s’assit au milieu du chemin, ce qui voulait dire : par ici.>',
  '« Toi, tu restes », dit {h}. {R.+} eut l’air d’accord. <Dix pas plus loin, on était un de plus.>',
  'On ne partait jamais sans {r.+}. La dernière fois, il avait fallu revenir. <Le regard derrière la vitre s’entendait jusqu’au coin de la rue.>',
  '{R.+} ouvrait la marche, d’un air de propriétaire. <De temps en temps, {r} vérifiait que tout le monde suivait.>',
  'Il n’avait pas été question {r.+de}. <C’est justement ce {r.que} n’avait pas aimé.> Au premier tournant, on se compta : il y avait des pattes en plus, ou peu s’en faut.',
  'Quelque chose suivait. {H} se retourna : {r.+}, l’air de se promener. <On fit semblant de ne rien voir. Ce fut réciproque.>',
  '« Qui garde la maison ? » demanda {h}. {R.+} regarda ailleurs. <Personne ne gardait la maison.>',
  'À l’heure de partir, {r.+} était déjà dehors. Il y a des décisions qui se prennent au ras du sol.',
]
const ANIMALS_SHORT: readonly Template[] = ['{R.+} vint aussi.', '{R.+} était déjà à la porte.', 'Et {r.+} suivait.']

const UNSAID: readonly Template[] = [
  'Quand on demandait qui était {r}, {h} répondait seulement : « {X:ID}. » <Cela expliquait presque tout.>',
  '« {X:ID} », c’est ainsi {r.que} figurait dans le carnet {de}, <avec trois points d’exclamation,> et rien n’était plus exact.',
  'Comment présente-t-on {r} ? {H} prenait toujours les mêmes mots : « {X:ID}. »',
  '« {X:ID} » : {h} l’avait écrit un jour au dos d’une photo {r.de}. <On ne pouvait pas mieux dire.>',
  'Pour {h}, {r} tenait en une ligne : « {X:ID} ». <La ligne était soulignée.>',
  'On avait parlé {r.de} la veille encore. « {X:ID} », avait dit quelqu’un, et personne n’avait demandé qui c’était.',
  'Si l’on demandait des nouvelles {r.de}, {h} commençait toujours ainsi : « {X:ID}. » <La suite variait.>',
  'Il y avait dans l’agenda {de}, à la bonne lettre, un nom et trois mots. Le nom était {r}. Les mots : « {X:ID} ».',
  '« {X:ID} » : sous ce titre, {h} aurait pu écrire un livre sur {r}. <Un petit livre, avec des images.>',
]

export const forPerson = (template: Template, index: number): Template =>
  template.replaceAll('{r', `{r${index}`).replaceAll('{R', `{R${index}`)

export function companyInserts(brief: Brief, cast: Cast, offset: number): Insert[] {
  const pets = cast.relations.flatMap((person, index) => (person.kind === 'person' ? [] : [index]))
  const others = brief.relations.flatMap((_, index) =>
    cast.assigned.includes(index) || pets.includes(index) ? [] : [index],
  )
  const names = (index: number) => [`relation.${index}.name`, `relation.${index}.connection`]
  const scenes = others.map((index, order) =>
    factInsert(
      'road',
      names(index),
      [forPerson(turnAt(LENDS, order + offset), index)],
      [forPerson(turnAt(LENDS_SHORT, order + offset), index)],
    ),
  )
  const animals = pets.map((index, order) =>
    factInsert(
      order === 0 ? 'company' : 'road',
      names(index),
      [forPerson(turnAt(ANIMALS, order + offset), index)],
      [forPerson(turnAt(ANIMALS_SHORT, order + offset), index)],
    ),
  )
  return [...animals, ...scenes, ...unsaidConnections(brief, cast, offset)]
}

/** What somebody is to the hero, when the lexicon could not say it in front of the name. */
function unsaidConnections(brief: Brief, cast: Cast, offset: number): Insert[] {
  return brief.relations.flatMap((relation, index) => {
    const person = cast.relations[index]
    if (!person || relation.connection === '' || person.isUnderstood) return []
    const id = `relation.${index}.connection`
    return [
      factInsert(
        index % 2 === 0 ? 'company' : 'road',
        [id],
        [forPerson(turnAt(UNSAID, index + offset), index).replaceAll('ID', id)],
        [`« {X:${id}} », disait {h} en parlant {r${index}.de}.`],
      ),
    ]
  })
}
