import { always, type Episode, more } from '../../language-pack.ts'

/** A public scale that weighs what is on people's minds. */
export const worryScale: Episode = {
  id: 'worry-scale',
  categories: [],
  ages: ['child', '12-20', '20+'],
  titles: ['La balance', 'Combien pèses-tu ?', 'Une pièce, un chiffre'],
  summary: 'Une balance pèse autre chose que les gens.',
  beats: [
    always(
      [
        'Contre un mur, il y avait une vieille balance, avec un cadran comme une lune. « Pèse-personne », disait l’émail, mais on avait gratté le second mot. {A} monta, mit une pièce. L’aiguille tourna, dépassa tous les chiffres, et resta contre le bord en tremblant.\n— Je n’ai pas mangé tant que ça, dit {a}.',
      ],
      '!apart/together',
    ),
    always(
      [
        '{H} monta à son tour. Un homme énorme passa, monta aussi, par jeu : l’aiguille bougea à peine.\n— Moi, dit-il, je dors bien.\n<Il redescendit et s’en alla en sifflant, léger comme un rideau.> Alors on comprit ce que pesait la balance. Elle pesait les soucis.',
      ],
      '!apart/together',
    ),
    more(
      1,
      [
        'Une fillette déposa son cartable. Zéro. Elle pensa à la dictée de lundi. Quatre kilos cinq cents. <Elle pensa qu’elle pourrait tomber malade. L’aiguille descendit tout de suite.>',
      ],
      '!apart/together',
    ),
    always(
      [
        '— Dis-moi un des tiens, dit {h}. Le plus gros.\n{A} hésita, puis le dit, en regardant ailleurs. Il n’y eut aucun bruit. Mais l’aiguille, sous les pieds {a.de}, recula d’un bon quart.\n— À toi, dit {a}.\n{H} en avait un petit et un grand. Ce fut le petit qui pesait le plus.',
      ],
      '!apart/together',
    ),
    always(
      [
        'Pour finir, on monta ensemble, chacun sur un pied, en se tenant. On aurait cru que les deux poids s’ajouteraient. L’aiguille chercha, revint en arrière, et s’arrêta bien au-dessous de ce qu’il y avait à l’un tout seul. <{H} vérifia trois fois. C’était la plus mauvaise arithmétique du monde, et elle tombait juste.>',
      ],
      '!apart/together',
    ),
    more(
      2,
      [
        'La pièce ressortit par le bas. « Service gratuit à partir de deux », disait une petite plaque, qu’on n’avait pas lue.',
      ],
      '!apart/together',
    ),
  ],
}

/** A man whose watch stopped at noon, and who is always in time for lunch. */
export const noonWatch: Episode = {
  id: 'noon-watch',
  categories: [],
  ages: ['child', '12-20', '20+'],
  titles: ['Il est midi', 'Toujours midi', 'L’heure de monsieur Blin'],
  summary: 'Pour monsieur Blin, il est toujours midi.',
  beats: [
    always(
      [
        '— Vous tombez bien, dit un monsieur, une serviette au cou. Il est midi.\nIl ne l’était pas du tout. Mais sur la petite table il y avait un couvert, du pain, et une montre à côté de la fourchette, les deux aiguilles en l’air. <On voyait qu’elle était là pour faire foi.>',
      ],
      '!apart/together',
    ),
    always(
      [
        'Monsieur Blin expliqua. Sa montre s’était arrêtée un jour, à midi juste, et ce jour-là il avait été heureux.\n— J’aurais pu la faire réparer, dit-il. Mais il serait tout de suite midi cinq.\nAlors il mangeait. <Il déjeunait depuis six ans, avec des pauses.>',
      ],
      '!apart/together',
    ),
    more(
      1,
      [
        '— Et vos rendez-vous ? demanda {a}.\n— Je suis toujours à l’heure pour ceux de midi.\n— Et les autres ?\n— Les autres ont tort, dit monsieur Blin, en reprenant du fromage. Mais sans rancune.',
      ],
      '!apart/together',
    ),
    always(
      [
        '{H} regarda la montre. Il y avait une poussière dans le remontoir, grosse comme rien.\n— Qu’est-ce qui était si bien, à midi ? demanda {h}.\nMonsieur Blin posa son couteau.\n— Quelqu’un allait arriver, dit-il. On avait mis deux assiettes. J’étais sûr qu’elle viendrait.\n— Et à midi cinq ?\nIl ne répondit pas. Il n’avait jamais été voir.',
      ],
      '!apart/together',
    ),
    always(
      [
        '{H} souffla sur le remontoir. Tic. Monsieur Blin pâlit, mais ne retint pas sa main. Tic, tic. À midi trois, on toqua. C’était la voisine, qui entendait déjeuner à travers le mur depuis six ans, et qui avait osé. <Elle apportait un gâteau et regarda l’heure.>\n— Je suis en retard, dit-elle.\n— À peine, dit monsieur Blin.',
      ],
      '!apart/together',
    ),
    more(2, ['Quand on repartit, il était midi et quart. C’était la première fois.'], '!apart/together'),
  ],
}

