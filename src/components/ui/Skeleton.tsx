import './Skeleton.css'

/** The heights are in ui/skeleton.css, each that of the element that it replaces. */
type SkeletonShape = 'row' | 'field' | 'card' | 'picture' | 'text' | 'form' | 'chip'

/** The shape of content that is loading; screen readers hear `label` instead. */
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
