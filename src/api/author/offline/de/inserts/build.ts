import type { Template } from '../../language-pack.ts'

/** Told on the way, where the build gets the hero past something; or, shorter, in the portrait. */
export const BUILD: Readonly<
  Record<string, { readonly road: readonly Template[]; readonly portrait: readonly Template[] }>
> = {
  tall: {
    road: [
      'Die nächste Tür hatte ihren Riegel ganz oben. {H} war groß. <Man hatte {ihm} das oft vorgehalten, beim Sofakauf und im Kino.> Jetzt streckte {er} sich nur, und der Riegel gab nach.',
      'Ganz oben auf einem Schrank lag, was sie brauchten. Kein Stuhl weit und breit. {H} war groß. <„Endlich lohnt es sich“, murmelte {er}.> Ein Griff, und sie hatten es.',
      'Jemand hatte einen Eimer umgestoßen, und der Boden war ein See. {H} war groß und machte einen einzigen Schritt. <Dann streckte {er} die Hand zurück, damit auch andere einen machen konnten.>',
      'Ein Schild hing da, so hoch, als wäre es für Vögel gedacht. {H} war groß und las es vor. <„Und wer soll das sonst lesen?“, fragte {a}.> Es stand darauf, wo es weiterging.',
      'Die Lampe war ausgegangen, und die Schnur hing knapp unter der Decke. {H} war groß. <Einen Stuhl brauchte man gar nicht erst zu suchen.> Klick, und man sah wieder, wohin man trat.',
      'Im Boden fehlten zwei Bretter. {H} war groß und hatte entsprechend lange Beine. <Das sagt sich leicht, die Hosen müssen trotzdem gekauft werden.> {Er} stand schon drüben und hielt die Hand hin.',
    ],
    portrait: [
      '{H} war groß und stieß sich an jeder Lampe.',
      '{H} war groß. <Auf Fotos fehlte meistens der Kopf.>',
      '{H} war so groß, dass {er} das Wetter zuerst merkte.',
    ],
  },
  muscular: {
    road: [
      'Eine Kiste stand im Weg, so schwer, als wäre der Montag darin. {H} war stark. <{Er} machte kein Aufheben davon, nur eben diesmal.> {Er} hob sie an, und der Weg war frei.',
      'Ein Balken lag quer, so dick wie ein Bein. {H} war stark. <Man hörte den Balken seufzen.> {Er} hob ihn an, gerade so lange, wie zwei zum Durchschlüpfen brauchen.',
      'Ein Schrank stand mitten im Weg, der Mann daneben auch, in Gedanken. {H} war stark und schob. <„So einfach ist das“, sagte der Mann und sah sich um, als sei ihm das bei allem anderen auch zu wünschen.>',
      'Der Deckel saß fest, seit Jahren vermutlich. {H} war stark und drehte. <Erst knackte die Schulter, dann der Deckel.> Darunter lag ein Zettel mit einem Pfeil.',
      'Ein Teppich lag quer, eingerollt und schwer wie ein Onkel nach dem Essen. {H} war stark. <{A} hob auch, an einer Franse.> So kamen sie vorbei.',
      'Eine Tür war verzogen und wollte weder auf noch zu. {H} war stark und hielt sie, bis alle durch waren. <Zuletzt kam noch eine Katze.>',
    ],
    portrait: [
      '{H} war stark und öffnete allen die Gurkengläser.',
      '{H} war stark. <Sofas wurden in {seiner} Nähe verschoben, ohne zu fragen.>',
      '{H} war stark und gab darum die Hand sehr vorsichtig.',
    ],
  },
  small: {
    road: [
      'Die nächste Tür klemmte und ließ nur einen Spalt. {H} war klein. <Das hatte {er} sich oft anders gewünscht, an Tresen und vor Keksdosen.> Hier passte {er} hindurch und machte von innen auf.',
      'Unten in der Tür war eine Klappe, für Katzen und ähnlich Gebaute. {H} war klein. <Diesmal wurde das nicht bedauert.> {Er} kroch hindurch und schob von drüben den Riegel auf.',
      'Niemand hatte gesehen, was unter der Bank klebte. {H} war klein und sah es sofort. <Es war ein Pfeil aus Kreide.> Er zeigte weiter.',
      'Hinter dem Schrank war ein Gang, den man beim Einrichten vergessen hatte. {H} war klein und passte hinein, sogar aufrecht. <Von drinnen klang das Lachen wie aus einer Gießkanne.> Am anderen Ende war ein Riegel.',
      'Ein Tisch stand quer, und darunter ging es weiter. {H} war klein. <Wer größer war, holte sich eine Beule.> Drüben zog {er} den Tisch beiseite.',
      '„Wer ist da?“, rief jemand und sah über {ihn} hinweg. {H} war klein. <Das hat noch keinen Wächter misstrauisch gemacht.> So kam {er} vorbei.',
    ],
    portrait: [
      '{H} war klein und sah darum vieles zuerst von unten.',
      '{H} war klein. <Die Fundstücke lagen {ihm} gewissermaßen näher.>',
      '{H} war klein und kannte jeden Stuhl als Leiter.',
    ],
  },
  slender: {
    road: [
      'An der Wand lehnte eine Leiter, die kaum noch jemanden trug. {H} war zierlich. <Die Leiter seufzte nur, wie aus Höflichkeit.> Von oben sah {er}, wo es weiterging.',
      'Das Brett, das hinüberführte, bog sich schon vom Hinsehen. {H} war zierlich. <Das Brett dachte kurz nach und hielt.> Von drüben zog {er} ein dickeres herüber.',
      'Im Gedränge kam keiner mehr durch. {H} war zierlich und fand überall noch eine Handbreit. <„Wo kommst du denn her?“, fragten die Leute.> Schon war {er} vorbei und hielt die Tür auf.',
      'Ganz oben auf dem Stapel hätte man den besten Blick gehabt, nur trug er niemanden. {H} war zierlich. <Für zwei hätte es nicht gereicht.> Von oben sah {er} die Lücke.',
      'Der Stuhl hatte nur noch drei gute Beine. {H} war zierlich und kletterte darauf. <Er wackelte, aber nur der Form halber.> Oben lag, was alle unten gesucht hatten.',
      'Ein Vorhang aus Perlen durfte nicht klirren. {H} war zierlich. <Eine einzige Perle drehte sich um sich selbst und schwieg.> Schon war {er} auf der anderen Seite.',
    ],
    portrait: [
      '{H} war zierlich, aber nicht aus Zucker.',
      '{H} war zierlich. <Bei Wind ging {er} etwas schräger als andere.>',
      '{H} war zierlich und wurde von Türen gern übersehen.',
    ],
  },
  slim: {
    road: [
      'Der Durchgang war schmal wie ein Buchrücken. {H} war schlank genug. <Einatmen, Bauch rein, nicht lachen.> Auf der anderen Seite atmete {er} wieder aus.',
      'Zwischen Schrank und Wand war ein Spalt, in dem sonst nur Katzen verkehrten. {H} war schlank. <Eine Katze kam {ihm} entgegen und wartete höflich.> So sparten sie den ganzen Umweg.',
      'Das Gitter hatte Stäbe und dazwischen gerade so viel Luft wie nötig. {H} war schlank und stand gleich darauf auf der anderen Seite. <Nur ein Knopf blieb zurück, als Zoll.>',
      'Die Tür ging nur einen Spalt auf, dann hielt die Kette. {H} war schlank. <Die Jacke musste draußen bleiben und wurde nachgereicht.> Von innen ließ sich die Kette lösen.',
      'Hinter das Regal war etwas gerutscht, das weiterhelfen konnte. {H} war schlank und schob sich seitwärts hinein, bis nur noch ein Schuh zu sehen war. „Hast du es?“, fragte {a} den Schuh. Der Schuh nickte.',
      'Es ging zwischen zwei Stapeln hindurch, die sich beinahe berührten. {H} war schlank. <Ein Buch fiel trotzdem, aus Neugier.> Dahinter war Platz.',
    ],
    portrait: [
      '{H} war schlank wie ein Lesezeichen und verschwand auch so gern in Büchern.',
      '{H} war schlank. <Gürtel hatten bei {ihm} immer noch ein Loch zu wenig.>',
      '{H} war schlank und passte in jede Ecke, in der es etwas zu lesen gab.',
    ],
  },
  athletic: {
    road: [
      'Die letzten Meter musste man rennen, sonst wäre die Tür zugefallen. {H} war sportlich. <Im Verein nannten sie {ihn} „die Abkürzung“.> {Er} war durch, bevor der Riegel fiel.',
      'Eine Tür auf Rollen glitt schon zu. {H} war sportlich. <Drei Sätze, ein Griff.> {Er} stand im Spalt und hielt sie auf für alle, die noch keuchten.',
      'Hinauf führte kein Weg, nur eine Stange. {H} war sportlich. <Sie galt als unbezwingbar, bei Leuten in langen Mänteln.> Ein Schwung, und {er} saß oben und reichte die Hand herunter.',
      'Ein Seil hing da, als hätte es jemand vergessen. {H} war sportlich. <In der Schule hatte {er} dafür einmal eine gute Note bekommen und nie gewusst, wozu.> Jetzt war {er} oben und warf es herunter.',
      'Die Treppe hatte viele Stufen, und oben fiel schon die Tür zu. {H} war sportlich und nahm drei auf einmal. <Das Geländer kam nicht mit.> {Er} bekam gerade noch den Fuß dazwischen.',
      'Da rollte ihnen etwas davon, das sie noch brauchten, immer schneller. {H} war sportlich. <Es war ein kurzes Rennen, aber ein schönes.> An der Kante hatte {er} es.',
    ],
    portrait: [
      '{H} war sportlich und nahm von jeder Treppe nur die halben Stufen.',
      '{H} war sportlich. <Rolltreppen hielt {er} für ein Missverständnis.>',
      '{H} war sportlich und kam überall ein wenig zu früh an.',
    ],
  },
}

export const KNOWN_MARKS: readonly { readonly word: RegExp; readonly phrasings: readonly Template[] }[] = [
  {
    word: /brille/iu,
    phrasings: [
      'Dazu gehörte die Brille: „{X:hero.peculiarities}“, das sagten alle zuerst. <Wenn {h} sie putzte, dachte {er} nach. Heute war sie sehr sauber.>',
    ],
  },
  {
    word: /sommersprosse/iu,
    phrasings: [
      '„{X:hero.peculiarities}“, schrieb {a} unter jedes Bild von {h}, damit die Nachwelt Bescheid wusste. <Im Winter wurden sie blasser, im Sommer waren es ungefähr alle.>',
    ],
  },
  {
    word: /narbe/iu,
    phrasings: [
      '„{X:hero.peculiarities}“, sagten die Leute, wenn sie {h} beschreiben sollten. <Zur Narbe gab es drei Geschichten. Eine davon stimmte.>',
    ],
  },
  {
    word: /zahnlücke/iu,
    phrasings: [
      '„{X:hero.peculiarities}“, verriet jedes Foto von {h}. <Durch die Lücke konnte {er} pfeifen, allerdings nur ein F.>',
    ],
  },
]
