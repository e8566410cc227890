import type { Insert, SlotName, Template } from '../../language-pack.ts'
import { rich } from '../../pack/inserts.ts'

const kid = (slot: SlotName, rank: number, phrasings: readonly Template[]): Insert =>
  rich(slot, rank, phrasings, 'child/12-20')
/** Among people, in streets. */
const outside = (rank: number, phrasings: readonly Template[]): Insert =>
  rich('road', rank, phrasings, '20+ adventure/generic/love')
const grown = (slot: SlotName, rank: number, phrasings: readonly Template[]): Insert =>
  rich(slot, rank, phrasings, '20+')

/** What the young would notice on the way. */
const KID: readonly Insert[] = [
  kid('road', 4, [
    '« Le premier qui marche sur du gris a perdu », dit {a}. Tout était gris. <Il fallut donc avancer sur les talons, ce qui, pour des talons, est une promotion.> {H} perdit au bout de six pas. {A} au bout de sept.',
    'On inventa un mot de passe. « Radis », proposa {a}.\n— Trop facile.\n— Radis, deux fois.\n<C’était mieux.> Désormais, pour passer une porte, il fallait dire radis radis.',
  ]),
  kid('road', 4, [
    'La fermeture du manteau {de} se coinça. {A} tira vers le haut, {h} tira vers le bas. <Le manteau aurait préféré qu’on lui demande.> On continua avec un manteau à moitié fermé, qui tenait chaud d’un côté.',
    'Un des gants {de} avait un trou, et dans le trou, un doigt. « Il prend l’air », dit {h}. {A} salua le doigt. Le doigt s’inclina.',
  ]),
  kid('road', 4, [
    'Il y avait une ligne à ne pas dépasser. {H} mit le bout du pied dessus. Rien. {A} mit tout le pied. Rien. <On resta un peu sur la ligne, pour qu’elle s’habitue.> Puis on la dépassa, et elle ne dit rien.',
  ]),
  rich(
    'road',
    4,
    [
      'Une grande personne passa, très pressée, en parlant à son téléphone. « Elle a oublié de regarder », dit {h}. « Quoi ? »\n— Ben, tout.\n<On regarda tout à sa place, pour que ce soit fait.>',
    ],
    'child/12-20 adventure/generic/love',
  ),
  kid('quiet', 4, [
    '« Plus tard », dit {a}, « on mangera le dessert d’abord. » {H} réfléchit. « Et si on n’a plus faim pour la purée ? » <{A} sourit.> C’était tout le plan.',
    '« Tu sais ce que j’aimerais ? » dit {a}. « Un chapeau qui fait de l’ombre seulement aux yeux. »\n— Ça existe. C’est la main, dit {h}.\n<On essaya. Ça existait.>',
  ]),
  kid('quiet', 4, [
    'On écouta une goutte tomber quelque part. Elle hésitait longtemps avant chaque chute. <À la dixième, {h} retint son souffle avec elle.> « Elle a le vertige », dit {a}. Elle tomba quand même.',
    '« J’ai connu un monsieur qui ronflait en deux temps », dit {a}. « Le premier pour lui, le deuxième pour les voisins. » {H} voulut entendre. {A} imita les deux. <Quelque part, un voisin tapa au mur.>',
  ]),
  kid('quiet', 4, [
    'On fit la liste des choses qui font peur et qui ne devraient pas : la cave, le dentiste, le mot « convocation ». <En face, {h} mit celles qui devraient et qui ne font pas : les feux de poubelle, les oies.> Les deux listes avaient la même longueur.',
    '« Si quelqu’un nous demande ce qu’on fait », dit {h}, « on dit quoi ? » {A} haussa les épaules. « La vérité. Personne n’écoute jusqu’au bout. »',
  ]),
  kid('after', 4, [
    'À la question « qu’avez-vous fait hier », {h} répondit : « Rien de spécial. » <C’était plus sûr.> {A}, interrogé{a.e} à part, répondit la même chose, un peu trop vite.',
    '« On a une heure de retard », dit {a}. « On a aussi une excuse », dit {h}. <Elle était excellente. C’est pour cela qu’on ne la raconta pas.>',
  ]),
]

