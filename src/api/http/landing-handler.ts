import type { Call } from '../../contract/call.ts'
import type { SignedIn } from '../accounts/signed-in.ts'
import { atLandingDesk, type LandingDesk } from '../landings/landing-deps.ts'
import { type Answer, type AnswerTo, type Asked, answerStaff } from './handler.ts'

export const answerAtLandingDesk = <const C extends Call & { readonly access: 'staff-session' }>(
  call: C,
  run: (desk: LandingDesk, asked: Asked<C> & { readonly staff: SignedIn['account'] }) => ReturnType<Answer<C>['run']>,
): AnswerTo<C['name']> => answerStaff(call, (asked, service) => atLandingDesk(service, desk => run(desk, asked)))
