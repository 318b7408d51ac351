import type { Config } from '@netlify/functions'
import { endpoints } from '../src/contract/endpoints.ts'
import { switchTwoStepOff } from '../src/server/account/two-step.ts'
import { handle } from '../src/server/http.ts'

export default handle(endpoints.switchTwoStepOff, ({ deps, body, user }) =>
  switchTwoStepOff(deps, user, body),
)

export const config: Config = { path: '/api/my/two-step/off', method: 'POST' }
