import { readCatalogue } from '../../../src/api/shop/read-catalogue.ts'
import type { CallName } from '../../../src/contract/call-names.ts'
import { exampleParameter } from '../../helpers/example-parameter.ts'
import { OF_PRESENTS } from './present-rows.ts'
import { OF_PRINT } from './print-rows.ts'
import type { Cast, Role } from './stage.ts'

export interface Ask {
  readonly params?: Record<string, string>
  readonly query?: Record<string, string>
  readonly body?: object
  readonly headers?: Record<string, string>
}

/** What everybody is answered by one call. */
export interface Row {
  readonly call: CallName
  /** What is asked for, where a call stands in more than one row. */
  readonly about?: string
  readonly ask?: (cast: Cast, role: Role) => Ask
  /** Status for nobody, unproven, stranger, staff, recipient and owner, in the order of ROLES. */
  readonly gives: string
  /** Who learns something of the story: its hero's name is in the answer. */
  readonly reveals?: readonly Role[]
}

const EBOOK = readCatalogue().find(({ name }) => name === 'ebook')?.id ?? ''
const NEW_PASSWORD = 'correct horse battery'
const READING_POSITION = { chapter: 1, paragraph: 0, offset: 0, at: '2026-11-21T08:00:00.000Z' }
const LINK = { token: 'aB3dE9', r: 'AAAAAAAAAAAAAAAAAAAAAA' }
const CONFIRMED = { 'x-confirmed': '1' }
const EVERYBODY = ['nobody', 'unproven', 'stranger', 'staff', 'recipient', 'owner'] as const
const READERS = ['recipient', 'owner'] as const

const ofStory = ({ story }: Cast): Ask => ({ params: { id: story } })
const ofShare = ({ share }: Cast): Ask => ({ params: { id: share } })

/** Calls about one story. Who may not see it is answered as if it had never been. */
const OF_STORY: readonly Row[] = [
  { call: 'read-story', ask: ofStory, gives: '404 404 404 404 200 200', reveals: READERS },
  { call: 'read-reading-place', ask: ofStory, gives: '401 404 404 404 200 200' },
  {
    call: 'save-reading-place',
    ask: cast => ({ ...ofStory(cast), body: READING_POSITION }),
    gives: '401 404 404 404 200 200',
  },
  { call: 'finish-reading', ask: ofStory, gives: '404 404 404 404 404 200' },
  {
    call: 'rate-story',
    ask: cast => ({ ...ofStory(cast), body: { rating: 'lovely' } }),
    gives: '404 404 404 404 200 200',
  },
  { call: 'read-generator-status', ask: ofStory, gives: '404 404 404 404 404 200', reveals: ['owner'] },
  { call: 'read-generator-parameters', ask: ofStory, gives: '404 404 404 404 404 200', reveals: ['owner'] },
  { call: 'list-versions', ask: ofStory, gives: '404 404 404 404 404 200' },
  { call: 'read-wish', ask: ofStory, gives: '404 404 404 404 404 200' },
  {
    call: 'improve-story',
    ask: cast => ({ ...ofStory(cast), body: { changes: ['Mehr Regen'] } }),
    gives: '404 404 404 404 404 200',
  },
  {
    call: 'restore-version',
    ask: ({ story }) => ({ params: { id: story, number: '1' } }),
    gives: '404 404 404 404 404 200',
  },
  { call: 'retry-generator', ask: ofStory, gives: '404 404 404 404 404 409' },
  { call: 'read-webbook', ask: ofStory, gives: '404 404 404 404 200 200', reveals: READERS },
  {
    call: 'retry-edition',
    ask: ({ story }) => ({ params: { id: story, kind: 'ebook' } }),
    gives: '404 404 404 404 404 200',
  },
  {
    call: 'save-media',
    ask: cast => ({ ...ofStory(cast), body: { type: 'coverimage', format: 'png', metadata: { url: cast.cover } } }),
    gives: '404 404 404 404 404 200',
  },
  {
    call: 'assign-story',
    ask: (cast, role) => ({ params: { id: cast.story, user_id: cast[role].id || cast.owner.id } }),
    gives: '401 404 404 404 404 200',
  },
  {
    call: 'assign-story',
    about: 'to its owner, by somebody else',
    ask: ({ story, owner }) => ({ params: { id: story, user_id: owner.id } }),
    gives: '401 404 404 404 404 200',
  },
]

