import type { ENUMERATIONS, GATHERINGS } from './gather-tables.ts'

/** For the smallest: one thing at a time. */
export const SMALL_GATHERINGS: typeof GATHERINGS = {
  people: [
    {
      head: 'Who was there? Everyone was there!',
      items: [
        'WER waved.',
        'WER clapped.',
        'WER had a biscuit.',
        'WER jumped up high.',
        'WER hummed.',
        'WER said: Shh!',
      ],
      tail: 'So many! {H} laughed. <And they all laughed too.>',
    },
    {
      head: '{H} gave out cushions.',
      items: [
        'WER got a red one.',
        'WER took the soft one.',
        'The round one was for DAT.',
        'The one with dots went to DAT.',
        'WER sat on two.',
        'WER was nearly asleep.',
      ],
      tail: 'Now they all sat. <Soft and warm.>',
    },
  ],
  places: [
    {
      head: '{H} drew a map.',
      items: [
        'Here was WER.',
        'Next to it came WER.',
        'WER was blue.',
        'WER got a heart.',
        'A line went to WER.',
        'In the corner was WER.',
      ],
      tail: 'There. Done. <It was a very bright map.>',
    },
    {
      head: '{A} pointed far away.',
      items: [
        'Over there was WER.',
        'And there? That was WER.',
        'Further off: WER.',
        'You could nearly see WER.',
        'At WER a light was on.',
        'WER was somewhere, too.',
      ],
      tail: 'The world was big. {H} was small. <That was just right.>',
    },
  ],
  answers: [
    {
      head: '{H} knew so much.',
      items: [
        'WER was loud.',
        'WER was very quiet.',
        '{H} hopped. WER!',
        'And then? WER!',
        '{H} even sang WER.',
        'Last of all came WER.',
      ],
      tail: 'All of it right! <Every single one.>',
    },
    {
      head: '{H} had a secret. {H} had lots.',
      items: [
        'WER tickled.',
        'WER was a good one.',
        'WER made {h} laugh.',
        'Shh: WER.',
        'One more: WER.',
        'WER came out very slowly.',
      ],
      tail: 'Shh. <Do not tell.>',
    },
  ],
}

export const SMALL_ENUMERATIONS: typeof ENUMERATIONS = {
  people: [
    { one: 'There was WER.', many: 'There were WER.' },
    { one: 'WER waved.', many: 'And who waved? WER.' },
    { one: 'WER came too.', many: 'Along came WER.' },
    { one: 'WER clapped.', many: 'And who clapped? WER.' },
  ],
  places: [
    { one: 'There was WER.', many: 'On the map were WER.' },
    { one: 'Then came WER.', many: 'Then came WER.' },
    { one: 'Here was WER.', many: 'Far away were WER.' },
    { one: 'And WER.', many: 'And more: WER.' },
  ],
  answers: [
    { one: '{H} said: WER.', many: '{H} said: WER.' },
    { one: '{H} called: WER.', many: '{H} called: WER.' },
    { one: 'And then: WER.', many: 'And then: WER.' },
    { one: '{H} sang: WER.', many: '{H} sang: WER.' },
  ],
}
