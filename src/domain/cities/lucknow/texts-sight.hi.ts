/** What the picture of the city shows. */
export const SIGHT = 'लखनऊ का रूमी दरवाजा'
