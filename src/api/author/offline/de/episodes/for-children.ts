import type { Episode } from '../../language-pack.ts'
import { always, more, scene } from '../../language-pack.ts'
import { KID } from './ages.ts'

/** For those who still know how one founds a country. */
export const forChildren: readonly Episode[] = [
  {
    id: 'gang-of-one',
    categories: ['adventure', 'generic', 'love', 'christmas', 'scifi'],
    ages: KID,
    ...scene(
      ['Die Bande mit einem Mitglied', 'Losung?', 'Abstimmung'],
      'Eine Bande hat nur ein Mitglied und ein Problem.',
      [
        always([
          '„Halt! Losung?“, rief es von oben. Auf einer Kiste stand ein Mädchen mit einer Augenklappe über dem Ohr. „Wir wissen keine Losung“, sagte {h}. „Das ist richtig“, sagte das Mädchen. „Die Losung heißt: Wir wissen keine. Ihr seid aufgenommen.“ <Es war die Bande der Schwarzen Hand. Sie hatte bisher ein Mitglied, und die Hand war von Brombeeren schwarz.>',
        ]),
        always([
          'Das Problem war das Abstimmen. „Ich bin für Überfall“, sagte das Mädchen. „Aber allein ist immer einer dafür und keiner dagegen. Das ist keine Bande. Das ist bloß ich.“ Darum hatte sie seit Wochen nichts überfallen. {A} war sofort dagegen, aus Freundlichkeit. {H} enthielt sich. <Das Mädchen strahlte. So viel Streit hatte sie lange nicht gehabt.> „Eins zu eins“, sagte sie. „Jetzt müssen wir reden.“',
        ]),
        more(1, [
          'Sie redeten. Man konnte einen Baum überfallen, der hatte Äpfel. Man konnte auch warten, bis er sie von allein hergab. <„Das ist ein Überfall in Zeitlupe“, sagte {h}.> Das wurde ins Protokoll geschrieben, mit Brombeere.',
        ]),
        always([
          'Am Ende wurde beschlossen, mit zwei Stimmen und einer, die nicht zugehört hatte: Heute überfällt die Bande niemanden. Heute werden Mitglieder verteidigt. „Gegen wen?“, fragte {a}. Das Mädchen sah die Straße hinunter. „Ich muss gleich heim“, sagte sie, „an dem Haus mit der Gans vorbei.“ Sie gingen zu dritt, in einer Reihe, die Kiste vorneweg. <Die Gans zischte. Die Bande zischte zurück, einstimmig.> Vor der Haustür gab das Mädchen ihnen die Hand. Man sah es ihren Händen noch lange an, dass sie dabei gewesen waren.',
        ]),
      ],
    ),
  },
  {
    id: 'chalk-country',
    categories: ['adventure', 'generic', 'love', 'bedtime'],
    ages: KID,
    ...scene(
      ['Ein Land aus Kreide', 'Der Pass', 'Zwei Meter Königreich'],
      'Auf dem Boden liegt ein Land, und man braucht Papiere.',
      [
        always([
          'Auf dem Boden war ein Kreidestrich, ringsherum, und in der Mitte stand ein Junge. „Das ist Tomanien“, sagte er. „Habt ihr einen Pass?“ Sie hatten keinen. <„Dann müsst ihr außen herum“, sagte der Junge. „Das tut mir leid. Ich habe das Gesetz selbst gemacht.“> Außen herum war eine Pfütze, so lang wie Tomanien breit.',
        ]),
        always([
          '„Wie bekommt man einen Pass?“, fragte {h}. „Man muss hier geboren sein oder etwas mitbringen, das es hier nicht gibt.“ {H} sah sich um. Es gab in Tomanien einen Jungen, einen Stein und ziemlich viel Platz. <„Gibt es Berge?“, fragte {a}. „Einen“, sagte der Junge und zeigte auf den Stein.> {A} bot eine Büroklammer an. Die wurde Eisenbahn. {H} hatte nichts in der Tasche. „Dann einen Freund“, sagte {h}. „Gibt es das hier?“ Der Junge sah auf seine Kreide.',
        ]),
        more(1, [
          'Es gab auch eine Hymne. Sie bestand aus einem Ton, und man musste dabei auf einem Bein stehen, wegen der Größe. <{A} konnte sie auf Anhieb und wurde Minister.>',
        ]),
        always([
          'Einen Freund gab es in Tomanien noch nicht. Der Junge malte zwei Pässe, mit Stempel, und man durfte eintreten. Zu dritt war das Land voll. „Wir könnten es größer machen“, sagte {h}. Sie knieten sich hin, jeder mit einem Stück Kreide, und schoben die Grenze hinaus, um die Pfütze herum, das war nun das Meer. <Ein Ministerium für Enten wurde gegründet, auf Vorrat.> Als {h} und {a} weitermussten, brauchten sie keinen Pass mehr. Sie waren noch gut hundert Schritte lang in Tomanien.',
        ]),
      ],
    ),
  },
  {
    id: 'monster-off-duty',
    categories: ['bedtime', 'horror', 'generic'],
    ages: KID,
    ...scene(
      ['Feierabend', 'Unter der Treppe', 'Ein Grollen'],
      'Etwas unter der Treppe hat Dienstschluss und Sorgen.',
      [
        always([
          'Unter einer Treppe grollte es. „Da ist was“, flüsterte {a}. {H} hielt die Lampe hin. Zwei gelbe Punkte blinzelten, und darunter war eine Menge Fell. „Machen Sie das weg“, sagte das Fell. „Ich habe Feierabend.“ <Man roch nassen Hund und Pfefferminz.> Es war ein Monster, und es saß auf einem umgedrehten Eimer und rieb sich die Füße.',
        ]),
        always([
          '„Sollten Sie uns nicht erschrecken?“, fragte {h}. „Ab acht wieder“, sagte das Monster. Es sei nicht leicht, erzählte es. Die Kinder hätten heutzutage Nachtlichter. Man stehe da im hellen Zimmer und wisse nicht, wohin mit den Krallen. „Neulich hat mich einer zugedeckt“, sagte es. <Seine Stimme wackelte. Es war nicht klar, ob vor Empörung.> Und im Übrigen, flüsterte es und beugte sich vor, sei da oben im Haus etwas, das ihm selber unheimlich sei. Jede Nacht. So ein Atmen.',
        ]),
        more(1, [
          '„Grollen Sie doch mal“, bat {a}. Das Monster grollte. Es klang wie ein Magen. „Im Dienst ist es besser“, sagte es verlegen. <{H} gab ihm ein paar Ratschläge: mehr Pause, weniger R.>',
        ]),
        always([
          '{H} horchte nach oben. Man hörte es wirklich, ein und aus, ganz ruhig. „Das ist nur jemand, der schläft“, sagte {h}. „So klingt das?“, fragte das Monster. Es hatte noch nie eines gehört, weil alle immer schrien. Es legte den Kopf schief und lauschte. Nach einer Weile atmete es mit, ein und aus. <Die gelben Punkte wurden schmaler.> „Schön“, murmelte es. Dann fiel der große Kopf auf die Pfoten. Sie löschten die Lampe und gingen auf Zehenspitzen weiter. Ob es um acht zum Dienst kam, weiß man nicht. Geschrien hat jedenfalls keiner.',
        ]),
      ],
    ),
  },
  {
    id: 'slow-race',
    categories: ['adventure', 'generic', 'love'],
    ages: KID,
    ...scene(
      ['Das langsamste Rennen', 'Wer zuletzt ankommt', 'Auf die Plätze'],
      'Bei diesem Rennen gewinnt, wer verliert.',
      [
        always([
          '„Ihr kommt gerade recht“, sagte der Mann mit der Fahne. „Uns fehlen noch zwei.“ Auf dem Weg war ein Start gemalt und drei Schritte weiter ein Ziel. „Das ist aber kurz“, sagte {h}. „Das reicht“, sagte der Mann. „Es ist ein Schneckenrennen. Es gewinnt, wer als Letztes ankommt. Stehen bleiben gilt nicht.“ <Neben ihnen stellte sich eine Großmutter auf, die im vorigen Jahr gewonnen hatte. Sie lockerte die Knöchel.>',
        ]),
        always([
          'Die Fahne fiel, und keiner bewegte sich, oder jedenfalls sah man es nicht. {H} schob den Fuß vor, so langsam es ging. Es ist gar nicht so leicht. Man bekommt einen Krampf, und man bekommt Zeit. {H} hatte noch nie gesehen, was auf drei Schritten alles liegt. Eine Straße von Ameisen. Ein Stein mit einem Ring. <Ein Haar, das in der Sonne oder in sonst einem Licht glänzte.> „Bis zum Sommer“, murmelte die Großmutter, „bin ich am Stein.“',
        ]),
        more(1, [
          'Einer schied aus, weil er niesen musste. Eine schied aus, weil ihr Telefon klingelte und sie rannte. {A} lag gut im Rennen, ganz hinten, mit geschlossenen Augen. <Manche sagten hinterher, {a} habe geschlafen. Das war nicht verboten.>',
        ]),
        always([
          'Auf halber Strecke sah {h}, dass vor {ihm} die Ameisenstraße quer über die Bahn lief. Wer weiterging, trat darauf. {H} hob den Fuß und ließ ihn in der Luft. So stand {er} auf einem Bein, bis die letzte hinüber war, eine sehr kleine mit einem sehr großen Blatt. <Die Großmutter war längst im Ziel. „Ich wurde alt“, erklärte sie.> So kam es, dass {h} gewann. Der Preis war eine Wanderkarte, auf der nur ein einziger Weg eingezeichnet war, drei Schritte lang, mit allem, was darauf lag.',
        ]),
      ],
    ),
  },
]
