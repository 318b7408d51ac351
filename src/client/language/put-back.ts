import { TYPED } from '../../domain/site/constants.ts'
import { stored } from '../lib/stored.ts'

/** Puts back what was typed into a form in the other language, if anything was. */
export function putBackTyped(form: HTMLFormElement | null): void {
  if (form && stored('sessionStorage', TYPED, Boolean))
    void import('./typed.ts').then(({ fillTyped }) => fillTyped(form))
}
