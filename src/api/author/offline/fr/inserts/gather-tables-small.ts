import type { ByKind, Enumeration, Gathering } from '../../gather.ts'

/** For the smallest: in the present, one thing at a time. */
export const SMALL_GATHERINGS: ByKind<Gathering> = {
  people: [
    {
      head: 'Qui est là ? Tout le monde !',
      items: [
        'WER fait coucou.',
        'WER tape dans ses mains.',
        'WER a un biscuit.',
        'WER saute très haut.',
        'WER chante un peu.',
        'WER fait : chut !',
      ],
      tail: 'Que de monde ! {H} rit. <Et tous rient aussi.>',
    },
    {
      head: '{H} donne les coussins.',
      items: [
        'WER a le rouge.',
        'WER prend le doux.',
        'Pour WER, voilà le rond.',
        'WER choisit les petits pois.',
        'WER en a deux.',
        'WER dort déjà presque.',
      ],
      tail: 'Voilà, on est bien assis. <Que c’est mou !>',
    },
    {
      head: 'Le petit train part. Tchou, tchou !',
      items: [
        'WER monte devant.',
        'WER se tient bien.',
        'WER fait la cheminée.',
        'Et WER siffle. Tuut !',
        'WER ferme la porte.',
        'WER est le dernier wagon.',
      ],
      tail: 'Le train fait le tour du tapis. <Tout le monde descend !>',
    },
  ],
  places: [
    {
      head: '{H} dessine une carte.',
      items: [
        'Ici, c’est WER en rouge.',
        'À côté, il y a WER en vert.',
        'WER devient bleu.',
        'WER reçoit un cœur.',
        'Un trait va vers WER tout droit.',
        'Dans le coin, on met WER aussi.',
      ],
      tail: 'C’est fini. <La carte est belle.>',
    },
    {
      head: '{A} montre du doigt, très loin.',
      items: [
        'Là-bas, c’est WER derrière l’arbre.',
        'Et là ? C’est WER, je crois.',
        'Encore plus loin : WER, tout petit.',
        'WER, on le voit presque.',
        'Vers WER, une lampe brille.',
        'WER est aussi quelque part.',
      ],
      tail: 'Le monde est grand. {H} est petit{e}. <Ça va bien ensemble.>',
    },
  ],
  answers: [
    {
      head: '{A} demande. {H} sait tout.',
      items: [
        'WER, dit {h} bien fort.',
        'WER, dit {h} tout bas.',
        'WER, crie {h}, et saute.',
        'Et puis ? WER, bien sûr !',
        'WER, chante même {h}.',
        'Pour finir vient WER, lentement.',
      ],
      tail: '{A} fait oui. Tout est juste !',
    },
    {
      head: '{H} parle à l’oreille {a.de}.',
      items: [
        'WER, ça chatouille.',
        'WER, c’est un secret.',
        'WER, ça fait rire.',
        'WER, c’est joli.',
        'Encore une fois : WER, tout bas.',
        'WER, dit {h} très lentement.',
      ],
      tail: 'Chut. <Personne d’autre ne le sait.>',
    },
  ],
}

export const SMALL_ENUMERATIONS: ByKind<Enumeration> = {
  people: [
    { one: 'WER est là.', many: 'Voilà WER.' },
    { one: 'WER fait coucou.', many: 'Ici, il y a WER.' },
    { one: 'WER vient aussi.', many: 'Et qui vient ? WER.' },
    { one: 'WER tape des mains.', many: 'On applaudit avec WER.' },
  ],
  places: [
    { one: 'Là, il y a WER.', many: 'Sur la carte, il y a WER.' },
    { one: 'Voilà WER.', many: 'Et voilà WER.' },
    { one: 'Ici, on lit WER.', many: 'Tout au loin, il y a WER.' },
    { one: 'Et WER.', many: 'Et encore : WER.' },
  ],
  answers: [
    { one: '{H} dit : WER.', many: '{H} dit : WER.' },
    { one: '{H} crie : WER.', many: '{H} crie : WER.' },
    { one: 'Et puis : WER.', many: 'Et puis : WER.' },
    { one: '{H} chante : WER.', many: '{H} chante : WER.' },
  ],
}
