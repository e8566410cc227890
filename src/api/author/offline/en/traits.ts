import type { Template } from '../language-pack.ts'
import type { Trait } from '../pack/trait.ts'

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
      'Backwards, thought {h}. Nobody ever counts backwards. Ten, nine, eight. <Things that hide on the way up forget to on the way down.> Between four and three there was something that had no number, and {he} put a finger on it.',
      '{H} had counted them coming in, as {he} counted everything. Now {he} counted them again. One more. <It wasn’t much to go on. It was one.> And the one that was too many was looking the other way.',
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
      '‘Shh,’ said everybody, and {h} stopped humming. Somebody else did not. <It was very faint, a third below.> {H} looked round to see what had been keeping {him} company.',
      'The fifth note came. After all those years it just came, low and a bit to the left. {H} held on to it with {his} whole face. <It was pointing at something.>',
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
      'There was a gap, about so big. {H} held up thumb and finger to it, and the same thumb and finger went to {his} left pocket. <Third from the bottom, under the toffee.> It went in as if it had been missed.',
      '‘You and your rubbish,’ said {a}, and then, ‘Wait. What’s that one?’ {H} had forgotten {he} had it. <It had been lying by a kerb, in March, looking undervalued.> {He} held it out, and things began to make sense.',
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
      'They had asked who, and where, and what it cost. ‘Why today?’ said {h}. There was a pause of the kind that has a shape. <{A} put down the cup.> Nobody had thought of today.',
      '{H} put one question more, a small one, the sort you ask on the way out with your hand on the door. The answer was small as well. <It was the first one all day that was true.>',
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
      '‘Where did you have it last?’ people always said to {h}, and it never helped. It helped now. Where had {he} had it last? <Not here. Nowhere near.> They had all been looking in the place where it was easy to look.',
      '{H} patted {his} pockets. Gone, naturally. But as {he} had lost it, it must be somewhere a thing would go if nobody held it: down, and into a corner. <{He} was an expert.> {He} went down, and into the corner.',
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
      'A tin came off the shelf, then the shelf came off the wall. ‘That was me,’ said {h}, from underneath. <It generally was.> Behind the shelf there was a patch of wall that was not the same colour.',
      '{H} knocked it over. It rolled, with everyone watching, to the lowest point of the floor and stayed there. <No one had known there was a lowest point.> That, it turned out, was the whole puzzle.',
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
      'The others had gone off to look. {H} stayed where it was quiet. After a while a thing that had been holding its breath for all those loud people let it out. <{H} did not turn {his} head.> ‘There you are,’ {he} said, hardly aloud.',
      'It was on the tip of everyone’s tongue, and they kept talking over it. {H} waited for the gap between two sentences. <There is always one, as thin as a coin.> In it {he} heard the clue go past.',
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
      '{H} tried it left-handed. {He} tried it with {his} eyes shut, and from underneath. There was no eighth way. {He} tried it. The eighth way held.',
      '‘How many times is that?’ asked {a}. {H} had not been counting; {he} had been listening to it give. A hair’s breadth each go. <That makes a hand, if you keep at it.> {He} kept at it.',
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
      '{H} explained it to a passing beetle, since everyone else was tired. A beetle wants it simple. <No names, no Tuesdays.> Told that simply, it had an end, and {h} had just said it.',
      '‘…which is funny, because,’ said {h}, and for once did not go on. {A} looked up at the silence. <It was the first that day.> ‘Because what?’ said {a}. {H} was already on the way.',
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
      'Everyone who wasn’t scared had run straight past it. {H} went slowly, one hand on the wall, because of the dark. The wall was rough, then rough, then smooth. {He} stopped at smooth.',
      '{H} had imagined the worst, in detail, all the way here. {He} was good at it. So {he} knew the worst quite well, and this was not it. <This had a handle.> {He} took hold of the handle.',
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
      'By the time {h} arrived, they had all gone on. So nobody else saw how it looked when people had stopped looking at it. <It had been waiting for that.> {H} tied a lace, very slowly, and watched.',
      '‘Where have you been?’ said {a}. {H} had been at the drainpipe. It ran down the wall, and along, and in where no pipe needs to go. <‘A drainpipe,’ said {a}. Then {a} looked, too.>',
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
      '{H} folded the ticket into a strip, the strip into a ring, and did not know why till {he} saw it go on. <The hands had known for some time.> It might have been made to measure.',
      'If it had been {h.s} to build, {he} would have hidden the catch behind the ugly bit, where no one strokes it. {He} looked for the ugly bit. There were two. One was just ugly. The other clicked.',
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
      '‘After you,’ said {h}, and stood aside, as {he} would for anyone. And because {he} had stood aside, there was room, and because there was room, it came out. <It had only wanted to be let past.>',
      'Everyone had pulled at it, pushed it or sworn. {H} wiped the dust off it first, with a sleeve, because it looked as if no one had for years. <There was writing underneath.> ‘Thank you,’ said {h}, and read.',
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
      '‘On three,’ said {a}. ‘One—’ {H} had gone. <Nobody ever found out what happens on three.> And since the thing had been expecting three as well, it was caught with its back turned.',
      'There was a lever that said ‘Do not’. The rest had worn off. {H} pulled it while the others were still wondering what not. <It was rather stiff.> Something that had been shut all day sighed, and wasn’t.',
    ],
    small: ['{H} ran. {H} ran fast!', '‘Me first!’ said {h}.'],
  },
]
