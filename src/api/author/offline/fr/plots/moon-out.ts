import { always, core, more, type Plot, scene, slot } from '../../language-pack.ts'

/** Science fiction: the moon has gone out, the technician's apprentice goes up with a bulb, and there is no socket. */
export const moonOut: Plot = {
  id: 'moon-out',
  categories: ['scifi', 'bedtime', 'adventure'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Marguerite', gender: 'female', connection: 'tante' },
    b: { name: 'Gaspard', gender: 'male', connection: 'grand-oncle' },
  },
  titles: ['La lune en panne', 'L’ampoule de la lune', '{H} monte changer la lune'],
  teasers: [
    'La lune s’est éteinte mardi. On envoie {h} changer l’ampoule. Là-haut, on ne trouve pas la douille.',
    'Une échelle, un chiffon, un formulaire en trois exemplaires : {h} répare la lune.',
  ],
  start: 'La lune est en panne. Le service d’entretien n’a plus {que}, une ampoule géante et une vieille fusée.',
  byname: '{h}, de l’entretien',
  places: [
    { name: 'L’entrepôt', description: 'Toutes les ampoules du ciel, par taille, sauf une.' },
    { name: 'La lune', description: 'De près, c’est gris, c’est calme, et l’on y voit des traces de semelles.' },
    { name: 'Le bord de la lune', description: 'D’ici, la Terre fait une bille.' },
  ],
  scenes: [
    scene(['Mardi soir', 'Service d’entretien', 'Plus de lune'], 'La lune s’éteint.', [
      core(
        [
          'La lune s’éteignit un mardi. Au service d’entretien du ciel, {là}, tout le monde avait la grippe. Il ne restait {que}, qui apprenait le métier depuis dix jours.',
        ],
        [
          'La lune s’éteignit un mardi, vers neuf heures. Elle baissa d’abord, puis elle devint rousse, puis il n’y eut plus qu’un trou rond. {Là}, les chouettes se cognèrent aux arbres, et les marées ne surent plus quand rentrer. Au service d’entretien du ciel, le technicien avait la grippe. Il restait {h}, qui apprenait le métier depuis dix jours.',
          '« Allô, la lune ne marche plus », disaient les gens. Le téléphone n’arrêtait pas, au service d’entretien du ciel, {là}. Il y avait là, ce mardi soir, une machine à café, trois cents formulaires et {h}, au dixième jour de son apprentissage. <Jusqu’ici, {h} n’avait changé qu’une étoile. Une petite, sur le côté.>',
        ],
      ),
      core(
        ['Sous un trou, on dort mal. {H} voulait qu’elle brille samedi, comme si de rien n’était.'],
        [
          'Dans le noir, personne ne dormait. On se couche mal sous un trou. {H} voulait qu’elle soit rallumée avant samedi, qui était la pleine lune, et que cela se voie à peine, comme tout travail bien fait.',
          'Changer une ampoule, tout le monde sait faire. Il suffit de monter. {H} signa les trois exemplaires, là où il y avait une croix, et pensa à tous ceux qui, en bas, n’avaient rien pour veiller sur eux. Samedi au plus tard, elle brillerait.',
        ],
      ),
      slot('portrait'),
      always([
        '— Il faut quelqu’un pour tenir l’échelle, dit {a.+}. C’est dans le règlement.\n— Jusqu’à la lune ?\n— Surtout, dit {a}.',
        '— Tu as ton goûter ? demanda {a.+}, déjà en combinaison.\n— On sera rentrés demain.\n— C’est ce qu’on dit. <{A} prit deux fromages et un chiffon, parce qu’un chiffon sert toujours.>',
      ]),
      slot('company'),
      more(2, [
        'La fusée de service était une ancienne camionnette. On lisait encore sur le côté « Fruits et primeurs ». <Elle montait bien, à condition de ne pas allumer la radio.>',
      ]),
      more(3, [
        'En chemin, on doubla un satellite. Il leur fit des appels de phares. Rien ne fonctionnait chez lui, mais il était poli.',
      ]),
    ]),
    scene(['La face visible', 'Pas de douille', 'Grise'], 'Sur la lune, on cherche la douille.', [
      core(
        [
          'On se posa dans le noir. {H} chercha où visser l’ampoule. Il n’y avait pas de douille. Ni fil, ni prise. De la poussière, et un vieux calendrier : « Lundi, passé le chiffon. »',
        ],
        [
          'On aluna dans le noir, avec une petite secousse. {H} sortit l’ampoule, grosse comme une barrique, et se mit à chercher où la visser. Il n’y avait pas de douille. Ni fil, ni prise, ni trappe. Dans une cabane, un calendrier disait : « Lundi, passé le chiffon. » Il avait quarante ans. <On trouva un drapeau, deux balles de golf, une chaussette.> Une lampe, c’était sûr, n’avait jamais été là.',
          'La notice disait : « Dévisser l’ancienne. » Mais l’ancienne n’était nulle part. {H} creusa à gauche, {a} creusa à droite. De la poussière grise, et dessous encore de la poussière. Dans une cabane, un calendrier disait : « Lundi, passé le chiffon. » Il avait quarante ans. <L’ampoule neuve les regardait faire, dans son carton.> Il n’y avait sur toute la lune rien qui ressemble à une lampe.',
        ],
      ),
      more(1, [
        '— Essayons sans, dit {a}.\nOn tint l’ampoule à bout de bras, très haut. On la secoua. On lui parla gentiment. <Elle fit « clic » et ce n’était que le froid.>',
      ]),
      more(2, [
        'Dans la cabane, il y avait encore un balai, un seau sans fond, une photo de plage. {A} feuilleta le calendrier.\n— Tous les lundis, dit {a}. <C’étaient des gens très propres.>',
      ]),
      slot('road'),
      core(
        ['On posa l’ampoule sur un rocher. Elle roula, et se cassa sans aucun bruit.'],
        [
          '{H} téléphona au service. « Votre appel est important », dit le service, et ce fut tout. On posa l’ampoule debout sur un rocher, on appuya sur tout ce qui s’appuie. Elle roula. Elle mit longtemps à tomber, comme on tombe là-haut, et se cassa sans aucun bruit.',
          'À force de chercher, {h} se prit le pied dans le drapeau. L’ampoule glissa de son carton, rebondit une fois, deux fois, très lentement, et alla éclater contre la chaussette. Cela ne fit pas le moindre bruit. <« Il y en avait une seule », dit {a} au bout d’une minute.>',
        ],
      ),
    ]),
    scene(['Au bord', 'L’ancien', 'Ce que demande {b}'], 'Le gardien du bord.', [
      core(
        [
          'Au bord de la lune, {b.+} prenait du repos, les pieds dans le vide.\n— Je sais ce qu’il en est, pour la lampe, dit {b}. Asseyez-vous d’abord, une nuit entière, sans regarder l’heure.',
        ],
        [
          'Au bord de la lune, là où l’on voit la Terre, quelqu’un pêchait. C’était {b.+}, en congé, les pieds dans le vide.\n— La lampe ? dit {b}. Je sais ce qu’il en est. Je vous le dis si l’on s’assoit avec moi, le temps d’une nuit de là-bas. Sans regarder l’heure. Ceux de l’entretien regardent toujours l’heure.',
          '{B.+} prenait quelques jours de repos au bord du grand vide, sur une chaise pliante.\n— J’ai travaillé dans la partie, dit {b}. Je peux vous aider. Mais je veux d’abord qu’on me dise ce qu’on voit de la lune, d’en bas. Pas ce qu’il y a. Ce qu’on y voit, soi.',
        ],
      ),
      slot('questions'),
      core(
        [
          'On s’assit, toute une nuit.\n— Une lampe, dit {b}, ça ferait de la lumière des deux côtés. Voilà tout ce que je dirai.',
        ],
        [
          'On s’assit. En bas, la nuit passait sur les pays, lentement, comme une main sur un drap. Quand tout fut passé, {b} rangea sa ligne.\n— Une lampe, dit {b}, ça ferait de la lumière des deux côtés. Vous l’avez déjà vue par-derrière, la lune ? Voilà tout ce que je dirai.',
          '{H} ne dit ni les mers, ni les cratères. {H} dit le lapin que l’on y voit quand on penche la tête, et comment il suit la voiture, au retour, la nuit.\n— Bon, dit {b}, et sa voix était moins sèche. Alors ne cherchez plus ce qui éclaire. Demandez-vous d’où ça vient.',
        ],
      ),
      more(1, [
        'Il y avait au bout de la ligne un hameçon sans appât.\n— Qu’est-ce que vous pêchez ? demanda {a}.\n— Rien. Mais c’est une bonne position.',
      ]),
      slot('quiet'),
      slot('road'),
    ]),
    scene(['Jeudi, vendredi', 'Sans ampoule', 'Deux fromages'], 'Plus d’ampoule, et la nuit continue.', [
      core(
        [
          'Le vendredi, on n’avait plus d’ampoule, et plus qu’un demi-fromage. En bas, la Terre tournait son côté noir. On n’y voyait pas une lueur.',
        ],
        [
          'Le vendredi, on n’avait plus d’ampoule, plus de café, et un demi-fromage. En bas, la Terre tournait son côté noir. {H} voyait, tout petit, l’endroit où l’on habite. Il n’y avait pas de lumière dessus. C’était comme de regarder chez soi par la serrure.',
          'On ne rentre pas d’une réparation en disant qu’on a cassé la pièce. {H} s’assit dans la poussière. <Il y en avait sur les bottes, sur les manches, sur le fromage.> En dessous, quelque part, des gens levaient la tête et ne trouvaient rien. Samedi était dans deux heures.',
        ],
      ),
      slot('road'),
      more(1, [
        '{A} éternua. Il en sortit un nuage gris qui mit une demi-heure à retomber.\n— Qui fait le ménage, ici ? demanda {a}.\n— Personne, dit {h}. Depuis quarante ans.',
      ]),
      slot('quiet'),
      more(2, [
        'On mangea le fromage sur le couvercle de sa boîte, en fer. {H} l’essuya d’abord avec sa manche, par habitude. Une petite tache ronde se mit à courir sur les rochers.\n— Qu’est-ce que c’est ? dit {a}.\n— Le couvercle, dit {h}, sans y penser.',
      ]),
      more(3, [
        '— Si l’on reste ici, dit {a}, ils verront deux points noirs au milieu du noir.\n— Ils ne verront rien.\n— Alors, dit {a}, personne ne saura que c’est notre faute. <C’était une consolation, mais petite.>',
      ]),
      more(2, [
        'En bas, quelqu’un alluma une lampe de poche et la pointa vers le ciel. Puis un autre, ailleurs. Il y en eut bientôt une cinquantaine, minuscules.\n— Qu’est-ce qu’ils font ? dit {a}.\n— Ils nous cherchent, dit {h}. Ou ils la cherchent, elle.',
      ]),
    ]),
    scene(['D’où ça vient', 'Le chiffon', 'Un coin qui brille'], '{H} passe le chiffon.', [
      slot('key'),
      core(
        [
          '{H} essuya d’une manche le couvercle du fromage, et une tache ronde courut sur les rochers. Ce n’était pas une lampe ! La lune est un miroir, et depuis quarante ans, personne n’avait passé le chiffon. {H} frotta le sol. Dessous, cela brillait.',
        ],
        [
          '{H} essuya de sa manche le couvercle du fromage. Une tache ronde courut sur les rochers. Très loin, derrière le bord, il y avait le soleil. Ce n’était pas une lampe. Il n’y avait jamais eu de lampe. La lune est un miroir, et depuis quarante ans personne n’avait passé le chiffon !\n{H} se mit à genoux et frotta. Sous la poussière, c’était blanc. Un rond de la taille d’une assiette s’alluma, éclaira le visage {a.de}, et, beaucoup plus bas, le toit d’une ferme.\n— Donne-moi le chiffon, dit {a}. On commence par les mers.',
          '« Lundi, passé le chiffon. » C’était donc cela, le métier ! {H} prit sa manche et frotta le sol, à l’endroit où l’on était assis. Dessous, quelque chose brilla. On se voyait dedans, de travers, avec du fromage au menton.\n— C’est le soleil, dit {h}. Il n’y a qu’à le laisser rebondir.\nOn attacha le chiffon derrière la camionnette, et l’on roula en rond toute la nuit, de plus en plus large, comme on étale une pâte. Derrière, c’était blanc.',
        ],
      ),
      always([
        'On frotta la mer de la Tranquillité, on frotta les montagnes, une par une. Quand le bord fut fait, {b} leva les pieds pour qu’on passe dessous. Et samedi, à neuf heures, tout s’alluma.',
        'À la fin, il resta un coin gris, tout en haut. <Le chiffon n’était plus qu’un trou.> « On le laisse », dit {a}, « sinon l’on ne verra pas que c’est propre. » Et la pleine lune se leva, de l’intérieur, sous leurs chaussures.',
      ]),
    ]),
    scene(['La pleine lune', 'Vue d’en bas', 'Formulaire'], 'Samedi soir.', [
      slot('after'),
      more(2, [
        'Sur le formulaire, à la ligne « pièce remplacée », {h} écrivit : « un chiffon ». Le service mit un tampon. <Il fallut deux semaines pour trouver lequel.>',
      ]),
      core(
        [
          '{H} se coucha avec de la poussière grise sous les ongles. La lune entrait par la fenêtre, ronde et propre. [Elle se posa sur la couette|Elle monta sur la couette], puis sur la manche, qui brillait un peu, au coude.',
        ],
        [
          'On redescendit avant le jour. <{W.fini}> {H} se coucha avec de la poussière grise sous les ongles. La lune entrait par la fenêtre, ronde et propre. Elle se posa au pied du lit, puis sur la couette, puis sur la manche du pyjama, qui brillait un peu, au coude.',
          '{H} dormit dans la camionnette, devant la maison, faute d’avoir eu la force d’en sortir. <{W.fini}> Au-dessus du pare-brise, il y avait la lune, et au bord de la lune, si l’on savait où regarder, deux pieds minuscules qui se balançaient. Un coin était resté gris. C’était signé.',
        ],
      ),
    ]),
  ],
}
