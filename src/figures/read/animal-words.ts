import type { Colour } from '../../lib/colour.ts'
import { plainWords } from '../../lib/plain-words.ts'
import type { Animal } from '../pets/pet-table.ts'
import { colourBeside } from './colours.ts'
import { matchesIn, type PhraseRow, row } from './phrases.ts'

/** German, English, French, Spanish, Italian, Turkish, Thai. What is named here and not drawn is `wrapped`. */
// biome-ignore format: an animal is one row of a table
const ROWS: readonly PhraseRow<Animal>[] = [
  row('dog', 'dog, dogs, doggy, puppy, hund, hunde, hundin, hundchen, welpe, dackel, pudel, mops, chien, chienne, chiot, toutou, perro, perra, perrito, cane, cani, cagnolin, cagnolino, kopek, kopegi, kopegim, labrador, terrier, retriever, หมา, สุนัข'),
  row('cat', 'cat, cats, kitty, kitten, katze, katzen, kater, katzchen, chat, chats, chatte, chaton, gato, gata, gatito, gatita, gatto, gatta, gattin, gattino, kedi, kedisi, kedim, kedicik, แมว'),
  row('mouse', 'mouse, mice, maus, mause, mauschen, souris, raton, ratoncito, topo, topolin, topolino, fare, faresi, ratte, rat, หนู'),
  row('hamster', 'hamster, hamsters, criceto, แฮมสเตอร์'),
  row('guinea-pig', 'meerschweinchen, guinea pig, cochon inde, cobaye, conejillo indias, cobaya, porcellino india, cavia, kobay, หนูตะเภา'),
  row('rabbit', 'rabbit, bunny, hare, hase, hasen, haschen, kaninchen, stoffhase, lapin, lievre, conejo, conejito, conejita, liebre, coniglio, coniglietto, lepre, tavsan, tavsani, กระต่าย'),
  row('tortoise', 'schildkrote, schildkroete, tortoise, turtle, tortue, tortuga, tartaruga, kaplumbaga, เต่า'),
  row('budgie', 'wellensittich, budgie, budgerigar, kanarienvogel, vogel, canary, bird, birdie, perruche, canari, oiseau, periquito, canario, pajaro, pajarito, cocorita, canarino, uccello, uccellino, muhabbet kusu, kus, kusu, นกแก้วเล็ก, นก'),
  row('fish', 'fisch, goldfisch, fish, goldfish, poisson, pez, pececito, pesce, pesciolino, balik, baligi, ปลา, ปลาทอง'),
  row('fox', 'fox, foxes, fuchs, fuchsin, fuchslein, renard, renarde, zorro, zorra, zorrito, volpe, volpina, tilki, tilkisi, จิ้งจอก, สุนัขจิ้งจอก'),
  row('wolf', 'wolf, wolfin, loup, louve, lobo, loba, lupo, lupa, kurt, หมาป่า'),
  row('deer', 'deer, fawn, stag, reindeer, moose, hirsch, rehkitz, rentier, elch, reh, cerf, biche, faon, renne, ciervo, venado, reno, cervo, renna, cerbiatto, geyik, กวาง'),
  row('owl', 'owl, owls, eule, uhu, kauz, hibou, chouette, buho, lechuza, gufo, civetta, baykus, นกฮูก'),
  row('bear', 'bear, bar, baer, baren, eisbar, braunbar, ours, ourse, oso, osa, orso, orsa, ayi, ayisi, หมี'),
  row('hedgehog', 'igel, hedgehog, herisson, erizo, riccio di terra, porcospino, kirpi, เม่น'),
  row('squirrel', 'eichhornchen, eichhorn, squirrel, chipmunk, ecureuil, ardilla, scoiattolo, sincap, กระรอก'),
  row('monkey', 'affe, affen, affchen, schimpanse, monkey, ape, chimp, gorilla, singe, mono, chimpance, scimmia, scimmietta, maymun, ลิง'),
  row('frog', 'frosch, krote, frog, toad, grenouille, crapaud, rana, sapo, ranocchio, rospo, kurbaga, กบ'),
  row('snail', 'schnecke, snail, escargot, caracol, lumaca, chiocciola, salyangoz, หอยทาก'),
  row('snake', 'schlange, snake, serpent, serpiente, culebra, serpente, yilan, งู'),
  row('horse', 'horse, pony, foal, pferd, pferde, fohlen, cheval, poney, caballo, cavallo, cavallino, midilli, at, ati, ม้า'),
  row('unicorn', 'unicorn, einhorn, licorne, unicornio, unicorno, tekboynuz, tek boynuzlu at, ยูนิคอร์น'),
  row('donkey', 'esel, donkey, mule, ane, mulet, burro, asno, asino, asinello, esek, ลา'),
  row('cow', 'kuh, kalb, cow, calf, bull, vache, veau, taureau, vaca, ternero, mucca, vitello, inek, วัว'),
  row('sheep', 'schaf, lamm, lammchen, sheep, lamb, mouton, agneau, brebis, oveja, cordero, pecora, agnello, pecorella, koyun, kuzu, แกะ'),
  row('goat', 'ziege, zicklein, goat, kid goat, chevre, cabra, cabrito, capra, capretta, keci, แพะ'),
  row('pig', 'schwein, ferkel, schweinchen, pig, piglet, cochon, porcelet, cerdo, cerdito, maiale, maialino, domuz, หมู'),
  row('elephant', 'elefant, elephant, elefante, elefantino, fil, ช้าง'),
  row('lion', 'lowe, lowin, loewe, lion, lionne, leon, leona, leone, leonessa, aslan, สิงโต'),
  row('tiger', 'tiger, tigerin, tigre, kaplan, เสือ'),
  row('panda', 'panda, pandabar, pandabaer, แพนด้า, แพนดา'),
  row('giraffe', 'giraffe, girafe, jirafa, giraffa, zurafa, ยีราฟ'),
  row('duck', 'ente, entchen, duck, duckling, canard, caneton, pato, patito, anatra, anatroccolo, papera, ordek, เป็ด'),
  row('goose', 'gans, goose, oie, ganso, oca, kaz, ห่าน'),
  row('swan', 'schwan, swan, cygne, cisne, cigno, kugu, หงส์'),
  row('hen', 'huhn, henne, huhnchen, kuken, hahn, chicken, hen, chick, rooster, poule, poussin, coq, gallina, pollito, gallo, pulcino, tavuk, civciv, horoz, ไก่'),
  row('penguin', 'pinguin, penguin, manchot, pingouin, pinguino, penguen, เพนกวิน'),
  row('crow', 'krahe, rabe, amsel, crow, raven, blackbird, corbeau, merle, cuervo, corneja, corvo, merlo, karga, kuzgun, อีกา'),
  row('parrot', 'papagei, kakadu, ara, parrot, perroquet, loro, papagayo, cotorra, pappagallo, papagan, นกแก้ว'),
  row('whale', 'wal, blauwal, whale, baleine, ballena, balena, balina, วาฬ'),
  row('dolphin', 'delfin, delphin, dolphin, dauphin, delfino, yunus, โลมา'),
  row('octopus', 'krake, tintenfisch, oktopus, octopus, squid, pieuvre, poulpe, pulpo, calamar, polpo, piovra, ahtapot, ปลาหมึก'),
  row('crab', 'krabbe, krebs, crab, lobster, crabe, homard, cangrejo, granchio, yengec, ปู'),
  row('dinosaur', 'dinosaurier, dino, saurier, tyrannosaurus, trex, dinosaur, dinosaure, dinosaurio, dinosauro, dinozor, ไดโนเสาร์'),
  row('dragon', 'drache, drachen, drachin, dragon, drachenkind, dragonne, drago, draghetto, ejderha, ejder, มังกร'),
  row('teddy', 'teddy, teddybar, teddybaer, strickbar, strickbaer, kuschelbar, teddy bear, stuffed bear, nounours, ourson, osito, osito peluche, orsacchiotto, oyuncak ayi, ayicik, ตุ๊กตาหมี'),
  row('robot', 'roboter, robotin, robot, robots, robotito, robottino, หุ่นยนต์'),
  row('doll', 'puppe, stoffpuppe, doll, rag doll, poupee, muneca, bambola, oyuncak bebek, ตุ๊กตา'),
  row('bee', 'biene, hummel, bee, bumblebee, abeille, bourdon, abeja, abejorro, ape, bombo, ari, ผึ้ง'),
  row('butterfly', 'schmetterling, butterfly, papillon, mariposa, farfalla, kelebek, ผีเสื้อ'),
  row('ladybird', 'marienkafer, kafer, ladybird, ladybug, beetle, coccinelle, mariquita, coccinella, ugur bocegi, เต่าทอง'),
  row('bat', 'fledermaus, bat, chauve souris, murcielago, pipistrello, yarasa, ค้างคาว'),
  row('ghost', 'gespenst, geist, schlossgeist, ghost, fantome, fantasma, fantasmino, hayalet, ผี'),
  row('wrapped', 'tier, tiere, haustier, kuscheltier, stofftier, pluschtier, spielzeug, animal, pet, stuffed animal, soft toy, plush, toy, monster, alien, ausserirdischer, peluche, doudou, jouet, bestiole, monstre, extraterrestre, mascota, juguete, peluche, monstruo, animale, animaletto, giocattolo, mostro, mostriciattolo, alieno, hayvan, oyuncak, pelus, canavar, uzayli, สัตว์เลี้ยง, ของเล่น, สัตว์ประหลาด, ตุ๊กตาผ้า'),
  row('wrapped', 'alpaka, lama, alpaca, llama, kamel, camel, chameau, camello, cammello, deve, อูฐ, krokodil, crocodile, alligator, crocodilo, cocodrilo, coccodrillo, timsah, จระเข้, nilpferd, hippo, hippopotame, hipopotamo, ippopotamo, nashorn, rhino, zebra, zebre, cebra, kanguru, kangaroo, kangourou, canguro, koala, faultier, sloth, paresseux, perezoso, bradipo, otter, biber, beaver, castor, castoro, dachs, badger, blaireau, tejon, tasso, waschbar, raccoon, mapache, procione, erdmannchen, meerkat, suricata, gecko, leguan, iguana, chamaleon, chameleon, eidechse, lizard, lezard, lagartija, lucertola, kertenkele, spinne, spider, araignee, arana, ragno, orumcek, แมงมุม, ameise, ant, fourmi, hormiga, formica, karinca, มด, hai, shark, requin, tiburon, squalo, kopekbaligi, ฉลาม, robbe, seal, phoque, foca, แมวน้ำ, adler, eagle, aigle, aguila, aquila, kartal, falke, falcon, flamingo, pfau, peacock, paon, pavo real, pavone, tavus, storch, stork, cicogna, ciguena, leylek, maulwurf, mole, taupe, frettchen, ferret, furet, huron, furetto, stachelschwein, tukan, regenwurm, wurm, worm, raupe, caterpillar, chenille, oruga, bruco, tirtil, heuschrecke, grille, cricket, grillo, libelle, dragonfly, libelula, libellula'),
]

/** What children call a thing of cloth: "Stoffdrache" is a dragon, "Kuschelkatze" a cat. */
export interface FoundAnimal {
  readonly animal: Animal
  readonly colour?: Colour
}

/** In the order of the text; each kind once. */
export function animalsOf(text: string): FoundAnimal[] {
  const found: FoundAnimal[] = []
  for (const part of text.split(/[,;.!?\n]/u)) {
    const words = plainWords(part)
    const matches = matchesIn(words, ROWS)
    const isNamed = matches.some(({ key }) => key !== 'wrapped')
    const taken = new Set(
      matches.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, step) => from + step)),
    )
    for (const { key, from, to } of matches) {
      // "A soft toy, a lion": the toy is the lion.
      if (found.some(({ animal }) => animal === key) || (key === 'wrapped' && isNamed)) continue
      const colour = colourBeside(words, from, to, taken)
      found.push({ animal: key, ...(colour ? { colour } : {}) })
    }
  }
  return found
}
