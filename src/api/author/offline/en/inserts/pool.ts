import type { Insert } from '../../language-pack.ts'
import { rich } from '../../pack/inserts.ts'
import { smallPool } from './small-pool.ts'
import { smallSights } from './small-sights.ts'
import { smallThings } from './small-things.ts'
import { toneInserts } from './tones.ts'

const ALSO_GROWN = '!toddler grown'

/** Jokes and small debts on the way, which come back at the end. */
const DEBTS: readonly Insert[] = [
  rich(
    'road',
    3,
    [
      '‘There are three rules,’ said {a}. ‘One: no running. Two: no dawdling.’ ‘And three?’ {A} thought about it. ‘I’ve forgotten three.’ <‘Then that was the important one,’ said {h}.>',
      '‘Three rules,’ said {a}, holding up three fingers. ‘Stay together. Keep quiet.’ The third finger stood there and did not know what it was for. <‘It’ll come to me,’ said {a}.>',
    ],
    '!toddler',
    'rule',
  ),
  rich(
    'quiet',
    2,
    [
      '‘The third rule!’ said {a}. ‘I’ve got it. Anyone can turn back whenever they like.’ ‘Do you want to?’ ‘No. But you have to be allowed.’ <Oddly enough, that made it easier to go on.>',
      'Then {a} remembered the third rule. ‘If you want to turn back, you may,’ said {a}. {H} looked behind, and {h} looked ahead. <It was about the same either way.> ‘I don’t,’ said {h}. ‘Nor me. But it had to be said.’',
    ],
    '!toddler rule',
  ),
  rich(
    'road',
    3,
    [
      '‘A stitch in time,’ said {a}, ‘gathers no moss.’ ‘That isn’t how it goes.’ ‘It is in our family.’ <{H} made a note of it anyway.>',
      '‘Too many cooks,’ said {a} wisely, ‘make light work.’ ‘That’s two different ones,’ said {h}. ‘Then it’s twice as true.’',
    ],
    '!toddler',
    'proverb',
  ),
  rich(
    'road',
    3,
    [
      '‘Look before you leap,’ said {a}, ‘into the same river twice.’ {H} tried to picture it. <It needed a good deal of looking.> ‘Who taught you these?’ ‘I collect them as they fall.’',
      '‘You can lead a horse to water,’ said {a}, ‘but don’t count it before it’s hatched.’ They walked on for a bit. ‘The horse?’ said {h}. <‘Anything,’ said {a}.>',
    ],
    '!toddler proverb',
    'proverb2',
  ),
  rich(
    'after',
    2,
    [
      '‘All’s well,’ said {a}. {H} waited. ‘That ends well,’ said {a}. ‘What is it? Why are you looking at me?’ ‘Nothing,’ said {h}. ‘It’s the first you’ve got right.’',
    ],
    '!toddler proverb2',
  ),
  rich(
    'road',
    3,
    [
      '‘I bet we do it,’ said {a}. ‘Bet what?’ ‘A bun.’ ‘We haven’t got a bun.’ ‘Then we’ll just have to win.’ <They shook hands on it.>',
      '‘Bet you it goes wrong,’ said {h}. ‘Bet you it doesn’t,’ said {a}. ‘The loser buys the buns.’ <That way there would be buns in either case.>',
    ],
    '!toddler',
    'bun',
  ),
  rich(
    'after',
    2,
    [
      'That left the bet. {A} brought out two buns, somewhat flat. ‘You had them all the time?’ said {h}. ‘I couldn’t know who’d win,’ said {a}.',
      '‘You owe me a bun,’ said {h}. By now it was not clear who had won. So they halved one. <The bigger half was on both sides.>',
    ],
    '!toddler bun',
  ),
]

