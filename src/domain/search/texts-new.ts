/** What has become new since the last visit. */
export const NEW_TEXTS = {
  /** "New since Tuesday", "New since 12 Nov". */
  since: (day: string) => `New since ${day}`,
} as const
