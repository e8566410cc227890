import { always, core, more, type Plot, scene, slot } from '../../language-pack.ts'

/** Bedtime: everybody knows the lullaby, and nobody has ever heard its last line. */
export const lastLine: Plot = {
  id: 'last-line',
  categories: ['bedtime', 'love', 'generic'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Odette', gender: 'female', connection: 'grand-tante' },
    b: { name: 'Aurélien', gender: 'male', connection: 'voisin' },
  },
  titles: ['La fin de la chanson', 'Le dernier vers', '{H} veut entendre la fin'],
  teasers: [
    'Tout le monde connaît la berceuse. Personne n’a jamais entendu la fin. {H} veut rester debout jusque-là.',
    'Une chanson de onze vers, et le douzième manque. On s’endort toujours avant.',
  ],
  start:
    'Il y a une berceuse que tout le monde connaît. Comment elle finit, nul ne le sait, car tout le monde dort. {H} veut savoir.',
  byname: '{h}, au douzième vers',
  places: [
    { name: 'La chambre', description: 'Une chaise, un lit, et l’endroit de la chaise où l’on chante.' },
    {
      name: 'La maison de la radio',
      description: 'Des couloirs en moquette, et des voix rangées par ordre alphabétique.',
    },
    { name: 'L’escalier', description: 'De chaque étage descend un petit bout d’air.' },
  ],
  scenes: [
    scene(['Onze vers', 'Et puis ?', 'Toujours avant'], 'Il manque la fin.', [
      core(
        [
          'Tout le monde, {là}, connaissait la chanson du soir : la lune, l’âne, le puits, et l’on ferme la porte. Et après ? Personne ne savait. On s’était toujours endormi.',
        ],
        [
          'La chanson avait onze vers que tout le monde savait, {là}. Il y avait la lune, l’âne qui rentre, le chemin, le puits, le chat. Au onzième, on fermait la porte. Et puis ? {H} posa la question un soir, assis{e} dans son lit. On chercha. Personne ne savait. Tout le monde, à cet endroit, s’était toujours endormi.',
          '« Et après, comment ça finit ? » demanda {h}. C’était la chanson du soir, celle {que} entendait depuis toujours, {là}, celle de l’âne et du puits. <Elle avait servi aux grands-parents de ceux qui la chantaient.> Après « et l’on ferme la porte », il y avait encore un air. On le sentait venir. Mais il n’arrivait jamais. On dormait.',
        ],
      ),
      always([
        'Une chanson dont on ne sait pas la fin, c’est comme un escalier dont on n’a pas vu la dernière marche. {H} décida de rester debout. Cette nuit, on irait jusqu’au douzième vers.',
        '{H} voulait la fin. Pas pour la posséder. Pour savoir où allait l’âne. <Il rentrait depuis si longtemps.>',
      ]),
      slot('portrait'),
      core(
        ['{A.+} chanta, et {h} se pinça le bras. Au neuvième vers, {h} dormait. Et {a} aussi.'],
        [
          '— Chante-la, dit {h} à {a.+}. Moi, je te pince si tu t’arrêtes.\n{A} s’assit sur la chaise. Au septième vers, {h} ne sentait plus ses pieds. Au neuvième, plus rien. Le lendemain matin, {a} jura que c’était {h} qui avait commencé.',
          '{A.+} se mit sur la chaise et commença, et {h} se mordit la langue. La lune. L’âne. Le puits. <C’était une voix qui ne forçait jamais.> Au dixième vers, {a} dormait, le menton sur le gilet. {H} aussi, mais cela, on ne le sut qu’après.',
        ],
      ),
      slot('company'),
      more(2, [
        '{W.là} Par la fenêtre ouverte, on entendait d’autres maisons en train de chanter. Toutes n’en étaient pas au même vers. <Il y eut un moment où trois ânes rentrèrent en même temps.>',
      ]),
    ]),
    scene(['Personne ne sait', 'De voix en voix', 'Dix vers et demi'], 'On demande à tout le monde.', [
      core(
        [
          'On demanda au facteur, à la maîtresse, au boulanger. Tous savaient jusqu’à la porte. Là, tous bâillaient. « Tiens, c’est vrai », disaient-ils. « Et après ? »',
        ],
        [
          'On alla demander. Le facteur savait les deux premiers vers et les sifflait de travers. La maîtresse savait jusqu’au puits. Le boulanger chantait tout, sans une faute, et tomba le nez dans la farine au moment de la porte. <On le coucha sur ses sacs. Il souriait.> Personne n’avait jamais entendu la suite.',
          '{H} fit le tour des gens qui chantent faux, ce sont ceux qui se souviennent le mieux. Une dame du troisième connaissait deux ânes. Un vieux marin avait un phare à la place du puits. <« C’est la version humide », dit-il.> Tous s’arrêtaient à la porte, tous bâillaient, tous disaient : « Tiens, c’est vrai, et après ? »',
        ],
      ),
      more(1, [
        'À la bibliothèque, il y avait un recueil. On trouva la page. Le douzième vers y était, imprimé, bien noir. C’était : « Et cætera. »\n— Quelqu’un s’est endormi en recopiant, dit {a}.',
      ]),
      more(2, [
        'On eut l’idée de commencer par la fin, en remontant. On chanta la porte, puis le chat, puis le puits. <C’était une chanson qui vous réveille.> Vers minuit, on avait lavé toute la vaisselle, et l’on ne savait rien de plus.',
      ]),
      slot('road'),
      more(3, [
        'Un petit garçon, dans l’escalier, jura qu’il savait.\n— Après, dit-il, il y a maman qui s’en va sur la pointe des pieds.\n— Ce n’est pas un vers, ça, dit {a}.\n— Si, dit le petit garçon. Ça fait crac, crac, pouf.',
      ]),
    ]),
    scene(['La maison de la radio', 'La bobine', 'Ce que demande {b}'], 'Une voix rangée par ordre alphabétique.', [
      core(
        [
          'Il existait un enregistrement, et {b.+} pouvait le passer, la nuit, à la maison de la radio.\n— Le prix, dit {b}, c’est ta voix. Chante quelque chose dans ce micro.',
        ],
        [
          'Il existait un enregistrement. {B.+} y avait accès, dans la maison de la radio, où l’on range les voix.\n— Bobine quatre cent douze, dit {b}. Une nourrice, il y a longtemps. Je te la passe. Mais il me manque une voix dans le tiroir à ton initiale. Tu me laisseras la tienne. Quelque chose de chanté.',
          'À la maison de la radio, de nuit, c’était {b.+} qui répondait.\n— On l’a sur bande, dit {b}. On peut l’écouter ici, une fois, c’est fragile. Le prix ? Tu chantes dans ce micro. Ce que tu veux. On ne prend pas d’argent.',
        ],
      ),
      slot('questions'),
      always([
        '{H} n’avait jamais chanté devant quelqu’un. {H} chanta trois mesures, très vite, en regardant la prise de courant.\n— C’est bien, dit {b}. Ça tremble au bon endroit.\nEt {b} posa la bobine.',
        'Devant un micro, on oublie tout, même son nom. <{A} souffla les paroles.> {H} chanta l’âne, seulement l’âne, d’un filet de voix. {B} colla une étiquette, sans commentaire, et mit la vieille bande.',
      ]),
      more(1, [
        'Dans le couloir, sur des étagères, dormaient des milliers de boîtes. « Rires, 1960. » « Vent, trois sortes. » « Silence d’une classe pendant la dictée. »\n— On peut écouter un silence ? demanda {h}.\n— C’est ce qu’on me demande le plus, dit {b}.',
      ]),
      slot('quiet'),
      slot('road'),
    ]),
    scene(['Crac', 'Le souffle', 'Après la porte'], 'La bande s’arrête.', [
      core(
        [
          'La voix chanta onze vers. {H} se tenait sur un pied pour ne pas dormir. On ferma la porte. Un fauteuil craqua. Puis on entendit un ronflement, jusqu’au bout de la bande. La nourrice s’était endormie.',
        ],
        [
          'La voix sortit du haut-parleur, claire et un peu rouillée. La lune, l’âne, le chemin. {H} se tenait debout sur un pied pour ne pas dormir. On ferma la porte. Puis il y eut un souffle. Un fauteuil craqua. Et un ronflement, très doux, qui dura jusqu’au bout de la bande. <La nourrice s’était endormie.>',
          'Onze vers passèrent, sans une erreur. {H} se mordait le pouce, {a} récitait des tables de multiplication. « Et l’on ferme la porte », chanta la vieille voix. Un silence. On allait savoir. On entendit : « Voilà, mon petit », et des pas qui s’éloignaient sur un plancher. <Ensuite, le plancher se tut aussi.>',
        ],
      ),
      slot('road'),
      more(1, [
        '— Peut-être qu’il n’y en a pas, dit {a} sur le trottoir.\n{H} secoua la tête. On sentait bien que l’air continuait. On sentait la place. <C’était comme une dent qui manque : on ne la voit pas, mais la langue y va.>',
      ]),
      slot('quiet'),
      more(2, [
        '{W.encore} {H} avait les yeux qui piquaient. Depuis deux nuits, on n’avait fait que chanter pour ne pas dormir une chanson qui fait dormir. C’était, quand on y pense, beaucoup se battre contre un âne.',
      ]),
      more(3, [
        'Un vieux professeur consulté par téléphone déclara que toutes les chansons du soir finissent bien.\n— Et celle-ci ? demanda {h}.\nIl y eut un silence, puis un bruit de combiné qui roule. <Il l’avait fredonnée pour vérifier.>',
      ]),
      more(2, [
        '{A} eut l’idée du café. On en but quatre bols. On chanta la chanson très vite, avec les yeux comme des roues. Cela donna un âne au galop, un puits qui passe, une porte qui claque. Mais après la porte, il n’y eut rien : une fin ne vient pas chez des gens qui courent.',
      ]),
    ]),
    scene(['Sur la chaise', 'De l’autre côté', 'Le douzième'], 'Cette fois, c’est {h} qui chante.', [
      slot('key'),
      core(
        [
          '{A} n’en pouvait plus et se coucha.\n— Chante, toi, dit {a}.\n{H} s’assit sur la chaise, pour la première fois. Au onzième vers, {a} dormait. Et le douzième vint tout seul : c’était ce que l’on dit, tout bas, quand on voit quelqu’un dormir.',
        ],
        [
          'Le soir, {a} n’en pouvait plus et se coucha tout habillé{a.e}.\n— Chante-la-moi, toi, dit {a}.\nAlors {h} s’assit sur la chaise. C’était la première fois, de ce côté. La lune, l’âne, le puits. Au neuvième vers, {a} ferma les yeux. {H} n’avait pas sommeil. Celui qui chante n’a pas sommeil : il regarde. On ferma la porte, et {a} dormait.\nEt le douzième vers vint tout seul. Il n’était pas appris. C’était seulement ce que l’on dit, tout bas, quand on voit quelqu’un dormir.',
          '{H} comprit en voyant la chaise. On avait toujours écouté du lit. Or une fin que personne n’entend, c’est qu’elle n’est pas pour celui qui est couché.\n— Prends ma place, dit {h} à {a}.\n{A} s’allongea, un peu de travers. {H} chanta depuis la chaise, sans se presser. Au onzième vers, il n’y avait plus dans la chambre qu’un souffle. Il restait un air, et pas de mots. {H} les trouva. Ils n’étaient que pour cette fois, et personne ne les entendit. C’était donc cela, la fin.',
        ],
      ),
      always([
        '{H} ne bougea pas tout de suite. L’âne était rentré. On ne saurait dire où, mais il y était.',
        'Il y eut encore un moment, après. <Ceux qui chantent le connaissent, et n’en parlent pas.> Puis {h} se leva, sur la pointe des pieds. Crac, crac, pouf.',
      ]),
    ]),
    scene(['Et l’on ferme la porte', 'Sur la pointe des pieds', 'La chaise vide'], 'La porte.', [
      slot('after'),
      more(2, [
        '{B} téléphona le lendemain.\n— Alors, ce douzième vers ? On le met où ?\n— Dans le tiroir, dit {h}. Mais la bande sera vide.\n<« C’est bien comme cela que je l’imaginais », dit {b}.>',
      ]),
      always([
        'Le soir d’après, {h} se remit dans le lit, et quelqu’un sur la chaise. La lune, l’âne, le chemin. <{W.fini}> {H} n’essaya pas de tenir. Au dixième vers, déjà, tout s’éloignait, et c’était doux de penser que là-bas, derrière la porte, on allait dire quelque chose que l’on n’entendrait pas.',
        'Depuis, quand on demande à {h} comment finit la chanson, {h} dit qu’il faut s’asseoir. <{W.fini}> Ce soir-là, on ne demanda rien. La lampe baissa. L’âne rentrait, le puits était à sa place. Et l’on ferme la porte.',
      ]),
    ]),
  ],
}
