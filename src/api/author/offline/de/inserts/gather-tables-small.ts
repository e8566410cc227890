import type { ENUMERATIONS, GATHERINGS } from './gather-tables.ts'

/** For the smallest: in the present, one thing at a time. */
export const SMALL_GATHERINGS: typeof GATHERINGS = {
  people: [
    {
      head: 'Wer ist da? Alle sind da!',
      items: [
        'WER winkt.',
        'WER klatscht in die Hände.',
        'WER hat einen Keks.',
        'WER hüpft hoch.',
        'WER summt leise.',
        'WER macht: Pst!',
      ],
      tail: 'So viele! {H} lacht. <Und alle lachen mit.>',
    },
    {
      head: '{H} verteilt Kissen.',
      items: [
        'WER bekommt ein rotes.',
        'WER nimmt das weiche.',
        'Für DAT ist das runde da.',
        'Eins mit Punkten hat WER.',
        'WER sitzt auf zweien.',
        'WER schläft gleich ein.',
      ],
      tail: 'Jetzt sitzen alle. <Weich und warm.>',
    },
  ],
  places: [
    {
      head: '{H} malt eine Karte.',
      items: [
        'Hier ist WER.',
        'Daneben liegt WER.',
        'WER wird blau.',
        'WER bekommt ein Herz.',
        'Ein Strich führt zu WER.',
        'In die Ecke kommt WER.',
      ],
      tail: 'Fertig. <Die Karte ist schön bunt.>',
    },
    {
      head: '{A} zeigt weit weg.',
      items: [
        'Dort hinten ist WER.',
        'Und da? Da ist WER.',
        'Noch weiter weg: WER.',
        'WER sieht man fast.',
        'Bei WER brennt ein Licht.',
        'Auch WER ist irgendwo.',
      ],
      tail: 'Die Welt ist groß. {H} ist klein. <Das passt gut.>',
    },
  ],
  answers: [
    {
      head: '{A} fragt. {H} weiß alles.',
      items: [
        'WER sagt {h} laut.',
        'WER sagt {h} leise.',
        'WER ruft {h} und hüpft.',
        'Und dann? WER!',
        'WER singt {h} sogar.',
        'Zuletzt kommt WER.',
      ],
      tail: '{A} nickt. Alles richtig!',
    },
    {
      head: '{H} flüstert {a} ins Ohr.',
      items: [
        'WER kitzelt im Ohr.',
        'WER ist geheim.',
        'Bei WER lachen beide.',
        'WER war schön.',
        'Noch einmal: WER.',
        'WER sagt {h} ganz langsam.',
      ],
      tail: 'Psst. <Das wissen nur die zwei.>',
    },
  ],
}

export const SMALL_ENUMERATIONS: typeof ENUMERATIONS = {
  people: [
    { one: 'WER ist da.', many: 'Da sind WER.' },
    { one: 'WER winkt.', many: 'Es winken WER.' },
    { one: 'WER kommt mit.', many: 'Auch WER kommen mit.' },
    { one: 'WER klatscht.', many: 'Jetzt klatschen WER.' },
  ],
  places: [
    { one: 'Da ist WER.', many: 'Auf der Karte sind WER.' },
    { one: 'Da liegt WER.', many: 'Daneben liegen WER.' },
    { one: 'Hier steht WER.', many: 'Weit weg sind WER.' },
    { one: 'Und WER.', many: 'Und noch: WER.' },
  ],
  answers: [
    { one: '{H} sagt: WER.', many: '{H} sagt: WER.' },
    { one: '{H} ruft: WER.', many: '{H} ruft: WER.' },
    { one: 'Und dann: WER.', many: 'Und dann: WER.' },
    { one: '{H} singt: WER.', many: '{H} singt: WER.' },
  ],
}
