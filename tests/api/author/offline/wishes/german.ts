import { answersOf, type RevisedStory } from './expected.ts'

export const german: RevisedStory = {
  answers: answersOf({
    name: 'Mila',
    quirk: 'zählt jede Stufe',
    people: [
      ['Onkel Tom', 'male', 41, 'Onkel'],
      ['Jonas', 'male', 8, 'Cousin'],
      ['Mimi', 'female', undefined, 'Katze'],
    ],
    location: 'ein alter Wald',
    place: 'der Dachboden',
    answers: [
      ['Welches Ding hat sie immer dabei?', 'ein Drachen'],
      ['Was ist ihr Lieblingsessen?', 'Tomatensuppe'],
    ],
  }),
  requests: [
    { request: 'Jonas soll Emil heißen.', has: ['Emil'], hasNot: ['Jonas'] },
    { request: 'Der Drachen soll rot sein.', has: ['rote'] },
    { request: 'Statt des Drachens lieber eine Trommel.', has: ['Trommel'], hasNot: ['Drache'] },
    { request: 'Es soll am Meer spielen statt im Wald.', has: ['am Meer'], hasNot: ['Wald'] },
    { request: 'Bitte lustiger!', isToned: true },
    { request: 'Meine Schwester Ana soll auch mitspielen.', has: ['Ana'] },
    { request: 'Ohne Onkel Tom.', hasNot: ['Onkel', /\bTom\b/u] },
    { request: 'Es soll anders ausgehen.', refused: ['ending'] },
    { request: 'Sie soll nicht Stufen zählen, sondern beim Gehen summen.', has: ['summt'], hasNot: ['jede Stufe'] },
    { request: 'Mach einen Comic daraus.', refused: ['style'] },
    { request: 'Mila ist 7, nicht 6.', has: ['sieben Jahre alt'], hasNot: ['sechs Jahre alt'] },
    { request: 'Du bist dumm und deine Geschichte ist Mist!', refused: ['not-understood'] },
  ],
}
