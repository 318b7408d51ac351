import type { NetlifyFunction } from '@netlify/functions'
import type { FUNCTIONS } from '../src/contract/functions.ts'
import { noteDeploy } from '../src/server/rebuild/deploys.ts'

// Netlify calls these on its own events; they have no public address.
export default {
  deployBuilding: ({ deploy }) => noteDeploy(deploy, 'running'),
  deploySucceeded: ({ deploy }) => noteDeploy(deploy, 'done'),
  deployFailed: ({ deploy }) => noteDeploy(deploy, 'failed'),
} satisfies Required<Pick<NetlifyFunction, (typeof FUNCTIONS.deploys.events)[number]>>
