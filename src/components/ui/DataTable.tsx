import type { ReactNode } from 'react'

/**
 * Rows of an admins' page; on a phone each row is a block, whose cells say by `data-label` what they are. `heads` name the
 * columns; one that begins with a dot is read out only.
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
