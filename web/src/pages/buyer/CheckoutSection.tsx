import { type ReactNode, useId } from 'react'

export function CheckoutSection({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className="blk" aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        {hint && <p className="small mut">{hint}</p>}
      </div>
      <div className="blk-body">{children}</div>
    </section>
  )
}
