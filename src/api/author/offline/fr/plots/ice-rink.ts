import { always, core, more, type Plot, scene, slot } from '../../language-pack.ts'

/** Love at Christmas: a rink in front of the town hall, two who have both claimed that they can skate, and one plastic penguin. */
export const iceRink: Plot = {
  id: 'ice-rink',
  categories: ['christmas', 'love'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Marin', gender: 'male', connection: '' },
    b: { name: 'Yvette', gender: 'female', connection: 'grand-tante' },
  },
  titles: ['La patinoire', 'Le pingouin de la mairie', '{H} sur la glace'],
  teasers: [
    'Devant la mairie, il y a une patinoire. {H} a dit savoir patiner. En face, quelqu’un a dit la même chose.',
    'Deux personnes se tiennent à la même barrière, à dix mètres l’une de l’autre. Il suffirait de lâcher.',
  ],
  start:
    '{H} a dit savoir patiner, à quelqu’un devant qui il ne fallait pas. C’est ce soir, et il y a beaucoup de glace.',
  byname: '{h} à la barrière',
  places: [
    { name: 'La patinoire', description: 'Vingt mètres sur trente, devant la mairie, avec un sapin au milieu.' },
    {
      name: 'La cabane aux patins',
      description: 'Du quarante-deux, du trente-huit, et une odeur de chaussette qui a vécu.',
    },
    { name: 'Le pingouin', description: 'Il est en plastique, il a deux poignées, il ne juge pas.' },
  ],
  scenes: [
    scene(['Un petit mensonge', 'Tu patines ?', 'Vingt mètres de glace'], '{H} a menti, un peu, et c’est ce soir.', [
      core(
        [
          '« Tu patines ? » avait demandé {a.+}. « Bien sûr », avait dit {h}, qui n’avait jamais mis un patin. Et devant la mairie, {là}, pour Noël, on avait installé une patinoire.',
        ],
        [
          '« Tu patines ? » avait demandé {a.+}, un soir, devant le manège. « Bien sûr », avait répondu {h}. C’était sorti tout seul, comme un hoquet. Et voilà qu’on avait installé une patinoire devant la mairie, {là}, pour les fêtes. Vingt mètres sur trente. Et {a} avait dit : « Samedi, alors. » On était samedi.',
          'Il y a des mensonges si petits qu’on les pose n’importe où. {H} avait dit « bien sûr », à propos de patins, à {a.+}, parce que c’était plus court que la vérité. <La vérité aurait pris trois mots.> Maintenant, c’était Noël, il y avait {là} une patinoire entière, avec un sapin au milieu et des haut-parleurs. Et {a} attendait.',
        ],
        '',
        'apart',
      ),
      always([
        '{H} voulait une chose simple : faire le tour de ce sapin à côté {a.de}, une fois, sans tomber, en disant des choses intelligentes.',
        '{H} ne demandait pas grand-chose. Un tour. Un seul tour du sapin, côte à côte, et que cela ait l’air de rien.',
      ]),
      slot('portrait'),
      slot('company'),
      more(2, [
        '{W.là} Les enfants tournaient comme de l’eau dans un évier. Un monsieur patinait en arrière en mangeant une gaufre. <Il y avait des gens, vraiment, que la glace connaissait par leur nom.>',
      ]),
      more(3, [
        'Les haut-parleurs passaient toujours la même chanson, sur un traîneau qui n’arrive pas. {H} commençait à le comprendre, ce traîneau.',
      ]),
    ]),
    scene(['La barrière', 'Dix mètres', 'Après toi'], 'On se tient à la barrière.', [
      core(
        [
          '{H} mit un pied sur la glace et attrapa la barrière. Dix mètres plus loin, {a} la tenait aussi.\n— Je regarde les autres, dit {a}.\n— Moi, je regarde la glace, dit {h}.',
        ],
        [
          '{H} mit un pied sur la glace, puis l’autre, et attrapa la barrière. {A} y était déjà, dix mètres plus loin, qui la tenait aussi.\n— Je regarde la technique des autres, dit {a}.\n— Moi, c’est la glace, dit {h}. Elle est très lisse.\nOn resta ainsi un bon quart d’heure. <La barrière fut le seul contact.>',
          'Il y avait une barrière tout autour. C’était une bonne barrière, en bois, de la largeur d’une main. {H} s’y tenait d’un côté de la porte. {A} s’y tenait de l’autre.\n— Tu n’y vas pas ? demanda {a}.\n— Je laisse passer les petits, dit {h}. Et toi ?\n— Pareil. <Il y en a énormément.>',
        ],
      ),
      more(1, [
        'Une petite fille passa, haute comme un parapluie, et leur conseilla de plier les genoux. On plia les genoux. <Elle repassa deux minutes plus tard : « Pas comme ça. »>',
      ]),
      more(2, [
        '{H} tenta trois pas sans la barrière. Au premier, tout allait bien. Au deuxième aussi. Le troisième se fit sans {soi}. Assis par terre, on voit surtout des chevilles. Celles {a.de}, là-bas, tremblaient un peu. <{H} le remarqua et pensa au froid.>',
      ]),
      slot('road'),
      more(3, [
        '— Tu veux un vin chaud ? Un chocolat ? demanda {a}, de loin.\n— Après le tour.\n— Oui. Après le tour.\nPersonne ne bougea. La chanson recommença.',
      ]),
      more(2, [
        'Une dame au manteau rouge tournait à reculons, les yeux fermés. On s’écartait sur son passage. Elle s’arrêta pile contre la barrière, à côté {de}, et rouvrit les yeux.\n— C’est plus facile sans voir, dit-elle. On ne sait pas où l’on va tomber. <Et elle repartit, dans un bruit de ciseaux.>',
      ]),
    ]),
    scene(['La cabane', 'Le trente-huit', 'Il ne juge pas'], 'La cabane aux patins, et une condition.', [
      core(
        [
          'Dans la cabane, {b.+} prêtait les patins.\n— J’ai un pingouin pour débutants, dit {b}. On le pousse, on ne tombe pas. Je te le donne contre une phrase vraie.',
        ],
        [
          'Dans la cabane, {b.+} rendait service pour la soirée et lisait les pieds des gens.\n— Pas la bonne pointure, dit {b}. Pas le bon courage non plus. J’ai un pingouin. On le pousse, on ne tombe pas. C’est pour les moins de six ans. Je te le prête, si tu dis tout haut pourquoi.',
          '{B.+} tenait la cabane ce soir-là, derrière deux cents chaussures.\n— J’ai ce qu’il te faut, dit {b}, et {b} sortit un pingouin en plastique, haut comme un enfant, avec des poignées. Mais il ne sort pas pour rien. Il sort pour une phrase vraie.',
        ],
      ),
      slot('questions'),
      always([
        '— Je ne sais pas patiner, dit {h}.\nDerrière, la file se tut. Devant, quelqu’un dit « bravo ». {B} posa le pingouin sur le comptoir.\n— Voilà. C’était la partie glissante. <Le reste, c’est de la glace.>',
        '— Je ne sais pas, dit {h}.\n— Pas quoi ?\n— Patiner. J’ai dit que si.\n{B} poussa le pingouin par-dessus le comptoir.\n— Il est à toi jusqu’à neuf heures. Tu es la deuxième personne, ce soir, à me le dire. L’autre n’a pas osé le prendre.',
      ]),
      more(1, [
        '— Il y a toujours deux sortes de gens, dit {b} en tirant sur un lacet. Ceux qui tombent, et ceux qui regardent s’ils sont regardés. <Les seconds se font plus mal.>',
      ]),
      slot('quiet'),
      slot('road'),
    ]),
    scene(['Premier tour, presque', 'Pour les moins de six ans', 'Le ridicule'], 'Un pingouin à deux poignées.', [
      core(
        [
          '{H} s’élança derrière le pingouin. Au milieu de la glace, un garçon de cinq ans le réclama : il avait un ticket. {H} se retrouva debout, sans rien, loin de tous les bords.',
        ],
        [
          '{H} s’élança derrière le pingouin. Il couinait. Toute la patinoire se retourna. On fit ainsi huit mètres, presque bien, jusqu’à ce qu’un garçon de cinq ans se plante devant.\n— C’est le mien, dit-il. J’ai payé.\nIl avait un ticket. {H} rendit le pingouin et se retrouva au milieu, sans rien, loin de tous les bords.',
          'Le pingouin glissait tout seul, il n’y avait qu’à suivre. <Cela couinait un peu, et les gens souriaient, mais gentiment.> Puis une roulette accrocha une plume, un gant, on ne sait quoi. Le pingouin s’arrêta. Pas {h}. Quand {h} releva la tête, le bord le plus proche était à douze mètres.',
        ],
      ),
      slot('road'),
      more(1, [
        'C’est alors {a.que} vit la scène, et lâcha la barrière. Un patin partit à l’est. L’autre resta fidèle au sud. <Il y eut un grand silence, puis un bruit mou.> {A}, par terre, fit un petit salut de la main, comme de la portière d’un train.',
      ]),
      slot('quiet'),
      more(2, [
        '— Tu as glissé ? demanda {h}.\n— Non, dit {a}. Je regarde la glace. Tu avais raison. Elle est très lisse.',
      ]),
      more(3, [
        'La petite fille passa entre eux à toute vitesse.\n— Vous êtes tombés ensemble, dit-elle, c’est bien.\nElle avait l’air de savoir.',
      ]),
      more(3, [
        'Un haut-parleur demanda qu’on laisse la glace aux moins de dix ans pendant un quart d’heure. {H} et {a} firent semblant de ne pas comprendre la langue. <Les moins de dix ans leur firent un cercle autour, par charité.>',
      ]),
    ]),
    scene(['Lâcher', 'Même barrière', 'Au milieu'], 'Deux phrases vraies.', [
      slot('key'),
      core(
        [
          '{H} avait vu ces chevilles trembler, et ce n’était pas le froid.\n— Toi non plus, dit {h}.\n— Moi non plus, dit {a}. J’ai dit oui parce que tu avais dit oui.\nOn se prit les mains. C’était plus solide qu’une barrière.',
        ],
        [
          'De si loin, {h} n’avait vu que ces chevilles. Elles tremblaient. Ce n’était pas le froid.\n— Toi non plus, dit {h}.\n— Moi non plus, dit {a}. Je n’ai jamais su. J’ai dit oui parce que tu avais dit oui.\nOn rit, et rire est la pire chose à faire sur des patins. Pour rester debout, il fallut se tenir. Ce fut bien plus solide qu’une barrière.',
          'Deux personnes, et une même façon de tenir le bois : le pouce dessous. {H} l’avait vu sans le voir. C’est comme cela que l’on se tient quand on n’a jamais lâché.\n— Toi non plus, dit {h}, tu n’as jamais lâché une barrière.\n— Jamais, dit {a}. Mais je voulais faire un tour avec toi.\n{H} tendit une main. La glace fit le reste, c’est-à-dire qu’elle les poussa l’un contre l’autre. <Personne ne tomba. Ce n’était pas possible, il n’y avait plus la place.>',
        ],
        '',
        'together',
      ),
      always([
        'On fit le tour du sapin. Cela prit trente-cinq minutes. On s’arrêta quatre fois pour discuter de la suite. La même chanson passa onze fois, et l’on n’en entendit pas une.',
        'On avança d’un pied, puis d’un autre. Un petit garçon, magnanime, leur prêta le pingouin pour le virage. Une poignée chacun. <Il avait bien deux poignées, après tout.> On mit une demi-heure à faire un tour. Personne n’avait jamais vu ce sapin aussi longtemps.',
      ]),
    ]),
    scene(['Neuf heures', 'Le tour du sapin', 'Chaussures'], 'On éteint la patinoire.', [
      slot('after'),
      more(1, [
        '{B} reprit les patins et les retourna.\n— Ils sont à peine usés, dit {b}. On voit bien que vous ne vous en êtes pas servis.\n— Si, dit {a}. Mais lentement.',
      ]),
      always([
        'À neuf heures, on éteignit la glace. <{W.fini}> En chaussures, sur le pavé, on marche trop vite. {H} et {a} firent encore le tour de la place, à tout petits pas, le bras sous le bras, au cas où cela glisserait. Cela ne glissait pas du tout.',
        'Il ne resta que le pingouin, au milieu, dans le noir, avec ses deux poignées. <{W.fini}> « Samedi ? » demanda {a}. « Bien sûr », dit {h}. Et cette fois, c’était sorti tout seul parce que c’était vrai.',
      ]),
    ]),
  ],
}
