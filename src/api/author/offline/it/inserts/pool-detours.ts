import type { Insert } from '../../language-pack.ts'
import { rich } from '../../pack/inserts.ts'

const RANK = 5

/** At bedtime the street has gone home, and where it is eerie nobody plays at bowls. */
const BY_DAY = '!toddler !bedtime !horror'

/** Longer meetings, each with a small wish that somebody has, and an answer to it. */
export const detours: readonly Insert[] = [
  rich(
    'road',
    RANK,
    [
      'Un fotografo voleva scattare la foto a una piazza vuota, e la piazza non si svuotava mai. Quando andava via il piccione arrivava la bicicletta. «Aspetto dalle nove» disse. {H} gli propose di chiedere. Il fotografo si schiarì la voce: «Scusate, un momento di niente?». Si fermarono tutti, si scansarono, perfino il piccione. <La foto, disse poi, era venuta con un guanto in mezzo. Era la parte migliore.>',
    ],
    BY_DAY,
  ),
  rich('road', RANK, [
    'Una donna accordava campanelli. Andava di porta in porta con una scala e un diapason. «Questo è calante» disse, e girò una vite. {A} suonò: adesso diceva proprio «vieni». «E quello?» chiese {h}. «Quello è vecchio. Dice ancora: chi è?» Li lasciarono così, uno che chiedeva e uno che rispondeva. <In due facevano quasi una conversazione.>',
  ]),
  rich(
    'road',
    RANK,
    [
      'Un vecchio giocava a bocce contro nessuno, e perdeva. «È bravo, quello» disse, asciugandosi la fronte. {H} misurò con lo spago: in effetti nessuno era più vicino di due dita. «Provo io» disse {a}, e tirò. La boccia andò lunga, batté sul muro, tornò indietro e si fermò contro il pallino. <«Nessuno avrebbe fatto meglio» disse il vecchio, e ci pensò su.>',
    ],
    BY_DAY,
  ),
  rich('road', RANK, [
    'Da una finestra calava un panierino, legato a una corda. Dentro c’era un biglietto: «Due limoni, se non disturba». Limoni non ne avevano. {H} ci mise una caramella al limone, {a} il disegno dell’altro. Il panierino salì. Dopo un poco ridiscese: c’erano due fette di torta e, sul biglietto, «È lo stesso».',
  ]),
  rich(
    'road',
    RANK,
    [
      'Un ragazzino vendeva biglietti per vedere il tramonto, in piedi su una cassetta. «Ma il tramonto è gratis» disse {a}. «Il tramonto sì. Il posto no.» Il posto era un muretto tiepido, spolverato. {H} pagò con un bottone. <Non era ancora l’ora, ma il muretto valeva il prezzo.> «Ci si vede a teatro» disse il ragazzino.',
    ],
    BY_DAY,
  ),
  rich('road', RANK, [
    'Qualcuno aveva perso il filo del discorso. Lo diceva un annuncio: «Smarrito filo, parlava di nonne e di biciclette. Ricompensa». Due pareti più in là {a} si fermò. «Senti.» Dietro una persiana una voce raccontava di una nonna che non sapeva frenare. <Ascoltarono fino in fondo, perché si trattava di essere sicuri.> Poi infilarono un biglietto sotto la porta: trovato.',
  ]),
  rich(
    'road',
    RANK,
    [
      'C’era una fila davanti a una porta, e in fila c’era un cane solo. «È l’ultimo?» chiese {a}. Il cane si spostò di mezzo passo. Aspettarono. La porta si aprì, uscì un fornaio con un osso, il cane firmò con il naso e se ne andò. «Il prossimo» disse il fornaio. {H} non aveva pensato a che cosa chiedere. <Ebbe un panino, e un segno di matita sul registro, alla pagina «altri».>',
    ],
    BY_DAY,
  ),
  rich('road', RANK, [
    'Su una porta c’era scritto «Sala prove», e dentro si provava un applauso. Erano in sei, con un direttore. «Più convinti a sinistra» diceva. «E tu non ridere, ridi dopo.» Chiesero a {h} di essere il motivo. {H} salì sulla pedana e fece un inchino. Fu un applauso magnifico. <«Per che cosa era?» chiese poi {a}. «Per le prove.»>',
  ]),
  rich(
    'road',
    RANK,
    [
      'Un uomo portava a spasso una sedia a dondolo, in spalla, e ogni tanto la posava e si dondolava. «Trasloca?» chiese {h}. «No. È che lei a casa guarda sempre la stessa parete.» Scelsero insieme un posto con molte cose da vedere. La sedia dondolò ancora un po’, da sola. <«Le piace» disse l’uomo, e aveva la voce di uno che si era preoccupato.>',
    ],
    BY_DAY,
  ),
  rich('quiet', RANK, [
    '{A} tirò fuori un mazzo di carte al quale mancavano i re. «Comanda chi può» disse. Giocarono. Una donna di coppe fece una legge, un fante la dimenticò, il due di bastoni prese tutto. «Chi ha vinto?» chiese {h}. {A} contò due volte. <Aveva vinto il mazzo.>',
  ]),
  rich('quiet', RANK, [
    '{H} inventò un paese dove la pioggia cade solo su prenotazione. «E chi non prenota?» chiese {a}. «Va a quella degli altri. Si portano un dolce e si sta sulla porta a guardare.» {A} voleva sapere se c’era posto per giovedì. {H} consultò il palmo della mano. <Per giovedì restava una pioggerella, sul presto.>',
  ]),
  rich('quiet', RANK, [
    '«La mia vicina» disse {a} «scrive i sogni su foglietti gialli e li attacca nell’ascensore. Lunedì c’era scritto: ero un faro e venivano a chiedermi l’ora. Non li stacca nessuno.»\n«E la gente?» chiese {h}.\n«Risponde. Sotto c’era: mi scusi per l’ora, ero la nave.» <{H} cercò una matita. Ne aveva uno anche {h}.>',
  ]),
  rich('quiet', RANK, [
    'Per scaldarsi, {a} raccontò dell’inverno in cui gelò la fontana. L’acqua era rimasta a metà, con tutte le sue dita. La gente le portava i guanti. «E in primavera?» chiese {h}. «In primavera ha ripreso a scorrere. E i guanti sono scesi giù per il rione, uno dietro l’altro, come se qualcuno salutasse.»',
  ]),
  rich('quiet', RANK, [
    'A {h} piaceva pensare al primo giorno delle cose. Il primo giorno di un cucchiaio. Il primo giorno di una strada. «Qualcuno ci ha camminato senza sapere che era una strada» disse. «E il primo giorno di oggi?» chiese {a}. «Quello ce lo siamo persi. Era prestissimo.» <Decisero che per domani avrebbero messo la sveglia.>',
  ]),
]
