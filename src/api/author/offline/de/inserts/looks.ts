import type { Template } from '../../voice.ts'

interface Look {
  readonly tell: readonly Template[]
  readonly short: readonly Template[]
}

/** Hair and eyes do something in the scene: somebody finds, mistakes or knows the hero by them. */
export const HAIR: Readonly<Record<string, Look>> = {
  black: {
    tell: [
      '{Hs:Haar|Das Haar} war schwarz wie eine Nacht ohne Werbung. <Im Dunkeln sah man zuerst das Lächeln.>',
      'Schwarzes Haar hatte {er}, und darin steckte meistens ein Bleistift, den {er} gerade suchte.',
    ],
    short: ['Schwarzes Haar hatte {er}.'],
  },
  brown: {
    tell: [
      '{Hs:Haar|Das Haar} war braun wie eine gute Brotkruste. <Es roch auch manchmal so.>',
      'Das braune Haar stand {ihm} an einer Stelle immer ab, [links|rechts] hinten. <Kämme hatten aufgegeben.>',
    ],
    short: ['Braunes Haar hatte {er}, das hinten abstand.'],
  },
  blond: {
    tell: [
      '{Hs:Haar|Das Haar} war blond wie ein Stoppelfeld und ungefähr so leicht zu kämmen.',
      'Blondes Haar hatte {h}, so hell, dass {a} {ihn} in jeder Menge fand. <Verstecken spielen war damit erledigt.>',
    ],
    short: ['Blondes Haar hatte {er}, leicht wiederzufinden.'],
  },
  red: {
    tell: [
      '{Hs:Haar|Das Haar} war rot, und zwar so, dass Autos davor bremsten. <„Rotes Haar“, sagte {a}, „spart die Taschenlampe.“>',
      'Am roten Schopf erkannte man {h} vom anderen Ende der Straße. <Das war mal praktisch und mal nicht.>',
    ],
    short: ['{Sein_} rotes Haar sah man von weitem.'],
  },
  colorful: {
    tell: [
      '{Hs:Haar|Das Haar} leuchtete in vielen Farben. <Welche gerade oben lag, entschied die Mütze.>',
      '{H} trug buntes Haar, [vorne grün|vorne blau], hinten noch unentschieden. <Papageien grüßten.>',
    ],
    short: ['Buntes Haar hatte {er}.'],
  },
}

export const EYES: Readonly<Record<string, Look>> = {
  black: {
    tell: [
      'Aus schwarzen Augen sah {h} die Dinge an, bis sie nachgaben.',
      '{Er} hatte schwarze Augen, in denen sich jede Lampe verdoppelte.',
    ],
    short: ['Aus schwarzen Augen sah {er} alles genau an.'],
  },
  brown: {
    tell: [
      'Mit braunen Augen sah {h} lange hin, ehe {er} etwas sagte.',
      '{Er} hatte braune Augen, denen Hunde auf der Stelle vertrauten.',
    ],
    short: ['Mit braunen Augen sah {er} alles genau an.'],
  },
  green: {
    tell: [
      '{Er} hatte grüne Augen. <Katzen hielten {ihn} deshalb für Verwandtschaft.>',
      'Aus grünen Augen sah {h} in die Welt, als könnte sie jeden Moment etwas anstellen.',
    ],
    short: ['Aus grünen Augen sah {er} alles genau an.'],
  },
  blue: {
    tell: [
      '{Er} hatte blaue Augen und kniff das linke zu, wenn {er} nachdachte.',
      'Aus blauen Augen sah {h} dahin, wo sonst keiner hinsah. <Meistens nach unten. Da liegt am meisten.>',
    ],
    short: ['Aus blauen Augen sah {er} alles genau an.'],
  },
}

/** Told on the way, where the build gets the hero past something; or, shorter, in the portrait. */
export const BUILD: Readonly<
  Record<string, { readonly road: readonly Template[]; readonly portrait: readonly Template[] }>
> = {
  tall: {
    road: [
      'Die nächste Tür hatte ihren Riegel ganz oben. {H} war groß. <Man hatte {ihm} das oft vorgehalten, beim Sofakauf und im Kino.> Jetzt streckte {er} sich nur, und der Riegel gab nach.',
    ],
    portrait: ['{H} war groß und stieß sich an jeder Lampe.'],
  },
  muscular: {
    road: [
      'Eine Kiste stand im Weg, so schwer, als wäre der Montag darin. {H} war stark. <{Er} machte kein Aufheben davon, nur eben diesmal.> {Er} hob sie an, und der Weg war frei.',
    ],
    portrait: ['{H} war stark und öffnete allen die Gurkengläser.'],
  },
  small: {
    road: [
      'Die nächste Tür klemmte und ließ nur einen Spalt. {H} war klein. <Das hatte {er} sich oft anders gewünscht, an Tresen und vor Keksdosen.> Hier passte {er} hindurch und machte von innen auf.',
    ],
    portrait: ['{H} war klein und sah darum vieles zuerst von unten.'],
  },
  slender: {
    road: [
      'An der Wand lehnte eine Leiter, die kaum noch jemanden trug. {H} war zierlich. <Die Leiter seufzte nur, wie aus Höflichkeit.> Von oben sah {er}, wo es weiterging.',
    ],
    portrait: ['{H} war zierlich, aber nicht aus Zucker.'],
  },
  slim: {
    road: [
      'Der Durchgang war schmal wie ein Buchrücken. {H} war schlank genug. <Einatmen, Bauch rein, nicht lachen.> Auf der anderen Seite atmete {er} wieder aus.',
    ],
    portrait: ['{H} war schlank wie ein Lesezeichen und verschwand auch so gern in Büchern.'],
  },
  athletic: {
    road: [
      'Die letzten Meter musste man rennen, sonst wäre die Tür zugefallen. {H} war sportlich. <Im Verein nannten sie {ihn} „die Abkürzung“.> {Er} war durch, bevor der Riegel fiel.',
    ],
    portrait: ['{H} war sportlich und nahm Treppen grundsätzlich zu zweit.'],
  },
}

export const KNOWN_MARKS: readonly { readonly word: RegExp; readonly tell: readonly Template[] }[] = [
  {
    word: /brille/iu,
    tell: [
      'Dazu gehörte die Brille: „{X:hero.peculiarities}“, das sagten alle zuerst. <Wenn {h} sie putzte, dachte {er} nach. Heute war sie sehr sauber.>',
    ],
  },
  {
    word: /sommersprosse/iu,
    tell: [
      '„{X:hero.peculiarities}“, schrieb {a} unter jedes Bild von {h}, damit die Nachwelt Bescheid wusste. <Im Winter wurden sie blasser, im Sommer waren es ungefähr alle.>',
    ],
  },
  {
    word: /narbe/iu,
    tell: [
      '„{X:hero.peculiarities}“, sagten die Leute, wenn sie {h} beschreiben sollten. <Zur Narbe gab es drei Geschichten. Eine davon stimmte.>',
    ],
  },
  {
    word: /zahnlücke/iu,
    tell: [
      '„{X:hero.peculiarities}“, verriet jedes Foto von {h}. <Durch die Lücke konnte {er} pfeifen, allerdings nur ein F.>',
    ],
  },
]
