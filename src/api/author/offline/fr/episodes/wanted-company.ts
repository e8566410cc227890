import type { Episode } from '../../language-pack.ts'
import { ANYWHERE, happens, mayHappen } from './together.ts'

/** A dancing class with one too few. */
export const missingPartner: Episode = {
  ...ANYWHERE,
  id: 'missing-partner',
  titles: ['Un, deux, trois', 'Il manque un pied', 'Cours de valse'],
  summary: 'Dans un cours de danse, il y a une personne sans personne.',
  beats: [
    happens(
      '— Et un, deux, trois, disait une voix derrière une porte ouverte. Non, madame Roux. L’autre trois.\nDes gens tournaient, deux par deux, en comptant leurs pieds. <Au fond, un homme tournait seul, les bras autour d’un manteau.>',
      'La musique venait d’un petit poste, posé sur une chaise. Autour de la chaise, des couples se marchaient dessus avec application. Ils étaient neuf. <Le neuvième dansait avec un manteau, et le manteau menait.>',
    ),
    happens(
      '— Vous tombez bien, dit la maîtresse de danse, une canne à la main. Il en faut un, ou une. Qui sait danser ?\n{A} regarda le plafond. {H} fit un pas en arrière et se retrouva au milieu.\n— Moi non plus, dit l’homme au manteau. Je m’appelle Firmin. Excusez-moi d’avance.',
    ),
    mayHappen(
      1,
      '{A} n’y coupa pas. La maîtresse lui donna son balai. Il était léger, disait-elle, et ne parlait jamais de son travail. <{A} le fit tourner, puis le balai fit tourner {a}.>',
    ),
    happens(
      'Firmin comptait. Il disait un, et le deux était déjà passé. {H} lui marcha sur le pied gauche, puis sur le droit, par équité.\n— Chez moi, je savais, dit Firmin. Avec Marthe. Elle chantonnait, et mes pieds n’avaient rien à faire.\n— Que chantonnait-elle ?\nIl ouvrit la bouche. Il ne savait plus.',
    ),
    happens(
      '— Fermez les yeux, dit {h}. Ne comptez plus. Marchez.\nIls marchèrent. Au bout d’un tour, quelque chose sortit de Firmin, un petit bruit de gorge, trois notes, et encore trois. <Ce n’était pas l’air du poste.> La maîtresse tourna le bouton. Tout le monde s’arrêta pour entendre. Les pieds de Firmin, eux, continuaient.',
      '{H} essaya un air, n’importe lequel. Firmin secoua la tête. Un autre. Non plus. Au troisième, faux et sans paroles, il se redressa.\n— Presque, dit-il, et il le corrigea.\nIls partirent. <Les autres se poussèrent contre le mur.> Le manteau, sur sa chaise, avait une manche qui battait la mesure.',
    ),
    mayHappen(2, 'En sortant, {a} garda longtemps le pas de valse. Pour les marches, ce n’était pas commode.'),
  ],
}

/** A lit birthday cake, and nobody whose birthday it is. */
export const wanderingCake: Episode = {
  ...ANYWHERE,
  id: 'wandering-cake',
  titles: ['À qui le gâteau ?', 'Dix bougies', 'Avant que la cire coule'],
  summary: 'Une dame porte un gâteau allumé et cherche celui qui a l’âge.',
  beats: [
    happens(
      '— C’est votre anniversaire ? demanda une dame, essoufflée.\nElle tenait un gâteau devant elle. Dix bougies brûlaient dessus, déjà plus courtes d’un côté. <Elle marchait de profil, à cause du courant d’air.>',
      'Une lumière approchait en tremblant. Derrière la lumière, il y avait une dame, un tablier, et dessous un gâteau à dix bougies.\n— Vite, dit-elle. Qui est-ce qui a dix ans ?',
    ),
    happens(
      'On le lui avait commandé au téléphone. Un gâteau pour dix, avait dit une petite voix, allumé, s’il vous plaît. Puis on avait raccroché. Il n’y avait pas d’adresse. <Elle avait d’abord mis dix parts, puis dix bougies. Maintenant, elle doutait des deux.>',
    ),
    mayHappen(
      1,
      'La cire coulait sur la crème. {A} marchait devant, le manteau écarté, pour faire paravent. <De loin, cela ressemblait à une procession. Deux personnes se découvrirent.>',
    ),
    happens(
      '{H} s’arrêta.\n— Qu’a-t-elle dit, la voix ? Exactement ?\nLa dame ferma les yeux. « Un gâteau pour dix. Allumé, s’il vous plaît. Il fait noir chez nous. »\nOn écouta. Il n’y avait qu’un endroit, par là, où l’on n’entendait rien et où l’on ne voyait rien. C’était une porte, tout au bout, avec un fil qui pendait.',
    ),
    happens(
      'Derrière la porte, il y avait une panne. Dans la panne, on devinait des têtes. Dix, de toutes les tailles, assises par terre, et personne n’avait d’anniversaire.\n— On voulait juste de la lumière, dit une petite fille. Et puis un gâteau, tant qu’à faire.\n<On souffla une bougie sur deux, pour que cela dure.> Les parts, elles, tombaient juste.',
      '— Ah, dit une petite voix, dans le noir. Le voilà.\nLe gâteau entra, et l’on vit une chambre, dix visages, un fil coupé. Ce n’était la fête de personne. C’était seulement une lampe cassée, et quelqu’un qui avait eu une idée. <La dame s’assit. Elle n’avait jamais livré un gâteau à cause de ses bougies.>',
    ),
    mayHappen(2, 'Il resta une part, bien que le compte y fût. {A} dit que c’était la part du fil.'),
  ],
}

