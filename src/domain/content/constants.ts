/** Lengths in characters, and the number of pictures of one project. */
export const CONTENT_LIMITS = {
  city: 80,
  line: 160,
  text: 1500,
  picture: 200,
  pictures: 12,
  link: 300,
} as const
