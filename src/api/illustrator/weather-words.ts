import { listed, mentioned, type WordRow } from '../../lib/plain-words.ts'
import type { Season, Weather } from './setting.ts'

const row = <Key>(key: Key, words: string): WordRow<Key> => ({ key, starts: listed(words) })

// biome-ignore format: a kind of weather is one row of a table
const WEATHER: readonly WordRow<Weather>[] = [
  row('rain', 'rain rainy regen regnet gewitter pluie lluvia pioggia yagmur storm thunder orage tormenta temporale firtina ฝน พายุ'),
  row('snow', 'snow snowy schnee schneit verschneit neige nieve neve kar karli หิมะ'),
  row('wind', 'wind windy windig sturm vent viento vento ruzgar ruzgarli ลม'),
  row('fog', 'fog foggy nebel neblig brouillard brume niebla nebbia sis sisli mist หมอก'),
]
// biome-ignore format: a season is one row of a table
const SEASONS: readonly WordRow<Season>[] = [
  row('spring', 'spring fruhling printemps primavera ilkbahar bahar ostern easter paques pascua pasqua ฤดูใบไม้ผลิ'),
  row('summer', 'summer sommer verano estate yaz yazin ferien vacances vacaciones vacanze ฤดูร้อน'),
  row('autumn', 'autumn fall herbst automne otono autunno sonbahar halloween ฤดูใบไม้ร่วง'),
  row('winter', 'winter hiver invierno inverno kisin weihnacht christmas noel navidad natale ฤดูหนาว'),
]

export const weatherIn = (text: string): Weather | undefined => mentioned(text, WEATHER)[0]
export const seasonIn = (text: string): Season | undefined => mentioned(text, SEASONS)[0]
