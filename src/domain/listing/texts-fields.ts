import { EXAMPLE_LOCALITY } from '#language/city/texts-region'
import { FACT_TEXTS } from '#language/listing/texts'

/** What each field of a listing is called where it is asked, and where it is shown if that differs; with its hint. */
export const FIELD_TEXTS = {
  listingType: { label: 'Listing type' },
  propertyCategory: { label: 'Category' },
  propertyType: { label: 'Property type' },
  city: { label: 'City' },
  locality: {
    label: 'Locality',
    hint: `The sector, colony or area, for example ${EXAMPLE_LOCALITY}.`,
  },
  projectBuildingName: {
    label: 'Project or building name',
    hint: 'As it stands at the gate. If it has none, its kind and place are its name.',
  },
  plotArea: { label: 'Area', hint: 'A figure, in the unit you know it in.' },
  areaUnit: { label: 'Unit' },
  areaBasis: { label: 'Measured as' },
  price: { label: 'Price', hint: 'In rupees. You can write 7200000, 72 lakh or 1.3 Cr.' },
  amenities: { label: 'What the property or its society has' },
  bedrooms: { label: 'Bedrooms (BHK)', short: FACT_TEXTS.bedrooms },
  bathrooms: { label: 'Bathrooms' },
  balconies: { label: 'Balconies' },
  parkingSpaces: { label: 'Parking spaces' },
  furnishing: { label: FACT_TEXTS.furnishing },
  facingType: { label: 'Facing' },
  roadWidth: {
    label: 'Width of the road in feet',
    short: 'Road',
    hint: 'Of the road in front of the plot.',
  },
  corner: { label: 'On a corner', short: 'Corner' },
  approvedBy: {
    label: 'Layout approved by',
    short: 'Approved by',
    hint: 'Who approved the plan of the colony. Buyers ask for the paper.',
  },
  floorNumber: {
    label: 'Floor number',
    short: 'Floor',
    hint: '0 is the ground floor, -1 is one below ground.',
  },
  totalFloors: { label: 'Total floors', short: 'Total floors', hint: 'In the whole building.' },
  propertyAge: { label: 'Age of the building', short: 'Age' },
  possession: { label: 'Possession' },
  deposit: { label: 'Deposit', hint: 'In rupees, paid back at the end.' },
  maintenance: {
    label: 'Maintenance a month',
    short: 'Maintenance',
    hint: 'In rupees, what the society or the building asks each month.',
  },
  negotiable: { label: 'Price negotiable', short: 'Negotiable' },
  brokerage: {
    label: 'Brokerage',
    hint: 'Paid to a broker by who takes it.',
  },
  availableFrom: { label: 'Available from' },
  tenantsPreferred: { label: 'Tenants preferred' },
  pets: { label: 'Pets' },
  pgFor: { label: 'PG for' },
  sharing: { label: 'Room sharing' },
  meals: { label: 'Meals' },
  airConditioning: { label: 'Air conditioning' },
  wifi: { label: 'Wi-Fi' },
  laundry: { label: 'Laundry' },
  gateCloses: { label: 'Gate closes' },
  reraNumber: {
    label: 'RERA number',
    hint: 'Builders’ projects have one. Buyers can check it on the state’s RERA site.',
  },
  description: {
    label: 'Description',
    hint: 'What a visitor would ask: light, water, neighbours, the way to the main road. Leave out phone numbers and e-mail.',
  },
} as const

/** Of a home without a name of its own. */
export const MADE_NAME_TEXTS = {
  made: 'Made from kind and place, and follows them. If it has a name, write that.',
  none: (name: string) => `It has no name: call it “${name}”`,
  tag: 'Made from kind and place',
} as const

/** What a PG's area is, in the form and on its page. */
export const PG_AREA_TEXTS = {
  label: 'Area of the room',
  hint: 'Of the room that the rent is for, not of the whole flat or house.',
} as const
