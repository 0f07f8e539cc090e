import type { ReactNode } from 'react'
import { classes } from '../classes.ts'

const GAP = 16

/** The bar with the page's actions. Its height goes into `--area-foot`, so that page and toasts keep clear of it when it grows (A11Y-016). */
export function AreaFoot({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return (
    <div className={classes('area-foot', className)} ref={followHeight}>
      {children}
    </div>
  )
}

function followHeight(foot: HTMLElement | null) {
  if (foot === null || !('ResizeObserver' in globalThis)) return
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => style.setProperty('--area-foot', `${foot.offsetHeight + GAP}px`))
  observer.observe(foot, { box: 'border-box' })
  return () => {
    observer.disconnect()
    style.removeProperty('--area-foot')
  }
}
