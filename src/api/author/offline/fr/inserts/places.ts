import type { Insert, Plot, Template } from '../../language-pack.ts'
import { turnAt } from '../../pack/inserts.ts'
import type { Whereabouts } from '../../pack/whereabouts.ts'
import { isEverApart, tellable } from './apart.ts'
import { factInsert } from './fact-insert.ts'

/** Said of the place, so that they fit any plot, even one that never leaves the house. */
const KNOWN: readonly Template[] = [
  '« Tu te souviens, {pN.at} ? » demanda {a}. « Tu as dit : plus jamais. »\n— Et je l’ai tenu, dit {h}.\n<Là, bien sûr, c’était tout autre chose.>',
  '« Quand ce sera fini », dit {a}, « on se retrouve {pN.at}. Et on ne fait rien de la journée. » {H} trouva que c’était une bonne raison de se dépêcher.',
  '{PN.At}, {h} avait attendu quelque chose une heure entière, et c’était venu. <{H} y pensait maintenant.> Certaines choses ont besoin de leur heure.',
  '« J’aimerais être {pN.at} », dit {h}.\n— Qu’est-ce qu’il y a, là-bas ? demanda {a}.\n— Rien de tout ça.\n<Cela parut très clair {a.à}.>',
  'Un jour, {pN.at}, {h} avait perdu une chose et trouvé mieux. <Quoi, personne ne l’a jamais su.> Depuis, {h} cherchait volontiers.',
  'Quand tout allait de travers, {h} fermait les yeux et se promenait {pN.at}, de mémoire. <Le temps d’y aller et d’en revenir, cela allait déjà mieux.>',
  'Ce qui se passait là, {h} l’aurait bien raconté à quelqu’un, {pN.at}. <On y a toujours le temps d’écouter.>',
  '« {PN.At}, on ferait comment ? » demanda {a}. {H} réfléchit. « Pareil. Mais avec des gens qui regardent. »',
  'Une odeur passa, et {h} fut {pN.at}, le temps de trois pas. <Puis l’odeur tourna.> Cela suffit pour respirer.',
  'Au fond de l’ourlet {de}, il restait un peu de poussière. Elle s’était mise là {pN.at}, et n’en avait plus bougé.',
  '« Je parie », dit {a}, « que tu penses à l’année où l’on était {pN.at}. » {H} n’y pensait pas. Maintenant, si.',
  'Un jour de pluie, {pN.at}, on avait appris {à} un tour avec une ficelle. <La ficelle servait encore. Le tour aussi.>',
]
const UNKNOWN: readonly Template[] = [
  'Dans le cahier {de}, une page avait pour titre « {pN} ». <Elle était pleine de flèches.> « Il faudra y retourner », dit {a}.',
  '« {PN} », lut {a} sur un vieil écriteau posé contre le mur. <Il avait pâli, mais {h} sut tout de suite.> « C’est là que tout a commencé », dit {h}.',
  'Il y avait un avion en papier, plié dans un bout de carte. Sur l’aile gauche, on lisait « {pN} ». {H} ne le fit pas voler. {H} le garda.',
  '« Si tu pouvais choisir, tu irais où ? » demanda {a}. {H} n’eut pas à réfléchir. « {PN}. »\n<— Alors je sais ce qu’on fait après, dit {a}.>',
  'À la clé {de} pendait une étiquette : « {pN} ». La clé n’ouvrait plus rien. <Mais l’étiquette, {h} ne l’aurait donnée à personne.>',
  'Une carte postale servait de marque-page : « {pN} ». <Au dos, il y avait l’ombre d’un timbre et un gros baiser.> {H} la remit à la bonne page.',
  '« {PN} » : le nom était brodé au coin d’un mouchoir. {H} s’en servit, avec précaution, du côté où il n’y avait rien.',
  'Sur un vieux plan, un rond au crayon entourait deux mots : « {pN} ». <Le crayon avait appuyé fort.>',
  '« Là, on dirait », dit {h}, le nez en l’air.\n— On dirait quoi ? fit {a}.\n— « {PN} ».',
  'Le mot était resté dans une chanson que l’on chantait {à} : « {pN} ». <Le reste de la chanson n’était plus très sûr.>',
  'Il y avait un dessin dans le portefeuille {de}, et sous le dessin deux mots : « {pN} ». {H} vérifia qu’il y était.',
]
const SHORT_KNOWN: readonly Template[] = [
  '« J’aimerais être {pN.at} », dit {a}.',
  '{PN.At}, pensa {h}, il devait faire soleil.',
  '« On ira {pN.at}, après », promit {a}.',
  '« C’était plus simple {pN.at} », dit {h}.',
  '« Comme {pN.at} », dit {h}.',
  '{H} se crut un instant {pN.at}.',
  'Cela sentait comme {pN.at}.',
]
const SHORT_UNKNOWN: readonly Template[] = [
  '« {PN} », disait un écriteau.',
  '« Tu te souviens ? » dit {a}. « {PN}. »',
  '{H} pensa un instant à « {pN} ».',
  'Sur une vieille carte, on lisait « {pN} ».',
  '« Après, {pN} », promit {a}.',
  '« {PN} », lisait-on au dos d’une photo.',
  'Un vieux ticket disait « {pN} ».',
]

