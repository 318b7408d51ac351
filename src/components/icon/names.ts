import type { Amenity } from '../../domain/listing/constants.ts'

/** Icons of the portal's frame, cards and pages of listings, by Lucide's names. */
export const SITE_ICONS = [
  'camera',
  'chevron-down',
  'chevron-left',
  'chevron-right',
  'flag',
  'heart',
  'menu',
  'phone',
  'search',
  'share-2',
  'user-round',
  'x',
] as const

/** Those that are drawn larger, with a finer line. */
export const FINE_ICONS = [
  'badge-check',
  'calendar-check',
  'circle-dashed',
  'file-check',
  'mail-check',
  'map-pin',
] as const

export type IconName = (typeof SITE_ICONS)[number] | (typeof FINE_ICONS)[number]

/** What each amenity is shown by. */
export const AMENITY_ICONS: Record<Amenity, string> = {
  Gym: 'dumbbell',
  'Swimming Pool': 'waves-ladder',
  Parking: 'circle-parking',
  Security: 'shield-check',
  'Power Backup': 'zap',
  Clubhouse: 'house',
  Lift: 'chevrons-up-down',
  Balcony: 'fence',
  'Medical Facility': 'heart-pulse',
  'Day Care Center': 'baby',
  'Pet Area': 'paw-print',
  'Indoor Games': 'dices',
  'Conference Room': 'presentation',
  'Large Green Area': 'trees',
  'Concierge Desk': 'concierge-bell',
  Helipad: 'helicopter',
  'Golf Course': 'flag',
  Multiplex: 'clapperboard',
  'Serviced Apartments': 'building',
  'Service Elevators': 'truck',
  'High Street Retail': 'shopping-bag',
  Hypermarket: 'shopping-cart',
  "ATM'S": 'banknote',
  'Study Room': 'book-open',
}