/** What one notices later in life. */
const GROWN: readonly Insert[] = [
  outside(4, [
    '« Tu avais un plan, au départ ? » demanda {a}.\n— J’avais un manteau, dit {h}.\n<Avec l’âge, on confond.> On continua avec le manteau.',
    'On passa devant une agence qui vendait des voyages sur catalogue. « On pourrait partir », dit {a}. « C’est fait », dit {h}. <La plage, dans la vitrine, avait une punaise au milieu.>',
  ]),
  outside(4, [
    'Un homme discutait avec un distributeur de billets. On ne savait pas lequel des deux avait commencé. <Le distributeur restait très calme.> « Il a un ami là-dedans ? » demanda {a}.\n— Un compte, dit {h}. Ce n’est pas pareil.',
    'Une plaque disait qu’ici un poète avait passé trois nuits. « Et le quatrième jour ? » demanda {a}.\n— Le quatrième jour, il a fallu payer.\n<La plaque, elle, était restée.>',
  ]),
  grown('road', 4, [
    '{A} fouilla ses poches et trouva la liste des courses de la semaine passée. Lait, ampoules, appeler Jeanne. Le lait et les ampoules étaient barrés. <{A} replia la liste avec soin.> « Je l’appelle ce soir », dit {a} à personne.',
  ]),
  outside(4, [
    'Il y avait une file. {H} s’y mit, par réflexe. {A} aussi. Au bout de dix minutes, on apprit qu’elle n’attendait rien : le premier s’était arrêté pour relire une lettre. <Personne ne se plaignit. On lui laissa le temps d’arriver en bas.>',
  ]),
  grown('quiet', 4, [
    '« Tu dors bien, toi ? » demanda {a}.\n— Par petits morceaux, dit {h}. Le matin, je les recolle.\n<Il en manquait toujours un, vers quatre heures.> {A} connaissait ce morceau-là.',
    '« J’ai gardé toutes mes clés », dit {a}. « Celles des appartements, des caves, des bureaux. »\n— Pour y retourner ?\n— Pour savoir combien de portes m’ont connu{a.e}.',
  ]),
  grown('quiet', 4, [
    '{A} versa du café dans le bouchon du thermos et le tendit. Il était froid. {H} le but comme s’il était chaud. <Il y a des politesses qu’on ne fait qu’à ceux qu’on aime bien.> « Encore ? »\n— Non, dit vivement {h}.',
    'Au loin, un train passa, avec ses fenêtres en file. « Je fais toujours semblant qu’on m’y attend », dit {a}. {H} ne répondit pas. <Le train non plus.> Mais on attendit qu’il ait fini de passer.',
  ]),
  grown('quiet', 4, [
    '« Qu’est-ce que tu dirais à celui ou celle que tu étais, il y a vingt ans ? » demanda {a}. {H} chercha. « De prendre un pull. » <C’était moins bête que ça n’en avait l’air.> Toutes les erreurs, en somme, avaient été commises en ayant froid.',
    '{H} regarda sa montre, puis la retourna sur le poignet. « Comme ça, elle ne me voit pas non plus », dit {h}. <{A} trouva que c’était équitable.>',
  ]),
  grown('after', 4, [
    '« Il faudrait noter tout ça quelque part », dit {a}. {H} tâta ses poches. Pas de crayon. <C’est ainsi que se perdent la plupart des choses.> « On n’aura qu’à s’en souvenir à deux », dit {h}.',
    'Les factures attendaient toujours sur la table. Elles avaient l’air, ce soir-là, d’avoir été écrites par quelqu’un de très petit.',
  ]),
]

export const ageBeats: readonly Insert[] = [...KID, ...GROWN]
