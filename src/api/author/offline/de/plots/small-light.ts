import { always, more, type Plot, scene, slot } from '../../language-pack.ts'

/** For the smallest: a little light has fallen down and must go home. Everybody on the way can do one thing. */
export const smallLight: Plot = {
  id: 'small-light',
  categories: ['christmas', 'bedtime', 'adventure', 'scifi', 'love', 'generic', 'horror'],
  ages: ['toddler'],
  cast: {
    a: { name: 'Lotte', gender: 'female', connection: 'Tante' },
    b: { name: 'Frau Eule', gender: 'female', connection: '' },
  },
  titles: ['Das kleine Licht', '{h} und das kleine Licht', 'Wohin gehört das Licht?'],
  teasers: [
    'Ein kleines Licht liegt im Gras. Es ist so müde. {H} bringt es heim.',
    'Plopp! Da liegt ein kleines Licht. Wohin gehört es? {H} weiß es bald.',
  ],
  start: 'Plopp, da liegt ein kleines Licht. {H} hebt es auf und will es nach Hause bringen.',
  byname: '{h} mit dem kleinen Licht',
  places: [
    { name: 'Das Gras', description: 'Hier ist es weich, und hier liegt etwas.' },
    { name: 'Der Baum', description: 'Er ist hoch. Ganz oben wohnt der Wind.' },
    { name: 'Das Bett', description: 'Hier ist es warm. Hier endet der Tag.' },
  ],
  scenes: [
    scene(['Plopp', 'Ein kleines Licht'], 'Etwas ist heruntergefallen.', [
      always([
        'Plopp! {H} hört es genau. Da ist etwas gefallen. Wo? Im Gras. {H} geht hin und schaut. Da liegt ein kleines Licht. So klein wie eine Nuss.',
        'Es ist Abend {dort}. Plopp, macht es. {H} schaut aus dem Fenster. Im Gras liegt etwas. Es leuchtet. Es ist ein kleines Licht.',
      ]),
      always([
        'Das ist {dort}. Und das kleine Licht friert. „Ich will heim“, sagt es leise. {H} nimmt es in die Hand. Die Hand wird warm.',
        '„Wer bist du?“, fragt {h}. „Ich bin das kleine Licht“, sagt das kleine Licht. „Ich bin gefallen. Ich will wieder heim.“ So etwas kommt vor {dort}.',
      ]),
      always([
        'Da kommt {a.+}. „Was hast du da?“ „Ein Licht“, sagt {h}. „Es will heim.“ „Dann los“, sagt {a}.',
        '{A.+} kommt in den Garten. „Oh“, sagt {a}. „Ein Licht!“ „Es will heim“, sagt {h}. „Wir helfen ihm“, sagt {a}.',
      ]),
      slot('portrait'),
      slot('company'),
      more(1, [
        'Wohin gehört ein Licht? In die Lampe? Nein, da ist schon eins. In den Schuh? Nein, da ist ein Fuß. <In die Suppe? Nein, da ist es nass.>',
      ]),
      more(3, [
        'Das kleine Licht niest. Hatschi! Ein Funken fliegt. <Er ist gleich wieder weg.> „Gesundheit“, sagt {h}. „Danke“, sagt das kleine Licht.',
      ]),
    ]),
    scene(['Wohin?', 'Im Garten'], '{H} fragt, wer das Licht kennt.', [
      always([
        '{H} hebt das Licht hoch. Ganz hoch. Es reicht nicht. Oben ist noch so viel Platz. Das Licht wird müde. Es leuchtet nur noch ein bisschen.',
        '{H} wirft das Licht hoch. Hopp! Plumps. Da liegt es wieder. Noch einmal. Hopp! Plumps. „Das kitzelt“, sagt das Licht. „Aber es hilft nicht.“',
      ]),
      more(1, [
        'Da sitzt der Igel. Raschel, raschel. „Ist das deins?“, fragt {h}. „Nein“, sagt der Igel. „Meins ist das Laub.“ <Der Igel gibt ihnen ein Blatt mit.> Das Licht deckt sich damit zu.',
      ]),
      more(1, [
        'Da geht die Katze. Tapp, tapp. „Ist das deins?“, fragt {h}. „Nein“, sagt die Katze. „Meins ist die Mauer.“ Sie legt sich hin und schnurrt. <Das Schnurren nehmen sie mit, im Ohr.>',
      ]),
      more(2, [
        'Da sitzt der Frosch. Quak! „Ist das deins?“, fragt {h}. „Nein“, sagt der Frosch. „Meins ist der Teich.“ <Platsch, ist er weg.> Ein Tropfen bleibt auf der Nase.',
      ]),
      more(2, [
        'Da kommt die Schnecke. Ganz langsam kommt sie. „Ist das deins?“, fragt {h}. Die Schnecke denkt nach. Sie denkt lange. „Nein“, sagt sie. „Meins habe ich immer dabei.“',
      ]),
      slot('road'),
    ]),
    scene(['Die Eule', 'Oben im Baum'], 'Jemand hat eine Idee und will etwas dafür.', [
      always([
        'Im Baum sitzt {b.+}. „Huhu“, ruft {h}. „Wo gehört das Licht hin?“ „Das sage ich dir“, sagt {b}. „Aber erst will ich etwas. Ein Lied.“',
        'Oben wartet schon {b.+}. „Ich kenne das Licht“, sagt {b}. „Ich weiß, wo es wohnt. Singst du mir etwas vor? Dann sage ich es.“',
      ]),
      slot('questions'),
      always([
        '{H} singt. La, la, la. Es ist ein kurzes Lied. Es ist ein schönes Lied. „Danke“, sagt {b}. „Such einen Platz, der leer ist.“',
        '{H} singt ganz leise. {A} singt mit. La, la, lu. „Schön“, sagt {b}. „Und jetzt schau hoch. Wo ist es dunkel?“',
      ]),
      more(2, [
        '{B} macht die Augen zu. Dann macht {b} sie wieder auf. Erst eins. Dann das andere. <So hört man besser zu.>',
      ]),
      slot('quiet'),
      more(1, [
        'Da ist die Maus. Piep. „Ist das deins?“, fragt {h}. „Nein“, sagt die Maus. „Meins ist der Krümel.“ <Sie teilt den Krümel. Er ist sehr klein.> Jetzt sind alle satt.',
      ]),
      more(2, [
        'Der Wind kommt vorbei. Huuu. „Ist das deins?“, fragt {h}. „Nein“, sagt der Wind. „Meins ist der Drachen.“ Er pustet dem Licht die Haare zurecht. <Es hat nur drei.>',
      ]),
      more(3, [
        'Das kleine Licht will laufen. Eins, zwei, und plumps. „Ich habe keine Beine“, sagt es. „Das macht nichts“, sagt {h}. „Ich habe zwei.“',
      ]),
      more(3, [
        'Da steht die Kuh. Muh! „Ist das deins?“, fragt {h}. „Nein“, sagt die Kuh. „Meins ist die Wiese.“ Sie leckt das Licht einmal ab. <Nun glänzt es wieder.>',
      ]),
      slot('road'),
    ]),
    scene(['Nach oben', 'Der leere Platz'], '{H} sieht, wo das Licht fehlt.', [
      slot('key'),
      always([
        'Da! Zwischen zwei Sternen ist es dunkel. Da fehlt einer. „Da wohnst du“, sagt {h}. {A} nimmt {h} auf die Schultern. {H} macht die Hand auf und pustet. Das Licht fliegt. Es fliegt über den Baum. Es fliegt über das Dach. Es ist da.',
        '{H} schaut hoch. Stern, Stern, Stern. Und dann keiner. Da ist ein Loch! „Da gehörst du hin“, sagt {h}. {A} hebt {h} hoch. „Eins, zwei, drei“, sagt {h} und pustet. Huuu! Das Licht steigt. Es wird kleiner und kleiner. Jetzt sitzt es.',
      ]),
      more(1, [
        'Alle winken. Der Baum winkt auch. <Das macht der Wind.> Das kleine Licht blinkt. Einmal, zweimal. Das heißt danke.',
      ]),
    ]),
    scene(['Gute Nacht', 'Im Bett'], 'Alle gehen schlafen.', [
      slot('after'),
      more(2, [
        'Nun gehen alle heim. Der eine ins Laub. Der andere auf die Mauer. <Einer hat sein Haus schon dabei.> Es wird still im Garten.',
      ]),
      more(3, [
        '{H} putzt die Zähne. Schrubb, schrubb. {H} zieht den Schlafanzug an. Ein Bein. Noch ein Bein. <Der Kopf passt auch.>',
      ]),
      always([
        'Jetzt liegt {h} im Bett. Die Decke ist weich. {A} gibt {ihm} einen Kuss. Oben am Himmel ist ein kleines Licht. Es schaut herunter. Es schaut {h} an. {H} macht die Augen zu. Plopp, macht der Tag und ist vorbei.',
        '{H} ist müde. Die Füße sind müde. Die Hände sind müde. {A} macht die Lampe aus. Dunkel ist es nicht. Am Fenster leuchtet etwas, klein wie eine Nuss. „Gute Nacht, kleines Licht“, sagt {h}. Blink, sagt das Licht.',
      ]),
    ]),
  ],
}
