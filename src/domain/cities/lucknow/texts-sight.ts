/** What the picture of the city shows. */
export const SIGHT = 'The Rumi Darwaza in Lucknow'
