import type { Trait } from '../pack/trait.ts'
import type { Template } from '../voice.ts'

/** A trait with what is said of it to the youngest readers. */
export interface EnglishTrait extends Trait {
  readonly small: readonly Template[]
}

export const TRAITS: readonly EnglishTrait[] = [
  {
    id: 'count',
    known: /count|number|maths?\b|calculat/iu,
    strength: 'notices when one is missing',
    quirk: 'counts anything that holds still',
    plant: [
      '{H} counted things. Stairs, lamp posts, the buttons on strangers. <If you know how many there are, you know when one has gone.>',
      'When {h} could not sleep, wait or behave, {he} counted. <It worked on most things. It worked on peas every time.>',
    ],
    key: [
      '{H} counted, because nothing else was left to do. One, two, three. At seven {he} stopped. Seven was the wrong answer, and {he} knew why.',
      'So {h} counted everything, from the beginning, out loud. <It took a while.> Then {he} counted again and got the same number, and the number was the clue.',
      '‘How many are there?’ {h} asked, and began to point. {A} knew better than to interrupt. <{His} finger went from one to the next.> It stopped in the air, over something that had not been counted yet.',
    ],
    small: ['{H} counted. One. Two. Three!', '‘One, two, three,’ said {h}.'],
  },
  {
    id: 'hum',
    known: /hum|sing|whistl|music|song|danc/iu,
    strength: 'hears what others miss',
    quirk: 'hums without noticing',
    plant: [
      '{H} hummed. While brushing {his} teeth, while tying laces, even in arguments. <Other people had to tell {him} it was happening.>',
      'You could find {h} in the dark by the humming. <It was always the same four notes. The fifth had not been delivered yet.>',
    ],
    key: [
      '{H} hummed. It was not a decision. Four notes, as usual, and after the fourth it was so quiet that a thought could finally get through.',
      'There was nothing to say, so {h} hummed it. <It came out thin.> On the fourth note {he} stopped, with {his} mouth still open, because there it was.',
      'It was the humming that did it. {H} had not meant to; it leaked out, as always. <One tone of it came back from the wrong side.> {He} hummed that one again, and listened, and knew where to look.',
    ],
    small: ['{H} hummed. Hm, hm, hm.', '‘La, la, la,’ sang {h}.'],
  },
  {
    id: 'collect',
    known: /collect|pockets?|picks? up|hoard|pebbles?|shells?|stamps?|keeps? every/iu,
    strength: 'finds what others leave behind',
    quirk: 'never has an empty pocket',
    plant: [
      '{H} picked things up. Buttons, screws, a stone with the expression of an uncle. <The washing machine had complained twice.>',
      'There was always something in {h.s} pockets: half a pencil, a bit of wire, one feather. ‘You never know,’ {he} said. <So far, {he} never had.>',
    ],
    key: [
      '{H} put both hands in {his} pockets, for want of a better place. There, between a screw and a shell, {he} found the idea.',
      'In {his} pocket {h} turned the small things over, one by one. <They clicked.> Then something in {his} head clicked as well.',
      '‘Wait,’ said {h}, and turned out {his} pockets. Most of it was rubbish. <It was very good rubbish.> But between the wire and the feather lay something {he} had picked up for no reason, and now there was one.',
    ],
    small: ['{H} had a stone in {his} pocket. A good one.', '{H} found a button. In the pocket it went.'],
  },
  {
    id: 'ask',
    known: /ask|curio|why|question|nos[ey]|wonder|know-?it|explor|inquisitive|detective/iu,
    strength: 'keeps asking when others nod',
    quirk: 'always asks one question more',
    plant: [
      '{H} liked asking. Where puddles go. Why Tuesday. <Anyone who answered was given the next question.>',
      '‘But why?’ was {h.s} favourite sentence. <Grown people mostly answered it with: Eat up.>',
    ],
    key: [
      '‘But why?’ said {h}, out of habit. <There was nobody left to answer.> So {he} answered it {himself}, and the answer made {him} sit up.',
      'There was one question nobody had asked, which was odd, because it was the easiest. {H} asked it. The answer had been standing next to it all along.',
      '‘Why, though?’ said {h} once more. Everyone else had stopped asking hours ago. <It is a small word, but it has a point at the front.> It went in a little further than before, and there was something behind.',
    ],
    small: ['‘Why?’ said {h}.', '‘What is that?’ said {h}.'],
  },
  {
    id: 'forget',
    known: /forget|loses?\b|losing|mislay|scatter|messy|chaos|chaotic|untidy|absent/iu,
    strength: 'finds by detours what nobody looks for',
    quirk: 'mislays everything except good humour',
    plant: [
      '{H} mislaid things: gloves, keys, once an entire cake. <All of it turned up, never where anyone was looking.>',
      '{H} always forgot something. <Today it was the second sock.> On the way back for it {he} usually found something better.',
    ],
    key: [
      'Where did {h} look when {his} own things were lost? Everywhere, and then in the one place too stupid to try. So {he} tried that.',
      '{H} had clean forgotten what {was} about to say. <It had never come in so useful.> It left room for the right thought, which walked straight in.',
      'What had {he} forgotten? There was always something. {H} went back over it, step by step, as {he} did for gloves and keys. <On the way one finds the oddest things.> This time it was the very thing that was wanted.',
    ],
    small: ['Where was the sock? {H} had one sock.', '{H} had lost a glove. Again.'],
  },
  {
    id: 'clumsy',
    known: /clums|stumbl|trip|drops?\b|spill|bump|two left feet/iu,
    strength: 'gets up again every time',
    quirk: 'trips over the pattern on carpets',
    plant: [
      '{H} fell over things. Doorsteps, cats, a painted line. <{He} had become very good at getting up.>',
      'Where {h} went, something fell over. <Sometimes {he} even caught it.>',
    ],
    key: [
      'Then {h} fell over. Of course {he} did. <It was {his} own shoelace this time.> But from the floor everything looked different, and from the floor {he} saw it.',
      '{H} took one step back and sat down hard. Down there, at the height of shoes, the answer was in plain view.',
      '{H} stumbled, put out a hand, and caught hold of the last thing anyone would have touched on purpose. <It gave a little.> ‘Sorry,’ {he} said, and then {he} looked at what {was} holding.',
    ],
    small: ['Bump! {H} fell down. Up again.', 'Oops. {H} sat down. Plop.'],
  },
  {
    id: 'shy',
    known: /shy|quiet|silent|timid|introvert|reserved|listen/iu,
    strength: 'can listen until a thing speaks for itself',
    quirk: 'says nothing until it is true',
    plant: [
      '{H} did not say much. <The words {he} saved went into looking.>',
      'When everyone talked, {h} listened. <It hardly showed, and that suited {him}.>',
    ],
    key: [
      'Anyone else would have said something. {H} kept still and listened, longer than is polite. That was how {he} came to hear it.',
      '{H} said nothing. <{He} did that better than most.> Into the quiet came the idea, carefully, the way an animal comes.',
      'The others had all had their say. {H} had been looking. <You see a good deal when your mouth is shut.> Now {he} put up one finger, as though at school, and everybody turned round.',
    ],
    small: ['Shh. {H} listened.', '{H} was very quiet. Very, very quiet.'],
  },
  {
    id: 'stubborn',
    known: /stubborn|obstinate|never gives? up|determin|headstrong|ambiti|persever|pig-?headed/iu,
    strength: 'does not stop, even when it would be wise',
    quirk: 'tries everything once more',
    plant: [
      'Stopping was not in {h.s} line. {He} had once spent four hours beating a knot. <They had framed the knot.>',
      'Where others said ‘Oh well’, {h} said ‘Again’. <There were jam jars that lived in fear of {him}.>',
    ],
    key: [
      '‘Again,’ said {h}. <It sounded tired, but it was the same word as ever.> And in the middle of saying it {he} saw what they had been doing wrong.',
      'Anyone else would have gone home. {H} went through the same thought a fourth time. The fourth time, it had a door in it.',
      '‘That’s it, then,’ said {a}. ‘No,’ said {h}. It was not an argument. It was only how {was} made. {He} set {his} jaw and started from the front, and on the way there, this time, something gave.',
    ],
    small: ['‘Again!’ said {h}.', '‘Once more,’ said {h}.'],
  },
  {
    id: 'talk',
    known: /talk|chat|babbl|loud|secret|tells|gossip|argu|jok/iu,
    strength: 'gets even doors to say something',
    quirk: 'talks most when it matters least',
    plant: [
      '{H} talked. To people, to pot plants, to the toaster. <The toaster was thought to be a good listener.>',
      '{H} could keep silent for about as long as a match burns. <On good days, one of the short ones.>',
    ],
    key: [
      '{H} began to talk, because talking helped. {He} told it all in order, from the start, to nobody. Halfway through a sentence {he} stopped. That was it.',
      'As always in a tight corner, {h} talked. <It went in all directions.> Then {he} heard {himself} say something clever, and had to ask {himself} to repeat it.',
      '{H} had told it to everyone by now, and every time a bit differently. {He} told it to the wall. <The wall did not mind.> And there, in the middle, was a thing {he} had never said before, and it was the answer.',
    ],
    small: ['{H} talked to the spoon. The spoon said nothing.', '‘Hello, cup,’ said {h}. ‘Hello, shoe.’'],
  },
  {
    id: 'fear',
    known: /afraid|fear|scared|anxious|nervous|worr|dark|phobi|frighten|escalator/iu,
    strength: 'goes even on soft knees',
    quirk: 'prefers a light on',
    plant: [
      'There were things {h} was afraid of. <{He} greeted them politely and walked past a little faster.>',
      '{H} had a rule: look first, then breathe, then go. <{He} had not invented it for fun.>',
    ],
    key: [
      '{H} was afraid, and as {he} knew the feeling well, {he} did the usual: stand still, breathe, look hard. This time looking hard was all it took.',
      '{H.s} knees shook. ‘Shake, then,’ {he} told them. <They were offended and stopped.> One thinks better on steady knees, and {he} thought.',
      '‘Look first,’ said {h} to {himself}, ‘then breathe, then go.’ {He} looked. {Was} still looking when {he} noticed that {his} knees had stopped. <They were interested, too.>',
    ],
    small: ['{H} held on tight. That was better.', 'Oh! {H} took a big breath.'],
  },
  {
    id: 'slow',
    known: /slow|day-?dream|dreamy|late\b|dawdl|lazy|sleep|imagin|longest way|head in the clouds/iu,
    strength: 'sees what the quick run past',
    quirk: 'stops where there is nothing to see',
    plant: [
      '{H} got everywhere a little later than other people. <There had been clouds.> But {he} had always seen something on the way.',
      'Now and then {h} stopped in the middle of a street to look at a drainpipe. <It took as long as it took.>',
    ],
    key: [
      'Now it had to be quick. {H} stood still. <It could not be helped; {was} built that way.> And standing still {he} saw what everyone had hurried past.',
      'For one moment {h} gazed at nothing, in the middle of it all. One moment was enough. Nothing had something behind it.',
      'Everybody was running. {H} had stopped to see how the light fell on something quite unimportant. <{A} pulled at {his} sleeve.> ‘One moment,’ said {h}. It took one moment. Then it was not unimportant any more.',
    ],
    small: ['{H} looked at a snail. For a long time.', '{H} stopped. {H} looked.'],
  },
  {
    id: 'make',
    known: /draw|paint|doodl|sketch|build|invent|tinker|craft|repair|knit|cook|bak/iu,
    strength: 'sees how things are put together',
    quirk: 'takes things apart to be polite to them',
    plant: [
      '{H} drew on things. Margins, paper bags, an uncle’s plaster cast. <The hand did the thinking; the head had the afternoon off.>',
      'Whatever {h} was given, {he} took apart. <It went back together too, with fewer screws.>',
    ],
    key: [
      'With one finger {h} drew all {he} knew on the nearest dusty thing: a ring here, a line there. When it was done, one line was missing, and {he} could see where.',
      '{H} drew it in the air. <A crooked drawing, but complete.> The finger was quicker than the head, and stopped at the right place.',
      'How would you build a thing like that? {H} took it apart, in {his} head, and laid the pieces in a row. <There was one over. There always was.> {He} held it up to the light, and saw what it was for.',
    ],
    small: ['{H} drew a circle. Round and round.', '{H} built a tower. It was tall. It fell.'],
  },
  {
    id: 'sorry',
    known: /apolog|sorry|polite|kind|help|gentle|soft|generous|honest|fair|loyal/iu,
    strength: 'treats everything as if it could be hurt',
    quirk: 'apologises to furniture',
    plant: [
      '{H} apologised to chairs. {He} thanked lifts. <No lift had ever stuck with {him} in it.>',
      '{H} was polite to everything, on principle. <Even to the bread knife. Especially to the bread knife.>',
    ],
    key: [
      '‘Sorry,’ said {h} to the thing in the way, as {he} always did. Then {he} looked at what {he} had apologised to. Nobody else had looked at it properly at all.',
      '{H} did what {he} always did, and put {himself} in the other’s place. <Even if the other was a thing.> From there it was quite clear.',
      '‘I beg your pardon,’ said {h}, since nobody had said so all day. It was meant for the thing itself. <It is astonishing what happens when one asks nicely.> Something moved, or {h} did, and there lay the answer.',
    ],
    small: ['‘Sorry, chair,’ said {h}.', '‘Thank you, door,’ said {h}.'],
  },
  {
    id: 'brave',
    known: /brave|bold|cheek|rash|impatient|impuls|reckless|temper|wild|adventur|restless|fast|quick/iu,
    strength: 'has gone before the others have agreed',
    quirk: 'starts before the instructions are finished',
    plant: [
      '{H} was usually off before the sentence ended. <It saved time. It cost trousers.>',
      'Instructions, {h} felt, were for people who had finished everything else. <The shelf in the hall agreed, at an angle.>',
    ],
    key: [
      'Everyone was still thinking about it. {H} had already taken hold of the thing and turned it the wrong way round. <That is how {he} did everything.> The wrong way round, it made sense.',
      '{H} could not stand still any longer and did the next best thing, which was the opposite. {He} stopped halfway. The opposite was right.',
      '{H} had gone ahead already. {Was} halfway there before anyone could shout, and from halfway things look different. <That is the whole secret of going.> {He} turned on {his} heel, and then {he} had it.',
    ],
    small: ['{H} ran. {H} ran fast!', '‘Me first!’ said {h}.'],
  },
]
