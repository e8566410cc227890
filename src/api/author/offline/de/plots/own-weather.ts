import { always, core, more, type Plot, scene, slot } from '../../language-pack.ts'

/** Science fiction and love: everybody has their own weather overhead, and two have been swapped at the cloakroom. */
export const ownWeather: Plot = {
  id: 'own-weather',
  categories: ['scifi', 'love'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Ilja', gender: 'male', connection: '' },
    b: { name: 'Frau Donner', gender: 'female', connection: '' },
  },
  titles: ['Das vertauschte Wetter', 'Garderobe Nummer neun', '{h} unter fremden Wolken'],
  teasers: [
    'Jeder hat sein eigenes Wetter über dem Kopf. Bei {h} ist es seit gestern das von jemand anderem.',
    'An der Garderobe werden zwei Wolken vertauscht. Die eine nieselt, die andere kann nicht regnen.',
  ],
  start: 'In dieser Welt hat jeder sein eigenes Wetter. Nach einem Konzert trägt {h} ein fremdes nach Hause.',
  byname: '{h} unter fremdem Himmel',
  places: [
    { name: 'Die Garderobe', description: 'Hier gibt man Mantel, Hut und Wolke ab.' },
    { name: 'Das Wetteramt', description: 'Auf jedem Formular ist ein Tropfen.' },
    { name: 'Der Platz am Brunnen', description: 'Der einzige Ort mit Wetter für alle.' },
  ],
  scenes: [
    scene(['Nummer neun', 'Die falsche Wolke', 'Nach dem Konzert'], '{H} nimmt das falsche Wetter mit.', [
      always([
        'Seit man gelernt hatte, das Wetter zu teilen, trug {dort} jeder sein eigenes über dem Kopf, so groß wie ein Tischtuch. {H} hatte immer dasselbe: heiter, ab und zu ein Wölkchen. Nach dem Konzert gab man {ihm} an der Garderobe Nummer neun. Vor der Tür fing es an zu nieseln.',
        'Eigenes Wetter war {dort} so gewöhnlich wie ein eigener Schal. Beim Konzert gab man es an der Garderobe ab. <Man bekam eine Nummer aus Blech.> {H} holte Nummer neun und ging hinaus, und auf halbem Weg wurde {ihm} der Kragen nass. Die Nummer stimmte. Die Wolke nicht.',
      ]),
      always([
        'Die fremde Wolke war klein und grau und regnete sehr gleichmäßig. {H} wollte das eigene Wetter zurück. Nur eines war seltsam: Der Regen war warm.',
        'Irgendwo ging jetzt jemand unter heiterem Himmel, dem er nicht gehörte. {H} wollte ihn wiederhaben. Die Wolke nieselte dazu, leise und warm wie aus einer Gießkanne.',
      ]),
      always([
        'Am nächsten Morgen stand an der Garderobe schon jemand im Sonnenschein: {a.+}, mit rotem Gesicht. „Ich habe Sonnenbrand“, sagte {a}. „Ich habe Schnupfen“, sagte {h}. Sie sahen beide nach oben.',
        '„Ist das Ihres?“, fragte {a.+} vor der Garderobe und zeigte nach oben, ins Heitere. „Und das da Ihres?“, fragte {h} und tropfte. <„Ich vertrage keine Sonne“, sagte {a}. „Ich komme aus dem Regen.“>',
      ]),
      slot('portrait'),
      slot('company'),
      more(1, [
        'Sie versuchten es auf der Stelle. Einer links, einer rechts, die Köpfe zusammen und dann schnell auseinander. Die Wolken stießen sanft aneinander, wie Kühe. Jede blieb, wo sie war. <Dafür hatten sie nun beide eine Beule.>',
      ]),
    ]),
    scene(
      ['Auf dem Amt', 'Formular mit Tropfen', 'Bitte ziehen Sie eine Nummer'],
      'Wetter tauschen dauert sechs Wochen.',
      [
        core(
          [
            'Auf dem Wetteramt dauerte ein Tausch sechs Wochen, und das Formular weichte unter {hs:Wolke|der Wolke} auf. Sie bekamen keines mehr.',
          ],
          [
            'Auf dem Wetteramt musste man eine Nummer ziehen. „Tausch?“, fragte der Beamte, über dessen Kopf es still und bedeckt war. „Sechs Wochen. Füllen Sie das aus.“ {H} beugte sich über das Formular. Der erste Tropfen fiel auf „Name“, der zweite auf „Niederschlag“. Nach drei Zeilen war es ein blauer See. „Jeder bekommt nur eines“, sagte der Beamte. <Bei ihm zog ein wenig Nebel auf.>',
            '{A} durfte zuerst an den Schalter. Über dem Formular wurde es so hell, dass man nichts mehr sah. {H} hielt die Hand darüber, und es tropfte. Zu zweit verbrannten und ertränkten sie das einzige Blatt, das es gab. „Dann sechs Monate“, sagte der Beamte. <Eine kleine Böe schloss den Schalter.>',
          ],
        ),
        more(1, [
          'Im Warteraum saßen Leute mit allem Möglichen. Ein Herr hatte Windstille und fächelte sich. Eine Dame hatte Aprilwetter und wechselte dauernd den Hut. <Ein kleiner Junge hatte Schnee und verkaufte Kugeln.> „Bei wem ist denn Regenbogen?“, fragte {h}. Das gab es nicht auf Antrag.',
        ]),
        more(
          2,
          [
            'Die fremde Wolke hatte Gewohnheiten. Sie regnete beim Treppensteigen mehr als beim Sitzen. Bei Musik hörte sie beinahe auf. Nachts stand sie am Fenster und machte nur ein einziges Geräusch, tipp, tipp, wie jemand, der vor dem Einschlafen noch etwas sagen will. <{H} stellte eine Schüssel unter und dann einen Blumentopf.>',
          ],
          '',
          'flower',
        ),
        slot('road'),
      ],
    ),
    scene(['Wolken von Hand', 'Ein Wetter flicken', 'Die Leiter'], 'Jemand repariert Wetter und nimmt kein Geld.', [
      always([
        'Wer nicht sechs Wochen warten kann, geht auf den Markt. Dort stopfte heute {b.+} Wolken. „Tauschen kann ich nicht“, sagte {b}. „Aber ich sehe, woran sie hängen. Das kostet einen schönen Tag. Deinen nächsten.“',
        'Auf einer Leiter am Markt stand {b.+} und bürstete eine Wolke aus. „Die geht von euch nicht weg“, sagte {b} nach einem Blick. „Warum, sage ich euch für einen schönen Tag. Einen ganzen. Den bekommt dann jemand, der keinen hat.“',
      ]),
      slot('questions'),
      always([
        'Den nächsten schönen Tag? Den hatte {h} sich schon ausgemalt, mit Decke und Kirschen. „Einverstanden“, sagte {er}. „Wetter verwechselt man nicht“, sagte {b} darauf. „Es geht dahin, wo es etwas zu tun hat.“',
        '{H} gab ihn her, samt Sonnenuntergang. {B} faltete ihn zusammen und steckte ihn ein. „Eine Nummer kann man vertauschen“, sagte {b.er}. „Eine Wolke nicht. Die weiß genau, über wem sie hängt.“',
      ]),
      more(2, [
        '„Und was hat sie bei mir zu tun?“, fragte {h}. {B} war schon bei der nächsten, einem Gewitter mit einem Loch. „Das musst du die Wolke fragen“, kam es von oben. „Oder den Menschen, der sie kennt.“',
      ]),
      slot('quiet'),
      slot('road'),
    ]),
    scene(['Was da wächst', 'Abstand halten', 'Am Brunnen'], 'Sie treffen sich jeden Tag und halten Abstand.', [
      more(1, [
        'Sie trafen sich nun täglich am Brunnen, um zu vergleichen. Auf zwei Meter Abstand, damit jeder in seinem Wetter blieb, das nicht seines war. {A} erzählte, wie man im Regen liest. {H} erklärte, wie man die Sonne aushält: Man blinzelt und denkt an nichts. <Nach einer Woche waren es noch anderthalb Meter.>',
      ]),
      more(
        2,
        [
          '{A} hatte einmal gern getanzt, erfuhr {h}, damals, ehe es anfing zu regnen. „Seit wann regnet es denn?“ „Seit einer zu lange fort ist“, sagte {a}. <Mehr wollte {h} gar nicht wissen.> Unter der fremden Wolke stand {h} still und ließ es auf sich regnen, so höflich es ging.',
        ],
        'grown',
      ),
      slot('road'),
      slot('quiet'),
      always([
        'In {hs:Blumentopf|dem Blumentopf} kam etwas Grünes. Der hatte jahrelang auf dem Fensterbrett gestanden, mit einem Samenkorn darin und lauter heiterem Wetter darüber.',
        'Zu Hause stand ein alter Topf mit Erde, in dem nie etwas gewachsen war, so sonnig war es bei {h} immer gewesen. Jetzt regnete es hinein, jede Nacht, und es regte sich.',
      ]),
    ]),
    scene(['Heiter bis wolkig', 'Etwas zu tun', 'Kein Abstand'], '{H} sieht, wozu der Regen gekommen ist.', [
      slot('key'),
      core(
        [
          'Da begriff {h}, was die Wolke bei {ihm} zu tun hatte: Sie goss. Und {a} hatte seit der ersten Stunde Sonne und wieder Farbe im Gesicht. „Es ist nicht vertauscht“, sagte {h}. „Es ist geliehen.“ {Er} trug den Topf zum Brunnen und ging auf {a} zu, bis kein Abstand mehr da war.',
        ],
        [
          'Wetter geht dahin, wo es etwas zu tun hat. {H} sah den Topf an und das Grüne darin. Jahrelang hatte {er} heiteres Wetter gehabt und gedacht, mehr brauche man nicht. „Nichts ist vertauscht“, sagte {h}. „Du hattest zu viel, und ich hatte zu wenig, und andersherum.“\nSie standen am Brunnen, anderthalb Meter auseinander. {H} trug den Topf und ging los. Bei einem Meter berührten sich die Ränder der Wolken. Bei einem halben hörte man es zischen. Dann standen sie zu zweit unter einem einzigen Wetter, und darin war auf einmal Farbe, ein ganzer Bogen, von {as:Schulter|der Schulter} bis zu {hs:Schuh|dem Schuh}.',
          '„Bei wem ist denn Regenbogen?“, hatte {h} auf dem Amt gefragt. Jetzt wusste {er}, warum man den nicht beantragen kann: Man braucht dazu zwei, einen mit Sonne und einen mit Regen, und sie dürfen keinen Abstand halten. „Komm mal her“, sagte {h}. „Dann wirst du nass“, sagte {a}. „Ja“, sagte {h}.\n{A} machte einen Schritt, und {h} machte den anderen. Über ihnen schoben sich Sonne und Wolke ineinander wie zwei Hände. Die Leute am Brunnen hoben die Köpfe. So etwas hatte noch keiner bei sich gehabt.',
        ],
      ),
      always([
        'An diesem Abend hätte man das Wetter zurücktauschen können, es hing ganz lose. Sie ließen es.',
        '„Jetzt ginge es auseinander“, sagte {a} und zog probeweise an einer Wolke. „Ja“, sagte {h}. Beide traten keinen Schritt zurück.',
      ]),
    ]),
    scene(['Ein Tischtuch für zwei', 'Wechselhaft', 'Die Nummer'], 'Was wächst, braucht beides.', [
      slot('after'),
      more(1, [
        'Der Bescheid vom Wetteramt kam nach sechs Monaten. „Ihrem Antrag wird stattgegeben“, stand darin, mit Tropfen. {A} faltete ein Schiff daraus. <Es schwamm im Blumentopf, bis es unterging, an einem heiteren Nachmittag mit Schauern.>',
      ]),
      always([
        'Der schöne Tag, den {h} hergegeben hatte, tauchte übrigens wieder auf: bei einer alten Dame, zwei Häuser weiter, die mit geschlossenen Augen auf dem Balkon saß. {H} und {a} gingen unten vorbei, unter einem Tuch aus beidem. Der Topf blühte. Und die Blechmarke mit der Neun hing an einem Nagel, umgedreht, sodass sie eine Sechs war oder irgendetwas.',
        'Seither tragen sie ihr Wetter zusammen, und es ist wechselhaft. Wenn einer niest, rückt der andere näher. Am Morgen stand am Fenster die Pflanze, gelb und höher als die Scheibe, und über ihr hing ein Wölkchen, nicht größer als ein Taschentuch. Es wusste genau, wohin.',
      ]),
    ]),
  ],
}
