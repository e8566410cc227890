import type { HabitLexicon } from '../habit-words.ts'

export const SPANISH_HABITS: HabitLexicon = {
  alone:
    'silbar cantar tararear canturrear reír reírse sonreír parpadear suspirar bostezar tamborilear brincar saltar bailar contar murmurar susurrar aplaudir estornudar toser carraspear zapatear rimar asentir tiritar gruñir maullar ladrar',
  handling:
    'guiñar chasquear golpetear retorcer enrollar frotar rascar tirar morder mordisquear chupar doblar anudar crujir agitar estirar fruncir olfatear acariciar soplar encoger balancear mover girar tocar pellizcar dar ordenar apilar arrugar torcer enroscar batir',
  elliptic: 'doblar frotar golpetear ordenar apilar anudar chupar',
  only: {
    hablar: 'sola solo consigo',
    hacer: 'muecas pompas ruiditos nudos',
    dar: 'palmadas saltitos golpecitos palmas golpes vueltas',
    sacar: 'lengua',
    tirar: 'oreja oreja pelo manga mangas nariz',
    tocar: 'pelo nariz oreja orejas barbilla',
    poner: 'caras',
    girar: 'anillo',
  },
  never: { contar: 'chistes historias cuentos mentiras dinero', saltar: 'trampolín cuerda comba' },
  collecting: 'coleccionar',
  elsewhere:
    'noche noches sueños dormir durmiendo dormida dormido cama ducha baño colegio escuela jardín coche tren autobús sofá playa bosque desayuno comida cena comer piano guitarra flauta trompeta violín fútbol cartas ajedrez coro cocina trabajo',
  prepositions: 'con en sobre bajo por para entre contra hacia tras a al de desde como sin hasta',
  again: { did: 'volvía a hacerlo', do: 'hacerlo', doing: 'haciéndolo' },
  justSaid: /(?<!\p{L})(?:hizo|hace|hacía|hacer|haciendo|hacerlo|volvía)(?!\p{L})/iu,
  tooLarge:
    /(?:coches|bicis|bicicletas|amigos|chistes|palabras|ideas|sueños|olores|ruidos|animales|gatos|perros|libros|instrumentos|momentos|historias|nombres|nubes|frases|idiomas|puntos)$/iu,
  infinitiveOf: phrase => (phrase.find(word => /(?:[aeií]r|rse)$/u.test(word)) ?? '').replace(/se$/u, ''),
  boxOf: collected => `la caja de ${collected.replace(/^(?:los|las|sus|todos los|todas las) /iu, '')}`,
}
