/** What the picture of the city shows. */
export const SIGHT = 'The riverfront of Kanpur with its mill chimneys'
