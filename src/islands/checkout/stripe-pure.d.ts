/** The package's own declarations are where Node does not look for them. */
declare module '@stripe/stripe-js/pure' {
  export const loadStripe: typeof import('@stripe/stripe-js').loadStripe
}
