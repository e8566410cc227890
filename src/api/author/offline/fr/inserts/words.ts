import type { Brief } from '../../../../story/brief.ts'
import { plain } from '../../../../story/plain-words.ts'
import type { Insert, Template } from '../../language-pack.ts'
import { turnAt } from '../../pack/inserts.ts'
import { phrasedAnswers } from '../../phrases/phrased-answers.ts'
import { stories } from '../stories.ts'
import { tellable } from './apart.ts'
import { factInsert } from './fact-insert.ts'

/** A question of more words is not read out. */
const QUESTION_WORDS = 14
/** Every so many answers one is given while the two sit still; the others, where the helper asks. */
const QUIET_EVERY = 3

const ASKED: readonly Template[] = [
  '« {Q:N} » demanda {b}.\n« {X:dynamic.N} », dit {h} sans hésiter. <{B} le nota, avec un crayon très pointu.>',
  '« {Q:N} » voulut savoir {a}.\n{H} réfléchit. « {X:dynamic.N} », finit par dire {h}.',
  'Au mur pendait un papier avec une question : « {Q:N} » Dessous, il y avait de la place. {H} prit le crayon et écrivit : « {X:dynamic.N} ». <Le papier avait l’air soulagé.>',
  '« Encore une chose », dit {b}. « {Q:N} »\n« {X:dynamic.N} », dit {h}. <C’était sorti plus vite que prévu.>',
  '« Je voulais te demander », dit {a}. « {Q:N} »\n« {X:dynamic.N} », dit {h}<, et l’on se tut un moment, parce que c’était une bonne réponse>.',
  '« Dis quelque chose de vrai », dit {b}. « {Q:N} »\n{H} prit son souffle. « {X:dynamic.N}. » <Cela comptait.>',
  'Une vieille radio, posée là, grésilla : « {Q:N} » {H} se pencha vers le poste. « {X:dynamic.N} », dit {h}. <La radio remercia, et passa une valse.>',
  '« {Q:N} » C’était écrit sur un bonbon, dans le papier. {H} répondit au bonbon avant de le manger : « {X:dynamic.N} ».',
  '« Pour remplir ta fiche », dit {b}, « il me manque une ligne. {Q:N} » {H} la dicta : « {X:dynamic.N} ».',
  'Quelqu’un avait posé la question à la craie, en grand : « {Q:N} » Les réponses se suivaient dessous. {H} ajouta la sienne, « {X:dynamic.N} », et souffla sur ses doigts.',
  '« Tu ne m’as jamais dit », fit {a}. « {Q:N} »\n— Si, dit {h}. Tu dormais. « {X:dynamic.N} ».\n<{A} s’excusa d’avoir dormi.>',
  '« {Q:N} » lut {h} dans un vieux questionnaire, à la page arrachée. La case était juste assez large. « {X:dynamic.N} », écrivit {h}.',
]
const SAID: readonly Template[] = [
  'Dans la poche {de}, il y avait un papier plié en huit. « {X:dynamic.N} », lisait-on. <{H} le savait par cœur et le relut quand même.>',
  '« Dis-moi ce que tu es seul{e} à savoir », exigea {b}. {H} prit son souffle. « {X:dynamic.N} », dit {h}.',
  '« {X:dynamic.N} », dit {h} dans le silence. {A} hocha la tête, comme si tout était dit. <Ça l’était presque.>',
  'Sur la vitre embuée, un doigt avait écrit : « {X:dynamic.N} ». {H} savait qui. <C’était son propre doigt, il y avait longtemps.>',
  '{A} récita ce qu’on apprend avec {h}. En premier venait : « {X:dynamic.N} ». <Le reste demandait plus de temps.>',
  'Sous un bouton décousu, sur un bout de ruban, on lisait à l’encre : « {X:dynamic.N} ». <{H} l’avait cousu là pour les cas graves.>',
  'Il y a des mots que l’on garde pour le bon moment. « {X:dynamic.N} », dit {h}, et c’était le moment.',
  '« {X:dynamic.N} » : {h} l’avait gravé un jour au couteau, sous le plateau d’une table. <On ne le voyait qu’à quatre pattes.>',
  'Un perroquet, dit-on, avait tout retenu {de} en une après-midi. Il répétait : « {X:dynamic.N} ». <Il le répétait encore.>',
  '« Un mot de passe ? » demanda {b}. {H} essaya le seul que l’on n’oublie pas : « {X:dynamic.N} ». On passa.',
  '{H} chercha quelque chose à dire au silence. « {X:dynamic.N} », dit {h}. Le silence eut l’air d’approuver.',
]

