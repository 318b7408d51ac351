/** What an answer says where no concept has words of its own for it. */
export const ERROR_TEXTS = {
  invalid: 'Some answers need correcting.',
  malformed: 'The request could not be read.',
  notSignedIn: 'Log in to continue.',
  foreignOrigin: 'This request came from another site and was refused.',
  notFound: 'There is nothing at this address.',
  methodNotAllowed: 'This address does not take that method.',
  photoInUse: 'This photo belongs to a submitted listing.',
  photoMissing: 'A photo is no longer on the server. Upload it again.',
  tooLarge: 'This is too long to be sent. Shorten it and try again.',
  unsupportedType: 'The request has a type that this address does not take.',
}
