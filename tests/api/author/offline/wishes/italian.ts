import { answersOf, type RevisedStory } from './expected.ts'

export const italian: RevisedStory = {
  answers: answersOf({
    name: 'Giulia',
    quirk: 'conta tutti i gradini',
    people: [
      ['zio Marco', 'male', 41, 'zio'],
      ['Luca', 'male', 8, 'cugino'],
      ['Micia', 'female', undefined, 'gatta'],
    ],
    location: 'un vecchio bosco',
    place: 'la soffitta',
    answers: [
      ['Quale oggetto porta sempre con sé?', 'un aquilone'],
      ['Qual è il suo piatto preferito?', 'la zuppa di pomodoro'],
    ],
  }),
  requests: [
    { request: 'Luca deve chiamarsi Pietro.', has: ['Pietro'], hasNot: ['Luca'] },
    { request: 'Non un aquilone, un tamburo.', has: ['tamburo'], hasNot: ['aquilone'] },
    { request: 'L’aquilone deve essere rosso.', has: ['aquilone rosso'] },
    {
      request: 'Il suo piatto preferito è la pizza, non la zuppa di pomodoro.',
      category: 'generic',
      has: ['pizza'],
      hasNot: ['zuppa di pomodoro'],
    },
    { request: 'Più corto, per favore.', length: 'shorter' },
    { request: 'Ci deve essere anche il nostro cane Briciola.', has: ['Briciola'] },
    { request: 'Senza zio Marco.', hasNot: ['Marco'] },
    { request: 'Vorrei un altro finale.', refused: ['ending'] },
    { request: 'In rima!', refused: ['style'] },
    { request: 'Chiama la gatta Luna e cambia il finale.', has: ['Luna'], hasNot: ['Micia'], refused: ['ending'] },
    { request: 'Più avvincente.', isToned: true },
    { request: 'Il drago deve volare sopra la città.', refused: ['not-understood'] },
  ],
}
