import type { Config } from '@netlify/functions'
import { endpoints } from '../src/contract/endpoints.ts'
import { switchTwoStepOn } from '../src/server/account/two-step.ts'
import { handle } from '../src/server/http.ts'

export default handle(endpoints.switchTwoStepOn, ({ deps, body, user }) =>
  switchTwoStepOn(deps, user, body),
)

export const config: Config = { path: '/api/my/two-step', method: 'POST' }
