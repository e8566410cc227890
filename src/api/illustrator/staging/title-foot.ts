/** Fraction of the height above which a cover bears its title: nobody's head is there, and no top of what matters most. */
export const TITLE_FOOT = 0.33