/** One pancake left, and three who have a right to it. */
export const lastPancake: Episode = {
  id: 'last-pancake',
  categories: [],
  ages: ['child', '12-20', '20+'],
  needs: '!indoors',
  titles: ['La dernière', 'À qui la crêpe ?', 'Il n’en reste qu’une'],
  summary: 'Il reste une crêpe, et trois personnes y ont droit.',
  beats: [
    always(
      [
        'Ça sentait le beurre. Au bout du nez, il y avait une roulotte, une plaque noire, et une dame avec un petit râteau.\n— J’ai de la pâte pour une, dit-elle. Une seule. Qui était là ?\nIl y avait {h}. Il y avait {a}. Et il y avait un garçon à lunettes, qui arrivait par l’autre bout, à la même seconde.',
      ],
      '!apart/together',
    ),
    always(
      [
        '— J’ai très faim, dit {a}.\n— J’ai de la monnaie, dit le garçon.\n— Moi, dit {h}, j’ai senti {g:le premier|la première|avant tous}.\nChacun avait raison. <La dame étalait la pâte, lentement, en personne qui a vu des procès.> La crêpe se mit à faire de la dentelle sur les bords.',
      ],
      '!apart/together',
    ),
    more(
      1,
      [
        'On essaya de tirer à la courte paille. Le vent emporta les pailles. On essaya pierre, feuille, ciseaux. On fit trois pierres, sept fois de suite. <« Vous êtes de la même famille ? » demanda la dame.>',
      ],
      '!apart/together',
    ),
    always(
      [
        '— Il faut la retourner, dit-elle. Qui s’en charge ?\n{H} prit la poêle à deux mains. La crêpe monta, superbe, tourna, hésita au sommet de sa course, et retomba à cheval sur l’auvent. Tout le monde regarda en l’air. Elle pendait, très dorée, hors de portée. <Un pigeon s’approcha, l’air de passer par là.>',
      ],
      '!apart/together',
    ),
    always(
      [
        'Il fallut une échelle courte. C’est-à-dire {a} en bas, {h} au milieu, et le garçon, qui était léger, tout en haut. Il la décrocha. Alors, du haut de l’échelle, il la déchira en trois et fit descendre les morceaux. <Ils n’étaient pas égaux. Personne ne mesura.>',
      ],
      '!apart/together',
    ),
    more(
      2,
      ['Le pigeon eut le bord, celui qui croustille. C’était lui, en fin de compte, qui avait gagné.'],
      '!apart/together',
    ),
  ],
}

