import type { Gathering } from '../../gather.ts'

/** Many people in one scene. */
export const PEOPLE: readonly Gathering[] = [
  {
    head: '{H} vida ses poches et posa tout en ligne. Il y avait là quelque chose de chacun.',
    items: [
      'WER avait donné la pomme, avec une bouchée en moins, pour goûter.',
      'WER avait fourni la laine, trois mètres, pour le retour.',
      'WER avait offert le pansement, de quoi couvrir deux genoux.',
      'WER avait prêté le crayon, et c’est pourquoi il était court.',
      'WER avait glissé un bonbon qui collait, mais qui comptait.',
      'WER avait laissé un papier avec un seul mot : « Va ! »',
    ],
    tail: '« Maintenant, tout le monde est là », dit {a}. <On remballa le tout, avec les précautions qu’on prend pour des gens.>',
  },
  {
    head: '« Qui est-ce qu’on pourrait encore demander ? » réfléchit {a}. On demanda à tous.',
    items: [
      'WER ne savait pas, mais très poliment.',
      'WER trouvait la chose possible, à partir de jeudi.',
      'WER hocha deux fois la tête, et c’était déjà ça.',
      'WER promit de rester à la fenêtre.',
      'WER conseilla la patience, puis les crêpes.',
      'WER rit si fort que le courage revint.',
    ],
    tail: '« C’étaient tous », dit {h}. « Alors on sait ce qu’il faut faire », dit {a}. <Personne ne l’avait dit. Mais mis ensemble, c’était clair.>',
  },
  {
    head: 'Dans la veste {de}, il y avait une photo aux coins arrondis. Ils y étaient tous, serrés comme des livres.',
    items: [
      'WER, tout devant, clignait des yeux.',
      'WER faisait à quelqu’un des oreilles de lapin.',
      'WER regardait du mauvais côté, avec conviction.',
      'WER mâchait encore.',
      'WER avait bougé, comme bougent les gens qui rient.',
      'WER manquait presque : on ne voyait que la main, et la moitié du signe.',
    ],
    tail: '« Qui a pris la photo ? » demanda {a}.\n— Moi, dit {h}.\n<Il y manquait donc quelqu’un, et c’est ce quelqu’un que tous regardaient.>',
  },
  {
    head: '{A} proposa de distribuer les rôles, au cas où l’on en ferait une pièce.',
    items: [
      'WER ferait le vent.',
      'WER aurait le grand rideau, et le droit de le lâcher.',
      'WER jouerait la porte, qui a deux répliques.',
      'WER soufflerait, parce que quelqu’un oublie toujours.',
      'WER applaudirait avant tout le monde, c’est le plus difficile.',
      'WER vendrait des glaces à l’entracte.',
    ],
    tail: '« Et moi ? » demanda {h}.\n— Toi, tu fais toi, dit {a}.\n<C’était de loin le rôle le plus long.>',
  },
  {
    head: 'Le téléphone passa de main en main. Il y avait des messages, et {h} les écouta l’un après l’autre.',
    items: [
      'WER avait surtout enregistré un chien qui aboie.',
      'WER disait bonjour, puis au revoir, puis de nouveau bonjour.',
      'WER voulait savoir si tout le monde avait mangé.',
      'WER chuchotait, alors que c’était en plein jour.',
      'WER chantait la première moitié de quelque chose.',
      'WER ne disait rien, mais on reconnaissait la façon de respirer.',
    ],
    tail: '« Tu réponds quoi ? » demanda {a}. {H} réfléchit. « Que j’arrive. » <Et le téléphone, qui n’avait presque plus de batterie, tint jusque-là.>',
  },
]
