/**
 * What visitors do is counted without a cookie and without their address. Each sign of it is a note outside of the
 * database, and a nightly job adds the notes up: of one thing at most `ofOne`. It reads about `perNight`: more than one
 * network can send in a day.
 */
export const COUNTING = { ofOne: 100, perNight: 200_000 } as const

const PROGRAMS = /bot|crawl|spider|slurp|preview|headless|lighthouse|curl|wget|python|^$/i

/** Whether a user agent names itself as a bot or a program. */
export const isProgram = (userAgent: string): boolean => PROGRAMS.test(userAgent)
