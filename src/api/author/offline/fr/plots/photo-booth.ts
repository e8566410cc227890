import { always, core, more, type Plot, scene, slot } from '../../language-pack.ts'

/** Love, or friendship: a photo booth keeps giving each of two people the pictures of the other. */
export const photoBooth: Plot = {
  id: 'photo-booth',
  categories: ['love', 'generic'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Thelma', gender: 'female', connection: '' },
    b: { name: 'Rachid', gender: 'male', connection: 'voisin' },
  },
  titles: ['Quatre photos', 'La cabine', '{H} n’est pas sur la photo'],
  teasers: [
    'La cabine de photos se trompe. {H} reçoit un autre visage, quatre fois, et ce visage cherche aussi le sien.',
    'Il y a quatre poses. Sur la dernière, personne ne fait semblant.',
  ],
  start:
    '{H} se fait photographier, et la cabine rend quatre photos de quelqu’un d’autre. Sur la quatrième, ce quelqu’un éclate de rire.',
  byname: '{h} sur la quatrième photo',
  places: [
    { name: 'La cabine', description: 'Un tabouret qui tourne, un rideau trop court, une lumière qui prévient.' },
    { name: 'Le passage couvert', description: 'Tout le monde y passe, et presque personne par là.' },
    { name: 'La boutique de clefs', description: 'On y fait des doubles de tout.' },
  ],
  scenes: [
    scene(['Quatre photos', 'Pas moi', 'Séchage en cours'], 'La cabine se trompe.', [
      core(
        [
          '{H} avait besoin de quatre photos. La cabine du passage, {là}, en rendit quatre, mais de quelqu’un d’autre. Trois visages sérieux, et sur le quatrième, un rire en train de sortir.',
        ],
        [
          '{H} avait besoin de quatre photos, pour un papier sans importance. Dans le passage, {là}, il y avait une cabine, la dernière de la ville à faire encore ce bruit. Quatre éclairs. Une minute. La bande tomba, humide. {H} la retourna. C’étaient bien quatre photos, mais de quelqu’un d’autre. Trois visages sérieux, et sur le quatrième, un rire en train de sortir.',
          'On règle le tabouret, on tire le rideau, on prend l’air de soi-même. {H} le fit, {là}, dans la vieille cabine du passage, par un jour sans rien. <Elle réfléchit longtemps.> La bande qu’elle rendit n’avait qu’un défaut : ce n’était pas {h}. C’était un visage inconnu, ou à peine connu, et qui, à la dernière photo, avait renoncé à être sérieux.',
        ],
        '',
        'apart',
      ),
      always([
        'Quelque part, donc, quelqu’un se promenait avec le visage {de} dans la poche. Et puis il y avait cette quatrième photo. {H} aurait bien aimé savoir ce qui était si drôle.',
        'Il fallait les rendre. C’est ce {que} se dit, et cela suffisait comme raison. <On peut avoir plusieurs raisons et n’en dire qu’une.> De quoi riait-on, dans cette cabine, toute seule personne que l’on était ?',
      ]),
      slot('portrait'),
      slot('company'),
      more(2, [
        '{H} attendit un peu devant le rideau, au cas où. Il y entra une dame avec un caniche, un soldat, deux sœurs qui n’étaient pas d’accord. Chacun reçut la bonne bande. <La cabine, visiblement, savait très bien travailler, quand elle voulait.>',
      ]),
    ]),
    scene(['Un quart d’heure trop tôt', 'Punaises', 'Petite annonce'], 'On se manque.', [
      core(
        [
          '{H} punaisa un mot sur la cabine : « Je vous ai. » Le lendemain, il y avait dessous : « Moi aussi. » On mit des heures, et l’on se manqua. {H} venait à trois, l’autre à cinq. Puis l’inverse.',
        ],
        [
          '{H} punaisa une petite annonce sur la cabine : « Je vous ai. » C’était mal tourné. Le lendemain, il y avait dessous, d’une autre main : « Moi aussi. » Et pas d’heure. {H} en mit une. En rentrant à cinq heures, {h} trouva : « J’étais là à trois. » Le jour suivant, ce fut l’inverse. <Le monsieur des clefs, d’en face, voyait tout, et limait.>',
          'Le jour d’après, {h} refit des photos, pour vérifier. Quatre éclairs. Cette fois encore, c’était l’autre visage, mais à l’air un peu inquiet, et qui tenait devant soi, sur un papier : « Qui êtes-vous ? » {H} remit une pièce et tint devant l’appareil : « Et vous ? » <C’est ainsi que l’on se mit à s’écrire par photos, à deux euros la phrase.>',
        ],
      ),
      core(
        [
          'Le cinquième jour, {h} bouscula {a.+} à l’entrée du passage, dit pardon, et ne regarda pas. On cherchait un visage.',
        ],
        [
          'Le cinquième jour, {h} bouscula {a.+} à l’entrée du passage, dit pardon, entendit pardon, et ne regarda pas, parce qu’il pleuvait et que l’on cherchait un visage. Une personne mouillée qui court ne ressemble à aucune photo.',
          'Pendant ce temps, à l’autre bout du passage, {a.+} mangeait un beignet et regardait les gens. {H} passa devant. On ne se reconnut pas. <Sur une photo, personne ne mange de beignet.> Il y eut juste un regard, comme quand on a oublié quelque chose sur le feu.',
        ],
      ),
      more(1, [
        'On finit par bien connaître quelqu’un en quatre poses. {H} savait que ce visage avait une mèche qui n’obéissait pas, un pull à l’envers le mardi, et qu’il fermait toujours un œil avant l’éclair. <{H} aussi fermait un œil. C’était agaçant à voir chez quelqu’un d’autre.>',
      ]),
      more(2, [
        'Sur une des bandes, il y avait un oiseau. On n’a jamais su ce qu’il faisait là. Personne, dans le passage, n’avait perdu d’oiseau.',
      ]),
      slot('road'),
      more(2, [
        'Le préposé au nettoyage du passage avait son idée.\n— Elle est vieille, dit-il en frottant le rideau. Les vieilles machines, ça n’aime pas travailler pour rien. Celle-ci, je l’ai vue marier des gens. <Il compta sur ses doigts. « Quatre, dit-il. Et un divorce, mais c’était le flash. »>',
      ]),
    ]),
    scene(['La boutique de clefs', 'Double de tout', 'Un service contre un autre'], 'Le monsieur des doubles.', [
      core(
        [
          'En face, {b.+} gardait la boutique de clefs.\n— Je sais comment elle choisit, dit {b}. Mais donne-moi la première bande. Celle avec le rire.',
        ],
        [
          'Dans la boutique d’en face, {b.+} tenait le comptoir pour une semaine, au milieu des clefs.\n— La cabine ? dit {b}. J’ai celle qui l’ouvre. Je peux la régler en deux minutes. Seulement, elle rendra à chacun le sien, et vous n’aurez plus rien à vous rendre. Réfléchis. Et donne-moi la première bande. J’en fais collection, de ce qui est raté.',
          '— Je l’ai cassée moi-même, dit {b.+}, qui gardait la boutique de clefs. Enfin, je l’ai vue faire, et je n’ai rien dit. Elle a pris une habitude. Je sais comment elle choisit. Ça te coûtera la photo où on rit.',
        ],
      ),
      slot('questions'),
      core(
        ['{H} donna la bande.\n— C’est une machine à deux places, dit {b}. On s’y met seul, alors elle complète.'],
        [
          '{H} la sortit de son portefeuille. Elle avait déjà un pli, à la bonne place. {B} la prit, la regarda à la loupe, et ne la rendit pas.\n— C’est une machine à deux places, dit {b}. On l’a oublié. On s’y met seul, alors elle complète.',
          'Donner le rire ? {H} hésita. Les trois autres, les sérieuses, c’était facile. {B} attendait, la main ouverte.\n— Voilà, dit {h}.\n— Bon. Regarde le tabouret, la prochaine fois, dit {b}. Il est réglé trop bas pour toi. Il est réglé trop haut pour l’autre. C’est une cabine à deux places, on l’a oublié.',
        ],
      ),
      more(1, [
        'Au mur, il y avait des milliers de clefs, et une seule serrure.\n— Laquelle est la bonne ? demanda {h}.\n— Elles vont toutes, dit {b}. C’est une serrure qui avait très envie.',
      ]),
      slot('quiet'),
      slot('road'),
    ]),
    scene(['Hors service', 'Le camion', 'Dernier éclair'], 'On enlève la cabine.', [
      core(
        [
          'Le samedi, un camion vint prendre la cabine. Il restait vingt minutes et une pièce. {H} n’avait ni adresse, ni nom.',
        ],
        [
          'Le samedi, un camion barrait le passage. « Modernisation », dit un homme. On allait enlever la cabine à midi. {H} n’avait plus de rire dans son portefeuille, plus d’adresse, pas de nom. Il restait une pièce, et vingt minutes.',
          'Un papier était collé sur le rideau : « Retirée ce jour. » <L’homme au diable mangeait un sandwich, ce qui laissait un quart d’heure.> Quand elle serait partie, il n’y aurait plus qu’un rectangle propre, par terre, et deux personnes avec le mauvais visage.',
        ],
      ),
      slot('road'),
      more(1, [
        '{H} écrivit sur le rideau, au feutre, très vite : « Midi moins cinq. » Puis {h} attendit de l’autre côté, en se demandant si l’on peut reconnaître une mèche par la pluie.',
      ]),
      slot('quiet'),
      more(2, ['{W.encore} Le passage était vide. Un beignet passa. Il y avait quelqu’un derrière.']),
      more(3, [
        'Un enfant tira sa mère par la manche.\n— Pourquoi on l’enlève ?\n— Elle se trompe, dit la mère.\n— Moi aussi, dit l’enfant, et il lui fit au revoir de la main.',
      ]),
    ]),
    scene(['À deux places', 'Un œil fermé', 'Le rideau trop court'], 'La quatrième photo.', [
      slot('key'),
      core(
        [
          '« À deux places ! » {H} entra dans la cabine et laissa l’autre moitié du tabouret. On tira le rideau.\n— C’est toi, dit {h}.\n— C’est toi, dit {a}.\nQuatre éclairs. Au troisième, on ferma un œil, le même. Au quatrième, le rire sortit.',
        ],
        [
          '« À deux places. » {H} entra dans la cabine, s’assit au bord, et laissa l’autre moitié du tabouret. On tira le rideau. On se poussa.\n— Pardon, dit {a}. Je croyais qu’il n’y avait personne. On voit toujours des pieds.\n— C’est vous, dit {h}. C’est toi.\nPremier éclair : deux nez. Deuxième : on se regarde. Troisième : on ferme un œil, le même. Et au quatrième, quelque chose, on ne sait pas qui commença, fit sortir le rire.',
          '{H} regarda sous le rideau trop court, et vit deux chaussures mouillées, sur la pointe des pieds, comme celles de quelqu’un qui règle un tabouret trop haut.\n{H} entra.\n— C’est occupé, dit {a}. Puis : oh.\nIl n’y avait pas la place. On mit la pièce. À cause de l’étroitesse, quelqu’un s’assit sur un manteau, quelqu’un sur un bout d’étagère. Quatre fois, il fit jour. Un œil fermé, deux yeux fermés. La dernière fut floue : on y riait trop.',
        ],
        '',
        'together',
      ),
      always([
        'La bande tomba. On la regarda sécher, l’épaule contre l’épaule. Il y avait deux personnes dessus, et pour la première fois, personne ne manquait.',
        '— De quoi riais-tu, la première fois ? demanda {h}.\n— Du tabouret, dit {a}. Il a tourné. Et j’ai pensé : si quelqu’un voyait ça.\n<On l’avait vu.>',
      ]),
    ]),
    scene(['Un rectangle propre', 'Deux et deux', 'Séparées aux ciseaux'], 'Le rectangle propre.', [
      slot('after'),
      more(2, [
        '{B} fit un double de la bande, avec sa machine à clefs. Elle en a gardé de petites dents sur le côté. <Elle n’ouvre rien. Ou alors on ne l’a pas encore essayée partout.>',
      ]),
      always([
        'On coupa la bande en deux. {A} prit les deux du haut, {h} les deux du bas, celles où l’on est flou. Le camion s’en alla. <{W.fini}> Sur le sol du passage, à l’endroit de la cabine, il y a un rectangle plus clair. Deux personnes s’y arrêtent quelquefois, s’y mettent bien droites, et ferment un œil.',
        'Pour le papier sans importance, il fallut d’autres photos. {H} les fit ailleurs, sérieusement. <{W.fini}> « C’est vous, là-dessus ? » demanda l’employée. « Oui », dit {h}. Mais la ressemblance, la vraie, était pliée en quatre dans une autre poche que la sienne.',
      ]),
    ]),
  ],
}
