import './CoverPaper.css'
import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef } from 'react'
import { COVER_TEXTS as texts } from '#language/right-to-offer/texts-cover'
import {
  type Brush,
  brushWidth,
  type Cover,
  grown,
  onThePage,
  type PageSize,
  type Point,
  rectangleBetween,
  type Stroke,
  stepLength,
} from '../../domain/right-to-offer/covering.ts'
import { paintCovers } from '../../domain/right-to-offer/paint-covers.ts'

export type Tool = Brush | 'rectangle' | 'move'
type Props = {
  size: PageSize
  covers: readonly Cover[]
  tool: Tool
  disabled: boolean
  label: string
  describedBy: string
  onCover: (cover: Cover) => void
  onUndo: () => void
  onSay: (words: string) => void
}

/** What is not a cover yet: what a pointer paints, and the marker of the keyboard with the corner that it started at. */
type Work = {
  pointer: number | null
  stroke: Stroke | null
  from: Point | null
  to: Point | null
  marker: Point | null
  corner: Point | null
}
const NOTHING: Work = {
  pointer: null,
  stroke: null,
  from: null,
  to: null,
  marker: null,
  corner: null,
}

const ARROWS: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The cover that would be made now. */
function pending({ stroke, from, to, corner, marker }: Work): Cover | null {
  if (stroke) return stroke
  if (from && to) return rectangleBetween(from, to)
  return corner && marker && rectangleBetween(corner, marker)
}

/** Draws the marker as a cross with a rim, in the colours of the sheet; on the screen it is as large on each page. */
function drawMarker(board: HTMLCanvasElement, { x, y }: Point): void {
  const context = board.getContext('2d')
  if (!context) return
  const pixel = board.width / board.getBoundingClientRect().width
  const sheet = getComputedStyle(board)
  for (const [colour, width] of [
    ['--cover-rim', 6],
    ['--cover-marker', 3],
  ] as const) {
    context.strokeStyle = sheet.getPropertyValue(colour)
    context.lineWidth = width * pixel
    context.lineCap = 'round'
    context.beginPath()
    context.moveTo(x - 12 * pixel, y)
    context.lineTo(x + 12 * pixel, y)
    context.moveTo(x, y - 12 * pixel)
    context.lineTo(x, y + 12 * pixel)
    context.stroke()
  }
}

/** How far something has to scroll so that a place is this far inside of its edges. */
const MARGIN = 48
function outside(place: number, from: number, to: number): number {
  if (place < from + MARGIN) return place - from - MARGIN
  return Math.max(0, place - to + MARGIN)
}

/** Scrolls the frame and the window until the marker is seen. */
function reveal(board: HTMLCanvasElement, marker: Point): void {
  const place = () => {
    const { left, top, width, height } = board.getBoundingClientRect()
    return {
      x: left + (marker.x * width) / board.width,
      y: top + (marker.y * height) / board.height,
    }
  }
  const frame = board.closest('.cover-frame')
  const { x, y } = place()
  if (frame) {
    const { left, right, top, bottom } = frame.getBoundingClientRect()
    frame.scrollBy(outside(x, left, right), outside(y, top, bottom))
  }
  window.scrollBy(0, outside(place().y, 0, window.innerHeight))
}

