/** What the picture of the city shows. */
export const SIGHT = 'The ghats of Varanasi'
