import type { Language } from '../../contract/languages.ts'
import { pathOf } from '../../contract/routes.ts'
import { serverTexts } from '../../contract/texts.server.ts'
import type { NewMail } from '../mails/new-mail.ts'
import type { OrderRow } from './shop-deps.ts'

interface Declared {
  readonly to: string
  readonly language: Language
  readonly name: string
  readonly number: string
  readonly order: OrderRow | undefined
  readonly isSettled: boolean
  readonly at: Date
}

export function withdrawalMail(
  origin: string,
  { to, language, name, number, order, isSettled, at }: Declared,
): Extract<NewMail, { readonly kind: 'withdrawal' }> {
  return {
    kind: 'withdrawal',
    to,
    language,
    data: {
      link: origin + pathOf('withdrawal', { language }, serverTexts(language).urls),
      number,
      declaredAt: at.toISOString(),
      isSettled,
      // A stranger's words are not mailed to the address.
      ...(order && { name, edition: order.edition }),
    },
  }
}
