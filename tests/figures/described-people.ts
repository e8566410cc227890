import type { Language } from '../../src/contract/languages.ts'

/**
 * A hundred people as visitors describe them, written before the figures: their hair and looks in their own words, and what a
 * picture of them must show. `part`, or `part=kind`; a colour stands after a colon. `not:` is denied by the words, and
 * must not be there; `undrawn` words must be listed as not in the picture.
 */
export interface DescribedPerson {
  readonly language: Language
  readonly name: string
  readonly age: number
  readonly gender: 'female' | 'male' | 'non-binary'
  readonly hair: string
  readonly looks: string
  readonly requested: readonly string[]
  readonly undrawn?: readonly string[]
}

type Row = readonly [
  name: string,
  age: number,
  gender: 'f' | 'm' | 'n',
  hair: string,
  looks: string,
  requested: string,
  undrawn?: string,
]

const GENDERS = { f: 'female', m: 'male', n: 'non-binary' } as const

const people = (language: Language, rows: readonly Row[]): DescribedPerson[] =>
  rows.map(([name, age, gender, hair, looks, requested, undrawn]) => ({
    ...{ language, name, age, gender: GENDERS[gender], hair, looks, requested: requested.split(' ').filter(Boolean) },
    ...(undrawn ? { undrawn: undrawn.split(' | ') } : {}),
  }))

