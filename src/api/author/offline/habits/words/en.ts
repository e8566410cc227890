import type { HabitLexicon } from '../habit-words.ts'

export const ENGLISH_HABITS: HabitLexicon = {
  alone:
    'whistle hum sing giggle laugh grin smile wink blink nod sigh yawn snap drum bounce wiggle hop skip jump dance fidget count murmur mutter whisper rhyme clap wave sniff shrug hiccup cough stamp sway squint tiptoe click cluck growl bark spin rock chirp snort beam frown wriggle twirl',
  handling:
    'tap twist rub scratch tug pull chew nibble bite suck fold knot tie crack stretch stroke blow fiddle wrinkle pat roll clench swing purse tilt cross press touch button straighten sort stack tear pick poke braid plait wind twiddle flick stick raise lift puff drum knock pinch turn clasp lick smack',
  elliptic: 'fold tap scratch rub chew nibble twirl tug sort stack knock fiddle suck braid plait',
  only: {
    talk: 'himself herself themself themselves itself',
    sing: '',
    play: 'hair curl zip button plait fingers',
    stick: 'tongue',
    raise: 'eyebrow eyebrows',
    lift: 'eyebrow eyebrows shoulder shoulders',
    make: 'face faces',
    pull: 'face faces ear ears hair nose sleeve sleeves beard lip earlobe collar cuff',
    turn: 'ring cartwheels',
    pick: 'nose nails',
  },
  never: { jump: 'trampoline', dance: 'class school', count: 'money', tie: 'flies', sort: 'post' },
  collecting: 'collect hoard',
  elsewhere:
    'night sleep asleep bed bedtime shower bath school garden car train sofa toilet loo beach woods breakfast lunch dinner supper piano guitar flute trumpet violin football cards chess choir band church meal meals kitchen work',
  prepositions:
    'through out on in at with to into onto under over behind for from by of around round against between up down off along across while as like before after about near',
  again: { did: 'did it again', do: 'do it again', doing: 'doing it again' },
  justSaid: /(?<!\p{L})(?:did|do|does|doing|done)(?!\p{L})/iu,
  tooLarge:
    /(?:cars|bikes|bicycles|friends|jokes|words|ideas|dreams|smells|sounds|noises|animals|cats|dogs|books|instruments|moments|stories|names|clouds|sayings|quotes|languages|points|compliments|boats)$/iu,
  infinitiveOf: phrase =>
    phrase.find(
      word => !/^(?:always|never|often|secretly|constantly|sometimes|usually|still|only|just)$/iu.test(word),
    ) ?? '',
  boxOf: collected => `the tin of ${collected.replace(/^(?:the|his|her|their|all|any|some) /iu, '')}`,
}
