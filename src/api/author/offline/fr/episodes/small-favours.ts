import type { Episode } from '../../language-pack.ts'
import { ANYWHERE, happens, mayHappen } from './together.ts'

/** A glass filled to the brim, and a girl who must not spill. */
export const fullGlass: Episode = {
  ...ANYWHERE,
  id: 'full-glass',
  titles: ['À ras bord', 'Pas une goutte', 'Le verre plein'],
  summary: 'Une fille porte un verre plein, et il lui reste du chemin.',
  beats: [
    happens(
      'Une fille avançait à la vitesse d’une plante. Elle tenait un verre à deux mains, si plein que l’eau y faisait une bosse. <Ses yeux ne quittaient pas cette bosse.>\n— Ne respirez pas, dit-elle.',
      '— Attention, dit une voix. Je déborde.\nC’était une fille, derrière un verre. L’eau montait jusqu’au bord, et un peu plus haut que le bord. <Elle tenait là par pure politesse.>',
    ),
    happens(
      'C’était pour son grand-père. Il avait dit : « Apporte-m’en un plein. » Quatre fois, elle l’avait rempli. Quatre fois, il était arrivé à moitié. <La manche droite avait bu le reste.>\n— Plus je fais attention, dit-elle, plus ça bouge.',
    ),
    mayHappen(
      1,
      '{A} proposa d’en boire une gorgée. La fille leva un sourcil, et même cela fit une vague.\n— Il a dit plein, dit-elle.\n<{A} retira la proposition, sur la pointe des pieds.>',
    ),
    happens(
      '{H} l’observa marcher. Elle regardait l’eau, l’eau regardait en bas, et toutes les deux tremblaient.\n— Et si tu ne la regardais pas ? dit {h}.\n— Elle va en profiter.\n— Raconte-moi plutôt ton grand-père.\nLa fille leva les yeux. Il avait une moustache, dit-elle, et une seule histoire, avec un âne.',
    ),
    happens(
      'Elle la raconta en marchant. À l’endroit où l’âne s’assoit dans la mairie, elle riait si fort {a.que} en oublia le verre. Quand on y repensa, on était devant un vieux monsieur à moustache. <Il n’avait pas bougé de sa chaise, mais il avait entendu l’âne venir de loin.> Pas une goutte n’était tombée.',
      'L’histoire dura jusqu’à une porte. L’âne en était au deuxième étage, et la fille faisait les gestes d’une seule main. Le vieux monsieur prit le verre, le leva vers la lumière. Il y avait toujours la bosse.\n— Plein, dit-il. <Puis il en versa la moitié dans une plante, parce qu’il avait surtout envie de compagnie.>',
    ),
    mayHappen(
      2,
      'Plus loin, {a} essaya, avec un bouchon rempli d’eau. Il n’arriva rien à l’eau. C’est {a} qui rata la marche.',
    ),
  ],
}

/** Hiccups for three days, and nobody who can frighten. */
export const hiccups: Episode = {
  ...ANYWHERE,
  id: 'hiccups',
  titles: ['Hic', 'Trois jours de hoquet', 'Faites-moi peur'],
  summary: 'Un monsieur a le hoquet, et personne ne lui fait peur.',
  beats: [
    happens(
      '— Vous n’auriez pas, dit un monsieur très droit, hic, une frayeur ?\nIl avait une belle cravate, qui sautait toutes les quatre secondes. <La cravate avait l’habitude.>',
      'On l’entendit avant de le voir. Hic. Un temps. Hic. Un monsieur très droit tenait son chapeau à deux mains, parce qu’il décollait à chaque fois.\n— Faites-moi peur, dit-il. Je vous en prie.',
    ),
    happens(
      'Cela durait depuis trois jours. Il avait bu à l’envers, retenu son souffle, récité les départements. Sa femme avait crié « bouh » derrière toutes les portes. <Elle n’avait plus de voix, et lui toujours son hoquet.>\n— Je suis, hic, difficile à effrayer, dit-il. J’étais inspecteur des impôts.',
    ),
    mayHappen(
      1,
      '{A} fit la grimace que l’on garde pour les grandes occasions. Le monsieur la regarda de près, avec intérêt.\n— C’est bien fait, dit-il. Hic. Surtout le nez.',
    ),
    happens(
      '{H} ne savait pas faire peur à quelqu’un d’aussi poli. Alors {h} s’assit et demanda :\n— Et si cela ne s’arrêtait jamais ?\nLe monsieur réfléchit.\n— On s’y ferait. Hic. Ce qui m’ennuie, c’est la chorale. J’ai un solo, et il y a un long silence au milieu.\n— Chantez-le, dit {h}.',
    ),
    happens(
      'Il chanta. Il avait une voix de cave, très belle. Vint le silence. Tous trois attendirent le hic, le menton levé. On attendit encore. <Une mouche passa, qui n’y était pour rien.> Rien ne vint. Le monsieur avait tellement écouté son silence que le hoquet n’avait pas trouvé par où entrer.',
      'Sa voix descendait si bas qu’on la sentait dans les semelles. Puis le silence arriva, au milieu. {A} ferma les yeux. Un, deux, trois. À sept, le monsieur rouvrit la bouche et continua l’air. <Au bout, il porta la main à sa cravate. Elle ne bougeait plus.>',
    ),
    mayHappen(2, '— Au revoir, dit le monsieur, et merci.\n— Hic, répondit {a}.'),
  ],
}

