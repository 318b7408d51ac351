/** Words of forms that are the same whatever is asked. */
export const FORM_TEXTS = {
  optional: '(optional)',
  summary: 'Some answers need another look',
  /** Before an error under its field, for those who hear it. */
  error: 'Error:',
  hide: 'Hide',
  show: 'Show',
  notStated: 'Not stated',
  previous: 'Previous',
  next: 'Next',
  step: (step: number, steps: number) => `Step ${step} of ${steps}`,
} as const
