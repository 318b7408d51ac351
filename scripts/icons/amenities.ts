import type { Amenity } from '../../src/domain/listing/constants.ts'

/** The icon of each amenity. */
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
