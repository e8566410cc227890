import { always, core, more, type Plot, scene, slot } from '../../language-pack.ts'

/** Science fiction: aboard this station plants grow only when they are told something that nobody has ever been told. */
export const greenhouse: Plot = {
  id: 'greenhouse',
  categories: ['scifi', 'generic'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Idris', gender: 'male', connection: 'cousin' },
    b: { name: 'Capucine', gender: 'female', connection: 'marraine' },
  },
  titles: ['La première fraise', 'Ce qu’on dit aux plantes', '{H} dans la serre'],
  teasers: [
    'À bord, les plantes ne poussent que si on leur confie quelque chose. L’équipage n’a plus rien à dire.',
    'Une fraise, une seule, ne veut pas rougir. {H} cherche ce qu’elle attend.',
  ],
  start:
    'Dans la serre de la station, les plantes poussent quand on leur dit ce qu’on n’a dit à personne. Mais tout a déjà été dit.',
  byname: '{h} de la serre',
  places: [
    { name: 'La serre', description: 'Une bulle de verre, avec des racines d’un côté et des étoiles de l’autre.' },
    { name: 'Le réfectoire', description: 'Douze chaises, douze gobelets, et toujours la même conversation.' },
    { name: 'Le hublot du fond', description: 'On s’y met quand on ne veut pas être cherché.' },
  ],
  scenes: [
    scene(['La fraise verte', 'Dites-leur quelque chose', 'Trois jours'], 'Une fraise reste verte.', [
      core(
        [
          'On avait construit la station {là}, puis on l’avait lancée. À bord, les plantes ne poussaient que si on leur confiait un secret. Au bout de deux ans, l’équipage n’en avait plus. Et la première fraise restait verte.',
        ],
        [
          'On avait construit la station {là}, puis on l’avait lancée, avec une serre dedans. On y avait découvert une chose que les livres ne disent pas : là-haut, les plantes ne poussent ni à l’eau ni à la lumière. Elles poussent quand on leur confie un secret. <Pour les radis, un petit suffit.> Or, cet hiver-là, il n’y avait plus rien de secret à bord. Et la première fraise restait verte.',
          'Pour une tomate, il fallait une bêtise. Pour un citron, un regret. C’était ainsi dans la serre de la station, que l’on avait construite {là} et lancée un jour de vent. On s’y était fait : sans terre et sans saison, les plantes se nourrissaient de ce qu’on n’avait encore dit à personne. <Un seul haricot avait mangé toute l’enfance du cuisinier.> Mais l’équipage était petit. Au bout de deux ans, on s’était tout dit.',
        ],
      ),
      always([
        'Dans trois jours, la commandante aurait soixante ans. Elle avait parlé une fois d’un goût de fraise, en regardant ailleurs. {H} voulait poser une fraise rouge à côté de son gobelet. C’était peu de chose, et c’était, à quatre cents kilomètres de la première fraise, considérable.',
        '{H} l’avait promise, cette fraise. Pas à quelqu’un. À soi. <Ce sont les promesses les plus difficiles à repousser.> Elle serait pour l’anniversaire de la commandante, dans trois jours, et elle serait rouge.',
      ]),
      slot('portrait'),
      always([
        '— Tu lui as parlé ? demanda {a.+}, la tête en bas, ce qui, à bord, ne veut rien dire.\n— De mes chaussettes.\n— Et ?\n— Elle a pris un peu de blanc.',
        '{A.+} flottait entre deux salades, un arrosoir vide sous le bras.\n— J’ai donné tout ce que j’avais, dit {a}. La courgette sait des choses sur moi que j’ignore. <Je n’ose plus passer devant.>',
      ]),
      slot('company'),
      more(2, [
        'Par la vitre, on voyait la Terre tourner, une nuit, un jour, une nuit, toutes les quatre-vingt-dix minutes. <On s’habitue à tout. On finit par manquer des couchers de soleil.>',
      ]),
      more(3, [
        'Les plantes n’étaient pas indiscrètes. Elles ne répétaient rien. Simplement, on mangeait parfois une salade un peu triste, et l’on n’avait pas besoin d’explication.',
      ]),
    ]),
    scene(['Déjà dit', 'Fonds de tiroir', 'Rien de neuf'], 'On cherche un secret qui n’a pas servi.', [
      core(
        [
          '{H} raconta une tricherie : déjà donnée à l’aubergine. {H} inventa une histoire, et une feuille sécha aussitôt. On demanda à chacun. Il n’y avait plus rien de neuf à bord.',
        ],
        [
          '{H} avoua à la fraise qu’une fois, au jeu, on avait triché. Elle resta verte : {a} l’avait déjà dit à une aubergine. {H} essaya un mensonge, un beau, avec une princesse. Une feuille sécha sur-le-champ. <Les plantes ont horreur de ça.> On demanda à chacun, dans les couloirs, s’il n’avait pas gardé quelque chose. On fouilla ses poches. Rien.',
          'On fit le tour de la station avec un carnet. Le mécanicien avait bien une histoire de chien, mais il l’avait donnée aux poireaux. La doctoresse n’avait plus que des secrets médicaux. <« Ceux-là, les plantes n’y ont pas droit. »> Le soir, {h} inventa. La fraise perdit un pétale. Elle sentait le faux à travers la vitre.',
        ],
      ),
      more(1, [
        'Dans le couloir, le robot d’entretien s’arrêta.\n— J’en ai un, dit-il. Je n’aspire pas derrière l’armoire du module quatre. Je fais le bruit.\nOn l’amena à la serre. Une mousse poussa, grosse comme une pièce. <Il la regarda longtemps, et partit aspirer derrière l’armoire.>',
      ]),
      more(2, [
        '— Et si on en fabriquait ? dit {a}.\nOn ne se parla pas pendant une heure, exprès, pour avoir quelque chose à cacher. Au bout d’une heure, on s’aperçut {que} avait seulement pensé au dîner. <{A} aussi. On était du même avis sur le riz.>',
      ]),
      slot('road'),
      more(3, [
        'Le cuisinier se souvint qu’il avait une recette secrète. On courut à la serre. Il la chuchota à la fraise, très ému, jusqu’à la dernière cuillerée.\nRien.\n— Tu l’as mise dans le journal de bord, dit {a}. Page quatre.\n<« Je ne pensais pas qu’on me lisait », dit le cuisinier.>',
      ]),
    ]),
    scene(['La réserve', 'Contre un silence', 'Ce que garde {b}'], 'La jardinière a gardé une graine.', [
      core(
        [
          'Dans la réserve, {b.+} triait des graines.\n— Je te dirai ce que veut une fraise, dit {b}. Mais d’abord, tu me gardes un secret. Et tu ne le donneras à aucune plante.',
        ],
        [
          'Dans la réserve de graines, {b.+} remplaçait la jardinière et savait des choses sur les fraises.\n— Ça ne pousse pas avec n’importe quoi, dit {b}. Je te dirai avec quoi. Mais d’abord, toi, tu en gardes un pour moi. Un secret. Tu ne le donneras à aucune plante, même si toutes meurent de faim.',
          '{B.+} triait des graines avec une pince, et s’occupait de la réserve cette semaine-là.\n— La fraise, dit {b}, est un cas à part. Je t’explique, si tu me débarrasses de quelque chose. J’ai un secret, il n’est pas gai. Je te le donne. Tu le porteras, c’est tout.',
        ],
      ),
      slot('questions'),
      core(
        [
          '{B} le dit à l’oreille {de}. C’était très lourd.\n— Une fraise, dit {b}, ne veut pas ce que tu caches aux autres.',
        ],
        [
          '{B} le dit à l’oreille {de}. Ce n’était pas grand-chose, et c’était très lourd. {H} le mit quelque part, derrière les côtes. Toutes les feuilles de la réserve s’étaient tournées vers {soi}.\n— Voilà, dit {b}. Maintenant, écoute. Une fraise ne veut pas ce que tu caches aux autres.',
          '{H} l’écouta jusqu’au bout et ne demanda rien. Un secret que l’on garde pour quelqu’un pèse plus que les siens. <En passant devant les salades, il fallut se mordre la langue : elles se penchaient.>\n— Merci, dit {b}. Une fraise, vois-tu, se moque de ce que les gens ne savent pas.',
        ],
      ),
      more(1, [
        '— Sur Terre, dit {b}, on les paille, on les arrose, et il suffit d’un mois de juin. Ici, pas de juin. Il faut bien que ça vienne de quelqu’un.',
      ]),
      slot('quiet'),
      slot('road'),
    ]),
    scene(['Un secret qui n’est pas à soi', 'Toutes les feuilles penchées', 'La dernière nuit'], 'La tentation.', [
      core(
        [
          'La veille, la fraise pâlit. {H} avait bien un secret tout neuf, celui {b.de}. Il suffirait d’un mot. {H} ouvrit la bouche, la referma, et sortit.',
        ],
        [
          'La veille de l’anniversaire, la fraise pâlit. Il y avait pourtant un secret tout neuf à bord, juste derrière les côtes {de}. Il suffirait d’un mot. La plante le savait. Elle tendait une feuille, comme une main. {H} ouvrit la bouche. Puis {h} la ferma, et sortit de la serre.',
          'Un secret, {h} en avait un. Pas le sien. <Personne ne le saurait, les plantes ne répètent rien.> La nuit, {h} se tint devant la fraise, qui devenait blanche au bord. Un mot, et elle rougissait. {H} compta jusqu’à cent, les dents serrées, et s’en alla sans avoir parlé.',
        ],
      ),
      slot('road'),
      more(1, [
        'Au réfectoire, on parla du riz. On parlait toujours du riz. La commandante tournait sa cuillère dans un gobelet vide. <Elle avait posé sur la table une photo, à l’envers.>',
      ]),
      slot('quiet'),
      more(2, ['— Tu aurais pu, dit {a}.\n— Oui.\n— Ça aurait marché.\n— Oui, dit {h}. Mais elle aurait eu un goût.']),
      more(3, [
        'Par le hublot du fond, on voyait une côte, la nuit, avec toutes ses lampes. On aurait dit une salade de lumières. {H} y cherchait toujours le même point et ne le trouvait jamais deux fois.',
      ]),
    ]),
    scene(['Ce qu’on se cache', 'Rouge', 'À voix basse'], '{H} dit ce qu’on ne se dit pas.', [
      slot('key'),
      core(
        [
          '« Pas ce que tu caches aux autres. » Alors à qui ? {H} s’assit devant la fraise.\n— Je voudrais rentrer, dit {h} tout bas. Et quand je serai là-bas, je voudrais être ici.\nC’était à soi-même qu’on l’avait caché. Le rouge monta de la queue à la pointe.',
        ],
        [
          '« Pas ce que tu caches aux autres. » À qui cache-t-on des choses, alors ? {H} regarda la fraise. La fraise regarda {h}. Il y avait une réponse, au fond, sous toutes les histoires que l’on raconte. {H} ne l’avait jamais dite, pas même à l’oreiller.\n— Je voudrais rentrer, dit {h} tout bas. Et quand je serai là-bas, je voudrais être ici.\nC’était à soi-même qu’on l’avait caché. La fraise trembla. Le rouge monta de la queue à la pointe, lentement, comme on monte un escalier quand on sait qui est en haut.',
          'Il restait un seul endroit où personne n’avait cherché. {H} s’assit devant la plante, les genoux sous le menton.\n— Cette fraise, commença {h}, je disais que c’était pour elle.\nLa feuille se pencha.\n— C’est pour qu’on me remarque. Je fais toujours les choses pour les autres. Comme ça, personne ne voit que j’en ai envie aussi.\nCe n’était pas joli à dire. Mais c’était vrai, et c’était neuf, même pour {h}. La fraise prit une grande inspiration. Elle devint rose, puis rouge, puis d’un rouge si fort que la vitre en fut colorée.',
        ],
      ),
      always([
        'On ne la cueillit pas tout de suite. On resta à la regarder, {a} et {h}, sans faire de bruit. Un secret de plus ou de moins, cela ne se voit pas sur un visage. Mais {h} se sentait plus léger{e}.',
        '— Qu’est-ce que tu lui as dit ? demanda {a}.\n— Mange-la, et tu le sauras.\n— Elle n’est pas à moi, dit {a}. <Mais je la trouve bien bavarde, pour une fraise.>',
      ]),
    ]),
    scene(['À côté du gobelet', 'Une bouchée', 'Le goût'], 'Soixante ans.', [
      slot('after'),
      more(2, [
        '{B} reçut la queue et trois graines.\n— Tu as gardé le mien ? demanda {b}.\n— Il est là, dit {h}, et se toucha les côtes. Il pousse un peu. Mais seulement en dedans.',
      ]),
      always([
        'La commandante ne dit rien. Elle posa la fraise sur sa langue et ferma les yeux, pendant tout un passage au-dessus de la nuit. Quand elle les rouvrit, elle regardait quelqu’un qui n’était pas là. « Je vais vous raconter quelque chose », dit-elle. Et dans la serre, sans que personne y soit, cinq fleurs s’ouvrirent.',
        'On la coupa en douze. Cela fit des parts comme des confettis. Chacun en eut une et se tut. <On n’avait plus rien à se dire, et ce n’était pas la même chose que d’habitude.> Au réveil, derrière la vitre, une deuxième fraise était verte, bien ronde. Elle attendait. {H} tira un tabouret.',
      ]),
    ]),
  ],
}
