import { useStore } from '@nanostores/react'
import { $securityNews, type SecurityPart } from '../../client/account/security.store.ts'
import type { PartNews } from '../../components/account/AccountPart.tsx'

/** What has just happened in one part of the profile about security. */
export function useSecurityNews(part: SecurityPart): PartNews | null {
  const news = useStore($securityNews, { ssr: 'initial' })
  return news?.part === part ? news : null
}
