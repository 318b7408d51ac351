/** Opens WhatsApp with a text to send, and the choice of whom to. */
export const whatsAppAddress = (text: string): string =>
  `https://wa.me/?text=${encodeURIComponent(text)}`

/** What is shared of a listing: its title, what else is known of it, and the address of its page. */
export type Shared = { title: string; place: string; price: string; address: string }

/** A listing in one line, as a friend would send it. */
export const sharedWords = ({ title, place, price }: Shared): string =>
  [title, place, price].filter(Boolean).join(', ')

export const sharedText = (shared: Shared): string => `${sharedWords(shared)}: ${shared.address}`

/** Opens the mail program with a letter about a listing, and no addressee. */
export const mailAddress = (shared: Shared): string =>
  `mailto:?subject=${encodeURIComponent(sharedWords(shared))}&body=${encodeURIComponent(sharedText(shared))}`
