import type { Episode } from '../../language-pack.ts'
import { always, more, scene } from '../../language-pack.ts'

/** For the smallest: somebody is met, and something small goes wrong and right again. */
export const smallMeetings: readonly Episode[] = [
  {
    id: 'beetle-on-its-back',
    categories: [],
    ages: ['toddler'],
    ...scene(['Ein Käfer', 'Auf dem Rücken'], 'Ein Käfer liegt falsch herum.', [
      always([
        'Da liegt ein Käfer. Er liegt auf dem Rücken. Er strampelt mit sechs Beinen. Ritsche, ratsche. „Der fährt Rad“, sagt {a}. <Aber er kommt nicht weiter.>',
      ]),
      always([
        '{H} pustet. Der Käfer schaukelt. {H} pustet noch einmal. Er dreht sich im Kreis. „Mir ist schwindlig“, sagt der Käfer. <Dann strampelt er weiter. Ritsche, ratsche.> Was nun?',
      ]),
      more(1, [
        '{A} hat einen Löffel. Der ist zu groß. {A} hat einen Faden. <Der ist zu weich.> Der Käfer wartet höflich.',
      ]),
      always([
        '{H} legt ein Blatt hin. Der Käfer hält sich fest. Eins, zwei, hopp! Da steht er. „Oben ist wieder oben“, sagt der Käfer. <Er putzt sich die Nase.> Dann fährt er Rad. Diesmal kommt er weit.',
      ]),
    ]),
  },
  {
    id: 'sneezing-tree',
    categories: [],
    ages: ['toddler'],
    ...scene(['Hatschi', 'Eine Feder'], 'Jemand muss niesen und kann nicht.', [
      always([
        '„Ha“, macht es. „Ha, ha.“ Wer lacht da? Keiner lacht. Ein Esel will niesen. Aber es kommt nicht. „Ha“, macht der Esel. <Seine Ohren zittern.>',
      ]),
      always([
        '„Soll ich helfen?“, fragt {h}. „Ha“, sagt der Esel. Das heißt ja. {H} kitzelt ihn mit Gras. „Ha, ha.“ Mehr kommt nicht. {A} kitzelt mit dem Schal. <Jetzt muss {a} selber niesen.> Hatschi! Aber der Esel nicht.',
      ]),
      more(1, ['Sie schauen in die Nase. Da ist es dunkel. <„Hallo“, ruft {h} hinein. „Hallo“, sagt die Nase.>']),
      always([
        'Da fliegt eine Feder vorbei. Ganz langsam. Sie setzt sich auf die Nase. Der Esel schielt. Alle halten still. „Ha“, sagt der Esel. „Ha. Tschi!“ Die Mütze fliegt. Das Laub fliegt. <Die Feder fliegt auch.> „Danke“, sagt der Esel. „Das war ein guter.“',
      ]),
    ]),
  },
  {
    id: 'shy-echo',
    categories: [],
    ages: ['toddler'],
    ...scene(['Hallo, hallo', 'Wer ruft da?'], 'Jemand ruft alles zurück.', [
      always([
        '„Hallo!“, ruft {h}. „Hallo!“, ruft es zurück. Wer ist das? {H} schaut um die Ecke. Da ist keiner. <„Komisch“, sagt {a}. „Komisch“, sagt es.>',
      ]),
      always([
        '„Wo bist du?“, ruft {h}. „Bist du?“, ruft es. „Ich bin hier!“ „Hier!“ {H} sucht hinter der Tonne. {H} sucht hinter {a}. <Da ist nur {a}.> „Komm doch heraus!“ „Heraus!“, ruft es.',
      ]),
      more(1, ['{A} singt: La. Es singt auch: La. {A} bellt: Wuff. Es bellt auch. <Da bellt ein echter Hund zurück.>']),
      always([
        '„Vielleicht ist es schüchtern“, sagt {h}. {H} ruft nicht mehr. {H} flüstert: „Gute Freunde.“ Lange ist es still. Dann flüstert es, ganz nah: „Freunde.“ <{H} lächelt.> Sie gehen weiter. „Tschüs!“, ruft {h}. Was ruft es wohl?',
      ]),
    ]),
  },
  {
    id: 'goose-parade',
    categories: [],
    ages: ['toddler'],
    ...scene(['Einer hinter dem anderen', 'Watschel'], 'Fünf Gänse gehen, und eine ist ganz hinten.', [
      always([
        'Watschel, watschel. Da kommen Gänse. Eine, zwei, drei, vier, fünf. Die letzte ist die kleinste. Sie sieht immer nur Rücken. <„Gack“, sagt sie traurig.>',
      ]),
      always([
        '„Ich will auch mal nach vorn“, sagt die kleine Gans. „Vorn ist besetzt“, sagt die große. {H} geht neben der kleinen. Watschel, watschel. <{A} watschelt auch. Das sieht lustig aus.> Vorn ist ein Zaun. Da geht es nicht weiter.',
      ]),
      more(1, [
        '„Rechts“, sagt die erste. „Links“, sagt die zweite. „Essen“, sagt die dritte. <Die vierte sagt nichts. Sie kaut schon.>',
      ]),
      always([
        '„Dreht euch um“, sagt {h}. Alle Gänse drehen sich um. Wer ist nun vorn? Die kleine! „Gack!“, ruft sie. Mir nach! <Sie macht große Schritte.> Watschel, watschel, watschel. Fünf Schwänze wackeln davon.',
      ]),
    ]),
  },
  {
    id: 'sleepy-snail-house',
    categories: [],
    ages: ['toddler'],
    ...scene(['Klopf an', 'Das kleinste Haus'], 'Ein Haus ist zu, und es regnet hinein.', [
      always([
        'Da steht ein Haus. Es ist so klein wie ein Daumen. Klopf, klopf. „Wer da?“, fragt es drinnen. „{H}“, sagt {h}. „Ich ziehe gerade um“, sagt es. <Ein Fühler kommt heraus.>',
      ]),
      always([
        'Es ist die Schnecke. Sie will auf den Stein. Der Stein ist hoch. Sie kriecht. Sie rutscht. Plitsch! Sie kriecht noch einmal. <Plitsch!> „Das dauert“, sagt die Schnecke. „Ich bin seit Montag dran.“',
      ]),
      more(1, [
        '{A} schiebt mit dem Finger. „Nicht schieben“, sagt die Schnecke. „Ich gehe selbst.“ <Da wartet {a}.> Es ist ein langes Warten.',
      ]),
      always([
        '{H} legt einen Stock an den Stein. Das ist eine Treppe. Die Schnecke kriecht. Ganz langsam. Da ist sie oben! Die Aussicht ist schön. <Man sieht bis zum Löwenzahn.> „Besuch mich mal“, sagt die Schnecke. „Du findest mich. Ich bin dann noch hier.“',
      ]),
    ]),
  },
  {
    id: 'borrowed-hat-wind',
    categories: [],
    ages: ['toddler'],
    ...scene(['Der Wind hat etwas', 'Huu'], 'Der Wind nimmt etwas mit und gibt es wieder.', [
      always([
        'Huu, macht der Wind. Schwupp! Da ist das Tuch von {a} weg. Es fliegt. Es tanzt. „Gib her!“, ruft {h}. <„Huu“, sagt der Wind.>',
      ]),
      always([
        '{H} rennt. Das Tuch fliegt hoch. {H} springt. Das Tuch fliegt höher. Es setzt sich auf einen Ast. <Es winkt.> „Das ist meins“, ruft {a}. Der Wind spielt weiter.',
      ]),
      more(1, ['„Lieber Wind“, sagt {a}. Er hört nicht. „Böser Wind!“ Er hört auch nicht. <Er hat keine Ohren.>']),
      always([
        '{H} hebt ein Blatt auf. Es ist rot. „Tauschen?“, fragt {h}. {H} hält es hoch. Der Wind wird leise. Er überlegt. Dann nimmt er das Blatt. Und das Tuch? <Es fällt und fällt.> Es fällt genau auf {h}. Nun ist es dunkel. „Kuckuck“, sagt {h}.',
      ]),
    ]),
  },
]
