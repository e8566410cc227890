import type { Insert } from '../../language-pack.ts'
import { rich } from '../../pack/inserts.ts'

const tale = (tag: string, text: string): Insert => rich('quiet', 5, [text], `!toddler !${tag}`, tag)

/** Little stories that one tells the other where the plot rests. */
const TALES: readonly Insert[] = [
  tale(
    'taleA',
    '« Une fois », dit {a}, « j’ai vendu une flaque. »\n— On ne vend pas une flaque.\n— À un monsieur très propre, qui voulait savoir ce que ça fait. Deux billes.\n{H} demanda comment il l’avait emportée. « C’est là qu’il y a eu un problème. Il est revenu tous les jours la voir. Et puis il a fait beau. » {A} soupira. <« J’ai rendu une bille. Le souvenir, il l’a gardé. »>',
  ),
  tale(
    'taleA',
    '« J’ai connu une horloge qui avait peur de minuit », raconta {a}. « À onze heures, elle ralentissait. À moins cinq, elle s’arrêtait tout à fait. »\n— Et alors ?\n— Alors ma grand-mère se levait, posait la main dessus, et elles passaient ensemble.\n{H} y réfléchit. « Toutes les nuits ? »\n— Toutes. Maintenant, l’horloge est chez moi.\n<{A} bâilla. « Voilà pourquoi je me couche tard. »>',
  ),
  tale(
    'taleA',
    '« Mon oncle avait un bateau qui prenait l’eau », dit {a}. « Il prenait l’eau si bien qu’on l’a loué aux pompiers. »\n— Ce n’est pas vrai.\n— Ils le posaient sur l’incendie.\n{H} essaya de se figurer la chose. « Et l’oncle ? »\n— Il restait à la barre. Il n’a jamais coulé. On ne coule pas, disait-il, quand on sert à quelque chose.',
  ),
  tale(
    'taleB',
    'Un rêve de l’an dernier revint {à}. Il fallait apprendre à nager à un piano. « Il y arrivait ? » demanda {a}.\n— Il flottait très bien. Mais il voulait qu’on applaudisse.\n— Et toi ?\n— J’avais les mains dans l’eau.\n<{A} hocha la tête. Il y a des rêves où l’on ne peut rien faire pour personne.> « La prochaine fois, je viens », dit {a}. « J’applaudirai. »',
  ),
  tale(
    'taleB',
    '« Chez nous », dit {a}, « il y avait une chaise pour les absents. On mettait une assiette devant. »\n— Pour qui ?\n— Ça dépendait des jours. Un jour, c’était pour le facteur, qui était parti en vacances. Il est rentré sans prévenir, en plein dessert.\n{H} attendit la suite. « Il n’a même pas été surpris. Il s’est assis, et il a demandé le sel. »',
  ),
  tale(
    'taleB',
    '« Quand j’étais petit{a.e} », dit {a}, « je gardais une boîte de silences. Celui d’avant l’orage. Celui d’après la dispute. »\n— Comment on les attrape ?\n— On ouvre la boîte, et on se tait. Le meilleur, je l’ai pris un matin de neige.\n{H} voulut savoir où était la boîte. « Mon cousin l’a ouverte pour voir. Il dit qu’elle était vide. Mais il l’a dit tout bas. »',
  ),
  tale(
    'taleC',
    '{Ils} jouèrent au jeu où il faut nommer une chose qui ne tient pas dans une valise. « Un écho », dit {a}. « Mardi », dit {h}. « L’odeur de la pluie. »\n— Une promesse.\n— Si, dit {a}. Une promesse tient dans n’importe quelle valise. Il faut seulement la rouvrir.\n<{H} réfléchit. C’était plus dur que prévu.> « Une plus grande valise », dit enfin {h}, et la partie fut gagnée.',
  ),
  tale(
    'taleC',
    '« Quelle est la chose la plus courageuse que tu aies faite ? » demanda {h}. {A} n’eut pas à chercher. « J’ai sonné chez quelqu’un pour demander pardon. Avec un gâteau. »\n— Et ?\n— Le gâteau n’était pas cuit au milieu.\n<Il y eut un silence.> « On a mangé le tour », dit {a}. « Il en restait assez. » Puis {a} retourna la question, et {h} dit : « Je crois qu’elle n’est pas encore faite. »',
  ),
  tale(
    'taleC',
    '« Si tu étais un meuble ? » demanda {a}.\n— Un tiroir, dit {h}. Celui qui coince.\n{A} voulait être une étagère, à cause de la vue. {Ils} cherchèrent pour tous les gens connus. <Cela fit trois fauteuils, un porte-manteau et une table à rallonge.> « Et ce qu’on est en train de faire, ça serait quoi ? » {Ils} y réfléchirent longtemps. « Un escabeau », dit {h}.',
  ),
]

