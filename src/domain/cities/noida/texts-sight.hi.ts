/** What the picture of the city shows. */
export const SIGHT = 'नोएडा एक्सप्रेसवे के किनारे टावर'
