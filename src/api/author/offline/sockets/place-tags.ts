import type { AnswerLanguage } from '../answers/reading.ts'
import type { Plot } from '../language-pack.ts'
import { placeSide } from './place-side.ts'
import type { Filling } from './socket.ts'

/** `place-in` or `place-out`, by what stands in a socket that takes places. */
export function placeTags({ sockets = [] }: Plot, fillings: readonly Filling[], language: AnswerLanguage): string[] {
  const places = new Set(sockets.filter(({ kinds }) => kinds.includes('place')).map(({ name }) => name))
  const sides = fillings
    .filter(({ socket }) => places.has(socket))
    .flatMap(({ reading }) => placeSide(reading.forms.in ?? '', language) ?? [])
  return [...new Set(sides)].map(side => `place-${side}`)
}
