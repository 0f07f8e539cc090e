import { expect, type Page } from '@playwright/test'

/** The minimum contrast of controls and meaningful graphics by WCAG 1.4.11, which axe does not check. */
const LEAST = 3

/** Checks that every control has enough contrast by its border, background or text, a field by border or background, an icon by its line (A11Y-008). */
export async function expectControlContrast(page: Page, what: string): Promise<void> {
  await page.evaluate(defineColours)
  const faint = await page.evaluate(faintControls, LEAST)
  expect(faint, `${what} has controls or icons under ${LEAST}:1`).toEqual([])
}

interface Colours {
  readonly ratio: (a: string, b: string) => number
  readonly alphaOf: (color: string) => number
}

/** Runs in the page. Defines `e2eColours`, which reads colours of any notation by drawing them. */
function defineColours(): void {
  const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  const known = new Map<string, readonly number[]>()
  const colours: Colours = { ratio, alphaOf }
  Object.assign(window, { e2eColours: colours })

  function ratio(a: string, b: string): number {
    const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((one, other) => other - one)
    return (light + 0.05) / (dark + 0.05)
  }
  function luminance(color: string): number {
    const [r = 0, g = 0, b = 0] = pixel(color).map((part) =>
      part / 255 <= 0.03928 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
    )
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  function alphaOf(color: string): number {
    return pixel(color)[3] ?? 0
  }
  function pixel(color: string): readonly number[] {
    const before = known.get(color)
    if (before || !pen) return before ?? [0, 0, 0, 255]
    pen.clearRect(0, 0, 1, 1)
    pen.fillStyle = color
    pen.fillRect(0, 0, 1, 1)
    const read = [...pen.getImageData(0, 0, 1, 1).data]
    known.set(color, read)
    return read
  }
}

/** Runs in the page, after `defineColours`. Returns the visible, enabled controls with less contrast. */
function faintControls(least: number): string[] {
  const { ratio, alphaOf } = (window as unknown as { e2eColours: Colours }).e2eColours
  const controls = document.querySelectorAll<HTMLElement>('button, .button, input, select, textarea, svg.icon')
  return [...controls]
    .filter((control) => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter(
      (control) => !control.closest('.visually-hidden, [disabled], [aria-disabled=true]') && control.getBoundingClientRect().width > 1,
    )
    .map((control) => ({ control, contrast: contrastOf(control) }))
    .filter(({ contrast }) => contrast < least)
    .map(({ control, contrast }) => `${control.outerHTML.slice(0, 90)} ${contrast.toFixed(2)}`)

  function contrastOf(control: HTMLElement): number {
    const { color, backgroundColor, stroke, fill } = getComputedStyle(control)
    const behind = groundOf(control.parentElement)
    if (control.matches('svg')) return Math.max(...[stroke, fill].map((paint) => (paint === 'none' ? 0 : ratio(paint, groundOf(control)))))
    // Browsers draw radios and checkboxes in the accent colour.
    if (control.matches('[type=radio], [type=checkbox]')) return ratio(color, behind)
    const ground = alphaOf(backgroundColor) === 0 ? 0 : ratio(backgroundColor, behind)
    // A field may share the border of its box, as in a stepper. Its text does not make it recognizable as a field.
    if (control.matches('input, select, textarea')) return Math.max(ground, edgeOf(control), edgeOf(control.parentElement))
    return Math.max(ground, edgeOf(control), ratio(color, groundOf(control)))
  }

  function edgeOf(element: HTMLElement | null): number {
    if (!element) return 0
    const { borderTopStyle, borderTopWidth, borderTopColor, borderBottomStyle, borderBottomWidth, borderBottomColor } =
      getComputedStyle(element)
    const behind = groundOf(element.parentElement)
    const top = borderTopStyle === 'none' || Number.parseFloat(borderTopWidth) === 0 ? 0 : ratio(borderTopColor, behind)
    return borderBottomStyle === 'none' || Number.parseFloat(borderBottomWidth) === 0
      ? top
      : Math.max(top, ratio(borderBottomColor, behind))
  }

  /** Returns the first opaque background behind an element. */
  function groundOf(element: Element | null): string {
    for (let at = element; at; at = at.parentElement) {
      const { backgroundColor } = getComputedStyle(at)
      if (alphaOf(backgroundColor) === 255) return backgroundColor
      // A heart button on a picture has its round background in `::before`.
      const { content, backgroundColor: disc } = getComputedStyle(at, '::before')
      if (at.matches('button') && content !== 'none' && alphaOf(disc) === 255) return disc
    }
    return getComputedStyle(document.documentElement).colorScheme.includes('dark') ? 'Canvas' : 'white'
  }
}

/** Checks that nothing moves with reduced motion; fading may only change the opacity (A11Y-012). */
export async function expectStillness(page: Page, what: string): Promise<void> {
  const moving = await page.evaluate(() =>
    document.getAnimations().flatMap(({ effect }) => {
      if (!(effect instanceof KeyframeEffect)) return []
      const changed = effect.getKeyframes().flatMap((frame) => Object.keys(frame))
      const moved = changed.filter((name) => !['offset', 'computedOffset', 'easing', 'composite', 'opacity'].includes(name))
      return moved.length > 0 || effect.getTiming().iterations === Number.POSITIVE_INFINITY ? [effect.target?.className ?? 'something'] : []
    }),
  )
  expect(moving, `${what} moves`).toEqual([])
}
