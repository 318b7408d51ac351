import { useStore } from '@nanostores/react'
import { $securityAnnouncement, type SecurityPart } from '../../client/account/security.store.ts'
import type { PartAnnouncement } from '../../components/account/AccountPart.tsx'

/** What has just happened in one part of the profile about security. */
export function useSecurityAnnouncement(part: SecurityPart): PartAnnouncement | null {
  const news = useStore($securityAnnouncement, { ssr: 'initial' })
  return news?.part === part ? news : null
}
