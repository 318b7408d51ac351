import './ProgressPart.css'

/** A bar of how much is done; without figures where nobody knows how much there is. */
export function ProgressPart({
  label,
  done,
  all,
}: {
  label: string
  done?: number | undefined
  all?: number | undefined
}) {
  return (
    <div className="progress-part">
      <p className="digits">{label}</p>
      <progress
        {...(all === undefined ? {} : { value: done, max: Math.max(all, 1) })}
        aria-label={label}
      />
    </div>
  )
}