const ON_THE_WAY: readonly Insert[] = [
  rich(
    'road',
    3,
    [
      'There was one pair of gloves between them. {A} wore the left and {h} the right, each on the outside. <It looked planned.> The two bare hands shared {a.s} pocket.',
    ],
    '!toddler out !scifi',
  ),
  rich('road', 3, [
    '{A} found a biscuit in a pocket and broke it. It broke badly. ‘Take the small piece,’ said {a}, and gave {him} the big one. <{H} noticed only when it was gone.>',
    'There was one biscuit left. {H} broke it, and it broke crooked. ‘You split, I choose,’ said {a}, and chose the small bit. <‘That’s against the rules,’ said {h} with a full mouth.>',
  ]),
  rich('road', 3, [
    'For a while nobody spoke. It was the good kind of silence, where you think side by side. Then both said at once: ‘What if we –’ ‘You first,’ said {a}. ‘No, you.’ <They had meant the same thing.>',
  ]),
  rich(
    'road',
    3,
    [
      'The way divided. Left looked like right, the other way about. {A} tossed a coin. It fell into a crack and stayed there on its edge. ‘Straight on, then,’ said {h}. <There wasn’t really a straight on. They got through.>',
      '‘Left,’ said {a}. ‘Right,’ said {h}. They looked at each other. ‘Right,’ said {a}. ‘Left,’ said {h}. <Nobody has ever been lost more politely.> They took the way that pushed itself forward least.',
    ],
    '!toddler out',
  ),
  rich('quiet', 3, [
    '‘Are you scared?’ asked {h}. ‘A bit,’ said {a}. ‘Where?’ ‘In the left knee.’ {H} looked at the left knee. ‘Mine’s in the stomach,’ said {h}. <‘Well spread, then,’ said {a}, and at once it was less.>',
    '‘What do you do when you don’t know what to do?’ asked {h}. {A} gave it some thought. ‘Something small. Tie a lace. Wash my hands. After that it’s usually a different problem.’ <{H} tied a lace. It helped a little.>',
  ]),
  rich('quiet', 3, [
    '{A} took out a ticket so old that the only word left on it was ‘return’. ‘I keep it,’ said {a}. ‘What for?’ ‘For the return.’ <That was all {h} could get out of {a.him}.>',
  ]),
  rich(
    'quiet',
    3,
    [
      '‘I used to think,’ said {a}, ‘that one day you’d be finished.’ ‘With what?’ ‘All of it.’ {H} gave {a.him} a sideways look. ‘And?’ <‘I now have a great many things begun,’ said {a}.>',
    ],
    ALSO_GROWN,
  ),
  rich('road', 3, [
    'A notice hung on the wall. ‘Please do not,’ it said. ‘Do not what?’ said {a}. It did not say. <They thought of all the things it might mean, and it was a long list.> To be safe, they went on tiptoe.',
    'They had a plan. Point one: go there. Point two: look. Point three {h} had underlined twice, but there was nothing after it. <‘That’s for the unexpected,’ said {h}.> ‘Then it’s a good plan,’ said {a}.',
  ]),
  rich(
    'road',
    3,
    [
      '‘Your lace,’ said {a}. {H} looked down. ‘It’s done up.’ ‘It won’t last.’ Ten steps on it was undone. ‘How did you know?’ ‘I know your knots,’ said {a}. <‘They’re like you. They keep their options open.’>',
    ],
    '!toddler out',
  ),
  rich('quiet', 3, [
    '‘If it works,’ said {a}, ‘what’ll you do first?’ {H} had not thought that far. ‘Sit down.’ ‘And then?’ ‘Stay sitting.’ <{A} thought it a respectable ambition.>',
  ]),
  rich(
    'road',
    3,
    [
      'A woman came the other way with a ladder. ‘Are you going up or coming down?’ {a} asked her. ‘I’m only taking it for a walk,’ she said. <The ladder did look better for it.> When they turned round, she was holding a gate open with it.',
    ],
    '!toddler out',
  ),
  rich(
    'road',
    3,
    [
      'On a wall sat a boy who was selling directions. ‘Tenpence,’ he said. {H} paid. ‘That way.’ ‘We’ve just come from there.’ ‘That’s twenty pence,’ said the boy. <But he gave them a mint as well.>',
    ],
    '!toddler out !scifi',
  ),
  rich('quiet', 3, [
    'They shared the last of the tea from {a.s} flask, out of the lid, turn and turn about. It tasted of flask. <It was the best tea of the year so far.> ‘You take the end,’ said {a}. ‘The end has leaves in it.’ ‘That’s why.’',
  ]),
  rich(
    'road',
    3,
    [
      '{H} walked on the kerb and {a} walked in the gutter, so that for once they were the same height. <One of them had to pretend a little.> It is surprising how much easier it is to agree.',
    ],
    '!toddler out kid',
  ),
  rich('road', 3, [
    '{A} told {him} about a dog that had once taken the bus alone, every Friday, two stops out and two stops back. ‘What for?’ ‘Nobody liked to ask,’ said {a}. <‘He always had the right money.’>',
  ]),
  rich(
    'road',
    3,
    [
      'They were late, and being late they grew very courteous. ‘After you.’ ‘No, please.’ <A gate that would have taken one second took eleven.> {H} kept the count, and mentioned it at intervals.',
    ],
    '!toddler out grown',
  ),
  rich('quiet', 3, [
    '{H} breathed on a pane of glass and drew the two of them, {a} a bit too tall. {A} breathed beside it and drew a hat on each. <Then the heads faded, and for a moment only the hats were left.>',
  ]),
  rich(
    'road',
    3,
    [
      'Someone had chalked a hopscotch on the ground, and it went up to twenty-six. {A} did it with a straight face, all the way. <At nineteen there was a puddle. At twenty there was an apology to a cyclist.> {H} kept the score, though it is not that sort of game.',
    ],
    '!toddler out',
  ),
  rich('quiet', 3, [
    '‘What’s the worst thing you’ve ever broken?’ asked {a}. {H} thought. ‘A promise. A small one.’ ‘And the best?’ ‘A window. We got the ball back and a cake from the lady.’ <{A} said that in {a.his} experience the cake was not typical.>',
  ]),
  rich(
    'road',
    3,
    [
      '‘I spy,’ said {a}, ‘something beginning with N.’ {H} looked for a long time. ‘I give up.’ ‘Nothing,’ said {a}. <‘You can’t spy nothing.’> ‘I’ve been looking at it for a mile.’',
    ],
    '!toddler out',
  ),
  rich(
    'road',
    3,
    [
      'A cat joined them for a hundred yards. It walked in front as if it had been hired. At a blue bin it stopped, looked at them with pity, and went home. <‘We’ve been relieved of our guide,’ said {a}.> It felt a little darker after that.',
    ],
    '!toddler out',
  ),
  rich('quiet', 3, [
    'They listened. Far off somebody was practising the same four bars of something, always with the same mistake. ‘Now,’ said {a}, just before it came. It came. <They were both oddly fond of it by the end.> ‘If he ever gets it right,’ said {h}, ‘I’ll miss it.’',
  ]),
  rich('after', 3, [
    '{A} emptied {a.his} pockets on to a step: a stub of pencil, a ticket, half a mint, a good deal of sand. ‘Where is the sand from?’ asked {h}. {A} had no idea. <They had not been anywhere near sand.>',
  ]),
  rich('after', 3, [
    '‘You’ve got something there,’ said {a}. {H} wiped {his} cheek. ‘Other side.’ {H} wiped the other side. ‘No,’ said {a}, ‘now it’s gone. It was only a sort of look.’',
  ]),
  rich('after', 3, [
    '{H} found {himself} holding {a.s} sleeve. It must have been going on for some time. <{A} had been doing everything with the other arm.> ‘Keep it,’ said {a}. ‘I’ve got one more.’',
  ]),
]

const PET: readonly Insert[] = [
  rich('road', 1, [
    '{T} stopped and stared into a corner with nothing in it. <{T} stared for a very long time.> ‘What is it?’ asked {h}. {T} yawned. So it had been nothing. Or it had left.',
    '{T} found something, carried it three steps and laid it at {h.s} feet. <It was a cork.> ‘Thank you,’ said {h} and pocketed it, because you don’t turn down a friend.',
  ]),
  rich('after', 2, ['{T} had known all along how it would end. <At any rate {t} looked it.>']),
]

/** While the companion is elsewhere, nobody can talk to them. */
const inCompany = (insert: Insert): Insert => ({ ...insert, needs: `${insert.needs ?? ''} !apart/together`.trim() })

/** Beats that enrich any plot, told when there is room. */
export const poolFor = (hasPet: boolean): readonly Insert[] => [
  ...[...toneInserts, ...DEBTS, ...ON_THE_WAY].map(inCompany),
  ...(hasPet ? PET : []),
  ...smallPool,
  ...smallSights,
  ...smallThings,
]
