import '../moderation/DeskHead.css'

/** The sign of a single key beside what it does; screen readers get it from `aria-keyshortcuts`. */
export const Key = ({ children }: { children: string }) => (
  <span className="desk-key" aria-hidden="true">
    {children}
  </span>
)
