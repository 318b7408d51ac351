import '../admin/tables.css'
import type { ReactNode } from 'react'

/**
 * Rows on an admins' page. On a phone each row is a block, and its cells get their names from `data-label`. `heads`
 * name the columns; a head that begins with a dot is for screen readers only.
 */
export function DataTable({
  label,
  heads,
  children,
}: {
  label: string
  heads: readonly string[]
  children: ReactNode
}) {
  return (
    <table className="data-table" aria-label={label}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th scope="col" key={head}>
              {head.startsWith('.') ? (
                <span className="visually-hidden">{head.slice(1)}</span>
              ) : (
                head
              )}
            </th>
          ))}
        </tr>
      </thead>
      {children}
    </table>
  )
}
