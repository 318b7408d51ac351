import Bowser from 'bowser'
import { ACCOUNT_LIMITS } from '../../domain/account/constants.ts'

/** Longer ones are no browser's. */
const USER_AGENT_LENGTH = 500

/** Browser and system as their user would name them, such as "Chrome on Android"; null where nothing is known. */
export function deviceName(userAgent: string | null): string | null {
  if (!userAgent?.trim()) return null
  const { browser, os } = Bowser.parse(userAgent.slice(0, USER_AGENT_LENGTH))
  const name = [browser.name, os.name].filter(Boolean).join(' on ')
  return name.replace(/[^\x20-\x7e]/g, '').slice(0, ACCOUNT_LIMITS.device) || null
}
