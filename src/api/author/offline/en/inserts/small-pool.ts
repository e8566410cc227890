import type { Insert } from '../../language-pack.ts'
import { small } from './fact-insert.ts'

/** Meetings on the way for the youngest: a thing, its sound, and what it does. Each stands alone. */
export const smallPool: readonly Insert[] = [
  small([
    'A duck came along. Quack, said the duck. ‘Quack,’ said {h}. The duck was pleased. It shook its tail. Drops flew everywhere. <{A} got a drop on the nose.> Off went the duck, wag, wag, wag.',
  ]),
  small([
    'There stood a bucket. It was upside down. {H} knocked on it. Dong! Who was inside? {A} lifted it up. A frog! <It had been having a rest.> Plip, plop, and it was gone.',
  ]),
  small([
    'A snail sat on a leaf. It did not say a word. It put out one horn. It put out the other. ‘Good day,’ said {h}. The snail went in again. <Snails are shy.> The leaf wobbled.',
  ]),
  small([
    'Brrm, went a tractor. It was red and muddy. The man lifted his cap. ‘Beep it,’ he said. {H} pressed the horn. BEEP! <A hen jumped.> The man laughed, and so did the hen, nearly.',
  ]),
  small([
    'It began to drip. Drip on the hat. Drip on the hand. Drip on the tongue! {H} tasted it. ‘Rain,’ said {h}. ‘Wet,’ said {a}. <They stood under a tree and ate a pear.>',
  ]),
  small([
    'A cow looked over a gate. It had a long tongue. Slurp, right up its own nose! {H} tried that too. It would not go. <{A} tried. No.> Only cows can. Moo, said the cow.',
  ]),
  small([
    'Here was a little bridge. Under it went the water. {H} dropped a stick in. They ran to the other side. Where was it? There! <It was going backwards.> ‘Bye-bye, stick.’',
  ]),
  small([
    'A bee sat on a flower. Zzz. It had yellow dust on its knees. {H} kept very still. {A} kept very still. The bee finished its work. Zzz, up it went. <It had more shops to visit.>',
  ]),
  small([
    'There was a wall, a low one. {H} wanted to walk on it. {A} held one hand. One foot, two feet, wobble. One foot, two feet. Hop! <‘Again,’ said {h}.> And again it was.',
  ]),
  small([
    'Something rustled in the leaves. Rustle, rustle. A nose came out. It was black and wet. A hedgehog! It sneezed. ‘Bless you,’ said {h}. <The hedgehog was a polite one.> It sneezed once more, for thank you.',
  ]),
  small([
    'On a bench sat an old man. He had a paper bag. ‘One for you,’ he said. It was a cherry. It was cold and round. {H} spat the stone. Ping! <It hit a watering can.> ‘Good shot,’ said the man.',
  ]),
  small([
    'A pigeon walked in front of them. It nodded at every step. Yes, yes, yes. {H} nodded too. {A} nodded behind. So they went, all three, nodding. <At the corner the pigeon flew off. Perhaps it was late.>',
  ]),
  small([
    '{H} found a leaf. It was as big as a plate. {He} held it up. Two holes were in it. {H} looked through. One {a}, two {a}s! <The other one was a tree.> The leaf went on {his} head.',
  ]),
  small([
    'Ding-a-ling! A bicycle came by. The lady had bread in the basket. It smelt so good. She broke off the end. ‘Mind, it’s warm.’ <Butter would have been nice. But warm was nice too.> Munch, munch.',
  ]),
  small([
    'A big dog lay in the way. It was fast asleep. Its paw went twitch, twitch. They tiptoed round it. Tip, tip, tip. The tail went thump. <One eye opened and closed again.> Sleep well, dog.',
  ]),
  small([
    'There was a gate. It said eeek. {H} shut it. Eeek. {H} opened it. Eeek. Such a good gate! {A} waited a while. <Then {a} had a turn. Eeek.> Then it was time to go on.',
  ]),
  small([
    'Mud! Real mud, thick and brown. Squelch went one foot. Squelch went the other. Then a foot would not come out. {A} pulled. {H} pulled. Pop! <The mud kept nothing but a footprint.> It was a very good footprint.',
  ]),
  small([
    'A ladybird landed on {h.s} thumb. It was no bigger than a pea. It walked up to the tip. It looked about. Then its coat came open, and off it flew. <How neatly it had folded its wings!>',
  ]),
  small([
    'They came to a slope, all grass. {H} lay down flat. Roll, roll, roll! The sky went round. The grass went round. Stop. <Everything else needed a moment.> {A} came rolling after, shoes and all.',
  ]),
  small([
    'A horse put its head over the fence. Its nose was soft, like a sleeve. It blew. Hoo. {H} blew back. Hoo. They knew each other now. <The horse ate {a.s} scarf, but only a bit of it.>',
  ]),
  small([
    'On a line hung the washing. Shirt, shirt, sock. The wind got in. Now the shirt was fat! It waved its arms. {H} waved back. <The sock did a kick.> Flap, flap, went the line.',
  ]),
  small([
    'In the grass lay a ball. It had lost its bounce. {H} pushed it. Pff. {A} pushed it. Pff. It rolled into a hole, and there it stayed. <A mouse would like it for a sofa.>',
  ]),
  small([
    'A crow sat on a post. Caw! It had something shiny. Was it a spoon? It was a spoon! The crow hid it under a leaf. ‘I saw that,’ said {h}. <The crow looked the other way.> Caw.',
  ]),
  small([
    'Here they had a rest. {A} had bread and a flask. The milk was warm. {H} drank it in three gulps. One. Two. Three. <Now there was a white moustache.> {A} wiped it off.',
  ]),
  small([
    'Two ants carried a crumb. It was a very large crumb. One pushed, one pulled. Over a twig, under a straw. {H} cleared the road. <That twig had been in the way for days.> Good work, ants.',
  ]),
  small([
    'They came to some stairs. {H} went up alone. Step and stop. Step and stop. {A} walked beside, hands at the ready. Nobody needed them. <At the top {h} was nearly as tall as {a}.> ‘Hello down there!’',
  ]),
  small([
    'A goat stood on a box. Why? Nobody knew. Meh, said the goat. It had a beard, a small one. {H} stroked the beard. <It felt like an old brush.> The goat closed its eyes. Meh, meh.',
  ]),
  small([
    'Puff, puff, said {a}. The hill was steep. {H} pushed from behind. Push! {A} was heavy, like a cupboard. Push! Then they were at the top. <The wind was there already.> It blew their hair straight up.',
  ]),
  small([
    'Something hung in a bush. It was a web, with drops on it. {H} counted drops. One, two, lots. The spider sat in the middle. <It was knitting, very likely.> They did not touch it. They only looked.',
  ]),
  small([
    'There was a puddle, with the sky in it. A cloud swam by. {H} put a finger in. The cloud broke up. Wait, wait. There it was again, all in one piece. <Clouds mend quickly.>',
  ]),
  small([
    'There stood a wheelbarrow. ‘Get in,’ said {a}. {H} got in. Off it went, rattle, rattle, rattle! Over a stone. Bump! The hat fell off. Round the tree and back. <The wheel said eek all the way.> ‘Now you,’ said {h}. But {a} was too long.',
  ]),
  small([
    'A kitten sat in a flowerpot. Only the ears looked out. Two ears, like two leaves. Mew, said the flowerpot. {H} held out a finger. The kitten sniffed. <Its tongue was as rough as a brush.> Then it curled up again.',
  ]),
  small([
    'The wind came. It took the leaves and threw them up. Whee! Red ones, yellow ones. {H} threw some too. Whee! They came down on {a}. <One stayed behind the ear.> ‘Now I am a bush,’ said {a}.',
  ]),
  small([
    'They heard a drum. Boom, boom. Was it a drum? It was a rabbit in a box. It drummed with its foot. {H} gave it a dandelion. <It went in like paper in a slot.> The drum was quiet. It was having its tea.',
  ]),
  small([
    'Here stood a big tree. {H} put both arms round it. {A} put both arms round it. Their hands did not meet. ‘Hello, tree,’ said {h}. It smelt of pencils. <High up something knocked. Tock, tock.> Perhaps the tree said hello.',
  ]),
  small([
    'A fish lived in the pond. It was orange. It came up and said O. {H} said O. The fish said O again. There was a lot to talk about. <Then it had to go home.> A ring was left on the water, and then it was not.',
  ]),
  small([
    '{A} had a whistle. Fweet! {H} blew. Pff. {H} blew again. Pff, pff. Once more, with fat cheeks. FWEET! Three dogs came. <They sat down in a row and waited.> ‘Sorry,’ said {h}. ‘It was only me.’',
  ]),
  small([
    'There was a hole in the hedge. It was a small one. {H} went through, like a mouse. {A} went through, like a cow. Crack! said the hedge. <A twig came along, in the hair.> On the other side was the very same grass.',
  ]),
  small([
    'An old lady shook out a rug. Whup! Dust flew up. It danced in the sun. ‘Can I?’ said {h}. {H} took one end. Up and down. Whup! <A marble rolled out of it.> ‘I have been looking for that,’ said the lady. ‘Since I was four.’',
  ]),
  small([
    'Under a stone sat a toad. It was as brown as the stone. It blinked one eye. Then the other. ‘Good day, sir,’ said {h}. The toad took one step. <It took a little rest after that.> They put the roof back on.',
  ]),
  small([
    'A big bell rang. Bim, bam. Bim, bam. {H} swung both arms. Bim! Bam! {A} swung too. They were two bells now. <The bell up there stopped first.> They had won.',
  ]),
  small([
    'There was a cart with apples. One fell off. Plop. It rolled down the road. {H} ran after it. It was fast! Roll, roll, roll. A foot stopped it. It was the postman’s foot. ‘Parcel for you,’ he said.',
  ]),
  small([
    'Four ducklings crossed the road. Pip, pip, pip. One was missing. There it came! Pip! It ran, it fell, it ran. A whole bus waited for it. <The driver took off her cap.> Now all of them were over.',
  ]),
  small([
    '{H} picked a dandelion. It was all white. Ffff! The little umbrellas flew. One sat on {a.s} coat. One went over the roof. <Where to? Nobody had told it.> Now there was only a stalk, and it was bald.',
  ]),
  small([
    'They came to a gate with a letter box. It had a mouth. {H} looked in. Dark! ‘Hello,’ said {h}. ‘Lo,’ said the box. {A} put a leaf in. <It was not a real letter. But it had a stamp of mud.>',
  ]),
  small([
    'Somebody was painting a fence. Up and down went the brush. Slap, slap. ‘Mind,’ said the man. Too late. Now {h} had one white finger. It was a good finger to point with. <{He} pointed at a cat, a cloud and a bun.>',
  ]),
]
