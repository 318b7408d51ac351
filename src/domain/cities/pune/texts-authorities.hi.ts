/** Who approves layouts, as the form calls them: with where they are, or what else they are called. */
export const AUTHORITY_LABELS: Readonly<Record<string, string>> = {
  PMRDA: 'पीएमआरडीए (पुणे)',
  PMC: 'पीएमसी (पुणे)',
  PCMC: 'पीसीएमसी (पिंपरी चिंचवड)',
}
