import { always, type Plot, scene, slot } from '../../language-pack.ts'

/** Of no category: a small story around a long list, for a visitor with more to tell than other plots have room for. */
export const longList: Plot = {
  id: 'long-list',
  categories: [],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Barnabé', gender: 'male', connection: 'cousin' },
    b: { name: 'Zélie', gender: 'female', connection: 'voisine' },
  },
  titles: ['La grande liste', '{H} met la table', 'Personne d’oublié'],
  teasers: [
    'Demain, tout le monde sera là. {H} fait la liste, et il manque toujours une ligne.',
    'Une feuille, un crayon, et la peur d’oublier quelqu’un. {H} compte les chaises.',
  ],
  start: 'Demain, il y aura du monde. {H} fait une liste, pour n’oublier rien ni personne.',
  byname: '{h} et la longue liste',
  places: [
    { name: 'La table', description: 'On l’a rallongée deux fois, avec une porte et une planche.' },
    { name: 'La liste', description: 'Elle pend du buffet jusqu’au tapis.' },
  ],
  scenes: [
    scene(['La première ligne', 'Une feuille'], '{H} fait une liste.', [
      always([
        '{H} prit une feuille et un crayon, {là}. Demain, on serait nombreux, et {h} voulait que rien ne manque. Alors {h} écrivit tout, ligne après ligne.',
        '« Ne rien oublier », écrivit {h} tout en haut, et le souligna. Demain, il y aurait du monde, {là}. La feuille paraissait grande. Elle ne le resta pas.',
      ]),
      slot('portrait'),
      always([
        '— C’est long ? demanda {a.+}.\n— C’est juste, dit {h}. Tiens le bout.',
        '{A.+} taillait les crayons.\n— Continue, dit {a}. Je te dirai quand il n’y a plus de place.',
      ]),
      slot('company'),
    ]),
    scene(['Encore une ligne', 'Jusqu’au tapis'], 'La liste s’allonge.', [
      slot('road'),
      always([
        'La feuille descendit du buffet. On en colla une autre au bout.',
        'On arriva en bas. {A} colla une seconde feuille, avec de la confiture.',
      ]),
      slot('road'),
    ]),
    scene(['On relit', 'Il manque une ligne'], 'Quelqu’un relit.', [
      always([
        '{B.+} vint relire.\n— Il manque quelqu’un, dit {b}. Je ne dirai pas qui. Raconte, et tu trouveras.',
        '— C’est complet ? demanda {b.+}. Moi, je dis qu’il manque une ligne. Cherche.',
      ]),
      slot('questions'),
      slot('quiet'),
    ]),
    scene(['La dernière ligne', 'La dernière chaise'], 'La dernière ligne.', [
      slot('key'),
      always([
        '{H} relut du haut en bas. Tout le monde y était, sauf celui qui tient le crayon ! {H} avait oublié {h}. On ajouta une ligne, et une chaise.',
        'Il y avait un nom que personne n’avait dicté. {H} rit, et l’écrivit tout en bas : le sien.',
      ]),
      slot('after'),
      always([
        'Le lendemain, il ne manqua personne. <{W.fini}> On roula la liste, et elle servit de nappe.',
        'On compta les chaises, puis les gens. <{W.fini}> C’était le même nombre, et la table tenait bon.',
      ]),
    ]),
  ],
}
