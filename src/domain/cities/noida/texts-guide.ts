import type { CityGuide } from '../form.ts'

export const GUIDE: CityGuide = {
  about:
    'Planned sectors follow the expressway and the Aqua Line, with towers, offices and parks close together. Greater Noida begins beyond the Hindon and has an authority of its own.',
  authority: 'New Okhla Industrial Development Authority (Noida Authority)',
  authorityDoes:
    'It owns the land and leases it out, approves plans and gives the completion certificate.',
  peculiar: [
    'Almost all land is leasehold. A flat comes by a sub-lease deed between Authority, developer and buyer; ask whether the Authority has allowed it for your tower.',
    'A resale needs the Authority’s transfer memorandum and its charge, on top of stamp duty.',
    'Ask for the Authority’s no-dues certificate: a developer in arrears for land delays the registration of flats.',
  ],
}
