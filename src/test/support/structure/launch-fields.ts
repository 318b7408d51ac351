import type { LaunchFields } from '../../../domain/launch/schema.ts'

/** What a builder says of a launch, complete. */
export const launchFields: LaunchFields = {
  builder: 'Nandan Homes Pvt Ltd',
  part: 'builder',
  projectBuildingName: 'Nandan Greens',
  city: 'Lucknow',
  locality: 'Aliganj',
  propertyCategory: 'Residential',
  propertyType: 'Flat/Apartment',
  kinds: '2 BHK, 980 sq ft carpet, from 62 lakh\n3 BHK, 1,450 sq ft carpet, from 89 lakh',
  plotArea: 980,
  price: 6_200_000,
  reraNumber: 'UPRERAPRJ12345',
  papers: [],
}
