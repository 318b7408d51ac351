import { useStore } from '@nanostores/react'
import { $securityAnnouncement, type SecurityPart } from '../../client/account/security.store.ts'
import type { PartAnnouncement } from '../../components/account/AccountPart.tsx'

/** The last outcome in one security part of the profile. */
export function useSecurityAnnouncement(part: SecurityPart): PartAnnouncement | null {
  const news = useStore($securityAnnouncement, { ssr: 'initial' })
  return news?.part === part ? news : null
}
