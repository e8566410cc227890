import type { Trait } from '../../pack/trait.ts'

export const STILL: readonly Trait[] = [
  {
    id: 'count',
    known: /(?<!er)zähl|zahlen|rechn|mathe/iu,
    strength: 'sieht, wenn eins fehlt',
    quirk: 'zählt alles, was sich nicht wehrt',
    plant: [
      '{H} zählte. Stufen, Laternen, die Knöpfe an fremden Mänteln. <Wer zählt, merkt nämlich, wenn etwas fehlt.>',
      'Wenn {h} nicht einschlafen, nicht warten oder nicht weinen wollte, zählte {er}. <Meistens half es. Bei Erbsen immer.>',
      '„Elf“, sagte {h}, wenn andere „viele“ sagten. <Es waren immer elf, oder eben so viele, wie es waren.>',
      '{H} zählte im Stillen mit, bei allem. <Bei Tauben war es schwierig, die hielten nicht still.> Am liebsten waren {ihm} Dinge, bei denen am Ende eins übrig blieb.',
    ],
    key: [
      '{H} zählte, wie immer, wenn sonst nichts half. Eins, zwei, drei. Bei sieben hörte {er} auf, weil {er} es auf einmal wusste.',
      'Was tun? {H} zählte erst einmal bis neun. <Die Acht übersprang {er} fast vor Aufregung.> Bei neun war der Gedanke da.',
      'Noch einmal von vorn, dachte {h}, und zwar der Reihe nach. Eins. Zwei. Und da, wo die Drei hätte sein müssen, war eine Lücke, und in der Lücke lag die Lösung.',
      'Die Finger fingen von selbst an. Daumen, Zeigefinger, Mittelfinger. <Beim Ringfinger stockte es.> Etwas ging nicht auf, und {h} wusste auf einmal, was.',
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
      'Wenn {h} einen Raum betrat, wurde er nicht lauter. <Aber etwas aufmerksamer.>',
      'Auf Klassenfotos und dergleichen stand {h} am Rand. <Von dort sieht man, wer wem hinter dem Rücken die Hand hält.>',
    ],
    key: [
      'Alle hätten jetzt etwas gesagt. {H} blieb still und hörte hin, ganz lange. Und weil {er} so still war, hörte {er} es.',
      '{H} sagte nichts. <Das konnte {er} besser als die meisten.> In die Stille hinein kam der Einfall, vorsichtig wie ein Tier.',
      '{H} tat, was {er} am besten konnte: nichts, und zwar gründlich. Nach einer Weile fing das, was sich versteckt hatte, von selbst an sich zu regen.',
      'Einer müsste jetzt leise sein, dachte {h}. So leise, dass die Sache vergisst, dass jemand da ist. Das war {ihm} noch nie schwergefallen.',
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
      'Bevor {h} ein Zimmer betrat, klopfte {er}, auch wenn keiner darin war. <Gerade dann.>',
      '{H} wusste von jedem Weg, wo die Laternen standen. <Zwischen der fünften und der sechsten ging {er} etwas schneller und sang.>',
    ],
    key: [
      '{H} bekam Angst, und weil {er} das kannte, tat {er} das Übliche: stehen bleiben, atmen, genau hinsehen. Genau hinsehen war diesmal alles.',
      'Die Knie zitterten. „Dann zittert eben“, sagte {h} zu ihnen. <Sie waren beleidigt und hörten auf.> Und mit ruhigen Knien denkt es sich besser.',
      'Da war sie wieder, die Angst, und {h} begrüßte sie wie einen alten Bekannten. <Sie war kleiner als beim letzten Mal.> Wer Angst hat, hört besser. Und {h} hörte etwas.',
      'Was ist das Schlimmste, das passieren kann, fragte sich {h}. Es war nicht so schlimm. <Es hatte nicht einmal Zähne.> Und dahinter kam etwas Gutes zum Vorschein.',
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
      '„Wo bist du gerade?“, fragte man {h} oft. <Es waren schöne Orte, und zurück dauerte es ein wenig.>',
      '{H} konnte sehr lange eine einzige Wolke ansehen. <Danach wusste {er} mehr als andere nach der Zeitung.>',
    ],
    key: [
      'Jetzt musste es schnell gehen. {H} blieb stehen. <Es war nicht zu ändern, so war {er} gebaut.> Und im Stehen sah {er}, woran alle vorbeigelaufen waren.',
      '{H} träumte einen Augenblick lang vor sich hin, mitten in der Not. Der Augenblick reichte.',
      'Mitten im Durcheinander sah {h} einem Staubkorn zu. Es sank, drehte sich und blieb liegen. Da, wo es lag, war die Antwort.',
      'Alle riefen, {h} solle sich beeilen. Also ging {h} noch ein wenig langsamer. Und sah es deshalb.',
    ],
  },
  {
    id: 'collect',
    known: /sammel|hebt (?:\S{1,20} ){1,4}auf|steine|muscheln|briefmarken/iu,
    strength: 'findet, was andere liegen lassen',
    quirk: 'hat immer die Taschen voll',
    plant: [
      '{H} hob Dinge auf. Knöpfe, Schrauben, einen Stein, der aussah wie ein Ohr. <Die Waschmaschine hatte schon zweimal geklagt.>',
      'In {hs:Taschen|den Taschen} steckte immer etwas: [ein halber Bleistift|ein Stück Draht], eine Muschel, eine Feder. „Wer weiß“, sagte {er} dann.',
      'Andere kamen mit leeren Händen nach Hause, {h} nie. <Es gab ein Fensterbrett, auf dem seit langem kein Fenster mehr zu sehen war.>',
      'Wenn {h} rannte, klapperte es. Das waren die Kastanien, der Reißnagel und ein Teil von etwas. <Wovon, musste sich noch herausstellen.>',
    ],
    key: [
      '{H} steckte die Hände in die Taschen, weil {er} nicht wusste, wohin mit ihnen. Zwischen Schraube und Muschel lag der Einfall.',
      'In der Tasche drehte {h} das kleine Zeug hin und her, das {er} immer aufhob. <Es klapperte leise.> Und auf einmal passte in {seinem} Kopf eins zum anderen.',
      '{H} kippte die Taschen aus, alles auf einmal. <Ein Knopf rollte weg, aber nicht weit.> Wie das Zeug so dalag, sah es aus wie ein Plan.',
      'Die Finger fanden in der Tasche etwas, das {er} vor langem aufgehoben hatte, ohne zu wissen, wozu. Jetzt wusste {er} es.',
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
      'An der Tür hing ein Zettel: Schlüssel, Schal, Kopf. <Das Dritte hatte jemand anders daruntergeschrieben.>',
      '{H} ging aus dem Haus, kam zurück, ging aus dem Haus und kam zurück. <Beim dritten Mal klatschten die Nachbarn.> Dann war meistens alles dabei, außer dem Grund.',
    ],
    key: [
      'Wo hatte {er} bloß den Kopf? Genau so suchte {h} sonst {seine} Sachen: erst überall, dann dort, wo man nie hinsieht. Also sah {er} dorthin.',
      'Vor Schreck vergaß {h}, was {er} eben noch sagen wollte. <Das war {ihm} noch nie so gelegen gekommen.> Denn nun war Platz für den richtigen Gedanken.',
      'Was hatte {er} eben noch gewollt? {H} stand da und wusste es nicht mehr. Und weil {er} nun nichts Bestimmtes mehr suchte, sah {er} das, was die ganze Zeit dagelegen hatte.',
      '„Ich habe etwas vergessen“, murmelte {h}. Das war immer so. Aber diesmal war es genau das, was fehlte, und {er} drehte um.',
    ],
  },
]
