import { core, more, type Plot, scene, slot } from '../../language-pack.ts'

/** Adventure: a wheel of cheese gets away on the mountain, and knows the way better than the map. */
export const rollingCheese: Plot = {
  id: 'rolling-cheese',
  categories: ['adventure', 'generic'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Zeno', gender: 'male', connection: 'zio' },
    b: { name: 'Fiorenza', gender: 'female', connection: '' },
  },
  titles: ['La forma in fuga', 'Quaranta chili in discesa', '{h} dietro al formaggio'],
  teasers: [
    'Una forma di formaggio scappa giù dalla montagna. {H} deve riprenderla prima di mezzogiorno, e lei ha molta fretta.',
    'La carta dice: di qua. Il formaggio dice: di là. Chi ha ragione?',
  ],
  start: 'La forma più bella dell’anno rotola via dal carro. {H} la rincorre giù per la montagna, fino alla fiera.',
  byname: '{h}, a rotta di collo',
  places: [
    { name: 'La malga', description: 'Il tetto tocca la nuvola, quando la nuvola è stanca.' },
    { name: 'Il bosco storto', description: 'Gli alberi si tengono per non scivolare.' },
    { name: 'La fiera', description: 'Un tavolo bianco, una bilancia e un posto vuoto.' },
  ],
  scenes: [
    scene(['In discesa', 'La forma', 'Alle sei'], 'Qualcosa di rotondo parte prima del tempo.', [
      core(
        [
          'La forma pesava quaranta chili ed era la migliore dell’anno. Alle sei la caricarono sul carro, {lì}, in cima alla montagna. Alle sei e un minuto ne scese da sola e cominciò a rotolare.',
        ],
        [
          'Era la forma più bella dell’anno: quaranta chili, crosta d’oro, rotonda come un’idea. L’avevano girata e lavata per dodici mesi, {lì}, in cima alla montagna. A mezzogiorno l’aspettava la fiera, giù in valle. <Un posto sul tavolo, una bilancia, nove giurati a digiuno.> {H} la mise sul carro, di taglio, e si voltò a prendere la corda. Quando si rivoltò il carro era leggero. La forma aveva fatto il primo giro. Fece il secondo, con più interesse.',
          'Non si lascia mai una forma di taglio. Lo sanno tutti, e alle sei di mattina, {lì}, se ne ricordarono insieme. La più grande, la più vecchia, quella per la fiera, stava in piedi sul carro come una ruota. Guardava la discesa. Passò una mucca, mosse l’aria. Non ci volle altro. <La mucca, poi, fece finta di niente.> Quaranta chili di formaggio saltarono giù e presero il sentiero.',
        ],
      ),
      core(
        ['A mezzogiorno, alla fiera, si pesava. Un anno di lavoro stava correndo a valle. «Dietro!» disse {h}.'],
        [
          'Con il premio della fiera si rifaceva il tetto della malga, prima della neve. Senza premio, no. {H} lo sapeva, e anche il tetto. «La riprendo» disse {h}, e prese il sentiero con le scarpe slacciate. La forma era già alla prima curva. La fece larga, da professionista.',
          '{H} aveva girato quella forma ogni domenica, per dodici mesi. Le aveva anche parlato, un poco, perché ci si annoia. Forse aveva detto troppo della valle, delle luci, della gente. La vide saltare la staccionata e capì: quella alla fiera ci voleva andare. Ma per conto suo.',
        ],
      ),
      slot('portrait'),
      core(
        ['{A.+} arrivò con la carta dei sentieri. «Tagliamo di qua» disse {a}. «La aspettiamo al ponte.»'],
        [
          '{A.+} si mise a correre con la carta spiegata davanti al naso. «Secondo la carta deve passare dal ponte» gridò {a}. «Non è una carta per formaggi» gridò {h}. Ma al ponte, intanto, si poteva arrivare prima.',
          '«Quanto corre un formaggio?» chiese {a.+}, infilandosi le scarpe. «Dipende da quanto è stagionato.» Questo era stagionatissimo. {A} prese la carta, un sacco e un filone di pane. <«Il pane a che serve?» «Non si sa mai come va a finire.»>',
        ],
      ),
      slot('company'),
      more(2, [
        '{W.ora} Nell’erba restava una riga dritta, larga un palmo, e le margherite ai lati si tiravano ancora su. <Ogni tanto la riga faceva una piccola curva, attorno a una lumaca.>',
      ]),
    ]),
    scene(['Tagliare la strada', 'Il ponte'], 'La carta ha ragione, quasi.', [
      core(
        [
          'Arrivarono al ponte con due minuti di vantaggio e tesero il sacco. La forma sbucò, prese il parapetto come un trampolino e passò sopra le loro teste. Il sacco finì nel torrente, e con il sacco le scarpe {h.di}.',
        ],
        [
          'Al ponte arrivarono prima. Tesero il sacco da parte a parte, a bocca aperta, piantarono i piedi. Si sentì un rombo, come di un tuono che sa dove andare. La forma uscì dal bosco, vide il sacco, o parve. Prese il muretto di striscio e volò. Per un attimo ci fu una luna piena, giallo paglia, sopra le teste di tutti. <{A} disse «oh», con ammirazione.> Poi fu sull’altra riva. {H}, per afferrarla, era entrat{o} nel torrente fino alla vita. Ne uscì senza scarpe.',
          'La carta segnava una strettoia. Ci misero di traverso un tronco, un cancello, una panca. «Di qui non passa» disse {a}. Infatti non passò di lì. Passò tre metri più in su, sul tetto di un fienile, e dal fienile fece un salto nella vigna. Nella vigna c’era il padrone. Tra i filari rotti volle essere pagato subito: {h} gli lasciò l’orologio. <Da quel momento nessuno seppe più quanto mancasse a mezzogiorno.>',
        ],
      ),
      slot('road'),
      more(1, [
        'In un paese di sei case la forma attraversò la piazza durante la messa. La videro dalla porta. «Era tonda e luminosa» disse poi la perpetua. <Il parroco, che aveva fame dalle sei, cambiò la predica a metà.>',
      ]),
      more(2, [
        'Un pastore la vide passare senza alzarsi. «Alla sbarra ha rallentato» raccontò. «Ha guardato a destra e a sinistra.» <Il cane confermò, a modo suo, con una crosta in bocca.>',
      ]),
    ]),
    scene(['Chi conosce le forme', 'Il prezzo del latte'], 'Qualcuno sa dove va un formaggio.', [
      core(
        [
          'In una casa di pietra, per la stagione, faceva il burro {b.+}. «Voi le correte dietro» disse {b}. «È per questo che scappa. Vi dico dove va, se lasciate qui la carta. E se poi la lasciate fare.»',
        ],
        [
          'Sulla porta di una casa di pietra, con la zangola tra le ginocchia, c’era {b.+}. «È passata» disse {b}, senza smettere. «Con un bel passo. So dove va, e vi faccio arrivare insieme a lei. Ma prima girate voi, per un’ora: io ho le braccia stanche.» «Un’ora? E se non la fermiamo…» «Appunto» disse {b}.',
          '«Le forme si capiscono dal sale» disse {b.+}, che quella mattina girava il burro per tutta la valle. «Vi aiuto. Però girate voi per un’ora.» Un’ora! {H} si sentì tirare dalla discesa come da una mano. <Non avevano nemmeno l’orologio per misurarla.> Si sedettero e girarono. Il burro, quando lo si aspetta, prende il suo tempo.',
        ],
      ),
      slot('questions'),
      core(
        [
          '«In un anno l’avete girata cinquanta volte» disse {b}. «Sempre dalla stessa parte. Una forma non dimentica. Guardate la crosta, se vi riesce.»',
        ],
        [
          'Girarono, e a ogni giro la forma era più lontana. Alla fine {b} coprì la zangola. «Di che legno era l’asse?» chiese {b}. «Larice» disse {h}. «Di dove?» {H} non lo sapeva. «Giù» disse {b}. «I larici buoni sono giù, vicino alla fiera. Dodici mesi distesa su quel legno. Vi pare strano che ne conosca la strada?»',
          'Quando il burro fu burro, {b} si asciugò le mani. «Chi la girava, ogni domenica?» «Io» disse {h}. «E da che parte?» {H} fece il gesto, nell’aria: un quarto di giro, verso destra. «Ecco» disse {b}. «Allora sai tu dove va. Io facevo solo compagnia.»',
        ],
      ),
      slot('quiet'),
      slot('road'),
    ]),
    scene(['Il fondovalle', 'In salita'], 'La discesa finisce.', [
      core(
        [
          'In fondo alla valle la forma era ferma, in mezzo al prato. La discesa era finita. Per la fiera mancavano cento metri, tutti in salita. La spinsero, in due: non si mosse di un dito.',
        ],
        [
          'La trovarono in un prato, finalmente ferma. Aveva una foglia di vite sulla crosta e stava in equilibrio, di taglio, per orgoglio. {H} l’abbracciò. Era calda come un cane che ha corso. Ma la discesa finiva lì. La fiera era sopra la collinetta: cento metri, in salita. Spinsero in due, con le spalle, con la schiena. <Con le cattive, anche.> Quaranta chili di formaggio non avevano nessuna voglia di salire. Dal campanile batterono le undici e tre quarti.',
          'Il sentiero si fece piano, e lì, come una ruota che ha finito il suo carro, la forma rallentò. Fece mezzo giro. Si fermò. Davanti c’era l’ultima salita, con la fiera in cima: si vedevano le bandierine. «Adesso la portiamo» disse {a}. La sollevarono di tre dita e la rimisero giù. Ci riprovarono. Mancava un quarto d’ora, e tutto l’anno era fermo in un prato.',
        ],
      ),
      slot('road'),
      more(1, [
        '{A} spezzò il pane. «Nel peggiore dei casi» disse {a}, guardando la forma, «abbiamo il necessario.» <{H} non rise. Poi rise, e il pane andò di traverso.>',
      ]),
    ]),
    scene(['Un quarto di giro', 'Dalla parte giusta'], '{H} ricorda un gesto.', [
      slot('key'),
      core(
        [
          'Un quarto di giro, verso destra, ogni domenica. {H} appoggiò la mano sulla crosta, come in cantina, e non spinse. Girò soltanto. La forma fece un quarto di giro, e salì. Un altro, e salì. A mezzogiorno meno uno erano in cima.',
        ],
        [
          'Si ferma con le braccia, una forma. Ma come la si fa andare? {H} chiuse gli occhi e pensò alla cantina, al buio, all’odore. Che cosa faceva, la domenica? Non spingeva. Metteva una mano sopra, una sotto, e girava: un quarto, verso destra. Diceva due parole.\n{H} mise una mano sopra, una sotto. «Fuori c’è la fiera» disse {h}, come tutte le domeniche. «Ci sono le luci.» E girò, un quarto. La forma si lasciò andare, un quarto, in su. {A} bloccava con il tallone. Un altro quarto. Un altro ancora. <Non la spingevano: la rigiravano, come sull’asse, e l’asse era la collina.>',
          '«L’abbiamo rincorsa» disse {h}, «l’abbiamo spinta, l’abbiamo abbracciata. E lei conosce una cosa sola.» Era un movimento del polso, piccolo, che le mani {h.di} facevano senza pensarci. Un quarto di giro, e attendere. Un quarto di giro, e attendere. Al primo la forma tremò. Al secondo prese la salita, lenta, come una signora con la spesa. <Una fila di gente li guardava dall’alto, in silenzio.> Ci vollero cinquantadue quarti. Uno per ogni domenica.',
        ],
      ),
      core(
        [
          'I giurati la guardarono arrivare da sola al tavolo, con un ultimo giro, e mettersi comoda. Il campanile batteva il primo colpo.',
        ],
        [
          'Batteva il primo colpo di mezzogiorno quando la forma si appoggiò al tavolo bianco. Trentanove chili e nove: un etto l’aveva lasciato per la strada, a un cane, a una vigna. I giurati tagliarono. Si fece un silenzio di gente che mastica. <«Sa di torrente» disse il primo. «E di messa» disse il secondo.> «Sa di uno che ha viaggiato» disse il terzo, e scrissero un numero solo, tutti lo stesso.',
          '«È in ritardo?» chiese {h}. «È in piedi» disse il capo dei giurati. «Le altre me le hanno portate sdraiate.» Bussò sulla crosta con le nocche. La forma rispose, piena, e il fiocco glielo misero prima ancora di pesarla.',
        ],
      ),
    ]),
    scene(['La fiera', 'Una riga nell’erba'], 'Si torna in su.', [
      slot('after'),
      more(2, [
        'Vennero tutti quelli che l’avevano vista passare, chi per un danno, chi per uno spavento. Volevano sapere dov’era andata a finire. <Ne assaggiarono una fetta per uno, e i danni furono pagati.>',
      ]),
      core(
        [
          'Il tetto lo rifecero prima della neve. Nella cantina, sull’asse di larice, c’è una forma nuova. {H} la gira ogni domenica, un quarto, a destra. E della valle, adesso, le parla sottovoce.',
        ],
        [
          'Risalirono la sera, a piedi, con il fiocco nel sacco. {H} camminava sulla riga schiacciata, che nell’erba si vedeva ancora. <{W.fine}> In cantina c’era un’asse vuota. Il giorno dopo ci misero una forma nuova, bianca, che non sapeva niente. {H} appoggiò le mani, una sopra, una sotto. «Allora» disse. «C’è una valle.»',
          'Sulla carta della montagna, adesso, c’è un sentiero in più. È dritto, largo un palmo, con una curva attorno a una lumaca. {H} l’ha segnato a matita. D’inverno la neve lo copre tutto, tranne quella riga. Lì, chissà perché, si scioglie prima.',
        ],
      ),
    ]),
  ],
}
