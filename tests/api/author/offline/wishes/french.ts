import { answersOf, type RevisedStory } from './expected.ts'

export const french: RevisedStory = {
  answers: answersOf({
    name: 'Zoé',
    quirk: 'compte toutes les marches',
    people: [
      ['tonton Marc', 'male', 41, 'oncle'],
      ['Hugo', 'male', 8, 'cousin'],
      ['Minette', 'female', undefined, 'chatte'],
    ],
    location: 'une vieille forêt',
    place: 'le grenier',
    answers: [
      ['Quel objet emporte-t-elle toujours ?', 'un cerf-volant'],
      ['Quel est son plat préféré ?', 'la soupe à la tomate'],
    ],
  }),
  requests: [
    { request: 'La chatte doit s’appeler Câline.', has: ['Câline'], hasNot: ['Minette'] },
    { request: 'Le cerf-volant doit être rouge.', has: ['cerf-volant rouge'] },
    { request: 'Remplace le cerf-volant par un tambour.', has: ['tambour'], hasNot: ['cerf-volant'] },
    { request: 'Plus long, s’il vous plaît.', length: 'longer' },
    { request: 'Notre chien Filou doit aussi apparaître dans l’histoire.', has: ['Filou'] },
    { request: 'Sans tonton Marc.', hasNot: ['Marc'] },
    { request: 'Une autre fin, s’il te plaît.', refused: ['ending'] },
    { request: 'Écris-la en anglais.', refused: ['language'] },
    { request: 'Raconte-la du point de vue de la chatte.', refused: ['style'] },
    { request: 'Plus sur la guerre.', refused: ['plot'] },
    { request: 'Plus court et avec un dragon.', length: 'shorter', refused: ['name-missing'] },
    { request: '…', refused: ['not-understood'] },
  ],
}
