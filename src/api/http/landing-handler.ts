import type { Call } from '../../contract/call.ts'
import type { SignedIn } from '../accounts/signed-in.ts'
import { type LandingDeps, withLandingDeps } from '../landings/landing-deps.ts'
import { defineStaffHandler, type Handler, type HandlerFor, type HandlerInput } from './handler.ts'

export const defineLandingHandler = <const C extends Call & { readonly access: 'staff-session' }>(
  call: C,
  run: (
    desk: LandingDeps,
    asked: HandlerInput<C> & { readonly staff: SignedIn['account'] },
  ) => ReturnType<Handler<C>['run']>,
): HandlerFor<C['name']> =>
  defineStaffHandler(call, (input, service) => withLandingDeps(service, deps => run(deps, input)))
