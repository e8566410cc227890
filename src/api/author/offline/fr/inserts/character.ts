import type { Brief } from '../../../../story/brief.ts'
import type { Insert, Template } from '../../language-pack.ts'
import type { Trait } from '../../pack/trait.ts'
import { capital } from '../../template.ts'
import { factInsert } from './fact-insert.ts'
import { adjectiveList, phraseOf } from './phrase.ts'

const CHARACTER = 'hero.characteristics'
const QUIRK = 'hero.quirks'

const asAdjectives = (all: string, last: string): readonly Template[] => [
  `On disait {h} ${all}. <Cela dépendait des jours, trouvait {h}.>`,
  `Qui connaissait {h} disait : ${all}. Qui connaissait bien {h} disait : surtout ${last}.`,
  `« ${capital(all)} », avait résumé quelqu’un un jour. <Tout le monde avait trouvé que c’était bien vu.>`,
  `{H} était ${all}, même le lundi.`,
  `« ${capital(all)} », lisait-on sur un vieux bulletin {de}. <Le reste parlait d’orthographe.>`,
  `S’il fallait choisir des mots pour {h}, on prenait ceux-ci : ${all}. <Ils étaient un peu usés, à force.>`,
  `Une tante avait brodé sur un coussin, pour {h} : « ${capital(all)} ». <Le coussin ne mentait pas.>`,
  `Les voisins disaient : ${all}. Les amis disaient la même chose, mais en riant.`,
  `« ${capital(all)} », répondait-on, si l’on demandait des nouvelles {de}. Et surtout ${last}, ajoutait-on plus bas.`,
  `« ${capital(all)} » : un horoscope l’avait promis un jour {à}. <C’était bien le seul horoscope à tenir parole.>`,
]

const quoted = (words: string): readonly Template[] => [
  `« ${words} », disait-on à ceux qui voulaient savoir comment était {h}. <Jamais un mot de plus. Cela suffisait.>`,
  `Un jour, il avait fallu décrire {h} en une phrase. « ${words} », avait dit quelqu’un<, et c’était un compliment>.`,
  `« ${words} », lisait-on sur un vieux bulletin {de}, à la ligne « remarques ».`,
  `À la question « comment est {h} ? », il y avait plusieurs réponses. La meilleure tenait sur un ticket de métro : « ${words} ».`,
  `« ${words} » : quelqu’un l’avait écrit au dos d’une photo {de}, pour ne pas l’oublier.`,
  `Si {h} avait eu une devise, on l’aurait gravée ainsi : « ${words} ».`,
  `« ${words} », avait répondu le facteur, à qui l’on demandait son opinion sur {h}. <Les facteurs voient beaucoup de monde.>`,
  `Une voyante avait pris la main {de}, l’avait retournée, et rendue. « ${words} », avait-elle dit. C’était gratuit.`,
  `Dans le portrait {de}, on pouvait tout changer, le nez, le manteau. Mais pas ceci : « ${words} ».`,
  `« ${words} » : les anciens camarades {de} le disaient tous, et tous dans le même ordre.`,
  `On avait un jour gravé sur un banc, à propos {de} : « ${words} ». <Personne n’avait protesté.>`,
]

export function characterInsert({ hero }: Brief): Insert[] {
  if (hero.characteristics === '') return []
  if (phraseOf(hero.characteristics) === 'adjectives') {
    const { all, last } = adjectiveList(hero.characteristics)
    return [
      factInsert('portrait', [CHARACTER], asAdjectives(all, last), [`On disait {h} ${all}.`, `{H} était ${all}.`]),
    ]
  }
  const words = quirkSaid(hero.characteristics, 'x', CHARACTER)
  if (phraseOf(hero.characteristics) === 'first')
    return [factInsert('portrait', [CHARACTER], plantedByHero(words), [`« ${words} », disait {h}.`])]
  const short = [`« ${words} », disait-on {de}.`, `« ${words} » : c’était {h}, disait-on.`]
  return [factInsert('portrait', [CHARACTER], quoted(words), short)]
}

/** The quirk as somebody says it: a verb's answer gets its subject, any other stands alone. */
const quirkSaid = (text: string, token: string, id = QUIRK): string =>
  phraseOf(text) === 'third' ? `{H} {${token}:${id}}` : `{${token.toUpperCase()}:${id}}`

const planted = (words: string): readonly Template[] => [
  `De chacun, on ne sait au fond qu’une chose. {De}, on savait : « ${words} ». <Le reste, on l’imaginait.>`,
  `« ${words} », soupirait-on parfois. <On ne soupirait pour rien d’autre.>`,
  `Avant de partager une chambre avec {h}, il fallait être au courant. « ${words} », prévenait-on.`,
  `Il y avait une chose que tous savaient et que personne n’expliquait : « ${words} ».`,
  `« ${words}. Il n’y a rien à faire », disait-on. <D’ailleurs, personne n’essayait plus.>`,
  `Chaque famille a son proverbe. Celui qui courait sur {h} tenait en peu de mots : « ${words} ».`,
  `« ${words} », avait-on écrit sur la porte de sa chambre, à la craie. <On avait effacé. C’était revenu.>`,
  `Le docteur avait regardé {h} par-dessus ses lunettes et rempli la fiche : « ${words} ». <Il n’avait rien prescrit.>`,
  `Pour présenter {h}, on disait d’abord le nom, puis : « ${words} ». Après quoi l’on passait aux choses sérieuses.`,
  `Même les voisins du dessous le savaient. « ${words} », disaient-ils, en montrant le plafond.`,
  `Sur la liste de ce que l’on pardonnait {à}, il y avait en tête : « ${words} ».`,
]

