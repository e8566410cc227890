import { core, more, type Plot, scene, slot } from '../../language-pack.ts'

/** Horror of the friendly kind, at carnival: twelve are asked to the feast, and the masks are thirteen. */
export const masks: Plot = {
  id: 'masks',
  categories: ['horror', 'generic'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Bice', gender: 'female', connection: 'amica del cuore' },
    b: { name: 'Fausto', gender: 'male', connection: '' },
  },
  titles: ['La tredicesima maschera', 'Via le maschere', '{h} conta fino a tredici'],
  teasers: [
    'Gli invitati alla festa di carnevale sono dodici. Le maschere sono tredici. A mezzanotte si tolgono tutte.',
    'Uno, in sala, fa tutto quello che fanno gli altri. Ma un momento dopo.',
  ],
  start: 'A carnevale {h} invita undici persone. Con {h} fanno dodici. In sala, però, ballano tredici maschere.',
  byname: '{h}, a faccia scoperta',
  places: [
    { name: 'La sala', description: 'Ha tanti specchi che non si sa mai quanti si è.' },
    { name: 'Il guardaroba', description: 'Un gancio, in fondo, è occupato da sempre.' },
    { name: 'Lo scalone', description: 'I coriandoli ci salgono da soli.' },
  ],
  scenes: [
    scene(['Dodici', 'Uno di troppo'], 'Comincia la festa, e i conti non tornano.', [
      core(
        [
          'Per la festa di carnevale, {lì}, {h} aveva spedito undici inviti. Con {h} facevano dodici. Alle nove, in sala, c’erano tredici maschere. Fra i coriandoli {h} raccolse uno scontrino del guardaroba: numero tredici.',
        ],
        [
          'La vecchia sala da ballo, {lì}, si apriva una volta all’anno, l’ultima sera di carnevale. {H} aveva avuto le chiavi e aveva scritto undici inviti, a mano. «In maschera» diceva l’invito. «A mezzanotte si tolgono.» Vennero una luna, due pirati, un polpo. <Il polpo dovette entrare a rate.> {H} contò, per via dei bicchieri. Undici invitati, e uno che invitava. Contò di nuovo. Tredici. Per terra, fra i coriandoli, c’era uno scontrino di cartone, giallo: tredici.',
          '«Siamo tutti?» gridò {h}, e la musica coprì la risposta. Era l’ultima sera di carnevale {lì}, e nella sala degli specchi giravano una volpe, un cuoco, una teiera. Dodici fette di torta, aveva tagliato {h}: una per sé e undici per gli ospiti. Ne restarono zero. E in fondo una maschera bianca, liscia, tendeva il piattino. {H} si mise in tasca lo scontrino che aveva sotto il piede, per avere le mani libere. <Non guardò il numero. Era tredici.>',
        ],
      ),
      core(
        ['A mezzanotte le maschere si sarebbero tolte. Una, forse, non veniva via. {H} voleva sapere quale, e prima.'],
        [
          'Uno era di troppo, e fin qui niente di male: a carnevale si entra. Ma {h} guardò negli specchi. Lì ballavano in dodici. A mezzanotte tutti si sarebbero tolti la maschera. Che cosa si sarebbe tolto, quello che negli specchi non c’era? Mancavano due ore. {H} posò il vassoio, perché i bicchieri tremavano.',
          '{H} batté le mani: «Tutti fermi!». Si fermarono, la volpe su un piede solo. Uno si fermò dopo. Solo di un soffio, come fa l’eco. Poi la musica ripartì, e fra tante code e mantelli non si distingueva più nessuno. A mezzanotte, via le maschere. {H} voleva trovarlo prima di vedere che cosa c’era sotto.',
        ],
      ),
      core(
        [
          'La teiera alzò il coperchio: era {a.+}. «Tredici li ho contati anch’io» disse {a}. «Il tredicesimo mi ha calpestato. Non pesava.»',
        ],
        [
          '«Sono io» disse la teiera, e da sotto il coperchio uscì {a.+}. «Ho ballato con uno che aveva le mani fredde. Gli ho detto: piacere. E lui, dopo un po’: piacere. Con la mia voce.» Il coperchio batteva contro la teiera, da solo.',
          'Una volpe prese {h} per la manica. «Non gridare» disse la volpe, e si scoprì il naso: era {a.+}. «Ho fatto una boccaccia a uno, laggiù. Me l’ha rifatta. Con la maschera.» «Le maschere non fanno boccacce» disse {h}. «È quello che volevo dirti.»',
        ],
      ),
      slot('portrait'),
      slot('company'),
      more(2, [
        '{W.ora} Dalle finestre alte si vedeva passare la banda, e chi la seguiva senza saperne il motivo. <Un coriandolo restò attaccato al vetro, di fuori.>',
      ]),
    ]),
    scene(['La conta', 'Un momento dopo'], 'Cercano il tredicesimo a modo loro.', [
      core(
        [
          'Misero tutti in fila, a contarsi ad alta voce. «Dodici» disse la luna. «Dodici» disse qualcuno, dopo, con la voce della luna. Si spensero le luci. Al ritorno, la maschera {h.di} non c’era più sulla sedia. C’era un guanto vuoto.',
        ],
        [
          '«Un gioco» annunciò {h}. «In fila, e ciascuno dice il suo numero.» Uno, due, tre. Le voci passavano lungo la parete. «Undici» disse il polpo, con un braccio alzato. «Dodici» disse la luna. Poi silenzio, e dopo il silenzio, in fondo, piano: «Dodici». Era di nuovo la luna. La luna però aveva tutte e due le mani sulla bocca. <I pirati si presero per mano, ma solo per via della nave.> Qualcuno urtò la tenda, la corrente fece il giro, le candele si spensero. Quando le riaccesero {h} toccò la propria faccia. La maschera non c’era più. L’aveva addosso un altro. Al suo posto, sul pavimento, c’era un guanto, leggero come polvere.',
          'Proposero il girotondo. Chi non pesa, disse {a}, si sente dal braccio. {H} prese a destra un guanto di pirata e a sinistra un guanto vuoto. Non vuoto: leggero. Strinse. Il guanto strinse dopo, uguale. «Ce l’ho!» gridò {h}. Nel giro tutti caddero gli uni sugli altri, e in mano {h.a} restò soltanto il guanto. Dentro c’era polvere e un po’ di freddo. <Il cuoco svenne, con il mestolo in pugno.> Quanto alla maschera {h.di}, nella caduta era sparita. Da quel momento nessuno volle più dare la mano a nessuno.',
        ],
      ),
      slot('road'),
      more(1, [
        'Nel terzo specchio la teiera si aggiustava il becco. Accanto, nel vetro, non c’era nessuno. {H} si voltò. <Accanto alla teiera qualcuno si stava aggiustando un becco che non aveva.>',
      ]),
      more(2, [
        '«Secondo me è mio cognato» disse il primo pirata. «Tuo cognato parla prima» disse il secondo. «È vero. Dopo non parla mai.»',
      ]),
    ]),
    scene(['Il guardaroba', 'A faccia nuda'], 'Qualcuno tiene i cappotti, e un registro.', [
      core(
        [
          'Al guardaroba, per quella sera, c’era {b.+}. «Io so chi è venuto e quando» disse {b}. «Te lo dico, se torni in sala a faccia nuda. Fra le maschere, chi è senza si vede da lontano.»',
        ],
        [
          'In cima allo scalone, dietro il banco dei cappotti, dava una mano {b.+}. «Tredici, sì» disse {b}, scorrendo il registro. «Io ho dodici cappotti. Ma i ganci presi sono tredici.» «E chi è?» {B} chiuse il registro. «Ti aiuto, ma con una condizione. Niente maschere di riserva. Torni giù a faccia nuda, in mezzo a tutti. Quello che cerchi ti vedrà benissimo. È l’unica maniera.» {H} sentì l’aria sulle guance.',
          '{B.+} teneva d’occhio i cappotti, con la penna sull’orecchio. «Ti ha preso la maschera?» disse {b}. «Bene. Non fartela ridare. So che cosa cerca, ma te lo vendo caro: lascia qui anche il cappello, il mantello, la voce da festa. Devi scendere come ti svegli la mattina.» <In quella sala nessuno era mai sceso così.>',
        ],
      ),
      slot('questions'),
      core(
        [
          '{H} si pulì il trucco con la manica. «È qui da molto» disse {b}. «Ha imparato tutto guardando. Gli è capitato, però, di vedere soltanto maschere.»',
        ],
        [
          '{H} si pulì la faccia. Sotto era la solita. «Viene a tutte le feste» disse {b}. «Quando qualcuno ride, ride. Copia dagli altri, come chi non ha studiato. E da chi vuoi che copi, a carnevale? Gente con la faccia di cartone.» In fondo al guardaroba un gancio scricchiolò.',
          'Il mantello {h.di} finì sul banco, il cappello sopra. «Non fa male a nessuno» disse {b}. «Fa quello che fai tu. Pensaci bene, a quello che fai, quando ce l’hai davanti. Se scappi, scappa. Verso di te, ma scappa.»',
        ],
      ),
      slot('quiet'),
      slot('road'),
    ]),
    scene(['Un quarto a mezzanotte', 'Faccia a faccia'], '{H} scende, e qualcuno imita ogni passo.', [
      core(
        [
          'In sala la musica si era fermata. In mezzo stava il tredicesimo, con la maschera {h.di}. {H} fece un passo indietro. Lo fece anche lui, ma in avanti. La maschera scivolò. Sotto ce n’era un’altra.',
        ],
        [
          'Mancava un quarto a mezzanotte. Gli altri si erano stretti sotto l’orchestra, e in mezzo alla pista era rimasto uno solo. Portava la maschera {h.di}. {H} fece un passo. Lui ne fece uno. {H} inclinò la testa. Lui anche, dopo. «Giù la maschera» disse {h}. «Giù la maschera» disse lui, e se la tolse. Sotto c’era la luna. Si tolse la luna: c’era la volpe. Poi il cuoco, poi una bianca, liscia. <Cadevano a terra senza rumore.> Le mani andarono a quella bianca, e non trovarono l’orlo.',
          'Lo videro tutti insieme, perché era l’unico che non si nascondeva. {H} ebbe paura, e mise le mani avanti. Anche lui mise le mani avanti. {H} gridò. Anche lui gridò, un momento dopo, ma con una paura tutta nuova, come chi non sa di che. Gli specchi rimasero zitti. Nella maschera bianca, al posto degli occhi, non c’erano buchi. C’era altro bianco.',
        ],
      ),
      more(1, [
        '«Adesso?» bisbigliò {a}. «Adesso non lo so» disse {h}. «Adesso non lo so» disse il bianco, e gli tremavano i guanti. Anzi, il guanto. <L’altro l’aveva in tasca {h}.>',
      ]),
      slot('road'),
    ]),
    scene(['Copiare', 'Numero tredici'], '{H} mostra come si fa.', [
      slot('key'),
      core(
        [
          'Fa quello che fai tu. {H} respirò, si sedette sul pavimento e sorrise, storto, come sorrideva sempre. Nel bianco, piano, si aprì una riga storta. Poi due occhi. Allora {h} si ricordò dello scontrino: «Tredici. È tuo, vero? Nessuno è mai venuto a ritirarti».',
        ],
        [
          'Ha visto soltanto maschere. {H} smise di scappare con i piedi e poi, più difficile, con la faccia. Si sedette per terra. Anche lui si sedette. {H} gli porse il guanto. «Guarda» disse. Aggrottò la fronte, e nel bianco venne una ruga. Fece un mezzo sorriso, storto, quello vero. Nel bianco si aprì una piega, tremò, si alzò da una parte. «Così» disse {h}. «Vai bene.» Vennero gli occhi, per ultimi, e per prima cosa guardarono tutti quanti. Dalla tasca, con il guanto, era uscito lo scontrino. «Tredici» lesse {a}. «È il gancio in fondo. Quello che nessuno ritira.»',
          'Se scappi, scappa. {H} rimase. Non sapeva che faccia fare, e si vide che non lo sapeva. Fu una faccia da una parte sola, un po’ rossa, con un coriandolo sul mento. L’altro si chinò, vicinissimo. Cercava l’orlo con un dito e non c’era. <«È proprio tua?» chiese. Era la prima cosa che diceva per primo.> «È mia» disse {h}. Allora uno dopo l’altro, prima di mezzanotte, si tolsero la maschera tutti: la luna, i pirati, il polpo. Lui andava dall’uno all’altro e prendeva: qui un naso, là una fossetta. Infine {h} frugò in tasca. «E questo scontrino» disse, «chi lo deve ritirare?»',
        ],
      ),
      core(
        [
          '{B} staccò dal gancio tredici un mantello, impolverato. L’avevano lasciato lì a una festa, tanti anni prima. {H} se lo mise sulle spalle. Batterono le dodici, e in sala erano dodici. Il mantello era tiepido.',
        ],
        [
          'Salirono tutti. {B} aprì il registro alla prima pagina: «Numero tredici, un mantello. Il proprietario torna subito». Erano passati cento carnevali. Il gancio era stanco. «Lo ritiro io» disse {h}, e diede lo scontrino. Quello che era stato il tredicesimo guardò, con la sua faccia di tutti, e infilò le braccia nelle maniche vuote. Poi suonò mezzanotte, e sulle spalle {h.di} c’era un mantello che rideva ancora un po’.',
          'Sul gancio tredici, coperto di polvere, pendeva un mantello vecchissimo. Da quando qualcuno lo aveva dimenticato, ogni carnevale scendeva da solo, a vedere se era venuto a prenderlo. {B} strappò lo scontrino. «Pagato» disse. «Cento anni di custodia, offre la casa.» {H} se lo abbottonò sotto il mento. <Andava largo, ma si strinse.>',
        ],
      ),
    ]),
    scene(['Le ceneri', 'Coriandoli'], 'Si spazza la sala.', [
      slot('after'),
      more(2, [
        'Spazzarono dodici maschere di cartone e un sacco di coriandoli. <Il polpo uscì come era entrato.> Per strada nessuno sapeva che faccia fare, e se ne videro di belle.',
      ]),
      core(
        [
          'Adesso il mantello sta appeso vicino alla porta {h.di}. Quando {h} esce al freddo, scende dal gancio. E se {h} sorride allo specchio, sorride anche il bavero. Un momento prima.',
        ],
        [
          'Il mantello ha un gancio suo, basso, vicino alla porta. <{W.fine}> Di sera, quando {h} rientra, una piega si alza da una parte, storta. {H} la saluta nella stessa maniera. Negli specchi di casa, adesso, a chi conta bene ne risulta uno in più. {H} non conta. Tiene in tasca mezzo scontrino giallo, e ogni tanto qualcuno, da dentro la tasca, stringe un dito.',
          'L’anno dopo gli inviti furono dodici, e sul dodicesimo {h} scrisse: «Al mantello». Lo mise nella manica. A carnevale {h} scese lo scalone a faccia nuda, e dietro {a.a} veniva qualcuno, a faccia nuda anche lui, con un naso qui, una fossetta là. Fece un inchino. Lo fece per primo, e fu la sala, un momento dopo, a copiarlo.',
        ],
      ),
    ]),
  ],
}
