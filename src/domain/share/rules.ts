/** The address that opens WhatsApp with a text; the user chooses the recipient. */
export const whatsAppAddress = (text: string): string =>
  `https://wa.me/?text=${encodeURIComponent(text)}`

/** The shared data of a listing, with the address of its page; `state` says that it is sold or rented. */
export type Shared = { title: string; state: string; place: string; price: string; address: string }

/** A listing in one line. */
export const sharedWords = ({ title, state, place, price }: Shared): string =>
  [state ? `${state}: ${title}` : title, place, price].filter(Boolean).join(', ')

export const sharedText = (shared: Shared): string => `${sharedWords(shared)}: ${shared.address}`

/** The address that opens the mail program with a mail about a listing and no recipient. */
export const mailAddress = (shared: Shared): string =>
  `mailto:?subject=${encodeURIComponent(sharedWords(shared))}&body=${encodeURIComponent(sharedText(shared))}`
