import { AUTHORITY_LABELS_ON } from '../cities/on/authority-labels.ts'

/** Who approves layouts, as the form calls them. */
export const AUTHORITY_LABELS: Readonly<Record<string, string>> =
  /* @__PURE__ */ Object.fromEntries(
    /* @__PURE__ */ Object.values(AUTHORITY_LABELS_ON).flatMap((labels) => Object.entries(labels)),
  )
