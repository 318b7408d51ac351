/** Who approves layouts, as the form calls them: with where they are, or what else they are called. */
export const AUTHORITY_LABELS: Readonly<Record<string, string>> = {
  'Greater Noida Authority': 'ग्रेटर नोएडा अथॉरिटी (जीएनआईडीए)',
  'Yamuna Authority': 'यमुना अथॉरिटी (यीडा)',
}
