import { approveListing } from '../../src/contract/moderation.ts'
import { listingPath } from '../../src/contract/paths.ts'
import { connect } from '../../src/server/db/client.ts'
import { newSecret } from '../../src/server/ids.ts'
import { openForAdmins } from '../../src/test/support/data/approving.ts'
import { makePending, makeUser, PASSWORD } from '../../src/test/support/data/factories.ts'
import { type Sent, send } from '../../src/test/support/http/send.ts'
import { cookiesOf, postAuth } from '../../src/test/support/http/sign-in.ts'
import { startSite, stopSite } from '../testing/sites.ts'
import { inMs, median, short } from './measure.ts'
import type { Measurement } from './report.ts'

const WARM_UP = 3
const APPROVALS = 20

/**
 * Measures the time from an admin's approval until a visitor without scripts reads the page, before any build. Uses the
 * demo data.
 */
export async function benchApproval(): Promise<Measurement[]> {
  const site = await startSite('light')
  const address = await site.database()
  const db = connect(address, 'server')
  // Posting a listing in this process requires these variables, but does not use them.
  const settings = {
    NETLIFY_DB_URL: address,
    NETLIFY_DB_DRIVER: 'server',
    AUTH_SECRET: newSecret(),
  }
  Object.assign(process.env, settings)
  const ask = async (sent: Sent) => {
    const answer = await send(site.address, sent)
    if (answer.status !== 200) throw new Error(`${sent.path} answers ${answer.status}.`)
    return answer.text
  }
  try {
    const [owner, { email }] = [await makeUser(db), await makeUser(db, 'Admin')]
    const fields = { email, password: PASSWORD }
    const cookie = cookiesOf(await postAuth(site.address, 'callback/credentials', fields))
    const times: number[] = []
    const pageAlone: number[] = []
    for (let n = 0; n < WARM_UP + APPROVALS; n += 1) {
      const projectBuildingName = `Measured Court ${n}`
      const id = await makePending(db, owner, { projectBuildingName })
      await openForAdmins(db, id)
      const path = approveListing.path.replace(':id', id)
      const pressed = performance.now()
      await ask({ method: approveListing.method, path, cookie, body: { version: 1 } })
      const page = await ask({ path: listingPath(id) })
      times.push(performance.now() - pressed)
      if (!page.includes(projectBuildingName)) throw new Error(`${listingPath(id)} shows another.`)
      const asked = performance.now()
      await ask({ path: listingPath(id) })
      pageAlone.push(performance.now() - asked)
    }
    const warm = times.slice(WARM_UP)
    const alone = median(pageAlone.slice(WARM_UP))
    return [
      {
        what: 'approval: to its page without script, first',
        value: inMs(times[0] ?? 0),
        ratio: null,
      },
      {
        what: `approval: the same once warm, median of ${APPROVALS} / slowest`,
        value: `${inMs(median(warm))} / ${inMs(Math.max(...warm))}`,
        ratio: `${short(median(warm) / alone)}x the same page read again (${inMs(alone)})`,
      },
    ]
  } finally {
    await db.close()
    await stopSite(site)
  }
}
