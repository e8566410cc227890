import { always, more, type Plot, scene, slot } from '../../language-pack.ts'

/** For the smallest: a little cleaning robot will not go under the bed, because of the sheep of dust that live there. */
export const dustSheep: Plot = {
  id: 'dust-sheep',
  categories: ['bedtime', 'adventure', 'love', 'generic', 'scifi', 'christmas'],
  ages: ['toddler'],
  cast: {
    a: { name: 'Solange', gender: 'female', connection: 'tante' },
    b: { name: 'Edgar', gender: 'male', connection: 'voisin' },
  },
  titles: ['Vrr sous le lit', '{H} et le petit robot', 'Qui habite là-dessous ?'],
  teasers: [
    'Vrr ! Le petit robot ne veut pas aller sous le lit. {H} regarde pourquoi.',
    'La balle est sous le lit. Le robot recule. Qui habite dans le noir ?',
  ],
  start: 'La balle {de} a roulé sous le lit. Le petit robot devait la chercher, mais il s’arrête au bord.',
  byname: '{h} qui dit bonjour dessous',
  places: [
    { name: 'La chambre', description: 'Un robot rond y fait vrr.' },
    { name: 'Sous le lit', description: 'C’est noir, et ça bouge un peu.' },
    { name: 'Le tapis', description: 'On s’y couche à plat ventre.' },
  ],
  scenes: [
    scene(['Vrr', 'La balle s’en va'], 'Une balle roule sous le lit.', [
      always([
        'Vrr, vrr. Un petit robot se promène {là}. Il est rond. Il avale la poussière. Miam ! {H} lance sa balle. Elle roule, roule, et file sous le lit.',
        'Oh, la balle ! Elle était ici, {là}. Maintenant, elle est sous le lit. « Robot, va la chercher ! » dit {h}. Vrr, dit le robot. Il arrive.',
      ]),
      always([
        'Le robot va au bord du lit. Vrr… Il s’arrête. Il recule. Sa lampe clignote. « Non, non », dit la lampe. {H} veut sa balle.',
        'Voilà le robot. Voilà le lit. Et stop ! Le robot tourne en rond. Il ne passe pas. « As-tu peur ? » demande {h}. Bip, tout bas.',
      ]),
      slot('portrait'),
      always([
        '{A.+} se met à quatre pattes. « Qu’y a-t-il là-dessous ? » demande {a}. « Du noir », dit {h}. « Beaucoup. »',
        'Qui vient à genoux ? {A.+}. « Je ne vois rien », dit {a}. « Moi non plus », dit {h}. On le voit très bien, ce rien.',
      ]),
      always(['Une aiguille du sapin est tombée. Le robot l’avale. Ça pique. Bip !'], 'christmas'),
      slot('company'),
      more(1, ['{H} pousse le robot. Un peu. Il avance. Il recule tout seul. <On dirait un chat devant le bain.>']),
      more(3, ['Le robot a deux roues et un bouton. {H} appuie dessus. Bip ! <C’est son nombril.>']),
    ]),
    scene(['Dans le noir', 'Une lampe'], '{H} veut ravoir la balle.', [
      always([
        '{H} prend un balai. Le manche va sous le lit. Toc. Il touche quelque chose. C’est mou ! {H} lâche tout.',
        'On tend le bras. Encore. Encore un peu. Le bout du doigt touche. C’est doux. Ça bouge ! Le doigt revient vite.',
      ]),
      slot('road'),
      always([
        '{A} apporte une lampe. Clic ! La lumière va loin. Tout au fond, il y a des ronds. Des ronds gris. « Des yeux ? » dit {h}.',
        'Clic, fait la lampe {a.de}. Sous le lit, c’est grand. On voit la balle. Et autour ? Des choses grises, toutes serrées.',
      ]),
      more(1, [
        '« Bip ? » demande le robot. « Attends », dit {h}. {H} lui met un bonnet. <Avec un bonnet, on est plus brave.>',
      ]),
      more(2, ['{A} souffle. Fff ! Les ronds gris s’envolent un peu. Ils retombent sans bruit. <Ils ne pèsent rien.>']),
      more(3, [
        'Une chaussure est là aussi. Elle bâille. « Que fais-tu là ? » demande {h}. <Elle dormait depuis mardi.>',
      ]),
      slot('road'),
    ]),
    scene(['{B} sait', 'Ce que dit {b}'], '{B} connaît les robots.', [
      always([
        'Toc, toc. C’est {b.+}. « Je connais les robots », dit {b}. « Je vous aide. Mais d’abord, un câlin. »',
        '{B.+} passe la tête par la porte. « Un robot qui recule ? J’ai l’habitude », dit {b}. « Ça coûte un câlin. »',
      ]),
      slot('questions'),
      always([
        '{H} serre très fort. {B} dit ouf. « Il n’a pas peur du noir », dit {b}. « Il a peur de faire mal. »',
        'Un câlin, un grand. « Merci », dit {b}. « Votre robot est gentil. Il ne veut manger personne. Demandez qui est là. »',
      ]),
      slot('quiet'),
      more(1, ['Le robot écoute. Sa lampe est verte. <Vert, ça veut dire : c’est vrai.> {H} lui gratte le bouton.']),
      more(2, ['{A} tend un biscuit au robot. Il prend la miette. <Pas le biscuit. Il est bien élevé.>']),
      slot('road'),
    ]),
    scene(['Bonjour, dessous', 'Bêê'], '{H} demande qui est là.', [
      slot('key'),
      always([
        '{H} se couche à plat ventre. La joue sur le sol. « Bonjour, dessous ! Qui est là ? » Un petit bruit répond. Bêê. Ce sont des moutons. Des moutons de poussière !',
        'Pas de balai. Pas de lampe. {H} pose le menton par terre. « On peut entrer ? » demande {h}. Bêê, dit le noir. Un mouton gris sort. Puis deux. Puis sept !',
      ]),
      always([
        'Le plus gros pousse la balle. Elle roule toute seule dehors. « Merci ! » dit {h}. Vrr, dit le robot, très doux. Il passe à côté d’eux. Il ne mange personne.',
        'La balle sort la dernière. Un tout petit la pousse du nez. Le robot s’écarte. Il fait la route propre, juste devant. Vrr, vrr. Les moutons suivent.',
      ]),
      more(1, [
        '{A} ouvre la fenêtre. Le vent connaît les moutons. <Il les prend par la main.> Trois partent voir les nuages.',
      ]),
      slot('after'),
    ]),
    scene(['Un mouton, deux moutons', 'Bonne nuit, robot'], 'Le robot et les moutons se couchent.', [
      more(2, ['Le robot rentre dans sa maison. Elle a une prise. Clac ! Il boit du courant. <Par la queue.>']),
      more(3, [
        '{H} enlève une chaussette. Puis l’autre. Hop, sous le lit ! <« Merci pour la couette », dit un mouton.>',
      ]),
      always([
        '{H} est au lit. Dessous, ça remue un peu. Bêê. « Bonne nuit, dessous. » {A} compte tout bas. Un mouton. Deux moutons. À trois, le robot fait vrr. À quatre, tout le monde dort.',
        'Il fait nuit. La lampe du robot est toute petite. Elle veille. Sous le lit, sept moutons se serrent. Sur le lit, {h} se serre aussi. Vrr, tout doux. Bêê, tout doux. Et chut.',
      ]),
    ]),
  ],
}
