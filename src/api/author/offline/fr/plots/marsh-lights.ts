import { always, core, more, type Plot, scene, slot } from '../../language-pack.ts'

/** Horror, with a light at the end: lights lead walkers astray in the marsh, and one has to put out one's own lamp to see why. */
export const marshLights: Plot = {
  id: 'marsh-lights',
  categories: ['horror', 'adventure'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Violaine', gender: 'female', connection: 'cousine' },
    b: { name: 'Abel', gender: 'male', connection: 'grand-oncle' },
  },
  titles: ['Les feux du marais', 'Éteins ta lampe', '{H} sur le chemin noir'],
  teasers: [
    'Dans le marais, la nuit, sept petites lumières appellent. Il ne faut pas les suivre. {H} les suit.',
    'Il y a un chemin à travers le marais. La nuit, il y en a deux.',
  ],
  start: 'Sur le marais, la nuit, dansent des lumières. Ceux qui les suivent se perdent. {H} doit passer quand même.',
  byname: '{h} sans lampe',
  places: [
    { name: 'Le marais', description: 'De l’eau plate, des joncs, et une planche de loin en loin.' },
    { name: 'La barque', description: 'Elle appartient à quelqu’un qui ne vient plus la chercher.' },
    { name: 'L’île aux saules', description: 'On y entend respirer, et ce n’est que l’eau.' },
  ],
  scenes: [
    scene(['Le chemin de planches', 'Sept lumières', 'À la nuit'], 'Il faut traverser le marais.', [
      core(
        [
          'Pour rentrer, {là}, il fallait traverser le marais par un chemin de planches. Il faisait nuit. {H} avait une lampe et un pain. Au bout de cent pas, sur l’eau noire, il y eut une petite flamme bleue. Puis sept.',
        ],
        [
          'Le dernier car laissa {h} du mauvais côté du marais. Le village, {là}, était en face. Il y avait un chemin de planches, quatre kilomètres, tout droit. {H} avait une lampe de poche, et un pain sous le bras. « Ne regarde pas les feux », avait dit le chauffeur avant de fermer la porte. <Il n’avait pas dit lesquels.> Au bout de cent pas, sur l’eau noire, il y en eut un. Puis sept.',
          '« Le jour, c’est un marais. La nuit, ça en est deux », disait-on {là}. {H} rentrait tard, par le chemin de planches, avec une lampe et un gros pain. Le premier feu s’alluma sur la gauche : une petite flamme bleue, à un mètre de l’eau, qui ne tremblait pas. <Elle avait l’air de quelqu’un qui s’est arrêté pour vous laisser passer.> Il y en avait six autres derrière.',
        ],
      ),
      core(
        [
          '{H} ne voulait que rentrer. Mais quand on avançait, les feux avançaient. L’un d’eux se balançait, comme une main qui dit : par ici.',
        ],
        [
          '{H} ne voulait que rentrer. Une soupe, une porte, un verrou. Mais quand on avançait, les feux avançaient. Quand on s’arrêtait, ils s’arrêtaient, et l’un d’eux se balançait, comme une main qui dit : par ici.',
          'On serre sa lampe, on regarde ses pieds, on compte les planches. C’était le plan. À la quarantième, il n’y eut plus de planche. <Rien que de l’eau, et la lumière de la lampe couchée dessus.> Les sept feux attendaient un peu plus loin, à droite, là où le chemin n’allait pas.',
        ],
      ),
      slot('portrait'),
      always([
        '— Qui est là ? cria une voix.\n— Et toi, qui es-tu ? cria {h}.\nC’était {a.+}, un pied dans l’eau, qui revenait de l’autre bout pour chercher {h}, et s’était perdu{a.e}.',
        'Une main agrippa l’épaule {de}.\n— J’ai cru que tu étais un feu, dit {a.+}, d’une voix sans salive. Je marche depuis une heure. Je repasse toujours devant le même saule.',
      ]),
      slot('company'),
      more(2, [
        '{W.là} Dans les joncs, cela parlait bas. Des grenouilles, sans doute. Elles se taisaient toutes au même instant, et l’on entendait l’eau penser.',
      ]),
      more(3, [
        '— Ma grand-mère disait qu’il faut mettre sa veste à l’envers, dit {a}.\nOn mit les vestes à l’envers. <On se perdit pareil, mais avec les poches dedans.>',
      ]),
    ]),
    scene(['Pas par là', 'Toujours le même saule', 'La lampe'], 'On fuit les feux.', [
      core(
        [
          'On fuit les feux. À gauche, la boue montait aux chevilles. À droite, aux genoux. Trois fois, on arriva à un saule penché. C’était le même.',
        ],
        [
          'On prit à gauche, puisque les feux étaient à droite. La boue monta aux chevilles. On reprit à droite, les feux passèrent à gauche. La lampe éclairait deux mètres de brume, avec, au bout, un mur. Trois fois, on arriva à un saule penché. Trois fois, c’était le même, et il portait la trace de leurs mains.',
          '{H} brandit la lampe vers les feux. « Allez-vous-en ! » Ils reculèrent, tous les sept, d’un même mouvement, et restèrent là, à distance, comme des chiens qu’on a grondés. <On eut presque honte.> En marchant vers le noir, on fut plus tranquille. On fut aussi, bientôt, dans l’eau jusqu’aux genoux.',
        ],
      ),
      more(1, [
        'Quelque chose brillait sur le bord. C’était un bouton de manteau. Un peu plus loin, une chaussure. Plus loin, une flûte. <On ne les ramassa pas. On aurait dit qu’ils étaient rangés.>',
      ]),
      more(2, [
        '{A} cria « ohé ». Le marais renvoya « ohé », mais d’une autre voix, plus jeune, et il ajouta quelque chose à la fin qu’on ne comprit pas.',
      ]),
      slot('road'),
      more(2, [
        'Un oiseau cria trois fois, puis se tut, comme s’il s’était trompé de numéro. {A} serra le bras {de}.\n— Tu as entendu ?\n— C’est un oiseau.\n— Oui, dit {a}. Mais à qui il parle ?',
      ]),
    ]),
    scene(['La barque', 'Le prix du passage', 'Sans lumière'], 'Une barque, et quelqu’un dedans.', [
      core(
        [
          'Dans une barque, entre les joncs, il y avait {b.+}, qui relevait des nasses.\n— Je vous dis comment on passe, dit {b}. Mais il faut me donner votre lampe.',
        ],
        [
          'Entre deux joncs glissa une barque. {B.+} y était assis{b.e}, une perche en travers des genoux, et relevait des nasses pour un ami malade.\n— Vous avez une lampe, dit {b}. C’est pour ça que vous êtes là. Je vous dirai comment on passe. Mais il faut me la donner.',
          '— Arrêtez de me brûler les yeux, dit une voix. C’était {b.+}, dans une barque plate, à pêcher l’anguille.\n— Le chemin ? Je le connais. Mais je ne l’explique pas à des gens éclairés. Donnez-moi cette lampe, et je vous le dis.',
        ],
      ),
      slot('questions'),
      core(
        [
          '— Tout de suite ? dit {h}.\n— Quand tu auras assez eu peur avec, dit {b}. Ils ne vous appellent pas. Ils vous attendent.',
        ],
        [
          'La lampe, c’était tout ce que l’on avait. {H} la serra, regarda les feux, la brume, la main tendue {b.de}. Puis {h} dit :\n— Tout de suite ?\n— Quand tu auras assez eu peur avec, dit {b}. Ils ne vous appellent pas. Ils vous attendent. Ce n’est pas la même chose.',
          '— Dites d’abord, demanda {h}.\n— La lampe d’abord.\n{H} fit non de la tête. On ne se défait pas comme cela de sa seule lumière. <{B} n’insista pas. {B} remit une nasse à l’eau.>\n— Quand tu voudras, dit {b}. Je vous le dis quand même, pour rien : comptez-les bien.',
        ],
      ),
      more(1, [
        'Au fond de la barque, il y avait un panier plein de choses : un dé, une montre arrêtée, un petit soulier.\n— Le marais les rend, dit {b}. Il suffit de passer au bon endroit. Les gens, eux, passent toujours à côté, avec leurs projecteurs.',
      ]),
      slot('quiet'),
      slot('road'),
    ]),
    scene(['Le saule, encore', 'Une heure du matin', 'Jusqu’à la taille'], 'La lampe faiblit.', [
      core(
        [
          'La lampe jaunit. L’eau montait. Les feux s’étaient rapprochés. Ils flottaient à des hauteurs différentes, et le plus petit venait en dernier.',
        ],
        [
          'La barque s’éloigna. On marcha encore. Quatrième saule. La lampe jaunit, clignota, reprit. Autour, les feux s’étaient rapprochés. On voyait maintenant qu’ils flottaient à des hauteurs différentes, et que le plus petit venait en dernier. {H} n’avait jamais eu aussi froid aux dents.',
          'L’eau fut à la taille. {A} tenait le pain sur sa tête. <C’était devenu le but du voyage : que le pain arrive.> La lampe n’éclairait plus qu’elle-même. Les sept flammes firent cercle, sans bruit, et l’une d’elles, la plus petite, s’approcha jusqu’à presque toucher {h}.',
        ],
      ),
      slot('road'),
      more(1, [
        '— Ils sont sept, dit {a}.\n— Je sais.\n— Un grand devant, un grand derrière. Et cinq petits au milieu.\n{H} ne répondit pas tout de suite. <Où avait-on déjà vu cela, un grand devant, un grand derrière ?>',
      ]),
      slot('quiet'),
      more(2, [
        'On n’entendait plus les grenouilles. Seulement, tout bas, dans le clapot, une chanson de marche, de celles qu’on chante en rang.',
      ]),
    ]),
    scene(['Éteindre', 'En rang par deux', 'Le bon chemin'], '{H} éteint.', [
      slot('key'),
      core(
        [
          'Un grand devant, un grand derrière, des petits au milieu. C’était une classe, une sortie d’école, du temps des lanternes ! Ils ne menaient personne dans l’eau. Ils marchaient sur le chemin, et c’était la lampe qui l’effaçait. {H} éteignit. Sous les sept petites flammes, à fleur d’eau, brilla une ligne de planches.',
        ],
        [
          'Un grand devant, un grand derrière, des petits au milieu. Ce n’était pas une chasse. C’était une classe ! Une sortie d’école, du temps des lanternes, avec une maîtresse en tête et un maître à la queue, et l’on donne la main aux petits pour qu’aucun ne se perde. Ils ne menaient personne dans l’eau. Ils passaient sur le chemin, et c’était la lampe qui l’effaçait.\n— Éteins, souffla {a}.\n{H} éteignit. D’abord il n’y eut plus rien. Puis le noir devint gris, le gris devint bleu, et sous les sept petites flammes, à fleur d’eau, brilla une ligne de planches.',
          '{H} compta encore. Sept, et leur reflet : quatorze. Mais sous les reflets, il y avait autre chose, qu’on ne pouvait voir tant qu’on s’éblouissait soi-même.\nLe doigt {de} trembla sur le bouton. Clic.\nLe marais s’ouvrit comme une chambre dont on tire les rideaux. L’eau brillait. Les planches étaient là, à deux mètres, luisantes, et les feux marchaient dessus, en rang, chacun une petite lanterne à bout de bras. La plus petite fit signe, de la main : on vous garde une place.',
        ],
      ),
      always([
        'On se mit dans le rang, {h} derrière le dernier des petits, {a} derrière {h}. On marcha au pas. La chanson avait cinq couplets. Au village, tout le monde la connaissait encore.',
        'Le petit feu marchait mal. Il se retournait souvent. {H} tendit la main, et quelque chose de léger s’y accrocha, comme une araignée de chaleur. <« Il faut donner la main, dit {a}, c’est dans le règlement. »>',
      ]),
    ]),
    scene(['La terre ferme', 'Sept, et deux', 'Au village'], 'De l’autre côté.', [
      slot('after'),
      more(2, [
        'Au matin, {b} laissa sur le seuil deux piles neuves, sans un mot. <{H} ne s’en est jamais servi de ce côté-là.>',
      ]),
      core(
        [
          'Sur la dernière planche, les feux s’arrêtèrent. {H} laissa sept morceaux de pain au bord. De la fenêtre, on vit le rang repartir sur l’eau, bien droit.',
        ],
        [
          'Sur la dernière planche, les feux s’arrêtèrent. Ils ne vont pas plus loin. {H} rompit le pain, qui était sec, et en laissa sept morceaux au bord. <{W.fini}> De la fenêtre, plus tard, on vit le rang repartir sur l’eau. Il allait bien droit. Le plus petit avait la bouche pleine, on le devinait à sa lumière.',
          'La soupe était chaude, la porte fermée. {H} ne poussa pas le verrou. <{W.fini}> Avant de se coucher, {h} souffla la lampe et attendit un peu, comme on le fait depuis dans cette maison. Le noir devint gris. Le gris devint bleu. Et très loin, en rang, quelqu’un comptait : sept.',
        ],
      ),
    ]),
  ],
}
