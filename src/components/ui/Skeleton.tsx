/** Heights are in ui/skeleton.css, each that of what it stands for. */
type SkeletonShape = 'row' | 'field' | 'card' | 'picture' | 'text' | 'form' | 'chip'

/** The shape of what is coming; screen readers hear `label` instead. */
export function Skeleton({
  label,
  shape,
  count = 1,
}: {
  label: string
  shape: SkeletonShape
  count?: number
}) {
  return (
    <div className="skeletons">
      <p className="visually-hidden" role="status">
        {label}
      </p>
      {Array.from({ length: count }, (_, place) => place).map((place) => (
        <div className="skeleton" data-shape={shape} key={place} />
      ))}
    </div>
  )
}
