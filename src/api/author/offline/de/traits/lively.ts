import type { Trait } from '../../pack/trait.ts'

export const LIVELY: readonly Trait[] = [
  {
    id: 'hum',
    known: /summ|sing|pfeif|musik|lied|tanz/iu,
    strength: 'hört, was andere überhören',
    quirk: 'summt, ohne es zu merken',
    plant: [
      '{H} summte. Beim Zähneputzen, beim Schuhebinden, sogar beim Streiten. <Dass {er} es tat, erfuhr {er} immer von den anderen.>',
      'Man wusste stets, wo {h} war, denn es summte dort. <Immer dieselben vier Töne. Ein fünfter war {ihm} noch nicht eingefallen.>',
      'Beim Nachdenken machte {h} ein Geräusch wie ein kleiner Kühlschrank. <Je schwerer der Gedanke, desto tiefer der Ton.>',
      'Wenn {h} eine Treppe hinaufging, sang die Treppe mit. <Eigentlich war es umgekehrt.> Ohne Ton ging {ihm} nichts von der Hand.',
    ],
    key: [
      'Da summte {h}. Nicht mit Absicht. Vier Töne, wie immer, und nach dem vierten wurde es so still, dass {er} endlich denken konnte.',
      'Vor lauter Ratlosigkeit fing {h} an zu summen. <Es klang dünn.> Aber beim vierten Ton hatte {er} die Antwort.',
      'Ganz leise kam die kleine Melodie, die immer kam. Diesmal ging sie weiter als sonst, um einen Ton. Dieser Ton passte, und {h} wusste, wozu.',
      '{H} hörte sich summen und hörte, dass etwas zurücksummte. Aus dem eigenen Kopf. Man musste nur dem Ton nachgehen.',
    ],
  },
  {
    id: 'ask',
    known: /frag|neugier|wissen|forsch|warum/iu,
    strength: 'fragt weiter, wenn andere nicken',
    quirk: 'fragt immer noch einmal nach',
    plant: [
      '{H} fragte gern. Warum die Butter weiß, wann sie weich ist. Wohin Pfützen gehen. <Wer {ihm} antwortete, bekam gleich die nächste Frage.>',
      '„Und warum?“ war {hs:Lieblingssatz|der Lieblingssatz}. <Erwachsene antworteten darauf meistens: Iss.>',
      'Man konnte {ihm} nichts erklären, ohne dass es danach mehr zu erklären gab. <Manche machten darum einen Umweg.>',
      'Am Ende jedes Satzes hörte {h} ein kleines Fragezeichen, auch wenn keines da war. <„Es wird Zeit“, sagten die Leute. „Wird sie das?“, fragte {h}.>',
    ],
    key: [
      '„Und warum?“, fragte {h} leise, einfach aus Gewohnheit. <Es war niemand da, der antworten konnte.> Also antwortete {er} selbst.',
      'Eine Frage hatte noch keiner gestellt. Das war seltsam, denn es war die einfachste. {H} stellte sie sich, und da lag die Antwort schon daneben.',
      '„Moment“, sagte {h}. Alle hatten gefragt, wie. Keiner hatte gefragt, wozu. <Man hörte, wie es im Raum eine Spur heller wurde.> Darauf gab es eine Antwort.',
      'Drei Fragen waren noch offen. {H} stellte sie, eine nach der anderen, einfach in die Luft. Nach der dritten war nichts mehr offen.',
    ],
  },
  {
    id: 'clumsy',
    known: /tollpatsch|ungeschick|stolper|tollpatschig/iu,
    strength: 'steht jedes Mal wieder auf',
    quirk: 'stolpert über alles, sogar über Teppichmuster',
    plant: [
      '{H} stolperte oft. Über Schwellen, über Katzen, einmal über ein gemaltes Seil. <Im Aufstehen war {er} dafür sehr gut.>',
      'Wo {h} ging, fiel etwas um. <{Er} fing es manchmal sogar.>',
      '{Hs:Knie|Die Knie} trugen Pflaster wie andere Leute Orden. <Auf einem war ein Dinosaurier.>',
      '„Vorsicht“, sagten alle, sobald {h} einen Raum betrat, sogar zu den Vasen. <Zweimal hatten die Vasen darauf gehört.>',
    ],
    key: [
      'Und dann stolperte {h}. Natürlich. <Diesmal über die eigenen Schnürsenkel.> Von unten sah alles anders aus, und von unten sah {er} es.',
      '{H} trat einen Schritt zurück und fiel hin. Da unten, auf Höhe der Schuhe, lag die Lösung ganz offen.',
      'Beim Umdrehen stieß {h} mit dem Ellbogen an. <Natürlich.> Etwas fiel, rollte und blieb genau dort liegen, wo keiner nachgesehen hatte.',
      '{H} rutschte aus und hielt sich an dem fest, was am nächsten war. Es gab nach. Es hatte die ganze Zeit nur jemanden gebraucht, der daran zog.',
    ],
  },
  {
    id: 'stubborn',
    known: /stur|dickk|hartnäck|trotz|eigensinn|ehrgeiz/iu,
    strength: 'gibt nicht auf, auch wenn es klug wäre',
    quirk: 'versucht alles noch einmal',
    plant: [
      'Aufhören lag {ihm} nicht. {H} hatte einmal vier Stunden lang einen Knoten besiegt. <Der Knoten wurde danach eingerahmt.>',
      '„Noch mal“, sagte {h}, wenn andere „Na gut“ sagten. <Es gab Marmeladengläser, die sich davor fürchteten.>',
      'Ein Nein war für {h} ein Ja, das noch nicht fertig war. <Türen wussten das und klemmten gar nicht erst.>',
      'Beim Armdrücken gewann {h} selten, aber nach einer Stunde gab jeder auf. <Meistens aus Hunger.>',
    ],
    key: [
      '„Noch mal“, sagte {h}. <Es klang müde, aber es war dasselbe Wort wie immer.> Und während {er} es sagte, merkte {er}, was {er} die ganze Zeit falsch gemacht hatte.',
      'Jeder andere wäre jetzt umgekehrt. {H} ging denselben Gedanken ein viertes Mal durch. Beim vierten Mal hatte er eine Tür.',
      '„Geht nicht“, hatten alle gesagt. {H} fragte zurück, was genau daran nicht ging. Und bei der Antwort zeigte sich, dass ein Stück davon sehr wohl ging.',
      '{H} biss die Zähne zusammen und fing von vorn an. <Es war das fünfte Vorn an diesem Tag.> Diesmal mit der linken Hand. Da löste es sich.',
    ],
  },
  {
    id: 'talk',
    known: /rede|plapper|quassel|erzähl|vorlaut|laut/iu,
    strength: 'bringt sogar Türen zum Reden',
    quirk: 'redet, wenn es spannend wird',
    plant: [
      '{H} redete. Mit Leuten, mit Topfpflanzen, mit dem Toaster. <Der Toaster galt als guter Zuhörer.>',
      'Schweigen konnte {h} ungefähr so lange, wie ein Streichholz brennt. <An guten Tagen ein kurzes.>',
      'Es gab nur einen Ort, an dem {h} nicht redete, und das war unter Wasser. <Dort blubberte es.>',
      'Wer neben {h} saß, erfuhr alles. <Auch das, was erst morgen passieren sollte.> Im Zug wechselten manche das Abteil und kamen nach einer Stunde wieder, um zu hören, wie es ausging.',
    ],
    key: [
      '{H} redete vor sich hin, weil Reden half. Alles der Reihe nach, vom Anfang an. Mitten im Satz hielt {er} inne. Das war es.',
      'Wie immer, wenn es eng wurde, fing {h} an zu reden. <Kreuz und quer.> Und auf einmal hörte {er} sich selbst etwas Kluges sagen.',
      '„Also“, sagte {h} laut, „noch einmal für alle.“ Alle, das war nur {h} selbst. <Trotzdem hörte jemand zu.> Beim dritten Satz wurde es klar.',
      'Die Worte kamen schneller als die Gedanken, wie immer. Eins davon war das richtige. {H} merkte es erst, als es schon gesagt war.',
    ],
  },
  {
    id: 'draw',
    known: /mal|zeichn|kritzel|bastel|bau|erfind|tüftel/iu,
    strength: 'sieht, wie die Dinge gemacht sind',
    quirk: 'kritzelt auf alles, was stillhält',
    plant: [
      '{H} kritzelte. Auf Ränder, auf Tüten, einmal auf den Gips eines Onkels. <Die Hand dachte dabei, der Kopf hatte frei.>',
      'Alles wollte {h} auseinandernehmen. <Zusammen passte es danach auch, nur mit weniger Schrauben.>',
      'Wo {h} gesessen hatte, war hinterher etwas gezeichnet. <Auf dem Tisch im Wartezimmer wohnte seither ein Nilpferd.>',
      '{H} sah sich Dinge so an, als müsste {er} sie morgen nachbauen. <Manchmal musste {er} auch, weil das Original nicht mehr ging.>',
    ],
    key: [
      '{H} malte mit dem Finger auf, was {er} wusste: einen Kreis hier, einen Strich dort. Als die Zeichnung fertig war, fehlte in ihr nur noch eine Linie.',
      'Mit dem Finger zeichnete {h} alles in den Staub. <Krumm, aber vollständig.> Der Finger war schneller als der Kopf. Er blieb an der richtigen Stelle stehen.',
      'Im Kopf nahm {h} alles auseinander und legte die Teile nebeneinander. <Eins war übrig, das war schon immer so.> Diesmal war das übrige das wichtige.',
      '{H} suchte einen Stift, fand keinen und nahm Spucke. Drei Striche auf den Handrücken, und man sah, wie es gemeint war.',
    ],
  },
]
