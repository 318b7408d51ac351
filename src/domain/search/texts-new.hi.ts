/** What has become new since the last visit. */
export const NEW_TEXTS = {
  /** "मंगलवार के बाद नई", "12 नवंबर के बाद नई". */
  since: (day: string) => `${day} के बाद नई`,
} as const
