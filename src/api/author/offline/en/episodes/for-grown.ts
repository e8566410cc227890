import type { Episode } from '../../language-pack.ts'
import { always, more, scene } from '../../language-pack.ts'
import { GROWN } from './ages.ts'

/** For those who have a past to be embarrassed by. */
export const forGrown: readonly Episode[] = [
  {
    id: 'wrong-wedding',
    categories: ['adventure', 'generic', 'love', 'scifi', 'horror', 'christmas'],
    ages: GROWN,
    ...scene(
      ['The Wrong Wedding', 'Bride or Groom?', 'A Few Words'],
      'They are taken for guests, and it is too late to say so.',
      [
        always([
          '‘Bride or groom?’ asked a young man with a flower. It was a reasonable question; there was a church, and they were standing in its door, out of the wind. ‘Neither,’ said {h}. ‘Quite right, we’re all friends here,’ said the young man, and put them in the fourth row. <{A} was given a hymn book and a stranger’s baby.> By then somebody had started to play. You do not get up in the fourth row.',
        ]),
        always([
          'It was a good wedding. Afterwards there was a marquee, with place cards, and two of the places happened to be free. They belonged to a Leonard and a Bunty. ‘You haven’t changed a bit,’ an aunt told {h}. {H} said that she had not, either. It went well until the cheese. Then the best man tapped on his glass. ‘And now,’ he said, ‘a few words from the person who introduced them.’ He was looking at Leonard’s place card. <So were a hundred and ten other people.>',
        ]),
        more(1, [
          '‘Say you’ve a cold,’ breathed {a}, moving nothing but {a.his} lips. ‘I’ve told the aunt I sing,’ said {h}. <Further down the table the real cousins were trying to remember whether Leonard had always had that nose.>',
        ]),
        always([
          '{H} stood up. {He} looked at the two of them. They did not seem to mind who {he} was. They had been looking at each other since noon as if somebody had switched off the sound. ‘I only met you today,’ said {h}. It was quite true. ‘And I want to say that I saw you drop the ring, and I saw you both go down after it and stay under there rather longer than it takes to find a ring. That’s all. I’d do that again, if I were you, about once a week.’ There was a pause; somebody’s grandmother began to clap. <It was felt that Leonard had mellowed.> They left by the kitchen, with cake, and the baby was handed back at the last moment.',
        ]),
      ],
    ),
  },
  {
    id: 'old-teacher',
    categories: [],
    ages: GROWN,
    ...scene(['See Me', 'A Red Pencil', 'Forty Years of Essays'], 'Somebody corrects whatever people say.', [
      always([
        '‘Fewer,’ said a voice. {H} had just remarked that there were less people about than usual. On a folding chair sat a lady with a red pencil behind her ear. ‘I beg your pardon,’ she said. ‘It slips out. I had forty years of it.’ <She was correcting a bus timetable.> They said that it was nothing. ‘Was nothing,’ she began, and put two fingers over her mouth.',
      ]),
      always([
        'She could not stop, she told them. She corrected menus. She had sent back birthday cards. Her own daughter wrote to her only in numbers now. ‘I don’t mean it unkindly,’ said the lady. ‘When there’s a mistake, I see how near they were. It’s such a small thing to put right. It’s all I’ve ever been able to do for anybody.’ <In her bag were sixty years’ worth of other people’s letters, all of them with a mark.> {H} found that {he} had begun to speak very slowly, like somebody going over ice.',
      ]),
      more(1, [
        '‘Did you never get one with nothing wrong in it?’ asked {a}. ‘Once,’ she said. ‘A boy of nine. It was about his dog. I looked for a whole weekend. In the end I gave him ten out of ten and cried. <He’d copied it, of course.>’',
      ]),
      always([
        '‘Would you do one for me?’ said {h}. {He} had {his} own letter, in the lining of the coat. It had been written two years ago, and not sent. The lady put on her glasses. She read it to the end and then from the beginning. The red pencil hung over it and did not come down. ‘There’s a comma here,’ she said. ‘But I’d leave that. One can hear you breathe.’ At the bottom, where the mark goes, she wrote something and folded the sheet over it. <‘You’re to look at that afterwards,’ she said.> {H} looked round the next corner. It did not say ten out of ten. It said: ‘Post it.’',
      ]),
    ]),
  },
  {
    id: 'left-luggage',
    categories: [],
    ages: GROWN,
    ...scene(['Left Luggage', 'Number 212', 'Not Collected'], 'A man has been guarding a case for a stranger.', [
      always([
        '‘Would you mind watching this?’ a woman had said to him. ‘I shan’t be a minute.’ The man told them so himself. He was sitting next to a small brown case with his hand on it, upright, like someone having his picture taken. ‘And when was that?’ asked {h}. He worked it out. <There had been another government.> It was eleven years ago in May.',
      ]),
      always([
        'He did not sit there all the time, naturally. He had a job. But he came by every day after work, for an hour, and at weekends for two, with the case, to the place where she had asked him. ‘You said yes?’ said {a}. ‘I said, “Of course,”’ said the man. ‘You can’t take that back. It’s a very short thing to have said.’ He had never opened it. It was not heavy. <If you tilted it something slid from one end to the other, thoughtfully.> He had moved house twice and got divorced, and it had stood by.',
      ]),
      more(1, [
        '‘What will you say to her?’ asked {h}. He had prepared several things. There had been a bitter one, in the third year. ‘I think,’ he said, ‘I’ll just say: “Here you are.”’ <He tried it out on {a}, who found it rather good.>',
      ]),
      always([
        '{H} had a look at the case, as one does. Round the handle there was a paper tag, quite brown. It had been turned to the inside. You would not see it unless you knelt. {H} knelt. ‘To whoever says “of course”,’ it read. ‘It’s for you. I have to go and can’t explain.’ They gave him their shoulders to hold, one each, while he undid the clasps. In the case lay a single egg timer and a great many letters beginning with ‘Dear stranger’. <They did not read those. They were not strangers any more, not to that extent.> When they looked back he had turned over the timer. He was waiting for the sand, with his feet up on the case.',
      ]),
    ]),
  },
  {
    id: 'compliment',
    categories: [],
    ages: GROWN,
    ...scene(['A Remark', 'Since 1998', 'What She Meant'], 'Somebody wants to know what a sentence meant.', [
      always([
        '‘May I ask you something?’ said the man. ‘You look like people who know about people.’ {H} looked round, but he did mean them. ‘In 1998,’ said the man, ‘a woman said to me: “You’re not like the others.” And then she went for her train. I should like to know what she meant.’ <He said it with some care. You could tell that he took it out every day.>',
      ]),
      always([
        'They sat down with him; it was not a thing to do standing. ‘How did she say it?’ asked {a}. He did it for them. He did it with the stress on ‘you’, and on ‘not’. He had thought for years it was praise. Then he had thought for years it was not. ‘What were the others like?’ said {h}. ‘That’s just it,’ said the man. ‘There weren’t any. There was only me and a pigeon.’ <It had been a platform. It had rained. She had a green scarf and a cello.>',
      ]),
      more(1, [
        '‘And what did you say?’ asked {a}. ‘I said, “Mind the step.”’ They were all silent. <It was not a bad answer, considered by itself.> ‘Did she?’ asked {h}. ‘She looked at me and tripped over it,’ said the man.',
      ]),
      always([
        '‘Say it again,’ said {h}, ‘only the way she looked.’ The man shut his eyes. He stopped doing the voice. He turned his head a bit to the side, like somebody who has already got one foot on a train, and has seen something, and it is too late. ‘Oh,’ said {a}. ‘Oh,’ said {h}. ‘What?’ said the man. It was difficult to put. {A} tried. ‘I don’t think it was about you being different,’ said {a}. ‘I think she’d have liked to miss the train.’ The man sat there with the sentence in his hands, as it were, the other way up. <Some years went over his face, at a fair pace.> ‘I’ve still got the ticket,’ he said. ‘There’s one at ten past.’',
      ]),
    ]),
  },
  {
    id: 'price-of-advice',
    categories: [],
    ages: GROWN,
    ...scene(
      ['Advice, Used', 'Second-hand', 'As Good as New'],
      'At a stall one can buy advice that others did not take.',
      [
        always([
          'ADVICE, it said on the stall. SECOND-HAND, HARDLY WORN. A woman in fingerless gloves was laying out little cards in rows. {H} picked one up. ‘Don’t lend him the money,’ it said. ‘That’s as new,’ said the woman. ‘Nobody’s ever taken it.’ <She had ‘Go and see her’, in four sizes. She had ‘Leave it’, which had come in that morning, still warm.>',
        ]),
        always([
          '{A} went through the box for damaged items. ‘Follow your’ it said on one, and the rest was gone. ‘Where do you get them?’ asked {h}. ‘People give them to each other every day,’ said the woman, ‘and drop them at the next corner. I only go round with a bag.’ She looked {him} up and down, like a tailor. ‘For you I’d have a nice “You might have asked”. No? It goes with most things.’ {H} said that {he} already had that one. <{He} had it from three different people.>',
        ]),
        more(1, [
          '‘Do you take any of it yourself?’ asked {a}. ‘In this trade?’ said the woman. She pulled her gloves on tighter. Then she showed them a card that she kept in her sleeve. It was worn quite soft. <It said: ‘Sit down for a minute.’> ‘I’m getting round to it,’ she said.',
        ]),
        always([
          '{H} bought a small one, to be polite. You were not to read it till you needed it. {He} forgot it was there. But further on there was a moment when {was} about to say something to {a}; it was a clever thing, with a hook in it. {He} had {his} hand in {his} pocket and felt the card. {He} read it behind {his} back, by the corner of an eye. ‘Don’t,’ it said. {H} shut {his} mouth. ‘What?’ said {a}. ‘Nothing,’ said {h}. It was well worth the twopence. <Later on {he} saw that {a} had bought one as well. It lay face down on {a.his} palm. {A} was reading it, and looking at {h}, and then put it away again, with the greatest care.>',
        ]),
      ],
    ),
  },
]
