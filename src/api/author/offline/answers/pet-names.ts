/** Names of pets and toys that people type in small letters; no adjective of any of the languages. */
const PET_NAMES = new Set(
  (
    'bello/0 fido toby luna rex max rocky lucky charly charlie filou balou balu buddy bruno coco cookie daisy emma felix flocke frida fritz garfield gizmo hasso hugo idefix jack jacky ' +
    'kira krümel lassie leo lilly lola lucy maja mia micky mila milo mimi minka minou moritz moustache muffin nala nemo nero/0 nina oscar oskar otto paco paul paula pepe pepper peppa pippo pluto poldi ' +
    'pongo puck rambo ringo romeo rufus sally sam sammy simba sissi snoopy socke sunny susi tapsi teddy theo tigger tiger tina tobi tom tommy trixi waldi whisky wuffi zeus ziggy ' +
    'chispa duque lobo/0 milú mittens biscuit bella/0 bobby briciola brigitte caramelle/0 nuvola/0 pallino birillo furia zoe zorro rantanplan médor toutou félix'
  )
    .split(' ')
    .filter(word => !word.endsWith('/0')),
)

export const isPetName = (word: string): boolean => PET_NAMES.has(word)
