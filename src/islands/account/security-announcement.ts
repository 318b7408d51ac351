import { $securityAnnouncement, type SecurityPart } from '../../client/account/security.store.ts'
import type { PartAnnouncement } from '../../components/account/AccountPart.tsx'
import { useInitial } from '../lib/use-initial.ts'

/** The last outcome in one security part of the profile. */
export function useSecurityAnnouncement(part: SecurityPart): PartAnnouncement | null {
  const announcement = useInitial($securityAnnouncement)
  return announcement?.part === part ? announcement : null
}
