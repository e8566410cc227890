import { always, more, type Plot, scene, slot } from '../../language-pack.ts'

/** For the smallest: the shadow on the wall is not tired and will not lie down. */
export const wakefulShadow: Plot = {
  id: 'wakeful-shadow',
  categories: ['bedtime', 'scifi', 'generic', 'love', 'adventure', 'christmas'],
  ages: ['toddler'],
  cast: {
    a: { name: 'Agathe', gender: 'female', connection: 'tante' },
    b: { name: 'Bertille', gender: 'female', connection: 'voisine' },
  },
  titles: ['L’ombre ne dort pas', '{H} et la grande ombre', 'Au lit, l’ombre !'],
  teasers: [
    '{H} a une ombre. Elle est grande. Elle ne veut pas dormir !',
    'Coucou, fait l’ombre sur le mur. Il est tard. Comment couche-t-on une ombre ?',
  ],
  start: 'C’est l’heure du lit. Mais sur le mur, l’ombre danse encore. {H} veut la coucher.',
  byname: '{h} et son ombre',
  places: [
    { name: 'Le mur', description: 'Il est blanc. L’ombre y joue.' },
    { name: 'Le couloir', description: 'L’ombre y devient toute longue.' },
    { name: 'Le lit', description: 'Il y a de la place pour deux.' },
  ],
  scenes: [
    scene(['Sur le mur', 'Coucou !'], 'L’ombre ne veut pas dormir.', [
      always([
        'C’est le soir {là}. La lampe est allumée. Sur le mur, il y a quelqu’un. C’est grand. C’est noir. C’est l’ombre {de} ! Coucou !',
        'Hop ! {H} saute. Hop ! Sur le mur, on saute aussi. Qui est-ce ? C’est l’ombre. Elle a deux bras. Elle a une grosse tête.',
      ]),
      always([
        '« Au lit ! » dit {h}. L’ombre ne bouge pas. {H} bâille. L’ombre ouvre la bouche. Mais elle ne se couche pas.',
        '{H} veut dormir. L’ombre veut jouer. « Viens ! » dit {h}. L’ombre lève un bras. C’est non.',
      ]),
      slot('portrait'),
      always([
        '{A.+} entre. Maintenant, il y a deux ombres. « La mienne est fatiguée », dit {a}. « Pas la mienne », dit {h}.',
        'Voilà {a.+}. « Tu ne dors pas ? » demande {a}. « C’est l’ombre », dit {h}. « Elle ne veut pas. »',
      ]),
      always(['Le sapin a une ombre aussi. Elle est pointue.'], 'christmas'),
      slot('company'),
      more(1, [
        '{H} fait un lapin avec ses doigts. Le lapin remue les oreilles. <L’ombre le mange presque.> Gare à toi, lapin !',
      ]),
      more(3, [
        'L’ombre est grande près de la lampe. Elle est petite près du mur. <Grande, petite, grande.> Ça fait rire {h}.',
      ]),
    ]),
    scene(['Couche-toi !', 'Elle court'], '{H} essaie de coucher l’ombre.', [
      always([
        '{H} met une couverture sur l’ombre. Plouf ! L’ombre est déjà dessus. {H} met un coussin. L’ombre monte sur le coussin.',
        '{H} attrape l’ombre. Zip ! Elle glisse. {H} souffle dessus. Fff ! Elle reste là. Elle est bien collée.',
      ]),
      slot('road'),
      always([
        'L’ombre file dans le couloir. Comme elle est longue ! Elle touche la porte. Elle touche le plafond. {H} court derrière.',
        'Où va-t-elle ? Dans le couloir ! Tap, tap, tap. {H} la suit. L’ombre est devant. Puis l’ombre est derrière. Coquine !',
      ]),
      more(1, [
        'L’ombre plie son cou dans le coin. Elle monte l’escalier. <Elle ne fait pas de bruit, elle.> {H} fait tap, tap.',
      ]),
      more(2, [
        'Voilà l’ombre de la chaise. Elle a quatre jambes. Voilà l’ombre du chat. <Le chat la regarde. Miaou ?> Toutes sont debout.',
      ]),
      more(2, [
        '« On lui chante une chanson ? » dit {a}. La, la, la. L’ombre danse. <Elle danse même très bien.> Non, ça ne marche pas.',
      ]),
      more(3, [
        '{H} donne du lait à l’ombre. L’ombre prend l’ombre du verre. Glou ! {H} boit aussi. <Qui a la moustache ?>',
      ]),
      slot('road'),
    ]),
    scene(['Une idée', 'Ce que veut l’ombre'], '{B} sait ce que veut l’ombre.', [
      always([
        'À la porte, il y a {b.+}. « J’en ai couché beaucoup, des ombres », dit {b}. « Je t’aide. Mais fais-moi un oiseau ! »',
        '« Une ombre debout ? » dit {b.+}. « Je connais ça. Montre-moi un oiseau. Alors je te le dirai. »',
      ]),
      slot('questions'),
      always([
        '{H} croise les pouces. Les doigts battent. Flap, flap ! Un oiseau vole sur le mur. « Merci », dit {b}. « Une ombre fait tout comme toi. »',
        'Deux mains, dix doigts. Flap ! L’oiseau s’envole. Il est grand. {B} applaudit. « Ton ombre t’aime », dit {b}. « Elle t’imite. »',
      ]),
      slot('quiet'),
      more(1, [
        '{H} lève un pied. L’ombre lève un pied. {H} tire la langue. L’ombre aussi. <On ne voit pas bien la langue.> C’est vrai !',
      ]),
      more(2, [
        '{A} met un chapeau. L’ombre a un chapeau. {H} met une casserole. <L’ombre a une très belle casserole.>',
      ]),
      slot('road'),
    ]),
    scene(['Comme moi', 'Tout doux'], 'L’ombre se couche enfin.', [
      slot('key'),
      always([
        '« Alors je me couche d’abord ! » dit {h}. {H} s’étend. Tout doux. Et sur le mur, l’ombre se couche aussi. Elle est toute plate. Elle est toute petite.',
        '{H} ne dit plus rien. {H} se couche. La tête, le dos, les pieds. Regarde ! L’ombre se couche aussi. La tête, le dos, les pieds.',
      ]),
      always([
        '« Bravo », murmure {a}. La chaise reste debout. Le chat se roule en boule. L’ombre du chat aussi. Rrr.',
        '« Elle dort ? » demande {h}. « Presque », dit {a}. L’ombre ne bouge plus un doigt. <Elle attend son bisou.>',
      ]),
      more(1, [
        '{A} fait un bisou {à}. Sur le mur, une ombre fait un bisou à l’ombre. Smack. <On n’entend qu’un seul smack.>',
      ]),
      slot('after'),
    ]),
    scene(['Bonne nuit, l’ombre', 'Tout noir, tout doux'], 'La lampe s’éteint.', [
      more(2, [
        '« Où va l’ombre dans le noir ? » demande {h}. « Partout », dit {a}. « Elle te tient chaud. » <C’est une bonne couverture.>',
      ]),
      more(3, ['{H} range les coussins. Un, deux. <Le troisième est pour l’ombre.> Maintenant, tout est prêt.']),
      always([
        'Clic, fait la lampe. Le mur est tout noir. L’ombre est partout. Elle est douce. {H} lui donne la main. Dans le noir, quelqu’un serre un peu. Dodo.',
        '{A} éteint. Clic. Plus d’ombre sur le mur. Où est-elle ? Sous la couette, avec {h}. <{W.fini}> On ferme les yeux. Elle aussi.',
      ]),
    ]),
  ],
}
