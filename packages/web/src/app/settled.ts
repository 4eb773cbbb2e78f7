import { type ReactElement, useLayoutEffect } from 'react'
import { unstable_IdlePriority as IDLE, unstable_scheduleCallback as schedule } from 'scheduler'

/**
 * The document element has this attribute while the page is settled: no command is under way, nothing is being shown or loaded, and
 * React has committed everything that followed. The browser tests act only then.
 */
const SETTLED = 'data-settled'

/** An input is work until its effect is on the page. */
const INPUTS = [
  ...['keydown', 'keyup', 'pointerdown', 'pointermove', 'pointerup', 'pointercancel', 'wheel', 'click'],
  ...['input', 'change', 'cancel', 'toggle', 'focusin', 'drop', 'hashchange', 'resize', 'scroll'],
]

const hasPage = typeof document !== 'undefined'
let tasks = 0
/** Raised with every task and every input, so that a check that began before does not settle the page. */
let changes = 0
let checking = false

function unsettle(): void {
  if (!hasPage) return
  changes++
  document.documentElement.removeAttribute(SETTLED)
  if (!checking) check()
}

/**
 * An idle callback of React's own scheduler runs when React has nothing left to render and no effect left to run. The frame between
 * the two lets observers of sizes speak, which may cause another render.
 */
function check(): void {
  if (tasks > 0) return
  checking = true
  const before = changes
  schedule(IDLE, () => {
    requestAnimationFrame(() => {
      schedule(IDLE, () => {
        checking = false
        if (tasks > 0) return
        if (changes === before) document.documentElement.setAttribute(SETTLED, 'true')
        else check()
      })
    })
  })
}

/** Something begins that the page must wait for; the answer ends it. */
export function startWork(): () => void {
  tasks++
  unsettle()
  let done = false
  return () => {
    if (done) return
    done = true
    tasks--
    unsettle()
  }
}

/** The page is not settled until this promise is. */
export function trackWork<T>(work: Promise<T>): Promise<T> {
  const end = startWork()
  return work.finally(end)
}

/** A timer that the page waits for; the answer cancels it. */
export function workLater(act: () => void, ms = 0): () => void {
  const end = startWork()
  const timer = setTimeout(() => {
    end()
    act()
  }, ms)
  return () => {
    clearTimeout(timer)
    end()
  }
}

/** The same for the next frame. */
export function workNextFrame(act: () => void): () => void {
  const end = startWork()
  const frame = requestAnimationFrame(() => {
    end()
    act()
  })
  return () => {
    cancelAnimationFrame(frame)
    end()
  }
}

/** The fallback of every Suspense, and a part of whatever says that something is loading. */
export function Loading(): ReactElement | undefined {
  useLayoutEffect(startWork, [])
  return undefined
}

/** From now on the page says whether it is settled; the answer tells it that the first picture is shown. */
export function watchPage(): () => void {
  for (const input of INPUTS) window.addEventListener(input, unsettle, { capture: true, passive: true })
  return startWork()
}
