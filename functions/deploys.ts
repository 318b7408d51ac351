import type { NetlifyFunction } from '@netlify/functions'
import { noteDeploy } from '../src/server/rebuild/deploys.ts'

// Netlify calls these by its own events; there is no address for anybody else.
export default {
  deployBuilding: ({ deploy }) => noteDeploy(deploy, 'running'),
  deploySucceeded: ({ deploy }) => noteDeploy(deploy, 'done'),
  deployFailed: ({ deploy }) => noteDeploy(deploy, 'failed'),
} satisfies NetlifyFunction
