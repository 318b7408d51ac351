/**
 * The texts that the specification quotes, in its own words: under the journey (a file `<journey>.e2e.ts`) that causes each
 * and sees it in the browser, with the constant that holds it in the source. `{city}` is a slot.
 */
export const SPECIFIED_TEXTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  home: {
    'Trust & Reliability Focus': 'HOME_MESSAGES.headline',
    'Find Your Dream Property with Confidence': 'HOME_MESSAGES.subHeadline',
    'View Properties': 'HOME_MESSAGES.viewProperties',
    'Hello I need your help ..': 'CHAT_MESSAGES.greeting',
  },
  navigation: {
    'Post Property FREE': 'SITE_MESSAGES.postProperty',
  },
  visitor: {
    'Error fetching Properties': 'LISTING_MESSAGES.fetchFailed',
    'Learn More': 'LEARN_MORE',
  },
  filters: {
    'No matching properties found.': 'SEARCH_MESSAGES.noMatch',
  },
  projects: {
    'Loading...': 'DETAIL_MESSAGES.loading',
    'No projects found in {city}': 'PROJECT_MESSAGES.noneIn',
    'This project is not listed under {city}.': 'PROJECT_MESSAGES.notListed',
    'No such project!': 'PROJECT_MESSAGES.noSuch',
    'Service not found': 'NO_SUCH_SERVICE.services',
    'Service not found!': 'NO_SUCH_SERVICE.cities',
    'Untitled Project': 'LISTING_MESSAGES.untitled',
    'No Image Available': 'LISTING_MESSAGES.noImage',
    '...': 'TITLE_CUT',
  },
  contact: {
    '❌ Name cannot be empty.': 'CONTACT_MESSAGES.nameEmpty',
    '❌ Invalid mobile number. Enter 10 digits.': 'CONTACT_MESSAGES.mobileInvalid',
    '❌ Invalid email format.': 'CONTACT_MESSAGES.emailInvalid',
    '❌ Message cannot be empty.': 'CONTACT_MESSAGES.messageEmpty',
    'Submitting...': 'CONTACT_MESSAGES.busy',
    '✅ Your message has been sent successfully!': 'CONTACT_MESSAGES.done',
    '❌ An error occurred. Please try again.': 'CONTACT_MESSAGES.failed',
  },
  'post-approve-publish': {
    'Name cannot be empty.': 'SIGN_UP_MESSAGES.nameEmpty',
    'Invalid mobile number. Enter 10 digits.': 'SIGN_UP_MESSAGES.mobileInvalid',
    'Invalid email format.': 'SIGN_UP_MESSAGES.emailInvalid',
    'Password must be at least 6 characters.': 'SIGN_UP_MESSAGES.passwordShort',
    'Passwords do not match.': 'SIGN_UP_MESSAGES.passwordsDiffer',
    'Please select a role.': 'SIGN_UP_MESSAGES.roleMissing',
    'Registering...': 'SIGN_UP_MESSAGES.busy',
  },
  account: {
    'Email already in use. Try another one.': 'SIGN_UP_MESSAGES.emailTaken',
    'Password is too weak. Use a stronger password.': 'SIGN_UP_MESSAGES.passwordWeak',
    'An error occurred. Please try again.': 'SIGN_UP_MESSAGES.failed',
    'Login successful! Redirecting...': 'LOGIN_MESSAGES.done',
  },
  draft: {
    'You must be logged in to submit a property!': 'LISTING_MESSAGES.notLoggedIn',
  },
  photos: {
    'Images uploaded successfully!': 'PHOTO_MESSAGES.uploaded',
    'Image upload failed. Please try again.': 'PHOTO_MESSAGES.failed',
  },
  'posting-by-keyboard': {
    'Error submitting property. Please try again.': 'LISTING_MESSAGES.submitFailed',
    'Property submitted successfully!': 'LISTING_MESSAGES.submitted',
  },
  'admin-content': {
    'Please select a property type!': 'CONTENT_FIELD_MESSAGES.comingSoonType',
  },
}
