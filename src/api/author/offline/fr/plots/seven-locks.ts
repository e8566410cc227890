import { always, core, more, type Plot, scene, slot } from '../../language-pack.ts'

/** Bedtime: a barge must go down seven locks before night, and the last gate lacks exactly one glass of water. */
export const sevenLocks: Plot = {
  id: 'seven-locks',
  categories: ['bedtime', 'adventure'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Anselme', gender: 'male', connection: 'oncle' },
    b: { name: 'Raymonde', gender: 'female', connection: 'grand-tante' },
  },
  titles: ['Sept écluses', 'Le verre d’eau', '{H} descend le canal'],
  teasers: [
    'Pour dormir en bas, dans le bassin calme, il faut descendre sept écluses. La septième ne veut pas s’ouvrir.',
    'Une péniche, le soir, descend un canal marche par marche. À la dernière, il manque un rien d’eau.',
  ],
  start:
    '{H} passe la nuit sur une péniche. On dormira quand on sera en bas, sept écluses plus loin, dans le bassin où rien ne bouge.',
  byname: '{h} sur l’eau qui descend',
  places: [
    { name: 'La péniche', description: 'Longue, basse, avec un géranium qui a son propre siège.' },
    { name: 'L’échelle d’écluses', description: 'Sept portes l’une sous l’autre, comme un escalier pour bateaux.' },
    { name: 'Le bassin', description: 'De l’eau sans une ride, et des arbres qui s’y sont couchés les premiers.' },
  ],
  scenes: [
    scene(['La première porte', 'En haut de l’escalier', 'Un escalier pour bateaux'], 'On commence à descendre.', [
      core(
        [
          'La péniche attendait, {là}, en haut de sept écluses. En bas, il y avait un bassin où l’on dort comme nulle part. {H} voulait y être avant la nuit.',
        ],
        [
          'La péniche s’appelait « Patience » et n’en avait pas toujours. Ce soir-là, {là}, elle attendait en haut de sept écluses, avec {h} à bord. En bas, il y avait un bassin, rond et noir, où l’on dort comme nulle part. En haut, c’était la rivière, qui secouait. « On dormira quand on sera descendus », disait-on. Il fallait l’être avant la nuit.',
          'Il y a des escaliers pour les bateaux. Celui-ci avait sept marches, sept écluses l’une sous l’autre, et tout au fond, un bassin où l’eau ne bouge plus. <On dit que les canards y parlent à voix basse.> {H} venait passer la nuit {là} sur une péniche et n’avait pas dormi la veille, à cause de la rivière. En bas, ce serait différent.',
        ],
      ),
      slot('portrait'),
      always([
        'À la barre se tenait {a.+}, qui avait emprunté le bateau, la casquette et une certaine autorité.\n— Première porte, dit {a}. Tu tiens la corde. Pas trop fort. L’eau n’aime pas qu’on la retienne.\nSur la couchette, {a} avait déjà posé le verre d’eau sans lequel {h} ne s’endormait jamais.',
        '— Tu sais descendre ? demanda {a.+}, à la barre.\n— D’un lit, dit {h}.\n— C’est le même principe. On se laisse glisser. Ton verre d’eau est déjà sur la couchette, comme tous les soirs.',
      ]),
      slot('company'),
      core(
        [
          'On entra dans la première écluse. L’eau s’en alla, les murs montèrent. Un mètre plus bas, on entendait déjà moins la route.',
        ],
        [
          'La porte se ferma derrière, avec un bruit de grosse armoire. Puis l’eau s’en alla, on ne sait où, et la péniche descendit sans qu’on la sente descendre. C’étaient les murs qui montaient. <Une mousse passa, une échelle, une grenouille qui ne salua pas.> Un mètre plus bas, on entendait déjà moins la route.',
          'On entra dans la première écluse comme dans une boîte. L’eau baissa. Les murs mouillés grandirent, le ciel devint plus petit et plus foncé. Quand la porte du bas s’ouvrit, la rivière n’était plus qu’un bruit, loin, derrière. <Le géranium lui-même parut soulagé.>',
        ],
      ),
      more(2, [
        '{W.là} Sur la berge, quelqu’un promenait un chien qui promenait un bâton. Ils s’arrêtèrent pour voir passer le bateau. <Un bateau qui descend un escalier, cela calme tout le monde.>',
      ]),
    ]),
    scene(
      ['Deux, trois, quatre', 'Plus bas', 'Ce qu’on laisse en haut'],
      'Écluse après écluse, le monde baisse la voix.',
      [
        always([
          'À la deuxième, on laissa le bruit des voitures. À la troisième, les télévisions. À la quatrième, il fallut allumer la lanterne, et les voix devinrent plus basses d’elles-mêmes. <« C’est la pression », dit {a}.> {H} tenait la corde et bâillait une fois par marche.',
          'Deuxième porte : le chien cessa d’aboyer. Troisième porte : une cloche, et puis plus. À la quatrième, {h} s’aperçut qu’on chuchotait, sans que personne l’ait demandé. <Les chaînes des portes, elles aussi, faisaient moins de bruit, comme si l’on avait huilé le soir.>',
        ]),
        slot('road'),
        more(1, [
          'À la cinquième, il y avait une maison avec des bottes devant la porte et une soupe dedans. L’éclusier leur passa un bol par-dessus bord, au bout d’une gaffe.\n— Vous me rendrez le bol en remontant, dit-il. J’en ai quarante qui sont en bas.\n<La soupe sentait le poireau et la fin de journée.>',
        ]),
        more(2, [
          'Un héron se tenait sur le mur, si droit qu’on le prit pour un robinet. Au moment où {h} passait à sa hauteur, il ouvrit un œil, le jaune, et le referma.\n— Il compte, dit {a} tout bas.\n— Nous ?\n— Les marches. Il fait ça pour s’endormir.',
        ]),
        more(3, [
          '{H} demanda où allait l’eau qui s’en va.\n— Plus bas.\n— Et l’eau de plus bas ?\n{A} leva la casquette et se gratta.\n— Encore plus bas. Il y a toujours un plus bas. C’est une bonne nouvelle, quand on y pense.',
        ]),
      ],
    ),
    scene(
      ['Huit heures passées', 'La sixième porte', 'La manivelle'],
      'L’éclusière ne travaille plus après huit heures.',
      [
        core(
          [
            'À la sixième porte, {b.+} raccrochait la manivelle.\n— C’est fermé, dit {b}. Ou alors, laissez-moi quelque chose qui me tienne compagnie.',
          ],
          [
            'À la sixième porte, huit heures avaient sonné. {B.+} en avait la garde ce soir et posait déjà la manivelle au clou.\n— C’est fermé, dit {b}. La nuit, l’eau se repose. Je peux bien vous laisser la manivelle. Mais alors, vous me laissez quelque chose qui me tienne compagnie.',
            '— Trop tard, dit {b.+}, qui remplaçait à la sixième écluse et aimait le règlement. À huit heures, on ne passe plus. À moins que quelqu’un m’offre une chose bonne à garder une nuit. Je m’ennuie, avec cette porte.',
          ],
        ),
        slot('questions'),
        core(
          [
            '{H} donna sa lampe, celle sans quoi on ne s’endort pas. Il fit plus noir sur le bateau. {A} tourna la manivelle.',
          ],
          [
            '{H} n’avait que sa lampe, celle sans quoi on ne s’endort pas.\n— Je la reprendrai demain ? demanda {h}.\n— Au matin. Elle aura brillé, dit {b}.\nIl fit tout de suite plus noir sur le bateau. {A} tourna la manivelle, et l’on descendit.',
            'Il y avait le coussin, le vieux, dont {h} disait qu’il connaissait la forme de sa tête. {H} le tendit par-dessus l’eau. {B} le tâta, le mit contre la porte, s’y adossa.\n— Voilà, dit {b}. Elle fait moins mal au dos, maintenant. Prenez la manivelle.',
          ],
        ),
        more(1, [
          'Sur un tableau, il y avait la hauteur de l’eau, jour par jour, à la craie, depuis trente ans.\n— C’est toujours juste, dit {b}. Sauf la septième. La septième, il lui manque toujours un rien. On n’a jamais su quoi.',
        ]),
        slot('quiet'),
        slot('road'),
      ],
    ),
    scene(['Un rien', 'La septième', 'Un doigt'], 'La septième porte ne s’ouvre pas.', [
      core(
        [
          'À la septième, la porte resta fermée. D’un côté, l’eau était plus basse, d’un ongle à peine. Un ongle, c’est assez pour tenir une porte toute la nuit.',
        ],
        [
          'À la septième, l’eau baissa, baissa, puis s’arrêta. La porte ne bougea pas. On poussa. On tira la chaîne. Derrière le bois, le bassin dormait, à une main de là. « Les deux eaux doivent être à la même hauteur », dit {a} en éclairant le mur. « Il en manque. Oh, pas beaucoup. L’épaisseur d’une assiette. »',
          'La dernière porte resta fermée. {A} poussa la barre avec le dos, {h} poussa {a}. <Le héron, là-haut, n’aurait pas trouvé cela digne.> On mesura : de ce côté, l’eau était plus basse, d’un ongle, pas davantage. Un ongle, c’est assez pour tenir une porte fermée toute la nuit.',
        ],
      ),
      slot('road'),
      more(1, [
        'On essaya de faire pleuvoir. Enfin, {a} essaya : avec un seau percé, puis avec des histoires très tristes, pour que quelqu’un pleure. <{H} n’en trouva qu’une, et elle finissait bien.> L’eau ne monta pas.',
      ]),
      slot('quiet'),
      more(2, [
        '{W.encore} Entre les murs, on voyait une bande de ciel, pas plus large qu’un drap. Les cordes gouttaient. Le bateau toucha la pierre, doucement, comme quelqu’un qui se retourne dans son lit.\n— On peut dormir ici, dit {a}.\n— Ce n’est pas encore en bas, dit {h}.',
      ]),
      more(3, [
        '— C’est idiot, dit {a}. Il y a derrière cette porte de quoi remplir dix mille baignoires. Et il nous manque une gorgée.',
      ]),
      more(3, [
        'On entendait, tout en haut, la sixième porte qui goutte. Elle comptait pour tout le monde : une, et puis une, et puis une. <{H} n’alla pas au-delà. C’était toujours la même.>',
      ]),
    ]),
    scene(['Une gorgée', 'Avant de dormir', 'Le verre'], '{H} a soif, comme tous les soirs.', [
      slot('key'),
      core(
        [
          '— J’ai soif, dit {h}, comme tous les soirs, et {a} tendit le verre d’eau. {H} allait boire. Une gorgée, voilà ce qui manquait ! {H} versa le verre dans l’écluse. Les deux eaux furent égales, et la porte s’ouvrit comme une main.',
        ],
        [
          'Tous les soirs, au moment de dormir, {h} demandait un verre d’eau. On s’en moquait assez. Il était là, comme toujours, au bord de la couchette, plein jusqu’en haut. {H} avait la gorge sèche. {H} regarda le verre. Une gorgée, avait dit {a}.\n{H} se pencha par-dessus bord et versa, lentement, sans en garder une goutte. L’eau fit un rond. Le rond toucha la porte. Et la porte, sans que personne la pousse, s’ouvrit comme une main.',
          '— J’ai soif, dit {h}, parce que c’était l’heure.\n{A} tendit le verre d’eau, celui de tous les soirs, celui qu’on réclame quand la lumière est déjà éteinte. {H} allait boire. Puis {h} s’arrêta, le bord contre les dents. Un rien. L’épaisseur d’une assiette.\nLe verre se vida dans l’écluse. On retint son souffle. Les deux eaux se regardèrent, furent égales, et la grande porte tourna sur elle-même avec un soupir de vache.',
        ],
      ),
      always([
        'Devant eux, il y avait le bassin. Pas une ride. Les arbres étaient couchés dedans, la tête en bas, et dormaient déjà. La « Patience » glissa au milieu et s’arrêta toute seule.',
        'La péniche entra sur la pointe de la proue. <Un canard dit quelque chose à voix basse, et un autre répondit.> On n’eut pas besoin d’attacher la corde. Rien, ici, n’avait envie de s’en aller.',
      ]),
    ]),
    scene(['Le bassin', 'Plus rien ne bouge', 'Tout en bas'], 'En bas.', [
      slot('after'),
      more(2, [
        'Très haut, au bout de l’escalier d’eau, on voyait une petite lueur : c’était chez {b}. Elle n’était pas plus grosse qu’un grain de riz. <Elle tenait compagnie à deux personnes.>',
      ]),
      always([
        '{H} se coucha au ras de l’eau. <{W.fini}> Plus de rivière, plus de route, plus de chaînes. Seulement, contre la coque, de temps en temps, un tout petit clapot, comme un verre qu’on repose sur une table de nuit.',
        '— Tu as encore soif ? demanda {a} dans le noir.\n{H} voulut répondre. <{W.fini}> Il y avait encore une marche, au-dedans, une huitième, que personne n’avait comptée. {H} la descendit sans tenir la corde.',
      ]),
    ]),
  ],
}
