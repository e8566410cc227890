import { always, type Episode, more } from '../../language-pack.ts'

/** A letter without an address, only a drawing. */
export const drawnLetter: Episode = {
  id: 'drawn-letter',
  categories: [],
  ages: ['child', '12-20', '20+'],
  needs: '!indoors',
  titles: ['Sans adresse', 'Un dessin pour le facteur', 'Une lettre à quelqu’un'],
  summary: 'Un facteur a une lettre dont l’adresse est un dessin.',
  beats: [
    always(
      [
        'Le facteur était assis sur sa sacoche et tournait une enveloppe dans tous les sens.\n— Vous dessinez ? demanda-t-il. Moi, je ne sais lire que l’écriture.\nIl n’y avait ni nom, ni rue. Il y avait un dessin au feutre : un rond, deux traits, une espèce de peigne, et une flèche. <Le timbre, lui, était parfaitement en règle.>',
      ],
      '!apart/together',
    ),
    always(
      [
        '— C’est un soleil, dit {a}. Avec des jambes.\n— C’est quelqu’un qui a un gros ventre, dit le facteur.\n{H} pencha la tête. Ce peigne, on l’avait déjà vu quelque part. <On le voyait même en ce moment.> C’était la barrière, là-bas, à laquelle il manquait deux planches.',
      ],
      '!apart/together',
    ),
    more(
      1,
      [
        'La flèche passait par-dessus le peigne. On passa donc par-dessus la barrière, le facteur en dernier, la sacoche entre les dents. <De l’autre côté, une poule les regarda comme on regarde des gens qui ont une porte.>',
      ],
      '!apart/together',
    ),
    always(
      [
        'Derrière, il y avait un bassin, tout rond, et deux poteaux. Le rond, les deux traits ! Et, sur le banc, un petit garçon qui balançait les pieds.\n— C’est pour qui ? demanda {h}.\n— C’est pour moi, dit-il. Je me suis écrit. Je voulais savoir si ça arrive.',
      ],
      '!apart/together',
    ),
    always(
      [
        'Le facteur la lui remit, en soulevant sa casquette. Le petit l’ouvrit. Dedans, il y avait un autre dessin : un rond, deux traits, un peigne, et quatre personnes devant.\n— Comment savais-tu qu’on serait quatre ? demanda {a}.\n— Il restait de la place, dit-il.',
      ],
      '!apart/together',
    ),
    more(2, ['Le facteur, depuis, s’entraîne. Le soir, il regarde les barrières.'], '!apart/together'),
  ],
}

/** Four musicians who cannot begin together. */
export const lostOrchestra: Episode = {
  id: 'lost-orchestra',
  categories: [],
  ages: ['child', '12-20', '20+'],
  titles: ['Un, deux', 'L’orchestre n’a plus de chef', 'Tous ensemble'],
  summary: 'Quatre musiciens n’arrivent pas à commencer.',
  beats: [
    always(
      [
        'On entendit de la musique, si l’on veut. Un violon partait. Puis une clarinette, trop tard. Puis un tuba, tout seul, quand les autres avaient renoncé. <Une triangliste attendait son tour, le bras levé, depuis un bon moment.>',
      ],
      '!apart/together',
    ),
    always(
      [
        '— C’est le chef, expliqua le violon. Il est parti acheter une baguette, et nous craignons qu’on se soit mal compris.\n— Il est revenu avec un pain, dit le tuba, puis il est reparti dîner.\nDepuis, on essayait de commencer. Mais quatre politesses ne font pas un départ.',
      ],
      '!apart/together',
    ),
    more(
      1,
      [
        '{A} proposa de compter. On compta. Seulement le violon jouait à trois, la clarinette après trois, et le tuba voulait qu’on lui explique. <« Trois comment ? » demandait-il. « Trois tout court, ou trois et hop ? »>',
      ],
      '!apart/together',
    ),
    always(
      [
        'De la poussière, sans doute, ou le rosin du violon : le nez {de} se mit à piquer. {H} leva la tête, ouvrit la bouche, prit de l’air, encore de l’air. Les quatre musiciens suivirent le mouvement, les yeux ronds, la poitrine gonflée. « At », fit {h}.\n« Choum ! »\nEt l’orchestre partit d’un seul coup.',
      ],
      '!apart/together',
    ),
    always(
      [
        'Ce fut magnifique. On joua jusqu’au bout, reprises comprises, et même la triangliste eut son coup. <Il était juste. Elle en pleura un peu.>\n— Vous ne pourriez pas rester ? demanda le violon.\n— On est attendus, dit {a}. Mais il suffit de poivre.',
      ],
      '!apart/together',
    ),
    more(
      2,
      [
        'On leur en laissa un sachet. De loin, ensuite, on entendit quatre personnes éternuer à l’unisson, et une valse.',
      ],
      '!apart/together',
    ),
  ],
}

