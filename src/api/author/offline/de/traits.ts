import type { Trait } from '../pack/trait.ts'

/** A way of the hero that the story knows how to use: planted early, and the key of the turn. */
export const TRAITS: readonly Trait[] = [
  {
    id: 'count',
    known: /zähl|zahlen|rechn|mathe/iu,
    strength: 'sieht, wenn eins fehlt',
    quirk: 'zählt alles, was sich nicht wehrt',
    plant: [
      '{H} zählte. Stufen, Laternen, die Knöpfe an fremden Mänteln. <Wer zählt, merkt nämlich, wenn etwas fehlt.>',
      'Wenn {h} nicht einschlafen, nicht warten oder nicht weinen wollte, zählte {er}. <Meistens half es. Bei Erbsen immer.>',
    ],
    key: [
      '{H} zählte, wie immer, wenn sonst nichts half. Eins, zwei, drei. Bei sieben hörte {er} auf, weil {er} es auf einmal wusste.',
      'Was tun? {H} zählte erst einmal bis neun. <Die Acht übersprang {er} fast vor Aufregung.> Bei neun war der Gedanke da.',
    ],
  },
  {
    id: 'hum',
    known: /summ|sing|pfeif|musik|lied|tanz/iu,
    strength: 'hört, was andere überhören',
    quirk: 'summt, ohne es zu merken',
    plant: [
      '{H} summte. Beim Zähneputzen, beim Schuhebinden, sogar beim Streiten. <Dass {er} es tat, erfuhr {er} immer von den anderen.>',
      'Man wusste stets, wo {h} war, denn es summte dort. <Immer dieselben vier Töne. Ein fünfter war {ihm} noch nicht eingefallen.>',
    ],
    key: [
      'Da summte {h}. Nicht mit Absicht. Vier Töne, wie immer, und nach dem vierten wurde es so still, dass {er} endlich denken konnte.',
      'Vor lauter Ratlosigkeit fing {h} an zu summen. <Es klang dünn.> Aber beim vierten Ton hatte {er} die Antwort.',
    ],
  },
  {
    id: 'collect',
    known: /sammel|hebt .* auf|steine|muscheln|briefmarken/iu,
    strength: 'findet, was andere liegen lassen',
    quirk: 'hat immer die Taschen voll',
    plant: [
      '{H} hob Dinge auf. Knöpfe, Schrauben, einen Stein, der aussah wie ein Ohr. <Die Waschmaschine hatte schon zweimal geklagt.>',
      'In {hs:Taschen|den Taschen} steckte immer etwas: [ein halber Bleistift|ein Stück Draht], eine Muschel, eine Feder. „Wer weiß“, sagte {er} dann.',
    ],
    key: [
      '{H} steckte die Hände in die Taschen, weil {er} nicht wusste, wohin mit ihnen. Zwischen Schraube und Muschel lag der Einfall.',
      'In der Tasche drehte {h} das kleine Zeug hin und her, das {er} immer aufhob. <Es klapperte leise.> Und plötzlich passte in {seinem} Kopf eins zum anderen.',
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
    ],
    key: [
      '„Und warum?“, fragte {h} leise, einfach aus Gewohnheit. <Es war niemand da, der antworten konnte.> Also antwortete {er} selbst.',
      'Eine Frage hatte noch keiner gestellt. Das war seltsam, denn es war die einfachste. {H} stellte sie sich, und da lag die Antwort schon daneben.',
    ],
  },
  {
    id: 'forget',
    known: /vergess|vergiss|verlier|verleg|schussel|chaot|unordent/iu,
    strength: 'findet auf Umwegen, was niemand sucht',
    quirk: 'verlegt alles außer guter Laune',
    plant: [
      '{H} verlegte Dinge. Handschuhe, Schlüssel, einmal einen ganzen Kuchen. <Gefunden wurde alles, nur nie dort, wo man suchte.>',
      'Irgendetwas vergaß {h} immer. <Heute waren es die zweiten Socken.> Dafür fiel {ihm} unterwegs alles Mögliche andere ein.',
    ],
    key: [
      'Wo hatte {er} bloß den Kopf? Genau so suchte {h} sonst {seine} Sachen: erst überall, dann dort, wo man nie hinsieht. Also sah {er} dorthin.',
      'Vor Schreck vergaß {h}, was {er} eben noch sagen wollte. <Das war {ihm} noch nie so gelegen gekommen.> Denn nun war Platz für den richtigen Gedanken.',
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
    ],
    key: [
      'Und dann stolperte {h}. Natürlich. <Diesmal über die eigenen Schnürsenkel.> Von unten sah alles anders aus, und von unten sah {er} es.',
      '{H} trat einen Schritt zurück und fiel hin. Da unten, auf Höhe der Schuhe, lag die Lösung ganz offen.',
    ],
  },
  {
    id: 'shy',
    known: /schüchtern|still|leise|zurückhalt|ruhig|introvert/iu,
    strength: 'kann zuhören, bis es von selbst spricht',
    quirk: 'sagt erst etwas, wenn es stimmt',
    plant: [
      '{H} sagte wenig. <Die Wörter, die {er} sparte, steckte {er} ins Hinschauen.>',
      'Wenn alle redeten, hörte {h} zu. <Das fiel kaum auf, und {ihm} war es recht.>',
    ],
    key: [
      'Alle hätten jetzt etwas gesagt. {H} blieb still und hörte hin, ganz lange. Und weil {er} so still war, hörte {er} es.',
      '{H} sagte nichts. <Das konnte {er} besser als die meisten.> In die Stille hinein kam der Einfall, vorsichtig wie ein Tier.',
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
    ],
    key: [
      '„Noch mal“, sagte {h}. <Es klang müde, aber es war dasselbe Wort wie immer.> Und während {er} es sagte, merkte {er}, was {er} die ganze Zeit falsch gemacht hatte.',
      'Jeder andere wäre jetzt umgekehrt. {H} ging denselben Gedanken ein viertes Mal durch. Beim vierten Mal hatte er eine Tür.',
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
    ],
    key: [
      '{H} redete vor sich hin, weil Reden half. Alles der Reihe nach, vom Anfang an. Mitten im Satz hielt {er} inne. Das war es.',
      'Wie immer, wenn es eng wurde, fing {h} an zu reden. <Kreuz und quer.> Und auf einmal hörte {er} sich selbst etwas Kluges sagen.',
    ],
  },
  {
    id: 'fear',
    known: /angst|fürcht|ängst|dunkel|schreck/iu,
    strength: 'geht auch mit weichen Knien',
    quirk: 'macht lieber Licht an',
    plant: [
      'Dunkle Ecken mochte {h} nicht. <{Er} grüßte sie höflich und ging schnell vorbei.>',
      '{H} hatte eine Regel: erst Licht, dann alles andere. <Die Taschenlampe kannte {er} beim Vornamen.>',
    ],
    key: [
      '{H} bekam Angst, und weil {er} das kannte, tat {er} das Übliche: stehen bleiben, atmen, genau hinsehen. Genau hinsehen war diesmal alles.',
      'Die Knie zitterten. „Dann zittert eben“, sagte {h} zu ihnen. <Sie waren beleidigt und hörten auf.> Und mit ruhigen Knien denkt es sich besser.',
    ],
  },
  {
    id: 'dream',
    known: /träum|langsam|trödel|verträumt|spät|fantas|phantas|schlaf|müde/iu,
    strength: 'sieht, woran die Schnellen vorbeilaufen',
    quirk: 'bleibt stehen, wo es nichts zu sehen gibt',
    plant: [
      '{H} kam überall ein bisschen später an. <Unterwegs gab es eben Wolken.> Dafür hatte {er} immer etwas gesehen.',
      'Manchmal blieb {h} mitten im Gehen stehen und sah etwas an. <Eine Regenrinne. Einen Riss im Putz.> Das dauerte dann.',
    ],
    key: [
      'Jetzt musste es schnell gehen. {H} blieb stehen. <Es war nicht zu ändern, so war {er} gebaut.> Und im Stehen sah {er}, woran alle vorbeigelaufen waren.',
      '{H} träumte einen Augenblick lang vor sich hin, mitten in der Not. Der Augenblick reichte.',
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
    ],
    key: [
      '{H} malte mit dem Finger auf, was {er} wusste: einen Kreis hier, einen Strich dort. Als die Zeichnung fertig war, fehlte in ihr nur noch eine Linie.',
      'Mit dem Finger zeichnete {h} alles in den Staub. <Krumm, aber vollständig.> Der Finger war schneller als der Kopf. Er blieb an der richtigen Stelle stehen.',
    ],
  },
]
