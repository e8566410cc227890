/**
 * Told to the document when the service failed to answer what somebody asked for: `detail` is the number of the request,
 * or undefined when the same was answered since.
 */
export const PROBLEM_NUMBER_EVENT = 'problem-number'
