import type { Insert, Template } from '../../language-pack.ts'
import { rich } from '../../pack/inserts.ts'

const small =
  (slot: Insert['slot']) =>
  (phrasings: Template): Insert =>
    rich(slot, 4, [phrasings], 'toddler')

/** Meetings for the youngest around the table, the tub and the wardrobe. */
export const toddlerPoolAtTable: readonly Insert[] = [
  ...[
    'Il cassetto è chiuso. {H} tira. Il cassetto tira. {H} tira di più. Oplà! Dentro ci sono i cucchiai. <Si guardano a pancia in su.> «Buongiorno» dice {h}.',
    'C’è un imbuto. {H} ci parla dentro. «Uuu!» Esce una voce grande. {A} ci parla dentro. «Uuu!» Esce una voce grandissima. <Il gatto va a controllare altrove.>',
    'La spugna è gialla. {H} la mette nell’acqua. Beve, beve, beve. Adesso è pesante. {H} la strizza. Che pioggia! <Piove sulle scarpe di {a}.>',
    'Nell’armadio ci sono i cappotti. Stanno in fila. {H} entra tra i cappotti. Non c’è più! Una manica si muove. <Saluta.> «Trovat{o}!» dice {a}.',
    'C’è un piattino con la farina. {H} ci mette la mano. Ecco una mano bianca! {A} ci mette la mano. Ecco due mani bianche! <Due si lavano. Due restano bianche per un po’.>',
    'Il limone è sul tagliere. {H} lo lecca. Uh! Gli occhi si chiudono. La bocca si arriccia. {A} lo lecca. Uh! <Lo leccano un’altra volta.>',
    'La scopa sta nell’angolo. Ha tanti capelli. {H} la pettina con le dita. {A} le mette un cappello. Ora è una signora. <Balla benissimo.> Un, due, tre.',
    'Una trottola gira. Zzz. Gira sul tavolo. Gira vicino al bordo. Attenta! {H} mette la mano. La trottola si siede sulla mano. <Le gira la testa.>',
    'In cucina c’è una cipolla. {A} la taglia. Piange. {H} guarda. Piange. Nessuno è triste. <Solo la cipolla, forse.> Che profumo, dopo.',
    'C’è una corda per terra. È un serpente? {H} la tocca. Non è un serpente. {A} la muove. È un serpente! <Poi è di nuovo una corda.> {H} la saluta lo stesso.',
    'Le mollette mordono piano. Una morde la manica di {h}. Una morde il naso di {a}. «Ahi!» dice {a}. <Non fa male. Si dice e basta.> Clic, clac.',
    'Il telefono è un mestolo. «Pronto?» dice {h}. «Pronto» dice {a} nella scodella. «Chi è?» «Sono io.» «Anch’io!» <Che coincidenza.> Clic.',
    'Sotto il tavolo c’è un paese. Ha quattro colonne. Passano delle ciabatte. {H} le conta. Una, due. {A} si china. <In quel paese {a} è altissim{a.o}.> «Ciao» dice il paese.',
    'Un piede cerca la calza. La calza cerca il piede. Di qua, no. Di là, no. Eccolo! <L’altro piede applaude.> Bravo, piede.',
    'Il sale fa neve. {A} ne mette un pizzico. Nevica sulla minestra. {H} soffia. La minestra fa le onde. <Una carota va in barca.> Slurp.',
    'Il bottone è tondo. Rotola. Rotola fino al muro. Toc. {H} lo riporta. Rotola ancora. Toc. <Il muro gioca volentieri.>',
    'Una scatola è vuota. {H} si siede dentro. È una macchina! Brum. È una nave! Tuuu. <È un cappello! Buio.> È di nuovo una scatola.',
  ].map(small('road')),
  ...[
    '{A} canta piano. La canzone non ha parole. {H} ci mette le parole: la, la, lo. <La fine è la parte più bella.> La cantano due volte.',
    'Non succede niente. {H} guarda. {A} guarda. Passa un granello di polvere. <Luccica.> Poi di nuovo niente.',
    '«Ancora?» dice {h}. «Ancora» dice {a}. E lo fanno ancora. <Viene bene uguale.>',
    '{H} ha un segreto per {a}. Lo dice nell’orecchio. «Psst, psst.» L’orecchio ride. <Fa il solletico, quel segreto.>',
    '{A} ha un bottone grande. {H} lo gira. Di qua, radio. Di là, silenzio. {A} canta. {A} tace. <{H} gira ancora un po’.>',
  ].map(small('quiet')),
]
