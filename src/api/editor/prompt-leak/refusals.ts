import { entriesOf } from '../phrase-pattern.ts'

/** What models say in place of a story; folded. */
export const REFUSALS: readonly string[] = entriesOf(`i cannot fulfill this request|i can't fulfill this request|
  i cannot assist with|i can't assist with|i can't help with that request|i cannot help with that request|
  i'm unable to assist|i am unable to assist|i cannot write this story|i can't write this story|
  i cannot create content|i can't create content|here is the story you|here's the story you|here is your story|
  as requested, here|i hope you enjoy this story|i hope this meets your|let me know if you would like*|let me know if you'd like|let me know if you want me|let me know if you need|let me know if you have any|
  my instructions are|my instructions say*|my instructions state|my instructions forbid|my instructions tell|my instructions do not|my instructions don't|
  i was instructed to|  my system prompt|the system prompt|my training data|content policy|usage policies|openai|chatgpt|
  ich kann diese anfrage nicht|bei dieser anfrage kann ich|dabei kann ich leider nicht|hier ist die geschichte, die du|
  hier ist deine geschichte|meine anweisungen lauten|mein systemprompt|
  je ne peux pas répondre à cette demande|je ne peux pas satisfaire cette demande|voici l'histoire que vous|voici votre histoire|
  mes instructions sont|mes instructions m'interdisent|mes instructions disent|mes instructions précisent|no puedo cumplir con esta solicitud|no puedo ayudar con esa solicitud|aquí está la historia que|
  aquí tienes tu historia|mis instrucciones son|mis instrucciones dicen|mis instrucciones me|non posso soddisfare questa richiesta|non posso aiutarti con questa richiesta|
  ecco la storia che|ecco la tua storia|le mie istruzioni sono|le mie istruzioni dicono|le mie istruzioni mi|nie mogę spełnić tej prośby|bu isteği yerine getiremem`)
