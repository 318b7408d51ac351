/** The days of the week, Sunday first. */
export const WEEKDAYS = [
  ...(['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const),
]
