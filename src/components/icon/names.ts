/** Icons of the site's frame, cards and listing pages, by Lucide's names. */
export const SITE_ICONS = [
  'camera',
  'chevron-down',
  'chevron-left',
  'chevron-right',
  'ellipsis',
  'flag',
  'heart',
  'menu',
  'phone',
  'search',
  'share-2',
  'user-round',
  'x',
] as const

/** Icons that are drawn larger, with a thinner line. */
export const FINE_ICONS = [
  'badge-check',
  'calendar-check',
  'circle-dashed',
  'file-check',
  'mail-check',
  'map-pin',
] as const

export type IconName = (typeof SITE_ICONS)[number] | (typeof FINE_ICONS)[number]
