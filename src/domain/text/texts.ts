/** On the button of a form that is being sent. */
export const SUBMITTING = 'Submitting...'

/** "Flat in Gomti Nagar". */
export const inPlace = (what: string, where: string): string => `${what} in ${where}`

/** A bed in a shared home: as an offer, as a service and among the kinds. */
export const PG_OFFER = 'PG and co-living'
