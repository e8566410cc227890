import { always, core, more, type Plot, scene, slot } from '../../language-pack.ts'

/** Christmas: the last tree on the market has an elbow, nobody wants it, and it has to cross the town. */
export const crookedTree: Plot = {
  id: 'crooked-tree',
  categories: ['christmas'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Gaëlle', gender: 'female', connection: 'cousine' },
    b: { name: 'Octave', gender: 'male', connection: 'grand-oncle' },
  },
  titles: ['Le sapin tordu', 'Un sapin avec un coude', '{H} et l’arbre dont personne ne voulait'],
  teasers: [
    'Le dernier sapin du marché a un coude. {H} l’emporte quand même, à travers toute la ville.',
    'Il ne tient pas droit, il ne passe nulle part, et celui à qui on l’apporte n’en veut pas. C’est un beau sapin.',
  ],
  start:
    'Le vingt-quatre décembre, il ne reste qu’un sapin au marché, et il est plié en deux. {H} l’emporte pour quelqu’un qui n’en veut pas.',
  byname: '{h} au sapin tordu',
  places: [
    { name: 'Le marché aux sapins', description: 'Des aiguilles partout, et une seule pointe debout, de travers.' },
    { name: 'Le bus', description: 'Il sent la laine mouillée et, pour une fois, la forêt.' },
    { name: 'Sous les toits', description: 'Une chambre où il faut se baisser pour réfléchir.' },
  ],
  scenes: [
    scene(['Le dernier', 'Un coude', 'Invendu'], 'Il ne reste qu’un sapin.', [
      core(
        [
          'Au marché, {là}, le soir du vingt-quatre, il ne restait qu’un sapin. À mi-hauteur, le tronc partait à gauche. Personne n’en voulait. {H} vida ses poches et le prit.',
        ],
        [
          'Le soir du vingt-quatre, au marché aux sapins, {là}, il n’en restait qu’un. À mi-hauteur, son tronc partait vers la gauche, franchement, comme s’il avait vu quelqu’un. « Celui-là, dit le marchand, je le brûle. » {H} avait de quoi payer la moitié d’un arbre. « La moitié de celui-là, alors ? » demanda {h}.',
          '« C’est un défaut de fabrication », dit le marchand. Il restait un sapin, {là}, et ce sapin avait un coude. Il montait droit sur un mètre, puis il changeait d’avis. <Une chouette aurait pu s’asseoir dessus.> On voulait le jeter. {H} vida ses poches sur le tréteau, boutons compris.',
        ],
      ),
      always([
        'Le sapin était pour {b.+}, qui avait dit : pas d’arbre cette année. C’était dit d’une voix {que} n’avait pas aimée. Un Noël sans rien de vert, c’est un mardi. Il fallait que l’arbre arrive là-haut avant minuit.',
        '« Pas d’arbre chez moi cette année », avait dit {b.+}. « Ça tombe, ça sèche, et après il faut le redescendre. » C’était une phrase avec autre chose dedans. {H} voulait monter cet arbre-là, cet arbre exactement, tout en haut de la ville.',
      ]),
      slot('portrait'),
      always([
        '— Il est malade ? demanda {a.+}.\n— Il est tourné, dit {h}. Prends-le par le coude.\n{A} le prit par le coude. C’était, il faut le dire, très commode.',
        '{A.+} fit le tour de l’arbre, une fois dans un sens, une fois dans l’autre.\n— De ce côté, on dirait qu’il salue, dit {a}. <De l’autre, qu’il cherche ses clefs.>\nEt l’on partit.',
      ]),
      slot('company'),
      more(2, [
        '{W.là} Un sapin qu’on porte à deux a toujours plus d’opinions que ceux qui le portent. Celui-ci voulait tourner à gauche. <À chaque carrefour, il indiquait la boulangerie.>',
      ]),
      more(3, [
        'Le marchand courut derrière eux.\n— Tenez, dit-il. Le pied va avec. Il est droit, lui. On ne sait jamais.',
      ]),
    ]),
    scene(['Interdit aux arbres', 'Ligne douze', 'Un voyageur de trop'], 'On traverse la ville avec un arbre.', [
      core(
        [
          '« Pas d’arbres dans le bus », dit le chauffeur. {H} mit au sapin une écharpe et un bonnet. Plié au coude, il s’assit très bien.\n— Trois, s’il vous plaît, dit {h}.',
        ],
        [
          '« Pas d’arbres dans le bus », dit le chauffeur. {H} enroula son écharpe autour du tronc, {a} y posa un bonnet. Pliée au coude, la pointe s’assit d’elle-même sur le siège. « Trois, s’il vous plaît », dit {h}. Le chauffeur regarda longtemps dans son miroir. <« Il a l’air fatigué, votre ami », dit-il enfin, et il démarra.>',
          'Dans le métro, une affiche montrait tout ce qui est interdit : les vélos, les échelles, les chèvres. Pas les sapins, mais on sentait bien l’intention. Alors {h} lui mit un manteau. <Le coude remplit la manche, c’était saisissant.> On s’assit. Une dame se leva pour lui laisser sa place, puis se ravisa, trop tard, par politesse.',
        ],
      ),
      more(1, [
        'À l’arrêt suivant monta une classe entière. Vingt-huit enfants regardèrent l’arbre en manteau. Aucun ne dit un mot. <Puis le plus petit lui tendit la moitié de son goûter et attendit.>',
      ]),
      more(2, [
        'On passa la passerelle. Le vent prit le sapin par les branches et voulut danser. {A} tenait le pied, {h} tenait le coude, et le fleuve, dessous, tenait la scène pour la première fois de l’année. <On fit deux tours complets, et l’on finit sur l’autre rive.>',
      ]),
      slot('road'),
      always([
        'Devant la poste, il y eut un choc. La porte tournante prit le sapin, fit un tour, puis un autre. Quand elle le rendit, il lui manquait la pointe. <Elle continua de tourner toute seule à l’intérieur.> {H} ramassa une poignée d’aiguilles. Il avait moins bonne mine encore.',
        'Au tournant de la rue, une voiture frôla le trottoir. Crac. Une branche entière resta sur la chaussée, la plus belle. <C’était la seule qui poussait droit.> {A} la ramassa. Personne ne trouva rien d’aimable à dire.',
      ]),
      more(3, [
        'Un vitrier les arrêta.\n— Joli coude, dit-il. Moi, c’est l’épaule. Trente ans que je porte des choses où l’on ne doit pas se voir.\nIl montra l’arbre du menton.\n— Lui, au moins, on sait d’où vient le vent, là où il a poussé.',
      ]),
    ]),
    scene(['Pas d’arbre', 'Six étages', 'Le palier'], '{B} ne veut pas de sapin.', [
      core(
        [
          'Au sixième, {b} ouvrit.\n— J’ai dit pas d’arbre.\nPuis {b} vit le coude.\n— Entre. Mais s’il ne tient pas debout tout seul, tu le redescends. Ce soir.',
        ],
        [
          'Au sixième, sous les toits, {b} ouvrit et vit l’arbre avant les gens.\n— J’ai dit non.\n— Ce n’est pas un sapin, dit {h}. C’est un reste.\n{B} regarda le coude, les égratignures.\n— Entre. Mais s’il ne tient pas debout chez moi, tu le redescends toi-même. Ce soir. Sans l’ascenseur.',
          '— Non, dit {b} à travers la porte. Je reconnais l’odeur.\n— Il vient de loin, dit {h}. Il s’est fait marcher dessus.\nLa porte s’ouvrit d’un pied.\n— Bon. À une condition : pas de pied, pas de ficelle, pas de clou. Il tient tout seul, ou il s’en va.',
        ],
      ),
      slot('questions'),
      more(1, [
        'C’était une chambre sous les toits. Le mur montait droit sur un mètre, puis se penchait au-dessus du lit, jusqu’à vous toucher les cheveux. {B} y vivait un peu plié{b.e}, avec naturel.\n— On s’habitue, dit {b}. Au début, on se cogne. <Après, on se salue, le toit et soi.>',
      ]),
      slot('quiet'),
      more(2, [
        'Sur la commode, il y avait une boîte à chaussures avec des boules de verre. Elle était fermée par trois élastiques. {B} vit {que} la voyait.\n— L’an dernier, nous étions deux pour les accrocher, dit {b}. Tout seul, ça roule.',
      ]),
      slot('road'),
    ]),
    scene(['De travers', 'La condition', 'Au milieu de la pièce'], 'Le sapin ne tient nulle part.', [
      core(
        [
          'On l’essaya au milieu : il tomba. Contre l’armoire : il glissa. Dans le coin, il se coucha sur le tapis, poliment. {B} alla chercher la pelle.',
        ],
        [
          'On l’essaya au milieu : il tomba sur la table. Près de la porte : il tomba dehors. Dans le coin, il resta debout le temps qu’on ose respirer. <Puis il se coucha sur le tapis, poliment.> {B} alla chercher la pelle.',
          '{H} le mit contre l’armoire, il glissa. {A} le mit contre la chaise, et la chaise tomba avec lui. <Il y eut partout des aiguilles. On en retrouverait en juillet.> Il était six heures, il faisait nuit, et cet arbre ne savait faire qu’une chose : se pencher.',
        ],
      ),
      more(1, [
        '{A} s’assit par terre, à côté du sapin.\n— On peut le laisser couché. On mettra les boules à plat.\n— Ça s’appelle un gazon, dit {b}.\n<Mais la pelle resta où elle était.>',
      ]),
      slot('road'),
      slot('quiet'),
      more(2, [
        '{B} versa quelque chose de chaud dans trois bols, sans un mot. Dehors, on entendait les cloches s’échauffer. {H} souffla sur son bol. Le coude du sapin dépassait de l’ombre, et l’on aurait dit quelqu’un qui lève le bras pour demander la parole.',
      ]),
      more(3, [
        '— Qui a poussé comme ça a dû avoir une raison, dit {b} en tournant sa cuillère. Une pierre. Un grand, à côté, qui prenait toute la lumière. <On ne se plie pas pour rien.>',
      ]),
    ]),
    scene(['La pente', 'À sa place', 'Sous le toit'], '{H} voit la place qu’il lui faut.', [
      slot('key'),
      core(
        [
          '{H} voulut se lever et se cogna au toit. Le mur montait droit sur un mètre, puis penchait à gauche. Comme l’arbre, exactement. On le glissa contre la pente. Le coude suivit la poutre. Il tenait tout seul.',
        ],
        [
          '{H} voulut se lever et se cogna la tête au toit. C’était là, juste là. Le mur montait droit sur un mètre, puis il se penchait à gauche. Comme l’arbre. Comme l’arbre, exactement.\n— Donne-moi le coude, dit {h}.\nOn le glissa contre la pente. Le tronc suivit le mur, le coude suivit la poutre, et la tête s’étendit au-dessus du lit comme un ciel. Pas de pied, pas de ficelle. Il tenait. On aurait juré {que} l’avait commandé.',
          'Dans cette chambre, il fallait se baisser pour tout. {H} regarda le mur, puis le sapin, puis le mur. Droit sur un mètre. Et après, à gauche.\n{A} comprit en même temps, et l’on souleva l’arbre ensemble. Il entra sous la pente comme un pied dans une vieille chaussure. <Une aiguille tomba. Une seule.> Un sapin droit, ici, on aurait dû le couper.',
        ],
      ),
      always([
        '{B} resta un moment la pelle à la main. Puis {b} la rangea, et revint avec une boîte de boules de verre, fermée par trois élastiques. {B} fit sauter le premier, puis le deuxième. Le troisième, {b} le donna {à}.',
        '— Bon, dit {b}.\nOn entendit claquer trois élastiques. Il y avait dans une boîte onze boules et le crochet d’une douzième. <Une araignée vivait dans la plus belle. On la laissa.>',
      ]),
    ]),
    scene(['Couché sous un sapin', 'La branche cassée', 'Onze boules'], 'Sous les branches.', [
      slot('after'),
      more(1, [
        'Une branche cassée alla dans un verre d’eau, sur la table. C’était la seule chose droite de la pièce. <On la trouva un peu raide.>',
      ]),
      more(2, [
        'On s’aperçut que les boules ne roulaient plus : le toit les tenait toutes du même côté.\n— À deux, je mettais les hautes, dit {b}. Il n’y a plus de hautes.\nC’était vrai. Tout était à portée de la main.',
      ]),
      core(
        [
          'On mangea sur le lit, les trois sous l’arbre. « Tu le redescendras », dit {b} à la fin. « En février. [Ou quand il voudra|Ou plus tard]. »',
        ],
        [
          'On mangea sur le lit, les trois sous l’arbre, à cause de la place. <{W.fini}> Quand {h} partit, {b} ne se leva pas pour dire au revoir. On ne voyait plus, sous les branches, que deux mains croisées et une boule qui tournait. « Tu le redescendras », dit la voix de dessous. « En février. Ou quand il voudra. »',
          'Cette nuit-là, au sixième, on éteignit tout sauf la bougie du bord. <{W.fini}> Couché sur le dos, on voyait la forêt de l’intérieur. « Il salue », dit {a}. « Non, dit {b}, c’est nous. » Et {h}, pour partir, se baissa un peu plus qu’il ne fallait.',
        ],
      ),
    ]),
  ],
}
