import { listed, mentioned, type WordRow } from '../../../lib/plain-words.ts'

export const ANIMALS = ['fox', 'dog', 'cat', 'deer', 'owl', 'mouse', 'rabbit', 'horse', 'unicorn', 'bear'] as const
export type Animal = (typeof ANIMALS)[number]

const animal = (key: Animal, words: string): WordRow<Animal> => ({ key, starts: listed(words) })

/** In German, English, French, Spanish, Italian, Turkish and Thai. */
// biome-ignore format: an animal is one row of a table
const WORDS: readonly WordRow<Animal>[] = [
  animal('fox', 'fox foxes fuchs fuchsin renard zorro volpe tilki จิ้งจอก'),
  animal('dog', 'dog dogs puppy hund hunde hundin welpe dackel pudel chien chienne chiot perro perra perrito cane cagnolin kopek kopegi labrador terrier หมา สุนัข'),
  animal('cat', 'cat cats kitten katze katzen kater katzchen chat chatte chaton gato gata gatito gatto gatta gattin kedi kedisi kedim แมว'),
  animal('deer', 'deer fawn stag reindeer hirsch rehkitz rentier elch cerf biche faon renne ciervo venado reno cervo renna cerbiatt geyik กวาง'),
  animal('owl', 'owl owls eule uhu kauz hibou chouette buho lechuza gufo civetta baykus นกฮูก'),
  animal('mouse', 'mouse mice maus mause mauschen hamster souris raton topo topolin fare faresi หนู แฮมสเตอร์'),
  animal('rabbit', 'rabbit bunny hare hase hasen haschen kaninchen lapin conejo conejito liebre coniglio lepre tavsan กระต่าย'),
  animal('horse', 'horse pony pferd pferde cheval poney caballo cavallo midilli ม้า'),
  animal('unicorn', 'unicorn einhorn licorne unicornio unicorno tekboynuz ยูนิคอร์น'),
  animal('bear', 'bear teddy teddybar bar baren barchen eisbar ours ourson nounours oso osito orso orsacchiott ayi ayicik หมี'),
]

export const animalsIn = (text: string): readonly Animal[] => mentioned(text, WORDS)
