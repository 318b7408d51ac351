/** Shown with statements about the law. In a file of its own, so that only the pages that need it load it. */
export const NO_LEGAL_ADVICE = 'This is general information, not legal advice.'
