/** What the picture of the city shows. */
export const SIGHT = 'The Cyber Hub towers in Gurugram'
