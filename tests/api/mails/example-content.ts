import type { MailContent, MailKind } from '../../../src/api/mails/new-mail.ts'
import type { Language } from '../../../src/contract/languages.ts'

export const LINK = 'https://tales.example/de/verify?token=aB3xY9&r=3kJf8sLq0VnWm2Yt5Rz8Ha'

/** A mail of each kind. */
export const exampleContent = (language: Language): { readonly [Kind in MailKind]: MailContent } => ({
  'sign-in': { kind: 'sign-in', language, data: { link: LINK, minutes: 10, browser: 'Firefox, Windows' } },
  welcome: { kind: 'welcome', language, data: { link: LINK, minutes: 10, stories: 2 } },
  'story-ready': { kind: 'story-ready', language, data: { link: LINK, title: 'Mila und das achtzehnte Licht' } },
  'edition-ready': {
    kind: 'edition-ready',
    language,
    data: { link: LINK, edition: 'audiobook', title: 'Mila und das achtzehnte Licht' },
  },
  receipt: {
    kind: 'receipt',
    language,
    data: {
      link: LINK,
      edition: 'audiobook',
      number: '5F0B6D0E',
      paidInCent: 450,
      paidAt: '2026-11-22T10:00:00.000Z',
      accepted: ['immediate-delivery'],
      acceptedAt: '2026-11-22T09:58:12.000Z',
      terms: 'https://tales.example/de/terms',
      withdrawal: 'https://tales.example/de/withdrawal',
      title: 'Mila und das achtzehnte Licht',
      invoice: {
        title: 'Rechnung 2026-000001',
        lines: [
          ['Rechnungsnummer', '2026-000001'],
          ['MwSt. 7 %, Deutschland', '0,29 €'],
        ],
        notes: ['Vollständig bezahlt am 22. November 2026.'],
        isTaxed: true,
        link: 'https://tales.example/de/login?to=%2Fde%2Fsettings',
      },
    },
  },
  refund: {
    kind: 'refund',
    language,
    data: {
      link: LINK,
      edition: 'ebook',
      number: '5F0B6D0E',
      isWhole: false,
      amount: 250,
      currency: 'eur',
      invoice: {
        title: 'Gutschrift 2026-C-000001',
        lines: [
          ['Gutschriftsnummer', '2026-C-000001'],
          ['Erstattung inkl. MwSt.', '2,50 €'],
        ],
        notes: ['Dieser Betrag geht auf dem Weg zurück, auf dem er bezahlt wurde.'],
        isTaxed: true,
        link: 'https://tales.example/de/login?to=%2Fde%2Fsettings',
      },
    },
  },
  withdrawal: {
    kind: 'withdrawal',
    language,
    data: {
      link: LINK,
      number: '5F0B6D0E',
      declaredAt: '2026-11-23T10:00:07.000Z',
      isSettled: true,
      name: 'Mila Morgenstern',
      edition: 'audiobook',
    },
  },
  present: { kind: 'present', language, data: { link: LINK, from: 'Oma Inge', to: 'Mila' } },
  message: {
    kind: 'message',
    language,
    data: {
      link: LINK,
      topic: 'order',
      language: 'th',
      email: 'nan@reader.example',
      number: '5F0B6D0E',
      text: 'Mein Buch ist nicht da.\n\nKönnt ihr nachsehen?',
    },
  },
  'quota-free': { kind: 'quota-free', language, data: { link: LINK } },
  'print-order': {
    kind: 'print-order',
    language,
    data: { link: LINK, number: '5F0B6D0E', pageCount: 54, isAddressDoubtful: true },
  },
  'print-step': {
    kind: 'print-step',
    language,
    data: {
      link: LINK,
      number: '5F0B6D0E',
      step: 'dispatched',
      tracking: { carrier: 'Post', number: '00340434161094', url: 'https://post.example/00340434161094' },
    },
  },
  'password-changed': { kind: 'password-changed', language, data: { link: LINK, at: '2026-11-23T10:00:07.000Z' } },
  'account-deleted': { kind: 'account-deleted', language, data: { link: LINK, at: '2026-11-23T10:00:07.000Z' } },
})
