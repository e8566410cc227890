import { always, more, type Plot, scene, slot } from '../../language-pack.ts'

/** For the smallest: a red hat is gone. Everybody has seen it, on the way from one to the next. */
export const lostHat: Plot = {
  id: 'lost-hat',
  categories: ['christmas', 'bedtime', 'adventure', 'scifi', 'love', 'generic', 'horror'],
  ages: ['toddler'],
  cast: {
    a: { name: 'Jakob', gender: 'male', connection: 'Opa' },
    b: { name: 'Herr Bär', gender: 'male', connection: '' },
  },
  titles: ['Die Mütze ist weg', '{h} sucht die Mütze', 'Wo ist die Mütze?'],
  teasers: [
    'Die rote Mütze ist weg. {H} sucht sie überall. Wer hat sie?',
    'Kalte Ohren! {H} sucht die Mütze. Alle haben sie gesehen.',
  ],
  start: 'Die rote Mütze ist weg, und {h} bekommt kalte Ohren. Jetzt wird gesucht.',
  byname: '{h} mit der roten Mütze',
  places: [
    { name: 'Der Haken', description: 'Hier hängt die Mütze. Sonst.' },
    { name: 'Der Weg', description: 'Er hat viele kleine Spuren.' },
    { name: 'Die Höhle', description: 'Sie ist warm, und jemand schnarcht.' },
  ],
  scenes: [
    scene(['Der leere Haken', 'Kalte Ohren'], 'Die Mütze ist nicht da.', [
      always([
        '{H} will hinaus. Die Jacke ist da. Die Schuhe sind da. Und die Mütze? Der Haken ist leer. Die rote Mütze ist weg!',
        'Da ist der Haken. Am Haken hängt die Mütze. Sie ist rot. So ist es immer. Aber heute ist der Haken leer. „Oh“, sagt {h}.',
      ]),
      always([
        'Es ist kalt {dort}. {H} fasst sich an die Ohren. Das linke ist kalt. Das rechte auch. „Ich suche sie“, sagt {h}.',
        'Draußen ist es kalt {dort}. Ohne Mütze frieren die Ohren. {H} will die Mütze wiederhaben. Jetzt gleich.',
      ]),
      always([
        '„Ich suche mit“, sagt {a.+}. {A} nimmt {h} an die Hand. Zwei Hände, vier Füße. Los geht es.',
        '{A.+} zieht schon die Stiefel an. Der eine ist schwer. Der andere auch. „Zu zweit finden wir sie“, sagt {a}.',
      ]),
      slot('portrait'),
      slot('company'),
      more(1, [
        'Sie schauen unter den Tisch. Da ist ein Ball. Sie schauen in den Topf. Da ist ein Löffel. <Sie schauen in den Stiefel. Da ist ein Fuß.> Keine Mütze.',
      ]),
    ]),
    scene(['Spuren', 'Wer hat sie gesehen?'], '{H} fragt alle, die vorbeikommen.', [
      always([
        'Auf dem Weg sitzt der Vogel. „Hast du die Mütze?“, fragt {h}. „Ich hatte sie“, sagt der Vogel. „Sie war mein Nest. Dann kam der Wind.“ Und weg war sie.',
        'Da sitzt der Hase. „Hast du die Mütze?“, fragt {h}. „Ich hatte sie“, sagt der Hase. „Aber meine Ohren sind zu lang. Da habe ich sie verschenkt.“ „An wen?“ Der Hase zeigt den Weg hinunter.',
      ]),
      more(1, [
        'Da ist die Ente. Nak, nak. „Hast du die Mütze?“ „Ich hatte sie“, sagt die Ente. „Sie war mein Boot. Dann wurde sie nass.“ <Nak, nak, das tut ihr leid.> Die Mütze ist schon weiter.',
      ]),
      more(1, [
        'Da ist das Eichhorn. Husch! „Hast du die Mütze?“ „Ich hatte sie“, sagt das Eichhorn. „Sie war mein Nusskorb. Dann waren es zu viele Nüsse.“ <Husch, ist es oben.> Eine Nuss fällt herunter. Plock.',
      ]),
      more(2, [
        'Da ist das Schaf. Mäh. „Hast du die Mütze?“ „Ich hatte sie“, sagt das Schaf. „Aber ich habe selber Wolle.“ <Das stimmt. Es hat sehr viel.> {H} wärmt sich kurz die Ohren an ihm.',
      ]),
      more(2, [
        'Da ist der Fuchs. Er ist rot wie die Mütze. „Hast du sie?“ „Ich hatte sie“, sagt der Fuchs. „Keiner hat sie auf mir gesehen.“ <Da muss {a} lachen.> Der Fuchs lacht auch.',
      ]),
      slot('road'),
    ]),
    scene(['Der Bär', 'Eine warme Höhle'], 'Jemand schläft und hat etwas Rotes.', [
      always([
        'Am Ende vom Weg ist eine Höhle. Es schnarcht. Darin wohnt {b.+}. „Pst“, sagt {a}. „{B} schläft.“ Und was ist da? Etwas Rotes!',
        'Da ist eine Höhle. Da brummt es. Darin liegt {b.+} und schläft. Und da ist die Mütze! Sie sitzt auf einem kalten, dicken Zeh.',
      ]),
      slot('questions'),
      always([
        '{H} zieht an der Mütze. Zupf. Da wacht {b} auf. „Das ist meine Mütze“, sagt {h}. „Mein Zeh ist kalt“, sagt {b}. „Gib mir etwas dafür.“',
        '„Hallo“, sagt {h}. „Das ist meine Mütze.“ „Das ist mein Zeh“, sagt {b}. „Er friert. Er braucht etwas Warmes.“',
      ]),
      more(1, [
        '{H} gibt das Taschentuch. Zu dünn. {A} gibt einen Handschuh. Zu klein. <Ein Blatt? Das raschelt.> Der Zeh friert immer noch.',
      ]),
      slot('quiet'),
      more(2, [
        'Da ist der Maulwurf. Er guckt aus der Erde. „Hast du etwas Warmes?“, fragt {h}. „Nur Erde“, sagt der Maulwurf. <Er gibt ihnen eine Handvoll.> Sie ist braun und weich.',
      ]),
      more(3, [
        'Da ist das Pony. Es schnaubt. „Hast du etwas Warmes?“ „Nur Luft“, sagt das Pony und pustet. <Pfff.> Die Luft ist warm und riecht nach Heu. Gleich ist sie wieder weg.',
      ]),
      more(3, [
        '{A} setzt sich auf einen Stein. Der Stein ist kalt. {A} steht wieder auf. <„Huch“, sagt {a}.> {H} kichert.',
      ]),
      slot('road'),
    ]),
    scene(['Die Idee', 'Ein Zeh, zwei Ohren'], '{H} hat eine Idee.', [
      slot('key'),
      always([
        '{H} schaut auf die Schuhe. In den Schuhen sind Socken. Dicke Socken! „Ich habe zwei“, sagt {h}. „Du brauchst eine.“ {H} zieht eine Socke aus. {B} zieht die Socke an. Sie passt. Der Zeh ist warm. „Da“, sagt {b} und gibt {ihm} die Mütze.',
        'Was ist weich? Was ist warm? Was passt an einen Zeh? Eine Socke! {H} zieht den Schuh aus. {H} zieht die Socke aus. „Bitte“, sagt {h}. {B} probiert sie an. „Ah“, brummt {b}. Und die Mütze? Die sitzt wieder auf {h}.',
      ]),
      more(1, [
        'Nun hat {h} einen kalten Fuß. Aber nicht lange. {A} trägt {ihn} auf dem Rücken. <Hopp, hopp, hopp.> Da ist der Fuß in der Luft.',
      ]),
    ]),
    scene(['Nach Hause', 'Am Haken'], 'Alle haben es warm.', [
      slot('after'),
      more(2, [
        'Auf dem Heimweg winken alle. „Da ist sie ja!“, rufen sie. „Da ist die Mütze!“ <Und {h} winkt zurück.> Die Mütze wackelt.',
      ]),
      more(3, ['Zu Hause gibt es Tee. Er ist noch zu heiß. Pusten. Pusten. <Jetzt geht es.> Schlürf.']),
      always([
        'Am Abend hängt {h} die Mütze auf. Da ist der Haken. Da ist die Mütze. Sie ist rot. So ist es wieder gut. In der Höhle schläft einer mit Socke. Und {h} schläft auch.',
        'Die Mütze hängt wieder am Haken. {H} liegt im Bett. Ein Fuß hat eine Socke. Der andere nicht. Unter der Decke ist das egal. „Gute Nacht, Ohren“, sagt {h}. „Gute Nacht, Zeh.“ Weit weg brummt jemand.',
      ]),
    ]),
  ],
}
