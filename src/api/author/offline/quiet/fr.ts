import type { QuietTexts } from './quiet-phrases.ts'

export const quiet: QuietTexts = {
  and: 'et',
  form: { dead: '+de', deadAnimal: '+', newborn: '+de', unborn: '+' },
  kinds: {
    dead: {
      phrasings: [
        'Dans une poche, il y avait le canif {m.+de}. {H} ne l’ouvrait jamais ; le tenir suffisait.',
        'Cet air-là, trois notes dont une un peu fausse, venait {m.+de}. On le fredonna tout bas.',
        'À la maison, une tasse restait sur l’étagère pour {m.+}. <Personne n’y buvait, et elle n’avait jamais de poussière.>',
        '{H} pensa à {m.+}, comme on se retourne pour voir si une lampe est allumée. Elle l’était.',
        'Une photo avait les coins usés à force d’être tenue. C’était celle {m.+de}.',
        'L’écharpe {m.+de} sentait encore un peu la lavande. {H} la replia avec soin.',
        'Certains mots, dans la famille, venaient {m.+de}. {H} en dit un à mi-voix, et il tombait juste.',
        'Au jardin, le rosier {m.+de} avait fleuri deux fois. {H} y songea, et le chemin parut moins long.',
      ],
      small: [
        'Voici la photo {m.+de}. {H} lui fait un bisou.',
        '{H} pense à {m.+}. C’est doux.',
        'Voici la tasse {m.+de}. {H} la caresse.',
      ],
      many: 'Dans le couloir étaient accrochées les vieilles photos, un peu de travers : celles ALL.',
    },
    deadAnimal: {
      phrasings: [
        'Sur la couverture {m.+de}, le creux était resté. {H} ne le lissait pas.',
        'Le coin au soleil avait toujours été celui {m.+de}. On le laissait libre.',
        'Juste avant de dormir, la dernière pensée était pour {m.+}, une toute petite, comme une caresse.',
      ],
      small: ['La couverture {m.+de} est douce. {H} la caresse.', '{H} pense à {m.+}. C’est doux.'],
      many: 'Au fond du jardin, il y avait des pierres rondes, une pour chacun : ALL.',
    },
    newborn: {
      phrasings: [
        'À la maison, depuis peu, on chuchotait à cause {m.+de}. <Même la bouilloire faisait attention.>',
        '{H} pensa à la main {m.+de}. Elle faisait tout juste le tour d’un doigt.',
        'On pouvait tenir {m.+} dans ses bras, assis, avec un coussin sous le coude. {H} savait déjà comment.',
        'Les cheveux {m.+de} sentaient le lait tiède. <Il fallait se pencher pour le savoir.>',
        'Près du berceau {m.+de}, personne ne disait mot. On entendait seulement un souffle, petit et rapide.',
        'Une seule chaussette {m.+de} suffisait à coiffer un pouce.',
        'Pour {m.+}, le monde n’était encore qu’un bras et une chanson. {H} la fredonna.',
        'Dès qu’on avait {m.+} contre soi, on parlait plus bas.',
      ],
      small: [
        'Chut ! Tout doux, à cause {m.+de}.',
        'La main {m.+de} est petite. Si petite !',
        '{H} tient {m.+} dans ses bras. Tout doucement.',
      ],
      many: 'Cette saison-là, il fallait marcher sur la pointe des mots, à cause ALL.',
    },
    unborn: {
      phrasings: [
        'On avait vidé un tiroir pour {m.+}. {H} y avait déjà mis un galet bien rond.',
        'On attendait {m.+}. {H} comptait les semaines avec des nœuds sur une ficelle.',
        'Il y avait déjà un prénom : {m}. {H} le disait parfois, pour s’entraîner.',
        'Un lit était prêt pour {m.+}, à peine plus grand qu’une corbeille à pain.',
        'De tout ce qui était bon, {h} gardait la moitié pour {m.+}.',
        '{H} apprenait une chanson pour {m.+}. Il manquait le second couplet, mais on avait le temps.',
        'Sous les manteaux, on avait vissé une patère très basse, pour {m.+}.',
        'À la maison, un bonnet tricoté était posé pour {m.+}, trop grand et minuscule.',
      ],
      small: [
        'Voici un petit lit. Il est pour {m.+}.',
        '{H} attend {m.+}. Bientôt !',
        'Voici un bonnet. Il est pour {m.+}.',
      ],
      many: 'Sur une feuille, à la porte, on pouvait lire qui l’on attendait : ALL.',
    },
  },
}
