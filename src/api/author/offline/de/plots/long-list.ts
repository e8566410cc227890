import { always, more, type Plot, scene, slot } from '../../language-pack.ts'

/** Of no category: a small story around a long list, for a visitor with more to tell than other plots have room for. */
export const longList: Plot = {
  id: 'long-list',
  categories: [],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Jule', gender: 'female', connection: 'Nachbarin' },
    b: { name: 'Herr Albers', gender: 'male', connection: '' },
  },
  titles: ['Die lange Liste', 'Noch eine Zeile', '{h} vergisst nichts'],
  teasers: [
    '{H} will nichts und niemanden vergessen. Die Liste wird länger als das Zimmer, und eine Zeile fehlt doch.',
  ],
  start: 'Auf der Rückseite einer Tapete beginnt {h} eine Liste. Es soll alles darauf stehen, was zählt.',
  byname: '{h} mit der langen Liste',
  places: [
    { name: 'Das Zimmer', description: 'Vom Fenster bis zur Tür sind es vier Meter Tapete.' },
    { name: 'Das Treppenhaus', description: 'Hier wohnt einer mit dem letzten Stift.' },
  ],
  scenes: [
    scene(['Vier Meter', 'Die Rückseite'], '{H} beginnt eine Liste.', [
      always([
        'Nichts vergessen, das wollte {h} an diesem Abend {dort}, und niemanden. Also schrieb {er} eine Liste. Papier war keines da. Es gab nur eine Rolle Tapete, und die hatte eine Rückseite.',
        'An diesem Abend {dort} nahm sich {h} etwas vor: eine Liste von allem, was zählt. {Er} schrieb sie auf die Rückseite einer Tapete. Kleineres Papier hätte nicht gereicht.',
      ]),
      always([
        '{A.+} hielt das andere Ende. „Wann hört sie auf?“, fragte {a}. „Wenn alle darauf sind“, sagte {h}.',
        'Am anderen Ende hielt {a.+} die Rolle fest. „Und wenn sie zu lang wird?“, fragte {a}. „Dann war es richtig so“, sagte {h}.',
      ]),
      slot('portrait'),
      slot('company'),
    ]),
    scene(['Der letzte Stift', 'Eine Zeile'], 'Der Stift geht aus, und ein neuer hat seinen Preis.', [
      always([
        'Nach dem ersten Meter war der Stift leer. Kreide hielt nicht. Ruß hielt, aber nur auf {h}.',
        'Beim zweiten Meter brach der Stift ab. Sie versuchten es mit Kirschsaft. Den mochten vor allem die Wespen.',
      ]),
      slot('road'),
      always([
        'Unten im Haus hatte {b.+} noch einen Stift. „Er kostet eine Zeile“, sagte {b}. „Eine, die fehlen wird.“',
      ]),
      slot('questions'),
      always(['{H} strich die eigene. {B} sah auf den Strich und sagte lange nichts. Dann gab {b.er} den Stift her.']),
      slot('quiet'),
    ]),
    scene(['Bis zum Rand', 'Die andere Seite'], 'Die Liste ist voll, und etwas fehlt.', [
      always(['Spät am Abend war die Liste voll bis zum Rand. Es stand alles darauf. Nur stimmte sie nicht.']),
      more(1, ['„Lies noch einmal“, sagte {a}. {H} las. Es dauerte, und unterwegs mussten sie zweimal Tee kochen.']),
      slot('key'),
      always([
        '„Dreh sie um“, sagte {h}. Da war die Tapete, mit all ihren kleinen Blumen, und zwischen den Blumen war Platz genug. {A} nahm den Stift und schrieb eine Zeile hinein: {h}.',
      ]),
      slot('after'),
      always([
        'Sie rollten die Liste aus, vom Fenster bis zur Tür. Sie reichte genau. {H} ging daran entlang, barfuß, von der ersten Zeile bis zur letzten. Dann löschte {er} das Licht. Vergessen war niemand.',
      ]),
    ]),
  ],
}
