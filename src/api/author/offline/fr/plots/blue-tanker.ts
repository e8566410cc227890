import { always, core, more, type Plot, scene, slot } from '../../language-pack.ts'

/** Science fiction: on this moon colours are delivered by tanker, and the blue has not come. */
export const blueTanker: Plot = {
  id: 'blue-tanker',
  categories: ['scifi', 'adventure', 'generic'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Élio', gender: 'male', connection: 'cousin' },
    b: { name: 'Rosemonde', gender: 'female', connection: 'grand-tante' },
  },
  titles: ['Plus de bleu', 'La citerne bleue', '{H} cherche une couleur'],
  teasers: [
    'Les couleurs arrivent par citerne, et celle du bleu est en retard. {H} en cherche une goutte.',
    'Sans bleu, les myrtilles sont grises et les adieux aussi. Il doit bien en rester quelque part.',
  ],
  start:
    'Sur cette lune, les couleurs sont livrées. La citerne bleue a dix jours de retard, et tout ce qui était bleu est gris.',
  byname: '{h} sans bleu',
  places: [
    { name: 'La colonie', description: 'Des dômes de toutes les couleurs, moins une.' },
    { name: 'Le quai des citernes', description: 'On y marche en vert, en jaune, en rouge, selon ce qui a fui.' },
    { name: 'La réserve', description: 'Des bocaux vides et une louche à arc-en-ciel.' },
  ],
  scenes: [
    scene(['Gris', 'La citerne en retard', 'Moins une'], 'Le bleu s’en va.', [
      core(
        [
          '{Là}, les couleurs arrivaient de la Terre, par citerne. Ce mois-là, le bleu ne vint pas. Les myrtilles devinrent grises, et les hirondelles de l’école, et les yeux de certains.',
        ],
        [
          '{Là}, il n’y avait pas de couleurs. On les faisait venir de la Terre, par citernes : le rouge le lundi, le jaune le mercredi, le bleu le vendredi. On les versait dans les tuyaux, et chaque chose prenait la sienne. Ce mois-là, le bleu ne vint pas. Le vendredi, les myrtilles pâlirent. Le dimanche, elles étaient grises.',
          'D’abord, ce furent les jeans. Puis les hirondelles peintes sur l’école, puis les yeux de certaines personnes. <On leur dit que c’était joli aussi.> Les couleurs, {là}, arrivaient de la Terre par citerne, et celle du bleu avait dix jours de retard. Tout ce qui en avait devint gris, sans bruit, comme on quitte une salle.',
        ],
      ),
      always([
        '{H} avait à finir une fresque, sur le mur du quai. C’était la mer, avec un chien qui y courait. On l’inaugurait samedi, pour ceux qui étaient nés ici et ne l’avaient jamais vue. Une mer grise, cela s’appelle un parking. Il fallait du bleu, ne fût-ce qu’une goutte.',
        'Ceux d’ici n’avaient jamais vu la mer. {H} la leur peignait, sur vingt mètres de mur, et c’était presque prêt : la plage, les parasols, un chien. Il ne manquait que l’eau. <Sans elle, le chien avait l’air de courir vers un mur, ce qui était exact.>',
      ]),
      slot('portrait'),
      always([
        '— On fera la mer en vert, proposa {a.+}.\n— Ce sera un pré.\n— En rouge ?\n{H} ne répondit pas. {A} posa le pinceau.',
        '{A.+} nettoyait des brosses qui n’avaient pas servi.\n— S’il en reste une goutte sur cette lune, dit {a}, on la trouvera. J’ai de bonnes chaussures. <Elles étaient bleues, avant.>',
      ]),
      slot('company'),
      more(2, [
        'Les gens s’aperçurent de choses. Qu’il y avait du bleu dans le violet, dans le vert, dans l’heure qui vient avant le dîner. <Une dame découvrit que c’était le bleu qui lui plaisait, dans son mari.>',
      ]),
      more(3, ['Sur la radio, on passait du blues pour soutenir les gens. Il sonnait un peu beige.']),
    ]),
    scene(['Fonds de tuyau', 'Une trace', 'Ce qui reste de bleu'], 'On gratte les fonds de tuyau.', [
      core(
        [
          'On dévissa les tuyaux, on gratta les encriers. Une dernière goutte donna un poisson, un petit. Puis il fut gris comme le reste.',
        ],
        [
          'On dévissa les tuyaux. Il en sortit un peu d’air triste. On alla voir la dame aux faïences : ses assiettes étaient blanches. Un vieux pilote avait une veine au poignet, presque mauve. <« Je vous la prêterais bien », dit-il.> On récupéra au fond d’un encrier une tache. Sur le pinceau, elle donna un poisson. Un petit. Puis elle fut grise.',
          'Le dictionnaire donnait : outremer, azur, marine. On lut les mots à voix haute devant le mur, pour voir. Rien. {A} retrouva une bille, au fond d’une poche, avec une spirale de bleu dedans. On la cassa. <Le bruit fit mal.> La spirale tomba en poudre, brilla une seconde, et s’éteignit entre les doigts.',
        ],
      ),
      more(1, [
        'À l’école, la maîtresse faisait dessiner le ciel. Vingt feuilles blanches.\n— Il est dessous, expliqua une petite fille. On l’a juste pas encore rempli.',
      ]),
      more(2, [
        'Un collectionneur avait un bleu sous clef, disait-on. On sonna. C’était un homme très poli, avec un coffre.\n— Je l’ai enfermé pour qu’il ne parte pas, dit-il. Dans le noir complet.\n— Et il est de quelle couleur, dans le noir ? demanda {h}.\n<L’homme ouvrit le coffre. Cela lui fit de la peine.>',
      ]),
      slot('road'),
      more(3, [
        'Un musicien prétendit qu’il pouvait jouer du bleu. On s’assit autour de lui. Il joua. Ce fut triste, très beau, et vert.',
      ]),
      more(2, [
        'Dans la cour de l’école, les enfants jouaient à deviner.\n— Qu’est-ce que c’est : c’est grand, c’est au-dessus, et ça n’a plus de couleur ?\n— Le directeur, dit un petit.\n<On lui donna le point. Le directeur, en effet, avait des yeux bleus.>',
      ]),
    ]),
    scene(['La réserve', 'Ce que coûte une couleur', 'Les bocaux vides'], 'Celle qui gardait les couleurs.', [
      core(
        [
          'À la réserve, {b.+} comptait des bocaux vides.\n— Je sais où va le bleu, dit {b}. Je te le dirai contre une couleur à toi. Celle à laquelle tu tiens.',
        ],
        [
          'À la réserve, {b.+} faisait l’inventaire à la place de l’intendante : quarante bocaux, quarante vides.\n— Le bleu, dit {b}, ça se garde très mal. Je sais où il va quand il s’en va. Mais il me faut quelque chose pour le jaune. Il s’affaiblit aussi. Donne-moi ce que tu as de plus jaune.',
          '{B.+} tenait la réserve, cette semaine, et grattait le fond d’un bocal.\n— On me demande toujours une couleur. Personne ne m’en apporte. J’échange. Une chose rouge à laquelle tu tiens, contre un renseignement sur le bleu.',
        ],
      ),
      slot('questions'),
      core(
        [
          '{H} donna la couleur de son écharpe.\n— Le bleu ne meurt pas, dit {b}. Il se cache dans ce qui est très chaud.',
        ],
        [
          '{H} avait une écharpe, et l’on devine laquelle. On la posa dans un bocal. La couleur s’en alla au fond, comme du sirop, et l’écharpe resta, blanche, entre les mains {de}.\n— Merci, dit {b}. Le bleu ne meurt pas. Il se cache dans ce qui est très chaud. Ne cherche pas du froid.',
          'Il fallut se décider. <La chose tenait dans une main, et venait de loin.> {H} la vit pâlir dans le bocal et détourna les yeux.\n— Les gens cherchent le bleu dans la glace, dit {b}. C’est une erreur d’école. Il aime le feu. Il n’y va que tout au fond, là où personne ne regarde.',
        ],
      ),
      more(1, [
        '— Comment était-ce, la première livraison ? demanda {h}.\n— On pleurait tous, dit {b}. C’était un rouge. Un seul, pour une porte. On restait devant. <On ouvrait et on fermait.>',
      ]),
      slot('quiet'),
      slot('road'),
    ]),
    scene(['La veille', 'La mer grise', 'Vendredi'], 'Rien, ni dans la glace, ni ailleurs.', [
      core(
        [
          'On chercha près des fours : du rouge. Près des forges : du blanc. Le vendredi, la mer, sur le mur, était toujours grise.',
        ],
        [
          'Le vendredi, la citerne ne vint toujours pas. On chercha près des fours, et l’on n’y vit que du rouge. Près des forges, du blanc. {H} revint devant le mur, une brosse sèche à la main. Le chien courait toujours vers rien.',
          'On fit le tour de tout ce qui brûle : les lampes, les moteurs, la colère d’un contremaître. Rien que de l’orange. <{A} y laissa un sourcil.> La veille de l’inauguration, la mer avait encore la couleur d’une assiette qu’on a oublié de servir.',
        ],
      ),
      slot('road'),
      more(1, [
        '— On pourrait ne rien mettre, dit {a}. Écrire « mer » dessus.\n— Ils sauront lire, dit {h}. Mais ils ne sauront pas.',
      ]),
      slot('quiet'),
      more(2, [
        '{A} prépara du thé sur le petit réchaud. C’était tard, c’était froid, on ne parlait pas. L’eau tardait à bouillir. {H} regardait le mur, et l’eau, et le mur.',
      ]),
      more(3, ['Une navette passa, très haut, avec sa traînée. On l’aurait dite blanche. Elle n’était pas pour eux.']),
    ]),
    scene(['Sous la casserole', 'Tout au fond du feu', 'La mer'], '{H} voit ce qui était sous la casserole.', [
      slot('key'),
      core(
        [
          '{A} faisait du thé. {H} se baissa : tout en bas de la flamme, sous la casserole, il y avait une couronne de petites dents bleues. On approcha un pinceau. Une goutte coula. Tous les réchauds de la colonie en avaient. Au matin, la mer montait.',
        ],
        [
          '{H} se baissa pour remonter le gaz. Et là, sous la casserole, tout en bas de la flamme, où personne ne regarde, il y avait une couronne de petites dents. Elles étaient bleues. D’un bleu à crier.\n— {A}, dit {h}, ne bouge plus.\nOn approcha un pinceau. La flamme se pencha, laissa couler une goutte, et reprit sa taille. Elle en avait d’autres. Tous les réchauds de la colonie en avaient. On alla de porte en porte, avec des brosses, et chacun alluma le sien. Au matin, la mer montait.',
          '« Il aime le feu, tout au fond. » Pas le feu des fours. Le petit, celui du thé ! {H} éteignit la lampe. Sous la casserole, dans le noir, brûlait une fleur bleue, que l’on avait vue tous les jours de sa vie.\n{A} en lâcha sa tasse. {H} y trempa la pointe du pinceau. Elle en sortit mouillée d’un bleu si neuf qu’on n’osait pas respirer. On mit tous les réchauds de la colonie en rang devant le mur. <Quelqu’un, par habitude, fit des crêpes sur les derniers.>',
        ],
      ),
      always([
        'On la peignit vague par vague. Celles du fond étaient de chez les voisins, l’écume venait de l’école. À l’endroit le plus profond, {h} mit la goutte du réchaud {a.de}.',
        'Il y eut assez de bleu pour la mer, et un peu de reste. On en rendit aux hirondelles, aux yeux des gens. <Une dame regarda les yeux de son mari. « Ah, te voilà », dit-elle.>',
      ]),
    ]),
    scene(['Samedi', 'Vingt mètres d’eau', 'Les pieds nus'], 'L’inauguration.', [
      slot('after'),
      more(1, [
        'La citerne arriva le dimanche, avec onze jours de retard et des excuses. On la remercia. On lui en versa même un peu, pour le voyage de retour.',
      ]),
      more(2, [
        '{B} rendit l’écharpe, ou ce que c’était, dans un bocal.\n— Je n’ai pris que le bord, dit {b}. Une couleur, on n’en use jamais autant qu’on croit.',
      ]),
      always([
        'Ceux qui étaient nés ici restèrent longtemps devant le mur. Personne ne parla. Puis une petite fille s’assit, ôta une chaussure, ôta l’autre, et avança un pied vers la peinture, tout doucement, pour voir si elle était froide.',
        'Le soir, quand tout le monde fut parti, {h} alluma le réchaud, juste pour le thé. La flamme était là, avec ses petites dents. Sur le mur, dans le noir, le chien courait. Il y était presque.',
      ]),
    ]),
  ],
}
