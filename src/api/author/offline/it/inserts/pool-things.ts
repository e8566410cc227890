import type { Insert } from '../../language-pack.ts'
import { rich } from '../../pack/inserts.ts'

/** At bedtime the street has gone home, and where it is eerie nobody plays at bowls. */
const BY_DAY = '!toddler !bedtime !horror'
const RANK = 4

/** Things that turn up, and what becomes of them; they fit under any roof and under none. */
export const things: readonly Insert[] = [
  rich('road', RANK, [
    '{A} trovò in tasca un tarallo e lo spezzò. Venne male. «Prendi il pezzo piccolo» disse {a}, e porse quello grande. <{H} se ne accorse quando non c’era più.>',
    'Restava un pezzo di focaccia. {H} la divise storta. «Tu tagli, io scelgo» disse {a}, e scelse la parte piccola. <«È contro le regole» disse {h} a bocca piena.>',
  ]),
  rich('road', RANK, [
    'Su un cartello c’era scritto: «Si prega di non». Il resto era caduto. <Fecero l’elenco di quello che poteva essere, e venne lungo.> Per sicurezza passarono in punta di piedi.',
    'Un cartello diceva: «Spingere». {H} tirò, e si aprì. <Quei cartelli, secondo {a}, li mettono per vedere chi legge.>',
  ]),
  rich('road', RANK, [
    'Avevano un piano. Punto primo: andare. Punto secondo: guardare. Il punto terzo {h} l’aveva sottolineato tre volte, e poi non c’era scritto niente. «È per gli imprevisti» disse {h}. «Allora è un buon piano» disse {a}.',
  ]),
  rich('road', RANK, [
    'Per terra c’era un guanto. {A} lo infilò in cima a un paletto, perché lo vedesse chi lo rimpiangeva. Pareva che salutasse. {H} ricambiò, e a quel punto bisognò congedarsi. <Ci volle un po’, perché il guanto non smetteva.>',
  ]),
  rich('road', RANK, [
    'Qualcuno aveva lasciato una sedia in mezzo al passaggio, con un cartellino: «Per chi è stanco». {A} si sedette. Poi si sedette {h}. <Stanchi non lo erano tanto, ma faceva piacere che ci avessero pensato.> Prima di ripartire girarono la sedia verso la vista migliore.',
  ]),
  rich(
    'road',
    RANK,
    [
      'Un signore cercava gli occhiali. Li aveva sulla fronte. «Questi?» chiese {h}. «Quelli sono per leggere» disse il signore. «Io cerco quelli per cercare.» <Si misero a cercarli anche loro, senza occhiali.> Erano nell’altra tasca.',
    ],
    BY_DAY,
  ),
  rich('road', RANK, [
    'In un angolo c’era una scatola legata con lo spago, e sullo spago un cartellino: «Non è per te». {H} la girò. Dall’altra parte: «Nemmeno per te». <{A} la rimise dov’era, con riguardo.>',
  ]),
  rich('road', RANK, [
    'Una chiave stava appesa a un chiodo, e sotto c’era scritto: «Apre». {A} la provò in tutto quello che aveva un buco. Aprì soltanto un carillon. <Suonò tre note e disse, a modo suo, arrivederci.>',
  ]),
  rich('road', RANK, [
    '{H} trovò un dado con sei facce uguali: tutte quattro. Lo tirarono lo stesso. «Quattro!» disse {a}, con sincera sorpresa. <Lo tirarono altre due volte, perché la fortuna andava bene.>',
  ]),
  rich('road', RANK, [
    'Una lampadina sola, in alto, si accendeva quando qualcuno ci passava sotto e si spegneva dietro. {A} tornò indietro, e avanti, e indietro. «Credo che le siamo simpatici» disse. <La lampadina, per un momento, restò accesa senza motivo.>',
  ]),
  rich('road', RANK, [
    'Il nastro rosso cominciava da una maniglia e andava via. Lo seguirono: girava attorno a un palo, passava sotto una panca, saliva su un ramo. In fondo c’era legata una molletta. «E adesso?» chiese {h}. {A} la staccò e la spostò di un metro, per il prossimo.',
  ]),
]

/** What is found when everything is over. */
export const leftovers: readonly Insert[] = [
  rich('after', RANK, [
    'In fondo alla tasca {h} trovò un seme, o una briciola molto decisa. Lo mise in un vasetto con un po’ di terra. <{A} ci scrisse sopra: forse.>',
  ]),
  rich('after', RANK, [
    'Le scarpe furono messe ad asciugare accanto, una di {h} e una di {a}, perché si raccontassero le cose dal loro punto di vista. <Dal basso era stata tutta un’altra storia.>',
  ]),
  rich('after', RANK, [
    '«Tienila tu» disse {a}, e mise in mano a {h} la prima cosa che trovò, cioè un tappo. {H} lo mise dove stanno le cose importanti. <Accanto al sasso e alla fotografia mossa.>',
  ]),
  rich('after', RANK, [
    'Avanzava mezzo panino. Lo guardarono. «Offrilo a qualcuno» disse {a}. {H} lo offrì a {a}. <Si poteva fare, il regolamento non diceva niente.>',
  ]),
]

/** An animal or a toy that comes along. */
export const pet: readonly Insert[] = [
  rich(
    'road',
    2,
    [
      '{T} si fermò e non volle saperne di proseguire. {H} si chinò. All’altezza di {t} le cose erano diverse: da lì si vedeva la fessura giusta.',
      'A un certo punto {t} si mise davanti a tutti. «Se lo sa» disse {a}, «tanto vale seguire.» <Lo sapeva, oppure aveva fame. La strada era la stessa.>',
    ],
    '!toddler pet !apart/together',
  ),
  rich(
    'quiet',
    2,
    [
      '{H} sistemò {t} in modo che vedesse bene. «Tutto questo poi lo ricordi tu» disse. <{T} guardava da un’altra parte, ma con attenzione.>',
      'Nel silenzio si sentiva solo {t}, che faceva il suo solito rumore, cioè quasi niente. <Era un quasi niente molto pratico.> {H} si calmò ascoltandolo.',
    ],
    '!toddler pet',
  ),
  rich(
    'after',
    2,
    [
      'Il posto migliore se lo prese {t}, al centro. Nessuno trovò da ridire. <{H} ebbe il bordo e ne fu fier{o}.>',
      '«E {t}?» chiese {a}. {T} aveva già scelto le ginocchia di {h}, e con questo la faccenda era chiusa.',
    ],
    '!toddler pet !apart/together',
  ),
]
