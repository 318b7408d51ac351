/** Beside what is said of the law; on its own, so that few pages load it. */
export const NO_LEGAL_ADVICE = 'This is general information, not legal advice.'
