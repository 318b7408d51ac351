/** Who approves layouts, as the form calls them: with where they are, or what else they are called. */
export const AUTHORITY_LABELS: Readonly<Record<string, string>> = {
  'DTCP Haryana': 'डीटीसीपी हरियाणा (गुरुग्राम)',
  HSVP: 'एचएसवीपी, पहले हुडा (गुरुग्राम)',
  GMDA: 'जीएमडीए (गुरुग्राम)',
}
