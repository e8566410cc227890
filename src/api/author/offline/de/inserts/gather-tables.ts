import type { ByKind, Enumeration, Gathering } from '../../gather.ts'
import { ANSWERS } from './gather-answers.ts'
import { PEOPLE } from './gather-people.ts'
import { PLACES } from './gather-places.ts'

export const GATHERINGS: ByKind<Gathering> = { people: PEOPLE, places: PLACES, answers: ANSWERS }

/** Where there is no room for more than names, each sentence still carries the happening one step on. */
export const ENUMERATIONS: ByKind<Enumeration> = {
  people: [
    { one: 'WER hielt die Leiter.', many: 'Die Leiter hielten WER.' },
    { one: 'Oben nahm WER die Laterne.', many: 'Oben nahmen WER die Laterne.' },
    { one: 'WER reichte sie weiter.', many: 'WER reichten sie weiter.' },
    { one: 'Am Fenster sang WER.', many: 'Und an den Fenstern sangen WER.' },
  ],
  places: [
    { one: 'Auf dem ersten Wegweiser stand WER.', many: 'Auf den Wegweisern stand WER.' },
    { one: 'Am nächsten stand WER.', many: 'Am nächsten las man WER.' },
    { one: '{H} zog weiter, an WER vorbei.', many: '{H} merkte sich, was noch kam: WER.' },
    { one: 'Ein letzter Pfeil versprach WER.', many: 'Die letzten Pfeile versprachen WER.' },
  ],
  answers: [
    {
      one: 'An der Tür wollte jemand die Losung. WER, sagte {h}.',
      many: 'An der Tür wollte jemand die Losung. {H} versuchte es mit WER.',
    },
    { one: 'Ein Riegel klemmte noch. Es half WER.', many: 'Ein Riegel klemmte noch. Es halfen WER.' },
    { one: 'WER sagte {h} vorsichtshalber auch.', many: 'Vorsichtshalber sagte {h} auch WER.' },
    { one: 'Und WER, weil es wahr war.', many: 'Und weil es wahr war, noch WER.' },
  ],
}
