import { type ReactNode, useId } from 'react'
import mjiJahazi from '#web/art/mji-jahazi.svg'
import mjiSamaki from '#web/art/mji-samaki.svg'
import mjiWavu from '#web/art/mji-wavu.svg'
import { Jina, type Saying } from './Jina.tsx'
import { type Cloth, Kanga } from './Kanga.tsx'

const art = { jahazi: mjiJahazi, samaki: mjiSamaki, wavu: mjiWavu } as const

export interface EmptyStateProps {
  cloth?: Cloth
  mji?: keyof typeof art
  title: ReactNode
  text?: ReactNode
  jina?: Saying
  /** At most one button. */
  children?: ReactNode
}

export function EmptyState({ cloth = 'wimbi', mji = 'wavu', title, text, jina, children }: EmptyStateProps) {
  const id = useId()
  return (
    <Kanga cloth={cloth} paper heading={id} className="empty">
      <img src={art[mji]} alt="" width={120} height={120} />
      <h2 id={id}>{title}</h2>
      {text && <p className="muted">{text}</p>}
      {children}
      {jina && <Jina saying={jina} />}
    </Kanga>
  )
}
