/** Where the card of a tag lies: in a box of its own after the line that the tag belongs to, or over what is below it. */
export interface Room {
  readonly box: HTMLElement
  readonly floats: boolean
}

/** A bar, a table of columns: no place between its lines. */
const NO_PLACE = '[data-cards="over"], table, dialog .dialog-foot'

/** The room is made in the page and taken out again with `box.remove()`. */
export function makeRoom(tag: HTMLElement): Room {
  if (tag.closest(NO_PLACE)) {
    const box = document.createElement('div')
    const { left, bottom } = tag.getBoundingClientRect()
    box.style.setProperty('--tag-left', `${left}px`)
    box.style.setProperty('--tag-bottom', `${bottom}px`)
    // Inside a dialog: what lies outside of it cannot be pressed.
    ;(tag.closest('dialog') ?? document.body).append(box)
    return { box, floats: true }
  }
  const line = lineOf(tag)
  const box = document.createElement(kindBeside(line))
  line.after(box)
  return { box, floats: false }
}

/** The nearest ancestor after which something can stand below. */
function lineOf(tag: HTMLElement): HTMLElement {
  let line = tag
  for (let parent = line.parentElement; parent && parent !== document.body; parent = line.parentElement) {
    if (isBlock(line) && isStacked(parent)) return line
    line = parent
  }
  return line
}

const isBlock = (element: HTMLElement): boolean => !/^(inline|contents)/.test(getComputedStyle(element).display)

/** Are the children of this element below each other. */
function isStacked(element: HTMLElement): boolean {
  if (element.matches('p, tr, thead, tbody, table, button, label, summary')) return false
  const { display, flexDirection, gridTemplateColumns } = getComputedStyle(element)
  if (display.endsWith('flex')) return flexDirection.startsWith('column')
  if (display.endsWith('grid')) return !gridTemplateColumns.includes(' ')
  return /^(block|flow-root|list-item|inline-block)$/.test(display)
}

/** Lists may hold items only. */
function kindBeside(line: HTMLElement): 'li' | 'dd' | 'div' {
  const parent = line.parentElement
  if (parent?.matches('ul, ol')) return 'li'
  return parent?.matches('dl, dl > div') ? 'dd' : 'div'
}
