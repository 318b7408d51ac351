import '../form/fields.css'
import './CoverPaper.css'
import { useEffect, useId, useRef, useState } from 'react'
import { COVER_TEXTS as texts } from '#language/right-to-offer/texts-cover'
import { PAPER_LIMITS } from '../../domain/right-to-offer/constants.ts'
import {
  type Brush,
  type Cover,
  type Covering,
  cleared,
  coversOf,
  dividedPages,
  isCovered,
  type PageSize,
  undone,
  withCover,
} from '../../domain/right-to-offer/covering.ts'
import { RadioGroup } from '../form/RadioGroup.tsx'
import { QuietButton } from '../ui/Button.tsx'
import { Alert, Status } from '../ui/Notice.tsx'
import { CoverBoard, type Tool } from './CoverBoard.tsx'

/** A paper whose pages can be drawn; a page that cannot be drawn rejects with a sentence as its message. */
type ShownPaper = { pages: number; draw: (page: number) => Promise<HTMLCanvasElement> }
export type CoverPaperProps = {
  paper: ShownPaper
  covering: Covering
  onChange: (covering: Covering) => void
  disabled?: boolean
}

const isBrush = (value: string): value is Brush => value in PAPER_LIMITS.brush
const TOOLS: readonly { value: Tool; label: string }[] = [
  ...Object.entries(texts.brushes).flatMap(([value, label]) =>
    isBrush(value) ? [{ value, label }] : [],
  ),
  { value: 'rectangle', label: texts.rectangle },
  { value: 'move', label: texts.move },
]

/** What became of a page. */
type Drawn = { page: number; size?: PageSize; problem?: string }

/** Draws one page into a canvas that is on the screen; an older page that is drawn late is dropped. */
function useDrawnPage(paper: ShownPaper, page: number) {
  const shown = useRef<HTMLCanvasElement>(null)
  const [drawn, setDrawn] = useState<Drawn>({ page })
  useEffect(() => {
    let isWanted = true
    paper.draw(page).then(
      (canvas) => {
        const { current: target } = shown
        if (isWanted && target) {
          const { width, height } = canvas
          Object.assign(target, { width, height })
          target.getContext('2d')?.drawImage(canvas, 0, 0)
          setDrawn({ page, size: { width, height } })
        }
        // Phones keep the pixels of a canvas for long after nothing refers to it.
        canvas.width = 0
      },
      (cause: Error) => isWanted && setDrawn({ page, problem: cause.message }),
    )
    return () => {
      isWanted = false
    }
  }, [paper, page])
  return { shown, drawn: drawn.page === page ? drawn : { page } }
}

/** Says which pages go, counted from 1. */
function Going({ covering }: { covering: Covering }) {
  const { sent, open, beyond } = dividedPages(covering)
  const counted = (pages: readonly number[]) => pages.map((page) => page + 1)
  return (
    <Status tone={sent.length > 0 ? 'success' : 'plain'}>
      {texts.going({ sent: counted(sent), open: counted(open), beyond: counted(beyond) })}
    </Status>
  )
}

/** Shows a paper page by page, and covers parts of it by a brush, by rectangles or by the keyboard. */
export function CoverPaper({ paper, covering, onChange, disabled = false }: CoverPaperProps) {
  const [page, setPage] = useState(0)
  const [tool, setTool] = useState<Tool>('medium')
  const [isLarge, setLarge] = useState(false)
  const [said, setSaid] = useState('')
  const { shown, drawn } = useDrawnPage(paper, page)
  const { size, problem }: Drawn = drawn
  const id = useId()
  const covers = coversOf(covering, page)
  const go = (to: number) => {
    setPage(to)
    setSaid(texts.place(to + 1, paper.pages))
  }
  const cover = (one: Cover) => {
    onChange(withCover(covering, page, one))
    setSaid(texts.covered)
  }
  const undo = () => {
    if (!isCovered(covering, page)) return
    onChange(undone(covering, page))
    setSaid(texts.undone)
  }
  const clear = () => {
    onChange(cleared(covering, page))
    setSaid(texts.cleared)
  }
  return (
    <div className="cover-paper">
      <RadioGroup
        name={`${id}-tool`}
        label={texts.tool}
        hint={texts.byFinger}
        options={TOOLS}
        value={tool}
        onChoose={(value) => setTool(TOOLS.find((one) => one.value === value)?.value ?? tool)}
      />
      {paper.pages > 1 && (
        <div className="button-row">
          <QuietButton label={texts.previous} disabled={page === 0} onClick={() => go(page - 1)}>
            {texts.before}
          </QuietButton>
          <span className="digits">{texts.place(page + 1, paper.pages)}</span>
          <QuietButton
            label={texts.next}
            disabled={page === paper.pages - 1}
            onClick={() => go(page + 1)}
          >
            {texts.after}
          </QuietButton>
        </div>
      )}
      <div className="button-row">
        <QuietButton disabled={disabled || covers.length === 0} onClick={undo}>
          {texts.undo}
        </QuietButton>
        <QuietButton disabled={disabled || covers.length === 0} onClick={clear}>
          {texts.clear}
        </QuietButton>
        <QuietButton onClick={() => setLarge(!isLarge)}>
          {isLarge ? texts.fit : texts.enlarge}
        </QuietButton>
      </div>
      {problem && <Alert>{problem}</Alert>}
      {!problem && !size && <p className="muted">{texts.drawing}</p>}
      <div className="cover-frame" data-large={isLarge ? '' : undefined}>
        <div className="cover-page" data-state={problem ? 'failed' : undefined}>
          <canvas ref={shown} />
          {size && (
            <CoverBoard
              key={page}
              size={size}
              covers={covers}
              tool={tool}
              disabled={disabled}
              label={texts.page(page + 1, paper.pages)}
              describedBy={`${id}-keys`}
              onCover={cover}
              onUndo={undo}
              onSay={setSaid}
            />
          )}
        </div>
      </div>
      <p className="field-hint" id={`${id}-keys`}>
        {texts.byKeys}
      </p>
      <Going covering={covering} />
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </div>
  )
}
