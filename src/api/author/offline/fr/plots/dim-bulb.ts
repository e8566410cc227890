import { always, core, more, type Plot, scene, slot } from '../../language-pack.ts'

/** Christmas: two hundred lights on one wire go out because of one bulb, and somebody has unscrewed it on purpose. */
export const dimBulb: Plot = {
  id: 'dim-bulb',
  categories: ['christmas'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Solange', gender: 'female', connection: 'tante' },
    b: { name: 'Dimitri', gender: 'male', connection: 'voisin' },
  },
  titles: ['L’ampoule de trop', 'Deux cents lumières', '{H} dans la rue éteinte'],
  teasers: [
    'Une seule ampoule éteint toute la rue, à trois jours de Noël. {H} cherche laquelle, et trouve surtout pourquoi.',
    'Deux cents ampoules sur un seul fil. Quelqu’un en dévisse une, tous les soirs, et ce n’est pas par méchanceté.',
  ],
  start:
    'La guirlande de la rue a deux cents ampoules, et si l’une s’éteint, toutes s’éteignent. Depuis lundi, la rue est noire.',
  byname: '{h}, qui cherche l’ampoule',
  places: [
    { name: 'La rue', description: 'Deux rangs de fenêtres, et un fil qui zigzague entre elles.' },
    { name: 'Chez Dimitri', description: 'Des ampoules par tailles, dans des boîtes à œufs.' },
    { name: 'La fenêtre du deuxième', description: 'Elle est la seule à avoir un drap en guise de rideau.' },
  ],
  scenes: [
    scene(['Toutes ou aucune', 'La rue noire', 'Deux cents'], 'La rue s’éteint.', [
      core(
        [
          'La guirlande de la rue, {là}, avait deux cents ampoules sur un seul fil. Si l’une lâchait, toutes lâchaient. Trois jours avant Noël, la rue s’éteignit.',
        ],
        [
          'La guirlande de la rue, {là}, était d’un vieux modèle. Deux cents ampoules sur un seul fil, d’une fenêtre à l’autre, en zigzag. Si l’une lâchait, toutes lâchaient. <C’était ainsi que l’on faisait, au temps où les gens se connaissaient.> Trois jours avant Noël, au moment où {h} levait la tête, la rue s’éteignit.',
          '« Toutes ou aucune », disait-on de la guirlande. Elle passait de maison en maison, {là}, et chaque fenêtre en tenait un bout. {H} en avait le bout le plus bas et en était fi{g:er|ère|er}. Le lundi avant Noël, elle clignota une fois. Puis il fit nuit pour de bon.',
        ],
      ),
      always([
        'Le vingt-quatre, il y aurait le repas dehors, sur des tréteaux, sous les lumières. Sans elles, ce serait un repas dans le noir. {H} décida de trouver l’ampoule.',
        '{H} voulait une chose : que cela brille le soir du vingt-quatre, quand on sortirait les tables. Il suffisait de trouver l’ampoule malade. Une sur deux cents.',
      ]),
      slot('portrait'),
      always([
        '— Je tiens l’échelle, dit {a.+}. J’ai le vertige, mais en bas seulement quand je regarde en haut.',
        '{A.+} sortit avec une échelle, un sac d’ampoules et son écharpe à l’envers.\n— Tu montes, je prie, dit {a}. <On se partage le travail.>',
      ]),
      slot('company'),
      more(2, [
        '{W.là} Une rue éteinte paraît plus étroite. On y marche plus vite, et l’on dit bonsoir plus bas. <Deux voisins se saluèrent par erreur et durent continuer à le faire toute la semaine.>',
      ]),
      more(3, ['— Qui l’a inventé, ce fil ? demanda {h}.\n— Un homme qui détestait les gens pressés, dit {a}.']),
    ]),
    scene(['Une par une', 'L’échelle', 'Quatre-vingt-douze'], 'On cherche une ampoule parmi deux cents.', [
      core(
        [
          'On essaya les ampoules une à une. La quatre-vingt-douzième n’était pas grillée, seulement dévissée. {H} la revissa, et la rue flamba. Le lendemain, à neuf heures, elle était de nouveau noire.',
        ],
        [
          'On les essaya une à une. {H} montait, dévissait, revissait, descendait, et {a} poussait l’échelle de deux pas. À chaque fenêtre, quelqu’un ouvrait pour demander si c’était celle-là. Ce n’était pas celle-là. <À la cinquantième, on offrait du thé. À la centième, des pantoufles.> À la dernière, tout s’alluma. Le lendemain soir, à neuf heures, la rue s’éteignit de nouveau.',
          'Ce fut la quatre-vingt-douzième : elle n’était pas grillée, seulement dévissée. {H} lui fit faire un tour, et la rue flamba d’un bout à l’autre. On applaudit aux fenêtres. <{A} salua, puisque c’était le bas de l’échelle qui tremblait le plus.> Le lendemain, à neuf heures, tout s’éteignit. On remonta. C’était encore elle.',
        ],
      ),
      more(1, [
        '— Une ampoule ne se dévisse pas toute seule, dit {a}.\n— Le vent ?\n— Il faudrait qu’il ait des doigts.\nOn regarda la fenêtre, au deuxième. Il y pendait un drap. <Derrière le drap, rien ne bougeait, et cela bougeait très peu naturellement.>',
      ]),
      more(2, [
        'On monta la garde dans l’entrée d’en face. À neuf heures moins une, une main sortit, menue, avec une manche de pyjama ou de chemise de nuit. Elle tâtonna vers l’ampoule. Elle se brûla, souffla sur ses doigts, recommença.\n— Ce n’est pas une main de voleur, dit {a}.\n<Le noir revint, et quelque chose, là-haut, soupira.>',
      ]),
      slot('road'),
      more(2, [
        'En chemin, un monsieur leur expliqua qu’il fallait tout changer.\n— On fait des guirlandes, maintenant, où chacune brille pour soi.\n— Et s’il en manque une ? demanda {h}.\n— Eh bien, on ne le remarque pas.\n{H} et {a} se regardèrent. <Cela ne donnait pas très envie.>',
      ]),
      more(3, [
        'Au numéro huit, un petit garçon avait une théorie. Les ampoules, disait-il, se reposent à tour de rôle, et ces jours-ci elles s’étaient trompées de tour.\n— Toutes en même temps ? dit {a}.\n— Ça arrive, dit le petit garçon. À l’école aussi.',
      ]),
    ]),
    scene(['Les boîtes à œufs', 'Un échange', 'Ce que sait {b}'], '{B} a des ampoules et une condition.', [
      core(
        [
          '{B.+} avait les ampoules de rechange.\n— Je peux t’en coller une, dit {b}. Mais d’abord, réponds. Tu as revissé deux fois. Tu as sonné combien de fois ?',
        ],
        [
          'Toutes les ampoules de rechange étaient chez {b.+}, rangées par taille dans des boîtes à œufs.\n— Je peux vous en donner une qui ne se dévisse plus, dit {b}. On la colle, et c’est réglé. Mais je ne la donne pas sans que tu me dises ceci : qui habite là ?',
          '{B.+} gardait les ampoules pour la rue entière.\n— Une ampoule collée, dit {b}, ça ne coûte rien. Ça coûte seulement une question. Tu as revissé deux fois. Tu as sonné combien de fois ?',
        ],
      ),
      slot('questions'),
      always([
        '{H} ouvrit la bouche et la referma. On connaissait toutes les fenêtres de la rue, sauf une.\n— Voilà le prix, dit {b}. Tu y vas les mains vides.\nDans un coin luisait une ampoule orange, si faible qu’elle n’éclairait même pas sa boîte. « Celle-là ne sert à rien », dit {b}.',
        'Zéro, c’est difficile à dire. {H} le montra avec deux doigts en rond. {B} hocha la tête et reposa la colle.\n— Alors ce sera sans échelle, cette fois. Par l’escalier. Et tu n’emportes rien. Pas même celle-ci, qui ne sert à rien.\nC’était une ampoule orange, toute petite. Elle n’éclairait même pas sa boîte.',
      ]),
      more(1, [
        '{H} tint la petite ampoule à contre-jour.\n— À quoi elle servait ?\n— À rester allumée, dit {b}. <Elle faisait une lumière de confiture.>',
      ]),
      slot('quiet'),
      slot('road'),
    ]),
    scene(['Par l’escalier', 'Derrière le drap', 'Deuxième étage'], 'Au deuxième étage, derrière le drap.', [
      core(
        [
          'Au deuxième, quelqu’un ouvrit, un bébé éveillé sur l’épaule.\n— C’est moi, pardon. Votre ampoule donne en plein dans son lit. Il ne dort plus. Et je ne connais personne ici.',
        ],
        [
          'Au deuxième, derrière la fenêtre au drap, une femme ouvrit, un doigt sur la bouche. Dans ses bras, un bébé ne dormait pas.\n— C’est moi, dit-elle avant qu’on demande. Elle est juste devant son lit, votre ampoule. Elle clignote. Il la regarde, et il ne peut plus fermer les yeux. Je voulais le dire. Mais je ne connais personne ici.',
          'La porte s’ouvrit sur un homme en manche de pyjama, les doigts brûlés, un nourrisson sur l’épaule.\n— Pardon, dit-il. Je sais, c’est votre fête. Mais elle donne en plein dans son berceau. <J’ai mis un drap. Il voit à travers, il voit tout.> J’attends neuf heures, et je la dévisse. Je ne savais pas à qui parler.',
        ],
      ),
      more(1, [
        'La chambre était pleine de cartons. Au-dessus du berceau, un carré de lumière tremblait au plafond, puis s’en allait, puis revenait. Le bébé le suivait avec beaucoup de sérieux. <On aurait dit quelqu’un qui lit.>',
      ]),
      slot('road'),
      slot('quiet'),
      more(2, [
        '— On pourrait l’enlever, dit {a} dans l’escalier. Une sur deux cents.\n— Alors tout s’éteint, dit {h}.\n— Et si on la laisse, il ne dort pas.\nOn s’assit sur la marche. <C’était un problème très bien fait.> D’un côté une rue, de l’autre un bébé, et chacun avait raison.',
      ]),
      more(3, [
        '— Il s’appelle comment ? demanda {h}.\n— Il ne nous l’a pas encore dit, répondit-on tout bas. On l’appelle « chut ».',
      ]),
    ]),
    scene(
      ['Une lumière de confiture', 'La quatre-vingt-douzième', 'Toutes, et celle-là'],
      '{H} trouve une autre lumière.',
      [
        slot('key'),
        core(
          [
            'La petite ampoule orange, celle qui n’éclairait pas ! {H} la vissa à la place de l’autre. La rue s’alluma d’un bout à l’autre. Au deuxième, une lueur de confiture se posa sur le berceau, et le bébé ferma les yeux.',
          ],
          [
            'Il ne fallait ni l’enlever, ni la coller. Il fallait en mettre une autre. La petite ampoule orange, celle qui n’éclairait même pas sa boîte ! Elle laissait passer le courant, et elle ne réveillait personne.\n{H} la vissa. La rue s’alluma d’un bout à l’autre. Devant la fenêtre du deuxième, une lueur de confiture se posa sur le berceau. Le bébé la regarda, bâilla, et ferma les deux yeux.',
            '« Elle ne sert à rien », avait dit {b}. Rien, c’était exactement ce qu’il fallait. {H} alla chercher l’ampoule orange, monta une dernière fois à l’échelle et la mit à la place de l’autre.\nCent quatre-vingt-dix-neuf lumières jaillirent. La deux-centième se contenta d’être là. <Elle avait l’air d’une braise qui écoute.> Derrière la vitre, on souleva le drap, et l’on ne le remit pas. Le bébé dormait.',
          ],
        ),
        always([
          '— Vous descendez, le vingt-quatre ? demanda {h}.\n— On ne connaît personne.\n— Si, dit {h}. Moi.',
          '— Il y a une table en bas, le vingt-quatre, dit {h}. Sous vos fenêtres. Vous l’entendrez de toute façon.\n— On viendra avec lui ?\n— On parlera comme lui, dit {a}. Tout bas.',
        ]),
      ],
    ),
    scene(['Des tables dans la rue', 'Tout bas', 'La deux-centième'], 'On mange sous les lumières.', [
      slot('after'),
      more(1, [
        'Le repas fut le plus silencieux de l’histoire de la rue. On trinqua sans choquer les verres. <Quelqu’un voulut raconter une histoire drôle, et soixante personnes rirent avec les épaules.> C’était aussi gai, et l’on entendait la neige, ou ce qui en tenait lieu.',
      ]),
      more(2, [
        '{B} compta les lumières avec une fourchette.\n— Deux cents, dit {b}. Et une qui ne sert à rien.\n— C’est la mienne, dit {h}.',
      ]),
      core(
        [
          'Tard dans la nuit, on rentra les tréteaux. Deux cents ampoules brillaient. Au deuxième, devant l’orange, il n’y avait plus de drap.',
        ],
        [
          'Tard dans la nuit, on rentra les tréteaux. <{W.fini}> {H} leva la tête une dernière fois. Deux cents ampoules, d’une maison à l’autre. Au milieu, on en voyait une que l’on ne voyait presque pas, et derrière elle, pour la première fois, il n’y avait plus de drap.',
          'Quand tout le monde fut couché, la rue continua de briller pour personne. <{W.fini}> {H}, de son lit, en voyait le bout le plus bas. Quelque part, au deuxième, il y avait une tache orange, pas plus grosse qu’une mandarine. {H} ferma un œil, puis l’autre. On dort très bien, à cette lumière-là.',
        ],
      ),
    ]),
  ],
}
