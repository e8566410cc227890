import type { Insert, SlotName, Template } from '../../language-pack.ts'
import { rich } from '../../pack/inserts.ts'

const tone = (name: string, slot: SlotName, phrasings: readonly Template[], also = ''): Insert =>
  rich(slot, 1, phrasings, `${name} !toddler${also}`)

/** One or two moments in which the tone asked for comes to the fore. */
export const toneInserts: readonly Insert[] = [
  tone('funny', 'road', [
    'Then {a} fell over. Not badly, but thoroughly. ‘I was going down anyway,’ said {a} from the ground. <{H} sat down too, to be polite.>',
    '‘I have a plan,’ said {a}. ‘Is it good?’ ‘It’s short.’ <It was very short. It consisted of the word ‘in’.>',
  ]),
  tone('funny', 'after', [
    '‘If anyone hears about this,’ said {a}. ‘Who would?’ said {h}. ‘Exactly. What a waste.’ <By the next evening they had told everybody, each a little differently.>',
  ]),
  tone('thrilling', 'road', [
    'Something cracked behind them. {H} looked round. Nothing. They walked on and it cracked again, exactly one step late. ‘Don’t turn round,’ said {a}. <They didn’t. It used up half the courage for the day.>',
    '‘Still,’ hissed {a}. They pressed themselves to the wall. Something went past, slowly, and stopped. <{H} counted breaths. There was one too many.> Then it went on.',
  ]),
  tone('thrilling', 'key', [
    'There was a minute left. {H} saw {a} look at the clock, and saw {a} pretend not to have looked.',
  ]),
  tone('sad', 'quiet', [
    '‘Sometimes,’ said {a}, ‘I still put out one cup too many.’ {H} said nothing. <Nothing would have fitted.> {H} only moved up until their sleeves touched.',
  ]),
  tone('moving', 'quiet', [
    '{A} took something small from a pocket, looked at it and put it back. ‘I’ll show you when we’re home,’ said {a}. <{H} didn’t ask. You could hear that it mattered.>',
  ]),
  tone('happy', 'road', [
    'They began to laugh, both of them, and neither knew who had started it. <There was no cause in sight.> It only stopped when {a} got hiccups.',
  ]),
  tone('happy', 'after', [
    '{H} skipped the last bit of the way. <It wasn’t necessary. That was the beauty of it.>',
    '‘Again?’ said {h}. ‘Tomorrow,’ said {a}, and that was a good answer too.',
  ]),
  tone('motivating', 'road', [
    '‘I’ll never manage that,’ said {h}. ‘No,’ said {a}. ‘Not all of it. But do you see that stone? As far as that.’ <They could manage as far as that. Behind the stone there was another stone.>',
  ]),
  tone('inspiring', 'quiet', [
    '‘Who was the first to do this?’ said {h}. ‘Somebody who didn’t know if it would work,’ said {a}. <{H} looked at {his} hands. They were perfectly ordinary. Presumably the other person’s had been as well.>',
  ]),
  tone('dark', 'road', [
    'One lamp after another went out, always the one they had just passed under. <It looked as if somebody were in a hurry.> ‘Look ahead,’ said {a}. Ahead, three were still lit.',
  ]),
  tone(
    'romantic',
    'quiet',
    [
      '{A} was standing a hand’s breadth away. That was nearer than it need have been. <Neither of them corrected it.> {H} would have liked to know if {a} had measured it too.',
    ],
    ' grown love',
  ),
  tone('romantic', 'quiet', [
    '{A} took a thread off {h.s} sleeve and then did not know where to put it. <It went into a pocket, in the end, and stayed there.>',
  ]),
  tone('futuristic', 'road', [
    'A delivery drone went over without a sound, its parcel held under it like a kitten. <It greeted them with one light.> {H} waved back. You never know who’ll be bringing the post.',
  ]),
  tone(
    'dystopian',
    'road',
    [
      'The same poster hung on every corner: ALL IS WELL. <It had been there for years. There was another one under it, and another under that.> {H} had once peeled a corner all the way down. Under the last was only wall.',
    ],
    ' grown',
  ),
]
