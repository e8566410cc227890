import { always, core, more, type Plot, scene, slot } from '../../language-pack.ts'

/** Love, or friendship: a recipe torn in two, kept by two houses that have stopped speaking. */
export const fourQuarters: Plot = {
  id: 'four-quarters',
  categories: ['love', 'generic'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Mattéo', gender: 'male', connection: '' },
    b: { name: 'Ondine', gender: 'female', connection: 'grand-tante' },
  },
  titles: ['Le quatre-quarts', 'La recette déchirée', '{H} et la moitié d’un gâteau'],
  teasers: [
    'Une recette est déchirée en deux. {H} a les quantités. En face, quelqu’un a le reste.',
    'Farine, beurre, sucre, œufs : un quart de chaque. Mais le bord du papier est arraché, et il manque une phrase.',
  ],
  start: '{H} a la moitié gauche d’une recette. L’autre moitié est chez {a}, et les deux maisons ne se parlent plus.',
  byname: '{h}, moitié gauche',
  places: [
    { name: 'La cuisine du bas', description: 'Il y a une balance et un tiroir qui ferme mal.' },
    { name: 'La cuisine du haut', description: 'Il y a un four et une fenêtre qui donne sur l’autre.' },
    { name: 'L’escalier commun', description: 'Chacun en balaie la moitié, au millimètre.' },
  ],
  scenes: [
    scene(['Moitié gauche', 'Deux maisons, un escalier', 'Le papier déchiré'], 'La moitié d’une recette.', [
      core(
        [
          'Au dos d’un tiroir, {là}, {h} trouva la moitié gauche d’une recette. Farine, beurre, sucre, œufs. Puis « On bat », « On ne », « Surtout ». L’autre moitié était en face, dans une maison avec qui l’on ne parlait plus.',
        ],
        [
          'Au dos d’un tiroir, {là}, {h} trouva un papier jauni, déchiré du haut en bas. C’était la moitié gauche d’une recette. On lisait : « Quatre-quarts de la rue. Farine, une livre. Beurre, une livre. Sucre. Œufs. » Ensuite, il n’y avait que des débuts de phrases. « On bat. » « On ne. » « Surtout. » La moitié droite était, tout le monde le savait, dans la cuisine d’en face.',
          'Autrefois, {là}, il y avait un gâteau pour la fête de la rue. Un seul, énorme, fait à deux maisons. Puis il y eut une dispute, et l’on déchira la recette par le milieu, pour être justes. {H} avait les quantités. <Avec les quantités, on fait du sable.> La manière, c’était chez {a.+}, de l’autre côté de l’escalier.',
        ],
        '',
        'apart',
      ),
      always([
        'La fête de la rue était dimanche. Depuis la dispute, on y servait des biscuits en paquet, chacun les siens. {H} voulait goûter au gâteau dont les vieux parlaient en baissant la voix. Pour cela, il fallait sonner.',
        '{H} avait un souvenir, ou ce que l’on en raconte : une tranche trop chaude, un nuage, quelqu’un qui riait. C’était avant. {H} voulait que ce soit aussi après. <On était mardi. La fête était dimanche.>',
      ]),
      slot('portrait'),
      core(
        [
          '{A.+} n’ouvrit qu’une moitié de porte.\n— « On ne », dit {h}. On ne quoi ?\n— « bouge pas la pâte quand elle dort », dit {a}. Tu as le début ?',
        ],
        [
          '{A.+} ouvrit, ou plutôt sa moitié de porte.\n— C’est pour quoi ?\n— « On ne », dit {h}. On ne quoi ?\n{A} resta un moment la main sur la chaîne.\n— « bouge pas la pâte quand elle dort », dit {a}. Pourquoi ? Tu as le début ?',
          'Sur le palier, {h} rencontra {a.+}, qui balayait sa moitié et s’arrêta pile à la ligne.\n— Qu’est-ce qu’il y a, sur la tienne, après « Surtout » ? demanda {h}.\n{A} leva la tête, très lentement.\n— Une tache de beurre, dit {a}. Et une phrase. On en rêve, chez nous, de savoir ce qu’il y avait avant.',
        ],
      ),
      slot('company'),
      more(1, [
        'La raison de la dispute, personne ne la savait plus. Chez {h}, on croyait à une histoire de balcon. En face, on penchait pour une chèvre. <Il n’y avait jamais eu de chèvre. Cela n’empêchait pas d’y tenir.>',
      ]),
    ]),
    scene(['Sans mettre les papiers ensemble', 'Premier gâteau', 'Trop de fierté'], 'On cuit en cachette.', [
      core(
        [
          'On n’avait pas le droit de réunir les papiers. Alors on les lut de fenêtre à fenêtre. « On bat », criait {h}. « Les jaunes ! » répondait {a}. Un bus passa. Le gâteau sortit plat comme une assiette.',
        ],
        [
          'On ne pouvait pas réunir les deux papiers : c’était promis, de chaque côté, depuis trente ans. Alors on les lut à voix haute, {h} de sa cuisine, {a} de la sienne, par la fenêtre. « On bat », criait {h}. « Les jaunes ! » répondait {a}. Un bus passa au mauvais moment. Le premier gâteau sortit plat comme une assiette. <On l’aurait crue d’ailleurs, avec un motif.>',
          'La chose se fit la nuit, par-dessus la cour, avec un bout de papier chacun et une lampe. « Une livre de », disait {h}. « Tamisée », disait {a}. Ce qu’on avait mal entendu, on l’inventa. Le gâteau monta, sortit du moule, regarda autour de lui, et s’effondra. <{Ils} le mangèrent quand même, à la cuillère, chacun à sa fenêtre.>',
        ],
      ),
      more(1, [
        'Le deuxième gâteau eut le goût de savon. Le troisième sonnait creux. Le quatrième, on l’offrit aux poules du quai, qui changèrent de quai. <{A} en tenait le compte à la craie, sur le mur de la cour, du côté où il n’y avait pas de ligne.>',
      ]),
      more(2, [
        '— Tu casses les œufs d’une main, dit {a} à travers la cour.\n— Tout le monde fait ça.\n— Non, dit {a}. Chez nous, il en faut deux, et on a toujours des coquilles.\n{H} en cassa un autre, plus lentement que nécessaire.',
      ]),
      slot('road'),
      more(2, [
        'L’épicier vendit du beurre à l’un, puis à l’autre, le même jour, pour la quatrième fois.\n— Il se passe quelque chose dans votre rue, dit-il. C’est la première fois depuis trente ans que je vois monter les œufs des deux côtés.',
      ]),
    ]),
    scene(['Trente ans', 'Ce {b.que} a vu', 'Contre une tasse'], 'Celle qui se souvient.', [
      core(
        [
          'Seule restait {b.+}, qui se souvenait du vrai gâteau.\n— La dernière ligne est partie dans la déchirure, dit {b}. Je la dirai à qui balaie l’escalier en entier.',
        ],
        [
          '{B.+} avait goûté au vrai gâteau, on le savait.\n— C’est la dernière ligne qui vous manque, dit {b}. Elle était dans la déchirure. Elle n’est ni sur l’une, ni sur l’autre. Je pourrais vous la dire. Mais je ne la dirai qu’à quelqu’un qui balaie l’escalier en entier.',
          '— Vous ne l’aurez jamais, dit {b.+}, qui avait encore le nez de ce temps-là. La ligne du milieu est partie en poussière, quand on a tiré. Je l’ai lue. Je l’échange contre quelque chose que vous n’aimez pas : que l’un de vous demande pardon. Pour la chèvre, ou le balcon, ça m’est égal.',
        ],
        '',
        'together',
      ),
      slot('questions'),
      core(
        [
          '{H} balaya les marches, les siennes et les autres.\n— « Quatre quarts », dit {b}. Comptez donc. Vous n’êtes que deux.',
        ],
        [
          '{H} prit un balai et descendit les marches. Les siennes, puis, sans s’arrêter au milieu, les autres. On le voyait de toutes les fenêtres. Une voix dit : « Eh bien. » En bas, {h} posa le balai.\n— « Quatre quarts », dit {b}. Comptez donc. Vous n’êtes que deux.',
          'Ce n’était ni l’un ni l’autre, c’étaient des gens d’avant. {H} le fit pourtant, au milieu de l’escalier, assez fort. « Pardon pour la chèvre. » Il y eut un long silence. « Quelle chèvre ? » demanda une fenêtre.\n{B} souriait.\n— C’est dans le nom du gâteau, dit {b}. On ne lit jamais le titre.',
        ],
      ),
      more(1, [
        '— C’était comment ? demanda {a}.\n{B} ferma les yeux.\n— On mordait, et on ne disait plus rien. Après, on se demandait des nouvelles. <C’était long, à finir. C’était fait pour.>',
      ]),
      slot('quiet'),
      slot('road'),
    ]),
    scene(['Samedi soir', 'Sixième gâteau', 'Porte du four'], 'Samedi soir, tout retombe.', [
      core(
        [
          'Le samedi soir, le gâteau gonflait, rond, doré. {H} entrouvrit le four pour voir. Le gâteau se dégonfla, avec un petit « ho ». Il n’y avait plus ni œufs, ni beurre.',
        ],
        [
          'Le samedi, on cuisait encore. Le sixième gâteau gonflait, rond, doré. {H} ouvrit le four pour le voir, {a} se pencha aussi. Un courant d’air entra, et le gâteau se dégonfla sous leurs yeux, avec un petit « ho ». Il n’y avait plus ni œufs, ni beurre, ni temps.',
          'Le soir, dans la cuisine du haut, puisqu’il fallait bien se mettre quelque part, on attendit devant la vitre. Cela montait. <Le genou {de} touchait celui {a.de}, à cause de l’étroitesse du tabouret.> Puis {a} dit : « Il est beau », souffla sur la porte pour mieux voir, l’ouvrit d’un doigt. Le gâteau s’assit. La dernière livre de beurre était dedans.',
        ],
      ),
      slot('road'),
      more(1, [
        '— « Surtout », relut {h}.\n— « pas avant », relut {a}.\nOn se regarda. Cela se lisait d’un trait, à condition d’être à deux.\n<« On aurait pu commencer par là », dit {a}.>',
      ]),
      slot('quiet'),
      more(3, [
        'Dans la cour, on éteignit une lampe, puis une autre. Il en resta deux, une de chaque côté. Elles avaient toujours été là. On ne les avait jamais vues ensemble.',
      ]),
      more(2, [
        'Sur le mur de la cuisine, il y avait deux clous, à deux mains l’un de l’autre. On se demandait depuis toujours à quoi ils servaient. {H} tint sa moitié de papier sous le clou de gauche. {A} tint la sienne sous le clou de droite. <On recula d’un pas, pour voir. On recula ensemble.>',
      ]),
    ]),
    scene(['Quatre', 'Comptez donc', 'Qui apporte quoi'], 'Les quatre quarts.', [
      slot('key'),
      core(
        [
          'Quatre quarts, cela voulait dire quatre qui apportent ! {H} frappa en bas, {a} en haut. On vint en robe de chambre, avec des œufs, du beurre. On mit les deux papiers bord à bord, et l’on cuisit sans ouvrir la porte.',
        ],
        [
          'Quatre quarts, ce n’étaient pas seulement quatre choses. C’étaient quatre mains qui apportent. {H} alla taper au rez-de-chaussée, {a} au grenier.\n— Il nous manque un quart, dit {h}. De beurre.\n— Il nous manque un quart, dit {a}. De sucre.\nOn vint en robe de chambre, avec des paquets entamés et des airs de rien. À minuit, il y avait dans la cuisine quatre étages. On mit enfin les deux papiers bord à bord, et l’on cuisit sans ouvrir la porte.',
          '{H} compta sur la recette : farine, beurre, sucre, œufs. Qui avait donné quoi, dans le temps ? Tout en haut du papier, sous la tache, il y avait quatre initiales. Deux de son côté, deux du côté {a.de}.\n— Ce n’est pas nous deux qui avons raté, dit {h}. C’est qu’on manque de monde.\n{A} ouvrit la fenêtre et cria dans la cour, sans cérémonie, ce qu’il fallait. Une porte s’ouvrit avec des œufs, une autre avec du beurre. Les deux moitiés se touchèrent. À la jointure, en recollant les lettres, on put lire : « ensemble ».',
        ],
      ),
      core(
        [
          'Il sortit à une heure du matin. {A} coupa la première tranche et en donna la moitié {à}. C’était trop chaud, et très bon.',
        ],
        [
          'Il sortit à une heure du matin. Personne ne parla. On le posa sur l’escalier, exactement au milieu. {A} coupa la première tranche et en donna la moitié {à}. C’était trop chaud. {Ils} la mangèrent trop chaude.',
          'Quand on l’ouvrit, c’était un nuage avec une croûte. <Il resta debout.> On se demanda des nouvelles, d’abord celles de la semaine, puis celles de trente ans. {H} et {a} firent la vaisselle, très lentement, puisqu’il y avait deux torchons.',
        ],
      ),
    ]),
    scene(['La fête', 'Recollée', 'Un tabouret étroit'], 'Dimanche.', [
      slot('after'),
      more(2, ['{B} eut la tranche du milieu, celle qui tremble.\n— C’est ça, dit {b}. C’est exactement ça.']),
      core(
        [
          'La recette est accrochée dans l’escalier, recollée. Chez {h}, il y a un œuf de côté. Chez {a}, il y en a un autre. [On ne sait jamais quand on aura besoin de sonner.|C’est une raison de sonner.]',
        ],
        [
          'La recette est accrochée dans l’escalier, maintenant, recollée avec du papier transparent. On lit bien tout, sauf au milieu, où l’on voit la cicatrice. Chez {h}, il y a un œuf de côté. Chez {a}, il y en a un autre. <{W.fini}> On ne sait jamais quand on aura besoin de sonner.',
          'Dimanche soir, on rentra la table. <{W.fini}> Sur le palier, {h} prit le balai et {a} aussi. On balaya les miettes, chacun de son côté, jusqu’au milieu. Là, on se trouva nez à nez, avec un seul petit tas. Et il fallut bien décider qui tiendrait la pelle.',
        ],
      ),
    ]),
  ],
}
