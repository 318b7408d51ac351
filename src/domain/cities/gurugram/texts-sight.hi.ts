/** What the picture of the city shows. */
export const SIGHT = 'गुरुग्राम में साइबर हब के टावर'
