import type { Insert } from '../../language-pack.ts'
import { small } from './fact-insert.ts'

/** Meetings on the way for the youngest: somebody, or something with wheels, feathers or a nose. Each stands alone. */
export const smallSights: readonly Insert[] = [
  small([
    'A hen ran past. Tock, tock, tock! Where was she going? She sat down in a hat. She got up again. There lay an egg. <It was still warm.> The hen was very proud. ‘Well done,’ said {h}.',
  ]),
  small([
    'Nee-naw, nee-naw! A fire engine came. It was so red! {H} held both ears. The lady at the wheel waved. <She had a helmet like a pot.> Nee-naw. Now it was small. Now it was gone.',
  ]),
  small([
    'A squirrel sat up. It had a nut in each cheek. It could not say hello. {H} blew out both cheeks. {A} did too. Three fat faces! <Then {a} had to laugh. Pff.> The squirrel won.',
  ]),
  small([
    'There was a digger. It bent its long neck. Scrunch! It took a bite of earth. It turned round and spat it out. <It did not like earth, and it had more.> ‘Say please,’ said {h}.',
  ]),
  small([
    'A lamb had lost its mum. Baa! A big voice said baa. Not that way, lamb! {H} pointed. The lamb hopped, all four feet at once. <There she was. She had only been chewing.> Now it had milk on its nose.',
  ]),
  small([
    'A man was washing a window. Squeak went the cloth. He made a face through the glass. {H} made one back. Squeak! He wiped the face away. <{A} came too. That was a hard one to wipe.>',
  ]),
  small([
    'Clack, clack, clack. A train came by. One, two, three, lots. In the last window sat a teddy. It looked out at them. {H} waved. <Somebody lifted its paw.> The teddy waved back. Clack, clack.',
  ]),
  small([
    'A piglet stood at the trough. It stood in the trough. It ate, and it ate. Its ear fell in the soup. It ate round the ear. Oink! ‘Bib,’ said {h}. But nobody had one that small.',
  ]),
  small([
    'Swish, swish. A woman swept the road. All the leaves went on a heap. {H} had one leaf more. {H} laid it on top. ‘Thanks,’ said the woman. <She stuck it in her cap.> Swish, swish, round the corner.',
  ]),
  small([
    'A tortoise was crossing. It put out one leg. It had a think. It put out another leg. {A} sat down. {H} sat down. They ate a bun. <They ate one more.> Now it was over! They clapped.',
  ]),
  small([
    'A butterfly came down on {a.s} hat. It opened. It shut. {A} could not see it. ‘Where?’ said {a}. ‘There!’ said {h}. ‘Where?’ <The whole hat turned round.> The butterfly turned with it, like a lady in a chair.',
  ]),
  small([
    'Two sparrows had one crust. Cheep! said one. Cheep! said two. {H} broke it in half. Snap. Now there were two crusts. <And what did they do? They both wanted the left one.> Cheep, cheep, cheep.',
  ]),
  small([
    'A baker stood at his door. He was white all over. He clapped his hands. Poof! A cloud. {H} clapped too. No cloud. The baker gave {him} a bit of flour. <Not much. A pinch.> Poof! ‘There,’ he said.',
  ]),
  small([
    'A donkey had long ears. One went up. One went down. {H} put up one arm. {H} put down one arm. The donkey looked. <It did the other way round.> So did {h}. Hee, said the donkey. Haw, said {a}.',
  ]),
  small([
    'Toot! A big ship was going out. It was as long as a street. Its smoke said ooo. {H} took a deep breath. Toot! <A gull fell off its post.> The ship heard it. Toot, it said, to {h}.',
  ]),
  small([
    'A mouse came with a straw. The straw was long. The hole was small. It would not go in! The mouse pulled. It pushed. {H} turned the straw a bit. Zip! <In it went, like spaghetti.> Now the mouse had a sofa.',
  ]),
  small([
    'A bus stood still. Psss. The door opened, all by itself. Nobody got out. Nobody got in. Psss. The door shut again. <It was only having a yawn.> {H} yawned as well. Then {a}. Then a man with a bag.',
  ]),
  small([
    'A swan stood on one leg. Where was the other? {H} bent down to look. It was up in the feathers. It was warm in there. {H} stood on one leg too. Wobble! <{A} was the wall.> That made two legs.',
  ]),
  small([
    'Here came a girl with a balloon. It was yellow. It wanted to go up. She wanted to go along. ‘Hold it for me,’ she said. {H} held it with two hands. <{H} stood on the toes already.> Then her shoe was tied.',
  ]),
  small([
    'A worm looked out of the ground. It had no eyes. It had no ears. Which end was the front? {H} said hello to one end. {H} said hello to the other end. <One of them was pleased.> Then both ends went in.',
  ]),
  small([
    'An old man fed his cat on a spoon. The cat had a bib. The man had one, too. One for you. One for me. ‘And which is the cat food?’ asked {a}. <The man stopped chewing.> The cat just licked its lips.',
  ]),
  small([
    'Something flew over. It was long and it honked. It was geese! They flew in a row. The last one was late. Honk, honk, wait for me! {H} ran along below. ‘Quick!’ called {h}. <And it was quick.> Now the row was whole.',
  ]),
  small([
    'A dog was digging. Earth flew out behind. First you saw a dog. Then half a dog. Then only a tail! <The tail wagged.> Out it came, with a slipper. It laid the slipper down at {h.s} foot. It did not fit.',
  ]),
  small([
    'A boy had soap and a straw. Pfff. A bubble! It had a house in it, upside down. It sat on {h.s} sleeve. Nobody breathed. <It had a rainbow in its tummy.> Pip. Now the sleeve was wet.',
  ]),
]
