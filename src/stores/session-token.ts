import * as z from 'zod/mini'
import type { SignedIn } from './session.ts'

const Claims = z.object({ email: z.string(), id: z.string() })

/** Who a session's token names; undefined for what is no compact token of three parts with a readable payload. */
export function sessionIn(token: string): SignedIn | undefined {
  const parts = token.split('.')
  if (parts.length !== 3) return undefined
  try {
    const bytes = Uint8Array.from(atob((parts[1] ?? '').replace(/-/g, '+').replace(/_/g, '/')), sign =>
      sign.charCodeAt(0),
    )
    const claims = Claims.safeParse(JSON.parse(new TextDecoder().decode(bytes)))
    return claims.success ? { token, ...claims.data } : undefined
  } catch {
    // Not one of ours.
    return undefined
  }
}
