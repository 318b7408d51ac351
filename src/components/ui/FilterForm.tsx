import '../admin/lists.css'
import type { ReactNode, SubmitEvent } from 'react'
import { LIST_TEXTS as texts } from '#language/paging/texts'
import { SubmitButton } from './Button.tsx'

/**
 * The filter of a list. `shown` holds the fields' initial values; new values, for example after Back, reset the fields.
 */
export function FilterForm({
  shown,
  onFilter,
  children,
}: {
  shown: string
  onFilter: (values: Record<string, string>) => void
  children: ReactNode
}) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const values = [...new FormData(event.currentTarget)].map(([name, value]) => [
      name,
      String(value),
    ])
    onFilter(Object.fromEntries(values))
  }
  return (
    <search>
      <form className="filter-form" key={shown} onSubmit={submit}>
        {children}
        <SubmitButton busyText={texts.find}>{texts.find}</SubmitButton>
      </form>
    </search>
  )
}
