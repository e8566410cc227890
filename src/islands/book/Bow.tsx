import './bow.css'

/** Around a cover whose present is still shut. */
export const Bow = () => <span className="bow" />