/** A game of chess, one move a day, and a pawn that somebody has eaten. */
export const chessGame: Episode = {
  id: 'chess-game',
  categories: [],
  ages: ['child', '12-20', '20+'],
  titles: ['Le pion de sucre', 'Un coup par jour', 'À qui de jouer ?'],
  summary: 'Deux joueurs ont une partie qui dure, et un pion qui a fondu.',
  beats: [
    always(
      [
        'Deux vieilles dames jouaient aux échecs sans se parler. L’une avança une tour d’une case. L’autre se leva, mit son manteau et dit : « À demain. » {H} regarda l’échiquier. À la place d’un pion blanc, il y avait un morceau de sucre.',
      ],
      '!apart/together',
    ),
    always(
      [
        '— On l’a perdu en quatre-vingt-huit, dit la première. Depuis, on met du sucre. Il faut faire attention quand il pleut.\nÀ ce moment, {a}, qui avait le goût des choses simples, venait de tremper quelque chose dans son café. <On entendit un petit plouf.> Les deux dames se tournèrent.',
      ],
      '!apart/together',
    ),
    more(
      1,
      [
        '— Un coup par jour, dit la seconde dame, qui ne boutonnait plus son manteau. Vingt-neuf ans de partie. Et vous avez bu mon pion.\n{A} regarda le fond de la tasse. Il n’y avait plus rien à faire pour lui.',
      ],
      '!apart/together',
    ),
    always(
      [
        'Il fallait un pion. {H} fouilla ses poches, regarda par terre, sous le banc. Dans la fente d’une planche, quelque chose était coincé. {H} glissa un ongle. Cela vint. C’était petit, c’était rond, c’était blanc, ou cela l’avait été.\n— Oh, dit la première dame.\nC’était le pion. Il n’était jamais allé plus loin que cela.',
      ],
      '!apart/together',
    ),
    always(
      [
        'On le posa à sa place. Les dames le regardèrent longtemps. Puis la seconde ôta son manteau.\n— Il menace ta reine, dit-elle. Depuis quatre-vingt-huit.\n— Je sais, dit l’autre. Pourquoi crois-tu que je l’avais perdu ?\n<Elles se mirent à rire, et le jeu tout entier trembla.>',
      ],
      '!apart/together',
    ),
    more(
      2,
      ['Elles jouèrent un second coup, le même jour. {A} laissa sur la table trois morceaux de sucre, en réparation.'],
      '!apart/together',
    ),
  ],
}

/** A little library that lends only the first halves of books. */
export const halfBooks: Episode = {
  id: 'half-books',
  categories: [],
  ages: ['child', '12-20', '20+'],
  titles: ['Premières moitiés', 'La suite', 'Un livre sur deux'],
  summary: 'Dans cette bibliothèque, il n’y a que des débuts.',
  beats: [
    always(
      [
        'La bibliothèque tenait dans une armoire. Une jeune femme était assise devant.\n— Prenez ce que vous voulez, dit-elle. Il n’y a que les débuts.\nC’était vrai. Tous les livres étaient coupés au milieu, bien proprement, souvent à l’instant où quelqu’un ouvre une porte.',
      ],
      '!apart/together',
    ),
    always(
      [
        '{H} lut debout. C’était l’histoire d’une voleuse d’horloges, et à la page cent deux, la voleuse entendit, derrière elle, une voix qu’elle reconnut. « C’était », disait le livre. Et après, la couverture.\n— Où est la fin ? demanda {h}.\n— Chez quelqu’un, dit la jeune femme.',
      ],
      '!apart/together',
    ),
    more(
      1,
      [
        '{A} avait pris un livre de cuisine. On y épluchait, on y coupait, on y faisait revenir. Puis : « Surtout ». <{A} en avait la sueur au front.>',
      ],
      '!apart/together',
    ),
    always(
      [
        '— Les fins, expliqua-t-elle, sont dans l’autre armoire, de l’autre côté de la ville. Ceux qui les ont prises cherchent le commencement. Si l’on parle de son livre assez fort, on se trouve.\n{H} monta sur une caisse et dit tout haut :\n— Une voleuse. Des horloges. Une voix, derrière elle !\nUn homme en bleu de travail s’arrêta net, de l’autre côté du passage.',
      ],
      '!apart/together',
    ),
    always(
      [
        '— C’était son frère, dit-il.\n— Ah, dit {h}.\n— Mais pourquoi des horloges ? demanda l’homme, qui n’avait que la fin. Je me le demande depuis avril.\nOn s’assit sur la caisse. On se raconta chacun sa moitié. <À l’endroit où les deux se touchaient, il manquait une page. On l’inventa, et ce fut la meilleure.>',
      ],
      '!apart/together',
    ),
    more(
      2,
      ['— Pour la cuisine, dit l’homme à {a}, c’est « surtout, ne remuez plus ». Ma femme avait la suite.'],
      '!apart/together',
    ),
  ],
}
