import { expect, type Page } from '@playwright/test'
import { inAllLetters } from '../letters.ts'

/** Checks that the page can't be scrolled sideways, as it can if an element is too wide (A11Y-010). */
export async function expectNoSidewaysScroll(page: Page, what: string): Promise<void> {
  const overflow = await page.evaluate(() => {
    const room = document.documentElement.clientWidth
    if (document.documentElement.scrollWidth <= window.innerWidth) return []
    const outside = [...document.querySelectorAll('body *')].filter((element) => element.getBoundingClientRect().right > room + 1)
    return outside.map((element) => `${element.tagName} ${element.className} ${element.textContent?.slice(0, 40)}`)
  })
  expect(overflow, `${what} scrolls sideways`).toEqual([])
}

/** Runs a check with text at twice its size, as set in the browser (A11Y-010). */
export async function withDoubleText(page: Page, check: () => Promise<void>): Promise<void> {
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  await check()
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
}

/** Checks a page on a phone: width, targets and figures, in letters of three widths, in each also with double text (A11Y-017). The checks of one state are sent together, which saves time. */
export async function expectPhoneLayout(page: Page, what: string): Promise<void> {
  await inAllLetters(page, what, check)

  async function check(what: string): Promise<void> {
    await Promise.all([expectNoSidewaysScroll(page, what), expectLargeTargets(page, what), expectWholeSums(page, what)])
    const doubled = `${what}, text at 200 %,`
    await withDoubleText(page, async () => {
      await Promise.all([expectNoSidewaysScroll(page, doubled), expectWholeDigits(page, doubled)])
    })
  }
}

/** Texts that must not be broken over two lines: masked phones, order numbers, ranges. */
const NAMES = '\\d{3}\\s\\d{3}\\s•••\\s\\d{3}|SMK-\\d+|\\b\\d+-\\d+\\b'

/** Checks that no number is broken over two lines, where it would look like two (A11Y-010). With double text size, `TZS` may be on the line before. */
export const expectWholeDigits = (page: Page, what: string): Promise<void> => expectUnparted(page, what, `${NAMES}|\\d[\\d,]*\\d`)
export const expectWholeSums = (page: Page, what: string): Promise<void> =>
  expectUnparted(page, what, `${NAMES}|(TZS )?\\d[\\d,]*\\d|× \\d+|\\d k?g\\b`)

async function expectUnparted(page: Page, what: string, pattern: string): Promise<void> {
  const parted = await page.evaluate((sums) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      for (const { 0: sum, index } of text.nodeValue?.matchAll(new RegExp(sums, 'g')) ?? []) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + sum.length)
        const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top)))
        if (lines.size > 1 && !isWiderThanLine(text, sum)) found.push(`${sum} in: ${text.nodeValue}`)
      }
    return found

    /** Returns whether a text is wider than its line, if the line is at least half the window wide. Only then may it break. */
    function isWiderThanLine(text: Node, sum: string): boolean {
      let box = text.parentElement
      while (box && getComputedStyle(box).display.startsWith('inline')) box = box.parentElement
      if (!box) return false
      const unbroken = document.createElement('span')
      unbroken.style.cssText = 'position: absolute; white-space: nowrap'
      // An `unparted` element moves to the next line as a whole, so measure all of its text.
      unbroken.textContent = text.parentElement?.classList.contains('unparted') ? text.nodeValue : sum
      text.parentElement?.append(unbroken)
      const { width } = unbroken.getBoundingClientRect()
      unbroken.remove()
      const { paddingLeft, paddingRight } = getComputedStyle(box)
      const room = box.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
      return room >= window.innerWidth / 2 && width > room
    }
  }, pattern)
  expect(parted, `${what} parts a figure`).toEqual([])
}

/** Checks that no text is cut off by an ellipsis or by its box (A11Y-010). */
export async function expectUncut(page: Page, selector: string, what: string): Promise<void> {
  const cut = await page.evaluate(
    (each) =>
      [...document.querySelectorAll(each)]
        .filter(
          ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1,
        )
        .map(({ textContent }) => textContent),
    selector,
  )
  expect(cut, `${what} is cut`).toEqual([])
}

const LEAST = 44

/** Checks that targets are large enough to tap. A link in a sentence only needs the height of its line (A11Y-009). */
export async function expectLargeTargets(page: Page, what: string): Promise<void> {
  const small = await page.evaluate((least) => {
    const targets = document.querySelectorAll<HTMLElement>('a[href], button, select, textarea, summary, input:not([type=hidden])')
    const found = [...targets]
      .filter((target) => target.checkVisibility({ visibilityProperty: true }) && !target.closest('[inert]'))
      .filter((target) => !isLarge(target) && !inSentence(target))
      .map((target) => target.getAttribute('aria-label') ?? target.textContent?.trim())
    window.scrollTo(0, 0)
    return found

    function isLarge(target: HTMLElement): boolean {
      // The label of a radio or checkbox can be tapped too.
      const hit = (target.matches('[type=radio], [type=checkbox]') && target.closest('label')) || target
      const { width, height } = hit.getBoundingClientRect()
      if (width <= 1 || (Math.round(width) >= least && Math.round(height) >= least)) return true
      return reaches(hit)
    }

    /** Returns whether a link is stretched over the element around it, such as its card. */
    function reaches(hit: HTMLElement): boolean {
      hit.scrollIntoView({ block: 'center' })
      const { left, right, top, bottom } = hit.getBoundingClientRect()
      const [x, y, reach] = [(left + right) / 2, (top + bottom) / 2, least / 2 - 1]
      const points = [
        [0, -reach],
        [0, reach],
        [-reach, 0],
        [reach, 0],
      ] as const
      return points.every(([dx, dy]) => {
        const topElement = document.elementFromPoint(x + dx, y + dy)
        return topElement !== null && hit.contains(topElement)
      })
    }

    function inSentence(target: HTMLElement): boolean {
      if (!target.matches('a') || getComputedStyle(target).display !== 'inline') return false
      return target.parentElement?.textContent?.trim() !== target.textContent?.trim()
    }
  }, LEAST)
  expect(small, `${what} has targets under ${LEAST} px`).toEqual([])
}

