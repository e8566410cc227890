import { core, more, type Plot, scene, slot } from '../../language-pack.ts'

/** Love, or friendship: two people walk each other home, and neither lives there. */
export const longWay: Plot = {
  id: 'long-way',
  categories: ['love', 'generic'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Nina', gender: 'female', connection: '' },
    b: { name: 'Attilio', gender: 'male', connection: '' },
  },
  titles: ['Il giro lungo', 'Ancora un pezzo', '{h} allunga la strada'],
  teasers: [
    '{H} {a.e} tornano a casa insieme ogni sera. Peccato che nessuno abiti da quella parte.',
    'Per fare due passi in più {h} ha inventato una strada, un numero, un gatto. {A} non può dire niente: ha fatto lo stesso.',
  ],
  start: '{H} ha detto di abitare in fondo alla strada, per fare un pezzo con {a}. {A} ha detto la stessa cosa.',
  byname: '{h}, che passava di lì',
  places: [
    { name: 'La strada lunga', description: 'Ventidue lampioni, e uno sta sempre per spegnersi.' },
    { name: 'Il capolinea', description: 'Oltre ci sono soltanto un muro e un fico.' },
    { name: 'La merceria', description: 'Chiude alle sette, ma le luci restano curiose.' },
  ],
  scenes: [
    scene(['Due passi', 'Per di qua'], 'Qualcuno non gira dove dovrebbe.', [
      core(
        [
          'Tutto cominciò una sera d’ottobre, {lì}. «Vai per di qua?» chiese {a}. {H} abitava dall’altra parte, a due minuti. «Sì» disse {h}. «Sempre dritto.»',
        ],
        [
          'C’era un corso serale, {lì}, dove si imparava a rilegare i libri. Finiva alle sette. La prima sera {h} si trovò fuori accanto {a.+a}, con la colla ancora sulle dita. «Vai per di qua?» chiese {a}, e indicò la strada lunga. Casa {h.di} era nell’altra direzione, a due minuti. <Da lì se ne vedeva la finestra.> «Sì» disse {h}. «Tutta dritta.»',
          'Una bugia, per essere creduta, deve essere corta. Quella {h.di} era di una lettera sola, con l’accento. «Vai per di qua anche tu?» aveva chiesto {a.+}, una sera, {lì}. E {h}, che di qua non c’era mai andat{o}, rispose: «Sì». <Lo disse con tanta naturalezza che ci credettero anche le scarpe.>',
        ],
      ),
      core(
        [
          'Camminarono fino al lampione ventidue. «Io sono arrivat{o}» disse {h} davanti a un portone verde, scelto a caso. Poi, girato l’angolo, tornò indietro di corsa.',
        ],
        [
          'Al lampione ventidue c’era un portone verde. «Io sto qui» disse {h}. «Ah» disse {a}. «Io ancora un pezzo.» {H} finse di cercare le chiavi, finché i passi non si sentirono più. Poi rifece la strada da capo, ventidue lampioni, con il vento in faccia. A casa c’era la cena fredda. Era comunque una bella sera. {H} voleva rifarla identica, e anche un poco più lunga.',
          'Parlarono di colla, di pioggia, di un professore che perdeva i bottoni. Al ventiduesimo lampione {h} salutò davanti a un portone verde e fece il gesto di entrare. Dentro c’era un cortile con due biciclette e una signora che stendeva. «Cerca qualcuno?» «No» disse {h}. «Aspetto un minuto.» <La signora guardò l’orologio con molta comprensione.>',
        ],
      ),
      slot('portrait'),
      slot('company'),
      more(1, [
        'Dopo un mese {h} conosceva di quel portone verde tutto quanto: il nome sui campanelli, il cigolio, un gatto rosso. «È tuo?» chiese {a}. «Un po’» disse {h}. <Il gatto si chiamava Commendatore. Lo seppe dalla signora, e la ringraziò.>',
      ]),
      more(2, [
        '{W.ora} Camminavano piano, con la scusa dei sassi. C’era sempre una scarpa da allacciare. Tra il nono e il decimo lampione si fermavano per principio.',
      ]),
    ]),
    scene(['Il numero civico', 'Bugie lunghe'], 'Le bugie crescono, come la strada.', [
      core(
        [
          'Una sera {a} chiese: «Mi fai vedere casa tua?». {H} suonò a caso. Li fece entrare la signora del cortile, che stette al gioco. Sul più bello arrivò il vero inquilino. {H} disse che era uno zio, e rovesciò il caffè.',
        ],
        [
          '«Non mi inviti mai» disse {a} una sera, davanti al portone verde. {H} salì le scale con le gambe molli e suonò al primo campanello. Aprì la signora del cortile. Guardò {h}, guardò {a}, e capì. «Tesoro, sei in ritardo» disse. <Aveva fatto teatro in parrocchia.> Mise su il caffè, mostrò perfino una fotografia. Poi girò la chiave nella porta il marito, quello vero. «E voi chi siete?» disse. La tazza fece il giro del tavolo e finì sui libri del corso: tre mesi di lavoro, marroni.',
          'Si aggiunse una zia. La zia era malata, perciò {h} doveva comprare le medicine, perciò il giro si allungava fino alla farmacia di notte. {A} veniva volentieri. La sera dopo anche {a} ebbe da portare un cappotto in tintoria, al capolinea. <Il cappotto, notò {h}, era pulito.> Andarono tanto avanti che passò l’ultimo autobus. Mentre tornava, {h} perse nel buio i quaderni del corso, e con loro il posto per l’esame.',
        ],
      ),
      slot('road'),
      more(1, [
        '«Che cosa fai quando arrivi?» chiese una volta {h}. «Niente di speciale» disse {a}. «Guardo dalla finestra. E tu?» «Anche.» <Era la prima cosa vera della serata. Camminarono in silenzio per un lampione intero.>',
      ]),
      more(2, [
        'Sulla strada ormai li salutavano. Il fioraio metteva da parte i gambi rotti. Quello della merceria lasciava accesa la vetrina. <«Vanno di qua o di là?» chiedeva la moglie. «Vanno» diceva lui.>',
      ]),
    ]),
    scene(['Il portone verde', 'Un favore al portiere'], 'Qualcuno sa la verità, e ha un’idea sua.', [
      core(
        [
          'Quella settimana, alla portineria del verde, c’era {b.+}. «Tu qui non abiti» disse {b}. «E so anche dove abita l’altra persona. Te lo dico, se prima le dici dove abiti tu.»',
        ],
        [
          'Nella portineria del portone verde, per quella settimana, c’era {b.+}, e vedeva tutto. «Entri, aspetti tre minuti, esci» disse {b}. «Da ottobre. E non sei l’unic{o}.» «Che vuol dire?» «Lo so, ma non te lo regalo. Prima mi scrivi l’indirizzo. Quello di casa tua, quella vera. E poi lo dici anche a chi sai tu.» La casa vera era a due minuti. <Due minuti! E poi?>',
          '«Ti devo dire una cosa sulla persona che accompagni» disse {b.+}, che in quei giorni teneva le chiavi. {H} ebbe subito caldo. «Però costa un segreto tuo. Devi darmi l’indirizzo. Quello giusto, scritto, con il numero.» {H} prese la penna. Era un numero bassissimo.',
        ],
      ),
      slot('questions'),
      core(
        ['{H} promise. «Bene» disse {b}. «Ti dico soltanto questo: chi prosegue dopo di te, non prosegue.»'],
        [
          '{H} lo scrisse, e si pentì, e non lo cancellò. «E adesso senti» disse {b}. «Dal vetro, la sera, vedo la strada. Tu entri. L’altra persona va avanti fino al fico. Poi si ferma. Guarda l’orologio. Conta.» {B} abbassò la voce. «Di più non so. Non ho voluto sapere.»',
          'Scrisse. {B} lesse e scoppiò a ridere. «Due minuti dal corso! E ne fai quaranta, più quaranta.» «Lo so.» «Allora senti. Hai mai visto accendersi una luce, oltre il capolinea?» {H} ci pensò. Oltre il capolinea c’era un muro. «Ecco» disse {b}.',
        ],
      ),
      slot('quiet'),
      slot('road'),
    ]),
    scene(['Il capolinea', 'Fin dove si va'], 'La strada finisce.', [
      core(
        [
          'La sera dopo {h} non si fermò al portone. «Ti accompagno io» disse. Arrivarono al fico. Dopo il fico c’era il muro. «Eccoci» disse {a}, e non si muoveva.',
        ],
        [
          'La sera dopo {h} superò il lampione ventidue. «Stasera ti accompagno io» disse. {A} inciampò. «Non serve» disse. «Mi fa piacere» disse {h}. Camminarono più piano di sempre. Il ventitreesimo lampione non esisteva: c’era il capolinea, il fico, e poi il muro. {A} guardò il muro come se dovesse aprirsi. <Non aveva nemmeno un campanello.> «Abito qui vicino» disse {a}, con un filo di voce.',
          'L’ultimo autobus se ne andò vuoto. Il fico era senza foglie, il muro senza porte. «Di dove si entra?» chiese {h}. {A} frugò nella borsa. Uscirono un fazzoletto, una gomma, due mandarini. «Devo aver lasciato le chiavi» disse {a}. E nessuno sapeva che cosa fare della faccia.',
        ],
      ),
      slot('road'),
      more(1, [
        'Mangiarono i mandarini sul bordo del marciapiede. Si fece tardi. <Un cane li annusò, li contò e proseguì.> «Se hai freddo, vai» disse {a}. «Non ho freddo» disse {h}. Batteva i denti.',
      ]),
    ]),
    scene(['A due minuti', 'Al contrario'], '{H} dice il numero giusto.', [
      slot('key'),
      core(
        [
          '«Io non abito al portone verde» disse {h}. «Abito accanto al corso. A due minuti.» {A} diventò di tutti i colori. «Anch’io» disse {a}. «Al numero dopo.»',
        ],
        [
          'Qualcuno che si ferma e conta. {H} guardò il fico: intorno al tronco l’erba era consumata, come dove uno aspetta, tutte le sere, che passino tre minuti. Ci si era fermat{o} abbastanza anche {h}, dietro al suo portone. Era la stessa attesa, vista dall’altra parte.\n«Devo dirti dove abito» disse {h}. Venne fuori tutto insieme: il corso, la finestra, il portone altrui, due minuti. «Due minuti dal corso?» ripeté {a}. «Verso la chiesa, o verso la fontana?» «Verso la fontana. Al quattro.» {A} si coprì gli occhi con una mano. «Io al sei» disse.',
          'Per dire la verità ci vuole una strada corta. {H} prese fiato. «Al portone verde non ci abito» disse. «Io oltre il fico non so che cosa ci sia» disse {a}. «Le chiavi erano quelle di una valigia.» «Io contavo fino a duecento.» Si tolsero le bugie una per una, come le castagne dal fuoco. <Ne restò una montagna, e faceva quasi caldo.> Alla fine {h} disse il numero di casa. {A} disse il suo. Erano due porte, con un muro solo in mezzo, dall’altro capo della città.',
        ],
      ),
      core(
        [
          'Ventidue lampioni, al contrario. Fu il primo ritorno che facevano davvero. Nessuno allacciò le scarpe, eppure durò di più.',
        ],
        [
          'Tornarono indietro. Era la stessa strada, ma adesso portava a casa. Il fioraio, che chiudeva, li vide passare nel verso sbagliato e si tolse il berretto. La signora del portone verde era alla finestra con il gatto. <«Finalmente» disse, al gatto.> A metà, tra il decimo e il nono lampione, si fermarono per principio.',
          '«E tutte le sere tornavi di corsa?» chiese {a}. «Di corsa. E tu?» «Dietro di te. Cioè davanti. Dall’altro marciapiede.» Si guardarono. In ottanta sere, per un lampione o due, mai un incontro. {H} contò: mancavano nove lampioni, e camminò come se ne mancassero cento.',
        ],
      ),
    ]),
    scene(['Il quattro e il sei', 'Dritto'], 'Si arriva, e si riparte.', [
      slot('after'),
      more(2, [
        '{B} rimandò l’indirizzo in una busta. Sul retro c’era scritto: «Visto. Giusto. Numero basso, strada lunga».',
      ]),
      core(
        [
          'Abitano a due porte di distanza, a due minuti dal corso. La sera escono e si guardano. «Vai per di qua?» chiede {a}, e indica la strada lunga. «Sì» dice {h}. «Tutta dritta.»',
        ],
        [
          'Davanti al quattro e al sei si fermarono. <{W.fine}> Qui le chiavi giravano davvero. «Allora, buonanotte» disse {a}. «Buonanotte» disse {h}. Nessuno entrò. In fondo si vedevano i lampioni, tutti e ventidue, e quello che stava sempre per spegnersi aveva preso coraggio. «Ho lasciato un cappotto in tintoria» disse {a}. «È chiusa» disse {h}, e già camminavano.',
          'Al corso, per l’esame, rilegarono un libro solo, in due, con la copertina verde. Sull’ultima pagina c’è una carta della città disegnata a mano. Due case, vicinissime. Tra l’una e l’altra una linea che parte dalla prima, fa tutto il giro, tocca un fico, e arriva alla seconda. In basso, la scala: un centimetro, una sera.',
        ],
      ),
    ]),
  ],
}
