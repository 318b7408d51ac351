export const AREA_TEXTS = {
  choose: 'Other area units',
  label: 'Areas in',
  stated: 'the unit stated',
} as const