/** An inn with a long menu and a single dish. */
export const oneDish: Episode = {
  id: 'one-dish',
  categories: [],
  ages: ['child', '12-20', '20+'],
  titles: ['Le menu', 'Plat du jour', 'Douze noms pour un plat'],
  summary: 'Le menu a douze plats, et ils se ressemblent beaucoup.',
  beats: [
    always(
      [
        'L’auberge avait quatre tables et une carte de douze pages. {A} prit les délices du jardin. {H}, après réflexion, la surprise du chef. <Le serveur notait avec une grande élégance.> On apporta deux assiettes. Dans les deux, il y avait de la soupe aux carottes.',
      ],
      '!apart/together',
    ),
    always(
      [
        '— Il y a une erreur, dit {a}.\n— Jamais, dit le serveur. Celle-ci est la surprise. Il suffit de voir votre tête.\nC’était vrai. On goûta. La surprise était un peu plus chaude que les délices.',
      ],
      '!apart/together',
    ),
    more(
      1,
      [
        'À la table voisine, un couple mangeait du « faisan à la manière d’hiver ». Ils le portaient à la bouche avec une cuillère. <« On sent bien le faisan », disait l’homme. « On sent surtout la manière », disait la femme.>',
      ],
      '!apart/together',
    ),
    always(
      [
        '{H} alla voir en cuisine. Il y avait une marmite, une seule, et un cuisinier assis devant, la tête dans les mains.\n— Je ne sais faire que ça, dit-il. Mais on s’ennuie, avec un seul mot. Alors je change le mot.\n— Elle est très bonne, dit {h}. Comment s’appelle-t-elle vraiment ?\nPersonne ne le lui avait jamais demandé.',
      ],
      '!apart/together',
    ),
    always(
      [
        '— Germaine, dit le cuisinier. C’était la recette de ma tante.\nOn recopia la carte. Douze pages devinrent une ligne. <Le serveur eut du mal à l’annoncer sans trembler.> « Germaine pour deux ! » cria-t-il, et toute la salle en redemanda.',
      ],
      '!apart/together',
    ),
    more(
      2,
      ['En partant, {a} remit trois carottes sur le bord de la fenêtre. « Pour sa tante », dit {a}.'],
      '!apart/together',
    ),
  ],
}