// biome-ignore format: a person is one row of a table
export const DESCRIBED_PEOPLE: readonly DescribedPerson[] = [
  ...people('de', [
    ['Jule', 9, 'f', 'kastanienbraun, zwei Zöpfe', 'Gelber Regenmantel, auch bei Sonne. Roter Rollstuhl mit Stern, türkise Hörgeräte. Milchzahn an einer Kette.', 'hair=plaits outfit=raincoat:yellow wheelchair:red hearing-aids:turquoise', 'Milchzahn an einer Kette'],
    ['Mila', 7, 'f', 'rote Locken', 'Zahnlücke und Sommersprossen, gelber Schal', 'hair=curls hair:red mouth=gap freckles scarf:yellow'],
    ['Opa Karl', 79, 'm', 'weißer Haarkranz', 'langer weißer Bart, Rollstuhl, Brille', 'hair=crown beard=long wheelchair glasses'],
    ['Jonas', 8, 'm', 'braun', 'blaue Brille, gestreifter Pulli', 'hair:brown glasses:blue stripes outfit=jumper'],
    ['Nilay', 6, 'f', 'schwarz, mit Pony', 'dunkle Haut, grüne Gummistiefel, gelbe Regenjacke', 'hair=fringe hair:black skin=6 boots:green outfit=raincoat:yellow'],
    ['Samira', 15, 'f', '', 'trägt ein türkises Kopftuch und eine Brille', 'headwear=headscarf:turquoise glasses'],
    ['David', 13, 'm', 'braun, kurz', 'blaue Kippa, Zahnspange', 'headwear=kippa:blue mouth=braces hair=short'],
    ['Tom', 10, 'm', 'rot', 'geht mit Gehstützen, keine Brille', 'crutches not:glasses hair:red'],
    ['Frau Weber', 33, 'f', 'blond, Dutt', 'schwanger, blaues Kleid', 'hair=bun belly outfit=dress:blue'],
    ['Emil', 0, 'm', 'blonder Flaum', '', 'hair=tuft hair:blond baby-body'],
    ['Bäcker Paul', 51, 'm', 'rot, Halbglatze', 'Schnurrbart, weiße Schürze, rundlich', 'beard=moustache apron:white belly hair=crown'],
    ['Ida', 5, 'f', 'blond, wellig', 'goldene Krone, roter Umhang', 'headwear=crown:gold cape:red hair=waves'],
    ['Yuna', 11, 'f', 'schwarz, Pferdeschwanz', 'Sportprothese am linken Bein, Stirnband', 'hair=pony prosthesis=leg headwear=headband'],
    ['Rollo', 4, 'm', '', 'ist ein kleiner Igel mit blauer Brille', 'pet=hedgehog glasses:blue'],
    ['Oma Inge', 74, 'f', 'silber, Dutt', 'Gehstock, ohne Brille und ohne Hut', 'hair=bun cane=wood not:glasses not:headwear'],
  ]),
  ...people('en', [
    ['Sam', 6, 'n', 'brown', 'uses a blue wheelchair, wears hearing aids', 'hair:brown wheelchair:blue hearing-aids'],
    ['Amara', 8, 'f', 'black, afro puffs', 'very dark skin, red backpack, a gap between her teeth', 'hair=puffs skin=7 rucksack:red mouth=gap'],
    ['Grandpa Joe', 82, 'm', 'bald', 'white moustache, glasses and a walking stick', 'hair=bald beard=moustache glasses cane=wood'],
    ['Harpreet', 38, 'm', 'black', 'orange turban, full beard', 'headwear=turban:orange beard=full'],
    ['Aisha', 12, 'f', '', 'purple hijab, braces', 'headwear=headscarf:purple mouth=braces'],
    ['Kofi', 17, 'm', 'black locs', 'dark skin, striped hoodie', 'hair=locs skin=6 stripes outfit=jumper'],
    ['Mara', 30, 'f', 'brown, bob', 'blind: white cane and dark glasses', 'hair=bob cane=white sunglasses', 'blind'],
    ['Chief Okafor', 45, 'f', 'short', 'firefighter uniform', 'outfit=uniform headwear=fire-helmet hair=short'],
    ['Ben', 3, 'm', 'blond', 'green dungarees, always laughing', 'outfit=dungarees hair:blond mouth=laugh'],
    ['Priya', 28, 'f', 'long black hair', 'bindi, gold earrings, brown skin, orange dress', 'hair=long bindi earrings skin=4 outfit=dress:orange'],
    ['Captain Nell', 40, 'f', 'red curls', 'eye patch, long blue coat', 'eye-patch outfit=cloak:blue hair=curls'],
    ['Leo', 9, 'm', 'brown', 'prosthetic arm, freckles, no glasses', 'prosthesis=arm freckles not:glasses'],
    ['Dad Karim', 34, 'm', 'black', 'beard, carries a baby in his arms', 'beard=full baby'],
    ['Pip', 5, 'n', '', 'is a little purple dragon with a red scarf', 'pet=dragon:purple scarf:red'],
    ['Ruth', 91, 'f', 'white, in a bun', 'wheelchair, blue headscarf? no, just glasses', 'hair=bun wheelchair glasses not:headwear'],
  ]),
  ...people('fr', [
    ['Zoé', 8, 'f', 'rousse, deux tresses', 'des lunettes rouges et des taches de rousseur', 'hair=plaits hair:red glasses:red freckles'],
    ['Papi René', 77, 'm', 'chauve', 'une barbe blanche, un fauteuil roulant vert', 'hair=bald beard=full wheelchair:green'],
    ['Inès', 11, 'f', 'noirs, frisés', 'un appareil dentaire, des appareils auditifs bleus', 'mouth=braces hearing-aids:blue'],
    ['Malik', 7, 'm', 'noirs', 'peau noire, un imperméable jaune, des bottes rouges', 'skin=7 outfit=raincoat:yellow boots:red'],
    ['Nour', 16, 'f', '', 'un voile vert, pas de lunettes', 'headwear=headscarf:green not:glasses'],
    ['Élie', 13, 'm', 'bruns, courts', 'une kippa bleue', 'headwear=kippa:blue hair=short'],
    ['Mamie Jo', 70, 'f', 'gris, chignon', 'une canne, un tablier rose', 'hair=bun cane=wood apron:pink'],
    ['Clara', 32, 'f', 'longs, châtains', 'enceinte, une robe verte', 'hair=long belly outfit=dress:green'],
    ['Théo', 10, 'm', 'blonds', 'il marche avec des béquilles, une casquette rouge', 'crutches headwear=peaked:red'],
    ['Lou', 4, 'n', 'bouclés', 'une couronne, une cape violette', 'hair=curls headwear=crown cape:purple'],
    ['Gus', 6, 'm', '', 'est un petit ours brun avec un bonnet bleu', 'pet=bear headwear=cap:blue'],
    ['Marc', 44, 'm', 'bruns', 'une moustache, un chapeau noir, sans barbe', 'beard=moustache headwear=brim:black'],
    ['Anaïs', 9, 'f', 'blonde', 'une prothèse à la jambe, un bandeau jaune', 'prosthesis=leg headwear=headband:yellow'],
    ['Bébé Noé', 0, 'm', '', '', 'baby-body'],
  ]),
  ...people('es', [
    ['Lucía', 7, 'f', 'pelirroja, rizos', 'pecas y le falta un diente', 'hair=curls hair:red freckles mouth=gap'],
    ['Abuelo Paco', 81, 'm', 'calvo', 'gafas, bigote y bastón', 'hair=bald glasses beard=moustache cane=wood'],
    ['Mateo', 9, 'm', 'negro, corto', 'silla de ruedas azul, audífonos rojos', 'wheelchair:blue hearing-aids:red hair=short'],
    ['Fátima', 14, 'f', '', 'hiyab rosa, gafas', 'headwear=headscarf:pink glasses'],
    ['Carmen', 31, 'f', 'moño', 'embarazada, vestido amarillo', 'hair=bun belly outfit=dress:yellow'],
    ['Diego', 6, 'm', 'castaño', 'chubasquero verde y botas amarillas', 'outfit=raincoat:green boots:yellow'],
    ['Sofía', 12, 'f', 'trenzas', 'brackets, mochila morada', 'hair=plaits mouth=braces rucksack:purple'],
    ['Hugo', 10, 'm', 'rubio', 'muletas, sin gafas', 'crutches not:glasses'],
    ['Nala', 5, 'f', 'afro', 'piel oscura, un lazo rojo', 'hair=afro skin=6 headwear=bow:red'],
    ['Tío Ramón', 50, 'm', 'gris', 'barba, delantal blanco, gordito', 'beard=full apron:white belly'],
    ['Iker', 8, 'm', '', 'es un zorro con bufanda verde', 'pet=fox scarf:green'],
    ['Reina Alba', 60, 'f', 'blanco, largo', 'corona dorada y capa azul', 'headwear=crown:gold cape:blue hair=long'],
    ['Elena', 29, 'f', 'castaño, flequillo', 'bastón blanco y gafas de sol', 'hair=fringe cane=white sunglasses'],
    ['Bruno', 11, 'm', 'negro', 'prótesis en el brazo, un tatuaje de papel', 'prosthesis=arm', 'un tatuaje de papel'],
  ]),
  ...people('it', [
    ['Giulia', 8, 'f', 'ricci castani', 'occhiali verdi e lentiggini', 'hair=curls glasses:green freckles'],
    ['Nonno Aldo', 76, 'm', 'calvo', 'barba lunga, sedia a rotelle', 'hair=bald beard=long wheelchair'],
    ['Luca', 6, 'm', 'biondo', 'impermeabile rosso, stivali blu', 'outfit=raincoat:red boots:blue'],
    ['Amina', 13, 'f', '', 'hijab bianco, apparecchio ai denti', 'headwear=headscarf:white mouth=braces'],
    ['Nonna Pia', 72, 'f', 'grigi, crocchia', 'grembiule a pois, bastone', 'hair=bun apron cane=wood dots'],
    ['Marco', 41, 'm', 'neri', 'baffi, cappello marrone', 'beard=moustache headwear=brim:brown'],
    ['Chiara', 34, 'f', 'lunghi, neri', 'incinta, vestito rosso', 'hair=long belly outfit=dress:red'],
    ['Sara', 10, 'f', 'treccia', 'apparecchi acustici viola, zaino giallo', 'hair=plaits hearing-aids:purple rucksack:yellow'],
    ['Dario', 9, 'm', 'castani', 'stampelle, senza occhiali', 'crutches not:glasses'],
    ['Leone', 5, 'm', '', 'è un piccolo leone con la corona', 'pet=lion headwear=crown'],
    ['Teo', 2, 'm', 'biondo', 'tutina? no, salopette blu', 'outfit=dungarees:blue'],
    ['Bea', 15, 'f', 'coda di cavallo, rossi', 'protesi alla gamba, felpa a righe', 'hair=pony prosthesis=leg outfit=jumper stripes'],
    ['Rabbino Levi', 55, 'm', 'grigi', 'kippà nera, barba lunga', 'headwear=kippa:black beard=long'],
    ['Irene', 7, 'f', 'caschetto nero', 'pelle olivastra, fiocco giallo', 'hair=bob skin=3 headwear=bow:yellow'],
  ]),
  ...people('tr', [
    ['Elif', 8, 'f', 'kızıl, örgülü', 'çilli, mavi gözlük', 'hair=plaits hair:red freckles glasses:blue'],
    ['Dede Hasan', 78, 'm', 'kel', 'beyaz sakal, baston', 'hair=bald beard=full cane=wood'],
    ['Zeynep', 14, 'f', '', 'yeşil başörtüsü, gözlük takmıyor', 'headwear=headscarf:green not:glasses'],
    ['Can', 9, 'm', 'siyah, kısa', 'kırmızı tekerlekli sandalye, işitme cihazı', 'wheelchair:red hearing-aids hair=short'],
    ['Defne', 6, 'f', 'kıvırcık', 'sarı yağmurluk, kırmızı çizme', 'hair=curls outfit=raincoat:yellow boots:red'],
    ['Ayşe', 30, 'f', 'topuz', 'hamile, mavi elbise', 'hair=bun belly outfit=dress:blue'],
    ['Kerem', 12, 'm', 'kahverengi', 'diş teli, yeşil sırt çantası', 'mouth=braces rucksack:green hair:brown'],
    ['Usta Ali', 47, 'm', 'siyah', 'bıyık, beyaz önlük, göbekli', 'beard=moustache apron:white belly'],
    ['Mert', 10, 'm', 'sarı', 'koltuk değnekleri', 'crutches hair:blond'],
    ['Prenses Lara', 5, 'f', 'uzun, sarı', 'taç, mor pelerin', 'headwear=crown cape:purple hair=long'],
    ['Minik', 3, 'n', '', 'bir tavşan, kırmızı atkı', 'pet=rabbit scarf:red'],
    ['Okan', 33, 'm', 'siyah', 'sakalsız, gözlüklü', 'not:beard glasses'],
    ['Nene', 88, 'f', 'beyaz', 'tekerlekli sandalye, yazma', 'wheelchair headwear=kerchief'],
    ['Bora', 11, 'm', 'at kuyruğu', 'protez bacak', 'hair=pony prosthesis=leg'],
  ]),
  ...people('th', [
    ['มะลิ', 7, 'f', 'ผมเปียสีดำ', 'ใส่แว่นสีแดง ฟันหลอ', 'hair=plaits hair:black glasses:red mouth=gap'],
    ['ตาสม', 75, 'm', 'หัวล้าน', 'มีหนวดเครา ถือไม้เท้า', 'hair=bald beard=full cane=wood'],
    ['นัท', 9, 'm', 'ผมสั้นสีดำ', 'นั่งวีลแชร์สีน้ำเงิน ใส่เครื่องช่วยฟัง', 'wheelchair:blue hearing-aids hair=short'],
    ['ฟาติมะห์', 15, 'f', '', 'คลุมฮิญาบสีชมพู ไม่ใส่แว่น', 'headwear=headscarf:pink not:glasses'],
    ['ใบเตย', 6, 'f', 'ผมหน้าม้า', 'เสื้อกันฝนสีเหลือง รองเท้าบูตสีเขียว', 'hair=fringe outfit=raincoat:yellow boots:green'],
    ['แม่ฝน', 31, 'f', 'ผมยาว', 'ตั้งครรภ์ ใส่ชุดเดรสสีฟ้า', 'hair=long belly outfit=dress:light-blue'],
    ['ต้น', 12, 'm', 'สีดำ', 'ดัดฟัน สะพายเป้สีส้ม', 'mouth=braces rucksack:orange'],
    ['ป้าแดง', 58, 'f', 'มวยผม', 'ผ้ากันเปื้อนสีขาว ตัวอ้วน', 'hair=bun apron:white belly'],
    ['กล้า', 10, 'm', 'ผมเกรียน', 'เดินด้วยไม้ค้ำ ผิวคล้ำ', 'crutches skin=6 hair=buzz'],
    ['เจ้าหญิงแก้ว', 5, 'f', 'ผมยาว', 'สวมมงกุฎสีทอง ผ้าคลุมไหล่สีแดง', 'headwear=crown:gold cape:red hair=long'],
    ['ปุย', 4, 'n', '', 'เป็นแมวสีส้ม', 'pet=cat:orange'],
    ['พ่อเอก', 36, 'm', 'สีดำ', 'มีหนวด อุ้มลูก', 'beard=moustache baby'],
    ['ยายจันทร์', 95, 'f', 'สีขาว มวยผม', 'นั่งวีลแชร์ ใส่แว่น', 'wheelchair glasses hair=bun'],
    ['ภูมิ', 8, 'm', 'ผมหยิก', 'ขาเทียม ตกกระ', 'hair=curls prosthesis=leg freckles'],
  ]),
]
