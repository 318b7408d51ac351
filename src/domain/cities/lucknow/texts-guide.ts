import type { CityGuide } from '../form.ts'

export const GUIDE: CityGuide = {
  about:
    'Wide sectors are east of the Gomti, old neighbourhoods around Hazratganj, and the metro joins the airport with Munshi Pulia. New towers stand along the Shaheed Path and in Gomti Nagar Extension.',
  authority: 'Lucknow Development Authority',
  authorityDoes:
    'It approves layouts and building plans; UP Awas Vikas Parishad does so in its own schemes, such as Vrindavan Yojna.',
  peculiar: [
    'Ask whose scheme the land is in: Development Authority, Awas Vikas or private. Papers and transfer differ.',
    'Outside an approved layout, see that the land’s use has been changed from agriculture before a house is promised on it.',
    'Localities on the Gomti’s low bank: ask how high the water stood in the last flood.',
  ],
}
