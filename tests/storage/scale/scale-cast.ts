import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { signSession } from '../../../src/api/accounts/session-token.ts'
import { mediaAddress } from '../../../src/api/media/media-address.ts'
import { keyedHash } from '../../../src/api/stories/claims.ts'
import { API_BASE } from '../../../src/contract/call.ts'
import type { TestService } from '../../helpers/service.ts'
import type { RoleBrowser } from '../roles/role-browser.ts'
import type { Cast } from '../roles/stage.ts'
import { codeOf, emailOf, idOf, shareOf } from './seed.ts'

/** The claim of the browser that made GUEST_STORY. */
export const GUEST_CLAIM = 'G'.repeat(43)
/** Of the first account, one that is shared, has files, versions and revision requests; 15 before it is another. */
const STORY = 76

export const claimHashOf = (secret: string): string => keyedHash(secret, 'claim', GUEST_CLAIM)

/**
 * Everybody of the table of roles, out of the accounts that were seeded; `owner` is the number of the one who acts,
 * `story` that of what they ask about.
 */
export async function castOf(test: TestService, owner: number, number = STORY): Promise<Cast> {
  const story = idOf('story', number)
  const cover = mediaAddress(test.service.secret, { story, file: 'cover-2.webp' }, Date.now())
  const address = new URL(cover, 'http://localhost')
  return {
    story,
    share: shareOf(number),
    present: { id: idOf('present', number), code: codeOf(number) },
    owner: await person(test, owner),
    recipient: await person(test, number + 1),
    stranger: await person(test, 3),
    staff: await person(test, 4),
    unproven: await person(test, 5),
    nobody: await person(test, undefined),
    cover,
    picture: { story, file: 'cover-2.webp', query: Object.fromEntries(address.searchParams) },
  }
}

async function person({ server, service }: TestService, account: number | undefined): Promise<RoleBrowser> {
  const [id, session] = account === undefined ? ['', ''] : [idOf('account', account), idOf('session', account)]
  const email = account === undefined ? '' : emailOf(account)
  const jwt =
    account === undefined ? undefined : await signSession(service.secret, { email, id, sid: session }, Date.now())
  const ask = ({ method, path, query, body, headers }: Parameters<RoleBrowser['ask']>[0]) =>
    server.inject({
      method: method as NonNullable<InjectOptions['method']>,
      url: API_BASE + path,
      remoteAddress: '10.1.2.3',
      cookies: { claim: GUEST_CLAIM },
      headers: { ...(jwt && { authorization: `Bearer ${jwt}` }), ...headers },
      ...(query && { query }),
      ...(body && { payload: body }),
    }) as Promise<LightMyRequestResponse>
  return { email, id, session, cookies: () => `claim=${GUEST_CLAIM}`, ask }
}
