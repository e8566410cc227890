import { always, core, more, type Plot, scene, slot } from '../../language-pack.ts'

/** Horror, with a light at the end: the tooth mouse is giving the teeth back, one more under the pillow every night. */
export const toothMouse: Plot = {
  id: 'tooth-mouse',
  categories: ['horror', 'generic'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Hippolyte', gender: 'male', connection: 'cousin' },
    b: { name: 'Célestine', gender: 'female', connection: 'grand-tante' },
  },
  titles: ['La souris rend les dents', 'Sous l’oreiller', '{H} et le tiroir aux dents'],
  teasers: [
    'Un matin, il y a une dent sous l’oreiller. Elle n’est à personne d’ici. Le lendemain, il y en a deux.',
    'Toutes les nuits, quelque chose gratte, et rapporte. {H} commence à avoir peur de son lit.',
  ],
  start: 'D’habitude, la petite souris prend les dents. Cette semaine, sous l’oreiller {de}, elle en apporte.',
  byname: '{h}, des dents plein la main',
  places: [
    { name: 'Le lit', description: 'Sous l’oreiller, cela fait un petit bruit de dés.' },
    { name: 'Le mur', description: 'Derrière la plinthe, un trou rond, avec de la lumière.' },
    { name: 'La maison d’à côté', description: 'On y perd ses affaires sans se plaindre.' },
  ],
  scenes: [
    scene(['Pas à moi', 'Une, puis deux', 'Sous l’oreiller'], 'Une dent sous l’oreiller.', [
      core(
        [
          'La petite souris prend les dents, c’est connu. Mais un matin, {là}, {h} en trouva une sous son oreiller. Ce n’était pas la sienne. Le lendemain, il y en eut deux. Puis quatre. Et chaque nuit, quelque chose grattait.',
        ],
        [
          'La petite souris prend les dents et laisse une pièce, c’est connu. Mais un matin, {là}, {h} trouva sous son oreiller une dent. Une petite, de devant, avec une tache. Ce n’était pas la sienne : on se connaît, de ce côté-là. Le lendemain, il y en eut deux. Le jour suivant, quatre. Et chaque nuit, vers trois heures, cela grattait.',
          'Elle était toute petite, elle était blanche, et elle n’était pas à {h}. <On fait vite le compte, avec la langue.> La première nuit, {là}, il y eut une dent sous l’oreiller. La deuxième, deux, dont une molaire. {H} les mit dans un verre. La nuit d’après, le verre était vide et l’oreiller plein.',
        ],
      ),
      always([
        'On peut dormir avec beaucoup de choses. Pas avec les dents des autres. {H} voulait qu’on vienne les reprendre et que l’oreiller redevienne un oreiller. Pour commencer, il fallait rester les yeux ouverts jusqu’à trois heures.',
        'Il y avait, sous ces dents, quelque chose qui n’allait pas. Elles étaient trop propres. Quelqu’un les avait gardées longtemps, et frottées. <Et pourquoi les donner à {h} ?> Il fallait attraper celle, celui, ce qui grattait.',
      ]),
      slot('portrait'),
      core(
        ['— Il ne t’en manque pas, dit {a.+}. À moi non plus. Alors elles sont à qui ?'],
        [
          '— Montre les tiennes, dit {a.+}.\n{H} les montra.\n— Il ne t’en manque pas. Moi non plus, dit {a}. Alors elles sont à qui ?\nOn regarda la poignée de dents, et l’on aurait préféré que quelqu’un rie.',
          '— Je dors par terre, cette nuit, à côté de toi, dit {a.+}. Avec une épuisette.\n— Contre une souris ?\n— Contre quelque chose qui apporte des dents, dit {a}. Tu appelles ça une souris, toi ?',
        ],
      ),
      slot('company'),
      more(2, [
        '{W.là} On les rangea par taille dans une boîte à œufs. Il y en avait de lait, il y en avait de vieilles. <Une avait un plombage en or. Elle se tenait un peu à l’écart.>',
      ]),
      more(3, [
        'La boîte, la nuit, faisait un bruit. Un bruit de petites choses qui claquent parce qu’il fait froid. On mit la boîte dans un tiroir, et le tiroir fit le bruit.',
      ]),
    ]),
    scene(['Trois heures', 'L’épuisette', 'Un trou dans la plinthe'], 'On guette.', [
      core(
        [
          'À trois heures, cela gratta dans le mur, puis sous le lit. L’oreiller se souleva d’un doigt. « Huit cent onze », souffla quelqu’un. « Huit cent douze. » {A} lança l’épuisette. On attrapa une lampe.',
        ],
        [
          'À trois heures, cela gratta derrière le mur. Puis dans le mur. Puis sous le lit. L’oreiller se souleva d’un doigt. {H} ne respirait plus. Une chose tiède passa contre sa nuque, posa sa charge, clic, clic, et se retira à reculons, avec le bruit de quelqu’un qui compte. {A} lança l’épuisette. On attrapa une lampe.',
          'La nuit, un lit est grand, et il a un dessous. On attendit. <{A} mangeait des raisins secs, pour ne pas claquer des siennes.> À trois heures, la plinthe s’ouvrit comme une petite porte. Quelque chose traversa la chambre en traînant un sac. « Huit cent onze », souffla-t-on. « Huit cent douze. » {H} alluma. Il n’y avait plus rien, qu’un poil gris et seize dents.',
        ],
      ),
      more(1, [
        'On voulut les jeter. On les mit au fond du jardin, dans un bocal, sous une pierre. Au matin, elles étaient revenues, et elles avaient de la terre sur elles. <L’une avait un ver. Il avait l’air aussi surpris que tout le monde.>',
      ]),
      more(2, [
        'Par le trou de la plinthe, si l’on se couchait, on voyait une lueur. {H} y mit l’œil. De l’autre côté, un œil se retira.',
      ]),
      slot('road'),
      more(3, [
        'Le dentiste, consulté, aligna les dents sur un mouchoir.\n— Celles-ci sont en parfait état, dit-il. Où sont les personnes ?\n<C’était la question que l’on aurait préféré ne pas entendre d’un homme en blouse.>',
      ]),
    ]),
    scene(['Toutes mes dents', 'Un vieux compte', 'Chez {b}'], '{B} a donné ses dents.', [
      core(
        [
          '{B.+} savait des choses sur les souris.\n— Si elle rend les dents, c’est qu’elle arrête, dit {b}. Elle te parlera si tu lui fais une promesse, sans savoir laquelle.',
        ],
        [
          '{B.+} savait des choses sur les souris, depuis le temps.\n— Elle a la même clientèle de mère en fille, dit {b}. Si elle rend, c’est qu’elle arrête. Je peux vous apprendre à lui parler. Mais pour lui parler, il faut lui devoir quelque chose. Une dent, par exemple. Il en bouge une chez toi ?',
          '— Rapprochez la lampe, dit {b.+}. Ah. Celle-ci, avec la tache, je la reconnais, elle est à ma voisine de banc, du temps de l’école. <Elle l’avait cassée sur une noix.> Si vous voulez la suite, il faudra entrer dans le mur, ou faire sortir ce qui y est. Et ça ne sort pas pour une pièce. Ça sort pour une promesse.',
        ],
      ),
      slot('questions'),
      core(
        [
          '{H} promit celle du fond, qui bougeait un peu.\n— Une dette, pour une souris, dit {b}, c’est une porte ouverte.',
        ],
        [
          '{H} passa sa langue sur ses dents, une à une. Celle du fond, peut-être. Un tout petit peu.\n— Elle la prendra quand ce sera l’heure, dit {b}. Il suffit que tu l’aies promise. Une dette, pour une souris, c’est une porte ouverte. Et parle-lui doucement. Elle entend avec les moustaches.',
          'Promettre sans savoir quoi, c’est comme mettre la main sous un meuble. {H} la mit.\n— Je promets, dit {h} au mur.\nIl y eut un silence de l’autre côté, d’une oreille à peu près.\n— Bien, dit {b}. Elle viendra sans sac, cette nuit. Ne tire pas la lampe trop près. Elle n’a plus de bons yeux.',
        ],
      ),
      more(1, [
        '— Qu’est-ce qu’elle en fait, d’habitude ? demanda {a}.\n— On dit qu’elle bâtit, répondit {b}. Quoi, on ne sait pas. Personne n’est assez petit pour y habiter.',
      ]),
      slot('quiet'),
      slot('road'),
    ]),
    scene(['Mille', 'Le mur s’ouvre', 'Ce qui claque'], 'La nuit de mille dents.', [
      core(
        [
          'Cette nuit-là, elles vinrent toutes. Elles sortaient de la plinthe et roulaient sur le parquet. Dans le noir, mille dents se mirent à claquer, comme une foule qui a froid. Le tas s’ouvrit par le milieu, pour laisser passer quelque chose.',
        ],
        [
          'Cette nuit-là, elles vinrent toutes. Elles sortaient de la plinthe comme des billes, roulaient sur le parquet, montaient en tas contre le lit. Dans le noir, mille dents se mirent à claquer ensemble. On aurait dit une foule qui a froid. {A} grimpa sur l’armoire. {H} resta debout au milieu, les pieds nus, sans oser les poser.',
          'On entendit d’abord un seul clic. Puis un deuxième. Puis le mur céda, et ce fut une averse. <Il y en avait dans les pantoufles. Il y en avait dans le piano.> Le tas monta jusqu’aux genoux {de}. Et le tas, sans que personne le touche, s’ouvrait par le milieu, pour laisser passer quelque chose.',
        ],
      ),
      slot('road'),
      more(1, [
        '— Dis-leur quelque chose, gémit {a} de là-haut.\n— Qu’est-ce qu’on dit, à des dents ?\n— Ce que dit le dentiste !\n— Ouvrez grand ? dit {h}. <Elles s’ouvrirent grand. On le regretta aussitôt.>',
      ]),
      slot('quiet'),
      more(2, [
        'Il y en avait une sous le pied {de}. Une petite, de lait, avec un bord usé. Elle ne claquait pas. Elle tremblait. Ce n’est pas la même chose, sous un pied nu, on fait bien la différence.',
      ]),
    ]),
    scene(['Une souris très vieille', 'Plus de place', 'Rendre à chacun'], 'Une vieille souris.', [
      slot('key'),
      core(
        [
          'C’était une souris, une vieille, grise jusqu’aux cils.\n— Je pars à la retraite, chez ma fille, dit-elle. Je ne peux pas les emporter, alors je les rends. Mais je ne lis plus les adresses, et votre lampe est la seule que je voie.\nCe n’était pas un cauchemar. C’était un déménagement.',
        ],
        [
          'C’était une souris. Une vieille, grise jusqu’aux cils, avec des lunettes faites d’une perle fendue. Elle s’assit sur une molaire.\n— J’ai quatre-vingts ans de métier, dit-elle. Je pars chez ma fille, à la mer. Elle a une pièce. Une seule. Je ne peux pas les emporter, et je ne peux pas les jeter. Alors je les rends. Seulement je ne lis plus les adresses. Je mets tout ici. Votre lampe est la seule que je voie.\n{H} s’accroupit. Ce n’était donc pas un cauchemar. C’était un déménagement.',
          '{H} baissa la lampe. Dans le passage, une souris avançait, courbée, tirant un sac vide. Elle n’y voyait guère. Elle se guidait à la veilleuse {de}.\n— Pardon pour le dérangement, dit-elle. On m’a mise à la retraite. J’ai voulu rendre chaque dent à son oreiller, mais les gens ont grandi, les lits ont bougé. Et ces petites ont froid, elles étaient habituées au mur.\nC’était si peu effrayant {a.que}, sur l’armoire, en eut honte, et descendit.',
        ],
      ),
      always([
        'On fit des paquets. La souris se souvenait de chaque dent, du jour, du temps qu’il faisait. {H} écrivait les noms, {a} léchait les enveloppes. À l’aube, on les porta, de boîte aux lettres en boîte aux lettres : mille dents, rendues, avec un mot.',
        '— Vous me les lisez, dit {h}, et moi j’écris.\n« Celle-là est tombée dans une tartine », dit la souris. « Celle-là, on l’a pleurée. » <Celle en or, elle la garda. C’était un souvenir personnel.> On fit le tour de la ville avec un landau.',
      ]),
    ]),
    scene(['Une pièce', 'Une promesse', 'Chez sa fille'], 'L’oreiller est léger.', [
      slot('after'),
      more(1, [
        '{B} reçut une enveloppe, avec une dent de lait au bord usé. {B} la regarda longtemps.\n— Je la croyais perdue, celle-là, dit {b}. J’avais eu deux sous.',
      ]),
      core(
        [
          'Le soir même, il n’y avait rien sous l’oreiller. Derrière la plinthe, on laissa une petite lumière, au cas où la suivante aurait peur du noir.',
        ],
        [
          'Le soir même, il n’y avait rien sous l’oreiller. <{W.fini}> {H} se coucha, tendit l’oreille. Le mur se taisait. Derrière la plinthe, on avait laissé la lumière allumée, une toute petite, au cas où la suivante serait jeune et aurait peur du noir.',
          'Un mois plus tard arriva une carte postale, grande comme un timbre. On y voyait la mer. <{W.fini}> {H} la lut à la loupe : « Bien installée. Sable fin. N’oubliez pas, pour la dent du fond. Rien ne presse. » {H} passa la langue dessus. Elle tenait bon. Mais elle savait.',
        ],
      ),
    ]),
  ],
}