/** Small adventures behind doors, for plots that play in a building or a ship. */
const INDOORS: readonly Insert[] = [
  rich(
    'road',
    5,
    [
      'La lumière s’éteignit toute seule, comme font les lumières qui surveillent la dépense. {H} chercha le bouton à tâtons et trouva un nez. « Pardon », dit le nez. Il appartenait à un monsieur en peignoir qui cherchait la même chose. À trois, on tâta le mur. <« Si vous trouvez ma porte aussi, je suis preneur », dit le monsieur.> Quand il fit clair, il était devant.',
    ],
    'bedtime/christmas/horror/scifi !toddler',
  ),
  rich(
    'road',
    5,
    [
      'L’ascenseur s’arrêta entre deux étages pour réfléchir. {A} appuya sur tous les boutons, puis encore sur un, plus gentiment. « Il faut que l’idée vienne de lui », dit {a}. {Ils} s’assirent par terre. Au-dessus, on marchait. Au-dessous aussi. « Nous ne sommes nulle part », dit {h}. <« J’ai toujours voulu voir », dit {a}.> L’ascenseur soupira enfin et les déposa à un étage que personne n’avait demandé. De là, c’était plus près.',
    ],
    'christmas/scifi !toddler',
  ),
  rich(
    'road',
    5,
    [
      'Une porte bâillait, qui d’ordinaire restait close. Derrière, un débarras : un globe avec d’anciens pays, un patin tout seul, un carton marqué « Lucien, ne pas ouvrir ». « Qui est Lucien ? » demanda {h}.\n— Quelqu’un de curieux, en tout cas, dit {a}.\n{Ils} n’ouvrirent pas. <Cela leur coûta un certain effort.> En partant, {h} se retourna. Le patin regardait maintenant de l’autre côté.',
    ],
    'bedtime/christmas/horror/scifi !toddler',
  ),
  rich(
    'road',
    5,
    [
      'Quelqu’un venait en sens inverse, une pile de linge dans les bras, les yeux fermés, l’air très content. « On ne réveille pas », chuchota {a}. {Ils} se rangèrent contre le mur. La personne s’arrêta devant {h}, posa une serviette pliée sur ses bras et dit : « Pour jeudi. » <Puis elle repartit sans rien heurter.> « Qu’est-ce qu’il y a, jeudi ? » demanda {h}.\n— Il faudra rendre la serviette, dit {a}.',
    ],
    'bedtime/horror/christmas !toddler',
  ),
]

/** Small adventures under the sky. */
const OUTDOORS: readonly Insert[] = [
  rich(
    'road',
    5,
    [
      'Un homme traversait la rue avec une vitre si propre qu’on ne voyait que ses mains. « Je tiens quelque chose ? » demanda-t-il. {H} toucha. « Oui. »\n— Merci. Depuis ce matin, j’ai un doute.\nOn l’accompagna jusqu’à sa fenêtre. Il posa la vitre, et il y eut un dehors et un dedans. <De l’autre côté, il disait quelque chose. On n’entendait plus rien.>',
    ],
    'adventure/generic/love !indoors !toddler',
  ),
  rich(
    'road',
    5,
    [
      'Une vieille dame vendait une seule tomate, sur une table pliante. « C’est combien ? » demanda {h}.\n— Ça dépend. Pour quoi faire ?\n— Pour manger.\n— Alors elle n’est pas à vendre. C’est la dernière.\n{A} voulait continuer, mais {h} s’assit. On parla tomates, tuteurs, orages. À la fin, la dame sortit un couteau et du sel. « Voilà », dit-elle, trois morceaux plus tard, et elle plia la table.',
    ],
    'adventure/generic/love !indoors !toddler',
  ),
  rich(
    'road',
    5,
    [
      'Sur un mur, un chat barrait la route en ne la barrant pas. On aurait pu passer. Mais il regardait d’une telle façon qu’on s’arrêtait. « Il veut quelque chose ? » demanda {a}.\n— Il veut qu’on veuille quelque chose, dit {h}.\nOn demanda la permission. Le chat lava une oreille, réfléchit, lava l’autre. <Puis il descendit et marcha devant, comme si l’idée était de lui.> Pendant trois rues, {ils} eurent un guide.',
    ],
    'adventure/generic/love !indoors !toddler',
  ),
  rich(
    'road',
    5,
    [
      'Trois joueurs de boules regardaient le sol, les mains dans le dos. « Laquelle est la plus près ? » demanda l’un. {H} se mit à quatre pattes et mesura avec un brin d’herbe. « Celle-ci. D’un cheveu. »\n— De quelle couleur, le cheveu ? demanda le perdant.\n<On remesura. Le brin d’herbe avait poussé, disait-il.> Finalement, tout le monde serra la main {à}, même la boule.',
    ],
    'adventure/generic/love !indoors !toddler',
  ),
  rich(
    'road',
    5,
    [
      'Sur un banc traînait le journal de demain. Du moins, la date était celle de demain. {A} tendit la main, {h} la retint. « Et si on est dedans ? »\n— On saurait comment ça finit.\n— Justement.\n<{Ils} regardèrent le journal, et le journal les regarda.> {Ils} ne lurent que la météo. « Variable », disait-elle. Cela ne les avança pas, et {ils} en furent content{es}.',
    ],
    'adventure/generic/love/christmas !indoors !toddler',
  ),
]

export const taleBeats: readonly Insert[] = [...TALES, ...INDOORS, ...OUTDOORS]
