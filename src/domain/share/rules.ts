/** Opens WhatsApp with a text to send, and the choice of whom to. */
export const whatsAppAddress = (text: string): string =>
  `https://wa.me/?text=${encodeURIComponent(text)}`
