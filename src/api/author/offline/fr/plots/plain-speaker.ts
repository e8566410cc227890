import { always, core, more, type Plot, scene, slot } from '../../language-pack.ts'

/** Science fiction: a little machine says aloud what people mean instead of what they say. */
export const plainSpeaker: Plot = {
  id: 'plain-speaker',
  categories: ['scifi', 'generic', 'love'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Samuel', gender: 'male', connection: 'cousin' },
    b: { name: 'Huguette', gender: 'female', connection: 'voisine' },
  },
  titles: ['La machine à dire', 'Ce qu’ils veulent dire', '{H} et le traducteur'],
  teasers: [
    'Le traducteur ne traduit pas ce qu’on dit, mais ce qu’on pense en le disant. En une heure, tout l’immeuble est fâché.',
    '« Ça va ? » dit la voisine. « J’ai besoin d’un visage », dit la machine. Que faire d’un appareil pareil ?',
  ],
  start:
    '{H} trouve une machine qui traduit ce que les gens veulent dire. C’est un désastre, et il n’y a pas de bouton.',
  byname: '{h}, en clair',
  places: [
    { name: 'L’immeuble', description: 'Vingt-six boîtes aux lettres, et autant de phrases toutes faites.' },
    { name: 'L’ascenseur', description: 'Le seul endroit où l’on se parle, du temps, en regardant la porte.' },
    { name: 'L’atelier de réparation', description: 'On y répare tout, sauf ce qui marche.' },
  ],
  scenes: [
    scene(['Un petit appareil gris', 'En clair', 'Ça va ?'], 'Une machine qui dit vrai.', [
      core(
        [
          'Le traducteur était arrivé par erreur, {là}. « Ça va ? » dit la dame du sixième. « J’aimerais qu’on me le demande pour de bon », traduisit la machine, bien fort. Elle disait non pas ce qu’on dit, mais ce qu’on veut dire. Et il n’y avait pas de bouton.',
        ],
        [
          'Le traducteur était arrivé par erreur, {là}, dans un carton sans notice. Il était gris, gros comme un savon, et se portait en pendentif. {H} l’essaya dans l’ascenseur. « Ça va ? » dit la dame du sixième. « J’aimerais qu’on me le demande pour de bon », dit la machine, bien fort. La dame du sixième devint rouge, et descendit au troisième.',
          'On s’attend à ce qu’un traducteur traduise le japonais. Celui {que} avait reçu {là}, par erreur, traduisait le français. <Il le faisait d’une voix aimable, et très distincte.> « Quel beau temps », dit le monsieur du quatrième. « Je ne sais pas de quoi parler et j’ai peur de cet ascenseur », traduisit la machine. Il n’y avait pas de bouton pour l’éteindre.',
        ],
      ),
      always([
        'Le soir même, c’était la fête de l’immeuble, sur le toit, la première depuis sept ans. {H} l’avait organisée, avec des lampions. Et la chaîne du pendentif ne s’ouvrait plus.',
        'Il fallait l’enlever avant le soir. Car le soir, sur le toit, il y avait la grande réconciliation : tous les étages, une table, et sept ans de phrases polies. {H} y avait mis trois semaines.',
      ]),
      slot('portrait'),
      always([
        '— Joli collier, dit {a.+} en entrant.\n« Je m’inquiète de cette fête », dit le collier.\n{A} ferma la porte.\n— Ah, dit {a}. Je vois.',
        '{A.+} monta les chaises, s’arrêta, regarda l’objet.\n— Qu’est-ce que c’est ?\n« J’espère qu’on ne va pas me le faire porter », dit la machine.\n<— C’est exactement ça, reconnut {a}.>',
      ]),
      slot('company'),
      more(2, [
        'Pour ne rien déclencher, {h} se mit à parler par signes. La machine fut très intéressée. « Il y a quelqu’un, ici, qui a peur qu’on ne vienne pas », dit-elle au bout d’un moment. {H} baissa les mains.',
      ]),
      more(3, ['— Elle ne dit jamais de méchancetés, remarqua {a}.\n— Non, dit {h}. C’est pire.']),
    ]),
    scene(['Étage par étage', 'Sept portes', 'La liste des invités'], 'En une heure, tout l’immeuble est fâché.', [
      core(
        [
          'Il fallait encore inviter deux étages. « Avec plaisir », dit le voisin. « Si les Morin ne viennent pas », ajouta la machine. Madame Morin avait entendu. À cinq heures, plus personne ne venait.',
        ],
        [
          'Il fallait encore inviter deux étages. Au deuxième, le voisin dit : « Nous viendrons avec plaisir. » « Si les Morin ne viennent pas », ajouta la machine. Au premier, madame Morin dit : « Oh, moi, vous savez. » « On ne m’invite que par la pancarte, dit la machine, jamais par mon nom. » <Les deux portes claquèrent à la même seconde.> À cinq heures, plus personne ne venait.',
          'La nouvelle monta plus vite que l’ascenseur. Des portes s’ouvraient, on disait une phrase, la machine en disait une autre, et les portes se fermaient. « Votre gâteau est original. » « Je n’ai pas osé dire que je suis allergique. » <« Votre fils fait des progrès au violon. » Celle-là, personne n’attendit la suite.> On décommanda par vingt-six petits mots sous la porte.',
        ],
      ),
      more(1, [
        'Un démarcheur sonna.\n— Bonjour, je vous dérange une seconde.\n« J’ai mal aux pieds, et personne ne m’a fait asseoir depuis lundi. »\nOn le fit asseoir. Il but un verre d’eau et oublia ce qu’il vendait. <C’étaient des portes.>',
      ]),
      more(2, [
        'On enveloppa la machine dans trois chaussettes. « Il fait noir, et vous avez raison », dit-elle, étouffée. On la mit sous l’eau. Elle traduisit le robinet. <C’était long, et assez triste.>',
      ]),
      slot('road'),
      more(3, [
        'Le chien du deuxième aboya. « J’aboie », traduisit la machine. Tout le monde en fut soulagé. <Enfin quelqu’un.>',
      ]),
      more(2, [
        'On croisa le facteur, qui tendit une facture.\n— Rien de grave, dit-il.\n« J’aimerais apporter une lettre d’amour, une fois, dit la machine. En vingt ans, pas une. »\nLe facteur regarda sa sacoche. <{A} lui promit de s’en occuper, sans préciser comment.>',
      ]),
    ]),
    scene(['Pas de bouton', 'Le prix du tournevis', 'À l’atelier'], 'Chez {b}, on répare ce qui marche.', [
      core(
        [
          'À l’atelier, {b.+} mit sa loupe.\n— Ça ne s’éteint pas, dit {b}. Ça se retourne. Je te montre, si tu me poses la question qu’on ne me pose jamais.',
        ],
        [
          'À l’atelier du coin, {b.+} rendait service derrière le comptoir, une loupe sur l’œil.\n— Ça ne s’éteint pas, dit {b}. Ça se retourne. Je sais comment. Mais avant, tu me poses la question qu’on ne me pose jamais. Pas la machine. Toi.',
          '{B.+} examina le collier sans y toucher, à l’atelier où l’on répare ce que les gens cassent.\n— On ne peut pas l’ouvrir tant que quelqu’un attend de savoir. J’ai une pince. Je te la prête, contre une question. Une vraie. Je ne t’aiderai pas à la trouver.',
        ],
      ),
      slot('questions'),
      core(
        [
          '— Et toi, dit {h}, tu voulais faire quoi ?\nLa machine ne traduisit rien.\n— Chanter, dit {b}. Voilà. Tourne-la vers toi, maintenant.',
        ],
        [
          '{H} réfléchit. On demandait toujours à {b} si c’était réparable, et combien, et pour quand.\n— Et vous… et toi, dit {h}, tu voulais faire quoi ?\nLa machine ne traduisit rien. {B} souleva sa loupe.\n— Chanter, dit {b}. Voilà. Tourne-la vers toi, maintenant.',
          'Ce ne fut pas facile. {H} en essaya deux, dans sa tête, et les jeta.\n— Qu’est-ce qui te fait rire ? demanda finalement {h}.\nIl y eut un temps. Pour une fois, la machine n’eut rien à ajouter.\n— Les chaises, dit {b}, à la surprise générale. Quand elles tombent. Bon. Retourne-la. Il y a un côté pour les autres, et un côté pour soi.',
        ],
      ),
      more(1, [
        'Sur l’établi, il y avait un poste de radio, une poupée qui disait « non », un sèche-cheveux amoureux d’un grille-pain. C’est du moins ce que prétendit la machine. <« Tais-toi », dit {b}, et elle obéit. Elle avait reconnu une professionnelle, ou un professionnel.>',
      ]),
      slot('quiet'),
      slot('road'),
    ]),
    scene(['Le côté pour soi', 'Personne ne vient', 'Sur le toit'], 'Retournée, la machine parle {de}.', [
      core(
        [
          'On la retourna. Elle ne traduisait plus {que}. « Ce n’est pas grave, s’ils ne viennent pas », dit {h}. « J’ai compté trente-deux chaises », dit la machine, « et je les recompte pour ne pas regarder l’escalier. »',
        ],
        [
          'On la retourna. Désormais elle ne traduisait plus {que}. « Ce n’est pas grave, s’ils ne viennent pas », dit {h} en allumant les lampions. « J’ai compté trente-deux chaises, dit la machine, et je les recompte pour ne pas regarder l’escalier. » {A} posa sa main sur une chaise. Personne ne montait.',
          'De ce côté-là, c’était pire : la machine n’en avait plus que pour {h}. « Tant pis, on mangera les tartes. » « J’ai mis trois semaines, et j’ai choisi la couleur des lampions pour chaque étage. » <« Il ne fallait pas », dit {a}. « Si », dit la machine, et c’était encore {h}.> Huit heures sonnèrent sur un toit vide.',
        ],
      ),
      slot('road'),
      more(1, [
        'Le vent fit tourner les lampions. Un rouge pour le premier, un jaune pour le second, un vert pour les Morin, qui aimaient le vert et ne l’avaient dit à personne. Enfin, à personne sauf à la machine, ce matin.',
      ]),
      slot('quiet'),
      more(2, [
        '— Tu pourrais l’enlever, dit {a}. La pince est là.\n{H} toucha la chaîne. « Je pourrais », dit {h}. « J’ai peur qu’on ne m’entende plus », dit la machine, tout bas.',
      ]),
      more(3, [
        '{A} mangea une part de tarte, par solidarité.\n— Elle est bonne ? demanda {h}.\n— Elle est bonne.\nOn se regarda. Aucun appareil n’avait rien à redire. <C’était reposant.>',
      ]),
    ]),
    scene(['La cage d’escalier', 'Sans phrase toute faite', 'Vingt-six portes'], '{H} parle dans l’escalier.', [
      slot('key'),
      core(
        [
          '{H} descendit au milieu de l’escalier, là où tout résonne, et dit : « Bonsoir. »\n« J’avais envie que vous veniez », cria la machine du haut en bas. « Je ne connais que vos paillassons. »\nUne porte s’ouvrit.\n— Moi, c’est pareil, dit quelqu’un, et il n’y eut rien à traduire.',
        ],
        [
          'Si elle ne sait plus parler que {de}, qu’elle parle. {H} descendit au milieu de l’escalier, là où tout résonne, et dit simplement :\n— Bonsoir.\n« J’avais envie que vous veniez, cria la machine du haut en bas de l’immeuble. Pas pour la fête. Parce que j’habite ici depuis longtemps, et que je ne connais que vos paillassons. »\n{H} avait les oreilles brûlantes, mais ne bougea pas. Une porte s’ouvrit. « Moi, c’est pareil », dit quelqu’un, et il n’y eut rien à traduire.',
          'Les gens étaient fâchés d’avoir été traduits. C’était juste. Il manquait donc quelqu’un à la liste. {H} alla se mettre dans l’ascenseur, bloqua la porte, appuya sur tous les étages et parla sans s’arrêter, la machine aussi. À chaque palier, on entendait une phrase polie, puis la vraie : qu’on avait peur des silences, qu’on avait acheté trop de tartes, qu’on aurait voulu être invité une fois, sans raison.\nAu sixième, une dame attendait.\n— Ça va ? demanda-t-elle, pour de bon.',
        ],
      ),
      always([
        'Tout le monde monta, avec des assiettes. La chaîne, sans qu’on y touche, s’ouvrit et glissa dans la poche {de}.',
        'On entendit des pas, d’abord deux, puis quarante. <Quelqu’un portait un violon, et personne n’osa rien dire. Il en joua assez bien.> Vers neuf heures, la machine tomba dans la salade. On la repêcha. Elle n’avait plus rien à ajouter.',
      ]),
    ]),
    scene(['Trente-deux chaises', 'Sans traduction', 'La fête'], 'Sur le toit, on parle tout seul.', [
      slot('after'),
      more(1, [
        'Au milieu de la soirée, quelqu’un se mit à chanter. C’était {b}, debout sur une chaise. La chaise tomba. <On n’avait jamais vu {b} rire ainsi.>',
      ]),
      always([
        'Quand tout fut rangé, {h} prit l’ascenseur avec une dame du sixième. On regarda la porte. « Ça va ? » dit la dame. {H} attendit un peu. « Pas trop mal. Et vous, pour de bon ? » « Mieux », dit la dame. Et l’on descendit, assez gaiement.',
        'Le traducteur est resté dans un tiroir, avec les piles et les ficelles. Parfois, la nuit, à travers le bois, on l’entend qui traduit les clefs. {H} n’y touche pas. « Ça va ? » demanda {a}, le lendemain. {H} chercha la réponse un bon moment. C’était déjà une réponse.',
      ]),
    ]),
  ],
}
