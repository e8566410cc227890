import { core, more, type Plot, scene, slot } from '../../language-pack.ts'

/** Horror of the friendly kind: things vanish from the house, and each is paid for. */
export const houseGuest: Plot = {
  id: 'house-guest',
  categories: ['horror', 'generic'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Mara', gender: 'female', connection: 'sorella' },
    b: { name: 'Quinto', gender: 'male', connection: '' },
  },
  titles: ['Pagato in contanti', 'Chi compra la casa?', '{h} e l’ospite nei muri'],
  teasers: [
    'Ogni notte in casa {h.di} sparisce qualcosa. Al suo posto resta una moneta antica, contata giusta.',
    'Non è un ladro: paga. Il guaio è che ha cominciato a comprare il corridoio.',
  ],
  start:
    'Di notte le cose spariscono, e al loro posto c’è una moneta. Qualcuno sta comprando la casa {h.di}, pezzo per pezzo.',
  byname: '{h}, che non è in vendita',
  places: [
    { name: 'Il corridoio', description: 'È lungo nove passi. Ieri erano dieci.' },
    { name: 'L’armadio a muro', description: 'Dietro i cappotti il muro respira appena.' },
    { name: 'L’ultima stanza', description: 'Da fuori non si vede nessuna finestra.' },
  ],
  scenes: [
    scene(['La prima moneta', 'Al posto del cavatappi'], 'Sparisce una cosa, e resta il suo prezzo.', [
      core(
        [
          'Il primo a sparire fu il cavatappi. Nel cassetto, al suo posto, c’era una moneta d’argento, nera di anni. {H} non ci fece caso. La notte dopo mancava la sedia, e le monete erano tre.',
        ],
        [
          'La casa, {lì}, era vecchia e aveva le sue abitudini. Perdeva le forbici, ritrovava i guanti. Ma il cavatappi non fu perso. Nel cassetto, esattamente dove stava lui, c’era una moneta d’argento, nera di anni, con una testa che nessuno riconobbe. <Non aveva naso, per il lungo uso.> La notte dopo sparì la sedia buona. Sul pavimento, ai quattro angoli, una moneta per ogni gamba.',
          '{H} si accorse prima della moneta, e poi di quello che non c’era più. La moneta stava in mezzo al tavolo, fredda come se venisse da fuori. La tovaglia no. «Siamo stati derubati» disse {h}. Poi la pesò nella mano. Una tovaglia così, {lì}, sarebbe costata meno. <Nessun ladro lascia la mancia.>',
        ],
      ),
      core(
        [
          'In una settimana se ne andarono l’orologio, lo specchio e due metri di corridoio. Le monete riempivano una zuppiera. {H} voleva riavere la sua casa, prima di trovare una moneta sul cuscino.',
        ],
        [
          '{H} fece il conto: l’orologio a muro, dodici monete. La vasca, trenta. Un venerdì il corridoio, misurato a passi, era di nove. Erano sempre stati dieci. In fondo, sul battiscopa, c’era una pila ordinata. Qualcuno si stava comprando la casa, pezzo per pezzo, a prezzi onesti. E poi? Quando non restavano che il letto e chi ci dormiva? {H} quella notte legò il piede alla spalliera.',
          'Non si sentiva niente. Solo, verso le tre, un tintinnio dentro il muro, di qualcuno che fa di conto. Al mattino mancava un’altra cosa: il lampadario, la porta del bagno, il terzo gradino. <Per il gradino, con scrupolo, erano stati lasciati anche gli spiccioli.> {H} non voleva la zuppiera piena d’argento. Voleva il terzo gradino, perché ci inciampava.',
        ],
      ),
      core(
        ['{A.+} rovesciò la zuppiera sul letto. «Settantadue» disse {a}. «E il mio cappotto a quanto lo mettono?»'],
        [
          '{A.+} venne con una valigia, per fare compagnia. Al mattino la valigia non c’era più. C’erano sei monete. «Sei?» disse {a}. «Ci avevo anche le scarpe nuove!» Da quel momento diventò una faccenda personale.',
          '«Paga bene» disse {a.+}, mordendo una moneta. «Non è questo.» «Lo so che non è questo. Ma paga bene.» {A} mise l’orecchio al muro. Dentro, molto in fondo, qualcosa posò una penna.',
        ],
      ),
      slot('portrait'),
      slot('company'),
      more(2, [
        '{W.ora} Senza la porta del bagno ci si annunciava cantando. <{A} conosceva una canzone sola, ed era lunga.>',
      ]),
    ]),
    scene(['Non si vende', 'Cartellini'], 'Cercano di fermare gli affari.', [
      core(
        [
          'Attaccarono cartelli dappertutto: «Non in vendita». Al mattino i cartelli erano spariti. Trentadue cartelli, trentadue monetine. E dalla cucina mancava il soffitto: si vedevano le stelle.',
        ],
        [
          'Scrissero cartellini per tutta la giornata. «Non in vendita» sul letto. «Non in vendita» sul pane. Ne legarono uno al collo {a.di}, che lo portò con dignità. La notte passò in silenzio. Al mattino i cartellini erano spariti, trentadue, tutti pagati. <«Gli sono piaciuti» disse {a}. «Hai una bella scrittura.»> Il soffitto della cucina non c’era più. Si vedeva l’alba. Sul fornello, in colonna, cinquanta monete d’argento e un resto.',
          'Quella notte restarono sul letto a occhi aperti, con la zuppiera in mezzo. «Te le rendiamo» gridò {h} al muro. «Tutte!» Lasciarono le monete in fila per il corridoio, fino all’armadio. Al mattino le monete erano ancora lì. Accanto a ognuna ce n’era un’altra: la parola data non si ritira, si rincara. E il letto, con loro sopra, era sul pianerottolo.',
        ],
      ),
      slot('road'),
      more(1, [
        'Un antiquario guardò le monete con la lente. «Queste le batteva chi non esce mai» disse. «Vede? Non c’è la data. <C’è solo l’ora.>» Era, su tutte, le tre di notte.',
      ]),
      more(2, [
        'Provarono a comprare qualcosa loro: misero una moneta nell’armadio, con un biglietto: «Per il terzo gradino». Al mattino la moneta non c’era. <C’era una ricevuta. Diceva: acconto.>',
      ]),
    ]),
    scene(['L’armadio a muro', 'Un mediatore'], 'Qualcuno sa con chi si tratta.', [
      core(
        [
          'A dare una mano coi traslochi c’era {b.+}. «Dietro i cappotti c’è una porta» disse {b}. «Vi ci porto. Ma si entra solo con niente in tasca. Né monete, né chiavi, né paura: la paura si sente tintinnare.»',
        ],
        [
          'Era venut{b.o} {b.+}, a vedere com’era una cucina senza soffitto. «Conosco il genere» disse {b}. «Sta dietro i cappotti. Ci si parla. Però pretende una cosa da chi entra: gli dovete dire, senza mentire, quanto vale quello che vi ha preso. E se il prezzo è giusto, se lo tiene.» {H} pensò al terzo gradino. Quanto vale, un gradino su cui si inciampa?',
          '«Avete mai guardato dietro i cappotti?» chiese {b.+}, che quel giorno aiutava a portar giù quel che restava. «Io sì. Vi mostro dove. In cambio mi date una cosa che non ha ancora prezzo.» {H} si guardò intorno. <Su tutto, ormai, ci vedeva un cartellino.> Alla fine cedette il fischio: quello con cui chiamava {a} da una stanza all’altra.',
        ],
      ),
      slot('questions'),
      core(
        [
          'Passarono fra i cappotti. Il muro respirava. «Una cosa ricordatela» disse {b} dalla soglia. «Compra solo quello che nessuno guarda.»',
        ],
        [
          'Tra i cappotti faceva buio e odore di naftalina. Il muro, in fondo, cedeva come una guancia. {B} tenne aperti gli ultimi due cappotti. «Un consiglio ve lo regalo» disse {b}. «Il cavatappi, chi di voi l’ha salutato, prima? Compra le cose che nessuno guarda più. Per questo costano poco.»',
          '«È quassù che fa i conti» sussurrò {b}, scostando una manica. Il muro aveva una fessura, e la fessura una luce di candela. «Andate piano. Non è cattivo. Ha passato molto tempo a vedere cose che gli altri non vedono. Poi, una notte, ha cominciato a desiderarle.»',
        ],
      ),
      slot('quiet'),
      slot('road'),
    ]),
    scene(['La stanza di dentro', 'Le tre di notte'], 'Dietro il muro c’è un’altra casa.', [
      core(
        [
          'Dietro il muro c’era la casa, tutta: la sedia, la vasca, il soffitto con le sue crepe. In mezzo, piccolo e grigio come polvere, qualcuno contava. «Manca soltanto il letto» disse. «E quello che c’è sopra.»',
        ],
        [
          'Dietro il muro c’era la loro casa, ma intera. La sedia stava alla finestra. Sul tavolo la tovaglia, stirata. L’orologio andava, il soffitto della cucina era al suo posto, pulito, con le crepe messe in risalto. Al centro, su uno sgabello, qualcuno contava. Era piccolo e grigio, fatto di quella lanugine che si trova sotto i letti. <Aveva due monete al posto degli occhiali.> «Buonasera» disse. «Mi manca il letto. Con chi ci dorme. Avrei pensato a duecento.»',
          'Il tintinnio si fermò. Una voce di carta velina disse: «Prego». Entrarono. Era la casa di prima, con una luce che di là non aveva mai avuto. Ogni cosa era lucida, e su ogni cosa era posata una mano: piccola, grigia, di polvere. «Tutto regolare» disse il padrone della mano. «Ho le ricevute.» Poi guardò {h} da capo a piedi, come si guarda una sedia. «E questo, quanto viene?»',
        ],
      ),
      slot('road'),
      more(1, [
        '{A} trovò le proprie scarpe buone, sparite da una settimana. Erano in fila, con le stringhe annodate a fiocco. «Nessuno me le ha mai allacciate così» disse {a}, e ci rimase un po’ male.',
      ]),
    ]),
    scene(['Quanto vale', 'Un gradino'], '{H} fa il prezzo.', [
      slot('key'),
      core(
        [
          'Compra solo quello che nessuno guarda. Allora {h} si mise a guardare. «Il gradino» disse, «è quello dove inciampo quando sono content{o}.» Una moneta, nella zuppiera, diventò cenere. «La sedia fa rumore quando qualcuno ride.» Un’altra. Alla fine non ce n’erano abbastanza al mondo.',
        ],
        [
          'Quello che nessuno guarda più. {H} si avvicinò alla sedia e la guardò. Per bene, come se fosse appena arrivata. «Questa» disse {h}, «scricchiola a sinistra, perché per anni ci si è seduto qualcuno che rideva da quella parte.» Il piccolo grigio alzò la penna. La sedia, sul registro, era quattro monete. Il quattro si sciolse. «Il gradino è il terzo, e ci inciampo solo quando corro a vedere chi è arrivato. La tovaglia ha una macchia. È la volta che pioveva e non ci siamo alzati da tavola fino a sera.»\nA ogni cosa guardata, un prezzo spariva. «Non le ho abbastanza, tutte quelle monete» disse il piccolo. Gli tremava la voce di velina.',
          '«Il prezzo giusto» disse {h}, «lo sai da te. Tu queste cose le hai guardate.» «Tutte le notti» disse il piccolo. «Per questo le volevo.» «Allora dimmi quanto vale il mio gradino.» Lui aprì il registro, intinse la penna, e la penna rimase per aria. Il gradino era consumato in mezzo, a forma di corsa. «Di più» disse piano. «Era di più.» <Strappò la ricevuta in pezzi piccolissimi.> Una dopo l’altra, nella zuppiera, le monete tornarono polvere.',
        ],
      ),
      core(
        [
          '«Mi riporto tutto» disse {h}. «Ma tu vieni a guardarle di là. C’è posto.» Il piccolo grigio prese lo sgabello.',
        ],
        [
          '«E adesso io che cosa guardo?» chiese il piccolo, con le mani in grembo. Era la domanda di uno che ha passato cent’anni dietro i cappotti. {H} e {a} si scambiarono un’occhiata. «Quello che guardiamo noi» disse {h}. «Però di qua. Di giorno. E senza pagare.» Il piccolo si tolse gli occhiali d’argento. Senza, ci vedeva meglio.',
          'Portarono via tutto in una notte, passando le cose fra i cappotti. Il piccolo reggeva il soffitto dalla sua parte. «Piano, ha una crepa» diceva, «la più bella.» All’alba restò sulla soglia, con lo sgabello in mano. «Be’?» disse {a}. «Entri, o dobbiamo farti un prezzo?»',
        ],
      ),
    ]),
    scene(['Dieci passi', 'Polvere'], 'La casa è di nuovo intera, con uno in più.', [
      slot('after'),
      more(2, [
        'Dove prima c’era la zuppiera d’argento ora c’è una zuppiera. {B} venne a vedere se mancava ancora qualcosa. <Fecero la minestra. Ce ne stava per quattro e mezzo.>',
      ]),
      core(
        [
          'Ogni tanto sparisce ancora qualcosa. Ma la mattina torna, lucida, con un fiocco. E quando {h} corre alla porta, al terzo gradino c’è una mano di polvere, leggera, che tiene.',
        ],
        [
          'Il corridoio è di dieci passi. {H} li conta, e per ogni passo guarda una cosa: il gancio, la crepa, l’ombra del gancio. <{W.fine}> Sotto il letto non si spazza più. Ci abita qualcuno. La sera, prima di spegnere, si sente un tintinnio, ma è soltanto un cucchiaino: qualcuno ha messo a posto il cavatappi accanto ai cucchiaini, dove sta più comodo.',
          'Una mattina, sul cuscino, accanto all’orecchio {h.di}, c’era una moneta. Nera, d’argento, senza naso. {H} rimase immobile. Poi vide il biglietto. «Questa è per me» diceva, in scrittura di velina. «L’ho appoggiata qui perché la guardassi un momento. Poi me la riprendo.» {H} la guardò. Era, a vederla bene, bellissima.',
        ],
      ),
    ]),
  ],
}
