/** Texts for an address below /services without a service; the pages of cities show them with an icon. */
export const NO_SUCH_SERVICE = {
  services: 'Service not found',
  cities: 'Service not found!',
} as const

export const NO_SUCH_SERVICE_HINTS = {
  services: 'The address may be mistyped. These are the services we have:',
  cities: 'We have no such page for this place. These are our cities:',
} as const
