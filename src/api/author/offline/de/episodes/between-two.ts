import type { Episode } from '../../language-pack.ts'
import { always, more, scene } from '../../language-pack.ts'
import { ALL } from './ages.ts'

/** What happens between two people who have a long way to go together. */
export const betweenTwo: readonly Episode[] = [
  {
    id: 'quarrel',
    categories: [],
    ages: ALL,
    ...scene(
      ['Wer es zuerst sagte', 'Ein Strich', 'Drei Schritte Abstand'],
      'Zwei streiten, und es geht um sehr wenig.',
      [
        always([
          '„Das habe ich gleich gesagt“, sagte {a}. „Nein“, sagte {h}. „Das habe ich gleich gesagt.“ So fing es an. Es ging um nichts, und gerade darum gab keiner nach. <Nach fünf Minuten wussten sie nicht mehr, was es gewesen war, das sie beide gleich gesagt hatten.> {A} zog mit dem Schuh einen Strich auf den Boden. „Deine Seite“, sagte {a}. „Meine Seite.“',
        ]),
        always([
          'Das war schnell gesagt. Aber der Rucksack lag auf der einen Seite und das Brot auf der anderen. Auf der dritten Seite, die es nicht gab, lag das Messer dazu. {H} hatte Hunger und einen Strich. {A} hatte Durst und denselben Strich. <Man saß Rücken an Rücken und sah sehr genau in verschiedene Richtungen.> Eine Ameise kam, trug etwas über die Grenze und kehrte ohne Gepäck zurück. „Schmuggel“, sagte {a}. „Die gehört zu dir“, sagte {h}.',
        ]),
        more(1, [
          'Sie verhandelten über die Ameise. Man bot eine Brotrinde für den freien Verkehr von Tieren. Man verlangte Wasser. <Der Vertrag hatte vier Absätze und galt bis zum Ende des Brotes.> Beim dritten Absatz musste {a} lachen und tat, als wäre es Husten.',
        ]),
        always([
          '„Gesundheit“, sagte {h}. „Das war Husten.“ „Das habe ich gleich gesagt“, sagte {h}. Da war es wieder, das Wort, um das es gegangen war, und es hatte keine Kraft mehr. <{A} wischte mit der Sohle ein Stück vom Strich weg, nur so breit wie ein Fuß.> {H} wischte von der anderen Seite. Durch die Lücke reichten sie das Brot. Dann gingen sie weiter, und den Rest des Strichs ließen sie liegen, für Leute, die ihn nötiger hatten.',
        ]),
      ],
    ),
  },
  {
    id: 'hiccups',
    categories: [],
    ages: ALL,
    ...scene(
      ['Hick', 'Ein Glas von der falschen Seite', 'Alle sieben Schritte'],
      '{A} bekommt Schluckauf, und jeder weiß ein Mittel.',
      [
        always([
          'Hick, machte {a}. Sie waren gerade so leise gewesen, wie man sein muss, wenn man etwas vorhat. Sieben Schritte lang war Ruhe. Hick. <„Halt die Luft an“, sagte {h}. {A} hielt sie an, bis die Ohren rot waren. Hick.> So konnte man sich nirgends anschleichen und nirgends warten. Es musste weg.',
        ]),
        always([
          'Ein Mann, der vorbeikam, wusste ein Mittel: an drei Glatzköpfige denken. {A} kannte nur zwei. Eine Frau wusste ein besseres: Wasser trinken, vom falschen Rand des Bechers. Danach war {a} nass bis zum Gürtel und sagte Hick. <Ein Junge rief „Buh!“. Alle erschraken, nur {a} nicht, denn {a} war gerade mit Hicksen beschäftigt.> Bald standen sieben Leute um sie herum und stritten, wessen Großmutter recht gehabt hatte.',
        ]),
        more(1, [
          '„Zucker“, sagte der Siebte und hatte keinen. „Kopfstand“, sagte der Dritte und machte es vor. Aus seinen Taschen fielen Münzen, ein Kamm und ein halbes Würstchen. <Das Würstchen half {a} auch nicht. Aber es war gut.>',
        ]),
        always([
          '{H} hatte die ganze Zeit mitgezählt. Sieben Schritte, hick, sieben Schritte, hick. Man konnte die Uhr danach stellen. „Gleich“, sagte {h} und hob den Finger. Alle wurden still. Alle sahen auf {a}. Fünf, sechs, sieben. <Es war, als hielte die ganze Gegend den Atem an.> Es kam nichts. „Jetzt ist es weg“, sagte {a} enttäuscht. „Weil alle gewartet haben.“ Die sieben klatschten. Dann ging jeder seines Weges. Hinter der nächsten Ecke machte einer von ihnen: Hick.',
        ]),
      ],
    ),
  },
  {
    id: 'swapped-shoes',
    categories: [],
    ages: ALL,
    ...scene(['In fremden Schuhen', 'Links drückt', 'Getauscht'], 'Sie tauschen die Schuhe und gehen anders.', [
      always([
        '„Dein Gehen macht mich verrückt“, sagte {a}. „Du trittst immer mit der Ferse auf.“ „Und du schlurfst“, sagte {h}. „Ich schlurfe nicht, das sind die Schuhe.“ <Sie sahen hinunter auf die vier Schuldigen.> „Beweis es“, sagte {h}. So kam es, dass sie sich hinsetzten und die Schuhe tauschten.',
      ]),
      always([
        'Einer war zu groß, der andere zu klein, und warm waren beide. {H} machte den ersten Schritt. Es schlurfte. {H} hob die Füße wie sonst auch. Es schlurfte trotzdem, rechts mehr als links. Im rechten war innen eine Stelle, an der es drückte. <Sie lag genau unter dem großen Zeh.> „Tut das immer so weh?“, fragte {h}. „Was?“, fragte {a} und trat mit der Ferse auf wie ein Gendarm.',
      ]),
      more(1, [
        '{A} kam aus dem Staunen nicht heraus. „Deine gehen von allein“, sagte {a}. „Sie wollen dauernd um die Ecke.“ Das stimmte, die Absätze waren schief gelaufen, beide nach außen. <„Da sind sie neugierig geworden“, sagte {h}.>',
      ]),
      always([
        'Sie gingen ein gutes Stück so. Wer ihnen entgegenkam, sah zwei Leute, die sich vorsichtig bewegten, jeder wie der andere. Dann setzten sie sich wieder hin. {H} zog den rechten Schuh aus und griff tief hinein. Da war ein Steinchen, rund gerieben und blank. <Es musste seit Wochen darin liegen.> „Das gehört da nicht hin“, sagte {h}. {A} sah es an wie einen alten Bekannten. „Ich dachte, das bin ich“, sagte {a}. Danach tauschten sie zurück. Es schlurfte nicht mehr.',
      ]),
    ]),
  },
  {
    id: 'silence-game',
    categories: [],
    ages: ALL,
    ...scene(['Wer zuerst spricht', 'Kein Wort', 'Zeichen'], 'Sie spielen Schweigen, und es wird schwierig.', [
      always([
        '„Wer zuerst redet, trägt alles“, sagte {a}. {H} nickte. Damit galt es. Die ersten hundert Schritte waren leicht. <Man hörte auf einmal, was man sonst überredet: die Schuhe, den Stoff, das eigene Schlucken.> Dann fiel {h} etwas ein, das wirklich wichtig war.',
      ]),
      always([
        'Wie sagt man mit den Händen: Du hast den Beutel vergessen? {H} zeigte auf {a}, auf den Rücken, auf den Weg zurück. {A} sah nach, ob hinten jemand kam. {H} machte einen Beutel. {A} verstand: Bauchweh, und bot mit viel Mitleid einen Keks an. <{H} nahm ihn. Es war ja nicht falsch, nur nicht das.> {H} malte den Beutel in die Luft, mit Schnur. {A} verbeugte sich, weil es wohl ein Kompliment gewesen war.',
      ]),
      more(1, [
        'Da kam ihnen eine Frau entgegen und grüßte. Sie nickten beide, so herzlich es ging. „Wissen Sie, wie spät es ist?“, fragte die Frau. {A} zeigte es mit den Fingern. <Die Frau antwortete, auch mit den Fingern, langsam und sehr deutlich. Sie hielt sie für Ausländer und wollte höflich sein.>',
      ]),
      always([
        'Zuletzt nahm {h} ihre beiden Gepäckstücke, stellte sie nebeneinander und machte an der dritten Stelle ein Loch in die Luft. {A} zählte. {A} wurde blass und rannte los, den ganzen Weg zurück. Als {a} wiederkam, mit dem Beutel, außer Atem und stumm, hätte {h} beinahe „Danke“ gesagt. <Man sah, wie das Wort schon hinter den Zähnen stand.> Sie teilten den Rest der Kekse. „Unentschieden“, sagten sie dann, genau zugleich, und darüber mussten sie so lachen, dass keiner mehr wusste, wer nun alles trug.',
      ]),
    ]),
  },
  {
    id: 'note-for-later',
    categories: [],
    ages: ALL,
    ...scene(
      ['An uns, später', 'Ein gefalteter Zettel', 'Nicht vorher lesen'],
      'Sie schreiben an sich selbst und streiten über den Umschlag.',
      [
        always([
          '„Wir sollten uns einen Brief schreiben“, sagte {a} bei einer Rast. „Wir sitzen doch nebeneinander.“ „Nicht uns. Uns, wenn das hier vorbei ist.“ {H} suchte einen Stift. <Er schrieb nur, wenn man ihn schräg hielt, das passte zum Boden.> „Liebes Ich“, schrieb {h}. Dann wusste {er} nicht weiter. Wie redet man mit jemandem, der alles schon weiß?',
        ]),
        always([
          '{A} schrieb schnell und hielt die Hand davor. {H} kaute am Stift. Man konnte sich schlecht Glück wünschen, es war ja dann entschieden. Man konnte auch nicht fragen, wie es ausging, denn die Antwort kam nicht zurück. <Ein Käfer lief über das Papier und setzte ein Komma, wo keines hingehörte.> Am Ende schrieb {h} nur auf, was gerade war: dass der Stein kalt sei und dass {a} beim Schreiben die Zunge herausstrecke. Dass man noch nicht wisse, wie es weitergehe. Und dass es sich im Augenblick trotzdem ganz gut anfühle.',
        ]),
        more(1, [
          '„Fertig“, sagte {a}. „Was steht drin?“ „Das darf ich nicht sagen, du bist nicht der Empfänger.“ „Bin ich wohl.“ „Du bist der von jetzt“, sagte {a} streng. <So genau hatte es {h} noch nie jemand erklärt.>',
        ]),
        always([
          'Sie falteten beide Zettel in einen. Über den Umschlag wurden sie sich nicht einig. „Nicht vorher öffnen“, schlug {a} vor. „Vor was?“ Das war die Schwierigkeit. Schließlich schrieb {h} darauf: „Wenn ihr das lest, setzt euch hin.“ <Sie schoben ihn ganz unten in die Tasche, unter alles andere.> Im Weitergehen knisterte er bei jedem Schritt ein wenig, als läse ihn jemand heimlich.',
        ]),
      ],
    ),
  },
  {
    id: 'hole-in-the-pocket',
    categories: [],
    ages: ALL,
    ...scene(
      ['Das Loch in der Tasche', 'Im Futter', 'Was alles verloren ging'],
      'Eine Münze fällt nach innen, und es kommt noch mehr ans Licht.',
      [
        always([
          'Die Münze war eben noch da gewesen. {H} hatte sie in die Tasche gesteckt, nun fand die Hand nur Stoff und am Ende des Stoffes ein Loch. Dahinter, tief unten im Futter, klimperte es. <„Sie ist in der Jacke“, sagte {a}. „Aber auf der falschen Seite.“> Ohne Münze konnte man nicht losen, und sie hatten gerade losen wollen.',
        ]),
        always([
          '{H} schüttelte die Jacke. Die Münze wanderte nach hinten. {A} klopfte von außen dagegen, wie man ein Tier durch einen Gang treibt. Sie glitt zum Ärmel, kehrte um und blieb im Rücken liegen. <„Sie kennt sich da aus“, sagte {a}.> Schließlich steckte {h} den Arm bis zum Ellbogen durch das Loch und tastete. Da war etwas. Aber es war keine Münze.',
        ]),
        more(1, [
          'Es kam zum Vorschein, eins nach dem anderen: ein Bleistiftstummel, drei Kerne, ein Bonbon von unbekanntem Alter. Eine Eintrittskarte, auf der man nur noch „ein Erwachsener und ein“ lesen konnte. <Eine Haarklammer, die keinem gehörte oder jemandem, an den {h} lange nicht gedacht hatte.>',
        ]),
        always([
          'Ganz zuletzt zog {h} ein Stück Papier hervor, klein gefaltet und weich wie ein Taschentuch. „Nicht vergessen!“, stand darauf, mit Ausrufezeichen. Was, das stand nicht da. „Und, hast du es vergessen?“, fragte {a}. {H} dachte nach. „Ich weiß nicht. Ich glaube, ich habe es einfach gemacht.“ <Sie sahen den Zettel an, bis er ihnen leidtat.> Er kam in die andere Tasche, die ohne Loch. Die Münze ließen sie, wo sie war. Beim Gehen klimperte sie, mal links, mal rechts, und so losten sie ab jetzt.',
        ]),
      ],
    ),
  },
  {
    id: 'third-slice',
    categories: [],
    ages: ALL,
    ...scene(['Drei Scheiben', 'Ein Stück zu viel', 'Für wen?'], 'Es gibt drei Brote für zwei, und ein drittes Maul.', [
      always([
        'Es waren drei Brote. Zwei aßen sie gleich, stehend, weil es so lange gedauert hatte. Das dritte lag im Papier zwischen ihnen. „Nimm du“, sagte {h}. „Nein, du“, sagte {a}. <So ging es eine Weile. Das Brot wurde davon nicht weniger.> „Teilen?“ „Es ist nur eine Scheibe, mit einem Ei. Ein Ei kann man nicht gerecht teilen, da sitzt das Gelbe immer auf einer Seite.“',
      ]),
      always([
        'Also wurde entschieden, wer es verdient hatte. {A} hatte weiter getragen. {H} hatte öfter gefragt. {A} hatte den Weg gefunden, {h} vorher die Stelle, an der sie ihn verloren hatten. <Es stand sehr lange sehr genau gleich.> Sie waren so vertieft, dass sie das Rascheln erst hörten, als es aufhörte. Das Papier lag noch da. Daneben saß ein kleiner Vogel, so dick, wie ein Vogel gar nicht sein soll, und hatte Gelb am Schnabel.',
      ]),
      more(1, [
        '„He“, sagte {a}. Der Vogel sah auf. Er hatte die Miene von jemandem, der eine Entscheidung getroffen hat, während andere reden. <Dann wischte er sich den Schnabel am Papier ab, links, rechts, wie am Tischtuch.>',
      ]),
      always([
        'Ein Rest war noch da: die Rinde, vier Zentimeter, ohne Ei. „Nun ist es leicht“, sagte {h} und brach sie durch. Zwei genau gleiche Stücke. Sie kauten lange, denn Rinde braucht ihre Zeit. <„Es war gar nicht so wichtig“, sagte {a}. „Das Ei?“ „Das Recht.“> Als sie aufbrachen, flog der Vogel ihnen ein Stück voraus, von Halt zu Halt, schwer und zufrieden. Er war nun wohl der Meinung, er gehöre dazu.',
      ]),
    ]),
  },
]