const ADDRESS: readonly Template[] = [
  'Où c’était ? {H} l’écrivait en haut de chaque lettre : « {loc} ». <La poste trouvait toujours.>',
  '« {Loc} » : ainsi s’appelait l’endroit dans le cahier {de}, souligné deux fois. <Sur les cartes, c’était écrit plus petit.>',
  'Sur l’étiquette du manteau {de}, on lisait : « {loc} ». <En cas de perte, on savait où rapporter le tout.>',
  '« {Loc} », répondait {h} quand on demandait où c’était. <Et l’on n’était pas plus avancé.>',
  'Un panneau le disait à l’entrée, peint à la main : « {loc} ». <La peinture avait coulé, mais on lisait tout.>',
  'Il y avait un timbre, et sur le timbre : « {loc} ». <C’est ainsi que l’on sut que l’endroit existait aussi ailleurs.>',
  '« {Loc} », avait répondu {h} à une dame perdue. <La dame l’était encore, mais avec un nom.>',
  'Dans l’atlas {de}, on avait ajouté un point au stylo : « {loc} ».',
  'Cela se passait à un endroit {que} appelait « {loc} », faute de mieux, et il n’y avait pas mieux.',
]
const ADDRESS_SHORT: readonly Template[] = ['L’endroit ? « {Loc} », disait {h}.', 'C’était là : « {loc} ».']

/** Whether the place can be said with its preposition, and in the visitor's own words. */
export const isSayable = ({ at, plain }: Whereabouts): boolean =>
  at?.toLowerCase().replaceAll('’', "'").includes(plain.toLowerCase().replaceAll('’', "'")) === true

const HERE: readonly Template[] = [
  'C’était {là}.',
  'Tout cela se passait {là}.',
  'C’est arrivé {là}, et pas ailleurs.',
  'Où ? {Là}.',
  '{Là}, ces choses-là arrivaient.',
]

const isHere = (template: Template): boolean => /\{là\}/iu.test(template.replace(/<[^<>]*>|\[[^[\]]*\]/gu, ''))

/** Whether the plot says where it plays, whichever of its phrasings are told. */
export const saysWhere = ({ scenes }: Plot): boolean =>
  scenes.some(({ beats }) =>
    beats.some(
      beat =>
        'phrasings' in beat &&
        beat.rank === 0 &&
        !beat.needs &&
        [...beat.phrasings, ...(beat.short ?? [])].every(isHere),
    ),
  )

/** Where the story plays, when neither the plot nor its grammar can be relied on to say it. */
function whereInserts(plot: Plot, where: Whereabouts): Insert[] {
  if (where.plain === '') return []
  if (!isSayable(where)) return [factInsert('portrait', ['setting.location'], ADDRESS, ADDRESS_SHORT)]
  return saysWhere(plot) ? [] : [factInsert('portrait', ['setting.location'], HERE)]
}

export function placeInserts(plot: Plot, where: Whereabouts, places: readonly Whereabouts[], offset: number): Insert[] {
  const isApart = isEverApart(plot)
  const stops = places.map((place, index) => {
    const isKnown = isSayable(place)
    const number = (template: string) => template.replaceAll('pN', `p${index}`).replaceAll('PN', `P${index}`)
    const full = turnAt(tellable(isKnown ? KNOWN : UNKNOWN, isApart), index + offset)
    const short = turnAt(tellable(isKnown ? SHORT_KNOWN : SHORT_UNKNOWN, isApart), index + offset)
    return factInsert('road', [`setting.place.${index}`], [number(full)], [number(short)])
  })
  return [...whereInserts(plot, where), ...stops]
}
