import { entriesOf } from '../phrase-pattern.ts'

export const CLICHES_EN =
  entriesOf(`little did she know|little did he know|little did they know|little did i know|a testament to|
  rich tapestry|tapestry of|couldn't help but smile|could not help but smile|couldn't help but feel|couldn't help but laugh|
  heart pounding|heart was pounding|heart pounded in|heart skipped a beat|heart raced|heart swelled with|heart sang|heart sank|
  whispering winds|whispering wind|twinkling stars|stars twinkled like|and so the adventure began|and so their adventure began|
  and so her adventure began|and so his adventure began|an adventure they would never forget|
  an adventure she would never forget|an adventure he would never forget|a day they would never forget|
  a smile spread across|a smile tugged at|a smile played on|a shiver ran down|sent shivers down|a chill ran down|
  eyes sparkled with|eyes sparkling with|eyes twinkled with|eyes widened in|eyes wide with wonder|wide-eyed with wonder|
  let out a breath she didn't|let out a breath he didn't|breath she didn't know she|breath he didn't know he|
  bathed in moonlight|bathed in golden light|a symphony of|a kaleidoscope of|dance of light and shadow|danced in the moonlight|
  sun dipped below the horizon|sun began to set, casting|casting a warm glow|casting long shadows|a sense of wonder|
  a sense of belonging|a newfound sense of|with newfound courage|with newfound confidence|with newfound determination|
  with renewed determination|a bond that would never|the true meaning of christmas|the magic of friendship|
  the power of friendship|the real treasure was|the greatest treasure of all|deep down inside|
  from that day on|from that day forward|happily ever after|nestled in the heart of|nestled between rolling|
  in a land far, far away|once upon a time in a land|as if by magic|time stood still|time seemed to stand still|
  it was all just a dream|it had all been a dream|the world melted away|a whirlwind of emotions|tears of joy|
  lost in thought|butterflies in her stomach|butterflies in his stomach|the calm before the storm|only time would tell|
  they all laughed together|everyone laughed and|hung heavy in the air|the air was thick with|unbeknownst to|
  a mix of excitement and|a mixture of excitement and|embarked on a journey|embark on a journey|delved into|delve into`)
