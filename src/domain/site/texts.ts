/** Texts that are on every page. */
export const SITE_TEXTS = {
  postProperty: 'Post Property FREE',
  login: 'Login',
  profile: 'Profile',
  admin: 'Admin',
  signOut: 'Sign out',
  skip: 'Skip to the content',
  notLoaded: 'Not loaded. Check your connection and try again.',
  search: 'Search homes and places',
  searchHint: 'Locality or building',
  way: 'The way to this page',
  footer:
    'Homes, offices and plots in five cities. Every listing is read by a person before it is published.',
  smallPrint:
    'Prices and areas are as stated by the owner. Visit a property and check its papers before you pay.',
} as const

export const DETAIL_TEXTS = {
  noId: 'No property was chosen. Pick one from the list to see its page.',
  notAvailableHint: 'It may have been sold, rented out or taken down by its owner.',
  loadFailed: 'This property could not be loaded. Check your connection and try again.',
  loading: 'Loading...',
  retry: 'Try again',
  toList: 'See properties for sale',
  shellTitle: 'Property',
  shellDescription: 'A property on our portal: price, pictures, facts and its owner.',
  similarNow: 'Similar properties that are on offer',
  linkCopied: 'Link copied.',
  linkNotCopied: 'The link could not be copied. Copy it from the address bar.',
  closedHint: 'This property is no longer on offer. Nobody can be contacted about it any more.',
} as const

/** Texts of the page of a pending listing. */
export const PREVIEW_TEXTS = {
  title: 'Preview',
  notice:
    'Pending. A person reads it before visitors can see it. Only you and our admins see this page.',
  none: 'There is no listing of yours waiting under this address. It may have been decided on already.',
} as const

export const NOT_FOUND_TEXTS = {
  title: 'This page does not exist',
  text: 'The address may be mistyped, or what stood here was sold or taken down.',
  buy: DETAIL_TEXTS.toList,
  home: 'Go to the home page',
} as const
