import { always, core, more, type Plot, scene, slot } from '../../language-pack.ts'

/** Bedtime, or science fiction: on the night the clocks go back, the extra hour has nowhere to go and knocks at the window. */
export const spareHour: Plot = {
  id: 'spare-hour',
  categories: ['bedtime', 'scifi', 'generic'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Blandine', gender: 'female', connection: 'cousine' },
    b: { name: 'Théodule', gender: 'male', connection: 'grand-oncle' },
  },
  titles: ['L’heure en trop', 'Entre deux et trois', '{H} et l’heure qui n’avait pas de place'],
  teasers: [
    'La nuit où l’on recule les montres, il y a une heure de trop. Elle frappe chez {h} et voudrait servir à quelque chose.',
    'Elle est jeune, elle est neuve, elle dure soixante minutes, et tout le monde est déjà servi.',
  ],
  start:
    'La nuit du changement d’heure, quelqu’un frappe à la vitre. C’est l’heure en trop. Elle ne sait pas où aller.',
  byname: '{h} à trois heures moins une',
  places: [
    { name: 'Les rues de trois heures', description: 'Tous les feux clignotent, et personne ne traverse.' },
    { name: 'L’horlogerie', description: 'Quarante pendules, et pas deux du même avis.' },
    { name: 'La chambre', description: 'Le réveil y a une patte plus courte que l’autre.' },
  ],
  scenes: [
    scene(['Trois heures, puis deux', 'À la vitre', 'Soixante minutes'], 'Quelque chose frappe à trois heures.', [
      core(
        [
          'C’était la nuit où l’on recule les montres. On frappa au carreau, {là}, et quelque chose entra, un peu gris, un peu tiède.\n— Je suis l’heure en trop, dit la chose. Je ne sais pas où me mettre.',
        ],
        [
          'C’était la nuit où l’on recule les montres. À trois heures, {là}, il fut deux heures, comme c’est la loi. Et l’on frappa au carreau. {H} ouvrit. Il n’y avait personne, et pourtant quelque chose entra : un peu de gris, un peu de tiède, un balancement. « Je suis l’heure en trop », dit la chose. « On m’a sortie ce soir. Je ne sais pas où me mettre. »',
          'Une fois l’an, il y a vingt-cinq heures dans un jour, et personne ne se demande où l’on range la dernière. {H} le sut cette nuit-là. <Le réveil venait d’hésiter, puis de revenir sur ses pas.> Quelque chose se glissa par la fenêtre, {là}, tourna en rond et s’arrêta au pied du lit. « Excusez-moi », fit une voix qui avait l’air de marcher. « J’ai soixante minutes, et elles sont à personne. »',
        ],
      ),
      core(
        [
          '— Si personne ne se sert de moi avant le jour, dit-elle, je n’aurai pas eu lieu.\nOn ne laisse pas arriver une chose pareille. {H} mit ses chaussures.',
        ],
        [
          '— Restez ici, dit {h}.\n— Je ne peux pas. Si personne ne se sert de moi avant le jour, je passe. C’est-à-dire que je n’aurai pas eu lieu.\n{H} s’assit. Il y a des choses qu’on ne laisse pas arriver, et une heure entière qui n’aurait pas lieu, c’en est une.',
          'Elle était jeune. Cela s’entendait à ses secondes. « Il faut que je serve », dit-elle. « À l’aube, c’est fini. » {H} pensa aux heures {que} avait perdues soi-même, à attendre des bus. Celle-ci au moins demandait poliment. « Habillez-vous », dit {h}, ce qui était idiot. « Enfin, venez. »',
        ],
      ),
      slot('portrait'),
      always([
        'Dans le couloir, {a.+} remettait la pendule à l’heure, debout sur un tabouret.\n— Il est deux heures ou trois ? demanda {a}.\n— Les deux, dit {h}. Et l’une des deux est derrière moi.',
        '{A.+} cherchait ses lunettes et trouva une heure.\n— Elle est à toi ? demanda {a}.\n— À personne. C’est pour cela qu’on sort.',
      ]),
      slot('company'),
      more(2, [
        'Dehors, les feux clignotaient orange aux quatre coins. Ils avaient l’air de gens à qui l’on a posé une question trop tôt. <L’heure leur dit bonsoir, un par un.>',
      ]),
    ]),
    scene(['À prendre', 'Merci, j’en ai', 'Trois refus'], 'On propose une heure, et tout le monde est servi.', [
      core(
        [
          'On l’offrit à ceux qui se plaignent d’en manquer. Une dame avait autre chose. Un monsieur la plia pour son agenda, où elle ne rentra pas. L’heure devint un peu plus grise.',
        ],
        [
          'On alla trouver ceux qui se plaignent toujours d’en manquer. Une dame qui disait n’avoir jamais le temps de lire la remercia beaucoup : elle avait justement quelque chose à la télévision. Un monsieur pressé la prit, la plia, la mit dans sa mallette. <Au bout de dix pas, il la rendit : elle ne rentrait pas dans l’agenda.> L’heure devint un peu plus grise.',
          '{H} sonna chez un écrivain. « Une heure ? » dit-il. « Il m’en faudrait mille. Une, je ne saurais pas par où commencer. » Un couple qui se disputait en voulut bien, puis se disputa pour savoir à qui. <Un chat l’essaya cinq minutes et n’y vit aucune différence.> On la rendit trois fois, toujours avec des excuses. Elle avait déjà perdu un quart d’heure.',
        ],
      ),
      more(1, [
        '— Et vous ? demandait l’heure à chaque coin. Vous n’auriez besoin de rien ?\nUn balayeur appuya son menton sur son balai.\n— Moi, ma nuit est faite, dit-il. Mais si vous repassez un dimanche après-midi. Vers cinq heures. Là, c’est long.',
      ]),
      more(2, [
        'Elle n’était pas bien lourde. {H} la portait contre soi, et l’on sentait par moments la demie, comme un chat qui se retourne. <{A} la porta un bout de rue et dit que cela rajeunissait le bras.>',
      ]),
      slot('road'),
      more(3, [
        'L’heure n’avait jamais rien vu.\n— C’est quoi, ça ? demandait-elle.\n— Une gouttière.\n— Et ça ?\n— Un pneu.\n— Que c’est beau, dit l’heure.',
      ]),
    ]),
    scene(
      ['Quarante pendules', 'Ce que coûte un conseil', 'Tic, et pas tac'],
      'L’horloger sait où va le temps, et se fait payer.',
      [
        core(
          [
            '{B.+} veillait parmi quarante pendules.\n— Je te dirai pour qui elle est, dit {b}, contre une bonne minute que tu as déjà eue.',
          ],
          [
            '{B.+} veillait parmi quarante pendules, dans l’arrière-boutique d’un ami parti à la pêche.\n— Pour une heure, j’ai de la place, dit {b}. Je la coupe en minutes, et j’en mets une dans chaque pendule. Mais elle ne sera plus elle. Ou bien je te dis autre chose, et tu me laisses une de tes minutes. Une bonne. Que tu as déjà eue.',
            'On trouva {b.+} entouré{b.e} de balanciers, à garder une horlogerie.\n— Elle est belle, dit {b} en soulevant un coin de l’heure. Vous la placez mal. Je vous dirai pour qui elle est, contre un souvenir d’une minute. C’est mon tarif. Ça fait soixante secondes de moins dans la tête, on n’en meurt pas.',
          ],
        ),
        slot('questions'),
        core(
          [
            '{H} donna une minute sur un muret, avec un abricot.\n— Merci, dit {b}. Cherche qui ne dort pas, et ne l’a pas choisi.',
          ],
          [
            '{H} choisit. C’était une minute sur un muret, avec un abricot. {H} la raconta, et pendant {que} parlait, on la voyait s’en aller : d’abord le muret, puis le goût.\n— Merci, dit {b}. Écoute. Les gens pressés n’ont pas besoin d’une heure. Cherche qui ne dort pas, et ne l’a pas choisi.',
            'Ce fut la minute où la neige s’était mise à tomber sur la cour de l’école, une fois, avant tout le monde. {H} la donna. <Il resta la cour, sans la neige.>\n— À cette heure-ci, dit {b}, il y a ceux qui veillent parce qu’ils aiment ça. Et il y a les autres.',
          ],
        ),
        more(1, [
          'Aucune pendule n’était d’accord avec sa voisine. À deux heures dix, une sonna midi, avec assurance.\n— Pourquoi ne pas les régler ? demanda {a}.\n— Elles sont toutes justes, dit {b}. <C’est seulement la question de savoir où l’on habite.>',
        ]),
        slot('quiet'),
        slot('road'),
      ],
    ),
    scene(['Vingt minutes', 'Ce qui reste', 'Ceux qui ne dorment pas'], 'L’heure diminue.', [
      core(
        [
          'On chercha ceux qui ne dormaient pas. Une veilleuse, un poisson rouge, un distributeur de sandwichs. Le ciel pâlissait. De l’heure, il ne restait que vingt minutes.',
        ],
        [
          'On chercha ceux qui ne dormaient pas. Il y avait une fenêtre allumée, puis une autre. Mais quand on arrivait, c’était une veilleuse, ou un poisson rouge. Le ciel, à l’est, prit la couleur d’une vieille chemise. De l’heure, il ne restait que vingt minutes, et elles tremblaient.',
          'Une à une, les minutes s’en allaient, sans avoir servi. {H} les entendait tomber sur le trottoir. <C’était un bruit de petits pois.> On courut vers une lumière, au bout de la rue : un distributeur de sandwichs. Il restait un tiers d’heure, et l’est devenait pâle.',
        ],
      ),
      slot('road'),
      more(1, [
        '— Ce n’est pas grave, dit l’heure. J’ai vu une gouttière. J’ai vu un pneu.\n{H} la serra plus fort.\n— Ça ne suffit pas, dit {h}.',
      ]),
      slot('quiet'),
      more(2, [
        '{A} bâilla, et s’excusa.\n— Non, dit l’heure. Refaites. C’était très joli.\n<{A} ne put pas le refaire. Un bâillement, cela ne se commande pas.>',
      ]),
      more(3, [
        '— Qu’est-ce que tu ferais, toi, d’une heure de plus ? demanda {a}.\n{H} y réfléchit honnêtement.\n— Je la donnerais, dit {h}. Je suis en train.',
      ]),
      more(2, [
        'On passa devant une école. Dans la cour, il y avait la trace d’une marelle.\n— À quoi ça sert ? demanda l’heure.\n{H} le lui montra, à cloche-pied, jusqu’au ciel. L’heure voulut essayer. Elle n’avait pas de pied, mais elle sauta. <Cela prit une minute, et ce n’était pas une minute perdue : elle la compta à part.>',
      ]),
    ]),
    scene(['Devant une porte éteinte', 'Encore un peu', 'La lumière sous la porte'], '{H} comprend à qui l’heure va.', [
      slot('key'),
      core(
        [
          'Qui veille sans l’avoir choisi ? Le boulanger ! Il s’était levé une heure trop tôt et dormait debout, le front contre son pétrin. {H} lui posa l’heure sur les épaules, comme un châle. Il glissa sur un sac de farine et dormit pour de bon.',
        ],
        [
          'Il y avait bien quelqu’un. {H} avait passé devant sans regarder, parce que la fenêtre était ouverte sur la rue et que cela sentait bon. Le boulanger ! À deux heures, la nuit du changement, il s’était levé une heure trop tôt. Il dormait debout, le front contre son pétrin.\n{H} posa l’heure sur ses épaules, comme un châle. L’homme glissa sur un sac de farine et s’endormit pour de bon. La pâte, à côté, se mit à gonfler tranquillement. Elle aussi avait besoin d’une heure.',
          'Qui veille sans l’avoir choisi ? La réponse passait justement, en blouse blanche, sur le trottoir : une infirmière, qui avait fini sa nuit et à qui l’on venait de dire qu’il restait une heure. À cause des montres. Elle s’était assise sur la première marche venue et regardait ses chaussures.\n— C’est à vous, dit {h}, et lui mit l’heure dans les bras.\nL’infirmière s’appuya au mur, ferma les yeux. Tout ce qui restait de gris et de tiède s’enroula autour d’elle. Là-haut, la nuit attendit.',
        ],
      ),
      always([
        '— Ah, dit l’heure, d’une voix qui s’éloignait. C’était donc ça.\nOn ne l’entendit plus. On entendait quelqu’un dormir.',
        'On resta à monter la garde, pour que rien ne la dérange. Vingt minutes, si on les emploie bien, c’est énorme. <Un pigeon voulut chanter. {A} le regarda, et il renonça.>',
      ]),
      more(1, [
        'Quand ce fut fini, la personne se réveilla, s’étira et dit :\n— J’ai dormi longtemps ?\n— Exactement, dit {h}.',
      ]),
    ]),
    scene(['Vingt-cinq', 'Au lit', 'L’aube'], 'Le jour se lève une heure plus tard.', [
      slot('after'),
      more(2, [
        '{B} avait gardé la minute dans une montre d’enfant, au mur. En repassant, {h} l’entendit. Elle faisait tic, et sentait l’abricot. <« Je te la prête le dimanche », dit {b}.>',
      ]),
      always([
        '{H} se recoucha. Le réveil boitait sur la table. <{W.fini}> Il restait un peu de nuit, pas grand-chose, et il était tiède, d’un gris très doux, exactement de la taille d’une personne. {H} y entra et le remonta jusqu’au menton.',
        'Dans la chambre, le réveil hésita encore, puis se décida. <{W.fini}> Le jour avait une heure de retard et ne s’en excusa pas. {H}, les yeux fermés, entendit passer sur le rebord quelque chose qui balançait, tic, tic, tic, et qui disait tout bas : que c’est beau.',
      ]),
    ]),
  ],
}
