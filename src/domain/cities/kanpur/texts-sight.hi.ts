/** What the picture of the city shows. */
export const SIGHT = 'कानपुर में नदी का किनारा और मिलों की चिमनियां'
