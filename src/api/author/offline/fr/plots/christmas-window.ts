import { always, core, more, type Plot, scene, slot } from '../../language-pack.ts'

/** Christmas: in a department store window a clockwork bear will not drum, and what it needs is the breath of those who look. */
export const christmasWindow: Plot = {
  id: 'christmas-window',
  categories: ['christmas'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Ludovic', gender: 'male', connection: 'oncle' },
    b: { name: 'Rosalba', gender: 'female', connection: 'marraine' },
  },
  titles: ['L’ours qui ne jouait plus', 'Derrière la vitre', '{H} et la vitrine de Noël'],
  teasers: [
    'Dans la grande vitrine, tout bouge, sauf l’ours au tambour. On va le remplacer demain. {H} a une nuit.',
    'L’ours mécanique s’est arrêté. Personne ne trouve la panne, parce qu’elle n’est pas dans l’ours.',
  ],
  start:
    'Dans la vitrine du grand magasin, l’ours au tambour s’est arrêté. Demain, on le jette. {H} passe la nuit avec lui.',
  byname: '{h} du côté de l’ours',
  places: [
    { name: 'La vitrine', description: 'Il y neige toutes les onze secondes, au même endroit.' },
    { name: 'Les coulisses', description: 'Des poulies, des ficelles, une chaise, et un thermos sans bouchon.' },
    { name: 'Le trottoir d’en face', description: 'C’est d’ici qu’on voit le mieux qui regarde.' },
  ],
  scenes: [
    scene(['Onze secondes', 'L’ours', 'Demain, un renne'], 'L’ours au tambour s’est arrêté.', [
      core(
        [
          'Dans la vitrine du grand magasin, {là}, un vieil ours jouait du tambour tous les hivers. Cette année, il avait levé les bras et ne les baissait plus.',
        ],
        [
          'Toutes les onze secondes, dans la vitrine du grand magasin, {là}, il neigeait. Un train passait, un lapin glissait, une dame en papier ouvrait sa fenêtre. Au milieu, un ours en peluche frappait sur un tambour. Enfin, il frappait autrefois. Cet hiver, il restait les bras en l’air, comme s’il avait oublié la suite.',
          'Tout le monde connaissait l’ours. Il jouait du tambour dans la grande vitrine, {là}, depuis le temps des grands-parents. <Un poil sur deux lui manquait, mais jamais une mesure.> Au début de décembre, il leva les baguettes et ne les baissa plus. Autour de lui, la neige tombait toutes les onze secondes, sans oser faire de bruit.',
        ],
      ),
      always([
        'Sur la vitre, un papier : « Demain, nouveau décor. » Dans un carton, derrière, on voyait dépasser un renne neuf, avec une prise. {H} posa la main sur le verre. On n’éteint pas quelqu’un la veille de Noël. Pas sans avoir essayé.',
        '« Demain, il part à la benne », dit le chef de rayon en collant son papier. « On a un renne. Il fait trois chansons. » {H} regarda l’ours, qui regardait ailleurs. Il restait une nuit pour le faire jouer, et c’était celle du vingt-trois.',
      ]),
      slot('portrait'),
      core(
        [
          'Cette nuit-là, c’était {a.+} qui gardait le magasin.\n— Je ne te laisse pas entrer, dit {a}. Je laisse la porte mal fermée.',
        ],
        [
          'Par chance, il y avait {a.+}, qui gardait le magasin cette nuit-là à la place de quelqu’un, et qui avait les clefs.\n— Je ne te laisse pas entrer, dit {a}. Je laisse la porte mal fermée. Ce n’est pas pareil.',
          '— Tu entres ? demanda {a.+}, qui remplaçait le gardien pour une nuit et trouvait le temps long. J’ai un trousseau et de la soupe.\n— Pour l’ours, dit {h}.\n— Évidemment pour l’ours, dit {a}. <Moi aussi, j’ai eu un nez contre cette vitre.>',
        ],
      ),
      slot('company'),
      more(2, [
        'Une grande boutique, la nuit, ne dort pas, elle attend. Les mannequins avaient tous l’air d’avoir entendu quelque chose. <L’escalier roulant était arrêté, et l’on s’y prenait les pieds, parce que les pieds n’y croyaient pas.>',
      ]),
      more(3, [
        '— Il s’appelle comment ? demanda {a}.\nOn chercha une étiquette. Sur la patte gauche, il y avait écrit « Ne pas laver ».\n— Drôle de prénom, dit {h}. Mais on le comprend.',
      ]),
    ]),
    scene(['Vis et ressorts', 'Rien de cassé', 'Sous la peluche'], 'On ouvre l’ours.', [
      core(
        [
          'On entra dans la vitrine à quatre pattes et l’on ouvrit l’ours. Rien n’était cassé. Un fil de cuivre allait jusqu’à la vitre, on ne savait pourquoi. On remonta la clef. L’ours ne bougea pas.',
        ],
        [
          'On entra par la petite porte de la vitrine, à quatre pattes, dans la neige en coton. {H} dévissa une plaque dans le dos de l’ours. Des roues, des ressorts, et un tube de verre d’où partait un fil, jusqu’à la vitre. On huila tout. On remonta la clef. L’ours trembla une fois et resta comme il était. <Il neigea sur les outils.>',
          'Le mécanisme était beau et parfaitement propre. {H} suivit chaque roue du doigt, puis {a} fit de même avec une lampe. Rien de tordu, rien d’usé. Un tube de verre, avec un fil de cuivre, menait jusqu’à la vitre. On tourna la clef jusqu’au bout. Quelque chose, en haut, ne voulait pas lâcher. <« Il boude », dit {a}.>',
        ],
      ),
      more(1, [
        '{H} se pencha sur le tube de verre. Il y avait dedans un peu de liquide rouge, tout en bas.\n— C’est pour faire joli, dit {a}.\n— À l’intérieur d’un ours ? dit {h}.',
      ]),
      more(2, [
        '{H} essaya de lui bouger les bras à la main. Pan, fit le tambour. Pan. Cela sonnait faux, comme un rire qu’on fait pour être poli. <Le lapin passa sur sa glissière et regarda de l’autre côté.>',
      ]),
      slot('road'),
      more(2, [
        'Dans le rayon des jouets, trois cents ours neufs les regardèrent chercher des piles. Ils étaient doux, ils étaient propres, ils disaient tous la même phrase.\n— Merci, non, dit {a}, qui en avait pressé un par erreur.\n« Je t’aime », répondit l’ours neuf. <Il le dit encore trois fois, de plus en plus loin, dans l’ombre.>',
      ]),
    ]),
    scene(
      ['Celle qui a tiré les fils', 'Une heure d’immobilité', 'Le thermos'],
      'La dame des ficelles sait, mais veut un prix.',
      [
        core(
          [
            '{B.+} avait tiré les fils de la vitrine, dans le temps.\n— Je vous aide, dit {b}, si tu t’assois une heure derrière la vitre, sans bouger, et si tu regardes ceux qui passent.',
          ],
          [
            'Une seule personne avait travaillé derrière cette vitre au temps où l’ours jouait, et c’était {b.+}. On alla frapper, à minuit.\n— Je dirai ce que je sais, dit {b}, mais je vieillis. Je veux qu’on me remplace une heure. Tu t’assois dans la vitrine, tu ne bouges pas, tu regardes les gens. C’était ça, mon métier.',
            '{B.+} avait passé trois hivers dans les coulisses de la vitrine, à tirer des fils. {B} ouvrit en robe de chambre.\n— L’ours ? Ça ne m’étonne pas. Vous regardez dedans, tout le monde regarde dedans. Je vous aide si quelqu’un prend ma place, une heure, sans bouger un cil.',
          ],
        ),
        slot('questions'),
        core(
          [
            '{H} ne bougea pas d’un cil. Dehors, les gens ralentissaient, voyaient l’ours, repartaient. Pas un ne s’approchait de la vitre.',
          ],
          [
            '{H} s’assit dans le coton, entre le puits et le lapin. Au bout de dix minutes, le nez gratte. Au bout de vingt, c’est tout le reste. Dehors passèrent un balayeur, deux amoureux, une dame avec un chien. Ils ralentissaient, ils voyaient l’ours, ils repartaient. Personne ne s’approchait plus.',
            'Une heure, c’est long quand on est un décor. <Le lapin passa trois cent vingt-sept fois.> {H} vit un homme s’arrêter de loin, un enfant qu’on tirait par la main, un livreur qui mangeait un sandwich. Pas un ne vint coller le front au verre. C’était une chose que l’on ne faisait plus.',
          ],
        ),
        more(1, [
          'Dans les coulisses pendait un miroir de poche, au bout d’une ficelle.\n— C’était pour quoi ? demanda {h}.\n— Pour voir les yeux, dit {b}. De derrière, on ne voit que des dos de pantins. <Avec le miroir, je voyais pour qui je tirais.>',
        ]),
        slot('quiet'),
        slot('road'),
      ],
    ),
    scene(['Le carton du renne', 'Trois chansons', 'Cinq heures du matin'], 'L’aube approche, avec le renne.', [
      core(
        [
          'À cinq heures, le chef de rayon apporta le renne.\n— Jusqu’à l’ouverture, dit-il. Après, j’ai des consignes.',
        ],
        [
          'À cinq heures, le chef de rayon arriva, avec un diable et des gants.\n— J’ai des consignes, dit-il.\nIl brancha le renne pour l’essayer. Le renne chanta, sans respirer. L’ours gardait les bras levés. <On aurait dit qu’il se rendait.>',
          'On entendit rouler un chariot. C’était le chef de rayon, avec les mains froides et l’air de quelqu’un qui n’a pas choisi.\n— Je vous laisse jusqu’à l’ouverture, dit-il. Après, j’ai des consignes.\nEt il posa le renne à côté de l’ours. Le renne clignotait.',
        ],
      ),
      slot('road'),
      more(1, [
        '— Il vous manquera ? demanda {h} au chef de rayon.\nL’homme enleva un gant, puis le remit.\n— Ma mère m’amenait, dit-il. J’avais toujours le nez gelé. <On restait jusqu’à ce que la vitre soit toute blanche.> Enfin. Il y a des consignes.',
      ]),
      slot('quiet'),
      more(3, [
        'Le thermos n’avait plus de bouchon, et la soupe faisait un petit nuage. {A} en but, puis {h}. La buée monta contre le verre, tout près du museau de l’ours. Une baguette bougea. D’un doigt, pas plus.\n— Tu as vu ? dit {a}.\n— Quoi ? dit le chef de rayon, et il n’y avait plus rien à voir.',
      ]),
      more(2, [
        'Sur le trottoir, des gens commençaient à passer, le col relevé. Chacun avait un sac, une liste, un métro. {H} leur fit signe à travers la vitre. <Une dame salua, par réflexe, et rougit.> Une vitre sépare bien mieux qu’un mur, puisqu’on se voit.',
      ]),
    ]),
    scene(['La panne est dehors', 'Soufflez', 'Pan, pan, rataplan'], '{H} comprend où est la panne.', [
      slot('key'),
      core(
        [
          'La panne n’était pas dans l’ours. Elle était dehors : le fil de cuivre sentait si quelqu’un respirait contre la vitre.\n— Approchez, cria {h} aux passants. Et soufflez !\nCent bouches soufflèrent. Le verre devint blanc, et derrière, on entendit : pan, pan, rataplan.',
        ],
        [
          'La panne n’était pas dans l’ours. Elle était dehors. Le tube de verre, le fil de cuivre jusqu’à la vitre : cela mesurait la chaleur. L’ours jouait quand on le regardait de près, le nez contre le verre, et que l’on respirait.\n{H} courut sur le trottoir.\n— Venez, s’il vous plaît. Plus près. Et maintenant, respirez !\nUn balayeur souffla. Puis la dame au chien, puis le chien. La vitre devint blanche. L’ours frémit, pencha la tête, et ses deux bras tombèrent : pan, pan, rataplan.',
          'De dehors, {h} vit ce qu’on ne voit pas de dedans : la vitre était propre. Trop propre. Pas une trace de nez. Et à quoi sert un thermomètre dans un ours, sinon à sentir s’il y a quelqu’un ?\n{H} colla son front au verre et souffla. <Un rond de buée, un œil d’ours qui brille.> Un, c’était trop peu. {A} appela le boulanger, le livreur, l’école au complet. Cent bouches soufflèrent ensemble. Derrière le blanc, d’abord on ne vit rien. Puis on entendit : pan, pan, rataplan.',
        ],
      ),
      always([
        'Le chef de rayon avait le nez contre le verre, comme les autres. Il y resta longtemps. Puis il alla débrancher le renne, qui en était à sa deuxième chanson.',
        '— Les consignes, dit le chef de rayon.\nIl ne finit pas sa phrase. Il s’était mis sur la pointe des pieds, à cause de la buée. <Le renne, dans son carton, chanta encore un peu, étouffé.>',
      ]),
    ]),
    scene(['Traces de nez', 'On ne lave pas', 'La bonne distance'], 'Le matin de la vitrine.', [
      slot('after'),
      more(2, [
        '{B} vint à l’ouverture, en manteau, et regarda de dehors pour la première fois.\n— De ce côté, dit {b}, c’est mieux joué. <Et le miroir de poche passa de sa poche à celle {de}.>',
      ]),
      core(
        [
          'Le soir de Noël, la vitrine était pleine de traces de nez. L’ours jouait, un peu trop vite. Sur le verre, un papier neuf disait : « Ne pas laver. »',
        ],
        [
          'Le soir de Noël, la vitrine était blanche de bas en haut. On y voyait des nez, des mains, un museau de chien, et, tout en bas, un petit rond très net. <{W.fini}> L’ours jouait dedans, un peu trop vite. Au coin du verre, le chef de rayon avait mis un papier neuf : « Ne pas laver. »',
          'On ne nettoya plus la vitre jusqu’aux Rois. <{W.fini}> Quand {h} repassa, tard, il n’y avait personne. L’ours avait les bras en l’air. {H} se pencha, posa son nez à l’endroit le plus bas et respira. Dedans, tout doucement, pour une seule personne : pan, pan.',
        ],
      ),
    ]),
  ],
}
