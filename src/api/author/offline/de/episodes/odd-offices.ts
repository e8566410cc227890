import type { Episode } from '../../language-pack.ts'
import { always, more, scene } from '../../language-pack.ts'
import { ALL } from './ages.ts'

/** Posts and duties that somebody took upon themselves. */
export const oddOffices: readonly Episode[] = [
  {
    id: 'seen-stamp',
    categories: [],
    ages: ALL,
    ...scene(['Gesehen', 'Ein Stempel', 'Amtlich'], 'Eine Frau stempelt alles, was sie gesehen hat.', [
      always([
        'Tock, machte es. Eine Frau ging an der Wand entlang und drückte einen Stempel darauf. Tock, auf einen Stein. Tock, auf eine Tür. Es stand überall dasselbe Wort: „Gesehen“. <Sie trug Ärmelschoner und hatte das Kissen mit der blauen Farbe am Gürtel.> „Sind Sie vom Amt?“, fragte {a}. „Noch nicht“, sagte die Frau. „Aber einer muss ja anfangen.“',
      ]),
      always([
        'Sie erklärte es ihnen im Gehen. Das meiste auf der Welt habe nie jemand richtig angeschaut. Sie hole das nach. Erst hinsehen, langsam bis zehn, dann stempeln. Seit dem Frühjahr habe sie die rechte Seite geschafft. <„Und die linke?“ „Ich bin doch erst vierundsiebzig.“> Ein Spinnennetz sah sie so lange an, dass die Spinne sich umdrehte. Gestempelt wurde es auf den Pfosten daneben, aus Rücksicht. {H} zeigte ihr eine Schraube, die schief saß. „Donnerwetter“, sagte die Frau. „An der wäre ich vorbeigegangen.“',
      ]),
      more(1, [
        'Nun suchten sie zu dritt. {A} fand eine Ritze, in der eine Erbse wohnte. {H} fand einen Fleck, der von links ein Elefant war und von rechts keiner. <Den Fleck stempelte sie nicht, denn danach wäre er ein anderer gewesen.> Das Kissen wurde schon trocken.',
      ]),
      always([
        '„Jetzt ihr“, sagte die Frau. {A} bekam den Stempel auf den Handrücken, nachdem sie bis zehn gezählt hatte. Zehn ist lang, wenn man angesehen wird. Bei vier wollte {a} wegschauen, bei sieben nicht mehr. Dann kam {h} an die Reihe. Tock. <Es war kühl und kitzelte.> „Und wer hat Sie gestempelt?“, fragte {h}. Die Frau lachte. Dann lachte sie nicht mehr und sah auf die Hände, die ganz blau waren, aber nur vom Kissen. {H} nahm ihr den Stempel ab. {Er} sah sie an, bis zehn. Sie hatte einen Krümel am Mund und am linken Auge drei Fältchen wie ein Sternchen. Tock. Sie trug die Hand vor sich her, als sie weiterging, und stempelte eine ganze Weile gar nichts.',
      ]),
    ]),
  },
  {
    id: 'not-yet-lost',
    categories: [],
    ages: ALL,
    ...scene(
      ['Das Fundamt', 'Noch nicht verloren', 'Die unterste Schublade'],
      'In einem Fundamt liegt etwas, das noch keiner vermisst.',
      [
        always([
          'Der Schrank war so hoch wie ein Haus und hatte lauter Schubladen. Davor saß ein Mann mit Brille an einem winzigen Tisch. „Fundamt“, sagte er. „Was vermissen Sie?“ „Nichts“, sagte {h}. Der Mann legte den Stift hin. <So etwas war ihm noch nicht vorgekommen.> „Dann sind Sie zu früh“, sagte er. „Man muss erst etwas verlieren.“',
        ]),
        always([
          'Er zeigte ihnen trotzdem, was da war. In der ersten Schublade lagen Schirme, in der zweiten Schlüssel, in der dritten Fäden, nämlich verlorene. „Die Leute fangen einen Satz an“, sagte der Mann, „und dann ist er weg.“ {A} hielt das Ohr daran. <„Was ich noch sagen wollte“, murmelte es in der Schublade.> Ganz unten war eine, die klemmte. „Die nicht“, sagte der Mann. „Da kommt das hinein, was erst noch verloren geht. Ich räume gern im Voraus.“',
        ]),
        more(1, [
          '„Wird viel abgeholt?“, fragte {a}. „Schirme nie“, sagte der Mann. „Geduld jeden Tag.“ Er schob eine Schublade zu, in der es leise tickte. <„Und einmal kam eine Frau, die hatte ihren Namen verloren. Er passte noch, sie musste nur den Bauch einziehen.“>',
        ]),
        always([
          'Natürlich zog {h} an der untersten. Sie ging auf, eine Handbreit. Darin lag {hs:Taschentuch|das Taschentuch}, das blaue. {H} griff in die Jacke. Da war es auch. „Sehen Sie“, sagte der Mann und seufzte, „jetzt haben Sie es zweimal, bis Sie es verlieren.“ „Und wenn ich sehr gut darauf aufpasse?“ „Dann liegt es hier umsonst. Das wäre das erste Mal.“ {A} beugte sich vor. Neben dem Tuch lag noch etwas, eine alte Angst von {a}, kaum größer als ein Knopf. „Die dürfen Sie behalten“, sagte {a} schnell. Der Mann stempelte einen Schein. Als sie gingen, hielt {h} das Tuch fest in der Hand. Erst viel später, an einer Ecke, putzte {er} damit {a} das Knie ab und dachte nicht mehr daran.',
        ]),
      ],
    ),
  },
  {
    id: 'missing-word',
    categories: [],
    ages: ALL,
    ...scene(
      ['Das fehlende Wort', 'Seite dreihundertzwölf', 'Mitgehrest'],
      'Ein Wörterbuch hat eine Lücke, und sie ist genau ein Wort breit.',
      [
        always([
          '„Wie nennt man das Stück Weg, das man noch zusammen geht, obwohl man längst abbiegen müsste?“ Der junge Mann fragte, ohne Guten Tag zu sagen. Er hatte ein dickes Buch auf den Knien und Tinte an der Nase. {H} wusste es nicht. {A} auch nicht. <„Eben“, sagte er. „Keiner weiß es. Und dabei geht es jeder.“>',
          'Ein junger Mann saß da und schrieb ein Wörterbuch. Er war bei Seite dreihundertzwölf und kam nicht weiter. „Mir fehlt ein Wort“, sagte er. „Es ist für das Stück Weg, das man noch mitgeht, nur weil man noch nicht Auf Wiedersehen sagen will.“ <Die Lücke auf der Seite war genau drei Finger breit.>',
        ]),
        always([
          'Man kann im Deutschen fast alles zusammenkleben, das war ja das Schöne. Sie probierten. „Umweg“ gab es schon. „Abschiedsaufschub“ klang nach einer Behörde. {A} schlug „Nochnicht“ vor. „Das nehme ich für etwas anderes“, sagte der Mann und schrieb es an den Rand. <Es war für den Augenblick, in dem die Badewanne leer ist und man trotzdem sitzen bleibt.> „Mitgehrest“, sagte {h}. Der Mann hob den Kopf. Er sagte es leise vor sich hin, erst vorn auf der Zunge, dann hinten.',
        ]),
        more(1, [
          'Er zeigte ihnen, was er schon hatte. „Türknaufwärme“, las {h}, „die Wärme, die ein anderer gerade dagelassen hat.“ <Darunter stand „Zweitgähnen“, mit einer Zeichnung.> „Und das hier?“, fragte {a}. „Das ist für den Löffel, der in jeder Schublade der liebste ist. Es hat nur drei Buchstaben, ich wollte keine verschwenden.“',
        ]),
        always([
          '„Man müsste es ausprobieren“, sagte der Mann. „Ein Wort, das keiner gegangen ist, nehme ich nicht auf.“ Er klemmte das Buch unter den Arm und begleitete sie. Er musste eigentlich nach links, das sagte er gleich. An der Stelle, wo es nach links ging, redeten sie gerade über Löffel. Niemand blieb stehen. <An der nächsten auch nicht.> Erst eine gute Strecke später sah der Mann sich um und wurde rot. „Da war er“, sagte er. „Habt ihr ihn gemerkt?“ Er schrieb es im Stehen in die Lücke: „Mitgehrest, der.“ Dann gab er jedem die Hand und ging den ganzen Weg zurück. Einmal winkte er, ohne sich umzudrehen. Dafür gab es auch noch kein Wort.',
        ]),
      ],
    ),
  },
  {
    id: 'four-minutes',
    categories: [],
    ages: ALL,
    ...scene(
      ['Vier Minuten', 'Zwei Uhren', 'Dazwischen'],
      'Zwei Uhren gehen verschieden, und dazwischen bleibt etwas übrig.',
      [
        always([
          'An der Wand hingen zwei Uhren, und zwischen ihnen lagen vier Minuten. Unter der linken saß ein alter Mann. Unter der rechten saß auch einer. „Ihre geht vor“, sagte der linke. „Ihre geht nach“, sagte der rechte. <Das sagten sie offenbar schon länger, denn sie sahen sich dabei nicht mehr an.> „Welche stimmt denn?“, fragte {h}. „Meine“, sagten beide.',
        ]),
        always([
          'Jeder zog die eigene auf, seit es hier Uhren gab. Der linke war immer vier Minuten eher mit der Suppe fertig, oder der rechte vier Minuten später hungrig. Sie hatten darüber nie gestritten, sagten sie. Sie hatten nur nie zusammen gegessen. <{A} verglich die Uhren mit dem eigenen Gefühl. Das ging ganz anders.> „Wenn es hier schon geschlagen hat und dort noch nicht“, fragte {h}, „was ist dann in den vier Minuten?“ Die beiden Männer sahen zum ersten Mal auf dieselbe Stelle. Sie lag genau zwischen ihnen, an der leeren Wand.',
        ]),
        more(1, [
          '„Die gehören keinem“, sagte der linke nach einigem Nachdenken. „Bei mir sind sie schon vorbei.“ „Bei mir haben sie noch nicht angefangen“, sagte der rechte. <{A} rechnete nach, wie viele sich im Lauf der Zeit da angesammelt haben mussten. Es kamen Wochen heraus.>',
        ]),
        always([
          '{H} stellte zwei Hocker unter die leere Stelle. Links schlug es. „Jetzt“, sagte {h}. Der linke Mann stand auf und setzte sich dorthin, und der rechte kam dazu. Sie hatten vier Minuten. Der linke brach ein Brötchen durch. Der rechte hatte Salz in einem Papier. <Sie kauten im selben Takt.> Keiner sah auf die Uhr, denn hier gab es keine. „Schöne Gegend“, sagte der linke. Da schlug es rechts, und beide gingen an ihren Platz zurück, wischten sich den Mund und taten, als wäre nichts. „Ihre geht vor“, sagte der linke. „Zum Glück“, sagte der rechte.',
        ]),
      ],
    ),
  },
  {
    id: 'long-goodbye',
    categories: [],
    ages: ALL,
    ...scene(
      ['Also dann', 'Ein langer Abschied', 'So!'],
      'Zwei verabschieden sich und versperren dabei den Durchgang.',
      [
        always([
          'Im schmalsten Stück des Weges standen zwei Damen und verabschiedeten sich. „Also dann“, sagte die eine. „Ja, dann“, sagte die andere. „Grüß schön.“ „Du auch.“ {H} trat einen Schritt vor. Aber es ging noch weiter. <„Und nochmals danke.“ „Ach was, ich danke.“> An ihnen vorbei kam man nicht. Man hätte mitten durch den Abschied gehen müssen, und so etwas tut man nicht.',
        ]),
        always([
          'Sie warteten. Die eine Dame ging zwei Schritte rückwärts. Da fiel der anderen etwas ein, das mit einem Knie zu tun hatte. Also wieder zwei Schritte vor. „Jetzt muss ich aber“, sagte die eine. „Ich halte dich nur auf“, sagte die andere und hielt sie am Ärmel. <Ein Gebäck wechselte den Besitzer und gleich noch einmal, weil keine es annehmen wollte.> {A} setzte sich auf den Boden. Hinter ihnen stellten sich schon die Nächsten an, und ganz hinten wurde Kaffee ausgeschenkt.',
        ]),
        more(1, [
          '„Wie lange stehen Sie schon?“, fragte {a} leise einen Herrn, der von der anderen Seite kam und dort ebenfalls festsaß. „Seit dem Schwager“, sagte der Herr. „Jetzt sind sie beim Knie.“ <Er sprach mit der Ruhe eines Mannes, der das nicht zum ersten Mal erlebt.>',
        ]),
        always([
          'Man durfte sie nicht unterbrechen. Aber {h} hatte schon vielen Leuten beim Gehen zugesehen und wusste, es gab ein Zeichen. {Er} setzte sich neben {a} und holte Luft. Dann kamen beide Hände auf die Knie, dass es knallte. „So!“, sagte {h}. Die Damen sahen auf. <Auch der Herr stand sofort gerader.> „So“, sagte die eine. „Ja, so“, sagte die andere. Es wirkte, wie es immer wirkt. Sie knöpften die Mäntel zu, gaben sich die Hand, und jede ging in ihre Richtung davon. Der Durchgang war frei. {H} und {a} waren schon fast hindurch, da rief es hinter ihnen: „Ach, und was ich noch sagen wollte!“ Sie liefen.',
        ]),
      ],
    ),
  },
]
