import type { Config } from '@netlify/functions'
import { endpoints } from '../src/contract/endpoints.ts'
import { prepareTwoStep } from '../src/server/account/two-step.ts'
import { handle } from '../src/server/http.ts'

export default handle(endpoints.prepareTwoStep, ({ deps, user }) => prepareTwoStep(deps, user))

export const config: Config = { path: '/api/my/two-step/key', method: 'POST' }
