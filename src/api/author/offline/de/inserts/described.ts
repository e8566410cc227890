import type { Template } from '../../language-pack.ts'
import { capital } from '../../template.ts'

/** Looks in the visitor's own words; `label` is what is described: "Haare". */
export const typedLooks = (id: string, label: string): Template[] => [
  `${label}? „{X:${id}}“, sagte {h}, wenn jemand danach fragte.`,
  `„{X:${id}}“: So hatte {h} es selbst einmal auf einen Steckbrief geschrieben, [gleich unter den Namen|ohne lange nachzudenken], Zeile: ${label}.`,
  `„{X:${id}}“, stand im Ausweis von {h} unter ${label}. <Der Beamte hatte dazu genickt.>`,
  `Wer {h} malen wollte, musste eines wissen, nämlich unter ${label}: „{X:${id}}“.`,
  `„{X:${id}}“, hätte ein Zeuge gesagt, nach dem Stichwort ${label} gefragt. <Es gab aber nichts zu bezeugen. Noch nicht.>`,
  `Auf der Karteikarte in der Bücherei stand hinter ${label}: „{X:${id}}“. <Es war zweimal unterstrichen.>`,
  `Einmal hatte {h} zum Üben eine Suchanzeige nach sich selbst geschrieben. ${label}: „{X:${id}}“.`,
  `„{X:${id}}“, schrieb {h} in jedes Freundebuch, in die Zeile ${label}. <Die Zeile reichte nie.>`,
  `„${label}?“, fragte einmal ein Fotograf für seine Kartei. „{X:${id}}“, sagte {h}.`,
  `Ein Denkmal für {h} wäre schwierig geworden. Unter ${label} hätte der Bildhauer lesen müssen: „{X:${id}}“.`,
]

export const MARKS: readonly Template[] = [
  'Auf einem Steckbrief hätte unter „Besondere Kennzeichen“ gestanden: „{X:hero.peculiarities}“. <Es gab aber keinen Steckbrief. Noch nicht.>',
  '„{X:hero.peculiarities}“, so beschrieb man {h} am schnellsten, und jeder wusste sofort, wer gemeint war.',
  'Zu erkennen war {h} leicht: „{X:hero.peculiarities}“. <So stand es innen im Kragen, falls einmal alles verloren ginge.>',
  '„{X:hero.peculiarities}“, sagte {h}, wenn jemand fragte, woran man {ihn} auf dem Bahnsteig erkenne.',
  'Jeder Steckbrief braucht eine Zeile, die stimmt. Bei {h} lautete sie: „{X:hero.peculiarities}“.',
  'Falls man sich je verlieren sollte, war abgemacht, wonach zu fragen wäre: „{X:hero.peculiarities}“. <Man verlor sich dann nie.>',
  '„{X:hero.peculiarities}“, notierte einmal ein Straßenmaler neben dem Bild von {h}, weil er nicht alles unterbrachte.',
  'Was an {h} unverwechselbar war, passte in eine Zeile: „{X:hero.peculiarities}“. <Ein Zwilling hätte es schwer gehabt.>',
  '{A} hatte sich {h} ganz am Anfang mit einem Spickzettel gemerkt: „{X:hero.peculiarities}“. <Den brauchte {a.er} längst nicht mehr.>',
  'Wer {h} abholen sollte und noch nie gesehen hatte, bekam nur das mit auf den Weg: „{X:hero.peculiarities}“. <Verwechselt wurde {er} nie.>',
]

/** `list` as in "mutig, klug und frech", `last` the last of them. */
export const adjectivePhrases = (list: string, last: string): Template[] => [
  `{H} war ${list}, sagten die Leute. <{Er} selbst fand, das komme ganz auf den Tag an.>`,
  `Wer {h} kannte, sagte: ${list}. Wer {ihn} gut kannte, sagte: vor allem ${last}.`,
  `In den Zeugnissen von {h} stand es jedes Jahr anders und lief doch auf dasselbe hinaus: ${list}.`,
  `„${capital(list)}“, hatte jemand über {h} gesagt. <{H} hatte es sich gemerkt und war seither manchmal auch das Gegenteil.>`,
  `{H} konnte ${list} sein, oft alles zugleich. <Vor dem Frühstück war {er} keins davon.>`,
  `Drei Leute wurden einmal nach {h} gefragt, und alle drei sagten: ${list}. <Sie hatten sich nicht abgesprochen.>`,
  `Man sagt, jeder sei irgendetwas. {H} war ${list}, und das an gewöhnlichen Tagen.`,
  `Im Horoskop stand für {h} jede Woche etwas anderes. Wahr war nur: ${list}.`,
  `{H} war ${list}. <Gelernt hatte {er} das nirgends, es war von Anfang an dabei gewesen.>`,
  `Wäre {h} ein Haus gewesen, hätte über der Tür gestanden: „${capital(list)}“.`,
]