/** A man holds a lead and has forgotten the dog's name. */
export const namelessDog: Episode = {
  ...ANYWHERE,
  id: 'nameless-dog',
  titles: ['Comment s’appelle-t-il ?', 'Un chien qui attend', 'Au pied'],
  summary: 'Un homme a oublié le nom du chien qu’on lui a confié.',
  beats: [
    happens(
      'Un homme tenait une laisse. Au bout de la laisse, il n’y avait rien. À dix pas était assis un gros chien beige, qui le regardait avec bienveillance.\n— Viens, dit l’homme. Viens, euh. Toi.',
      'Le chien était assis d’un côté. L’homme, une laisse à la main, se tenait de l’autre.\n— On ne se parle plus, dit l’homme. <Le chien, lui, avait l’air de ne rien savoir de la dispute.> C’est à cause de son nom. Je l’ai perdu.',
    ),
    happens(
      'Le chien n’était pas à lui. Une dame le lui avait confié pour une heure, elle avait dit le nom, très vite, en partant. <C’était il y a deux heures et demie.> Depuis, l’homme les essayait tous, dans l’ordre du calendrier. Il en était aux saints de mars.',
    ),
    mayHappen(
      1,
      '{A} tenta Médor, Filou, Monsieur, Biscuit au beurre. À « Biscuit au beurre », une oreille se leva. Mais c’était pour la chose, pas pour le nom.',
    ),
    happens(
      '{H} s’accroupit. Ce chien avait un collier usé d’un seul côté, celui où l’on gratte. Il posait sa patte gauche sur la droite, comme quelqu’un qui en a vu d’autres.\n— Il ne faut pas l’appeler, dit {h}. Il faut lui demander.\nEt {h}, au lieu de parler, tapota le sol, tout près.',
    ),
    happens(
      'Le chien se leva sans se presser. Il traversa l’espace, s’assit à la place indiquée, soupira, posa la tête sur un genou. L’homme s’assit de l’autre côté. Ils se regardèrent par-dessus {h}. <« Bonjour », dit l’homme. C’était la première chose juste qu’il disait.>',
      'Il y eut un silence. Le chien examina la place, de loin. Puis il vint, tourna deux fois, et s’y laissa tomber comme un sac. {A} gratta du bon côté. L’homme avança la main à son tour. <On lui fit un peu d’espace, en se poussant de la croupe.>',
    ),
    mayHappen(
      2,
      'La dame revint en courant.\n— Il a été sage, Chien ?\n— Chien ? dit l’homme.\n— C’est son nom, dit-elle. Je n’ai jamais su trouver mieux.',
    ),
  ],
}

/** A thread of wool that somebody knits at one end of. */
export const woolThread: Episode = {
  ...ANYWHERE,
  id: 'wool-thread',
  titles: ['Le fil de laine', 'Une maille à l’endroit', 'À l’autre bout'],
  summary: 'Un fil de laine court par terre, et l’on voudrait savoir d’où il vient.',
  beats: [
    happens(
      'Un fil de laine courait par terre, jaune, bien tendu. De temps en temps, il avançait d’un doigt. {A} posa le pied dessus.\n— Aïe, dit quelqu’un, très loin.',
      '{A} trébucha sur rien. Ce rien était jaune et venait de la gauche. Il s’en allait vers la droite, au ras du sol, par petites secousses. <On aurait dit un ver pressé.> C’était un fil de laine.',
    ),
    happens(
      '{Ils} le suivirent du côté où il tirait. Au bout, il y avait un monsieur sur un pliant, deux aiguilles, et une écharpe. Elle lui couvrait les genoux, les pieds, et faisait encore trois fois le tour du pliant.\n— Je m’arrêterai quand la pelote sera finie, dit-il. C’est la règle.',
    ),
    mayHappen(
      1,
      '— Elle doit être grosse, dit {a}.\n— Je ne l’ai jamais vue, dit le monsieur. On m’a donné le bout.\n<Il tricotait depuis la naissance de son petit-fils. Le petit-fils se rasait.>',
    ),
    happens(
      'Cela intrigua {h}. Il fallait aller voir de l’autre côté. {Ils} refirent le chemin à l’envers, le fil entre deux doigts. À l’autre bout se tenait une vieille dame, et un chandail jaune. Il n’avait plus qu’une manche. La dame la défaisait, rang par rang, avec soin.\n— Mon mari l’aimait, dit-elle. À présent, il ne lui va plus. Alors je le rends.',
    ),
    happens(
      '{H} raconta l’écharpe. La dame ne dit rien, et ses mains s’arrêtèrent.\n— Elle est longue ?\n— Il y a de la place pour deux, dit {h}.\nElle mit ce qui restait de manche sous son bras et suivit le fil. <Elle l’enroulait en marchant, pour ne rien laisser traîner.>',
      '— Et à l’autre bout, demanda la dame, on en fait quoi ?\n{H} montra la longueur, en écartant les bras, puis en reculant, puis en reculant encore. La dame sourit. Elle prit son panier. <On n’avait encore jamais vu quelqu’un rendre visite à sa laine.>',
    ),
    mayHappen(
      2,
      'De loin, on les vit sur le pliant. Il tricotait la dernière manche. Elle avait déjà l’autre bout autour du cou.',
    ),
  ],
}
