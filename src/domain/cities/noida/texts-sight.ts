/** What the picture of the city shows. */
export const SIGHT = 'Towers along the Noida Expressway'
