import type { Template } from '../../language-pack.ts'

/** The age, as the smallest hear it. */
export const agesSaid = (years: string): readonly Template[] => [
  `{H} a ${years}.`,
  `« J’ai ${years} », dit {h}.`,
  `Combien de bougies ? Assez pour ${years}. C’est {h} qui souffle.`,
  `On compte sur les doigts, puis on recommence. {H} a ${years}.`,
  `Depuis quand est-on là ? Depuis ${years}, dit {h}.`,
  `Il y a ${years}, {h} est né{e}. <Ouin, c’était la première phrase.>`,
  `${years} ! C’est l’âge {de}.`.replace(/^\p{Ll}/u, first => first.toUpperCase()),
]

/** What was answered as "I" the hero says; `X` stands for it. */
export const BY_HERO: readonly Template[] = [
  '« X », dit {h}.',
  '{H} le dit tout haut. « X. »',
  'Il faut que ça se sache. « X ! » crie {h}.',
  'Un doigt sur le nez, {h} annonce : « X. »',
  '{H} le dit à la porte : « X. » La porte s’ouvre.',
  '« X. » C’est la chanson {de}. Elle n’a qu’une ligne.',
  'Devant la glace, {h} répète : « X. » La glace est d’accord.',
  'Que répond {h} aux pigeons ? « X ! »',
  '« X », dit {h}. <C’est comme ça.>',
]

/** What is odd about the looks. */
export const MARKS: readonly Template[] = [
  'Et quoi encore ? « X ! » crie {h}.',
  '« X », dit {h}. <On le voit bien.>',
  'Qu’est-ce {que} a ? « X. »',
  'On reconnaît {h} tout de suite. « X », disent les gens.',
  'Petite devinette. « X. » Qui est-ce ? Mais oui, {h} !',
  '{A} dessine {h}. Il faut mettre ça : « X ».',
  'Le tailleur note : « X ». <Il sourit dans sa moustache.>',
  '« X », raconte la photo. Elle a raison.',
]

/** What the hero is like. */
export const CHARACTER: readonly Template[] = [
  '« X », dit {a} {à}. <C’est gentil.>',
  'Comment est {h} ? « X », dit {a}.',
  '« X », dit {a}. {H} sourit.',
  'On demande au voisin. « X », dit-il {de}. « Et pas qu’un peu. »',
  'Un mot sur la porte dit : « X ». C’est la chambre {de}.',
  'Que chuchotent les peluches ? « X. » Elles parlent {de}.',
  '{A} compte les bonnes choses : « X. » <Il en reste encore.>',
  '« X », c’est écrit sur la médaille. Elle est pour {h}.',
]

/** What was before. */
export const HISTORY: readonly Template[] = [
  '{A} raconte {h}. « X. » <{H} aime bien l’entendre.>',
  '« Encore mon histoire », dit {h}. « X », dit {a}.',
  '« X », raconte {a} tout bas. <{H} écoute.>',
  'Il était une fois. « X. » C’était {h} !',
  'Dans l’album, il y a une page pliée. On y lit : « X. »',
  '« Et avant ? » demande {h}. {A} se gratte le menton. « X. »',
  '{A} le sait depuis longtemps. « X. » Maintenant, on le sait aussi.',
  'Cette histoire-là, on la dit sous la table. « X. »',
]

/** The quirk, planted. */
export const QUIRK: readonly Template[] = [
  '« X », dit {a}, et rit.',
  'Chacun a son truc. {H} aussi : « X ».',
  '{A} lève les yeux au ciel. « X », encore et toujours.',
  'C’est le refrain de la maison. « X ! »',
  'Tu ne sais pas ? « X. » <Maintenant, tu sais.>',
  '« X », dit la cuillère à la tasse. Elle connaît bien {h}.',
  '« X », dit {a}. C’est {h} !',
  'On connaît {h}. « X », dit {a}.',
]

/** The quirk, when it turns out to be of use. */
export const QUIRK_KEY: readonly Template[] = [
  '{H} réfléchit. « {K:hero.quirks} »… Tiens !',
  '« {K:hero.quirks} », pense {h}. <Hum.> Et puis : « Ah ! »',
  '{H} ferme un œil. « {K:hero.quirks} »… Mais oui !',
  'Un doigt sur la tempe. « {K:hero.quirks} », se dit {h}. Ding ! Une idée.',
  'Tout le monde cherche. {H} chantonne : « {K:hero.quirks} ». Et voilà !',
  '« {K:hero.quirks} », dit une petite voix. {H} saute sur place. Trouvé !',
  'On a beau rire : « {K:hero.quirks} ». Cette fois, ça sert.',
]

/** A place that has no preposition. */
export const PLACE_CALLED: readonly Template[] = [
  'C’est où ? « {Loc} », dit {a}.',
  '« {Loc} », dit {a}. C’est ici.',
  '« {Loc} », dit {h}. On y est.',
  'Un panneau dit : « {loc} ». On est arrivé.',
  'Comment ça s’appelle, ici ? « {Loc} », souffle {a}.',
  '« {Loc} ! » annonce le train. Tout le monde descend.',
  'Le doigt montre la carte. « {Loc} », dit le doigt.',
]

/** A place that has one. */
export const HERE: readonly Template[] = [
  'On est {là}.',
  'C’est ici, {là}.',
  'Où est-on ? {Là} !',
  '{Là}, il y a {h}.',
  'Ça commence {là}, tout doucement.',
  'Un pied {là}, l’autre pied aussi. On est bien.',
  'Bonjour ! Ça se passe {là}.',
]

/** What else is asked of the story. */
export const REFINEMENT: readonly Template[] = [
  'Il y a un papier par terre. « {X:story.refinement} », lit {a}.',
  'Un papier vole. « {X:story.refinement} », lit {a}. Tiens, tiens.',
  'Le facteur apporte un mot. « {X:story.refinement}. » C’est signé : moi.',
  'Quelqu’un a écrit sur la buée. « {X:story.refinement} ». <Ça coule déjà.>',
  'Que souhaite-t-on ? « {X:story.refinement} », dit une petite voix.',
  'Au fond de la tasse, il y a des mots. « {X:story.refinement} ». Glou !',
  'Une cocotte en papier s’ouvre. Dedans : « {X:story.refinement} ».',
  '{A} lit dans la main {de}. « {X:story.refinement} ». Ça chatouille.',
]
