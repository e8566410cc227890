import type { Template } from '../../language-pack.ts'

export interface Look {
  readonly phrasings: readonly Template[]
  readonly short: readonly Template[]
}

/** Hair and eyes do something in the scene: somebody finds, mistakes or knows the hero by them. */
export const HAIR: Readonly<Record<string, Look>> = {
  black: {
    phrasings: [
      '{H} avait les cheveux noirs, et dedans, en général, un crayon que tout le monde cherchait.',
      'Les cheveux noirs {de} faisaient une tache d’encre sur toutes les photos de classe.',
      'De dos, on reconnaissait {h} à ses cheveux noirs. <De face aussi, d’ailleurs, car ils passaient devant.>',
      'Le matin, les cheveux noirs {de} partaient dans tous les sens. <L’après-midi, ils étaient d’accord entre eux.>',
      'Une chevelure noire, épaisse comme un buisson : c’était {h}. <Une barrette y était entrée un jour et n’en était plus sortie.>',
    ],
    short: ['Des cheveux noirs, un peu en bataille.', 'Ses cheveux noirs lui tombaient sur le front.'],
  },
  brown: {
    phrasings: [
      '{H} avait les cheveux bruns, de la couleur d’une bonne croûte. <Certains matins, ils en avaient aussi l’odeur.>',
      'Les cheveux bruns {de} se dressaient à un endroit, toujours le même. <Les peignes avaient renoncé.>',
      'Sous les cheveux bruns {de}, une oreille dépassait un peu. <C’était la meilleure des deux.>',
      'Au vent, les cheveux bruns {de} racontaient tout de travers.',
      'Des cheveux bruns, une mèche qui n’obéit pas : on ne pouvait pas confondre {h} avec quelqu’un d’autre.',
    ],
    short: ['Des cheveux bruns, un peu en bataille.', 'Ses cheveux bruns se dressaient derrière.'],
  },
  blond: {
    phrasings: [
      '{H} avait les cheveux blonds comme un champ après la moisson, et à peu près aussi faciles à coiffer.',
      'Grâce à ses cheveux blonds, on retrouvait {h} dans n’importe quelle foule. <Pour jouer à cache-cache, c’était fini.>',
      'Au soleil, les cheveux blonds {de} faisaient cligner les passants.',
      'Les cheveux blonds {de} avaient un épi, et l’épi avait ses idées.',
      'Dans les cheveux blonds {de}, il restait souvent un brin d’herbe. <D’où il venait, personne ne le demandait plus.>',
    ],
    short: ['Des cheveux blonds, un peu en bataille.', 'Ses cheveux blonds se voyaient de loin.'],
  },
  red: {
    phrasings: [
      '{H} avait les cheveux roux, si roux que les voitures freinaient. <« Ça économise une lampe », disait-on.>',
      'À ses cheveux roux, on reconnaissait {h} de l’autre bout de la rue. <C’était pratique, sauf les jours de bêtise.>',
      'Les cheveux roux {de} attiraient les abeilles et les compliments. <Les abeilles repartaient plus vite.>',
      'L’automne, les cheveux roux {de} passaient pour un arbre.',
      'Une chevelure rousse tournait au coin de la rue, et l’on savait : voilà {h}.',
    ],
    short: ['Des cheveux roux, un peu en bataille.', 'Ses cheveux roux se voyaient de loin.'],
  },
  colorful: {
    phrasings: [
      '{H} avait les cheveux de toutes les couleurs. <Laquelle serait au-dessus, c’est le bonnet qui décidait.>',
      'Les cheveux multicolores {de} étonnaient surtout les perroquets.',
      'Avec ses cheveux de toutes les couleurs, {h} pouvait se cacher devant n’importe quel mur. <Pas devant un mur gris.>',
      'Les cheveux colorés {de} avaient déteint sur l’oreiller, et l’oreiller n’en était pas fâché.',
      'On repérait {h} à ses cheveux multicolores, comme on repère un marché.',
    ],
    short: ['Des cheveux de toutes les couleurs, un peu en bataille.', 'Ses cheveux multicolores se voyaient de loin.'],
  },
}

export const EYES: Readonly<Record<string, Look>> = {
  black: {
    phrasings: [
      'Ses yeux noirs fixaient les choses jusqu’à ce qu’elles cèdent.',
      'Dans ses yeux noirs, chaque lampe brillait deux fois.',
      'Des yeux noirs, qui ne clignaient qu’en cas de nécessité.',
      'On ne voyait pas le fond de ses yeux noirs, mais on voyait qu’il y avait du monde.',
      'Ses yeux noirs savaient attendre. <Ils gagnaient toujours au jeu de celui qui rit le premier.>',
    ],
    short: ['Ses yeux noirs regardaient tout de près.', 'Et des yeux noirs, qui voyaient tout.'],
  },
  brown: {
    phrasings: [
      'Ses yeux bruns regardaient longtemps avant que la bouche s’en mêle.',
      'Les chiens faisaient tout de suite confiance à ses yeux bruns.',
      'Des yeux bruns, un peu plissés, comme devant un bon livre.',
      'Ses yeux marron devenaient presque dorés quand une idée approchait.',
      'Le monde entrait par ses yeux bruns et n’en ressortait pas si vite.',
    ],
    short: ['Ses yeux bruns regardaient tout de près.', 'Et des yeux bruns, qui voyaient tout.'],
  },
  green: {
    phrasings: [
      'À cause de ses yeux verts, les chats croyaient à un parent.',
      'Ses yeux verts surveillaient le monde, au cas où il préparerait quelque chose.',
      'Des yeux verts comme le fond d’une bouteille, avec le message dedans.',
      'Ses yeux verts changeaient selon le temps. <Par temps de bêtise, ils brillaient.>',
      'Quand ses yeux verts se posaient sur une chose, la chose se tenait droite.',
    ],
    short: ['Ses yeux verts regardaient tout de près.', 'Et des yeux verts, qui voyaient tout.'],
  },
  blue: {
    phrasings: [
      'Ses yeux bleus allaient où personne ne regarde. <Par terre, le plus souvent. C’est là qu’il y en a le plus.>',
      'Pour réfléchir, {il} fermait un de ses yeux bleus. <Toujours le gauche.>',
      'Des yeux bleus, si clairs qu’on y voyait passer les idées.',
      'Ses yeux bleus avaient l’air de revenir de la mer.',
      'Quand ses yeux bleus s’arrêtaient sur quelqu’un, ce quelqu’un vérifiait ses boutons.',
    ],
    short: ['Ses yeux bleus regardaient tout de près.', 'Et des yeux bleus, qui voyaient tout.'],
  },
}
