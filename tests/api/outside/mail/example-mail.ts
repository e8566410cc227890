import type { Mail } from '../../../../src/api/outside/mail/mailer.ts'

export const exampleMail = (given: Partial<Mail> = {}): Mail => ({
  to: 'zehra@reader.example',
  from: 'stories@tales.example',
  subject: 'Hikâyen hazır, เรื่องของคุณเสร็จแล้ว',
  html: '<p>Ağaç, größer, ต้นไม้ &amp; more</p>',
  text: 'Ağaç, größer, ต้นไม้ & more\n',
  messageId: '<0b0e7a9c-1111-4222-8333-444455556666@tales.example>',
  ...given,
})
