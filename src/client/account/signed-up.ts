/**
 * In `sessionStorage`: the address of an account that this tab has just made, for the login page. It is not handed over
 * in the page's address, which logs and the history keep.
 */
const SIGNED_UP = 'signed-up'

export const leaveSignedUp = (email: string): void => sessionStorage.setItem(SIGNED_UP, email)

/** Stays until somebody has logged in: a reload shows it again. */
export const signedUp = (): string | null => sessionStorage.getItem(SIGNED_UP)

export const forgetSignedUp = (): void => sessionStorage.removeItem(SIGNED_UP)