/** A conjuror has lost his rabbit in his own hat. */
export const conjuror: Episode = {
  id: 'conjuror',
  categories: [],
  ages: ['child', '12-20', '20+'],
  titles: ['Le chapeau', 'Bien au fond', 'Il n’en sort plus'],
  summary: 'Un magicien a perdu son lapin dans son propre chapeau.',
  beats: [
    always(
      [
        '— Vous avez les bras longs ? demanda un homme en cape.\nIl était assis devant un chapeau retourné et parlait dedans.\n— Il ne veut plus sortir, dit-il. Huit ans de métier ensemble. <Ce matin, je l’ai appelé « mesdames et messieurs, un lapin ». Il m’a mordu.>',
      ],
      '!apart/together',
    ),
    always(
      [
        '{A} plongea la main. On en tira un foulard, puis un autre, tous noués. Vingt mètres. Puis une clef, une carte, une tasse pleine. <La tasse était encore chaude. On ne chercha pas à savoir.> De lapin, point. Au fond, quelque chose serra la main {a.de}, poliment, et la rendit.',
      ],
      '!apart/together',
    ),
    more(
      1,
      [
        'Le magicien faisait les cent pas.\n— C’est peut-être les carottes. Ce sont des fausses. Tout est faux, vous comprenez, sauf lui.\nIl s’arrêta.\n— Je ne le lui ai jamais dit.',
      ],
      '!apart/together',
    ),
    always(
      [
        '{H} se coucha à plat ventre et mit la tête dans le chapeau. Il y faisait noir. Cela sentait la paille et un peu la colère.\n— Tu t’appelles comment ? demanda {h}.\nIl y eut un temps.\n— Bernard, dit une voix.\n{H} ressortit la tête.\n— Il s’appelle Bernard.\nLe magicien se tut. Huit ans. Il se mit à genoux.\n— Bernard, dit-il. Je vous prie de m’excuser.',
      ],
      '!apart/together',
    ),
    always(
      [
        'Deux oreilles sortirent. Elles étaient grises, on l’avait toujours dit blanc. Bernard s’assit au bord et fit une chose que l’on n’avait pas vue : il mit la patte dans la manche de l’homme, et en tira une vraie carotte. <L’homme applaudit, les mains au-dessus de la tête.>',
      ],
      '!apart/together',
    ),
    more(
      2,
      ['L’affiche a changé. On y lit : « Bernard et son magicien ». On dit que c’est bien meilleur.'],
      '!apart/together',
    ),
  ],
}

/** A pedlar who sells small sounds in boxes. */
export const soundPedlar: Episode = {
  id: 'sound-pedlar',
  categories: [],
  ages: ['child', '12-20', '20+'],
  titles: ['Petits bruits', 'À l’oreille', 'Le marchand de bruits'],
  summary: 'Un marchand vend des bruits, dans des boîtes.',
  beats: [
    always(
      [
        'L’homme avait étalé sur une couverture une centaine de boîtes, de la taille d’un morceau de sucre. « Bruits, disait l’écriteau, garantis d’époque. » {A} en ouvrit une. « Crac », dit la boîte : le pas de quelqu’un sur du givre. <{A} la referma vite, comme si le froid allait sortir.>',
      ],
      '!apart/together',
    ),
    always(
      [
        'Il y avait la craie qui casse, le premier oiseau, le papier d’un bonbon au théâtre. Il y avait « Page qu’on tourne », « Chat qui saute d’un meuble », « Soupe ». <{H} écouta « Soupe » deux fois.> Ce n’était pas cher, deux sous le bruit, cinq sous le silence.',
      ],
      '!apart/together',
    ),
    more(
      1,
      [
        '— Pourquoi plus cher ? demanda {h}.\n— C’est long à attraper, dit l’homme. On ouvre la boîte, on attend, et juste au moment où c’est bon, il y en a toujours un qui dit : « Comme c’est calme. »',
      ],
      '!apart/together',
    ),
    always(
      [
        'Tout au bout, il y avait une boîte fermée par une ficelle.\n— Celle-là, je ne la vends pas, dit l’homme. Je ne sais pas ce que c’est. Je l’ai trouvée dans un tiroir, chez ma mère, avec mon nom.\n— Vous ne l’avez pas ouverte ?\n— Un bruit, ça ne sert qu’une fois.',
      ],
      '!apart/together',
    ),
    always(
      [
        '{H} s’accroupit. « On écoute à trois », dit {h}, « il y en aura plus. » L’homme défit la ficelle. Ce fut tout petit. Une porte s’ouvrait, quelque part, et une voix disait : « Ah, c’est toi. » Rien d’autre. On n’avait jamais entendu dire « c’est toi » de cette façon. <Après, la boîte fut vide, et l’homme la garda longtemps contre son oreille.>',
      ],
      '!apart/together',
    ),
    more(
      2,
      [
        'Il leur donna un bruit en échange, au hasard. {A} l’ouvrit au prochain tournant. C’était le pas de deux personnes qui s’éloignent, et qui ont raison.',
      ],
      '!apart/together',
    ),
  ],
}
