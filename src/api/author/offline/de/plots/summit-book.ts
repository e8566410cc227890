import { always, core, more, type Plot, scene, slot } from '../../language-pack.ts'

/** Adventure: the books on the summits hold half sentences, which make sense only to those who come down. */
export const summitBook: Plot = {
  id: 'summit-book',
  categories: ['adventure', 'generic'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Florin', gender: 'male', connection: 'bester Freund' },
    b: { name: 'Frau Hirsch', gender: 'female', connection: '' },
  },
  titles: ['Das Gipfelbuch', 'Der halbe Satz', '{h} und die Schnecke im Buch'],
  teasers: [
    'Auf jedem Gipfel liegt ein Buch, und in jedem steht ein halber Satz, unterschrieben mit einer Schnecke. {H} will den ganzen.',
    'Wer schreibt einen Satz über drei Berge? Und warum ergibt er keinen Sinn, wenn man hinaufgeht?',
  ],
  start:
    'Im Buch auf dem ersten Gipfel findet {h} einen halben Satz und eine Schnecke. Die andere Hälfte muss woanders sein.',
  byname: '{h}{g:, der Leser der drei Bücher|, die Leserin der drei Bücher| und die drei Bücher}',
  places: [
    { name: 'Der erste Gipfel', description: 'Ein Steinhaufen, eine Blechdose, ein Buch.' },
    { name: 'Die Hütte', description: 'Suppe bis acht, und danach wird nicht mehr geredet.' },
    { name: 'Der dritte Gipfel', description: 'Man sieht von hier alles, nur den Weg nicht.' },
  ],
  scenes: [
    scene(['Die Blechdose', 'Eine Schnecke', 'Halb'], 'In einem Buch steht etwas, das nicht aufhört.', [
      always([
        'Drei Gipfel gab es über den Wiesen {dort}, und auf jedem lag in einer Blechdose ein Buch. Man schrieb seinen Namen hinein und das Wetter. Im ersten fand {h} etwas anderes: „wo man den Rucksack abstellt“. Es fing klein an. Darunter war eine Schnecke gezeichnet.',
        'Auf dem ersten Gipfel {dort} machte {h} die Blechdose auf. Das Buch war feucht und voller Namen. <„Toni, Nebel.“ „Familie Beck, Blasen.“> Und dazwischen stand, in einer sehr ordentlichen Schrift: „wo man den Rucksack abstellt“. Als Unterschrift eine Schnecke mit Hut.',
      ]),
      always([
        'Wo man ihn abstellt – ja, was denn? {H} blätterte vor und zurück. Es war ein halber Satz, und die andere Hälfte fehlte. {H} wollte sie haben. Und das, wovon sie sprach, auch.',
        'Ein Satz ohne Anfang. „Der gehört irgendwohin“, sagte {h} und sah hinüber zu den anderen beiden Gipfeln. Es juckte {ihn} in den Sohlen.',
      ]),
      always([
        '„Auf dem zweiten“, sagte {a.+} und band sich die Schuhe fester. „So ein Satz steigt doch auf.“',
        '{A.+} setzte sich auf den Rucksack. „Eine Schnecke mit Hut“, sagte {a}. „So etwas zeichnet keiner, der es eilig hat. Wir müssen höher.“',
      ]),
      slot('portrait'),
      slot('company'),
      more(1, [
        'Sie lasen das ganze Buch. Die Schnecke kam noch dreimal vor, immer klein, immer am Rand, und das Datum darunter war jedes Mal derselbe Tag im Juli. „Jemand kommt jedes Jahr“, sagte {h}. <„Und jedes Jahr ist er zu faul für den ganzen Satz“, sagte {a}.>',
      ]),
    ]),
    scene(['Höher', 'Der zweite Gipfel', 'Geröll'], 'Auf dem zweiten Gipfel wird der Satz nicht besser.', [
      core(
        [
          'Sie stiegen auf den zweiten. Im Buch stand: „nicht oben, sondern dort“. Zusammen ergab es keinen Sinn. Beim Weitergehen riss die linke Sohle.',
        ],
        [
          'Der zweite Gipfel war steiler. Der Weg bestand aus Steinen, die alle unterwegs nach unten waren. Oben lag das Buch, und darin, mit Schnecke: „nicht oben, sondern dort“. {H} legte beide Zeilen nebeneinander. Wo man den Rucksack abstellt, nicht oben, sondern dort. „Das ist kein Satz“, sagte {a}, „das ist Seekrankheit.“ Beim Weitergehen riss {h} die Sohle vom linken Schuh. Sie klappte bei jedem Schritt wie ein Mund.',
          'Nach drei Stunden waren sie auf dem zweiten. Die Dose klemmte, {a} biss hinein. „Nicht oben, sondern dort“, las {h} vor. Sie versuchten es in jeder Reihenfolge. Es wurde mal ein Rätsel und mal ein Kochrezept. <Eine Dohle hörte zu und wollte den Käse.> Und dann, auf dem Geröll, löste sich {hs:Sohle|die Sohle}. Sie banden sie mit einem Schnürsenkel fest, und der fehlte nun am anderen Fuß.',
        ],
      ),
      more(1, [
        'Auf dem Grat kam ihnen eine Kuh entgegen. Für eine Kuh und zwei Leute war er nicht gemacht. Man sah sich an. „Rechts vor links“, sagte {a}. Die Kuh kannte das nicht. <Sie drehten um, gingen bis zur Nische zurück und ließen sie vorbei. Ihre Glocke sagte danke, oder sie sagte einfach Glocke.>',
      ]),
      more(2, [
        'Unterwegs überholte sie ein Mann mit zwei Stöcken und einer Uhr, die piepste. „Drei Gipfel in vier Stunden!“, rief er. „Haben Sie die Bücher gelesen?“, fragte {h}. „Welche Bücher?“, rief er, schon hinter der nächsten Kurve. <Die Uhr piepste noch eine Weile im Nebel oder im Blauen, wer weiß.>',
      ]),
      slot('road'),
    ]),
    scene(['Suppe bis acht', 'In der Hütte', 'Ein Paar Schuhe'], 'In der Hütte kennt man die Schnecke.', [
      always([
        'In der Hütte teilte heute {b.+} die Suppe aus. „Die Schnecke“, sagte {b}, „ach ja.“ Mehr kam nicht. „Ich sage euch etwas. Aber ihr geht dafür morgen nicht als Erste. Ihr lasst alle anderen vor.“',
        '„Die Schnecke mit Hut?“, sagte {b.+} in der Hütte und rührte im Topf. „Kenne ich. Einen Rat könnt ihr haben. Er kostet den Vorsprung. Morgen geht ihr als Letzte los.“',
      ]),
      slot('questions'),
      always([
        'Als Letzte! Dann wären sie mittags noch nicht oben. {H} sah auf den offenen Schuh und nickte. „Gut“, sagte {b}. „Die Schnecke ist nie gerannt. Sie fährt mit der ersten Seilbahn hinauf. Mehr sage ich nicht.“',
        '{H} rang mit sich, und der Schuh klappte dazu. „Abgemacht.“ {B} stellte zwei Teller hin. „Die meisten lesen das Buch, wenn sie oben ankommen und noch schnaufen“, sagte {b}. „Die Schnecke hat nie geschnauft.“',
      ]),
      more(2, [
        'Nachts lagen sie mit zwanzig Leuten unter zwanzig grauen Decken. Alle waren auf dem Weg nach oben. Man erkannte es am Geruch der Socken. <„Wer geht eigentlich mit Absicht hinunter?“, flüsterte {a}. „Keiner“, flüsterte {h}. „Hinunter geht man nur, weil man oben war.“>',
      ]),
      slot('quiet'),
      slot('road'),
    ]),
    scene(
      ['Als Letzte', 'Der dritte Gipfel', 'Wind im Papier'],
      'Auf dem dritten Gipfel steht der Rest, und er hilft nicht.',
      [
        more(1, [
          'Am Morgen ließen sie alle vor. Zwanzig Rucksäcke wurden kleiner und verschwanden. Dann gingen sie los, langsam, wegen des Schuhs. Man sah mehr, wenn man humpelte. <{A} fand eine Versteinerung, {h} einen Fünfer.> Und an jedem Wegweiser war die Rückseite beschriftet, für die, die von oben kamen.',
        ]),
        slot('road'),
        slot('quiet'),
        always([
          'Auf dem dritten Gipfel stand: „Das Beste liegt“. Drei Worte und eine Schnecke. Dafür waren sie zwei Tage gestiegen.',
          'Das dritte Buch lag unter einem Stein. „Das Beste liegt“, las {h}. Sonst nichts, nur die Schnecke, und ihr Hut war diesmal gezogen.',
        ]),
        more(2, [
          '{A} trat gegen den Steinhaufen, aber vorsichtig. „Wo man den Rucksack abstellt, nicht oben, sondern dort, das Beste liegt.“ {A} setzte sich. „Ich habe Hunger“, sagte {a}, „und das ist der erste vollständige Satz hier oben.“',
        ]),
      ],
    ),
    scene(
      ['Von oben nach unten', 'Die Seilbahn', 'Umgekehrt'],
      '{H} liest die Bücher noch einmal, in der anderen Richtung.',
      [
        slot('key'),
        core(
          [
            '„Die Schnecke fährt hinauf“, sagte {h}. „Sie geht nur hinunter. Sie hat oben angefangen!“ Von oben gelesen hieß es: Das Beste liegt nicht oben, sondern dort, wo man den Rucksack abstellt. Der Satz fing hier an, und der Punkt lag im Tal.',
          ],
          [
            'Die erste Seilbahn. Die Rückseiten der Schilder. Und eine, die nie schnaufte. „Wir lesen es falsch herum“, sagte {h}. „Sie hat gar nicht unten angefangen. Sie fährt hinauf und geht hinunter!“ Also begann der Satz hier. {H} sagte ihn laut, von oben nach unten: „Das Beste liegt nicht oben, sondern dort, wo man den Rucksack abstellt.“\n„Und wo ist der Punkt?“, fragte {a}. {H} sah ins Tal, dorthin, wo sie losgegangen waren. „Da, wo man ihn nicht mehr erwartet.“',
            '„Keiner geht mit Absicht hinunter“, hatte {h} in der Nacht gesagt. Aber wenn es doch einer tat? {H} drehte sich mit dem Rücken zum Gipfel. Von hier aus war das dritte Buch das erste. „Das Beste liegt“, las {h}, „nicht oben, sondern dort, wo man den Rucksack abstellt.“ Der Satz lief bergab wie Wasser.\n„Dann ist das Ende unten“, sagte {a}. „Unter dem ersten Buch. Wir standen darauf.“',
          ],
        ),
        always([
          'Am Fuß des ersten Bergs war ein Brunnen, an dem jeder vorbeirannte. Auf dem Rand war eine blanke Stelle, gerade so breit wie ein Rucksack. Darunter lag eine flache Dose, und darin war ein viertes Buch. Darin standen nur wenige Namen. Vor jedem war eine Schnecke.',
          'Unten, wo der Weg begann, stand eine Bank, der Wiese zugewandt. {H} stellte den Rucksack darauf ab. Unter dem Sitz klebte eine Dose. Das Buch darin war dünn. „Angekommen“, stand auf der ersten Seite, mit Punkt. <Die Tinte war vom letzten Juli.>',
        ]),
      ],
    ),
    scene(['Der Punkt', 'Unten', 'Ein Hut'], 'Unten wird etwas eingetragen.', [
      slot('after'),
      more(1, [
        'Eine Weile später kam {b} den Weg herab, ganz langsam, und setzte sich dazu. Ob {b.er} etwas mit Schnecken zu tun hatte, war {b.ihm} nicht anzusehen. Aber {b} zog den Hut. <„Die meisten sind gleich zum Bus“, sagte {b}. „Ihr seid die Ersten in diesem Jahr, die als Letzte kamen.“>',
      ]),
      always([
        '{H} zog die Schuhe aus und hängte die Füße in das kalte Wasser. Dann schrieb {er} ins vierte Buch, wer sie waren und dass die Sohle gehalten hatte, beinahe. {A} zeichnete eine Schnecke davor. Zuletzt nahm {h} den Stift noch einmal und setzte den Punkt.',
        'Sie saßen da, bis die Sonne vom dritten Gipfel ging, dann vom zweiten, dann vom ersten. <{W.aus}> „Und was war nun das Beste?“, fragte {a}. {H} bewegte die Zehen im Gras. Über ihnen stiegen Leute hinauf, sehr klein und sehr eilig.',
      ]),
    ]),
  ],
}
