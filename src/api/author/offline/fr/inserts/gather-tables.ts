import type { ByKind, Enumeration } from '../../gather.ts'
import { ANSWERS } from './gather-answers.ts'
import { PEOPLE } from './gather-people.ts'
import { PLACES } from './gather-places.ts'

export const GATHERINGS = { people: PEOPLE, places: PLACES, answers: ANSWERS }

export const ENUMERATIONS: ByKind<Enumeration> = {
  people: [
    { one: 'WER croisait les doigts.', many: 'Tous croisaient les doigts : WER.' },
    { one: 'WER faisait signe.', many: 'À la fenêtre, on voyait WER.' },
    { one: 'WER laissait la lampe allumée.', many: 'Ne dormaient pas non plus : WER.' },
    { one: 'WER fit un bout de chemin.', many: 'Firent un bout de chemin : WER.' },
  ],
  places: [
    { one: 'Sur le mur, on lisait WER.', many: 'Sur le mur, des noms : WER.' },
    { one: 'Dessous, il y avait WER.', many: 'Dessous, en plus petit : WER.' },
    { one: 'La carte connaissait aussi WER.', many: 'La carte connaissait aussi WER.' },
    { one: 'Une flèche disait WER.', many: 'Des flèches disaient WER.' },
  ],
  answers: [
    { one: 'Un papier disait WER.', many: 'Un papier disait : WER.' },
    { one: 'Dessous, on lisait WER.', many: 'Et plus bas : WER.' },
    { one: '{H} dit seulement WER.', many: '{H} récita : WER.' },
    { one: 'Il y avait encore WER.', many: 'Il y avait encore ceci : WER.' },
  ],
}
