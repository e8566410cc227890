import { always, core, more, type Plot, scene, slot } from '../../language-pack.ts'

/** Horror and adventure: every morning wet prints lead to the house, and none lead away. */
export const backwardPrints: Plot = {
  id: 'backward-prints',
  categories: ['horror', 'adventure'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Hedwig', gender: 'female', connection: 'beste Freundin' },
    b: { name: 'Herr Torf', gender: 'male', connection: '' },
  },
  titles: ['Spuren bis zur Tür', 'Und keine zurück', '{h} folgt den Stiefeln'],
  teasers: [
    'Jeden Morgen führen nasse Stiefelspuren zum Haus. Hinaus führt keine. {H} zählt, wer alles schon drin sein müsste.',
    'Es kommt jede Nacht. Es geht nie. Und doch ist niemand da.',
  ],
  start:
    'Jeden Morgen führt eine Spur aus nassen Stiefeln bis vor die Haustür, und keine führt zurück. {H} geht ihr nach.',
  byname: '{h}{g:, der Spurenleser|, die Spurenleserin| auf der Spur}',
  places: [
    { name: 'Die Schwelle', description: 'Hier hören die Spuren auf, Zehen zur Tür.' },
    { name: 'Der Garderobenschrank', description: 'Er geht nach innen weiter, als man denkt.' },
    { name: 'Der Teich', description: 'Schwarz, rund, und in der Mitte ein Pfahl.' },
  ],
  scenes: [
    scene(['Zehen zur Tür', 'Am Morgen', 'Zweiundvierzig Schritte'], 'Jemand kommt jede Nacht, und keiner geht.', [
      always([
        'Es waren Stiefel. Die Spur kam {dort} über den Hof, nass und groß, zweiundvierzig Schritte, und endete vor der Haustür. Die Zehen zeigten zur Tür. Zurück führte keine.',
        'Am Morgen waren vor dem Haus {dort} Spuren, von Stiefeln, größer als alle im Schrank. {H} ging ihnen nach, rückwärts, bis zum Tor und zwischen die Wiesen. <Dort war es zum Frühstück zu weit.> Sie führten alle zur Tür. Weg ging keine.',
      ]),
      always([
        'So war es am Montag, am Dienstag und am Mittwoch. Dreimal gekommen, keinmal gegangen. {H} zählte nach, wer alles im Haus sein müsste, und wollte wissen, wo sie steckten.',
        'Am nächsten Morgen war wieder eine da, frisch, und am nächsten. Wenn das stimmte, standen im Haus nun drei. {H} sah in jedes Zimmer. {Er} wollte das geklärt haben, bevor es dunkel wurde.',
      ]),
      always([
        '{A.+} stellte den eigenen Fuß in einen Abdruck. Er ging verloren darin. „Wer so große Füße hat“, sagte {a}, „den müsste man doch sehen.“',
        '„Vielleicht fliegt es zurück“, sagte {a.+} und sah nach oben. „In Stiefeln?“, fragte {h}. {A} sah weiter nach oben. <„Gerade in Stiefeln“, sagte {a}.>',
      ]),
      slot('portrait'),
      slot('company'),
      more(
        1,
        [
          'Sie sahen unter jedes Bett. Sie sahen in die Truhe, hinter den Ofen und in den Garderobenschrank, in dem die alten Mäntel hingen. Ganz hinten hing einer, den keiner mehr trug, ein Ölmantel, steif und schwarz. Er war feucht. <„Der war schon immer feucht“, sagte {h} und glaubte es fast.>',
        ],
        '',
        'coat',
      ),
    ]),
    scene(['Mehl', 'Nachtwache', 'Es tropft'], 'Sie legen sich auf die Lauer.', [
      core(
        [
          'In der Nacht hielten sie hinter der Tür Wache. Schritte hörten sie keine. Es tropfte nur, im Flur, und es kam von drinnen. Am Morgen war die Spur da. Vor Schreck brach {h} der Schlüssel im Schloss ab.',
        ],
        [
          'In der Nacht saßen sie hinter der Haustür, mit einem Topfdeckel und einer Flöte. Um zwei tropfte es. Es kam nicht von draußen. Es tropfte hinter ihnen im Flur, langsam, einmal, zweimal, ein ganzes Stück über dem Boden. Dann knarrte die Tür, und ein kalter Zug strich an ihnen vorbei, hinaus. <{A} pfiff vor Schreck einen sehr hohen Ton.> Sie schlossen ab. Der Schlüssel brach. Am Morgen lag draußen die Spur, Zehen zur Tür.',
          '{A} spannte einen Faden quer über die Schwelle, mit einer Glocke daran. Um zwei läutete sie. Sie rissen die Tür auf: niemand, nur Nacht. Und der Faden war gerissen, aber nach außen. „Nach außen“, flüsterte {h}. „Das heißt doch.“ Was es hieß, wollte keiner von beiden wissen. <In der Eile fiel {ihm} die einzige Lampe hin und rollte unter die Treppe, wo keiner sie holen ging.>',
        ],
      ),
      more(
        1,
        [
          '{H} maß die Schritte. Der Abstand stimmte nicht. Die Fersen waren tief, die Zehen kaum zu sehen. „So geht doch kein Mensch“, sagte {h}. Sie probierten es im Hof, einer vor, einer hinter dem anderen. <Am Ende hatten sie beide nasse Socken und nichts begriffen.>',
        ],
        '',
        'heels',
      ),
      more(2, [
        'Der Milchmann, der früh kam, hatte etwas gesehen. „Einen Großen“, sagte er, „ohne Kopf. Das heißt, er hatte den Kragen hoch.“ Er habe gegrüßt, der Große nicht. <„Aber er hat den Ärmel gehoben“, sagte der Milchmann. „Leer war der nicht. Nur irgendwie nicht voll.“>',
      ]),
      slot('road'),
    ]),
    scene(['Am Teich', 'Leihgebühr', 'Wem gehört das?'], 'Am Ende der Spur weiß jemand etwas.', [
      always([
        'Die Spur begann am Teich. Dort flickte {b.+} einen Kahn. „Ich habe ihn auch gesehen“, sagte {b}. „Ich sage euch, wie er geht. Aber ihr setzt euch dafür heute Nacht in meinen Kahn. Allein, und mitten auf den Teich.“',
        '{B.+} saß am Teich, wo die Spuren anfingen, und angelte in etwas, in dem es keine Fische gab. „Den Stiefeln geht man nicht entgegen“, sagte {b}. „Man geht mit. Was ich weiß, bekommt ihr. Dafür löst ihr mich heute Nacht im Kahn ab.“',
      ]),
      slot('questions'),
      always([
        'Nachts, auf dem schwarzen Wasser. {H} hätte lieber die Füße hergegeben. „Gut“, sagte {b}. „Dann seht euch an, wie der Regen abläuft. Vorn oder hinten? So geht er auch.“',
        '{H} sagte Ja, mit sehr wenig Stimme. „Ihr seht die Zehen und denkt, er kommt“, sagte {b}. „Jeder denkt das. Darum geht er so. Er will nicht, dass man ihm folgt.“',
      ]),
      more(
        2,
        [
          'Am Pfahl in der Mitte des Teichs hing ein Tau, und das Ende war durchgescheuert. „Da lag ein Boot“, sagte {b}. „Lange her. Der, dem es gehörte, ist weggezogen, an ein größeres Wasser. Er hatte es so eilig, dass er den Mantel vergaß.“',
        ],
        '',
        'boat',
      ),
      slot('quiet'),
      slot('road'),
    ]),
    scene(['Auf dem Wasser', 'Zwei Uhr', 'Ein Ärmel'], 'Im Kahn sieht {h}, wer kommt.', [
      more(1, [
        'Der Kahn drehte sich langsam um sich selbst. {A} saß am Ufer und winkte alle zwei Minuten, das war ausgemacht. Etwas kam über die Wiese. Es war groß und glänzte vor Nässe, und es ging mit dem Rücken voran, Schritt für Schritt, den Kragen hoch. <Die Frösche hörten auf und fingen dann vorsichtig wieder an.> Am Wasser blieb es stehen.',
      ]),
      more(2, [
        'Lange stand die Gestalt da. Sie hob einen Ärmel und schirmte damit etwas ab, wo sonst ein Gesicht ist. Sie sah über den Teich, nach allen Seiten, wie man nach jemandem sieht, der gesagt hat, er sei gleich wieder da.',
      ]),
      slot('road'),
      slot('quiet'),
      always([
        'Um zwei Uhr sah {h} es vom Kahn aus: Der alte Ölmantel stand am Ufer, in den großen Stiefeln, und in den Ärmeln war niemand.',
        'Es schlug zwei. Am Ufer stand der Mantel aus dem Schrank, aufrecht, in Stiefeln. Er tropfte. In ihm war keiner.',
      ]),
    ]),
    scene(['Rückwärts', 'Niemand darin', 'Der Kragen'], '{H} liest die Spur noch einmal, andersherum.', [
      slot('key'),
      core(
        [
          '„Er kommt nicht“, sagte {h}. „Er geht. Jede Nacht geht er weg, rückwärts, und sucht den, der ihn vergessen hat.“ {H} stieg aus dem Kahn. „Der ist fort“, sagte {h} zu dem Kragen. „Aber {b} friert.“ Der Mantel stand ganz still. Dann hielt er den Ärmel hin.',
        ],
        [
          'Die Fersen tief, die Zehen leicht. Der Faden nach außen. „Er geht rückwärts“, sagte {h}. „Wir dachten, da kommt einer und bleibt. Dabei geht einer fort und kommt früh still nach Hause, auf dem Gras.“ Es war gar kein Gespenst. Es war ein Mantel, den jemand am Haken vergessen hatte, und er suchte seit Jahren.\n{H} ruderte ans Ufer. Die Knie schlugen gegeneinander. „Er kommt nicht mehr“, sagte {h} freundlich. „Er hat jetzt einen anderen. Das tut mir leid.“ Der Kragen sank. „Aber da sitzt jeden Abend einer am Teich“, sagte {h}, „und dem zieht es in den Rücken.“ Der Mantel richtete sich auf. Er kam vorwärts. Es waren die ersten Zehen, die man nicht nur sah, sondern hörte.',
          '„Nicht entgegen“, hatte {b} gesagt. „Man geht mit.“ {H} stieg aus, stellte sich neben den Mantel und sah in dieselbe Richtung. Da war Wasser, da war Nacht, da war ein abgerissenes Tau. „Du wartest“, sagte {h}. „Und damit keiner lacht, gehst du rückwärts. Dann sieht es aus, als kämst du an.“ Der leere Ärmel bewegte sich, als nicke er mit dem Ellbogen.\n„Komm“, sagte {h}. „Ich weiß jemanden, der noch hier ist.“ Dann gingen sie zu zweit, {h} und der Mantel, und zum ersten Mal führten die Stiefel vorwärts, bis zu {b}. <{A} winkte, obwohl erst eine Minute um war.>',
        ],
      ),
      always([
        '{B} stand auf, drehte sich um und fuhr mit beiden Armen in die Ärmel. Er passte. Er war bloß noch außen nass.',
        'Der Mantel legte sich {b} um die Schultern, so behutsam, wie man jemanden zudeckt. „Oh“, sagte {b}. „Der ist ja gefüttert.“',
      ]),
    ]),
    scene(['Zwei Spuren', 'Der leere Haken', 'Trocken'], 'Am Morgen sind wieder Spuren da.', [
      slot('after'),
      always([
        'Am nächsten Morgen lagen wieder Stiefelspuren im Hof. Sie kamen zur Tür, Zehen voran. Auf der Schwelle stand ein Eimer mit Krebsen. Und daneben führte eine Spur zurück, mit genauso großen Schritten, gerade über den Hof, und keinem war sie unheimlich.',
        'Der Haken im Schrank war leer. {H} hängte einen Zettel daran, falls doch noch einer fragte: „Am Teich.“ <{W.aus}> In der Nacht tropfte es nicht. Draußen ging jemand vorbei, vorwärts, in großen Stiefeln, hob einen vollen Ärmel und grüßte das Haus.',
      ]),
      more(1, [
        'Nur {a} ging an diesem Tag rückwärts, den ganzen Weg bis zum Tor, um zu sehen, wie es aussah. Es sah aus, als wäre {a.er} gekommen. „Ich bin noch da“, rief {a} vom Tor. <„Das sehe ich“, rief {h}. „An deinen Zehen.“>',
      ]),
    ]),
  ],
}
