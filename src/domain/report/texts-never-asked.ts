/**
 * What the portal never asks for. True while no form has a field for it and nothing can be paid here:
 * `src/test/never-asked.test.ts` holds the forms and the endpoints to it.
 */
export const NEVER_ASKED = 'We never ask for your Aadhaar, nor for money before a visit.'
/** Follows it where a listing is meant: what to do if somebody asks all the same. */
export const ASKED_ANYWAY = 'Has somebody asked? Report it'
