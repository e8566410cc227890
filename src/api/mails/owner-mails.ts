import { pathOf } from '../../contract/routes.ts'
import { serverTexts } from '../../contract/texts.server.ts'
import type { SendNotice } from '../accounts/notify-owner.ts'
import type { MailQueue } from './mail-queue.ts'

export const ownerMails =
  (queue: Pick<MailQueue, 'queueMail'>, origin: string): SendNotice =>
  async (queries, { kind, email: to, language, at }) => {
    const { urls } = serverTexts(language)
    const route = kind === 'password-changed' ? 'settings' : 'home'
    const data = { link: origin + pathOf(route, { language }, urls), at: at.toISOString() }
    await queue.queueMail(queries, { kind, to, language, data })
  }