export const CHARACTER: readonly Template[] = [
  '„{X:hero.characteristics}“, sagte {a}, wenn jemand wissen wollte, wie {h} so sei. <Mehr sagte {a.er} nie. Es reichte.>',
  'Einmal sollte {a} in einem Satz sagen, wie {h} war. „{X:hero.characteristics}“, sagte {a.er}<, und das war gelobt>.',
  'In einem alten Brief von {a} kam {h} vor, mit nur einem Satz: „{X:hero.characteristics}.“ <Er war unterstrichen.>',
  '„Wie ist {h} denn so?“, wurde {a} oft gefragt. „{X:hero.characteristics}“, sagte {a} dann. <Danach fragte keiner weiter.>',
  '„{X:hero.characteristics}“, so hätte {a} {h} beschrieben, vor Gericht und unter Freunden.',
  '„{X:hero.characteristics}“, schrieb {a} auf jede Geburtstagskarte an {h}. <Das Papier wechselte, die Worte blieben.>',
  'Hätte man {h} in eine Zeile packen müssen, wäre es die von {a} gewesen: „{X:hero.characteristics}“.',
  'Man fragte {a} einmal ab, wie gut {a.er} {h} kannte. „{X:hero.characteristics}“, sagte {a}. <Es gab die volle Punktzahl.>',
  '„{X:hero.characteristics}“, hatte {a} {ihm} in den Kalender geschrieben, an einen ganz gewöhnlichen Mittwoch.',
  'Kam {h} herein, nahm {a} die Neuen beiseite und sagte nur: „{X:hero.characteristics}.“ <Danach waren sie keine Neuen mehr.>',
]

export const QUIRK: readonly Template[] = [
  'Von jedem weiß man im Grunde nur eine Sache. Von {h} wusste man: „{X:hero.quirks}“. <Das Übrige dachte man sich dazu.>',
  '„{X:hero.quirks}“, seufzte {a} manchmal über {h}. <Dabei seufzte {a.er} sonst nie.>',
  'An {h} fiel einem früher oder später etwas auf: „{X:hero.quirks}“. <Meistens früher.>',
  '„{X:hero.quirks}“, sagte {a}, wenn von {h} die Rede war, und rollte dazu mit den Augen, aber nur mit einem.',
  'Jeder hat etwas, das man ihm abgewöhnen wollte. Bei {h} war es: „{X:hero.quirks}“. <Man hatte es längst aufgegeben.>',
  '„{X:hero.quirks}“, hieß es von {h}, und dann holte jemand tief Luft.',
  'Es gab Leute, die wussten von {h} nicht einmal den Namen, aber das: „{X:hero.quirks}“.',
  '„{X:hero.quirks}“: So stand es über {h} in jedem Bericht. <Es waren freundliche Berichte.>',
  '{A} hatte es aufgegeben, etwas dagegen zu sagen: „{X:hero.quirks}“. <So war {h} eben, auch an Sonntagen.>',
  'Wenn {a} jemandem von {h} erzählte, fing es immer gleich an: „{X:hero.quirks}“. <Das Lachen kam dann von allein.>',
]

/** Where the quirk, which nobody thought good for anything, turns out to be the key. */
export const QUIRK_KEY: readonly Template[] = [
  'Was hatte {a} immer geseufzt? „{K:hero.quirks}“. {H} hielt inne. Und wenn gerade das zu etwas gut war? <Nicht trotzdem. Deswegen.> Der Gedanke war so einfach, dass {er} lachen musste.',
  'Da fiel {ihm} ein, worüber sie immer den Kopf schüttelten: „{K:hero.quirks}“. {H} schüttelte ihn nicht. <Man kann einen Fehler auch einmal von hinten ansehen.> Von hinten war er ein Einfall.',
  '„{K:hero.quirks}“, hörte {h} {a} sagen, obwohl {a} gar nichts gesagt hatte. <Es war nur die Erinnerung.> Und ausgerechnet darin steckte, was jetzt gebraucht wurde.',
  'Ein Schlüssel sieht aus wie ein Stück Metall mit lauter Fehlern. „{K:hero.quirks}“, dachte {h}. <Dann passte es.> Auf einmal ging im Kopf etwas auf.',
  '„{K:hero.quirks}“, dachte {h}. Alle hatten es gesagt, und alle hatten es für einen Fehler gehalten. {Er} nicht mehr. <Denn auf einmal sah {er} alles von der anderen Seite.>',
  'Alles Vernünftige war versucht. Blieb noch, was {a} immer mit einem Seufzer sagte: „{K:hero.quirks}“. <Ein Seufzer ist auch bloß Wind, und Wind kann etwas anschieben.> {H} ließ sich anschieben.',
  'Unter allem, was {h} gut konnte, lag noch etwas: „{K:hero.quirks}“. <Es war ein wenig verstaubt.> {Er} hob es auf, und es lag in der Hand wie ein Griff.',
  '„{K:hero.quirks}“, sagte etwas in {h}, halb als Vorwurf. <Doch ein Vorwurf, der passt, ist eine Anleitung.> {H} las sie noch einmal von vorn und nickte.',
  'Wie oft hatte {h} sich dafür entschuldigt? „{K:hero.quirks}“. Heute nicht. {H} stand gerade, und von da oben sah man, wie es ging.',
  'Es klang wie etwas, das man keinem erzählt: „{K:hero.quirks}“. {H} erzählte es leise der Stille. Und die Stille wusste, wozu es gut war. <Nun wusste {h} es auch.>',
]
