/**
 * The cities that have pages and take listings, by the names of their folders. The first is that of the home page, and
 * of forms until a visitor chooses one. `npm run city index` follows a change of this list.
 */
export const ON = ['lucknow', 'noida', 'gurugram', 'kanpur', 'varanasi'] as const
