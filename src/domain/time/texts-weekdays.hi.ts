/** The days of the week, Sunday first. */
export const WEEKDAYS = [
  ...(['रविवार', 'सोमवार', 'मंगलवार', 'बुधवार', 'गुरुवार', 'शुक्रवार', 'शनिवार'] as const),
]
