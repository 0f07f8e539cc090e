import { type ReactNode, type Ref, useId } from 'react'
import styles from './CheckoutSection.module.css'

export interface CheckoutSectionProps {
  title: string
  hint?: string
  ref?: Ref<HTMLElement>
  children: ReactNode
}

export function CheckoutSection({ title, hint, ref, children }: CheckoutSectionProps) {
  const id = useId()
  return (
    <section ref={ref} className={styles.checkoutBlock} aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        {hint && <p className="small muted">{hint}</p>}
      </div>
      <div className={styles.checkoutBlockBody}>{children}</div>
    </section>
  )
}
