import { always, core, more, type Plot, scene, slot } from '../../language-pack.ts'

/** Christmas: the ovens are out on Christmas Eve, the old village oven needs three days to heat, and every house owns one hot brick. */
export const villageOven: Plot = {
  id: 'village-oven',
  categories: ['christmas'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Baptiste', gender: 'male', connection: 'cousin' },
    b: { name: 'Ernestine', gender: 'female', connection: 'marraine' },
  },
  titles: ['Le four du village', 'Soixante briques chaudes', '{H} et le four qui avait froid'],
  teasers: [
    'Le soir de Noël, la panne éteint tous les fours. Il reste celui du village, qui n’a pas servi depuis quarante ans.',
    'Il faut trois jours pour chauffer le vieux four. {H} a quatre heures, et tout le monde a faim.',
  ],
  start:
    'Le vingt-quatre décembre, tous les fours s’éteignent. Il y en a bien un vieux, sur la place, mais il est froid depuis quarante ans.',
  byname: '{h} qui chauffa le four',
  places: [
    {
      name: 'La place',
      description: 'Un platane, une fontaine, et un four rond qui ressemble à un gros chat de pierre.',
    },
    { name: 'Le four', description: 'Dedans, il fait nuit, et l’on entend son propre souffle.' },
    {
      name: 'La maison d’Ernestine',
      description: 'Il y a une brique dans chaque lit et des souvenirs dans chaque tiroir.',
    },
  ],
  scenes: [
    scene(['Le clic de quatre heures', 'Pâte crue', 'Soixante repas froids'], 'La panne éteint tous les fours.', [
      core(
        [
          'Le vingt-quatre décembre, à quatre heures, le courant partit. Plus un four ne marchait dans le village. Et {h} avait une brioche, {là}, la première de sa vie, toute crue.',
        ],
        [
          'À quatre heures de l’après-midi, le vingt-quatre décembre, il y eut un clic, et le village s’arrêta. Plus de courant. Dans soixante cuisines, soixante repas devinrent froids en même temps. {H} avait pétri une brioche {là}, la première de sa vie. Elle avait levé comme un coussin. Elle attendait, toute pâle.',
          'Le courant partit d’un coup, comme quelqu’un qui se souvient d’un rendez-vous. C’était le vingt-quatre décembre, à quatre heures. Les fours s’éteignirent, les cafetières se turent. Sur la table {de}, {là}, il y avait une brioche crue. Elle débordait de son moule et ne demandait qu’une chose.',
        ],
      ),
      always([
        'La brioche était pour ce soir. {H} l’avait promise, à voix haute, devant des gens. Or une brioche n’attend pas : dans quatre heures, elle retomberait.',
        '{H} voulait la poser au milieu de la table et ne rien dire, que l’odeur parle. Mais la pâte, elle, n’avait que quatre heures de patience. <Après, c’est de la colle.>',
      ]),
      slot('portrait'),
      core(
        ['— Il reste le vieux four de la place, dit {a.+}. Il est froid depuis quarante ans. Il doit s’ennuyer.'],
        [
          '— Il reste le vieux four de la place, dit {a.+}.\n— Il est froid depuis quarante ans.\n— Justement, dit {a}. Il doit s’ennuyer.',
          '{A.+} entra avec une lampe de poche et une poule plumée.\n— Chez nous non plus, dit {a}.\nLa lampe éclaira la fenêtre, et dans la fenêtre, sur la place, le vieux four rond, la gueule ouverte.',
        ],
      ),
      slot('company'),
      more(2, [
        '{W.là} On voyait passer des bougies derrière les vitres. Des gens se cognaient et s’excusaient auprès de leurs meubles. <Le sapin de la mairie, éteint, avait l’air d’un sapin.>',
      ]),
      more(3, [
        'La brioche avait une bosse sur le côté, à l’endroit où {h} l’avait regardée trop souvent.\n— Ne lui parle pas de l’heure, dit {a}. Elle va se dépêcher.',
      ]),
    ]),
    scene(['La gueule du four', 'Trois jours', 'Du bois, du bois'], 'Le vieux four ne veut pas chauffer.', [
      core(
        [
          'On fit du feu dans le vieux four. Chacun apporta son bois. Une heure plus tard, les pierres étaient encore froides comme un nez de chien.',
        ],
        [
          'On fit du feu dans le vieux four. Tout le monde apporta du bois : des cageots, une échelle sans barreaux, la moitié d’un buffet. Les flammes montèrent. Une heure plus tard, {h} posa la main sur la voûte. La pierre était froide comme un nez de chien. <« Il mange tout et il ne rend rien », dit {a}.>',
          '{H} entra jusqu’à la taille dans le four pour allumer. Le bois prit, la fumée sortit par où elle pouvait, surtout par les yeux. On attendit. On toucha. Les pierres suaient un peu, c’était tout. <Un vieil homme regarda et hocha la tête : « Trois jours, petit four. Il faut trois jours. »>',
        ],
      ),
      more(1, [
        '— C’est l’épaisseur, dit le maçon. Un mètre de pierre. Le froid est dedans depuis quarante hivers, il a pris ses habitudes.\n— Et si on le prie de sortir ? demanda {h}.\n— Il sortira, dit le maçon. Mardi.',
      ]),
      more(2, [
        'Les gens étaient venus avec leurs plats : un gratin, une dinde, onze bûches, un soufflé qui n’aurait jamais dû sortir. <On posa le soufflé à l’abri, et personne n’osa plus parler à côté.> La queue faisait le tour de la fontaine. Cela faisait longtemps qu’on n’avait pas fait la queue ensemble.',
      ]),
      slot('road'),
      more(3, [
        'Un monsieur en cravate voulut téléphoner à quelqu’un de responsable. Il n’y avait plus de réseau. Il regarda son téléphone, puis la queue, puis une dame qui tenait une tarte.\n— Elle est à quoi ? demanda-t-il.\n<C’était à la rhubarbe. Ce fut une longue conversation.>',
      ]),
    ]),
    scene(['Chez {b}', 'Ce qu’on donne', 'La dernière fournée'], 'Quelqu’un se souvient, et cela se paie.', [
      core(
        [
          'Seul quelqu’un savait comment on prend ce four, et c’était {b.+}.\n— Je vous le dirai, dit {b}. Mais la bonne place, au fond à gauche, elle est pour mon pain.',
        ],
        [
          '{B.+} était la seule à savoir. C’était de famille : on avait gardé le four, autrefois, et le savoir était resté dans la maison.\n— Je vous dirai comment on le prend, dit {b}. Mais d’abord, on mettra au four ce que j’ai, moi, et on le mettra à la bonne place, au fond à gauche. C’est un pain pour quelqu’un qui ne vient plus.',
          'Pour savoir, il fallait demander à {b.+}. Chacun disait : « Demande chez {b}. » Et chacun ajoutait : « Mais ce n’est pas gratuit. »\n— La bonne place, dit {b}. Au fond à gauche, là où ça dore. C’est là que va ton gâteau, j’imagine. Laisse-la-moi.',
        ],
      ),
      slot('questions'),
      always([
        '{H} pensa à la brioche, qui serait devant, dans le courant d’air, et qui aurait un côté blanc.\n— D’accord, dit {h}.\n{B} souleva une couverture. Dessous, au fond du lit, il y avait une brique.\n— Voilà tout ce que je sais. Un four, ça ne se chauffe pas. Ça se rassure.',
        'La bonne place, {h} l’avait choisie depuis midi. <On y voyait même encore la marque d’un très vieux moule.>\n— Prends-la, dit {h}.\n{B} sourit d’un seul coin.\n— Alors écoute : c’est du froid qu’il a peur, pas du feu qu’il a besoin. Et regarde donc ce que j’ai aux pieds.\nC’était une brique, toute chaude, dans une vieille chaussette.',
      ]),
      more(1, [
        'Sur l’étagère, il y avait un carnet brûlé aux bords. On y lisait : « 1951, la veille de Noël, cuit pour tous, même pour les Granger. » {H} demanda qui étaient les Granger.\n— Nous, dit {b}. <On était fâchés avec le reste.>',
      ]),
      slot('quiet'),
      slot('road'),
    ]),
    scene(['Presque neuf heures', 'Un côté mou', 'Plus de bois'], 'La pâte retombe.', [
      core(
        [
          'À huit heures, il n’y eut plus de bois, et le four était tiède, pas plus. Sous le torchon, la brioche commençait à retomber.',
        ],
        [
          'À huit heures, il n’y eut plus de bois. Quelque part, un soufflé mourut sans un bruit. {H} souleva le torchon : au milieu de la brioche, il y avait un creux, comme si quelqu’un s’y était assis. La voûte était tiède, pas plus. Tiède, c’est l’air qu’on a quand on va dire non.',
          'Le dernier cageot brûla vite et sans conviction. {H} mit la main dans le four. On aurait pu y coucher un chat, mais pas y cuire un biscuit. Sous le torchon, la pâte commençait à fatiguer. <Quelques personnes reprirent leur plat et ne partirent pas tout de suite.>',
        ],
      ),
      slot('road'),
      more(1, [
        '— On mangera froid, dit quelqu’un. Ce n’est pas grave.\nOn voyait bien que si. Une petite fille tenait un plat de nouilles contre elle, pour le réchauffer. <Le plat la refroidissait. Elle ne le lâchait pas.>',
      ]),
      slot('quiet'),
      more(2, [
        '{H} et {a} s’assirent sur le bord de la fontaine, la brioche entre deux manteaux.\n— Tu as chaud, toi ? demanda {a}.\n— Aux genoux, dit {h}. C’est elle.\nOn se serra. Une pâte qui lève, c’est presque une bête.',
      ]),
      more(3, [
        'Un monsieur avait donné sa cravate, pour attacher les fagots. Sans elle, il avait l’air plus jeune et un peu perdu.\n— Chez ma mère, dit-il, on avait une brique dans le lit. <Et il rougit, sans qu’on sache de quoi.>',
      ]),
      more(3, [
        'Un garçon proposa de souffler. Ils furent douze à souffler dans la gueule du four, en cadence, sous la direction d’un ancien clairon. <La pierre n’y gagna rien. Mais tout le monde eut chaud, et l’on se dit des choses qu’on ne dit pas aux gens qu’on ne connaît que de vue.>',
      ]),
    ]),
    scene(['Soixante briques', 'Ça se rassure', 'La place au fond à gauche'], 'Chaque maison donne sa chaleur.', [
      slot('key'),
      core(
        [
          'La brique ! Chaque maison en gardait une sur le poêle, pour le lit.\n— Apportez-les toutes ! cria {h}.\nSoixante briques brûlantes entrèrent dans le four. Personne n’aurait les pieds chauds cette nuit. Mais la pierre, peu à peu, se laissa convaincre.',
        ],
        [
          'La brique ! Dans toutes les maisons du village, on en gardait une près du poêle, pour les pieds, la nuit. Soixante maisons, soixante briques, toutes brûlantes à cette heure.\n— Apportez-moi vos lits, cria {h}. Enfin, le fond !\nOn courut. On revint avec des briques dans des journaux, dans des châles, dans une paire de bottes. {H} les rangea contre la voûte, une à une, serrées. Personne n’aurait les pieds chauds cette nuit. Et la pierre, peu à peu, se laissa convaincre.',
          '— Qui a une brique dans son lit ? demanda {h}, debout sur la fontaine.\nIl y eut un silence gêné. Puis une main se leva, puis vingt. Les poêles, eux, n’avaient pas besoin de courant, et sur chaque poêle, une brique attendait les pieds de quelqu’un.\nOn les apporta toutes. {H} tapissa le four comme on fait un lit, et referma la porte. <« Maintenant, chut », dit {b}.> Au bout d’un quart d’heure, la vieille pierre poussa un soupir. On sentit une odeur de chaud.',
        ],
      ),
      always([
        'On enfourna. Au fond à gauche, le pain {b.de}. Puis le gratin, la dinde, les nouilles. La brioche alla devant, là où il restait une place, avec son creux et sa bosse.',
        '{B} mit son pain le premier, sans un mot, à la bonne place. Tout le reste suivit. <Il y eut des plats empilés sur trois étages.> La brioche passa en dernier, tout au bord.',
      ]),
      more(1, [
        'Pendant que cela cuisait, personne ne rentra. On avait froid, et devant le four on avait chaud d’un côté. Alors on tournait. Soixante personnes, sur la place, tournaient lentement comme des poulets. <Quelqu’un finit par chanter, puisque cela faisait une danse.>',
      ]),
    ]),
    scene(['Dehors, debout', 'La part du courant d’air', 'Pieds froids'], 'On mange debout.', [
      slot('after'),
      more(1, [
        '{B} coupa son pain et en posa un morceau sur la margelle, pour personne. Puis, après réflexion, un second, pour le premier enfant qui passait.',
      ]),
      more(2, [
        'Le courant revint à onze heures. Toutes les fenêtres s’allumèrent. <On cligna des yeux, on rit un peu, et quelqu’un alla éteindre chez soi.> On voyait mieux sans.',
      ]),
      core(
        [
          'La brioche était dorée d’un côté et blanche de l’autre. On la mangea dehors. {H} dormit les pieds gelés. Le vieux four, lui, resta chaud jusqu’au matin.',
        ],
        [
          'La brioche était dorée d’un côté et blanche de l’autre. On la mangea dehors, par morceaux, et l’on se disputa le côté doré, puis l’on trouva que le blanc était plus tendre. <{W.fini}> Au lit, cette nuit-là, {h} eut les pieds gelés. Sur la place, le vieux four, lui, resta chaud jusqu’au matin.',
          '{H} cassa la brioche en soixante. Cela faisait de toutes petites parts, et il n’y eut pas de reste. <{W.fini}> Avant de rentrer, {h} posa la main sur la pierre. Elle était chaude et ronde, comme le flanc d’une bête endormie. Un chat s’était déjà installé dessus.',
        ],
      ),
    ]),
  ],
}
