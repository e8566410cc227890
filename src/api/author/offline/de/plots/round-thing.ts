import { always, more, type Plot, scene, slot } from '../../language-pack.ts'

/** For the smallest: something round is missing, and everything round is asked. */
export const roundThing: Plot = {
  id: 'round-thing',
  categories: ['christmas', 'bedtime', 'adventure', 'scifi', 'love', 'generic', 'horror'],
  ages: ['toddler'],
  cast: {
    a: { name: 'Mia', gender: 'female', connection: 'Tante' },
    b: { name: 'Herr Dachs', gender: 'male', connection: '' },
  },
  titles: ['Das runde Loch', 'Was passt hinein?', '{h} und das Loch'],
  teasers: [
    'Da ist ein Loch. Es ist rund. {H} sucht, was hineinpasst.',
    'Ein Loch im Garten! Wem gehört es? {H} fragt alle.',
  ],
  start: 'Im Boden ist ein rundes Loch. {H} will wissen, was da hineingehört.',
  byname: '{h} mit dem runden Loch',
  places: [
    { name: 'Das Loch', description: 'Es ist rund und dunkel und nicht groß.' },
    { name: 'Der Hügel', description: 'Von hier rollt alles hinunter.' },
    { name: 'Die Bank', description: 'Hier sitzt man und denkt nach.' },
  ],
  scenes: [
    scene(['Ein Loch', 'Rund'], 'Da ist ein Loch, das gestern nicht da war.', [
      always([
        'Was ist das {dort}? Ein Loch! Es ist rund. Gestern war es noch nicht da. {H} schaut hinein. Es ist dunkel.',
        '{H} läuft los. Hopp! Da ist {dort} ein Loch im Boden. Ganz rund. {H} steckt den Finger hinein. Es ist noch Platz.',
      ]),
      always([
        '„Das Loch ist leer“, sagt {h}. Ein leeres Loch ist traurig. {H} will etwas finden, das passt.',
        'In ein Loch gehört etwas. In die Tasse gehört Tee. In den Schuh gehört ein Fuß. Und hier? Das will {h} wissen.',
      ]),
      always([
        '{A.+} kniet sich hin. „Huhu“, ruft {a} in das Loch. „Uhu“, ruft das Loch.',
        '„Was suchst du?“, fragt {a.+}. „Etwas Rundes“, sagt {h}. „Dann suchen wir zu zweit“, sagt {a}.',
      ]),
      slot('portrait'),
      slot('company'),
      more(1, ['{H} nimmt einen Knopf. Plim! Weg ist er. <Zu klein.> Das Loch ist noch leer.']),
    ]),
    scene(['Zu groß, zu klein', 'Alles Runde'], 'Vieles ist rund, und nichts passt.', [
      always([
        'Der Ball ist rund. {H} legt ihn auf das Loch. Zu groß! Der Apfel ist rund. Plopp, ist er drin. Und rollt wieder heraus.',
        '{A} holt eine Kartoffel. Sie ist fast rund. Sie passt fast. Dann bleibt sie stecken. „Uff“, sagt {h}. Nun ist sie wieder draußen.',
      ]),
      more(1, [
        'Die Schnecke ist rund. „Willst du da hinein?“, fragt {h}. „Nein“, sagt die Schnecke. „Ich wohne schon.“ <Und sie zeigt ihr Haus.>',
      ]),
      more(1, [
        'Der Igel ist rund. Er macht sich ganz klein. Aber er pikst. „Au“, sagt das Loch. <Oder war das {a}?> Es passt nicht.',
      ]),
      more(2, [
        'Der Mond ist rund. Er steht oben. {H} hält das Auge zu. Nun ist er klein. <Aber er kommt nicht herunter.>',
      ]),
      more(2, [
        'Das Rad ist rund. Es rollt den Hügel hinunter. Rumpel, rumpel. <Es rollt am Loch vorbei.> „Halt!“, ruft {h}.',
      ]),
      slot('road'),
    ]),
    scene(['Der Dachs', 'Wer weiß es?'], 'Jemand kennt sich mit Löchern aus.', [
      always([
        'Da sitzt {b.+}. „Ich kenne alle Löcher“, sagt {b}. „Ich sage dir etwas. Aber kratz mich erst am Rücken.“',
        '„Ein Loch?“, fragt {b.+}. „Da weiß ich Rat. Aber mein Rücken juckt. Kratzt du mich?“',
      ]),
      slot('questions'),
      always([
        'Kratz, kratz, kratz. „Ah“, sagt {b}. „Also. Ein Loch ist nicht immer leer. Leg das Ohr daran.“',
        '{H} kratzt links. {H} kratzt rechts. „Danke“, sagt {b}. „Manches Loch ist eine Tür. Klopf doch einmal.“',
      ]),
      slot('quiet'),
      more(2, ['{A} hat auch ein Loch. Es ist im Strumpf. Da passt etwas hinein. <Der Zeh!> Er winkt.']),
      more(2, [
        'Sie essen einen Kringel. Der hat auch ein Loch. Sie essen außen herum. <Das Loch bleibt übrig.> Wo ist es hin?',
      ]),
      more(3, ['Der Wind weht über das Loch. Huu. Das klingt wie eine Flöte. <{H} tanzt ein bisschen.>']),
      slot('road'),
    ]),
    scene(['Horch', 'Klopf, klopf'], '{H} legt das Ohr auf den Boden.', [
      slot('key'),
      always([
        '{H} legt das Ohr an das Loch. Ganz still. Da schnarcht es! „Pst“, sagt {h}. „Da ist schon jemand drin.“ Zwei Pfoten kommen heraus. Eine Nase kommt heraus. Ein kleiner Maulwurf! Er passt genau.',
        'Klopf, klopf. Etwas kratzt. Etwas schnauft. Und dann? Eine rosa Nase! „Das ist mein Loch“, sagt der Maulwurf. „Es ist die Tür.“ Und er passt hinein. Ganz genau.',
      ]),
      more(1, [
        '„Wer hat den Knopf geworfen?“, fragt der Maulwurf. „Ich“, sagt {h}. „Danke“, sagt der Maulwurf. <„Er ist mein Teller.“>',
      ]),
    ]),
    scene(['Gute Nacht, Loch', 'Zugedeckt'], 'Jeder hat einen Platz, der passt.', [
      slot('after'),
      more(2, ['Der Maulwurf gibt {h} die Pfote. Sie ist klein und warm. <Ein bisschen Erde bleibt an der Hand.>']),
      more(3, ['{H} legt ein Blatt auf das Loch. Das ist die Decke. <Das Blatt hebt sich. Und senkt sich.>']),
      always([
        'Jetzt ist Abend. Das Bett ist ein warmes Loch. {H} rutscht hinein. Oben schaut nur die Nase heraus. Passt es? Es passt genau.',
        '{H} legt sich in das Kissen. Da ist eine runde Mulde. Wer passt da hinein? Der Kopf! {A} deckt {h} zu. Unter der Erde schnarcht es. Im Bett auch.',
      ]),
    ]),
  ],
}
