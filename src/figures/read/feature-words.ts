import type { Beard, HairStyle, Headwear, Mouth, Outfit } from '../look.ts'
import { type PhraseRow, row } from './phrases.ts'

/** Features that are there or not; most have a colour. */
// biome-ignore format: a feature is one cell of a table
const SIMPLE = ['glasses', 'sunglasses', 'eyePatch', 'freckles', 'scar', 'hearingAids', 'earrings', 'bindi', 'wheelchair', 'crutches', 'apron', 'cape', 'scarf', 'boots', 'rucksack', 'stripes', 'dots', 'isPregnant', 'carriesBaby'] as const
export type Simple = (typeof SIMPLE)[number]

export interface Valued {
  readonly hairStyle: HairStyle
  readonly headwear: Exclude<Headwear, 'none'>
  readonly outfit: Outfit
  readonly beard: Beard
  readonly mouth: Mouth
  readonly prosthesis: 'leg' | 'arm'
  readonly cane: 'wood' | 'white'
  readonly build: 'tall' | 'small' | 'slim' | 'strong' | 'round'
}

/** What a word asks for. */
export type Feature =
  | { [Kind in keyof Valued]: { readonly kind: Kind; readonly value: Valued[Kind] } }[keyof Valued]
  | { readonly kind: Simple; readonly value: true }
export type FeatureKind = Feature['kind']

const is = (kind: Simple, phrases: string): PhraseRow<Feature> => row<Feature>({ kind, value: true }, phrases)
const of =
  <Kind extends keyof Valued>(kind: Kind) =>
  (value: Valued[Kind], phrases: string): PhraseRow<Feature> =>
    row({ kind, value } as Feature, phrases)
const [hair, hat, worn, beard] = [of('hairStyle'), of('headwear'), of('outfit'), of('beard')]
const [mouth, build, cane, prosthesis] = [of('mouth'), of('build'), of('cane'), of('prosthesis')]

