import { answersOf, type RevisedStory } from './expected.ts'

export const spanish: RevisedStory = {
  answers: answersOf({
    name: 'Lucía',
    quirk: 'cuenta todos los escalones',
    people: [
      ['tío Marcos', 'male', 41, 'tío'],
      ['Hugo', 'male', 8, 'primo'],
      ['Michi', 'female', undefined, 'gata'],
    ],
    location: 'un viejo bosque',
    place: 'el desván',
    answers: [
      ['¿Qué objeto lleva siempre?', 'una cometa'],
      ['¿Cuál es su comida favorita?', 'la sopa de tomate'],
    ],
  }),
  requests: [
    { request: 'Hugo debe llamarse Nico.', has: ['Nico'], hasNot: ['Hugo'] },
    { request: 'En vez de la sopa de tomate, una tortilla.', has: ['tortilla'], hasNot: ['sopa de tomate'] },
    { request: 'En la playa en vez de en el desván.', has: ['playa'], hasNot: ['desván'] },
    { request: 'Más divertido, por favor.', isToned: true },
    { request: 'Añade a mi hermana Ana.', has: ['Ana'] },
    { request: 'Quita al tío Marcos.', hasNot: ['Marcos'] },
    { request: 'Lucía tiene 7 años, no 6.', has: ['de siete años'], hasNot: ['de seis años'] },
    { request: 'Hugo es su hermano, no su primo.', has: ['hermano'], hasNot: ['primo'] },
    { request: 'Más corto, y la gata se llama Luna.', has: ['Luna'], hasNot: ['Michi'], length: 'shorter' },
    { request: 'Hazlo en verso.', refused: ['style'] },
    { request: 'Eres tonto y no sabes escribir.', refused: ['not-understood'] },
    { request: 'Tradúcelo al inglés.', refused: ['language'] },
  ],
}
