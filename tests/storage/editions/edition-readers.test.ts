import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SignInMail } from '../../../src/api/accounts/account-deps.ts'
import { editionMail } from '../../../src/api/editions/edition-mail.ts'
import { composeMail } from '../../../src/api/mails/compose-mail.ts'
import type { NewMail } from '../../../src/api/mails/new-mail.ts'
import { mediaKey } from '../../../src/api/media/media-address.ts'
import { openShop } from '../../../src/api/shop/shop-jobs.ts'
import type { AccountExport } from '../../../src/contract/account-export.ts'
import type { Product } from '../../../src/contract/shop.ts'
import type { Story } from '../../../src/contract/story.ts'
import { exampleParameter } from '../../helpers/example-parameter.ts'
import type { TestService } from '../../helpers/service.ts'
import { serviceBrowser } from '../../helpers/service-browser.ts'
import { itemsOf, made, openEditionService, order } from './edition-service.ts'

const origin = 'https://tales.example'
const signInMails: SignInMail[] = []
const sent: NewMail[] = []

let test: TestService
let id: string
let owner: ReturnType<typeof serviceBrowser>
beforeAll(async () => {
  test = await openEditionService({
    sendMail: async (_queries, mail) => void signInMails.push(mail),
    notifyEdition: async (transaction, edition) => {
      const mail = await editionMail(transaction, { ...edition, origin })
      if (mail) sent.push(mail)
    },
  })
  owner = newBrowser()
  const parameter = exampleParameter()
  await owner.prove('owner@example.com')
  const requested = { parameter: { ...parameter, story: { ...parameter.story, length: '500' } } }
  id = (await owner.ask('POST', '/stories/start-generator', requested)).body.id
  // Ordered while it is still being written: made when that is done.
  await order(test, { id }, 'audiobook')
  await test.work()
  await test.ended(id)
  await buy('ebook')
  for (const kind of ['ebook', 'audiobook'] as const) expect(await made(test, { id }, kind)).toBe('ready')
})
afterAll(() => test.close())

const newBrowser = () => serviceBrowser(test.server, signInMails)

/** By the shop: files of a first story cost nothing. */
async function buy(edition: string): Promise<void> {
  await openShop(test.service, test.sandbox)
  const products: Product[] = (await owner.ask('GET', '/products')).body
  const { id: productId = '', priceId = '' } = products.find(({ name }) => name === edition) ?? {}
  const bought = await owner.ask('POST', '/checkout', { productId, priceId, storyId: id, lang: 'de' })
  expect([bought.status, bought.body.clientSecret]).toEqual([200, null])
}

describe('Editions', () => {
  it('are told of by mail, once each, to the mailbox of the owner', () => {
    expect(sent.map(({ to, kind, data }) => [to, kind, 'edition' in data && data.edition]).toSorted()).toEqual([
      ['owner@example.com', 'edition-ready', 'audiobook'],
      ['owner@example.com', 'edition-ready', 'ebook'],
    ])
    for (const mail of sent) expect(composeMail(mail).text).toContain(mail.data.link)
  })

  it('may be listened to by whoever the story was shared with, who gets no files to keep', async () => {
    const { body: share } = await owner.ask('GET', `/stories/${id}/share`)
    const recipient = newBrowser()
    await recipient.prove('recipient@example.com')
    await recipient.ask('POST', `/stories/add/${share.id}`)
    const story: Story = (await recipient.ask('GET', `/stories/${id}`)).body
    expect(itemsOf(story, 'ebook')).toEqual([])
    expect(itemsOf(story, 'audiobook').map(item => [item.downloadUrl, item.state])).toEqual([['', 'ready']])
    for (const chapter of story.chapters) {
      const sound = itemsOf(chapter, 'audio')[0]
      expect((await test.server.inject({ method: 'GET', url: sound?.downloadUrl ?? '' })).statusCode).toBe(200)
    }
  })

  it('are listed when an account is exported, and go with it, rows and files', async () => {
    const exported: AccountExport = (await owner.ask('GET', '/user/export')).body
    const endings = exported.files.map(({ name }) => name.split('.').at(-1) ?? '')
    for (const ending of ['epub', 'pdf', 'docx', 'mp3', 'm4b', 'json', 'aac']) expect(endings).toContain(ending)
    expect(exported.editions.map(({ kind, state }) => [kind, state])).toEqual([
      ['audiobook', 'ready'],
      ['ebook', 'ready'],
    ])
    expect(exported.orders).toMatchObject([{ product: 'ebook', paidInCent: 0, withdrawal: 'none' }])
    for (const { downloadUrl, bytes } of exported.files) {
      const file = await test.server.inject({ method: 'GET', url: downloadUrl })
      expect([file.statusCode, file.rawPayload.length]).toEqual([200, bytes])
    }
    await owner.ask('POST', '/user/delete')
    const { db } = test.database
    expect(await db.selectFrom('edition').select('id').where('story_id', '=', id).execute()).toEqual([])
    expect(await test.service.files.list(mediaKey({ story: id, file: '' }))).toEqual([])
  })
})
