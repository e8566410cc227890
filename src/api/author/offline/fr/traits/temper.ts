import type { Trait } from '../../pack/trait.ts'

export const TEMPER_TRAITS: readonly Trait[] = [
  {
    id: 'forget',
    known: /oubli|perd|égar|distrait|tête en l.air|étourdi|désordre|bordélique/iu,
    strength: 'trouve par détours ce que personne ne cherche',
    quirk: 'égare tout, sauf la bonne humeur',
    plant: [
      '{H} égarait les choses. Des gants, des clés, une fois un gâteau entier. <On retrouvait tout, jamais là où l’on cherchait.>',
      'Il y avait toujours un oubli. <Ce jour-là, la deuxième chaussette.> En échange, {h} trouvait en route toutes sortes de choses.',
      'Le parapluie {de} avait fait deux fois le tour de la ville. <Sans {h}.>',
      'Sur la main {de}, on lisait souvent un mot au stylo. <Le mot était en général : « chercher ».>',
      '{H} oubliait les noms, les heures, les bonnets. <Jamais un visage. Jamais un chemin.>',
    ],
    key: [
      'Où avait-on la tête ? C’est ainsi {que} cherchait d’habitude ses affaires : partout d’abord, puis là où l’on ne regarde jamais. {H} regarda là.',
      'De surprise, {h} oublia ce qui allait être dit. <Jamais un oubli n’était mieux tombé.> La place était libre pour une bonne idée.',
      '{H} avait perdu assez de choses pour savoir où elles vont. <Elles ne vont pas loin. Elles vont dessous.>',
      'Il manquait quelque chose, et {h} connaissait bien cette impression-là. Il suffit de refaire le chemin à l’envers. À l’envers, tout se vit.',
      'Une chose oubliée revint d’un coup. <Elle avait l’air contente.> C’était justement celle qu’il fallait.',
    ],
  },
  {
    id: 'stubborn',
    known: /têtu|entêt|obstin|persévér|ambitieu|déterminé|rancun|mauvais perdant/iu,
    strength: 'ne lâche pas, même quand ce serait malin',
    quirk: 'essaie toujours encore une fois',
    plant: [
      'Abandonner, {h} ne savait pas. Un nœud avait résisté quatre heures. <On l’a encadré depuis.>',
      '« Encore », disait {h} quand les autres disaient « tant pis ». <Certains pots de confiture en avaient peur.>',
      'Il y a des gens qui contournent les murs. {H} frappait, poliment, jusqu’à ce qu’on ouvre.',
      '{H} avait appris à faire du vélo en un jour. <Un jour, et onze chutes.> La douzième n’avait pas eu le temps d’arriver.',
      'Quand {h} disait non, c’était non. <Quand {h} disait oui, il valait mieux se pousser.>',
    ],
    key: [
      '« Encore », dit {h}. <La voix était fatiguée, mais le mot n’avait pas changé.> Et en le disant, {h} vit ce qui avait cloché tout ce temps.',
      'N’importe qui aurait fait demi-tour. {H} reprit la même idée une quatrième fois. À la quatrième, elle avait une porte.',
      '{H} recommença. Pas plus fort : autrement. <C’est une différence que les murs ne connaissent pas.>',
      'Il y avait mille raisons d’arrêter. {H} les écouta toutes, jusqu’au bout. Au bout, il y avait une raison de continuer, et elle disait comment.',
      'Têtu{e}, on le répétait assez. Eh bien, soit. {H} serra les poings, puis les rouvrit, et dans la main ouverte tenait la solution.',
    ],
  },
  {
    id: 'draw',
    known: /dessin|peint|crayon|griffonn|bricol|constru|invent|répar|fabriqu/iu,
    strength: 'voit comment les choses sont faites',
    quirk: 'griffonne sur tout ce qui se tient tranquille',
    plant: [
      '{H} griffonnait. Sur les marges, sur les sacs à pain, une fois sur le plâtre d’un oncle. <La main réfléchissait, la tête se reposait.>',
      'Il fallait {que} démonte tout. <Au remontage, tout allait très bien. Il restait juste des vis.>',
      'Les tickets de caisse {de} portaient au dos des ponts, des poulies, des chats à roulettes.',
      'Un crayon dépassait toujours de quelque part. <Avec {h}, il suffisait de secouer un peu.>',
      '{H} dessinait les choses pour les comprendre. <Les nuages y étaient passés. Les girafes aussi.>',
    ],
    key: [
      '{H} traça du doigt ce qu’on savait : un rond ici, un trait là. Une fois le dessin fini, il n’y manquait plus qu’une ligne.',
      'Du bout du doigt, {h} dessina tout dans la poussière. <De travers, mais tout.> Le doigt allait plus vite que la tête. Il s’arrêta au bon endroit.',
      'Comment était-ce fait ? {H} démonta la chose en pensée, pièce par pièce. Il restait une vis. C’était elle.',
      '{H} sortit un crayon grand comme un ongle et dessina la question. <Une question dessinée a presque toujours une poignée.>',
      'Le dessin était raté. {H} le regarda longtemps. Il était raté juste là où il fallait chercher.',
    ],
  },
]