const SHORT: readonly Template[] = [
  '« Et le plus important ? » demanda {b}. « {X:dynamic.N} », dit {h}.',
  'À la craie, sur le mur, on lisait : « {X:dynamic.N} ».',
  '« {X:dynamic.N} », pensa {h} tout haut.',
  '« {X:dynamic.N} », murmura {h}, et {a} hocha la tête.',
  'Du doigt, {h} écrivit sur la vitre : « {X:dynamic.N} ».',
  '« {X:dynamic.N} », répondit {h} à qui voulait savoir.',
  'Une étiquette le disait : « {X:dynamic.N} ».',
  '« {X:dynamic.N} », dit {h}, et l’on n’en parla plus.',
]

function answerInserts(brief: Brief, offset: number, isApart: boolean): Insert[] {
  return brief.answers.map(({ question }, index) => {
    const asked = plain(question)
    const isAsked = /\?$/u.test(asked) && asked.split(' ').length <= QUESTION_WORDS
    const number = (template: string) =>
      template.replaceAll(':N', `:${index}`).replaceAll('dynamic.N', `dynamic.${index}`)
    return factInsert(
      index % QUIET_EVERY === QUIET_EVERY - 1 ? 'quiet' : 'questions',
      [`dynamic.${index}`],
      [number(turnAt(tellable(isAsked ? ASKED : SAID, isApart), index + offset))],
      [number(turnAt(tellable(SHORT, isApart), index + offset))],
    )
  })
}

/** What the hero answered comes back at the end. */
const answerReturns = (): Insert => ({
  ...factInsert(
    'after',
    [],
    [
      'Il y avait dans la poche {de} un bout de papier qui n’y était pas le matin. On y lisait : « {K:dynamic.0} ». C’était souligné. <Quelqu’un avait écouté.>',
      '« {K:dynamic.0} », avait écrit {b} à la craie, là où {h} passerait forcément. Rien d’autre. <Pour commencer, c’était assez.>',
      '« {K:dynamic.0} », répéta {a} plus tard, sans raison. <{H} tourna la tête. Il y avait donc des phrases qu’on gardait.>',
      '« {K:dynamic.0} » : {h} l’avait dit une fois, et maintenant cela voulait dire un peu plus.',
      'Et quand {b} demanda s’il restait quelque chose à savoir, {h} répéta : « {K:dynamic.0} ». <Tout le reste avait changé. Ceci, non.>',
      'On aurait pu croire l’affaire finie. Mais quelqu’un avait retenu une chose, une seule, et la chantonnait : « {K:dynamic.0} ».',
      '« {K:dynamic.0} », lut {h} sur un petit drapeau. Quelqu’un l’avait planté dans un pot, bien en vue.',
      'Sur la table, il y avait une enveloppe. Dedans, la réponse {de}, recopiée en belles lettres : « {K:dynamic.0} ».',
    ],
  ),
  rank: 2,
  needs: '!toddler',
})

