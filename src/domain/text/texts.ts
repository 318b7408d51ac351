/** The label of the button while a form is being sent. */
export const SUBMITTING = 'Submitting...'

/** "Flat in Gomti Nagar". */
export const inPlace = (what: string, where: string): string => `${what} in ${where}`

/** A bed in a shared home: the name of the offer, the service and the kind. */
export const PG_OFFER = 'PG and co-living'

/** The message when the server failed or cannot be reached. */
export const FAILED = 'Something went wrong on our side. Please try again.'
