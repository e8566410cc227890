import type { Insert } from '../../language-pack.ts'
import { small } from './fact-insert.ts'
import { toddlerIndoors } from './toddler-pool-indoors.ts'
import { toddlerLater } from './toddler-pool-later.ts'
import { toddlerMore } from './toddler-pool-more.ts'
import { toddlerOutdoors } from './toddler-pool-outdoors.ts'

const SOONER: readonly Insert[] = [
  small(
    'road',
    'Une flaque ! Plouf, fait un pied. Plouf, fait l’autre. Le ciel est dans la flaque. Il tremble. {A} saute aussi. <Plouf !> Maintenant, le ciel est sur le genou.',
  ),
  small(
    'road',
    'Voilà un caillou. Il est rond. Il est froid. {H} le garde dans la main. Maintenant, il est chaud. « Il se réveille », dit {h}. <Hop, dans la poche.>',
  ),
  small(
    'road',
    'Un petit pont. Toc, toc, font les pieds. Dessous, l’eau court. {H} jette une feuille. Elle part d’un côté. <On court de l’autre.> La revoilà ! « Elle a gagné », dit {a}.',
  ),
  small(
    'quiet',
    '{A} s’assoit. {H} s’assoit. On écoute. Vroum : une voiture. Bzz : une abeille. Et ça, grrr ? « C’est mon ventre », dit {a}. <{H} lui donne un biscuit.> Le ventre dit merci.',
  ),
  small(
    'road',
    'Voilà une barrière. Clac, clac, clac, fait le bâton. Puis plus rien. C’est le bout de la barrière. « Encore », dit {h}. <On revient. Clac, clac, clac !>',
  ),
  small(
    'road',
    'Une coccinelle monte sur un doigt. Elle a cinq points. Elle monte, elle monte. Au bout du doigt, il n’y a plus de doigt. <Que faire ?> Elle s’envole. Pfft !',
  ),
  small(
    'quiet',
    'Les mains sont froides. {A} souffle dessus. Une fois à gauche. Une fois à droite. C’est chaud. « À moi », dit {h}. Pfff ! <Ça mouille un peu.> Tout le monde rit.',
  ),
  small(
    'road',
    'Un seau est là. Qu’y a-t-il dedans ? De l’eau. Et quoi encore ? Un visage. {H} tire la langue. Le visage aussi. <Quel malpoli !> {H} fait au revoir. Le visage aussi.',
  ),
  small(
    'road',
    'Un gros arbre. {H} le prend dans ses bras. C’est trop petit, deux bras. {A} vient aussi. Quatre bras, ça va. <L’arbre ne bouge pas.> Une feuille tombe sur un nez. C’est un merci.',
  ),
  small(
    'road',
    'Un camion dort. Il est rouge. « Chut », dit {h}. On passe sur la pointe des pieds. Un, deux, trois. Crac ! <Ce n’est qu’une branche.> Le camion dort toujours.',
  ),
  small(
    'road',
    'Il y a un trou dans le mur. Il fait noir dedans. « Hou hou ! » dit {h}. « Hou hou ! » dit le trou. « C’est moi ! » « C’est moi ! » dit le trou. <Ils sont deux, alors.>',
  ),
  small(
    'quiet',
    '{A} fait le jeu du nez. Où est le nez ? Le voilà. Où est l’oreille ? La voilà. Où est l’autre ? Là aussi. <Tout est là. Ouf !> On peut continuer.',
  ),
  small(
    'quiet',
    'On se repose. {A} a une poire. Scrounch, fait la poire. {H} mord aussi. Le jus coule sur le menton. <{A} l’essuie.> La queue est pour le merle.',
  ),
  small(
    'road',
    'Un nuage passe. C’est un mouton. Maintenant, c’est une chaussure. Maintenant, c’est un nuage. « Il ne sait pas », dit {a}. <{H} sait, {h}.> C’est un nuage qui joue.',
  ),
  small(
    'road',
    'Voilà un escalier. Un, deux, trois, quatre. En haut, il n’y a rien. On redescend. Quatre, trois, deux, un. « Qu’y a-t-il, en haut ? » dit {a}. « Le haut », dit {h}.',
  ),
  small(
    'road',
    'Plic. Une goutte sur le nez. Plic. Une autre sur la main. {A} ouvre le parapluie. Tap tap tap, fait la pluie. Dessous, c’est une maison. <Elle n’a pas de murs.> Elle a un toit.',
  ),
  small(
    'road',
    'Un coq est là. Cocorico ! « Il est tard, coq », dit {a}. Le coq les regarde. Cocorico, dit-il, tout bas. <Il s’entraîne.> {H} s’entraîne aussi. Ça fait deux coqs.',
  ),
  small(
    'quiet',
    'Les pieds sont fatigués. On s’assoit sur le banc. Une jambe se balance. L’autre aussi. <Toc, font les talons.> Un petit moment. Puis ça va mieux.',
  ),
  small(
    'quiet',
    'Qu’y a-t-il dans la poche ? Un caillou, une miette, un fil. On met tout en ligne. Une fourmi arrive. <Elle regarde bien.> Elle prend la miette. C’était pour elle.',
  ),
]

/** Things, sounds and animals on the way of the smallest. */
export const toddlerPool: readonly Insert[] = [
  ...SOONER,
  ...toddlerLater,
  ...toddlerMore,
  ...toddlerIndoors,
  ...toddlerOutdoors,
]
