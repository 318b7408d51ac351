/** Who approves layouts, as the form calls them: with where they are, or what else they are called. */
export const AUTHORITY_LABELS: Readonly<Record<string, string>> = {
  'DTCP Haryana': 'DTCP Haryana (Gurugram)',
  HSVP: 'HSVP, formerly HUDA (Gurugram)',
  GMDA: 'GMDA (Gurugram)',
}
