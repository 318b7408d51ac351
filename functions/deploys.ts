import type { NetlifyFunction } from '@netlify/functions'
import type { FUNCTIONS } from '../src/contract/functions.ts'
import type { Deps } from '../src/server/deps.ts'
import { noteDeploy, type ToldDeploy } from '../src/server/rebuild/deploys.ts'

const noted =
  (result: Parameters<typeof noteDeploy>[1]) =>
  ({ deploy }: { deploy: ToldDeploy }, _context?: unknown, makeDeps?: () => Deps) =>
    noteDeploy(deploy, result, makeDeps)

// Netlify calls these on its own events; they have no public address.
export default {
  deployBuilding: noted('running'),
  deploySucceeded: noted('done'),
  deployFailed: noted('failed'),
} satisfies Required<Pick<NetlifyFunction, (typeof FUNCTIONS.deploys.events)[number]>>
