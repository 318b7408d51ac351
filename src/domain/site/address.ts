/** Where a local start serves the site. */
export const LOCAL_ADDRESS = 'http://localhost:8888'

/**
 * The site's main address, which Netlify gives to builds and functions as `URL`. It is read when a page is rendered:
 * what renders pages is the same for every address.
 */
export const siteAddress = ({ URL: address }: NodeJS.ProcessEnv): URL =>
  new URL(address || LOCAL_ADDRESS)
