import { always, core, more, type Plot, scene, slot } from '../../language-pack.ts'

/** Horror, with a light at the end: at night the corridor has one door more than by day. */
export const extraDoor: Plot = {
  id: 'extra-door',
  categories: ['horror'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Bosse', gender: 'male', connection: 'Cousin' },
    b: { name: 'Frau Ludmilla', gender: 'female', connection: '' },
  },
  titles: ['Eine Tür zu viel', '{h} und die sechste Tür', 'Der Flur bei Nacht'],
  teasers: [
    'Am Tag hat der Flur fünf Türen. In der Nacht sind es sechs. {H} hat nachgezählt.',
    'Hinter der Tür, die es nicht gibt, brennt Licht. Jemand klopft. Von innen.',
  ],
  start: 'Der Flur hat fünf Türen. In dieser Nacht zählt {h} sechs, und unter der letzten liegt ein Streifen Licht.',
  byname: '{h}{g:, der Türzähler|, die Türzählerin| vor der sechsten Tür}',
  places: [
    { name: 'Der Flur', description: 'Fünf Türen, ein Läufer, und nachts ist er einen Schritt länger.' },
    { name: 'Die sechste Tür', description: 'Die Klinke sitzt links. Bei allen anderen sitzt sie rechts.' },
    { name: 'Das Zimmer dahinter', description: 'Alles ist da, nur andersherum, und auf allem liegt Staub.' },
  ],
  scenes: [
    scene(['Fünf', 'Sechs', 'Nachgezählt'], 'In der Nacht stimmt eine Zahl nicht.', [
      always(
        [
          'Der Flur hatte fünf Türen. Bad, Küche, Schrank, zwei Zimmer. So war das in dem alten Haus {dort}, in dem {h} die Nacht verbrachte, und so stand es auch auf dem Plan neben dem Lichtschalter. <Wer hängt einen Plan in einen Flur?> Um kurz nach zwölf ging {h} ein Glas Wasser holen. Auf dem Rückweg waren es sechs.',
          'Bei Tag waren es fünf Türen. {H} wusste das, denn {er} war am Nachmittag in diesem Haus {dort} angekommen und hatte jede einmal aufgemacht. In der Nacht musste {er} hinaus auf den Flur. <Das Linoleum war kalt.> Tür, Tür, Tür, Tür, Tür. Und dann, ganz hinten, noch eine.',
        ],
        '',
        'inside',
      ),
      always([
        'Die sechste sah aus wie die anderen. Nur die Klinke saß links. Darunter lag ein Streifen Licht. {H} wollte zurück ins Bett, weiter nichts. Doch die Tür zum eigenen Zimmer war die fünfte. Und sie stand jetzt, {er} hätte es schwören können, einen Schritt näher an der sechsten.',
        'Es war eine gewöhnliche Tür mit einer Klinke auf der falschen Seite. Dahinter brannte Licht. Dann wurde das Licht von zwei Schatten unterbrochen, nebeneinander. <So sehen Füße aus.> {H} ging rückwärts, bis {er} an die Wand stieß.',
      ]),
      always([
        'Eine Hand legte sich auf {seine} Schulter. „Du siehst sie also auch“, flüsterte {a.+}. {A.Er} hatte eine Taschenlampe dabei und traute sich nicht, sie anzumachen. <Zu zweit zählten sie noch einmal. Sechs.>',
        '„Psst“, machte jemand. Es war {a.+}, barfuß, weiß wie die Wand. „Ich habe gedacht, ich irre mich“, sagte {a}. „Zwei können sich nicht auf dieselbe Art irren“, sagte {h}. Es war kein Trost. Aber es war jemand da.',
      ]),
      slot('portrait'),
      slot('company'),
      more(2, [
        'Am Morgen waren es wieder fünf. Wo die sechste gewesen war, hing ein Spiegel. {H} fasste die Wand an, sie war trocken und fest. <„Vielleicht haben wir geträumt“, sagte {a} beim Frühstück. „Welche Seite hatte die Klinke?“, fragte {h}. „Links“, sagte {a} und legte das Brot weg.>',
      ]),
    ]),
    scene(
      ['Die zweite Nacht', 'Das Klopfen', 'Ein Stuhl unter der Klinke'],
      'Sie versuchen, die Tür zu lassen, wo sie ist.',
      [
        core(
          [
            'In der nächsten Nacht schoben sie einen Schrank davor. Um zwölf war die Tür wieder frei. Es klopfte, drei Mal, höflich.',
          ],
          [
            'In der nächsten Nacht schoben sie einen Schrank davor. Um zwölf stand der Schrank drüben vor dem Fenster, und die Tür war wieder frei. Aus dem Holz kam ein Klopfen. Drei Mal, höflich. <Unhöflich wäre leichter gewesen.> Und die Tür war wieder einen Schritt näher.',
            'Diesmal wollten sie vorbereitet sein. Sie klemmten einen Stuhl unter die Klinke und streuten Mehl auf den Boden. Um zwölf klopfte es. Drei Mal, von innen. Als sie nachsahen, war der Stuhl ordentlich an die Wand gestellt. Im Mehl waren Spuren. Sie führten nicht hinein. Sie führten heraus, bis vor ihr Zimmer, und da hörten sie auf.',
          ],
        ),
        more(1, [
          '„Sag etwas“, flüsterte {a}. {H} holte Luft. „Wir schlafen schon“, sagte {er}. Es war lange still. „Ich auch nicht“, sagte eine Stimme hinter der Tür. <Sie klang, als hätte sie seit Jahren nicht mehr gesprochen und wüsste nicht, wie laut man das macht.>',
        ]),
        more(3, [
          'Die Uhr im Flur schlug. Sie schlug dreizehn. {A} zählte an den Fingern nach und kam nicht aus. <„Ist das schon morgen oder noch gestern?“, fragte {a}. „Dazwischen“, sagte {h}.>',
        ]),
        slot('road'),
        more(2, [
          'Bei Tag maßen sie den Flur aus, mit einem Maßband aus dem Nähkasten. Acht Meter zehn. Sie maßen noch einmal, von der anderen Seite. Acht Meter vierzig. „Das Band ist ausgeleiert“, sagte {a}. {H} legte es an die Türschwelle. <Es passte auf den Millimeter.> Dreißig Zentimeter waren zu viel. So breit ist ein Mensch, der sich dünn macht.',
        ]),
      ],
    ),
    scene(
      ['Wer früher hier wohnte', 'Drei Dinge', 'Bei Tageslicht'],
      'Nebenan weiß jemand, was es mit dem Haus auf sich hat.',
      [
        always([
          'Nebenan wohnte {b.+}, und wer so lange neben einem Haus lebt, weiß, was darin nicht stimmt. „Die sechste“, sagte {b} und goss Tee ein. „Sie ist also wieder da. Ich sage euch, wie man sie loswird. Aber dann müsst ihr hineingehen. Wer es weiß und nicht geht, den nimmt sie mit.“',
          '„Hat sie die Klinke links?“, fragte {b.+} über den Zaun, bevor jemand etwas gesagt hatte. <Der Rechen in der Hand stand still.> „Ich kann euch etwas darüber sagen. Es ist aber keine Geschichte, die man nur hört. Wer sie kennt, muss auch hineingehen. Wollt ihr?“ Keiner wollte. „Ja“, sagte {h}.',
        ]),
        slot('questions'),
        core(
          [
            'In dem Haus, sagte {b}, habe ein Kind Verstecken gespielt, so gut, dass man aufgehört hatte zu suchen. „Es wartet, dass einer sagt, was man am Ende sagt.“',
          ],
          [
            '„In dem Haus hat ein Kind gewohnt“, sagte {b}. „Es hat Verstecken gespielt. Es war so gut, dass man aufgehört hat zu suchen. Zuerst für einen Abend. Dann überhaupt.“ {B} sah in die Tasse. „Das Zimmer will keinen holen. Es wartet, dass einer sagt, was man am Ende sagt.“',
            '„Da drin ist niemand Böses“, sagte {b}. „Da drin ist jemand, den man vergessen hat. Mitten in einem Spiel. So etwas bleibt stehen wie eine Uhr.“ Was für ein Spiel, wusste {b} nicht mehr. Oder wollte es nicht wissen. <Die Tasse klirrte beim Abstellen.>',
          ],
        ),
        more(
          2,
          [
            '{B} holte ein Foto, auf dem das Haus noch neu war. Im obersten Fenster war ein heller Fleck, so groß wie ein Kopf. „Das ist eine Spiegelung“, sagte {a}. {B} drehte das Foto um. <Auf der Rückseite stand, in Kinderschrift: Ihr findet mich nie.>',
          ],
          '',
          'photo',
        ),
        slot('quiet'),
        slot('road'),
      ],
    ),
    scene(['Hinein', 'Andersherum', 'Hinter der sechsten Tür'], 'Um Mitternacht drückt {h} die Klinke.', [
      more(2, [
        'Auf dem Dachboden fanden sie einen Kreisel, ein Springseil und einen Schuh. Der Schuh war klein und für links. „Wo ist der rechte?“, fragte {a}. {H} wollte es lieber nicht wissen. Sie stellten alles zurück, so wie es gelegen hatte. <Als sie die Leiter hinunterstiegen, hörten sie oben den Kreisel.>',
      ]),
      always([
        'Um zwölf drückte {h} die Klinke, mit der linken Hand, anders ging es nicht. Dahinter lag das Zimmer, in dem {er} schlief. Dasselbe Bett, dasselbe Fenster, nur alles andersherum, und auf allem Staub. Die Tür fiel zu. Von innen hatte sie keine Klinke.',
        'Die Tür ging auf, leicht, als hätte jemand sie geölt. Drinnen war es hell und kalt. Da stand {hs:Bett|das Bett}, da lag {seine} Jacke, nur spiegelverkehrt und grau von Staub. <Im Spiegel war der Flur zu sehen. Im Flur stand keiner.> Hinter ihnen machte es klick. Eine Klinke gab es auf dieser Seite nicht.',
      ]),
      more(1, [
        'Sie riefen. Die Rufe kamen nicht zurück, sie blieben einfach weg. {A} klopfte an die Wand, dreimal, und erschrak, weil {a.er} nun wusste, wie das Klopfen klang, das man draußen hörte. <„So fängt es an“, sagte {a}. „Nicht anfangen“, sagte {h}.> Unter dem Bett bewegte sich der Staub.',
      ]),
      slot('road'),
      slot('quiet'),
      more(3, [
        'Auf dem Tisch stand ein Glas Wasser. Es war das Glas, das {h} in der ersten Nacht geholt hatte. <Es war noch kalt.> Daneben lag ein Stück Kreide und auf dem Boden, unter dem Staub, eine Reihe Striche, immer fünf und fünf. {H} hörte bei zweihundert auf.',
      ]),
      more(2, [
        'Sie blieben den ganzen Abend in der Küche und ließen alle Lampen an. Gegen elf flackerte die erste. {A} erzählte Witze, immer schneller, und keiner hatte mehr ein Ende. „Red weiter“, sagte {h}. „Mir fällt nichts mehr ein.“ „Dann zähl etwas auf.“ <{A} zählte Käsesorten auf. Bei Gouda ging das Licht aus.>',
      ]),
    ]),
    scene(['Was man am Ende sagt', 'Gefunden', 'Licht'], '{H} versteht, welches Spiel das ist.', [
      slot('key'),
      core(
        [
          'Wer gewinnt beim Verstecken? Der, den keiner findet. Und wer verliert? Auch der. „Du kannst rauskommen“, sagte {h}, laut und freundlich. „Du hast gewonnen.“\nLange nichts. Dann ein Atemzug, wie wenn jemand auftaucht. „Wirklich?“ „Wirklich“, sagte {h}. Etwas Helles lief an ihnen vorbei, schnell wie ein Kind, das zum Essen gerufen wird. Die Tür hatte eine Klinke.',
        ],
        [
          'Wer gewinnt beim Verstecken? Der, den keiner findet. Und wer verliert? Auch der. {H} kniete sich vor das Bett. {Er} hatte solche Angst, dass die Zähne aufeinanderschlugen, und trotzdem sagte {er}, laut und freundlich, was man am Ende sagt: „Du kannst rauskommen. Du hast gewonnen.“\nLange nichts. Dann, aus dem Staub, ein Atemzug, wie wenn jemand auftaucht. „Wirklich?“ „Wirklich“, sagte {h}. „Keiner hat dich gefunden. Du warst die ganze Zeit am besten.“ Etwas Helles lief an ihnen vorbei, so schnell wie ein Kind, das zum Abendbrot gerufen wird. Die Tür hatte eine Klinke.',
          '{H} dachte an das Kind, das nicht mehr gesucht worden war. Es klopfte nicht, um jemanden zu holen. Es klopfte, weil es fertig war mit Spielen und niemand Schluss gesagt hatte. {H} lehnte die Stirn an die Wand und zählte laut: „Eins, zwei, drei.“ Bis zwanzig. Dann drehte {er} sich um. „Ich komme“, sagte {h} und sah unter das Bett, und da waren zwei Augen. „Gefunden“, sagte {h}.\nEs war, als machte das ganze Zimmer einen Seufzer. „Endlich“, sagte die Stimme, „mir sind schon die Füße eingeschlafen.“ Dann war das Licht nur noch Licht, und die Tür stand offen.',
        ],
      ),
      more(1, [
        'Auf dem Flur drehten sie sich um. Da war eine Wand. Da hing ein Spiegel. {A} streckte die Zunge heraus, zur Sicherheit, und der Spiegel machte es nach, richtig herum. <„Gut“, sagte {a}. „Alles in Ordnung.“ Die Stimme zitterte nur noch am Rand.>',
      ]),
    ]),
    scene(['Fünf Türen', 'Am Morgen', 'Der Plan im Flur'], 'Bei Tag wird noch einmal gezählt.', [
      slot('after'),
      always([
        'Am Morgen gingen sie den Flur entlang und zählten. Bad, Küche, Schrank, zwei Zimmer. Fünf. Auf dem Fußboden vor dem Spiegel lag ein Stück Kreide. Und auf dem Plan neben dem Lichtschalter, in Kinderschrift, stand etwas, das gestern noch nicht dort gestanden hatte: Jetzt ihr.',
        '{H} zählte noch einmal, laut, von vorn nach hinten und zurück. Fünf, jedes Mal. <{W.aus}> {Er} ging ein Glas Wasser holen und ließ die Küchentür offen. Hinter {ihm} im Flur waren leichte Schritte, die rannten und dann sehr plötzlich still waren, wie bei jemandem, der sich hinter einen Vorhang stellt. „Ich zähle bis zwanzig“, sagte {h}.',
      ]),
    ]),
  ],
}