/** A history told as "I" is the hero's to tell; any other is told of the hero. */
const FIRST_PERSON = /^(?:je |j['’]|nous |mon |ma |mes |moi|quand j|à ma naissance)/iu
const HISTORY = 'hero.history'

const TOLD_BY_HERO: readonly Template[] = [
  `{H} se le répétait parfois, à voix basse, pour voir si c’était encore vrai : « {X:${HISTORY}}. » <C’était encore vrai. Cela faisait un peu moins mal.>`,
  `« Raconte-moi quelque chose d’avant », dit {a}. {H} hésita. Puis la phrase vint : « {X:${HISTORY}}. » <Après, on respirait mieux.>`,
  `Il y avait une chose {que} ne disait jamais tout haut. Ce fut le moment. « {X:${HISTORY}}. » <{A} ne répondit pas et se rapprocha.>`,
  `« {X:${HISTORY}} », dit {h}, les yeux sur ses chaussures. <Les chaussures le savaient déjà.> « Merci de me l’avoir dit », dit {a}.`,
  `{A} n’avait rien demandé. C’est peut-être pour cela {que} commença. « {X:${HISTORY}}. » <Dit à voix haute, cela pesait moins.>`,
  `« Je n’ai pas toujours été d’ici, dans ma tête », dit {h}. « {X:${HISTORY}}. » {A} hocha longtemps le menton. <Il n’y avait rien à ajouter.>`,
  `C’était l’heure où les phrases sortent sans frapper. « {X:${HISTORY}} », dit {h}. <On entendit quelque chose se dénouer, ou ce n’était qu’un lacet.>`,
  `« Tu veux savoir d’où je viens ? » dit {h}, et ce fut dit d’un trait : « {X:${HISTORY}}. »`,
  `Dans un carnet à ressort, à la première page, {h} avait écrit : « {X:${HISTORY}}. » <Les autres pages étaient blanches. Il n’avait pas fallu plus.>`,
  `« {X:${HISTORY}}. » {H} le dit à ses genoux. Les genoux ne savent pas répéter.`,
]
const TOLD_OF_HERO: readonly Template[] = [
  `On ne sait jamais d’où viennent les gens, dit-on. {De}, on le savait : « {X:${HISTORY}}. » <C’était plié au fond, comme un plan de métro.>`,
  `Dans un tiroir, quelque part, il y avait une enveloppe au nom {de}. Dedans, une seule ligne : « {X:${HISTORY}} ». <{H} la savait par cœur.>`,
  `Sur {h}, il y avait une histoire que tous connaissaient et que personne ne racontait. Elle commençait ainsi : « {X:${HISTORY}}. » <{A} se rapprocha un peu.> « C’est donc pour ça », dit {a}, sans plus.`,
  `{A} resta longtemps sans rien dire. « Je sais ce qu’on raconte sur toi », dit enfin {a}. « {X:${HISTORY}}. » {H} fit oui. <Dans une autre bouche, cela semblait plus petit, et plus courageux.>`,
  `« {X:${HISTORY}} », dit {a}, comme on lit une étiquette. « Eh bien, si tu as pu faire ça, tu peux faire le reste. » <{H} n’avait jamais vu les choses par ce bout-là.>`,
  `On apprend les gens par morceaux. Le morceau {que} gardait au fond, {a} le connaissait : « {X:${HISTORY}}. » <Il n’en fut plus question. Mais {a} portait le sac le plus lourd.>`,
  `« Ce n’est pas la première fois que c’est difficile », dit {a}. « {X:${HISTORY}}. Tu te rappelles ? » {H} se rappelait. <Cela redressa un peu le dos.>`,
  `On le racontait quand {h} n’était pas là, et parfois aussi devant : « {X:${HISTORY}}. » <C’était devenu une histoire de famille, avec ses gestes.>`,
  `Au dos d’une photo, une main avait résumé : « {X:${HISTORY}}. » {H} regarda la photo, puis l’endroit, et remit la photo dans sa poche.`,
  `Il faut dire une chose. « {X:${HISTORY}}. » <Cela n’explique pas tout. Mais cela explique les mains dans les poches.>`,
  `« {X:${HISTORY}} », disait la légende, sous le portrait {de}, si l’on avait fait un livre. {H} l’aurait laissée.`,
  `« Je sais une chose sur toi », dit {a}. « {X:${HISTORY}}. »\n— Qui te l’a dite ?\n— Toi. Un soir, sans t’en apercevoir.`,
]

const historyInsert = ({ hero }: Brief, isApart: boolean): Insert =>
  FIRST_PERSON.test(plain(hero.history))
    ? factInsert('quiet', [HISTORY], tellable(TOLD_BY_HERO, isApart), [`« {X:${HISTORY}} », dit {h}, tout bas.`])
    : factInsert('quiet', [HISTORY], tellable(TOLD_OF_HERO, isApart), [`« {X:${HISTORY}} », disait-on {de}.`])

const phrasedInserts = (brief: Brief, isApart: boolean): Insert[] =>
  phrasedAnswers(brief, stories.answers).map(({ fact, phrases: { phrasings, short } }) =>
    factInsert('quiet', [fact], tellable(phrasings, isApart), tellable(short, isApart)),
  )

const REFINEMENT = 'story.refinement'
const refinementInserts = (): Insert[] => [
  factInsert(
    'portrait',
    [REFINEMENT],
    [
      `Ce jour-là, {h} avait trouvé un papier sous la porte. Quelqu’un y avait noté un souhait, sans signer : « {X:${REFINEMENT}} ». {H} l’avait épinglé au mur. <On ne sait jamais.>`,
      `Entre les pages d’un livre de la bibliothèque attendait un souhait non signé : « {X:${REFINEMENT}} ». {H} le glissa dans sa veste. <Les souhaits, on ne les laisse pas traîner.>`,
      `Un papier plié calait le pied de la table. {H} le déplia : « {X:${REFINEMENT}} ». <Depuis, la table penchait, mais on savait pourquoi.>`,
      `Dans la poche d’un manteau trop vieux pour servir, {h} trouva quelques mots : « {X:${REFINEMENT}} ». <L’encre n’avait pas encore fini de sécher, aurait-on dit.>`,
      `Le vent avait apporté un ticket de caisse. Au dos, une écriture inconnue : « {X:${REFINEMENT}} ». {H} le garda. <Quelqu’un y tenait, cela se voyait aux lettres.>`,
      `Dans une bouteille, sur le rebord, il y avait un papier roulé : « {X:${REFINEMENT}} ». {H} remit le bouchon. <Un souhait, cela s’évente.>`,
      `Sous un banc, un inconnu avait collé un papier plié : « {X:${REFINEMENT}} ». {H} l’apprit par cœur et l’emporta quand même.`,
      `Un papier pendait à un ballon dégonflé. On y lisait un souhait : « {X:${REFINEMENT}} ». {H} le détacha et le mit à l’abri.`,
      `Un papier était épinglé sur le calendrier, à la date du jour. Ce n’était pas l’écriture {de}. « {X:${REFINEMENT}} », lisait-on.`,
      `Dans une part de galette, à la place de la fève, {h} trouva un papier : « {X:${REFINEMENT}} ». {H} garda le souhait et mangea la galette.`,
    ],
    [
      `Sous la porte, il y avait un papier : « {X:${REFINEMENT}} ».`,
      `Un papier pendait au clou : « {X:${REFINEMENT}} ».`,
    ],
  ),
  {
    ...factInsert(
      'after',
      [],
      [
        'Le papier avec le souhait était toujours là. Quelqu’un l’avait coché.',
        'Et le souhait sans signature ? {H} y regarda de plus près. Il y avait un nom, maintenant. C’était le sien.',
        'Le papier avec le souhait avait disparu. <À sa place, il y avait un merci, très petit.>',
        'Quant au souhait, {h} le plia en bateau. Il flotta plus loin que prévu.',
        '« Et le souhait du papier ? » demanda {a}. {H} montra tout ce qu’il y avait autour. « Ben, voilà. »',
        'Du souhait trouvé, il ne restait plus que l’encre sur le doigt {de}. <Cela partirait au premier savon, ou pas.>',
        'Un souhait, cela se rend. {H} le reposa là où quelqu’un d’autre le trouverait, avec un mot de plus : « fait ».',
        'Restait le souhait. {H} le relut, regarda dehors, regarda dedans. On pouvait le décrocher.',
      ],
    ),
    rank: 1,
  },
]

/** Inserts for what the visitor told in free words. */
export function wordInserts(brief: Brief, offset: number, isApart: boolean): Insert[] {
  return [
    ...answerInserts(brief, offset, isApart),
    ...(brief.answers.length > 0 ? [answerReturns()] : []),
    ...(brief.hero.history === '' ? [] : [historyInsert(brief, isApart)]),
    ...phrasedInserts(brief, isApart),
    ...(brief.refinement === '' ? [] : refinementInserts()),
  ]
}
