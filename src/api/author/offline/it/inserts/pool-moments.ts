import type { Insert } from '../../language-pack.ts'
import { rich } from '../../pack/inserts.ts'

const RANK = 5

/** Small things that happen while nothing happens; under any roof, at any hour. */
export const moments: readonly Insert[] = [
  rich('road', RANK, [
    '{A} si fermò ad ascoltare un tubo. Dentro passava qualcuno che sciacquava un bicchiere, due piani più su. «Adesso lo asciuga» disse {a}. Aspettarono il tic sulla mensola. <Arrivò, ed era un bicchiere buono.>',
    'Dietro una parete qualcuno spostava un mobile, un palmo per volta. {H} e {a} tennero il conto. Al nono palmo una voce disse: «No, era meglio prima». <Ripartirono prima di sapere come andava a finire.>',
  ]),
  rich('road', RANK, [
    '«Cammini a destra» disse {h}. «Cammini sempre a destra.» {A} non lo sapeva. Provarono a scambiarsi. Dopo dieci passi i gomiti non sapevano più dove andare. <Tornarono ciascuno dalla propria parte, e la strada sembrò larga.>',
    '{H} camminava solo sulle pietre chiare. {A} se ne accorse e prese le scure. «E se finiscono?» chiese {a}. «Ci si presta» disse {h}. <Alla prima buca se ne prestarono due.>',
  ]),
  rich('road', RANK, [
    'Una porta era socchiusa, con una scarpa a tenerla. {A} bussò sulla scarpa. «Avanti» disse qualcuno, e poi: «No, scusate, parlavo con il sugo». Il profumo, comunque, uscì lo stesso. <Li accompagnò per un pezzo.>',
  ]),
  rich('road', RANK, [
    '{H} aveva un’idea e la perse. La cercarono dove era venuta: tornarono indietro di sei passi, guardarono la stessa crepa, dissero la stessa frase. Niente. «Sarà tornata a casa» disse {a}. <Tornò dopo un’ora, fresca come se niente fosse. Non serviva più.>',
  ]),
  rich('road', RANK, [
    'Su uno scalino c’erano due tazze vuote, una girata verso l’altra. {A} le guardò a lungo. «Hanno fatto pace» disse. «Come lo sai?» chiese {h}. «I manici.»',
  ]),
  rich('road', RANK, [
    'Nel punto più scomodo {a} si ricordò di una barzelletta. La raccontò tutta, con le voci. Mancava la fine. «La fine non me l’hanno mai detta» disse. «Ridevano già tutti.» {H} ci pensò per tre incroci. <Al quarto rise.>',
  ]),
  rich('road', RANK, [
    'Qualcuno aveva disegnato per terra il gioco della campana, ma con ventidue caselle. {H} lo fece fino in fondo, su un piede. Nell’ultima c’era scritto: «Riposo». <{A} fece portare una sedia immaginaria e la offrì.>',
  ]),
  rich('road', RANK, [
    'Per un tratto li seguì un sacchetto di carta. Quando si fermavano, si fermava. Quando ripartivano, aspettava un momento, per discrezione. «È timido» disse {a}. {H} lo raccolse e ci guardò dentro: uno scontrino per due brioche. <Gli trovarono un cestino con una bella vista.>',
  ]),
  rich('road', RANK, [
    '{A} provò a ricordare il numero di casa di quando era piccol{a.o}. «Dodici» disse. «O ventuno.» {H} propose di fare la somma. Trentatré. <«Ecco perché non arrivava mai la posta» disse {a}.>',
  ]),
  rich('road', RANK, [
    '«Hai sentito?» disse {h}. «No» disse {a}. «Appunto» disse {h}. Stettero ad ascoltare quello che non si sentiva. Era parecchio, ed era ben distribuito. <Poi passò qualcuno con le chiavi in tasca, e fu finita.>',
  ]),
  rich('quiet', RANK, [
    '{A} mise tre monetine in fila e ne coprì una con il dito. «Quale?» chiese. «Quella sotto il dito» disse {h}. «E adesso?» Sotto il dito non c’era più. <Ci vollero cinque tentativi, e la spiegazione era un buco in tasca.>',
    '{A} sapeva fare un nodo che si scioglieva tirando dalla parte sbagliata. {H} tirò da quella giusta, e rimase legat{o} alla sedia. «È un nodo educativo» disse {a}. <Ci fu da ridere, e un paio di forbici.>',
  ]),
  rich('quiet', RANK, [
    '«Se fossi un mobile» disse {a}, «che mobile saresti?»\n{H} ci pensò. «Un attaccapanni. Si sa sempre chi c’è.» «Io la credenza» disse {a}. «Per via dei biscotti.» <Il tavolo non lo voleva fare nessuno. Al tavolo mettono i gomiti addosso.>',
    '«Che rumore fai tu, quando non ci sei?» chiese {a}.\n{H} non ci aveva mai pensato. «Una porta che si chiude piano» disse. «Tu?» «Un cucchiaino» disse {a}. <Li provarono tutti e due. Veniva un pomeriggio intero.>',
  ]),
  rich('quiet', RANK, [
    'La lampada aveva uno sfarfallio, e {h} trovò il ritmo: corto, corto, lungo. «Che cosa dice?» chiese {a}. «Cambiatemi» disse {h}. Svitarono, soffiarono, riavvitarono. <Corto, lungo. «Dice grazie» disse {a}.>',
  ]),
  rich('quiet', RANK, [
    '{A} parlò di una finestra. Da ragazzin{a.o} ci passava davanti ogni giorno, e dietro c’era sempre qualcuno che stirava. «Non ho mai saputo chi. Ma se un giorno mancava, io andavo male in storia.» <{H} avrebbe voluto sapere come andava in geografia.>',
  ]),
  rich('quiet', RANK, [
    'Divisero l’ultima mandorla. È un’impresa, dividere una mandorla. {A} usò il tagliacarte, {h} tenne il fiato. Ne uscirono due metà e una briciola. <La briciola la votarono al padrone di casa, chiunque fosse.>',
  ]),
  rich('quiet', RANK, [
    '«Una volta» disse {h} «ho scritto una lettera a me. Da aprire dopo un anno.»\n«E l’hai aperta?» «Sì. C’era scritto: ricordati di questa lettera.» {A} annuì. <«Ha funzionato» disse.>',
    '«Da dove comincia un cerchio?» chiese {h}, guardando il fondo del bicchiere.\n«Da dove si è stanchi di girare» disse {a}. <Lo disse così in fretta che doveva averci pensato da molto.>',
  ]),
  rich('quiet', RANK, [
    'Faceva quel silenzio in cui si sentono crescere le unghie. {A} lo disse, e da quel momento non si riuscì a pensare ad altro. {H} si mise le mani in tasca. <Crescevano anche lì, ma con più riguardo.>',
  ]),
  rich('quiet', RANK, [
    '{A} disegnò sul palmo di {h}, con un dito, una strada. «Qui volti» disse. «Qui c’è il salumiere. Qui abitavo io.» {H} tenne la mano aperta ancora un po’, perché non si perdesse la casa. <Il salumiere faceva solletico.>',
  ]),
  rich('after', RANK, [
    '{H} si guardò nel vetro e trovò una foglia nei capelli. Non ricordava nessun albero. <La tenne, come ricevuta.>',
    'Sulla manica di {h} era rimasta una riga di gesso. {A} fece per toglierla. «Lascia» disse {h}. <Una riga così è una prova.>',
  ]),
  rich('after', RANK, [
    '«Che giorno è?» chiese {a}. Fecero il conto e venne lo stesso giorno di prima. <«Mi sembrava più lungo» disse {h}, e lo disse con rispetto.>',
    'L’orologio disse che era passato poco. {A} lo accostò all’orecchio. «Cammina» disse. <«Allora abbiamo camminato più svelto noi» disse {h}.>',
  ]),
  rich('after', RANK, [
    'Volevano darsi la mano, poi salutarsi come si deve, poi abbracciarsi. Si scontrarono con la fronte. «Ecco» disse {a}. «Adesso è ufficiale.»',
  ]),
  rich('after', RANK, [
    'Qualcuno offrì una fetta di qualcosa. Era dolce, era tiepida, e nessuno chiese che cosa fosse. <Chiesero invece se ce n’era un’altra.>',
  ]),
]