const OF_SHARES: readonly Row[] = [
  { call: 'share-story', ask: ofStory, gives: '401 403 404 404 404 200' },
  {
    call: 'change-share',
    ask: cast => ({ ...ofStory(cast), body: { sender: 'Oma Inge', note: 'Lies das heute.', opens: 'first-chapter' } }),
    gives: '401 403 404 404 404 200',
  },
  { call: 'revoke-share', ask: ofStory, gives: '401 403 404 404 404 200' },
  { call: 'remove-added', ask: ofStory, gives: '401 403 404 404 200 404' },
  { call: 'read-share', ask: ofShare, gives: '200 200 200 200 200 200', reveals: EVERYBODY },
  { call: 'read-shared-chapters', ask: ofShare, gives: '404 404 404 404 404 404' },
  { call: 'add-story', ask: ofShare, gives: '401 403 200 200 200 200' },
]

const OF_SHOP: readonly Row[] = [
  {
    call: 'start-checkout',
    about: 'at a price of yesterday',
    ask: ({ story }) => ({
      body: { productId: EBOOK, priceId: 'price_of_yesterday', storyId: story, lang: 'de' },
    }),
    gives: '404 404 404 404 404 409',
  },
  { call: 'is-first-story', ask: ({ story }) => ({ params: { storyId: story } }), gives: '404 404 404 404 404 200' },
  { call: 'list-products', gives: '200 200 200 200 200 200' },
  {
    call: 'read-checkout-status',
    about: 'of a checkout that never was',
    ask: () => ({ params: { id: 'cs_test_aaaaaaaaaaaaaaaaaaaa' } }),
    gives: '404 404 404 404 404 404',
  },
  { call: 'list-orders', gives: '401 200 200 200 200 200' },
  { call: 'read-invoice', ask: ofStory, gives: '401 404 404 404 404 404' },
  { call: 'list-all-orders', gives: '401 401 401 200 401 401' },
  { call: 'prepare-preview', ask: ofStory, gives: '404 404 404 404 404 200' },
  { call: 'read-preview', ask: ofStory, gives: '404 404 404 404 404 404' },
  {
    call: 'declare-withdrawal',
    about: 'from an order that never was',
    ask: (_cast, role) => ({
      body: { name: 'Mila', number: 'AAAAAAAA', email: `${role}@withdraws.example`, lang: 'de' },
    }),
    gives: '200 200 200 200 200 200',
  },
  {
    call: 'send-message',
    ask: (_cast, role) => ({
      body: { topic: 'other', email: `${role}@writes.example`, text: 'Guten Tag', language: 'de' },
    }),
    gives: '200 200 200 200 200 200',
  },
  ...OF_PRINT,
  { call: 'list-ratings', gives: '401 401 401 200 401 401' },
  { call: 'count-ratings', gives: '401 401 401 200 401 401' },
  { call: 'list-withdrawals', gives: '401 401 401 200 401 401' },
  { call: 'receive-payment-event', ask: () => ({ body: {} }), gives: '400 400 400 400 400 400' },
]

const OF_MEDIA: readonly Row[] = [
  {
    call: 'read-media',
    about: 'at a signed address, which is the right to it',
    ask: ({ picture: { story, file, query } }) => ({ params: { story, file }, query }),
    gives: '200 200 200 200 200 200',
  },
  {
    call: 'read-media',
    about: 'with the signature of another story',
    ask: ({ story, picture: { file, query } }) => ({ params: { story, file }, query }),
    gives: '404 404 404 404 404 404',
  },
]