const turned = (words: string): readonly Template[] => [
  `Que soupirait-on toujours ? « ${words} ». {H} s’arrêta net. Et si justement cela servait à quelque chose ? <Non pas malgré cela. Grâce à cela.> L’idée était si simple {que} en rit.`,
  `« ${words} », pensa {h}. Tous l’avaient dit, et tous y voyaient un défaut. <{H} aussi, jusque-là.> Vu de l’autre côté, c’était une poignée.`,
  `« ${words} » : la phrase revint à l’esprit {de}, avec le soupir qui l’accompagnait toujours. <D’habitude, elle faisait un peu honte.> Cette fois, elle montrait le chemin.`,
  `Il y a des défauts qui sont des clés mal rangées. « ${words} », se répéta {h}, lentement, et l’on entendit presque le déclic.`,
  `« ${words}. » {H} le dit tout haut, et pour la première fois cela ne ressemblait pas à un reproche. <Cela ressemblait à un mode d’emploi.>`,
  `Combien de fois l’avait-on dit ? « ${words}. » {H} regarda la phrase de côté, comme on regarde une clé. Elle avait des dents.`,
  `Et si l’on avait eu tort de soupirer ? « ${words} », bon. <Qui d’autre en aurait été capable, ici, maintenant ?> {H} se redressa.`,
  `Il y avait bien une chose que seul{e} {h} pouvait faire. Elle tenait dans un reproche : « ${words} ».`,
  `« ${words} », souffla une petite voix, celle de toujours. {H}, au lieu de la faire taire, lui demanda la suite.`,
  `Ce qui vous encombre trente-six mille fois peut servir une fois. « ${words} », se dit {h}. C’était cette fois-là.`,
]

/** Told as "I", it is the hero's to say. */
const plantedByHero = (words: string): readonly Template[] => [
  `« ${words} », prévenait {h} d’emblée. <Comme ça, c’était fait.>`,
  `Là-dessus, {h} prenait les devants : « ${words}. » <Personne n’osait ajouter quoi que ce soit.>`,
  `« ${words} » : c’était la première phrase {de} en tout nouvel endroit.`,
  `Sur une carte de visite, {h} aurait fait imprimer : « ${words} ». <Il n’y avait pas de carte de visite.>`,
  `« ${words} », avait écrit {h} sur un papier, pour ne pas avoir à le redire. <Il fallut le redire.>`,
  `Il y a des gens qui disent bonjour. {H} disait : « ${words}. »`,
  `« ${words} », disait {h}, la main levée, comme on prête serment.`,
  `À chaque rentrée, il fallait se présenter. « ${words} », faisait {h}, et l’on passait au suivant.`,
  `« ${words} », répondait {h} quand on posait la question, et même quand on ne la posait pas.`,
]
const turnedByHero = (words: string): readonly Template[] => [
  `« ${words} », commença {h}, par habitude, et s’arrêta net. Et si cela servait à quelque chose ? <Non pas malgré cela. Grâce à cela.>`,
  `{H} l’avait toujours dit comme on s’excuse : « ${words} ». Dit autrement, c’était une idée.`,
  `« ${words}. » Cette fois, {h} n’avait l’air de s’excuser de rien. <C’était même tout le plan.>`,
  `« ${words} », pensa {h}. D’habitude, la phrase fermait une porte. Celle-ci, elle l’ouvrit.`,
  `Une phrase revint {à}, la sienne : « ${words} ». Il suffisait de la prendre au mot.`,
  `« ${words} », dit {h}, et s’entendit. Depuis toujours, {h} annonçait la pluie. C’était peut-être un parapluie.`,
  `Il fallait quelqu’un comme cela, justement. « ${words} », dit {h}, et fit un pas en avant.`,
  `« ${words}. » La phrase était la même. Mais cette fois, {h} la disait debout.`,
]

const IDEA: readonly Template[] = ['{H} eut une idée.', 'Alors {h} comprit.', 'Une idée vint {à}.']

/** What the hero is like: planted at the start, the key of the turn at the end. */
export function traitInserts({ hero }: Brief, trait: Trait, isVisitors: boolean): Insert[] {
  const own = factInsert('key', [], trait.key, IDEA)
  if (hero.quirks === '') return [{ ...factInsert('portrait', [], trait.plant), rank: 1 }, own]
  const isFirst = phraseOf(hero.quirks) === 'first'
  const words = quirkSaid(hero.quirks, 'x')
  const said = factInsert('portrait', [QUIRK], isFirst ? plantedByHero(words) : planted(words), [
    isFirst ? `« ${words} », disait {h}.` : `« ${words} », soupirait-on parfois.`,
    isFirst ? `« ${words} », prévenait {h}.` : `« ${words} », prévenait-on.`,
  ])
  if (isVisitors) return [said, { ...factInsert('portrait', [], trait.plant), rank: 1 }, own]
  const again = quirkSaid(hero.quirks, 'k')
  return [
    said,
    factInsert('key', [], isFirst ? turnedByHero(again) : turned(again), [
      `« ${again} », pensa {h}. Et si cela servait à quelque chose ?`,
    ]),
  ]
}
