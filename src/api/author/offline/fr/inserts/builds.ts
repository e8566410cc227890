import type { Template } from '../../language-pack.ts'

interface Build {
  readonly road: readonly Template[]
  readonly portrait: readonly Template[]
}

/** Told on the way, where the build gets the hero past something; or, shorter, in the portrait. */
export const BUILD: Readonly<Record<string, Build>> = {
  tall: {
    road: [
      'La porte suivante avait son verrou tout en haut. {H} était grand{e}. <On le lui avait assez reproché, au cinéma surtout.> Un bras tendu, et le verrou céda.',
      'Quelque chose brillait sur le dessus d’une armoire. {H} était grand{e}, et les armoires n’ont pas de secret pour ces gens-là. C’était une clé. <Elle n’ouvrait rien, mais elle montrait qu’on cherchait bien.>',
      'Par-dessus le mur, on ne voyait rien. Sauf quand on était grand{e}, comme {h}. « Alors ? » demanda {a}.\n— Encore un mur, dit {h}. Plus petit.',
      'La branche barrait le passage à bonne hauteur. {H}, grand{e} comme on sait, la souleva du front. <Le front s’en souvint jusqu’au soir.>',
    ],
    portrait: [
      '{H} était grand{e} et se cognait à toutes les lampes.',
      'Grand{e} comme une échelle, {h} cueillait les ballons dans les arbres.',
      '{H} était grand{e}. Les pantalons l’apprenaient toujours trop tard.',
      'Dans les rangs, {h} était grand{e} et se mettait au fond. On y voit mieux.',
      'Quand on est grand{e} comme {h}, il pleut sur vous un peu plus tôt.',
    ],
  },
  muscular: {
    road: [
      'Une caisse barrait le passage, lourde comme un lundi. {H} était fort{e}. <{Il} n’en faisait pas une histoire, d’ordinaire.> La caisse se poussa.',
      'Le volet était coincé depuis des années. {H}, qui était fort{e}, tira une fois. Il y eut un cri de vieux bois, puis de la lumière.',
      '« À trois », dit {a}. {H} était fort{e} et souleva le couvercle à deux. <« Il fallait attendre », dit {a}.>',
      'Un vieux monsieur attendait devant une armoire, au bas d’un escalier. {H} était fort{e}. L’armoire monta. <Le monsieur aussi, assis dedans, car il était fatigué.>',
    ],
    portrait: [
      '{H} était fort{e} et ouvrait les bocaux de toute la famille.',
      'Fort{e} comme un cheval de labour, {h} portait les courses des autres.',
      '{H} était fort{e}. Les poignées de porte se méfiaient.',
      'On disait {h} fort{e}, parce {qu’il} rendait les câlins avec les intérêts.',
      '{H} était fort{e} et s’excusait auprès des sacs avant de les soulever.',
    ],
  },
  small: {
    road: [
      'La porte suivante ne s’ouvrait que d’une main. {H} était petit{e}. <Cela n’avait pas toujours été drôle, devant les comptoirs.> Ici, {il} passa, et ouvrit de l’autre côté.',
      'Sous la haie courait un tunnel de hérisson. {H} était petit{e}, assez pour y ramper. De l’autre côté, le chemin continuait.',
      'Tout le monde regardait en l’air. {H}, petit{e}, regardait à hauteur de serrure. « C’est par ici », dit {h}.',
      'Le trou dans la palissade n’était pas grand. {H} était petit{e}. Il resta un bouton au bois, et ce fut tout.',
    ],
    portrait: [
      '{H} était petit{e} et voyait donc beaucoup de choses par-dessous.',
      'Petit{e} comme {il} l’était, {h} gagnait toujours à cache-cache.',
      '{H} était petit{e}. Le tabouret de la cuisine faisait partie de la famille.',
      '{H} était petit{e}, mais seulement en hauteur.',
      'Comme {h} était petit{e}, on se penchait pour lui parler. On entendait mieux, du coup.',
    ],
  },
  slender: {
    road: [
      'Contre le mur s’appuyait une échelle qui ne portait plus grand monde. {H} avait la taille fine. <L’échelle soupira, par politesse.> De là-haut, on voyait la suite.',
      'La planche pliait au-dessus du ruisseau. {H}, dont la silhouette était fine, passa la première moitié en retenant son souffle, et l’autre aussi.',
      'Entre les deux barreaux, une main passait à peine. Celle {de} était fine. Elle trouva le loquet, à tâtons.',
      'Il fallait marcher sur le bord sans réveiller le plancher. {H} avait le pas léger et la taille fine. Le plancher dormit.',
    ],
    portrait: [
      '{H} avait la taille fine, mais n’était pas en sucre.',
      'Le vent demandait toujours si {h} voulait venir, à cause de sa silhouette fine.',
      '{H} avait la silhouette fine d’un point d’exclamation.',
      'Une silhouette fine, deux grands pieds : le cordonnier aimait bien {h}.',
      '{H} avait des mains fines. La taille aussi était fine, et les excuses plus encore.',
    ],
  },
  slim: {
    road: [
      'Le passage était étroit comme le dos d’un livre. {H} était mince. <On souffle, on rentre le ventre, on ne rit pas.> De l’autre côté, on put respirer.',
      'La grille bâillait à peine. {H}, mince comme un signet, se glissa. <Un bouton protesta.>',
      'Derrière l’armoire, il y avait la largeur d’un bras. {H} était mince et trouva ce qui était tombé là : trois peluches de poussière et un indice.',
      'Il restait une place entre deux messieurs endormis. {H} était mince. Ils ne s’aperçurent de rien, et l’un d’eux ronfla plus doucement.',
    ],
    portrait: [
      '{H} était mince comme un signet et disparaissait volontiers dans les livres.',
      'Mince comme une aiguille, {h} passait partout. Le fil suivait.',
      '{H} était mince et mangeait pourtant comme un déménageur.',
      'De profil, {h} était si mince qu’on attendait la suite.',
      '{H} était mince. Dans les manteaux, il restait toujours de la place pour quelqu’un.',
    ],
  },
  athletic: {
    road: [
      'Il fallait courir les derniers mètres, sinon la porte se refermait. {H} était agile. <Au club, on disait « le raccourci ».> La porte se referma derrière.',
      'Le muret était haut, le temps court. {H} était agile : un pied, une main, et voilà. « Je fais le tour », dit {a}.',
      'Un papier s’envolait, celui qu’il ne fallait pas perdre. {H} était agile et le rattrapa au-dessus d’une flaque. <La flaque, en revanche, rattrapa {h}.>',
      'De pierre en pierre, on pouvait traverser. {H} était agile et n’en rata qu’une. <Elle n’était pas très profonde.>',
    ],
    portrait: [
      '{H} était agile et prenait les escaliers deux par deux.',
      'Agile comme un écureuil, {h} ne voyait pas l’intérêt des portes.',
      '{H} était agile. Les tramways partaient rarement sans {soi}.',
      '{H} était agile et arrivait toujours avant ses lacets.',
      'On croyait {h} ici, {il} était là : c’est ce que veut dire agile.',
    ],
  },
}
