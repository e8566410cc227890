import { always, core, more, type Plot, scene, slot } from '../../language-pack.ts'

/** Bedtime and adventure: in a night train nobody can sleep, because nobody is awake for them. */
export const sleepingCar: Plot = {
  id: 'sleeping-car',
  categories: ['bedtime', 'adventure', 'generic'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Edda', gender: 'female', connection: 'Tante' },
    b: { name: 'Herr Munk', gender: 'male', connection: '' },
  },
  titles: ['Der Schlafwagen', 'Bett zwölf', '{h} und der wache Zug'],
  teasers: [
    'Ein Nachtzug voller Leute, und keiner kann schlafen. In Bett zwölf liegt niemand, und genau daran liegt es.',
    'Bis zur großen Brücke will {h} eingeschlafen sein. Aber der ganze Wagen ist wach und weiß nicht, warum.',
  ],
  start: '{H} fährt mit dem Nachtzug und will vor der großen Brücke schlafen. Im ganzen Wagen liegt jeder wach.',
  byname: '{h}{g:, der Nachtwächter von Wagen sieben|, die Nachtwächterin von Wagen sieben| aus Wagen sieben}',
  places: [
    { name: 'Wagen sieben', description: 'Zwölf Betten, elf Seufzer.' },
    { name: 'Der Gang', description: 'Ein roter Teppich, der im Takt der Schienen wippt.' },
    { name: 'Der Klappsitz', description: 'Am Ende des Gangs, und seit langem hochgeklappt.' },
  ],
  scenes: [
    scene(['Bett elf', 'Abfahrt', 'Alle liegen wach'], 'Der Zug fährt ab, und keiner schläft.', [
      always(
        [
          'Der Nachtzug fuhr {dort} um zehn Uhr ab. Wagen sieben hatte zwölf Betten. {H} lag in Bett elf, die Decke bis zum Kinn, und hörte den Schienen zu. Sie sagten: Gleich, gleich, gleich.',
          'Um zehn Uhr abends rollte der Schlafwagen {dort} aus dem Bahnhof. <Ein Schaffner winkte einer Laterne.> {H} hatte Bett elf, oben, mit einem kleinen Netz für die Brille oder für was man sonst nachts nicht braucht. Gegenüber war Bett zwölf. Es war leer.',
        ],
        '',
        'inside',
      ),
      always([
        'Vor der großen Brücke wollte {h} eingeschlafen sein. Wer sie verschläft, hatte es immer geheißen, wacht in der Ferne auf. Aber der Schlaf kam nicht.',
        '{H} hatte sich etwas vorgenommen: noch vor der Brücke schlafen, und am Morgen das Meer. Die Augen waren zu. Dahinter war alles hell.',
      ]),
      always([
        '„Schläfst du?“, fragte {a.+} aus dem Bett darunter. „Ja“, sagte {h}. „Ich auch“, sagte {a}.',
        'Unten raschelte {a.+}. „Ich liege auf dem Ohr, das zuhört“, sagte {a}. „Dreh dich um“, sagte {h}. Es raschelte lange. „Das andere hört auch zu.“',
      ]),
      slot('portrait'),
      slot('company'),
      more(1, [
        'Sie waren nicht die Einzigen. In Bett drei las einer mit der Taschenlampe. In Bett sechs wurde gezählt, auf Polnisch. In Bett neun sagte eine Stimme alle paar Minuten „So“, und es folgte nichts. <Ein ganzer Wagen voller Leute lag auf dem Rücken und war höflich leise.>',
      ]),
    ]),
    scene(['Der Gang', 'Warme Milch', 'Elf Seufzer'], 'Sie helfen den anderen, und davon wird keiner müde.', [
      core(
        ['Sie holten für alle Milch. Danach mussten alle einmal über den Gang. Nun war der Wagen wacher als zuvor.'],
        [
          '{H} stieg hinunter. Wenn alle wach waren, musste man etwas tun. Sie holten aus dem Speisewagen warme Milch, elf Becher auf einem Tablett, durch vier schwankende Türen. Jeder trank. Jeder sagte danke. <Der Herr aus Bett drei sagte es zweimal.> Und eine halbe Stunde später mussten alle einmal über den Gang, einer nach dem anderen, in Socken.',
          '„Vielleicht ist es zu hell“, sagte {a}, und sie drehten im Gang die Lampen herunter. Nun stieß jeder an. „Vielleicht ist es zu still“, sagte {h} und erzählte eine Geschichte, ganz leise. Im Abteil nebenan wollte man wissen, wie sie ausging. <Am Schluss standen neun Leute im Schlafanzug im Gang und redeten über den Schluss.>',
        ],
      ),
      more(1, [
        'Die Frau aus Bett acht konnte es am schlechtesten. „Zu Hause“, sagte sie, „höre ich meinen Mann schnarchen, dann weiß ich: alles gut. Hier höre ich lauter Leute, die nicht schnarchen.“ <{A} versuchte es mit einem Schnarcher. Er war gut gemeint.>',
      ]),
      more(2, [
        'Draußen fuhr die Nacht vorbei: ein Bahnhof ohne Leute, eine Schranke mit einem einzigen Radfahrer, ein Fenster mit Licht. {H} hätte gern gewusst, wer da noch wach war, und ob es dort auch an etwas lag.',
      ]),
      slot('road'),
    ]),
    scene(
      ['Der Schaffner weiß etwas', 'Fahrkarte', 'Der Preis für eine Auskunft'],
      'Im Dienstabteil gibt es eine Auskunft.',
      [
        always([
          'Vorn im Dienstabteil saß {b.+} und passte heute Nacht auf die Fahrkarten auf. „Ich sage euch, woran es liegt“, sagte {b}. „Aber dafür lasst ihr mir den Fensterplatz für die Brücke. Von hier sieht man sie nicht.“',
          '{B.+} hatte den Dienst übernommen, nur für eine Nacht, und sortierte Fahrkarten. „Ein wacher Wagen?“, sagte {b}. „Das ist selten. Ich helfe euch. Gebt mir eure Plätze am Fenster, wenn die Brücke kommt.“',
        ]),
        slot('questions'),
        always([
          'Von der Brücke hatte {h} das ganze Jahr gehört, man fahre dort eine Minute lang über nichts. {Er} gab den Platz her. „Dann seht nach“, sagte {b}, „wer in Bett zwölf liegt.“ „Keiner.“ „Eben“, sagte {b}.',
          '{H} reichte die Platzkarte hinüber und hielt sie einen Augenblick zu lange fest. „Bett zwölf ist nicht verkauft“, sagte {b} dafür. „Es wird nie verkauft. Früher lag dort einer mit Mütze, und er schlief kein einziges Mal.“',
        ]),
        more(2, [
          'An der Wand hing ein altes Schild mit Regeln. „Nicht hinauslehnen“, stand da, „Nicht auf den Boden spucken“. Die dritte Zeile war abgewetzt. <„Die haben zu viele mit dem Ärmel gestreift“, sagte {b}.> Man las nur noch: „Einer“.',
        ]),
        slot('quiet'),
        slot('road'),
      ],
    ),
    scene(
      ['Bett zwölf', 'Noch eine Stunde', 'Probeliegen'],
      'Sie legen sich in das leere Bett, und es wird schlimmer.',
      [
        more(1, [
          'Sie legten sich hinein, erst {a}, dann {h}. Es war ein Bett wie die anderen. „Merkst du etwas?“, fragte {a}. „Ja“, sagte {h}. „Jetzt sind elf und zwölf leer.“ <Irgendwo im Wagen seufzte jemand, der bis eben nur beinahe wach gewesen war.>',
        ]),
        more(2, [
          'Um eins hielt der Zug auf freiem Feld. Es war so still, dass man hörte, wie elf Leute auf das nächste Geräusch warteten. Es kam keins. „Warum fahren wir nicht?“, flüsterte Bett neun. {H} machte die Tür auf, sah hinaus und sagte: „Ein Signal. Es ist rot. Alles in Ordnung.“ <„Ach so“, sagte Bett neun und gähnte. Zum ersten Mal.>',
        ]),
        slot('road'),
        slot('quiet'),
        always([
          'Am Ende des Gangs war ein Klappsitz. Er war hart und schmal, und wer darauf saß, sah den ganzen Wagen entlang.',
          'Ganz hinten, hinter Bett zwölf, war ein Sitz an die Wand geklappt. {H} klappte ihn herunter. Das Leder war in der Mitte blank.',
        ]),
      ],
    ),
    scene(['Einer', 'Der Klappsitz', 'Alles in Ordnung'], '{H} versteht, was dem Wagen fehlt.', [
      slot('key'),
      core(
        [
          '„Einer muss wach sein“, sagte {h}. „Dann dürfen die anderen.“ {H} setzte sich auf den Klappsitz. „Ich bin da“, sagte {h} in den Gang, nicht laut. „Ich passe auf.“ Bett drei machte die Taschenlampe aus. Dann schlief Bett sechs.',
        ],
        [
          'Einer mit Mütze, der nie schlief. Eine Frau, die erst schläft, wenn sie jemanden hört. „Einer muss wach sein“, sagte {h}. „Das steht auf dem Schild. Alle liegen wach, weil keiner es für sie ist.“\n{H} setzte sich auf den Klappsitz und machte den Rücken gerade. „Hier sitzt jemand“, sagte {h} in den dunklen Gang. „Ich bleibe wach, bis zur Brücke. Ihr könnt schlafen.“ Es dauerte nicht lange. Die Taschenlampe ging aus. Das Zählen wurde langsamer und blieb bei siebzig stehen. „So“, sagte Bett neun, und diesmal war es ein Schluss.',
          'Warum war Bett neun müde geworden, vorhin, am roten Signal? Weil jemand nachgesehen hatte. {H} klappte den Sitz herunter. „Gute Nacht“, sagte {h}, den ganzen Wagen entlang. „Ich sehe nach, wenn etwas ist.“\nMan hörte, wie elf Leute sich umdrehten. Man hörte eine Decke, eine zweite, ein Knie an der Wand. Dann kam der erste Schnarcher, aus Bett acht, <wo man ihn am wenigsten erwartet hätte,> und der ganze Wagen lehnte sich daran wie an eine Schulter.',
        ],
      ),
      always([
        'Wer wach sein will, für andere, der sitzt zuerst sehr gerade. Dann weniger. Der Gang wippte, die Schienen sagten: Schon gut, schon gut.',
        '{H} hielt Wache. Einmal klirrte ein Löffel, und {h} legte ihn um. Sonst war nichts zu tun. Es war die schönste Arbeit, die {er} je gehabt hatte.',
      ]),
    ]),
    scene(['Die Brücke', 'Ablösung', 'Über dem Wasser'], 'Jemand wird abgelöst.', [
      slot('after'),
      more(1, [
        'Kurz vor der Brücke kam {b} den Gang herunter, in Mütze. „Ablösung“, flüsterte {b} und hielt {h} die Platzkarte hin. „Ich sehe sie von hier.“ <Der Klappsitz war noch warm.>',
      ]),
      more(3, ['{A} schlief mit offenem Mund und einer Hand im Netz. {H} deckte die Hand zu.']),
      always([
        '{H} kletterte in Bett elf. Unter den Rädern wurde der Ton hohl und weit: die Brücke. Eine Minute lang fuhren sie über nichts. {H} hätte nur hinsehen müssen. Aber da schlief {h} schon, und am Ende des Gangs saß einer und war wach.',
        'Dann kam das Wasser, man hörte es an der Stille unter den Schienen. <{W.aus}> {H} lag in Bett elf, die Augen zu, und dahinter war es endlich dunkel. Gleich, sagten die Schienen. Gleich. Und sagten es keinem mehr.',
      ]),
    ]),
  ],
}
