import './StepProgress.css'
import { FORM_TEXTS } from '#language/site/texts'
/** "Step 2 of 4" with the names of all steps; `step` counts from 1. `named`: its name is nowhere else. */
export function StepProgress({
  step,
  names,
  named = false,
}: {
  step: number
  names: readonly string[]
  named?: boolean
}) {
  return (
    <div>
      <p className="step-count">
        {FORM_TEXTS.step(step, names.length)}
        {named && ` · ${names[step - 1]}`}
      </p>
      <ol className="step-names">
        {names.map((name, index) => (
          <li
            key={name}
            data-state={index + 1 < step ? 'done' : index + 1 === step ? 'now' : 'ahead'}
            aria-current={index + 1 === step ? 'step' : undefined}
          >
            {name}
          </li>
        ))}
      </ol>
    </div>
  )
}
