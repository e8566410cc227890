import type { Episode } from '../../language-pack.ts'
import { always, more, scene } from '../../language-pack.ts'

/** For the smallest: a game, a snack, a hand to hold. */
export const smallGames: readonly Episode[] = [
  {
    id: 'biggest-stone',
    categories: [],
    ages: ['toddler'],
    ...scene(['Ein Stein', 'Den nehme ich mit'], 'Ein Stein ist schwer und muss mit.', [
      always([
        '{H} findet einen Stein. Er ist glatt. Er ist grau. Er ist schwer! „Den nehme ich mit“, sagt {h}. <„Den ganzen?“, fragt {a}.>',
      ]),
      always([
        '{H} hebt. Uff. {H} geht einen Schritt. Uff. Noch einen. Plumps! Da liegt er wieder. {H} rollt ihn. Rumpel. {H} schiebt ihn. <Schrapp.> Der Stein will nicht.',
      ]),
      more(1, [
        '{A} nimmt den Stein in den Arm. „Wie ein Baby“, sagt {a}. <Der Stein weint nicht.> Aber der Arm wird lang.',
      ]),
      always([
        '„Vielleicht wohnt er hier“, sagt {h}. {H} legt den Stein zurück. Er passt in seine Kuhle. Daneben liegt ein ganz kleiner Stein. „Ist das dein Kind?“, fragt {h}. Der große Stein sagt nichts. <Der kleine auch nicht.> {H} sagt beiden Tschüs. Die Hände sind leer. Jetzt kann {a} eine davon nehmen.',
      ]),
    ]),
  },
  {
    id: 'two-biscuits',
    categories: [],
    ages: ['toddler'],
    ...scene(['Zwei Kekse', 'Drei Freunde'], 'Es gibt zwei Kekse, und dann kommt noch jemand.', [
      always([
        'Pause! {A} macht die Dose auf. Da sind zwei Kekse. Einer für {h}. Einer für {a}. Das geht gut auf. <Aber wer schaut da zu?>',
      ]),
      always([
        'Da sitzt ein Spatz. Er schaut auf die Kekse. Er sagt nichts. Er schaut nur. „Er hat keinen“, sagt {h}. Zwei Kekse, drei Freunde. <Das geht nicht gut auf.> {H} denkt nach.',
      ]),
      more(1, [
        '{A} beißt ein Stück ab. {H} beißt ein Stück ab. Der Spatz beißt in die Luft. <Die Luft schmeckt nach nichts.>',
      ]),
      always([
        'Knacks. {H} bricht ein Stück ab. Knacks. {A} auch. Zwei kleine Stücke für den Spatz. Er pickt. Tick, tick, tick. Jetzt haben alle einen Keks. <Keiner ist ganz. Alle sind gut.> Der Spatz hüpft zur Dose. Sie ist leer. „Tschiep“, sagt er und setzt sich auf {hs:Schuh|den Schuh}.',
      ]),
    ]),
  },
  {
    id: 'shadow-friend',
    categories: [],
    ages: ['toddler'],
    ...scene(['Wer geht da mit?', 'Der Schatten'], 'Etwas Dunkles läuft mit.', [
      always([
        'Wer geht da mit? Er ist lang. Er ist flach. {H} hebt den Arm. Er hebt den Arm. „Das ist mein Schatten“, sagt {h}. <Der Schatten nickt.>',
      ]),
      always([
        '{H} hüpft. Der Schatten hüpft. {H} läuft weg. Der Schatten läuft mit. {H} will ihn fangen. Patsch! Da ist nur der Boden. <„Er ist schnell“, sagt {a}.> Immer ist er schon da.',
      ]),
      more(1, [
        '{A} hat auch einen. Er ist dick und hat einen Hut. <{A} hat gar keinen Hut.> Ach, das sind die Haare.',
      ]),
      always([
        'Da ist eine Wand. Der Schatten steht auf! Jetzt ist er so groß wie {h}. {H} geht ganz nah heran. Nase an Nase. Hand an Hand. „Du bist kalt“, sagt {h}. „Komm, ich halte dich.“ <Da rückt {a} dazu.> Nun sind es zwei Schatten. Nein. Es ist einer, und er ist breit und hat vier Arme.',
      ]),
    ]),
  },
  {
    id: 'drip-song',
    categories: [],
    ages: ['toddler'],
    ...scene(['Tropf', 'Das Lied vom Tropfen'], 'Es tropft, und daraus wird ein Lied.', [
      always([
        'Tropf. Was war das? Tropf. Etwas tropft {h} auf die Nase. {H} schaut hoch. Da hängt ein Tropfen. <Er wird dicker.> Tropf!',
      ]),
      always([
        '{H} stellt einen Becher hin. Plim, macht es. {A} stellt eine Dose hin. Plam. {H} findet einen Topf. Plom. Plim, plam, plom! <Das ist ein Lied.> {H} klatscht dazu. Da hört es auf zu tropfen.',
      ]),
      more(1, ['„Weiter!“, ruft {h}. Alle schauen nach oben. Oben ist es trocken. <Nur ein Tropfen überlegt noch.>']),
      always([
        '{H} nimmt den Becher. {H} taucht den Finger hinein. Tropf, von {hs:Finger|dem Finger}. Plim! {A} macht es auch. Plam! Nun regnet es aus zwei Fingern. Plim, plam, plim. <Es wird ein kurzes Lied.> Dann ist der Becher leer. Ganz zuletzt fällt oben der Tropfen. Plom.',
      ]),
    ]),
  },
  {
    id: 'left-right',
    categories: [],
    ages: ['toddler'],
    ...scene(['Der rechte Schuh', 'Links und rechts'], 'Die Schuhe wollen in verschiedene Richtungen.', [
      always([
        '{H} geht. Aber es geht komisch. Der eine Fuß will nach links. Der andere will nach rechts. Bumm, stoßen sie zusammen. <„Hoppla“, sagt {a}.>',
      ]),
      always([
        '{H} schaut hinunter. Die Schuhe schauen sich an. Sie schauen weg. „Die haben Streit“, sagt {h}. „Vertragt euch!“ Die Schuhe sagen nichts. {H} macht einen Schritt. <Bumm.> Sie haben immer noch Streit.',
      ]),
      more(1, [
        '{A} redet mit ihnen. „Lieber Schuh“, sagt {a}. „Und du, lieber anderer.“ <Ein Schnürsenkel wackelt.> Mehr passiert nicht.',
      ]),
      always([
        '{H} setzt sich hin. {H} zieht einen Schuh aus. {H} zieht den anderen aus. Hin und her, und wieder an. Jetzt schauen sie geradeaus. Beide! „Sie waren vertauscht“, sagt {a}. <„Sie haben sich nur gesucht“, sagt {h}.> Tapp, tapp, tapp. Nun laufen sie nebeneinander.',
      ]),
    ]),
  },
  {
    id: 'who-is-under-there',
    categories: [],
    ages: ['toddler'],
    ...scene(['Unter der Decke', 'Kuckuck'], 'Unter einer Decke bewegt sich etwas.', [
      always([
        'Da liegt eine Decke. Die Decke hat einen Buckel. Der Buckel bewegt sich! „Wer ist da drin?“, fragt {h}. <Die Decke sagt nichts.>',
      ]),
      always([
        '{H} tippt darauf. Der Buckel wird klein. {H} geht weg. Der Buckel wird groß. „Bist du ein Hund?“ Der Buckel wackelt. Das heißt nein. „Bist du ein Bär?“ Nein. <„Bist du eine Kartoffel?“ Da kichert die Decke.>',
      ]),
      more(1, [
        '{A} hebt eine Ecke hoch. Ein Pfötchen! Schnell ist die Ecke wieder zu. <„Es war weich“, flüstert {a}.>',
      ]),
      always([
        '{H} legt sich hin. {H} kriecht auch unter die Decke. Da ist es warm. Da ist es dunkel. Da sind zwei Augen! Eine kleine Katze sitzt da. „Miau“, flüstert sie. „Ich verstecke mich. Sucht mich keiner?“ „Ich“, sagt {h}. „Ich habe dich gesucht.“ <Da schnurrt es.> Von außen hat die Decke jetzt zwei Buckel. „Wer ist da drin?“, fragt {a}.',
      ]),
    ]),
  },
]
