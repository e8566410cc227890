import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import type { SignInMail } from '../../../src/api/accounts/account-deps.ts'
import type { OfflineLandingAuthor } from '../../../src/api/author/landing/landing-author.ts'
import type { SiteLandingDeps } from '../../../src/api/landings/landing-deps.ts'
import { type LandingAuthorDeps, openLandingAuthor } from '../../../src/api/landings/metered-landing-author.ts'
import type { Content } from '../../../src/api/outside/content/content.ts'
import type { OpenContent } from '../../../src/api/outside/content/open-content.ts'
import type { LandingProposal } from '../../../src/contract/landing.ts'
import { hash } from '../../../src/lib/seeded.ts'
import { freshDatabase } from '../../helpers/fresh-database.ts'
import { openServiceOn, type TestService, type TestServiceOptions } from '../../helpers/service-on.ts'
import { contentOn, forgetFolder, openSiteOn, siteFolder, type TestSite } from '../../helpers/site-on.ts'
import { type RoleBrowser, roleBrowser } from '../roles/role-browser.ts'

const STAFF = 'editor@tales.example'

export interface TestResponse {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: what was answered is looked at field by field, as with the framework's own
  readonly json: any
}

/** Everything that landing pages are made with: the service, the content service, the site. */
export interface TestLandings {
  readonly test: TestService
  readonly site: TestSite
  readonly content: OpenContent
  readonly staff: RoleBrowser
  readonly author: SiteLandingDeps['author']
  readonly mails: readonly SignInMail[]
  /** How often pictures were drawn. */
  drawn(): number
  person(email: string, signIn: 'nobody' | 'unproven' | 'proven'): Promise<RoleBrowser>
  /** What staff are answered by a landing call. */
  ask(method: string, path: string, body?: object): Promise<TestResponse>
  close(): Promise<void>
}

export interface TestLandingsOptions {
  readonly service?: Pick<TestServiceOptions, 'onServer' | 'contentWebhookSecret'>
  /** Puts more on the server, before anybody asks it. */
  readonly addRoutes?: (testLandings: Pick<TestLandings, 'test' | 'content' | 'site'>) => Promise<void>
  readonly model?: (test: () => TestService) => LandingAuthorDeps['model']
  /** Stands between the rules and the content service. */
  readonly contentBy?: (content: Content) => Content
}

/** A page of nobody's making, as an author without a model would write it. */
export const proposal = (title: string): LandingProposal => ({
  title,
  content: `## ${title}\n\nA page about it.`,
  boxTitle: 'Start',
  boxText: 'Answer three questions.',
  metaTitle: title,
  metaDescription: `All about ${title}`,
  url: 'a-page',
  productDefinition: `A story about ${title}`,
  productQuestions: ['Who?', 'Where?', 'Why?'].map(question => ({ question, options: ['one', 'two', 'three'] })),
  category: 'adventure',
  group: 'family',
  ages: ['3-6'],
})

const offline: OfflineLandingAuthor = {
  writeLanding: ({ idea }) => proposal(`Without a model: ${idea.slice(0, 40)}`),
  translateLanding: ({ words }) => words,
}

export async function openTestLandings(options: TestLandingsOptions = {}): Promise<TestLandings> {
  const database = await freshDatabase()
  const folder = siteFolder()
  const opened = await contentOn(database, folder)
  const content = options.contentBy?.(opened) ?? opened
  const site = await openSiteOn(database, { folder, content: opened.read })
  const mails: SignInMail[] = []
  let drawn = 0
  const log = { warn: () => undefined }
  const model = options.model?.(() => test)
  const landings: SiteLandingDeps = {
    author: openLandingAuthor({ offline, ...(model && { model }), log }),
    async draw(brief, signal) {
      drawn += 1
      await sleep(20)
      signal.throwIfAborted()
      const scene = { motif: 'castle', timeOfDay: 'night', sky: 'moon', pose: 'walking' } as const
      const quadrants = await Promise.all([0, 1, 2, 3].map(index => tinyPicture(`${brief.seed} ${index}`)))
      return { overview: await tinyPicture(brief.seed), quadrants, scenes: Array(4).fill(scene), drawnBy: 'paper-cut' }
    },
    content,
    publication: site.publication,
  }
  const test = await openServiceOn(database, {
    ...options.service,
    landings,
    staffEmails: [STAFF],
    sendMail: async (_queries, mail) => void mails.push(mail),
  })
  await options.addRoutes?.({ test, content: opened, site })
  const person = (email: string, signIn: 'nobody' | 'unproven' | 'proven') =>
    roleBrowser(test, mails, { email, signIn })
  const staff = await person(STAFF, 'proven')
  return {
    test,
    site,
    content: opened,
    staff,
    author: landings.author,
    mails,
    drawn: () => drawn,
    person,
    async ask(method, path, body) {
      const response = await staff.ask({ method, path, ...(body && { body }) })
      return { status: response.statusCode, json: response.json() }
    },
    async close() {
      await site.close()
      await test.close()
      forgetFolder(folder)
    },
  }
}

async function tinyPicture(seed: string): Promise<Uint8Array> {
  const shade = hash(seed) % 256
  const create = { width: 80, height: 60, channels: 3, background: { r: shade, g: 20, b: 90 } } as const
  return sharp({ create }).webp().toBuffer()
}

let pages = 0

/** A draft as the generator sends it, with an address of its own. */
export function landingDraft(changes: object = {}): Record<string, unknown> {
  pages += 1
  return {
    language: 'de',
    title: `Die Laterne Nummer ${pages}`,
    content: `## Licht ${pages}\n\nEs war einmal die Seite ${pages}, und sie hatte ihre eigenen Worte.`,
    coverImage: '',
    boxTitle: '',
    boxText: 'Drei Fragen, **eine** Geschichte.',
    metaTitle: '',
    metaDescription: '',
    url: `laterne-${pages}`,
    parameter: { context: { category: 'bedtime', productDefinition: 'Eine Geschichte vom Licht' } },
    questions: [{ question: 'Wer trägt sie?', options: ['Oma', 'der Fuchs', 'niemand'] }],
    userInput: 'Laternen',
    ...changes,
  }
}
