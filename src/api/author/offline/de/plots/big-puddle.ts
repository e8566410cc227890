import { always, more, type Plot, scene, slot } from '../../language-pack.ts'

/** For the smallest: a boot is stuck in the mud, and everybody pulls. */
export const bigPuddle: Plot = {
  id: 'big-puddle',
  categories: ['christmas', 'bedtime', 'adventure', 'scifi', 'love', 'generic', 'horror'],
  ages: ['toddler'],
  cast: {
    a: { name: 'Inge', gender: 'female', connection: 'Oma' },
    b: { name: 'Herr Trecker', gender: 'male', connection: '' },
  },
  titles: ['Der Stiefel steckt fest', '{h} und die große Pfütze', 'Schmatz!'],
  teasers: [
    'Der gelbe Stiefel steckt im Matsch. {H} zieht und zieht.',
    'Schmatz! Die Pfütze hält den Stiefel fest. Wer hilft {h}?',
  ],
  start: 'Schmatz, da steckt der gelbe Stiefel im Matsch. {H} zieht, und alle ziehen mit.',
  byname: '{h} mit dem gelben Stiefel',
  places: [
    { name: 'Die Pfütze', description: 'Sie ist braun und rund und tief.' },
    { name: 'Die Wiese', description: 'Hier ist es nass, und es quakt.' },
    { name: 'Die Bank', description: 'Hier kann ein Strumpf trocknen.' },
  ],
  scenes: [
    scene(['Schmatz', 'Die Pfütze'], 'Ein Stiefel bleibt stecken.', [
      always([
        'Da ist eine Pfütze {dort}. Sie ist groß. Sie ist braun. {H} geht hinein. Platsch! Noch ein Schritt. Schmatz! Was ist das? Der Stiefel bleibt stecken.',
        '{H} hat gelbe Stiefel an. {Dort} ist eine Pfütze. Die ist tief! Platsch, platsch, schmatz. Da geht es nicht weiter. Ein Stiefel steckt fest.',
      ]),
      always([
        'Der Fuß kommt heraus. Der Stiefel nicht. {H} steht auf einem Bein. „Mein Stiefel!“, ruft {h}. Den will {h} wiederhaben.',
        '{H} zieht. Schwupp, da ist der Fuß. Er hat nur noch einen Strumpf an. Der Stiefel steht im Matsch. „Komm heraus!“, sagt {h}.',
      ]),
      always([
        '{A.+} kommt gelaufen. {A} hält {h} fest. „Wir ziehen zusammen“, sagt {a}.',
        '„Ich halte dich“, sagt {a.+}. Nun steht {h} wieder gut. „Und jetzt ziehen wir“, sagt {a}.',
      ]),
      slot('portrait'),
      slot('company'),
      more(1, ['Der Strumpf ist nass. Ein Zeh schaut heraus. Er wackelt. <„Hallo, Zeh“, sagt {h}.>']),
    ]),
    scene(['Zieh!', 'Hau ruck'], 'Alle ziehen, und es hilft nicht.', [
      always([
        '{H} zieht. {A} zieht. Hau ruck! Der Stiefel bleibt. Die Pfütze macht: Blubb.',
        'Hau ruck, hau ruck! {H} zieht an {a}. {A} zieht am Stiefel. Nichts. Die Pfütze blubbert nur.',
      ]),
      more(1, [
        'Da kommt der Hund. Wuff! Er packt {h} an der Jacke. Er zieht auch. <Der Schwanz zieht mit.> Der Stiefel bleibt stecken.',
      ]),
      more(1, [
        'Da kommt die Gans. Gack, gack! Sie packt den Hund am Schwanz. „Hau ruck!“, ruft {h}. <„Gack!“, ruft die Gans.> Nichts.',
      ]),
      more(2, [
        'Da kommt das Schwein. Grunz! Es will nicht ziehen. Es will baden. <Plumps, liegt es in der Pfütze.> Jetzt ist sie noch voller.',
      ]),
      more(2, [
        'Da kommt die Ziege. Meck! Sie zieht an der Gans. Dann frisst sie ein Blatt. <Beides zusammen geht nicht.> Meck.',
      ]),
      slot('road'),
    ]),
    scene(['Der Trecker', 'Brumm'], 'Jemand Starkes kommt und kann es auch nicht.', [
      always([
        'Brumm, brumm! Da kommt {b.+} mit dem Trecker. „Ich bin stark“, sagt {b}. „Aber erst die Gänse von der Straße. Hilfst du mir?“',
        'Brumm! Ein Trecker hält an. Darauf sitzt {b.+}. „Ich helfe dir“, sagt {b}. „Und du hilfst mir. Mach mir das Tor auf.“',
      ]),
      slot('questions'),
      always([
        '{H} hilft, auf einem Bein. Hopp, hopp. Dann zieht der Trecker. Brumm! Das Seil reißt. Plumps. „Zu fest gezogen“, sagt {b}.',
        '{H} hüpft zum Tor. Quietsch, ist es auf. Nun zieht {b}. Brumm, brumm, knacks! Das Seil ist ab. „Ziehen hilft nicht“, sagt {b}.',
      ]),
      slot('quiet'),
      more(2, [
        'Alle setzen sich hin. Alle sind müde. Alle sind braun. <Sogar die Gans.> Der Stiefel steht da und wartet.',
      ]),
      more(2, [
        'Der Regen kommt wieder. Tropf. Ein Tropfen fällt in den Stiefel. Tropf, noch einer. <Der Stiefel trinkt.>',
      ]),
      more(3, [
        'Ein Frosch sitzt auf dem Stiefel. „Ist das dein Boot?“, fragt {h}. „Quak“, sagt der Frosch. <Das heißt: noch nicht.>',
      ]),
      slot('road'),
    ]),
    scene(['Wackeln', 'Plopp'], '{H} zieht nicht mehr.', [
      slot('key'),
      always([
        '{H} zieht nicht. {H} wackelt. Hin und her. Ganz langsam. Da kommt Wasser hinein. Da kommt Luft hinein. Schmatz, sagt die Pfütze. Schmatz. Und plopp! Da ist der Stiefel.',
        '„Nicht ziehen“, sagt {h}. „Wackeln!“ So wie bei einem Zahn. Hin. Her. Hin. Her. Die Pfütze macht den Mund auf. Plopp! {H} fällt um und hat ihn.',
      ]),
      more(1, [
        'Alle fallen um. Der Hund auf die Gans. Die Gans auf {a}. <{A} lacht so, dass der Bauch hüpft.> Platsch!',
      ]),
    ]),
    scene(['Zwei Stiefel', 'Im Bett'], 'Alles ist wieder da.', [
      slot('after'),
      more(2, [
        'Im Stiefel ist Wasser. {H} kippt ihn aus. Platsch. <Ein Blatt kommt auch heraus.> Jetzt passt der Fuß hinein.',
      ]),
      more(3, ['Zu Hause gibt es die Wanne. Das Wasser ist warm. Dann ist es braun. <Die Ente schwimmt trotzdem.>']),
      always([
        'Vor der Tür stehen zwei Stiefel. Sie sind gelb. Der eine ist noch nass. {H} liegt im Bett. Hin und her wackelt der Zeh. Dann wackelt er nicht mehr.',
        'Am Abend liegt {h} im Bett. Die Decke ist warm. Die Decke hält {h} fest. Draußen macht die Pfütze: Schmatz. „Schlaf gut“, sagt {h}. Und blubb, schlafen sie beide.',
      ]),
    ]),
  ],
}
