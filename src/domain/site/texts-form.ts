/** Texts that all forms share. */
export const FORM_TEXTS = {
  optional: '(optional)',
  summary: 'Some answers need another look',
  /** Precedes an error under its field, for screen readers. */
  error: 'Error:',
  hide: 'Hide',
  show: 'Show',
  notStated: 'Not stated',
  previous: 'Previous',
  next: 'Next',
  step: (step: number, steps: number) => `Step ${step} of ${steps}`,
} as const