function pointOf(
  board: HTMLCanvasElement,
  { clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>,
) {
  const { left, top, width, height } = board.getBoundingClientRect()
  const point = {
    x: ((clientX - left) * board.width) / width,
    y: ((clientY - top) * board.height) / height,
  }
  return onThePage(point, board)
}

/** The covers of a page, above the canvas that shows it. It is as large as the page in pixels, whatever its width. */
export function CoverBoard({
  size,
  covers,
  tool,
  disabled,
  label,
  describedBy,
  onCover,
  onUndo,
  onSay,
}: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const work = useRef(NOTHING)
  const isStill = disabled || tool === 'move'

  const paint = () => {
    const { current: board } = canvas
    const context = board?.getContext('2d')
    if (!board || !context) return
    context.clearRect(0, 0, board.width, board.height)
    const now = pending(work.current)
    paintCovers(context, now ? [...covers, now] : covers)
    if (work.current.marker) drawMarker(board, work.current.marker)
  }
  useLayoutEffect(paint)
  const change = (changed: Partial<Work>) => {
    work.current = { ...work.current, ...changed }
    paint()
  }
  /** Drops what a pointer has begun: a second finger scrolls, and the first one meant to as well. */
  const drop = () => change({ pointer: null, stroke: null, from: null, to: null })

  const press = (event: PointerEvent<HTMLCanvasElement>) => {
    if (isStill || event.button !== 0) return
    if (!event.isPrimary) return drop()
    const board = event.currentTarget
    board.setPointerCapture(event.pointerId)
    const point = pointOf(board, event)
    const begun =
      tool === 'rectangle'
        ? { from: point, to: point }
        : { stroke: { width: brushWidth(tool, size), points: [point] } }
    change({ ...NOTHING, pointer: event.pointerId, ...begun })
  }
  const move = (event: PointerEvent<HTMLCanvasElement>) => {
    const { pointer, stroke, from } = work.current
    if (event.pointerId !== pointer) return
    const board = event.currentTarget
    // A quick hand moves on between two frames.
    const between = event.nativeEvent.getCoalescedEvents?.() ?? []
    const points = [...between, event.nativeEvent].map((one) => pointOf(board, one))
    if (stroke) change({ stroke: points.reduce(grown, stroke) })
    else if (from) change({ to: points.at(-1) ?? from })
  }
  const lift = (event: PointerEvent<HTMLCanvasElement>) => {
    if (event.pointerId !== work.current.pointer) return
    const made = pending(work.current)
    drop()
    if (made) onCover(made)
  }

  const centre = { x: size.width / 2, y: size.height / 2 }
  const step = (
    board: HTMLCanvasElement,
    [across, down]: readonly [number, number],
    far: boolean,
  ) => {
    const { x, y } = work.current.marker ?? centre
    const length = stepLength(far, size)
    const marker = onThePage({ x: x + across * length, y: y + down * length }, size)
    change({ marker })
    reveal(board, marker)
    const percent = (part: number) => Math.round(100 * part)
    onSay(texts.at(percent(marker.x / size.width), percent(marker.y / size.height)))
  }
  const corner = () => {
    const { corner: from } = work.current
    if (!from) {
      const marker = work.current.marker ?? centre
      change({ marker, corner: marker })
      return onSay(texts.started)
    }
    const made = pending(work.current)
    change({ corner: null })
    if (made) onCover(made)
    else onSay(texts.tooSmall)
  }
  const key = (event: KeyboardEvent<HTMLCanvasElement>) => {
    if (disabled) return
    const arrow = ARROWS[event.key]
    const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey)
    if (arrow) step(event.currentTarget, arrow, event.shiftKey)
    else if (event.key === ' ' || event.key === 'Enter') corner()
    else if (isUndo) onUndo()
    else if (event.key === 'Escape' && work.current.corner) {
      change({ corner: null })
      onSay(texts.dropped)
    } else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: it takes arrow keys, which a screen reader passes on to an application alone.
    <canvas
      ref={canvas}
      className="cover-board"
      width={size.width}
      height={size.height}
      role="application"
      aria-label={label}
      aria-describedby={describedBy}
      aria-disabled={disabled || undefined}
      tabIndex={0}
      data-still={isStill ? '' : undefined}
      onPointerDown={press}
      onPointerMove={move}
      onPointerUp={lift}
      onPointerCancel={drop}
      onKeyDown={key}
      onFocus={({ currentTarget }) => {
        if (currentTarget.matches(':focus-visible')) change({ marker: centre })
      }}
      onBlur={() => change({ marker: null, corner: null })}
    />
  )
}
