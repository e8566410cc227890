import { itemAt } from '../../lib/item-at.ts'
import { listed, mentioned, type WordRow } from '../../lib/plain-words.ts'
import type { MotifName } from './motifs/motif-table.ts'

const place = (motifs: readonly MotifName[], words: string): WordRow<readonly MotifName[]> => ({
  key: motifs,
  starts: listed(words),
})

/** Nearest motif first; head words in German, English, French, Spanish, Italian, Turkish and Thai. */
// biome-ignore format: a place is one row of a table
const PLACES: readonly WordRow<readonly MotifName[]>[] = [
  place(['castle', 'dragon'], 'castle schloss burg chateau castillo castell kale sato palace palast palais palaci palazz saray konig kingdom royaum reino regno krallik ritter knight chevalier caballer cavalier sovalye prinzessin princess ปราสาท พระราชวัง อาณาจักร อัศวิน'),
  place(['dragon', 'castle'], 'dragon drache drago ejder ejderha มังกร'),
  place(['whale', 'ship', 'lighthouse'], 'whale wal baleine ballena balena balina วาฬ'),
  place(['lighthouse', 'ship', 'island'], 'lighthouse leuchtturm phare faro fener coast kuste cote costa kiyi harbour harbor hafen port puerto porto liman nordsee ostsee ประภาคาร ชายฝั่ง ท่าเรือ'),
  place(['island', 'ship', 'lighthouse'], 'island insel ile isle isla isola ada adada adasi karibik caribbean caraibes caribe caraibi karayip hawaii mallorca strand beach plage playa spiaggia plaj sahil เกาะ ชายหาด หาดทราย'),
  place(['ship', 'lighthouse', 'whale'], 'ship schiff bateau navire barco nave gemi sea meer mer mar mare deniz ocean ozean okyanus pirat korsan boot boat segel vapur ทะเล มหาสมุทร เรือใบ โจรสลัด'),
  place(['sea-floor', 'whale', 'ship'], 'underwater unterwasser meeresgrund meeresboden tiefsee seabed submarine subaquat fondmarin fondomar submarin sottomarin unterseeboot sousmarin atlantis atlantide atlantida korallen coral riff reef recif arrecife barriera mercan mermaid meerjungfrau sirene sirena denizalti ใต้ทะเล ปะการัง นางเงือก เรือดำน้ำ'),
  place(['rocket', 'planet-city'], 'space weltraum weltall espace espaci spazi uzay rocket rakete fusee cohete razzo roket raumschiff raumstation galax galaks galassi cosmo kosmo star orbit orbita อวกาศ จรวด ยานอวกาศ กาแล็กซี'),
  place(['planet-city', 'rocket'], 'planet planete mars jupiter saturn gezegen pianeta alien kolonie colony future zukunft robot gelecek ดาวเคราะห์ ดาวอังคาร อนาคต หุ่นยนต์'),
  place(['manor', 'graveyard'], 'manor haunted spukhaus geisterhaus manoir mansion villa herrenhaus hante embrujad infestat perili konak คฤหาสน์ บ้านผีสิง'),
  place(['graveyard', 'manor'], 'graveyard cemetery friedhof cimetiere cementerio cimitero mezarlik crypt gruft moor sumpf swamp marais pantano palude bataklik สุสาน ป่าช้า หนองน้ำ'),
  place(['village', 'moon-house', 'garden'], 'village dorf pueblo aldea villaggio paese borgo koy town market markt marche mercado mercato pazar church kirche eglise iglesia chiesa snow schnee neige nieve neve หมู่บ้าน ตลาด หิมะ'),
  place(['city', 'village', 'bridge'], 'city stadt ville ciudad citta sehir kent metropol street strasse gasse rue calle strada sokak cadde berlin hamburg munchen koln wien paris london york madrid barcelona roma venedig venezia milano istanbul ankara izmir bangkok downtown innenstadt altstadt เมือง กรุงเทพ ถนน'),
  place(['school', 'village'], 'school schule grundschule kindergarten ecole college lycee escuela colegio scuola asilo okul okulda anaokul university universi klassenzimmer classroom internat โรงเรียน อนุบาล มหาวิทยาลัย ห้องเรียน'),
  place(['library', 'manor'], 'library bibliothe bibliotec bucherei buchladen buchhandlung bookshop bookstore librairie libreria kutuphane kitapci archiv archive ห้องสมุด ร้านหนังสือ'),
  place(['train', 'bridge', 'mountains'], 'train zug nachtzug bahn bahnhof eisenbahn lokomotiv locomotiv railway station gare tren treno ferrocarril ferrovia stazione istasyon รถไฟ สถานีรถไฟ'),
  place(['garden', 'moon-house', 'bridge'], 'garden garten jardin giardino bahce park parc parque parco meadow wiese prairie prado prato cayir orchard obstgarten blumen flower fleur flores fiori cicek สวน ทุ่งหญ้า ดอกไม้'),
  place(['moon-house', 'village', 'garden'], 'house haus maison casa ev hut hutte cottage cabin cabane cabana capanna kulube farm bauernhof ferme granja fattoria ciftlik moon mond lune luna ay grandma oma บ้าน กระท่อม ฟาร์ม ดวงจันทร์'),
  place(['bridge', 'city', 'train'], 'bridge brucke pont puente ponte kopru river fluss fleuve riviere fiume nehir irmak สะพาน แม่น้ำ'),
  place(['mountains', 'balloon', 'dragon'], 'mountain berg berge gebirge gipfel montagn montan monte dag daglar alp alps alpen alpes alpi valley tal tals vallee valle vadi himalaya anden andes andi ภูเขา ยอดเขา หุบเขา'),
  place(['balloon', 'mountains', 'dragon'], 'balloon ballon globo mongolfier balon sky himmel ciel cielo gokyuzu cloud wolke nuage nube nuvol bulut บอลลูน ท้องฟ้า เมฆ'),
  place(['desert', 'mountains', 'balloon'], 'desert wuste desierto deserto sahara egypt agypt egypte egipto egitto misir pyramid piramid piramit col colde colun oase oasis oasi vaha dune duna orient ทะเลทราย พีระมิด อียิปต์ โอเอซิส'),
  place(['jungle', 'dinosaur', 'island'], 'jungle dschungel urwald regenwald rainforest selva giungla foresta ormani amazon amazonas temple tempel templo tempio tapinak safari afrika africa afrique ป่า ป่าดงดิบ วัด'),
  place(['dinosaur', 'jungle', 'mountains'], 'dinosaur dinosaurier dino dinos dinozor dinosaure prehistor urzeit jurass jura saurier vulkan volcan vulcan volkan ไดโนเสาร์ ภูเขาไฟ'),
]

/** Nearest first; empty when no word is known. */
export function motifsOfLocation(location: string): readonly MotifName[] {
  const found = mentioned(location, PLACES)
  return Array.from(new Set([...found.map(motifs => itemAt(motifs, 0)), ...found.flat()]))
}