/** A cook who tastes that something is missing. */
export const missingTaste: Episode = {
  ...ANYWHERE,
  id: 'missing-taste',
  titles: ['Il manque quelque chose', 'Une pincée', 'La louche'],
  summary: 'Un cuisinier goûte, et il manque toujours quelque chose.',
  beats: [
    happens(
      '— Ouvrez la bouche, dit un homme {a.à}.\nIl avait une toque, une louche, et des yeux cernés. Derrière lui fumait une marmite où l’on aurait pu baigner un veau. {A} ouvrit la bouche.\n— Alors ?',
      'La marmite était grosse comme une barque. Un homme en toque en faisait le tour, goûtait, plissait le nez, recommençait. <Il y avait une échelle, pour le poivre.>\n— Vous, là, dit-il. Vous avez une langue. Approchez.',
    ),
    happens(
      '— Il manque quelque chose, dit {a}.\n— Je le sais bien ! Mais quoi ?\n{A} pensait au sel. {H} aurait dit le laurier. Un passant, consulté, dit l’ail. <Une dame dit qu’il n’y manquait rien, et le cuisinier en fut blessé.> Il mit du sel, du laurier, de l’ail. Il goûta.\n— Il manque quelque chose, dit-il.',
    ),
    mayHappen(
      1,
      'On versa un verre de vin, un oignon, un souvenir de vacances. On remua dans l’autre sens. <Cela ne changea pas le goût, mais la soupe eut l’air surpris.>',
    ),
    happens(
      'Il goûtait debout, la tête de côté, une seconde à peine, et il recrachait le mot : « Non. » Il goûtait ainsi depuis des heures. {H} lui prit la louche des mains.\n— Vous avez déjeuné ?\n— Moi ? dit le cuisinier. Je n’ai pas le temps. Je cuisine.\n{H} chercha une assiette. Il n’y en avait qu’une, pour les photos.',
    ),
    happens(
      'On la remplit. On le fit asseoir sur l’échelle. {A} lui noua la serviette, {h} lui donna du pain.\n— Doucement, dit {h}. Une cuillère, et puis une autre.\nÀ la troisième, il ferma les yeux. À la septième, il demanda du fromage. <Une couleur lui vint, des oreilles vers le nez.>\n— C’était la faim, dit-il. Il manquait la faim.',
      'Il mangea la première cuillère pour obéir. La deuxième, il la mangea. Puis il ne dit plus rien, et ce fut la plus belle chose qu’on lui ait entendu dire. <Les gens, autour, se mirent à chercher des bols.>\n— Elle est bonne, dit-il au fond de l’assiette. Elle l’était depuis longtemps.',
    ),
    mayHappen(2, '{A} en reprit deux fois. À la seconde, il ne manquait que de la place.'),
  ],
}

/** A woman who claps for whoever passes. */
export const applauder: Episode = {
  ...ANYWHERE,
  id: 'applauder',
  titles: ['Bravo', 'Celle qui applaudit', 'Un rappel'],
  summary: 'Une dame applaudit tous ceux qui passent.',
  beats: [
    happens(
      'Quelqu’un applaudit. {H} se retourna. Sur une chaise pliante était assise une dame en gants blancs, et elle battait des mains, en connaisseuse.\n— Très bien, le tournant, dit-elle. Beaucoup de naturel.',
      '— Bravo ! cria une dame.\n{A} venait seulement de se moucher. La dame avait une chaise pliante et des gants blancs, un peu usés au milieu. <Elle avait même crié avant la fin.>',
    ),
    happens(
      'Elle applaudissait les gens. Celui qui retient la porte. Celle qui cherche ses clés et ne jure pas. Un bébé, tout à l’heure, avait levé la tête pour la première fois : elle s’était mise debout. <« On n’applaudit que les artistes », disait-elle, « et ce sont eux qui ont le moins froid. »>',
    ),
    mayHappen(
      1,
      '{A} repassa, pour voir, en marchant mieux. Il n’y eut pas un bruit.\n— La première fois, c’était plus vrai, dit la dame.',
    ),
    happens(
      'Ses gants étaient les gants d’une salle. Elle avait été ouvreuse au théâtre, quarante ans. Elle éclairait les marches, et puis elle restait au fond, debout, à regarder. Le théâtre avait fermé. Elle avait gardé la chaise.\n— Et vous ? demanda {h}. Qui vous applaudissait ?\nLa dame rit. <Elle rit un peu longtemps.> On n’applaudit pas une lampe de poche.',
    ),
    happens(
      '{H} ne dit rien. {H} alla se placer devant elle, à la bonne distance, prit {a} par la manche, attendit le calme. Puis {h} se mit à battre des mains. {A} aussi. Un porteur posa sa malle et s’y mit. Cela gagna. <Des gens applaudissaient sans savoir quoi, et c’était la première fois qu’ils avaient raison.> La dame se leva, chercha où saluer, et salua.',
      '— Vous permettez ? dit {h}.\nOn plia la chaise, on l’ouvrit dans l’autre sens, on y assit {a}. La dame resta debout, les bras ballants. Alors {h} alluma une petite lampe et éclaira le sol, juste devant ses pieds. Elle fit trois pas dans le rond. {A} applaudit, à tout rompre. <Derrière, quelqu’un siffla, avec deux doigts.> Elle ne savait pas saluer. Elle apprit vite.',
    ),
    mayHappen(2, 'On s’éloigna sans se retourner. On marchait très bien. C’était bien naturel, et personne ne jura.'),
  ],
}
