import { always, core, more, type Plot, scene, slot } from '../../language-pack.ts'

/** Adventure: the village fountain stops, and somebody follows the water uphill to find what stuck in its throat. */
export const silentSpring: Plot = {
  id: 'silent-spring',
  categories: ['adventure', 'generic'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Lucien', gender: 'male', connection: 'oncle' },
    b: { name: 'Paulette', gender: 'female', connection: 'marraine' },
  },
  titles: ['La fontaine enrouée', 'En remontant l’eau', '{H} cherche la source'],
  teasers: [
    'La fontaine du village s’est tue un mardi. {H} remonte l’eau jusqu’au bout, pour voir qui l’empêche de parler.',
    'Il suffit de suivre le tuyau, dit-on. Mais le tuyau a plus d’imagination que prévu.',
  ],
  start: 'La fontaine de la place s’est arrêtée. {H} remonte l’eau, maison après maison, jusqu’à ce qui la bloque.',
  byname: '{h} à la source',
  places: [
    { name: 'La place', description: 'Une fontaine, quatre platanes, et un terrain de boules en terre battue.' },
    { name: 'Le lavoir', description: 'L’eau y est si vieille qu’elle sait tout.' },
    { name: 'La chambre d’eau', description: 'Une porte d’un mètre dans la colline, avec la nuit derrière.' },
  ],
  scenes: [
    scene(['Mardi', 'La fontaine enrouée', 'Plus une goutte'], 'La fontaine se tait.', [
      core(
        ['La fontaine de la place, {là}, coulait depuis trois cents ans. Un mardi, elle toussa deux fois et se tut.'],
        [
          'La fontaine de la place, {là}, coulait depuis trois cents ans. On ne l’entendait plus, comme on n’entend plus sa propre maison. Un mardi, elle toussa deux fois et s’arrêta. Tout le monde sortit aux fenêtres, réveillé par le silence. <Les vieux arrêtèrent leur partie de boules, une main en l’air.>',
          'Ce fut le silence qui réveilla tout le monde, {là}. La fontaine s’était tue. Trois cents ans qu’elle parlait toute seule sur la place, et voilà qu’elle n’avait plus rien à dire. {H} mit la main sous la gueule du lion de pierre. <Il en tomba une goutte, une grenouille, et plus rien.>',
        ],
      ),
      always([
        'Sans elle, la place n’était qu’un parking avec des arbres. {H} aimait s’endormir avec ce bruit-là. « L’eau vient de quelque part », dit {h}. Il n’y avait qu’à remonter.',
        'Le maire nomma une commission. {H} prit une lampe et un pain. Quelque chose, quelque part, bouchait l’eau, et ce quelque chose, on pouvait aller le trouver à pied.',
      ]),
      slot('portrait'),
      always([
        '— La source ? dit {a.+}. Personne ne sait où elle est. On sait seulement qu’elle est en haut.\n— C’est déjà une direction, dit {h}.',
        '{A.+} mit son chapeau, l’enleva, le remit.\n— Quand j’avais dix ans, j’ai voulu y monter. Il m’a manqué quelqu’un.\n— Eh bien, dit {h}, me voilà.',
      ]),
      slot('company'),
      more(2, [
        '{W.là} Les joueurs de boules ne jouaient plus. Depuis des semaines, de toute façon, il leur manquait le petit but en bois, qu’on appelle ici le bouchon. Ils jouaient avec un abricot. <Ce n’est pas pareil. On le mange.>',
      ]),
      more(3, [
        '— Trois cents ans sans boire un verre d’eau ailleurs, dit quelqu’un. C’est la fatigue.\nC’était une théorie. Il y en eut onze avant midi.',
      ]),
    ]),
    scene(['Premier regard', 'Le long du tuyau', 'Le lavoir'], 'On remonte l’eau.', [
      core(
        [
          'On suivit l’eau à l’envers, de plaque en plaque. Toc, toc, faisait la cuillère sur le tuyau. Creux. Toujours creux.',
        ],
        [
          'On suivit l’eau à l’envers. Sous la rue, il y avait des plaques rondes, et sous chaque plaque, un trou sec. On allait de l’une à l’autre. Au lavoir, il restait un fond de mare, et trois femmes assises autour, par habitude. « Elle est passée hier », dirent-elles, comme on parle d’une voisine.',
          '{A} tapait sur le tuyau avec une cuillère, {h} écoutait à l’autre bout. Toc, creux. Toc, creux. <Il n’y a rien de plus vide qu’un tuyau où il y avait de l’eau.> De plaque en plaque, on sortit du village, on traversa le lavoir, et le chemin se mit à monter entre des murs.',
        ],
      ),
      more(1, [
        'Au lavoir, une des femmes avait encore une chemise à rincer.\n— Dites-lui que j’attends, dit-elle.\nElle n’avait pas l’air fâchée. <Elle tenait la chemise par les épaules, comme quelqu’un que l’on console.>',
      ]),
      more(2, [
        'Un âne buvait dans un abreuvoir vide. Il levait la tête, pensait, et recommençait. {H} lui versa la moitié de sa gourde. Après cela, il vint avec eux. <On ne l’avait pas invité. Un âne décide ces choses-là tout seul.>',
      ]),
      slot('road'),
      always([
        'À la fourche, le tuyau se partageait. On choisit à droite. C’était long, c’était raide, et cela menait à la salle de bains d’un notaire. <« Elle ne coule pas non plus », dit le notaire, en mousse.> On redescendit. L’après-midi y était passé.',
        'À mi-pente, {h} trouva une vanne et la tourna, très {g:fier|fière|fier} de sa force. Il y eut un grondement. L’eau d’un étang partit dans un champ de melons, et le paysan arriva, avec une fourche et des idées. Il fallut deux heures pour remettre l’étang dans l’étang.',
      ]),
    ]),
    scene(['La clef de l’eau', 'Une partie', 'Chez {b}'], 'Celle qui a la clef veut un point.', [
      core(
        [
          'La clef de la chambre d’eau, ce jour-là, était chez {b.+}.\n— Je la donne à qui me prend un point aux boules, dit {b}. On joue avec un abricot. Le bouchon de bois s’est perdu, à la finale, d’un tir magnifique.',
        ],
        [
          'La porte de l’eau, dans la colline, était fermée, et la clef, ce jour-là, était chez {b.+}.\n— Je la donne à qui me prend un point aux boules, dit {b}. Un seul. On jouera avec un abricot. Le bouchon de bois, on l’a perdu il y a un mois, à la finale, d’un tir magnifique : on l’a entendu partir, on ne l’a pas entendu retomber.',
          '{B.+} avait reçu la garde de la clef, et la portait autour du cou.\n— Elle ouvre la chambre d’eau, dit {b}. Je vous la prête contre une partie. Avec un abricot, depuis que le bouchon de bois s’est envolé, il y a un mois, à la finale. On l’a entendu partir, on ne l’a pas entendu retomber.',
        ],
      ),
      slot('questions'),
      core(
        [
          '{H} perdit neuf fois. À la dixième, la boule frappa un platane et se coucha contre l’abricot.\n— C’est un point, dit {b}. Garde aussi la boule.',
        ],
        [
          '{H} perdit. {H} perdit encore. À la dixième partie, {h} lança si mal que la boule frappa un platane, revint, et se coucha contre l’abricot comme un chien.\n— C’est de la chance, dit {h}.\n— C’est un point, dit {b}, en enlevant la clef de son cou. Garde aussi la boule, elle t’aime bien.',
          'On joua jusqu’au soir, sur un bout de chemin. {B} visait l’abricot et le touchait. {H} visait l’abricot et touchait le reste. À la fin, une boule roula dans une ornière, hésita, prit la pente, et mordit l’abricot.\n— Point, dit {b} avec dignité. Je n’aime pas perdre. Prends la clef. Et garde la boule, elle porte chance.',
        ],
      ),
      more(1, [
        '{B} sortit du jambon, et raconta la grande finale, coup par coup, avec les olives.\n— C’était il y a un mois, dit {b}. Personne n’a rejoué de la même façon. <On mangea les joueurs, un par un.>',
      ]),
      slot('quiet'),
      slot('road'),
    ]),
    scene(['La chambre d’eau', 'La nuit derrière la porte', 'Quelque chose coince'], 'Sous la colline, l’eau pousse.', [
      core(
        [
          'Derrière la porte, il y avait une salle noire, pleine d’eau qui poussait et ne passait pas. {H} plongea le bras. Au fond du tuyau, quelque chose était coincé. C’était lisse et rond.',
        ],
        [
          'La clef tourna. Derrière la porte d’un mètre, il y avait une salle ronde, noire, et de l’eau jusqu’à la poitrine. Elle poussait contre un mur, là où le tuyau commence, et ne passait pas. {H} y plongea le bras. Tout au fond du trou, il y avait quelque chose. C’était lisse, c’était rond, et cela ne bougeait pas.',
          'On entra à genoux. La lampe éclaira une chambre pleine d’eau, qui tournait sans bruit, comme quelqu’un qui cherche la sortie. Le trou du tuyau était gros comme un poing. <{A} y mit le sien, par réflexe, et le retira.> « C’est bouché », dit {a}. « Par une bille. Ou un œil. »',
        ],
      ),
      slot('road'),
      more(1, [
        'On essaya le bâton. Il cassa. On essaya le crochet du puits. Il glissa. Un âne passa la tête par la porte et but une longue gorgée, l’air de dire que lui n’avait jamais douté. <Le niveau baissa d’un doigt, puis remonta.>',
      ]),
      slot('quiet'),
      more(2, [
        '{H} s’assit sur la marche, les pieds dans trois cents ans d’eau. Elle était si froide qu’on la sentait penser.\n— Elle vient de plus loin encore, dit {a}.\n— Oui. On n’y est pas. On est seulement là où elle s’arrête.',
      ]),
      more(3, [
        'Plus on poussait la chose, plus elle s’enfonçait. Tout effort faisait du tort. <{A} connaissait des gens comme cela.>',
      ]),
      more(3, [
        '— Trois cents ans, dit {a}, et personne n’est venu lui dire bonjour.\n{H} dit bonjour à l’eau. La voûte le répéta, un peu plus bas, comme on répète un mot nouveau.',
      ]),
    ]),
    scene(['Lisse et rond', 'Comme on tire', 'Le bouchon'], '{H} cesse de pousser.', [
      slot('key'),
      core(
        [
          'Lisse, rond, gros comme une noix : c’était le bouchon des joueurs, perdu depuis un mois, d’un tir magnifique ! On ne pousse pas un bouchon. {H} laissa tomber une boule juste à côté. Il sauta, et toute l’eau partit dans le tuyau, avec un bruit de fête.',
        ],
        [
          '« On l’a entendu partir, on ne l’a pas entendu retomber. » Lisse, rond, gros comme une noix. {H} se mit à rire dans le noir. Le bouchon ! Il était tombé dans la prise d’eau, là-haut, d’un seul tir magnifique. Et comment fait-on bouger un bouchon ? On ne le pousse pas. On lance une boule à côté.\n{H} prit la boule {b.de}, et la laissa tomber juste au bord du trou. Il y eut un choc, un hoquet. Une petite boule de bois remonta et flotta sur l’eau, très digne. Derrière elle, tout partit dans le tuyau, avec un bruit de fête.',
          'Un mois, c’était justement le temps que l’eau avait mis à faiblir. {H} compta sur ses doigts. La finale, le tir, le bouchon disparu. Puis la fontaine.\n— {A}, dit {h}, on cherche la source et on a trouvé le point.\nIl ne fallait pas pousser, il fallait laisser faire l’eau. {H} boucha le bord avec sa paume, attendit que l’eau monte, et lâcha d’un coup. La chambre rota. Le petit but jaillit, frappa la voûte, et retomba dans le chapeau {a.de}. <« Point », dit {a}.>',
        ],
      ),
      always([
        'Au loin, en bas, on entendit la place crier. On aurait cru un but. <Dans un pré, un âne leva la tête.>',
        'On referma la porte. Dans l’herbe, quelque chose courait avec {eux}, sous la terre, et les dépassa. Quand on arriva au lavoir, il était déjà plein.',
      ]),
    ]),
    scene(['Le bruit', 'Un point', 'Trois cents ans et un jour'], 'La fontaine a retrouvé la voix.', [
      slot('after'),
      more(1, [
        '{B} descendit sur la place pour la première fois depuis un mois et regarda le petit but, posé dans la poussière.\n— On reprend, dit {b}. Qui était à jouer ?\n<Personne ne s’en souvenait. On commença par {h}.>',
      ]),
      core(
        [
          'La nuit, {h} ouvrit la fenêtre. Il y avait l’eau, les platanes, et, de temps en temps, deux boules qui se touchent.',
        ],
        [
          'La nuit, on n’entendit plus que cela, comme avant, c’est-à-dire plus du tout. <{W.fini}> {H} avait la fenêtre ouverte. Il y avait l’eau, les platanes, et, de temps en temps, deux boules qui se touchent. Quelque chose, très haut dans la colline, n’avait pas fini de venir.',
          'On écrivit sur le lion de pierre la date du mardi, et à côté : « Enrouée. Guérie. » <{W.fini}> {H} s’endormit avant d’avoir fini d’écouter. La fontaine parla toute seule jusqu’au matin. Elle avait un retard de trois jours et le rattrapa.',
        ],
      ),
    ]),
  ],
}
