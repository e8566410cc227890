import { always, more, type Plot, scene, slot } from '../../language-pack.ts'

/** For the smallest: a little cow has lost her moo, and everybody lends her a sound of their own. */
export const borrowedMoo: Plot = {
  id: 'borrowed-moo',
  categories: ['christmas', 'bedtime', 'adventure', 'scifi', 'love', 'generic'],
  ages: ['toddler'],
  cast: {
    a: { name: 'Lars', gender: 'male', connection: 'Onkel' },
    b: { name: 'Frau Krähe', gender: 'female', connection: '' },
  },
  titles: ['Die Kuh ohne Muh', '{h} sucht das Muh', 'Wer hat das Muh?'],
  teasers: [
    'Die kleine Kuh macht den Mund auf. Es kommt nichts. {H} sucht das Muh.',
    'Miau? Wuff? Quak? Was sagt die Kuh? {H} hilft ihr.',
  ],
  start: 'Die kleine Kuh hat ihr Muh verloren. {H} sucht es überall.',
  byname: '{h} mit dem Muh im Ohr',
  places: [
    { name: 'Der Stall', description: 'Hier ist es warm und riecht nach Heu.' },
    { name: 'Der Zaun', description: 'Darauf sitzt jemand Schwarzes.' },
    { name: 'Die Wiese', description: 'Hier wohnt viel Lärm.' },
  ],
  scenes: [
    scene(['Kein Muh', 'Im Stall'], 'Die kleine Kuh sagt nichts.', [
      always([
        'Die kleine Kuh {dort} macht den Mund auf. Was sagt sie? Nichts. Das Muh ist weg! {H} schaut ihr in den Mund. Da ist nur Gras.',
        '„Guten Morgen, Kuh“, sagt {h} {dort}. Die Kuh sagt nichts. Sie schaut ganz lieb. Aber es kommt kein Muh.',
      ]),
      always([
        'Eine Kuh braucht ein Muh. „Ich hole es dir“, sagt {h}. Die Kuh nickt.',
        '{H} streichelt die Kuh. „Nicht weinen“, sagt {h}. „Wir finden dein Muh.“ Die Kuh schnauft.',
      ]),
      always([
        '{A.+} setzt den Hut auf. „Ein Muh ist laut“, sagt {a}. „Das hören wir.“ Los geht es.',
        '„Wo war es zuletzt?“, fragt {a.+}. Die Kuh weiß es nicht. „Dann horchen wir“, sagt {a}. Beide horchen.',
      ]),
      slot('portrait'),
      slot('company'),
      more(1, ['Sie schauen in den Eimer. Klong. Sie schauen unter das Heu. <Piks.> Da ist kein Muh.']),
    ]),
    scene(['Miau, wuff', 'Auf dem Hof'], 'Jeder leiht ein Geräusch.', [
      always([
        'Da ist die Katze. „Ich habe nur Miau“, sagt sie. „Nimm es.“ Die Kuh probiert. „Miau“, sagt die Kuh. Das klingt komisch.',
        '„Ich leihe dir mein Miau“, sagt die Katze. Die kleine Kuh macht den Mund auf. „Miau.“ Alle lachen. Die Kuh nicht.',
      ]),
      more(1, [
        'Da ist der Hund. „Nimm mein Wuff“, sagt er. „Wuff“, sagt die Kuh. Sie erschrickt. <Der Hund auch.> Nein, das ist es nicht.',
      ]),
      more(1, [
        'Da ist der Frosch. „Nimm mein Quak.“ „Quak“, sagt die Kuh. Da will sie hüpfen. <Plumps.> Kühe hüpfen nicht gut.',
      ]),
      more(2, [
        'Da ist der Hahn. „Nimm mein Kikeriki!“ Die Kuh holt Luft. „Kiki“, sagt sie. <Mehr passt nicht in den Mund.>',
      ]),
      more(2, ['Da ist das Schaf. „Nimm mein Mäh.“ „Mäh“, sagt die Kuh. Das ist schon fast richtig. <Nur zu dünn.>']),
      slot('road'),
    ]),
    scene(['Auf dem Zaun', 'Die Krähe'], 'Jemand hat das Muh gehört.', [
      always([
        'Auf dem Zaun sitzt {b.+}. „Ich weiß, wo das Muh ist“, sagt {b}. „Aber erst will ich ein Rätsel. Ein leichtes.“',
        '{B.+} sitzt oben auf dem Zaun. „Das Muh? Das habe ich gehört. Ich sage es dir für ein Stück Brot.“',
      ]),
      slot('questions'),
      always([
        '{H} gibt {b}, was {b} will. „Das Muh ist nicht weg“, sagt {b}. „Es ist nur sehr tief. Es kommt, wenn man es ruft.“',
        '„Bitte“, sagt {h}. {B} freut sich. „Sucht nicht draußen“, sagt {b}. „Das Muh wohnt im Bauch.“',
      ]),
      slot('quiet'),
      more(2, [
        '{A} legt das Ohr an die Kuh. Blubber, blubber. „Da ist etwas“, sagt {a}. <Aber es ist das Frühstück.>',
      ]),
      more(2, ['{H} gibt der Kuh Wasser. Schlürf. {H} gibt der Kuh Klee. Schmatz. <Danke, sagen die Ohren.>']),
      more(3, ['Eine Biene kommt. Summ. „Nimm mein Summ“, sagt sie. <Das kitzelt in der Nase.> Die Kuh niest.']),
      slot('road'),
    ]),
    scene(['Muh!', 'Ganz tief'], '{H} sagt es zuerst.', [
      slot('key'),
      always([
        '{H} geht ganz nah heran. {H} macht die Augen zu. „Muh“, sagt {h}. Tief und leise. Die Kuh horcht. Im Bauch wird es warm. Da kommt etwas. Es kommt höher. „Muuuh!“, sagt die Kuh.',
        '„Ich rufe es“, sagt {h}. „Muh?“ Nichts. „Muuh?“ Da wackelt der Bauch. „Muuuh!“, ruft {h}. Und „Muuuh!“, ruft die Kuh. Da ist es!',
      ]),
      more(1, ['Alle rufen mit. Miau, wuff, quak! Nun ist es sehr laut. <Die Kuh ist am lautesten.>']),
    ]),
    scene(['Leise jetzt', 'Im Heu'], 'Am Abend wird es still.', [
      slot('after'),
      more(2, ['Die Kuh gibt alles zurück. Das Miau der Katze. Das Wuff dem Hund. <Das Quak hüpft von selbst heim.>']),
      more(3, ['{H} bekommt einen Kuss von der Kuh. Er ist nass. Er ist groß. <{H} wischt ihn nicht ab.>']),
      always([
        'Nun ist Abend. Die Kuh liegt im Stroh. {H} liegt im Bett. „Muh“, sagt es von weit her. „Muh“, sagt {h} ins Kissen. Ganz tief. Dann sind beide still.',
        'Die Katze schläft. Der Hund schläft. {H} liegt unter der Decke. Im Bauch ist es warm. Da wohnt das kleine Muh. {A} sagt: „Gute Nacht.“ {H} sagt: „Mmmh.“ Und das ist fast dasselbe.',
      ]),
    ]),
  ],
}
