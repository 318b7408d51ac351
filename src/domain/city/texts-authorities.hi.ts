/** Who approves layouts, as the form calls them: with where they are, or what else they are called. */
export const AUTHORITY_LABELS: Readonly<Record<string, string>> = {
  LDA: 'एलडीए (लखनऊ)',
  'Awas Vikas': 'आवास विकास (उत्तर प्रदेश)',
  'Greater Noida Authority': 'ग्रेटर नोएडा अथॉरिटी (जीएनआईडीए)',
  'Yamuna Authority': 'यमुना अथॉरिटी (यीडा)',
  'DTCP Haryana': 'डीटीसीपी हरियाणा (गुरुग्राम)',
  HSVP: 'एचएसवीपी, पहले हुडा (गुरुग्राम)',
  GMDA: 'जीएमडीए (गुरुग्राम)',
  KDA: 'केडीए (कानपुर)',
  VDA: 'वीडीए (वाराणसी)',
}