/** Checks that siblings don't overlap by more than a pixel (CHAT-152). Positioned elements are exempt, because they overlap on purpose. */
export async function expectNoOverlap(page: Page, selector: string, what: string): Promise<void> {
  const over = await page.evaluate((within) => {
    const inFlow = (element: Element): element is HTMLElement => {
      if (!(element instanceof HTMLElement) || !element.checkVisibility({ visibilityProperty: true })) return false
      const { position, display } = getComputedStyle(element)
      const { width, height } = element.getBoundingClientRect()
      const isLaidOver = position === 'absolute' || position === 'fixed' || position === 'sticky'
      return (
        !isLaidOver && display !== 'inline' && display !== 'contents' && width > 1 && height > 1 && !element.closest('[aria-hidden=true]')
      )
    }
    const shares = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2
    const parents = [...document.querySelectorAll(within)].flatMap((root) => [root, ...root.querySelectorAll('*')])
    return parents.flatMap((parent) => {
      const children = [...parent.children].filter(inFlow)
      return children.flatMap((one, at) =>
        children
          .slice(at + 1)
          .filter((other) => shares(one.getBoundingClientRect(), other.getBoundingClientRect()))
          .map((other) => `${one.textContent?.slice(0, 30)} | ${other.textContent?.slice(0, 30)}`),
      )
    })
  }, selector)
  expect(over, `${what} overlaps`).toEqual([])
}

/** Checks that texts stay inside their card and no control covers a heading (A11Y-010). */
export async function expectWordsInCards(page: Page, what: string): Promise<void> {
  const astray = await page.evaluate(() => {
    const linesOf = (node: Node): DOMRect[] => {
      const range = document.createRange()
      range.selectNodeContents(node)
      return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
    }
    const shares = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2
    return [...document.querySelectorAll('[role=log] article')].flatMap((card) => {
      const { left, right } = card.getBoundingClientRect()
      const out: string[] = []
      const texts = document.createTreeWalker(card, NodeFilter.SHOW_TEXT)
      for (let text = texts.nextNode(); text; text = texts.nextNode())
        if (linesOf(text).some((line) => line.right > right + 1 || line.left < left - 1)) out.push(`${text.nodeValue} sticks out`)
      const heading = card.querySelector('h2')
      const controls = [...card.querySelectorAll('button, a')].filter((control) => !heading?.contains(control))
      for (const line of heading ? linesOf(heading) : [])
        for (const control of controls)
          if (shares(line, control.getBoundingClientRect())) out.push(`${control.textContent} lies on ${heading?.textContent}`)
      return out
    })
  })
  expect(astray, what).toEqual([])
}

/** Checks that no control of a card is completely above the one before it, so that tab order and reading order agree. Sticky elements are exempt. */
export async function expectReadingOrder(page: Page, cards: string, what: string): Promise<void> {
  const turned = await page.evaluate((each) => {
    const sticks = (control: Element): boolean => {
      for (let at: Element | null = control; at; at = at.parentElement) if (getComputedStyle(at).position === 'sticky') return true
      return false
    }
    const nameOf = (control?: HTMLElement) => control?.getAttribute('aria-label') ?? control?.textContent?.trim()
    return [...document.querySelectorAll(each)].flatMap((card) => {
      const controls = [...card.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')].filter(
        (control) => control.checkVisibility({ visibilityProperty: true }) && !sticks(control),
      )
      return controls.flatMap((control, at) => {
        const before = controls[at - 1]
        const isAbove = before && control.getBoundingClientRect().bottom <= before.getBoundingClientRect().top
        return isAbove || control.tabIndex > 0 ? `${nameOf(before)} | ${nameOf(control)}` : []
      })
    })
  }, cards)
  expect(turned, `${what} has controls out of their order`).toEqual([])
}

/** Checks that the text of a control has a distance from its border. */
export async function expectRoomInControls(page: Page, within: string, what: string): Promise<void> {
  const LEAST = 4
  const tight = await page.evaluate(
    ([inside, least]) =>
      [...document.querySelectorAll<HTMLElement>(`${inside} button, ${inside} a[href]`)].flatMap((control) => {
        const { borderLeftStyle, borderLeftWidth } = getComputedStyle(control)
        if (borderLeftStyle === 'none' || Number.parseFloat(borderLeftWidth) === 0 || !control.checkVisibility()) return []
        const { left, right } = control.getBoundingClientRect()
        const lines = [...control.childNodes].flatMap((node) => {
          const words = document.createRange()
          words.selectNodeContents(node)
          return node.nodeType === Node.TEXT_NODE ? [...words.getClientRects()].filter(({ width }) => width > 1) : []
        })
        return lines.some((line) => line.left < left + least || line.right > right - least) ? (control.textContent ?? '') : []
      }),
    [within, LEAST] as const,
  )
  expect(tight, `${what} has words on the border of a control`).toEqual([])
}
