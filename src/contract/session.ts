/** There while somebody is signed in. */
export const TOKEN_COOKIE = 'token'
/** What signing in leaves in the browser, and signing out takes away. */
export const SESSION_COOKIES = [TOKEN_COOKIE, 'email', 'id'] as const
