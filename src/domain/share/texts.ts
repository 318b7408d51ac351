/** Texts of the share menu, of the pictures of shared links, and of their alternative texts. */
export const SHARE_TEXTS = {
  open: 'Share',
  byWhatsApp: 'Send by WhatsApp',
  copy: 'Copy the link',
  otherApps: 'Other apps',
  byMail: 'Send by e-mail',
  online: (count: number) => (count === 1 ? '1 listing online' : `${count} listings online`),
  flatsFrom: (price: string) => `Flats from ${price}`,
  rentsFrom: (price: string) => `Rents from ${price}`,
  homes: (count: number) => (count === 1 ? '1 home for sale' : `${count} homes for sale`),
  from: (price: string) => `From ${price}`,
  bedsFrom: (price: string) => `PG beds from ${price}`,
  listingAlt: (what: string, price: string, place: string) => `${what}, ${price}, in ${place}`,
  cityAlt: (city: string) => `Property in ${city}: listings online and prices`,
} as const
