import type { Insert } from '../../language-pack.ts'
import { small } from './fact-insert.ts'

/** Moments for the youngest with what is at hand: a sleeve, a stick, a hiccup. Most can happen anywhere. */
export const smallThings: readonly Insert[] = [
  small([
    '{H} had a lace undone. It ran behind, like a little snake. {H} stopped. The snake stopped. {H} ran. The snake ran! ‘I’ll get it,’ said {a}. <Loop, and round, and pull.> Now the snake was a bow.',
  ]),
  small([
    'Hic! What was that? It was {a}. Hic! ‘Hold your breath,’ said {h}. {A} held it. The cheeks went red. <One, two, three.> Nothing came. Good! Hic, said {h}. Now it had moved house.',
  ]),
  small([
    '{H} had a shadow. It was long and thin. {H} jumped on its head. It took the head away. {H} was slow. The shadow was slow. {A} stood on it with both feet. ‘Hold still,’ said {a}. But it just slid out.',
  ]),
  small([
    'The coat was done up wrong. One button was left at the top. One hole was left at the bottom. So {h} was crooked! {H} walked crooked too. <{A} walked crooked, to keep up.> All open, all shut. Straight again.',
  ]),
  small([
    'There lay a feather. It was white, with a grey tip. {H} blew. Up it went. {A} blew. Up it went again! They must not let it land. Pff, pff, pff. <It liked that.> It came down on a nose.',
  ]),
  small([
    'A stick lay there. It was no stick. It was a horse! Clip, clop, clip, clop. {H} rode in a ring. The horse was thirsty. It had a drop from a leaf. <It wanted no hay.> Brr, it said, thank you.',
  ]),
  small([
    '{A} had an orange. The peel came off in a curl. Sss. It smelt of holidays. Inside were little boats. One boat for {h}. One boat for {a}. <One for the pocket. No, better not.> They sailed right in.',
  ]),
  small([
    'How big was {h.s} hand? It fitted on a leaf. It fitted on a brick. It fitted in {a.s} hand, with room to spare. <A ladybird would fit in as well.> They left a bit of room, in case one came.',
  ]),
  small([
    'There was a swing. It was empty, but it swung. Who had been there? The wind. ‘My turn,’ said {h}. Up went the feet. Down went the feet. <The sky came near and went away.> {A} said whee each time.',
  ]),
  small([
    'An acorn had lost its hat. {H} found a hat. It was too big. {H} found one more. It was too small. The third one sat just right. <A bit over one ear.> Now it could go out.',
  ]),
  small([
    '{H} wore one mitten. Where was the other? It hung on a string. The string went up the sleeve. It went over the back. It came out at the other side. <{H} pulled here. It ran away there.> ‘Got you both,’ said {a}.',
  ]),
  small([
    '{A} had a paper. Fold. Fold. Fold. It was a hat. Fold once more. It was a boat! {H} set it on a puddle. A beetle got in. <It was the captain.> The wind took them over to the other side.',
  ]),
  small([
    'Clap, said {h}. Clap, said the wall. {H} clapped two times. Clap, clap, said the wall. It could do that well. ‘Bum,’ said {h}, very softly. <‘I heard that,’ said {a}.> The wall had heard it, too.',
  ]),
  small([
    '{H} had sand in one shoe. {H} sat down and tipped it out. What a lot! It made a little hill. In the hill was a shell. <It had come all that way on foot.> {H} put it back in. It was used to it.',
  ]),
  small([
    '{H} put on {a.s} scarf. Round and round and round. It was so long! Now there was no chin. There was no mouth. <Mmf, said the scarf.> Two eyes looked out. ‘Is somebody home?’ asked {a}. Mmf.',
  ]),
  small([
    'There was a tap on a wall. Plink. It let one drop go. {H} held out a finger. Plink. It was cold. Now nothing came. They waited. <They waited a bit more.> They turned to go. Plink!',
  ]),
  small([
    '{A} had keys. Jingle, jingle. A big one, a small one, a bent one. What was the bent one for? {A} did not know. {H} tried it in a tree. <It did not turn.> {H} tried it on {his} tummy. Click! It was open.',
  ]),
  small([
    'Here was a warm stone. The sun had sat on it. {H} sat on it as well. Ahh. It went right through the trousers. ‘Move up,’ said {a}. <There was just room.> They sat like two cakes in an oven.',
  ]),
  small([
    'Ow! {H} had a bump on the knee. It was small and red. {A} blew. Cold air, nice air. ‘Is it gone?’ Nearly. <{A} blew again, from further off.> Now there was only a knee. It bent. It ran.',
  ]),
  small([
    'A box of raisins stood open. One for {h}. One for {a}. The next one looked like a bug. Was it one? They watched it. It did not walk. <They gave it time.> Then {h} ate it. It was a raisin.',
  ]),
  small([
    'Rat-tat, said the umbrella. It would not open. {A} shook it. It would not. {H} said please. Whump! It was so big. It was black, and it had a roof. <A coin fell out, and an old ticket.> They lived in there for a bit.',
  ]),
  small([
    '{H} walked backwards. That was fun. You saw where you had been. There was the step. There went a bird. <There was {a.s} face, getting rounder.> Bump! That was a bin. ‘Sorry, bin.’ It had been there all along.',
  ]),
  small([
    'There was a see-saw. {H} sat here. {A} sat there. {H} went up, and stayed up. ‘Come down,’ said {a}. That would not work. A cat jumped on, next to {h}. <Then her sister did.> Slowly, slowly, down it came.',
  ]),
  small([
    'A ball of wool rolled by. It was blue. It ran and ran, and it got thinner. {H} ran after it. In the end there was just a thread. <It went back the way they came.> At the other end sat a sock, half done.',
  ]),
  small([
    'One foot was asleep. It did not want to walk. It tickled inside, like fizz. ‘Wake up,’ said {h}. Stamp! It fizzed more. {A} stamped along. <Stamp, stamp, stamp.> Now it was up. It had had a good rest.',
  ]),
  small([
    '{H} had a cold nose. Who had a warm hand? {A} had one. It lay down on the nose, like a lid. ‘Better?’ ‘Honk,’ said {h}. It was a horn now. <{A} pressed it once more.> Honk! Out of the way, please.',
  ]),
]
