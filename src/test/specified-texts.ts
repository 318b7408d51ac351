/**
 * The exact texts that the specification quotes, each with the constant that holds it in the source, by the journey
 * (`<journey>.e2e.ts`) that sees it in the browser. `{city}` is a slot.
 */
export const SPECIFIED_TEXTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  home: {
    'Trust & Reliability Focus': 'HOME_TEXTS.headline',
    'Find Your Dream Property with Confidence': 'HOME_TEXTS.subHeadline',
    'View Properties': 'HOME_TEXTS.viewProperties',
    'Hello I need your help ..': 'CHAT_TEXTS.greeting',
  },
  navigation: {
    'Post Property FREE': 'SITE_TEXTS.postProperty',
  },
  visitor: {
    'Error fetching Properties': 'FETCH_FAILED',
    'Learn More': 'LEARN_MORE',
  },
  filters: {
    'No matching properties found.': 'SEARCH_TEXTS.noMatch',
  },
  projects: {
    'Loading...': 'DETAIL_TEXTS.loading',
    'No projects found in {city}': 'PROJECT_TEXTS.noneIn',
    'This project is not listed under {city}.': 'PROJECT_TEXTS.notListed',
    'No such project!': 'PROJECT_TEXTS.noSuch',
    'Service not found': 'NO_SUCH_SERVICE.services',
    'Service not found!': 'NO_SUCH_SERVICE.cities',
    'Untitled Project': 'LISTING_TEXTS.untitled',
    'No Image Available': 'LISTING_TEXTS.noImage',
    '...': 'TITLE_CUT',
  },
  contact: {
    '❌ Name cannot be empty.': 'CONTACT_RESULT_TEXTS.nameEmpty',
    '❌ Invalid mobile number. Enter 10 digits.': 'CONTACT_RESULT_TEXTS.mobileInvalid',
    '❌ Invalid email format.': 'CONTACT_RESULT_TEXTS.emailInvalid',
    '❌ Message cannot be empty.': 'CONTACT_RESULT_TEXTS.messageEmpty',
    'Submitting...': 'CONTACT_RESULT_TEXTS.busy',
    '✅ Your message has been sent successfully!': 'CONTACT_RESULT_TEXTS.done',
    '❌ An error occurred. Please try again.': 'CONTACT_RESULT_TEXTS.failed',
  },
  'post-approve-publish': {
    'Name cannot be empty.': 'SIGN_UP_RESULT_TEXTS.nameEmpty',
    'Invalid mobile number. Enter 10 digits.': 'SIGN_UP_RESULT_TEXTS.mobileInvalid',
    'Invalid email format.': 'SIGN_UP_RESULT_TEXTS.emailInvalid',
    'Password must be at least 6 characters.': 'SIGN_UP_RESULT_TEXTS.passwordShort',
    'Passwords do not match.': 'SIGN_UP_RESULT_TEXTS.passwordsDiffer',
    'Please select a role.': 'SIGN_UP_RESULT_TEXTS.roleMissing',
    'Registering...': 'SIGN_UP_RESULT_TEXTS.busy',
  },
  account: {
    'Email already in use. Try another one.': 'SIGN_UP_RESULT_TEXTS.emailTaken',
    'Password is too weak. Use a stronger password.': 'SIGN_UP_RESULT_TEXTS.passwordWeak',
    'An error occurred. Please try again.': 'SIGN_UP_RESULT_TEXTS.failed',
    'Login successful! Redirecting...': 'LOGIN_RESULT_TEXTS.done',
  },
  draft: {
    'You must be logged in to submit a property!': 'LISTING_TEXTS.notLoggedIn',
  },
  photos: {
    'Images uploaded successfully!': 'PHOTO_TEXTS.uploaded',
    'Image upload failed. Please try again.': 'PHOTO_TEXTS.failed',
  },
  'posting-by-keyboard': {
    'Error submitting property. Please try again.': 'LISTING_TEXTS.submitFailed',
    'Property submitted successfully!': 'LISTING_TEXTS.submitted',
  },
  'admin-content': {
    'Please select a property type!': 'CONTENT_FIELD_TEXTS.comingSoonType',
  },
}
