import { CHOSEN_LANGUAGE } from '../../domain/site/constants.ts'

/** Remembers what the visitor has chosen, on this device. */
export function chooseHere(language: string): void {
  try {
    localStorage.setItem(CHOSEN_LANGUAGE, JSON.stringify(language))
  } catch {
    // The next visit offers the other language again.
  }
}
