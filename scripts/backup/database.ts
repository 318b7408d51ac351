import { connect, type Db } from '../../src/server/db/client.ts'
import { databaseToAdminister } from '../lib/database-address.ts'
import { Problem } from '../lib/problem.ts'

/** Returns the address of a site's database. Netlify changes it from time to time. */
async function netlifyDatabase(siteID: string, token: string): Promise<string> {
  const answer = await fetch(
    `https://api.netlify.com/api/v1/sites/${encodeURIComponent(siteID)}/database/`,
    { headers: { authorization: `Bearer ${token}` } },
  )
  const { connection_string: address } = answer.ok
    ? ((await answer.json()) as { connection_string?: string })
    : {}
  if (address) return address
  throw new Problem(
    `Netlify names no database for the site ${siteID} (status ${answer.status}). Check NETLIFY_AUTH_TOKEN, or name the database in NETLIFY_DB_URL.`,
  )
}

/** Opens the database of the Netlify site that the environment names, or the one that `npm run admin` uses. */
export async function openDatabase(): Promise<Db> {
  const { NETLIFY_SITE_ID: siteID, NETLIFY_AUTH_TOKEN: token, NETLIFY_DB_URL: named } = process.env
  const address =
    siteID && token && !named
      ? await netlifyDatabase(siteID, token)
      : (await databaseToAdminister()).url
  // One answer with all rows is too large for Neon's HTTP.
  return connect(address, 'server')
}
