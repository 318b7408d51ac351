import {
  Baby, Banknote, BookOpen, Building, ChevronsUpDown, CircleParking, Clapperboard, ConciergeBell, Dices, Dumbbell, Fence, Flag,
  HeartPulse, Helicopter, House, type LucideIcon, PawPrint, Presentation, ShieldCheck, ShoppingBag, ShoppingCart, Trees, Truck,
  WavesLadder, Zap,
} from 'lucide-react'
import type { Amenity } from '../../domain/listing/constants.ts'

const ICONS: Record<Amenity, LucideIcon> = {
  Gym: Dumbbell, 'Swimming Pool': WavesLadder, Parking: CircleParking, Security: ShieldCheck, 'Power Backup': Zap,
  Clubhouse: House, Lift: ChevronsUpDown, Balcony: Fence, 'Medical Facility': HeartPulse, 'Day Care Center': Baby,
  'Pet Area': PawPrint, 'Indoor Games': Dices, 'Conference Room': Presentation, 'Large Green Area': Trees,
  'Concierge Desk': ConciergeBell, Helipad: Helicopter, 'Golf Course': Flag, Multiplex: Clapperboard,
  'Serviced Apartments': Building, 'Service Elevators': Truck, 'High Street Retail': ShoppingBag, Hypermarket: ShoppingCart,
  "ATM'S": Banknote, 'Study Room': BookOpen,
}

/** The icon of an amenity where an island shows it; AmenityIcon.astro is the same for pages built ahead. */
export function AmenityIcon({ amenity }: { amenity: Amenity }) {
  const Icon = ICONS[amenity]
  return <Icon strokeWidth={1.5} aria-hidden="true" />
}