const OF_ACCOUNTS: readonly Row[] = [
  {
    call: 'login',
    ask: (_cast, role) => ({ body: { email: `new-${role}@tales.example`, lang: 'de' } }),
    gives: '200 200 200 200 200 200',
  },
  {
    call: 'login-with-password',
    about: 'of the owner, with a wrong one',
    ask: ({ owner }) => ({ body: { email: owner.email, password: NEW_PASSWORD } }),
    gives: '401 401 401 401 401 401',
  },
  { call: 'look-at-link', ask: () => ({ query: LINK }), gives: '200 200 200 200 200 200' },
  { call: 'verify-link', about: 'unasked', ask: () => ({ query: LINK }), gives: '409 409 409 409 409 409' },
  {
    call: 'verify-link',
    about: 'by a button',
    ask: () => ({ query: LINK, headers: CONFIRMED }),
    gives: '400 400 400 400 400 400',
  },
  { call: 'read-account', gives: '401 200 200 200 200 200' },
  { call: 'list-sessions', gives: '401 200 200 200 200 200' },
  { call: 'list-offered', gives: '401 200 200 200 200 200' },
  {
    call: 'decide-offered',
    about: "of the owner's",
    ask: () => ({ body: { decision: 'keep', stories: ['0198c0de-1111-4222-8333-00000000000a'] } }),
    gives: '401 403 200 200 200 200',
  },
  {
    call: 'revoke-session',
    about: "of the owner's",
    ask: ({ owner }) => ({ params: { id: owner.session } }),
    gives: '401 404 404 404 404 200',
  },
  {
    call: 'revoke-session',
    about: 'of their own',
    ask: (cast, role) => ({ params: { id: cast[role].session || cast.owner.session } }),
    gives: '401 200 200 200 200 200',
  },
  { call: 'revoke-other-sessions', gives: '401 200 200 200 200 200' },
  {
    call: 'update-user',
    about: 'of their own',
    ask: (cast, role) => ({ body: { email: cast[role].email, password: NEW_PASSWORD } }),
    gives: '401 403 200 200 200 200',
  },
  {
    call: 'update-user',
    about: "of the owner's",
    ask: ({ owner }) => ({ body: { email: owner.email, password: NEW_PASSWORD } }),
    gives: '401 400 400 400 400 200',
  },
  { call: 'export-account', gives: '401 200 200 200 200 200', reveals: READERS },
  { call: 'delete-account', gives: '401 200 200 200 200 200' },
  { call: 'sign-out', gives: '401 200 200 200 200 200' },
]

const OF_EVERYBODY: readonly Row[] = [
  {
    call: 'start-generator',
    ask: () => ({ body: { parameter: exampleParameter() } }),
    gives: '200 200 200 200 200 200',
  },
  {
    call: 'forecast-story',
    ask: () => ({ body: { parameter: exampleParameter() } }),
    gives: '200 200 200 200 200 200',
  },
  { call: 'read-story-quota', gives: '200 200 200 200 200 200' },
  { call: 'ask-reminder', ask: () => ({ body: { language: 'de' } }), gives: '401 403 200 200 200 200' },
  { call: 'cancel-reminder', gives: '401 403 200 200 200 200' },
  { call: 'list-stories', gives: '200 200 200 200 200 200', reveals: READERS },
  { call: 'read-service', gives: '200 200 200 200 200 200' },
  {
    call: 'stream-suggestions',
    ask: () => ({
      query: { start: '', language: 'de', url: '/de', title: 'location' },
      headers: { accept: 'text/event-stream' },
    }),
    gives: '200 200 200 200 200 200',
  },
]

const OF_STAFF: readonly Row[] = [
  { call: 'read-publication', gives: '401 401 401 200 401 401' },
  { call: 'start-publication', gives: '401 401 401 200 401 401' },
  // Only the content service has the secret; whoever works here has not.
  { call: 'receive-content-change', ask: () => ({ body: {} }), gives: '401 401 401 401 401 401' },
]

/** Whoever is not staff is told that there is no such thing. The stage has no pages: what is not refused is not served. */
const OF_LANDINGS: readonly Row[] = (
  [
    'generate-landing-text',
    'translate-landing-text',
    'generate-landing-images',
    'upload-landing-picture',
    'save-landing',
    'find-similar-landings',
    'preview-landing',
  ] as const
)
  .map((call): Row => ({ call, ask: () => ({ body: {} }), gives: '404 404 404 400 404 404' }))
  .concat([
    { call: 'list-landings', gives: '404 404 404 503 404 404' },
    { call: 'read-landing', ask: () => ({ params: { id: 'landing-1' } }), gives: '404 404 404 503 404 404' },
    {
      call: 'withdraw-landing',
      ask: () => ({ params: { id: 'landing-1' }, body: { version: 1 } }),
      gives: '404 404 404 503 404 404',
    },
    // Its address is the key, and this one is made up.
    {
      call: 'read-landing-picture',
      ask: () => ({
        params: { set: `20000-${'0'.repeat(32)}`, file: '1.webp' },
        query: { signature: 'A'.repeat(43) },
      }),
      gives: '404 404 404 404 404 404',
    },
  ])

export const TABLE: readonly Row[] = [
  ...OF_STORY,
  ...OF_SHARES,
  ...OF_PRESENTS,
  ...OF_SHOP,
  ...OF_MEDIA,
  ...OF_ACCOUNTS,
  ...OF_EVERYBODY,
  ...OF_STAFF,
  ...OF_LANDINGS,
]