/** In German, English, French, Spanish, Italian, Turkish and Thai; words of up to four letters must match whole. */
// biome-ignore format: a feature is one row of a table
export const FEATURE_ROWS: readonly PhraseRow<Feature>[] = [
  is('glasses', 'brille, brillen, glasses, spectacles, lunettes, gafas, anteojos, occhiali, gozluk, gozluklu, gozlukleri, gozluksuz, แว่นตา, แว่น'),
  is('sunglasses', 'sonnenbrille, dunkle brille, sunglasses, dark glasses, lunettes soleil, lunettes noires, gafas sol, gafas oscuras, occhiali sole, occhiali scuri, gunes gozlugu, koyu gozluk, แว่นกันแดด, แว่นดำ'),
  is('eyePatch', 'augenklappe, eye patch, eyepatch, cache oeil, bandeau oeil, parche ojo, parche en el ojo, benda occhio, goz bandi, ผ้าปิดตา'),
  is('freckles', 'sommersprossen, sommersprossig, sommersprossige, freckles, freckled, freckle, taches rousseur, pecas, pecoso, pecosa, lentiggini, lentigginoso, cilli, cil, cilleri, ตกกระ, มีกระ'),
  is('scar', 'narbe, narben, scar, scars, cicatrice, cicatriz, yara izi, แผลเป็น'),
  is('hearingAids', 'horgerat, horgerate, hoergeraet, hoergeraete, horimplantat, cochlea, cochlear, hearing aid, hearing aids, appareil auditif, appareils auditifs, audifono, audifonos, apparecchio acustico, apparecchi acustici, apparecchio auditivo, isitme cihazi, isitme cihazlari, เครื่องช่วยฟัง'),
  is('earrings', 'ohrring, ohrringe, ohrringen, earring, earrings, boucle oreille, boucles oreilles, boucles oreille, pendientes, aretes, orecchino, orecchini, kupe, kupeler, kupeli, ต่างหู'),
  is('bindi', 'bindi, บินดี'),
  is('wheelchair', 'rollstuhl, rolli, rollstuhlfahrer, rollstuhlfahrerin, wheelchair, fauteuil roulant, silla ruedas, sedia rotelle, sedia a rotelle, tekerlekli sandalye, tekerlekli sandalyede, วีลแชร์, รถเข็นคนพิการ, รถเข็น'),
  is('crutches', 'krucke, krucken, kruecken, gehstutze, gehstutzen, gehhilfen, crutch, crutches, bequille, bequilles, muleta, muletas, stampella, stampelle, koltuk degnegi, koltuk degnekleri, koltuk degnekleriyle, ไม้ค้ำ, ไม้ยันรักแร้'),
  is('apron', 'schurze, schuerze, kochschurze, apron, tablier, delantal, mandil, grembiule, onluk, onlugu, onluklu, ผ้ากันเปื้อน'),
  is('cape', 'umhang, superheldenumhang, cape, capes, capa, mantellina, mantello, pelerin, pelerini, ผ้าคลุมไหล่, ผ้าคลุม'),
  is('scarf', 'schal, halstuch, scarf, echarpe, bufanda, sciarpa, atki, atkisi, kaskol, ผ้าพันคอ'),
  is('boots', 'gummistiefel, gummistiefeln, stiefel, stiefeln, wellies, wellingtons, rubber boots, rain boots, boots, bottes, botas, stivali, cizme, cizmeler, cizmeleri, lastik cizme, รองเท้าบูต, รองเท้าบูท, บูต, บูท'),
  is('rucksack', 'rucksack, schulranzen, ranzen, backpack, schoolbag, sac dos, cartable, mochila, zaino, sirt cantasi, เป้, กระเป๋าเป้'),
  is('stripes', 'gestreift, gestreifte, gestreiften, gestreifter, ringelpulli, ringelshirt, geringelt, striped, stripes, raye, rayee, rayures, rayas, rayado, rayada, righe, cizgili, ลายทาง'),
  is('dots', 'gepunktet, gepunktete, gepunkteten, gepunktetes, punkten, polka dots, dotted, spotted, pois, lunares, puantiyeli, benekli, ลายจุด'),
  is('isPregnant', 'schwanger, schwangere, babybauch, pregnant, baby bump, enceinte, embarazada, incinta, hamile, ตั้งครรภ์, ท้องแก่, ท้อง'),
  is('carriesBaby', 'baby arm, baby auf dem arm, baby tragetuch, tragetuch, baby arms, baby in her arms, baby sling, bebe bras, bebe dans les bras, bebe brazos, bebe en brazos, bimbo braccio, neonato braccio, bimba braccio, kucaginda bebek, kucaginda bebegi, bebek kucaginda, อุ้มลูก, อุ้มทารก, อุ้มเด็ก'),

  mouth('gap', 'zahnlucke, zahnluecke, zahnlucken, tooth gap, gap teeth, gap tooth, gappy, gaptoothed, missing tooth, missing teeth, missing front tooth, dent manque, dent manquante, dents ecartees, dents bonheur, trou dents, hueco dientes, falta diente, falta un diente, dientes separados, mellado, mellada, finestrella denti, finestrella, manca dente, manca un dente, dente mancante, denti separati, eksik dis, disi eksik, dislerinin arasi, ayrik dis, ayrik disli, ฟันหลอ, ฟันห่าง'),
  mouth('braces', 'zahnspange, spange, braces, appareil dentaire, bagues dents, bagues dentaires, brackets, ortodoncia, aparato dental, aparato dientes, apparecchio denti, apparecchio dentale, dis teli, dis telleri, ดัดฟัน, เหล็กดัดฟัน'),
  mouth('laugh', 'lacht, lachend, strahlt, laughing, laughs, rit, rieuse, rieur, riendo, ride, sorridente, gulen, guluyor, หัวเราะ'),

  beard('full', 'bart, vollbart, bartig, bartiger, beard, bearded, barbe, barbu, barba, barbudo, barbuto, sakal, sakali, sakalli, sakalsiz, หนวดเครา, เครา'),
  beard('long', 'langer bart, langen bart, langem bart, rauschebart, long beard, longue barbe, barbe longue, barba larga, larga barba, barba lunga, lunga barba, uzun sakal, uzun sakalli, เครายาว'),
  beard('stubble', 'dreitagebart, stoppelbart, bartstoppeln, stubble, barbe trois jours, barba tres dias, barba incolta, kirli sakal, เคราสั้น'),
  beard('moustache', 'schnurrbart, schnauzbart, schnauzer, moustache, mustache, moustaches, bigote, bigotes, baffi, biyik, biyigi, biyikli, หนวด'),

  cane('wood', 'gehstock, spazierstock, kruckstock, stock, cane, walking stick, canne, baston, bastone, bastonu, bastonlu, ไม้เท้า'),
  cane('white', 'langstock, blindenstock, weisser stock, weissem stock, weissen stock, white cane, canne blanche, baston blanco, bastone bianco, beyaz baston, beyaz bastonu, ไม้เท้าขาว'),
  prosthesis('leg', 'beinprothese, prothesenbein, sportprothese, laufprothese, prothese, prosthesis, prosthetic leg, artificial leg, running blade, prothese jambe, prothese a la jambe, jambe artificielle, pierna ortopedica, protesis pierna, protesis, protesi gamba, protesi alla gamba, protesi, protez bacak, protez, ขาเทียม'),
  prosthesis('arm', 'armprothese, handprothese, prosthetic arm, prosthetic hand, artificial arm, bionic arm, prothese bras, prothese main, bras artificiel, brazo ortopedico, protesis brazo, protesis mano, protesi braccio, protesi mano, protesi al braccio, protez kol, protez el, แขนเทียม, มือเทียม'),

  hat('headscarf', 'kopftuch, hidschab, hijab, headscarf, head scarf, foulard sur la tete, foulard tete, voile, hiyab, foulard in testa, basortusu, basortulu, turban turk, ฮิญาบ, ผ้าคลุมผม, ผ้าคลุมศีรษะ'),
  hat('kerchief', 'blumentuch, kopftuch mit blumen, kerchief, fichu, panuelo cabeza, panuelo en la cabeza, fazzoletto testa, fazzoletto in testa, yemeni, yazma, ผ้าโพกผม'),
  hat('turban', 'turban, turbane, turbante, dastar, patka, sarik, sarikli, ผ้าโพกหัว, โพกผ้า'),
  hat('kippa', 'kippa, kipa, kippah, kippot, yarmulke, คิปปา'),
  hat('cap', 'mutze, muetze, wollmutze, pudelmutze, bommelmutze, strickmutze, beanie, woolly hat, woollen hat, knitted hat, bonnet, gorro, berretto, berretto di lana, cuffia, bere, beresi, หมวกไหมพรม'),
  hat('peaked', 'kappe, kappi, basecap, schirmmutze, baseball cap, cap, casquette, gorra, cappellino, kep, kasket, หมวกแก๊ป'),
  hat('brim', 'hut, strohhut, sonnenhut, hat, straw hat, sun hat, chapeau, sombrero, cappello, sapka, sapkali, hasir sapka, หมวกฟาง, หมวกปีกกว้าง, หมวก'),
  hat('bike-helmet', 'helm, fahrradhelm, helmet, bike helmet, casque, casque velo, casco, kask, kaskli, bisiklet kaski, หมวกกันน็อก, หมวกกันน็อค'),
  hat('helmet', 'raumhelm, astronautenhelm, space helmet, casque spatial, casco espacial, casco spaziale, uzay kaski, หมวกอวกาศ'),
  hat('crown', 'krone, krönchen, kronchen, crown, tiara, couronne, corona, coroncina, tac, taci, tacli, มงกุฎ'),
  hat('nightcap', 'schlafmutze, zipfelmutze, nightcap, bonnet nuit, bonnet de nuit, gorro dormir, gorro de dormir, berretto notte, berretto da notte, gece takkesi, หมวกนอน'),
  hat('pointed', 'zauberhut, hexenhut, spitzhut, spitzer hut, wizard hat, witch hat, pointed hat, pointy hat, chapeau pointu, chapeau sorciere, chapeau de magicien, sombrero bruja, sombrero mago, sombrero de mago, cappello strega, cappello mago, cappello a punta, sivri sapka, buyucu sapkasi, หมวกพ่อมด, หมวกแม่มด'),
  hat('headband', 'stirnband, haarreif, headband, hairband, bandeau, serre tete, diadema, cinta pelo, cerchietto, fascia capelli, sac bandi, ที่คาดผม, คาดผม'),
  hat('bow', 'haarschleife, schleife, schleife haar, bow hair, hair bow, noeud cheveux, noeud, lazo, fiocco, kurdele, fiyonk, โบว์'),
  hat('flower', 'blume haar, blume im haar, blute haar, flower hair, flower in her hair, fleur cheveux, fleur dans les cheveux, flor pelo, flor en el pelo, fiore capelli, fiore tra i capelli, sacinda cicek, ดอกไม้ที่ผม, ทัดดอกไม้'),
  hat('fire-helmet', 'feuerwehrhelm, fire helmet, casque pompier, casque de pompier, casco bombero, casco de bombero, casco pompiere, casco da pompiere, itfaiyeci kaski, หมวกดับเพลิง'),
  hat('hood', 'kapuze, hood, hoodie hood, capuche, capuchon, capucha, cappuccio, kapuson, kapusonlu, ฮู้ด'),

  worn('raincoat', 'regenmantel, regenjacke, regencape, ostfriesennerz, friesennerz, raincoat, rain coat, rain jacket, impermeable, cire jaune, manteau pluie, chubasquero, impermeabile, giacca a vento, yagmurluk, yagmurlugu, yagmurluklu, เสื้อกันฝน'),
  worn('uniform', 'uniform, uniforme, divisa, uniforma, uniformasi, uniformali, feuerwehr, feuerwehrfrau, feuerwehrmann, polizistin, polizist, firefighter, police officer, pompier, pompiere, bombera, bombero, itfaiyeci, polis, ชุดดับเพลิง, เครื่องแบบ, นักดับเพลิง, ตำรวจ'),
  worn('dungarees', 'latzhose, dungarees, overalls, salopette, mono vaquero, peto, tulum, salopet, ชุดเอี๊ยม, เอี๊ยม'),
  worn('dress', 'kleid, kleidchen, dress, robe, vestido, vestito, abito, elbise, elbisesi, elbiseli, กระโปรง, เดรส, rock, skirt, jupe, falda, gonna, etek, sari kleid'),
  worn('jumper', 'pulli, pullover, strickpulli, jumper, sweater, hoodie, kapuzenpulli, pull, chandail, jersey, sueter, maglione, felpa, maglia, kazak, kazagi, hirka, เสื้อไหมพรม, สเวตเตอร์, trikot, tshirt, shirt, chemise, camisa, camiseta, camicia, maglietta, gomlek, tisort, เสื้อยืด, เสื้อเชิ้ต'),
  worn('jacket', 'jacke, jackett, anzug, jacket, suit, blazer, veste, costume, blouson, chaqueta, traje, giacca, ceket, ceketi, takim elbise, แจ็กเก็ต, สูท, เสื้อแจ็คเก็ต'),
  worn('cloak', 'mantel, wollmantel, coat, manteau, abrigo, cappotto, palto, manto, paltosu, เสื้อโค้ท, เสื้อคลุม'),
  worn('parka', 'parka, anorak, winterjacke, schneeanzug, winter coat, snowsuit, doudoune, plumifero, piumino, mont, montu, เสื้อกันหนาว'),
  worn('nightshirt', 'nachthemd, schlafanzug, pyjama, pyjamas, pajamas, nightshirt, nightgown, chemise nuit, chemise de nuit, pijama, camison, pigiama, camicia da notte, gecelik, ชุดนอน'),
  worn('suit', 'raumanzug, astronautenanzug, weltraumanzug, space suit, spacesuit, combinaison spatiale, traje espacial, traje de astronauta, tuta spaziale, tuta da astronauta, uzay giysisi, astronot kiyafeti, ชุดอวกาศ'),
  worn('kaftan', 'kaftan, caftan, boubou, kimono, abaya, tunika, tunique, tunica, entari, กาฟตาน, ชุดไทย'),
  worn('vest', 'armellos, tanktop, unterhemd, sleeveless, tank top, vest, debardeur, sans manches, camiseta sin mangas, canottiera, kolsuz, atlet, เสื้อกล้าม'),

  hair('bald', 'glatze, kahl, kahlkopf, glatzkopf, haarlos, bald, hairless, no hair, keine haare, chauve, crane rase, pas de cheveux, calvo, calva, sin pelo, pelon, pelona, senza capelli, kel, dazlak, sacsiz, หัวล้าน, ไม่มีผม'),
  hair('crown', 'haarkranz, halbglatze, receding hair, balding, degarni, entradas, stempiato, dokulmus sac, ผมบาง'),
  hair('curls', 'locke, locken, lockenkopf, lockig, lockige, lockiges, curl, curls, curly, boucle, boucles, bouclee, bouclees, frise, frises, frisee, frisees, crepus, crepue, rizos, rizado, rizada, rizados, ricci, riccio, riccia, riccioli, ricciolino, krause, wuschel, wuschelkopf, kivircik, bukle, bukleli, หยิก, ลอน'),
  hair('afro', 'afro, afrolook, afros, แอฟโฟร, ผมแอฟโฟร'),
  hair('puffs', 'zopfchen, afro puffs, space buns, hair puffs, zwei dutts, two buns, couettes, macarons cheveux, dos monos, chignons, codini, iki topuz, มวยผมสองข้าง, แกละ'),
  hair('locs', 'dreadlocks, dreads, locs, rastazopfe, rasta, rastas, treccine rasta, rasta sac, เดรดล็อก'),
  hair('plaits', 'zopf, zopfe, zoepfe, geflochten, geflochtene, plait, plaits, braid, braids, braided, pigtails, tresse, tresses, natte, nattes, trenza, trenzas, treccia, trecce, treccine, orgu, orgulu, orguleri, ถักเปีย, ผมเปีย, เปีย'),
  hair('bun', 'dutt, haarknoten, bun, topknot, chignon, mono, mono alto, rodete, crocchia, chignon basso, topuz, topuzlu, มวยผม, มวย'),
  hair('pony', 'pferdeschwanz, zopf hinten, ponytail, pony tail, queue cheval, queue de cheval, coleta, coda, coda di cavallo, at kuyrugu, ผมหางม้า, หางม้า'),
  hair('fringe', 'pony, ponyfrisur, fringe, bangs, frange, flequillo, frangia, frangetta, kahkul, perdem, ผมหน้าม้า, หน้าม้า'),
  hair('waves', 'wellig, wellige, welliges, gewellt, wavy, waves, ondule, ondules, ondulee, ondulado, ondulada, ondulati, mossi, dalgali, ผมดัดลอน, ผมหยักศก, หยักศก'),
  hair('long', 'lang, lange, langes, langen, langhaarig, hufttlange, long, longs, longue, longues, largo, larga, largos, lungo, lunga, lunghi, uzun, ผมยาว'),
  hair('short', 'kurz, kurze, kurzes, kurzen, kurzhaarig, kurzhaarschnitt, short, court, courts, courte, corto, corta, cortos, corti, kisa, ผมสั้น'),
  hair('buzz', 'geschoren, raspelkurz, igelschnitt, buzz cut, shaved, rase, rases, rapado, rapada, rasato, rasati, kazinmis, ผมเกรียน, เกรียน, sifir numara'),
  hair('quiff', 'haartolle, tolle, quiff, banane, tupe, tup, ciuffo, kakul, ผมตั้ง'),
  hair('tuft', 'flaum, haarbuschel, tuft, wisp, wispy, touffe, duvet, pelusa, peluria, ciuffetto, perce, ผมไฟ, ปอยผม'),
  hair('bob', 'bob, pagenkopf, carre, melena, media melena, caschetto, kut, kut sac, ผมบ๊อบ, บ๊อบ'),

  build('tall', 'gross, grosse, grosser, hochgewachsen, riesig, tall, very tall, grand, grande taille, alto, alta, altissimo, altissima, uzun boylu, ตัวสูง, สูง'),
  build('small', 'klein, kleine, kleiner, zierlich, zierliche, small, tiny, petite, petit, bajito, bajita, pequeno, pequena, piccolo, piccola, minuta, minuto, kisa boylu, ufak tefek, minyon, ตัวเล็ก, เตี้ย'),
  build('slim', 'dunn, duenn, schlank, schmal, schmachtig, thin, slim, skinny, slender, mince, maigre, delgado, delgada, flaco, flaca, magro, magra, snello, snella, zayif, ince, ผอม'),
  build('strong', 'kraftig, kraeftig, kraftige, muskulos, stark gebaut, breite schultern, strong, muscular, sturdy, broad shoulders, costaud, musclee, muscle, musculoso, musculosa, fuerte, robusto, robusta, muscoloso, muscolosa, kasli, iri yapili, guclu, กำยำ, ล่ำ, แข็งแรง'),
  build('round', 'rund, runde, runder, rundlich, rundliche, rundlicher, dick, dicke, dicker, mollig, bauch, kugelbauch, chubby, round, plump, fat, big belly, rond, ronde, rondelet, dodu, gros, grosse ventre, gordo, gorda, gordito, gordita, rellenito, rellenita, barriga, cicciottello, cicciottella, paffuto, paffuta, grasso, grassa, pancia, tombul, toplu, sisman, gobekli, อ้วน, ท้วม, จ้ำม่ำ'),
]
