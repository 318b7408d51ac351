export const PHOTO_MESSAGES = {
  uploaded: 'Images uploaded successfully!',
  failed: 'Image upload failed. Please try again.',
  tooMany: 'Choose at most 12 photos.',
  tooLarge: 'This file is too large. Choose a photo under 6 MB.',
  heic: 'HEIC photos cannot be read. Save the photo as JPEG and choose it again.',
  wrongType: 'Only JPEG, PNG and WebP photos can be used.',
  broken: 'This file is damaged or incomplete. Choose another photo.',
  tooManyPixels: 'This picture has too many pixels. Choose one under 50 megapixels.',
  tooSmall: 'This picture is too small. Choose one of at least 200 by 200 pixels.',
  quota: 'You have many unused photos. Submit or remove some, then try again.',
} as const
